//! Plays matches by touch on random positions: the page shows the contents of the engine's reply, the offered
//! moves equal those of the rules, and the match ends properly. The rules of the ten games are in `drawn.js`,
//! independent of the program.

use super::fits::{SMALL, Shown};
use super::written;
use crate::chromium::Chromium;

const DRAWN: &str = include_str!("drawn.js");

const GAMES: [&str; 10] =
    ["nim", "misere", "limit", "set", "race", "wythoff", "moore", "staircase", "kayles", "lasker"];

#[test]
#[ignore = "needs Chromium"]
fn fifty_drawn_positions_of_ten_games_are_played_to_the_end() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    for game in GAMES {
        chromium.run(async {
            let page = Shown::of(&chromium, "en", SMALL, &file).await;
            for seed in 1..=5 {
                let play = format!("({DRAWN})('{game}', {})", seed * 7919);
                assert_eq!(page.tab.value::<Vec<String>>(&play).await, [""; 0], "{game} {seed}");
            }
            page.tab.close().await;
        });
    }
}
