//! Plays whole stories by keyboard alone and compares what a screen reader hears: a child plays, loses,
//! splits and pairs the stones and wins; two play on one screen. The text is read from the live region in the
//! browser's accessibility tree, where every control has a name.

use chromiumoxide::cdp::browser_protocol::accessibility::{
    AxNode, AxPropertyName, GetFullAxTreeParams,
};

use super::fits::Shown;
use super::games::{key, reach};
use super::written;
use crate::chromium::{Chromium, LAPTOP, Tab};

/// The roles that must have a name.
const NAMED: [&str; 8] =
    ["button", "link", "textbox", "combobox", "checkbox", "slider", "image", "DisclosureTriangle"];

fn text(value: Option<&chromiumoxide::cdp::browser_protocol::accessibility::AxValue>) -> String {
    let value = value.and_then(|value| value.value.as_ref());
    value.and_then(|value| value.as_str()).unwrap_or_default().to_owned()
}

/// Accessibility tree of the page, as a list of its nodes.
struct Tree(Vec<AxNode>);

impl Tree {
    async fn of(tab: &Tab) -> Self {
        let tree = tab.page().execute(GetFullAxTreeParams::default()).await.unwrap();
        let nodes = tree.result.nodes.into_iter().filter(|node| !node.ignored);
        let tree = Tree(nodes.collect());
        for (role, name) in tree.all() {
            assert!(!NAMED.contains(&&*role) || !name.is_empty(), "a {role} has no name");
        }
        tree
    }

    /// Role and name of each node of the tree.
    fn all(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().map(|node| (text(node.role.as_ref()), text(node.name.as_ref())))
    }

    fn names(&self, role: &str) -> Vec<String> {
        self.all().filter(|(own, _)| own == role).map(|(_, name)| name).collect()
    }

    /// Text that the page announced last.
    fn heard(&self) -> String {
        let is_live = |node: &&AxNode| {
            let properties = node.properties.iter().flatten();
            let mut live = properties.filter(|one| one.name == AxPropertyName::Live);
            live.any(|one| text(Some(&one.value)) == "polite")
        };
        let region = self.0.iter().find(is_live).expect("a live region");
        let ids = region.child_ids.iter().flatten();
        let inside = ids.filter_map(|id| self.0.iter().find(|node| node.node_id == *id));
        inside.map(|node| text(node.name.as_ref())).collect()
    }
}

/// Presses a control by keyboard, and returns the tree after it.
async fn press(tab: &Tab, selector: &str) -> Tree {
    reach(tab, selector).await;
    key(tab, "Enter", 13).await;
    let inside = "document.querySelector('carryless-page').contains(document.activeElement)";
    assert!(tab.value::<bool>(inside).await, "the focus is lost after {selector}");
    Tree::of(tab).await
}

async fn named(tab: &Tab, name: &str) -> Tree {
    press(tab, &format!("[aria-label=\"{name}\"]")).await
}

async fn next(tab: &Tab) -> Tree {
    press(tab, ".go .next").await
}

/// Waits for the computer's move, without the pause that a person gets; returns the tree after it.
async fn answered(tab: &Tab) -> Tree {
    let wait = "(() => { const page = document.querySelector('carryless-page'); \
                for (let i = 0; i < 4 && !document.querySelector('.go .next[name]:not([name=wait]), [data-with]'); i++) { \
                clearTimeout(page.later); page.ask({ name: 'wait' }); } return 0; })()";
    let _: u8 = tab.value(wait).await;
    Tree::of(tab).await
}

fn has(number: u64, weight: u64) -> bool {
    number / weight % 2 == 1
}

/// Pile, and the number of stones to leave in it so that every block has a partner; found by trying.
fn paired(piles: &[u64]) -> (usize, u64) {
    let all = (0..piles.len()).flat_map(|row| (0..piles[row]).map(move |leaves| (row, leaves)));
    let mut right = all.filter(|&(row, leaves)| {
        let mut after = piles.to_vec();
        after[row] = leaves;
        [1, 2, 4]
            .iter()
            .all(|&weight| after.iter().filter(|pile| has(**pile, weight)).count() % 2 == 0)
    });
    right.next().expect("a move that leaves no block alone")
}

