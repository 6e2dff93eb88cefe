//! Tests guesses of the computer's misconception, by tag and by words of either language.

use carryless_games::games::AnyMisconception;
use carryless_play::guess::{Guess, find};
use carryless_render::i18n::{Catalogue, Language};
use carryless_test_support::answers::question;

/// A position of each kind of game that has misconceptions.
const STARTS: [&str; 8] = [
    "3 4 5",
    "1 3 4 --misere",
    "5 7 --limit 3",
    "race 30 --say 1-2",
    "moore 1 3 2 --at-most 2",
    "fibonacci 9",
    "kayles 1 2",
    "staircase 1 2 3",
];

#[test]
fn every_name_of_a_misconception_is_found() {
    let mut found = 0;
    for start in STARTS {
        let ideas = question(start).state().misconceptions();
        for language in Language::all() {
            let words = Catalogue::load(language, &["games"]).unwrap();
            for idea in &ideas {
                let name = words.text(&format!("idea-{}", idea.tag())).unwrap();
                for typed in
                    [idea.tag(), &idea.tag().replace('-', " "), &name, &name.to_uppercase()]
                {
                    let guess = find(&format!(" “{typed}”"), &ideas).unwrap();
                    assert_eq!(guess, Guess::One(*idea), "{start}: {typed}");
                    found += 1;
                }
            }
        }
    }
    assert!(found > 200, "{found}");
}

#[test]
fn some_words_are_enough_if_they_fit_one_only() {
    let ideas = question("3 4 5").state().misconceptions();
    let tags = |typed: &str| -> Vec<&str> {
        match find(typed, &ideas).unwrap() {
            Guess::One(idea) => vec![idea.tag()],
            Guess::Several(several) => several.iter().map(|idea| idea.tag()).collect(),
        }
    };
    assert_eq!(tags(" two piles"), ["equalise"]);
    assert_eq!(tags("凑成两堆"), ["equalise"]);
    assert_eq!(tags("凑成 2 堆"), ["equalise"]);
    assert_eq!(tags("：一样多！"), ["equalise"]);
    assert_eq!(tags("nim-sum largest"), ["nim-sum-from-largest"]);
    assert_eq!(tags("the largest"), ["largest-pile", "nim-sum-from-largest"]);
    let all: Vec<&str> = ideas.iter().copied().map(AnyMisconception::tag).collect();
    assert_eq!([tags(""), tags(" ?"), tags("nobody knows")], [all.clone(), all.clone(), all]);
}
