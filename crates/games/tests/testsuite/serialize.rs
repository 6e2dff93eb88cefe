//! Compares the serializer with references: JSON text with serde_json, template values with Tera's own, and
//! the markers of lists and fields that a page shows in another way.

use std::collections::BTreeMap;

use carryless_games::serialize::{self, PageOnly};
use serde::Serialize;
use serde_json::{Value, json};

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Pair(u8, &'static str);

#[derive(Serialize)]
enum Shape {
    Dot,
    Circle(f64),
    Line(i8, i64),
    Square { side: u16, name: Option<String> },
}

#[derive(Serialize)]
struct Inner {
    deep: bool,
}

#[derive(Serialize)]
struct Everything {
    numbers: (u64, i128, u128, f32),
    text: String,
    letter: char,
    none: Option<u32>,
    unit: Unit,
    pair: Pair,
    shapes: Vec<Shape>,
    by_name: BTreeMap<String, Vec<u32>>,
    nothing: [u8; 0],
    #[serde(flatten)]
    inner: Inner,
}

fn everything() -> Everything {
    Everything {
        numbers: (u64::MAX, -3, 1 << 100, 0.5),
        text: "a \"b\" \\ \n\t\u{1} 堆".to_owned(),
        letter: '堆',
        none: None,
        unit: Unit,
        pair: Pair(7, "x"),
        shapes: vec![
            Shape::Dot,
            Shape::Circle(1.25),
            Shape::Line(-1, i64::MIN),
            Shape::Square { side: 2, name: Some(String::new()) },
        ],
        by_name: [("b".to_owned(), vec![1, 2]), ("a\n".to_owned(), vec![])].into(),
        nothing: [],
        inner: Inner { deep: true },
    }
}

#[test]
fn json_equals_that_of_serde_json() {
    let data = everything();
    assert_eq!(serialize::json(&data).unwrap(), serde_json::to_string(&data).unwrap());
    assert_eq!(
        serialize::json_pretty(&data).unwrap(),
        serde_json::to_string_pretty(&data).unwrap()
    );
}

#[test]
fn number_keys_of_a_map_become_strings() {
    let data: BTreeMap<u64, bool> = [(3, true), (20, false)].into();
    assert_eq!(serialize::json(&data).unwrap(), serde_json::to_string(&data).unwrap());
}

#[test]
fn template_values_equal_those_of_tera() {
    let data = everything();
    assert_eq!(serialize::value(&data), tera::Value::from_serializable(&data));
}

#[derive(Serialize)]
struct Marked {
    #[serde(serialize_with = "serialize::long")]
    list: Vec<u32>,
    #[serde(serialize_with = "serialize::times::<2, _, _>")]
    twice: Vec<u32>,
    #[serde(serialize_with = "serialize::long_rows")]
    rows: Vec<u32>,
    #[serde(serialize_with = "serialize::page_only")]
    page: u32,
    #[serde(serialize_with = "serialize::json_only")]
    json: u32,
    own: PageOnly<u32>,
}

#[test]
fn markers_elide_lists_and_select_fields_on_pages_only() {
    let list: Vec<u32> = (1..=9).collect();
    let twice = list.clone();
    let rows = list.clone();
    let own = PageOnly(3);
    let data = Marked { list, twice, rows, page: 1, json: 2, own };
    let whole = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    let text: Value = serde_json::from_str(&serialize::json(&data).unwrap()).unwrap();
    assert_eq!(text, json!({ "list": whole, "twice": whole, "rows": whole, "json": 2 }));
    let page = serde_json::to_value(serialize::shortened_value(&data, 3)).unwrap();
    let expected = json!({
        "list": [1, 2, { "left_out": 6 }, 9],
        "twice": [1, 2, 3, 4, { "left_out": 3 }, 8, 9],
        "rows": [1, 2, 6, 9],
        "page": 1,
        "own": 3,
    });
    assert_eq!(page, expected);
    let page = serde_json::to_value(serialize::value(&data)).unwrap();
    assert_eq!(page, json!({ "list": whole, "twice": whole, "rows": whole, "page": 1, "own": 3 }));
}

#[test]
fn a_single_item_is_never_elided() {
    #[derive(Serialize)]
    struct One {
        #[serde(serialize_with = "serialize::long")]
        list: Vec<u32>,
    }
    let page = serialize::shortened_value(&One { list: vec![1, 2, 3, 4] }, 3);
    assert_eq!(serde_json::to_value(page).unwrap(), json!({ "list": [1, 2, 3, 4] }));
}