/// Makes, by its blocks, the move that leaves no block without a partner; returns the tree after it.
async fn balance(tab: &Tab, tree: &Tree) -> Tree {
    let board = tree.names("image").concat();
    let piles: Vec<u64> =
        board.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
    let (row, leaves) = paired(&piles);
    for weight in [4, 2, 1] {
        match (has(piles[row], weight), has(leaves, weight)) {
            (true, false) => {
                drop(named(tab, &format!("Pile {}: block of {weight}", row + 1)).await)
            }
            (false, true) => {
                drop(named(tab, &format!("Pile {}: no block of {weight}", row + 1)).await);
            }
            _ => {}
        }
    }
    let made = next(tab).await;
    let took = format!("You took {} from pile {}. ", piles[row] - leaves, row + 1);
    assert!(made.heard().starts_with(&took), "{took} {}", made.heard());
    made
}

#[test]
#[ignore = "needs Chromium"]
fn a_child_loses_learns_and_wins_by_keyboard_and_hears_it() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", LAPTOP, &file).await;
        let tab = &page.tab;
        page.go("play 3 4 5 --first me --seed 7", "").await;
        assert_eq!(named(tab, "Pile 1: take 3").await.heard(), "Take 3");
        assert_eq!(next(tab).await.heard(), "You took 3 from pile 1. My turn.");
        let heard = answered(tab).await.heard();
        assert_eq!(heard, "Your turn. I took 1 from pile 3.");
        named(tab, "Pile 2: take 4").await;
        next(tab).await;
        let lost = answered(tab).await;
        assert!(lost.heard().starts_with("I win. "), "{}", lost.heard());
        assert_eq!(lost.names("heading"), ["The last stone is mine."]);
        next(tab).await;
        for (pile, size) in [(1, 3), (2, 4), (3, 5)] {
            named(tab, &format!("Pile {pile}, {size} stones: split it")).await;
        }
        next(tab).await;
        for name in ["Pile 1: block of 2", "Pile 2: block of 4"] {
            named(tab, name).await;
        }
        assert_eq!(Tree::of(tab).await.names("heading"), ["These two do not cancel."]);
        for (pile, weight) in [(2, 4), (3, 4), (1, 1), (3, 1)] {
            named(tab, &format!("Pile {pile}: block of {weight}")).await;
        }
        let alone = next(tab).await;
        assert!(alone.heard().starts_with("The 2 is alone. "), "{}", alone.heard());
        let mut tree = next(tab).await;
        for _ in 0..9 {
            tree = balance(tab, &tree).await;
            if tree.heard().contains("You win!") {
                break;
            }
            tree = answered(tab).await;
        }
        assert_eq!(tree.names("heading"), ["You did it."]);
        assert!(tree.heard().contains(" You win! You did it. "), "{}", tree.heard());
        page.tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn two_play_by_keyboard_and_hear_whose_turn_it_is() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path()).join("index.html");
    chromium.run(async {
        let page = Shown::of(&chromium, "en", LAPTOP, &file).await;
        let tab = &page.tab;
        page.go("play 3 4 5 --first me --seed 7", "").await;
        press(tab, ".rules-of summary").await;
        let begun = press(tab, "[name=again][value=two]").await;
        assert!(begun.heard().starts_with("Player 1: your turn."), "{}", begun.heard());
        for (pile, take, turn) in [(1, 3, "Player 2: your turn."), (2, 4, "Player 1: your turn.")] {
            named(tab, &format!("Pile {pile}: take {take}")).await;
            let heard = next(tab).await.heard();
            let wanted = format!("You took {take} from pile {pile}. {turn}");
            assert!(heard.starts_with(&wanted), "{heard}");
        }
        named(tab, "Pile 3: take 5").await;
        let won = next(tab).await;
        assert_eq!(won.names("heading"), ["Player 1 takes the last stone and wins."]);
        assert!(
            won.heard().ends_with("Player 1 takes the last stone and wins."),
            "{}",
            won.heard()
        );
        page.tab.close().await;
    });
}
