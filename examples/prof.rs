//! prof
use carryless::games::Question;
use carryless::line::Line;
use carryless::render::{Renderer, View};
use carryless::wording::Language;
fn main() {
    let l = Language::of_locale("en");
    let r = Renderer::new(l, &["nim"]).ok();
    let Some(r) = r else { return };
    let ps = ["3 4 5", "13 74 85 90", "101 33 7", "127 64 3 9 55"];
    for i in 0..250 {
        let q = Question::parse(&Line::parse(ps[i % 4]));
        let Ok(q) = q else { return };
        let mut e = q.explain(false);
        let m = r.markdown(&mut e, View::default());
        std::hint::black_box(&m).as_ref().ok();
    }
}
