//! Tries the pipeline.
use carryless::{games::Question, line::Line, render::{Renderer, Screen, View, Detail}, wording::Language};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let lang = Language::of_code(&args[0]).unwrap();
    let r = Renderer::new(lang, &["nim","race"]).unwrap();
    let line = Line::parse(&args[2]);
    let mut e = Question::parse(&line).unwrap().explain(false);
    let detail = Detail::ALL.iter().find(|(n,_)| *n==args[3]).unwrap().1;
    let view = View { detail, ..View::default() };
    match args[1].as_str() {
        "md" => print!("{}", r.markdown(&mut e, view).unwrap()),
        "text" => print!("{}", r.text(&mut e, view, Screen{width:80,colour:false}).unwrap()),
        "json" => println!("{}", serde_json::to_string_pretty(&e).unwrap()),
        _ => {}
    }
}
