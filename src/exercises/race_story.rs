//! Races told as stories: a piece on a row of squares, matches on a table, a staircase. The numbers
//! and the stories vary; two exercises with the same numbers and rules are the same exercise.

use super::SourceKind;
use super::ask::{Ask, Blank};
use super::dice::Dice;
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::race::{candidate, measure, say};
use super::space::Source;
use super::task::Task;
use super::verdict::Verdicts;
use super::wishes::Wish;
use crate::games::race::argument::Facts;
use crate::games::race::{self, EndRule, Position as Stand, Rules};
use crate::position::Outcome;

/// The largest number that may be said, and the least and largest target, of each level.
const LEVELS: [(u64, [u64; 2]); 5] =
    [(3, [15, 40]), (5, [20, 100]), (6, [50, 500]), (8, [500, 2500]), (10, [1000, 9999])];

/// Stories in which whoever makes the last step wins.
const WINNING: [&str; 4] = ["squares", "stairs", "matches", "sweets"];

/// Stories in which whoever makes the last step loses.
const LOSING: [&str; 2] = ["matches-last-loses", "sweets-last-loses"];

/// The same for moves of two or more at least, where somebody gets stuck before the end.
const STUCK_LOSES: [&str; 2] = ["squares-stuck-loses", "matches-stuck-loses"];
const STUCK_WINS: [&str; 1] = ["matches-stuck-wins"];

/// Word problems.
pub(super) const KIND: SourceKind = SourceKind {
    name: "race-story",
    wishes: &[Wish::Target, Wish::Say, Wish::Misere],
    verdicts: Verdicts::Outcome,
    works_alone: false,
    sources: |wishes| {
        let (most, [least, largest]) = LEVELS[usize::from(wishes.level() - 1)];
        let says = match wishes.say() {
            Some([least, most]) if most > least => vec![[least, most]],
            Some(_) => Vec::new(),
            None => (2..=most).map(|most| [1, most]).collect(),
        };
        let largest = wishes.number(Wish::Target).unwrap_or(largest);
        let least = if largest > 2 * least { least } else { 3 };
        let source = |misere, outcome| -> Box<dyn Source> {
            Box::new(Stories { says: says.clone(), targets: [least, largest], misere, outcome })
        };
        let ends = if wishes.has(Wish::Misere) { &[true][..] } else { &[false, true] };
        let both = |misere: &bool| [source(*misere, Outcome::N), source(*misere, Outcome::P)];
        ends.iter().flat_map(both).collect()
    },
};

/// Stories, numbered by what may be said and the target.
struct Stories {
    says: Vec<[u64; 2]>,
    targets: [u64; 2],
    misere: bool,
    /// Who wins: each as often as the other.
    outcome: Outcome,
}

impl Source for Stories {
    fn size(&self) -> u64 {
        (self.targets[1] + 1).saturating_sub(self.targets[0]) * self.says.len() as u64
    }

    fn exercise(&self, index: u64, dice: &mut Dice) -> Option<Candidate> {
        let says = self.says.len() as u64;
        let say_what = self.says[(index % says) as usize];
        let end = if self.misere { EndRule::StuckWins } else { EndRule::StuckLoses };
        let rules = Rules { say: say_what, play: end.play(), end };
        let stand = Stand { target: self.targets[0] + index / says, from: 0 };
        if stand.target <= rules.period() || rules.outcome_at(stand.target) != self.outcome {
            return None;
        }
        let story = dice.choose(match (say_what, self.misere) {
            ([1, _], false) => &WINNING[..],
            ([1, _], true) => &LOSING,
            (_, false) => &STUCK_LOSES,
            (_, true) => &STUCK_WINS,
        })?;
        let facts = Facts::of(&race::Setting { rules, position: stand });
        let asks = vec![Ask::new("outcome", Blank::Outcome(facts.outcome)), say(&facts)];
        let form = u8::from(self.misere);
        let difficulty = Difficulty { form, ..measure(rules, stand, &facts) };
        let task = (Task::Story { story }, asks);
        Some(candidate((rules, stand), task, (facts, difficulty)))
    }
}
