//! A position on a map, as the line of a page says it. In: a line, or a position of another wing, and the
//! control that was used. Out: the position, and the line that says it.

use crate::args::{Args, ArgsBuilder};
use crate::error::{Error, faults};
use crate::games::{self, AnyState, EXPLAIN, Question, nim, subtraction, wythoff};
use crate::options;
use crate::position::{AnyMove, Piles, PlayConvention};

faults! {
    pub(crate) enum MapFault {
        NotAMap { most: u64 } = "not-a-map",
    }
}

/// The command of a map, which only a page has.
pub(crate) const MAP: &str = "map";

/// The line of the map where no position is known.
const FIRST: &str = "map 3 4 5";

/// How many squares a side can have.
const SIDES: [(&str, u64); 5] = [("8", 8), ("16", 16), ("32", 32), ("64", 64), ("128", 128)];

/// How many it has where the line does not say, if the piles fit.
const USUAL_SIDE: u64 = 16;

/// What a limit and a set of moves are when they are first chosen.
const FIRST_LIMIT: u64 = 3;
const FIRST_SET: [u64; 3] = [1, 3, 4];

/// A position of two or three piles, and how much of the board around it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MapPosition {
    pub(crate) rules: Rules,
    /// The piles; the third is 0 where there is none.
    pub(crate) piles: [u64; 3],
    /// How many squares a side of the board has: more than each pile.
    pub(crate) side: u64,
}

/// The rules that a map can have.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rules {
    Nim(nim::Rules),
    Set(subtraction::Rules),
    Wythoff,
}

impl Rules {
    /// The value of the control that chooses them.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Rules::Nim(nim::Rules { limit: None, .. }) => "nim",
            Rules::Nim(_) => "limit",
            Rules::Set(_) => "take",
            Rules::Wythoff => "wythoff",
        }
    }

    /// The rules with this name, as far as they are not said yet.
    fn named(name: &str, play: PlayConvention) -> Option<Self> {
        match name {
            "nim" => Some(Rules::Nim(nim::Rules { limit: None, play })),
            "limit" => Some(Rules::Nim(nim::Rules { limit: Some(FIRST_LIMIT), play })),
            "take" => Some(Rules::Set(subtraction::Rules { take: FIRST_SET.to_vec(), play })),
            "wythoff" => Some(Rules::Wythoff),
            _ => None,
        }
    }

    pub(crate) fn play(&self) -> PlayConvention {
        match self {
            Rules::Nim(rules) => rules.play,
            Rules::Set(rules) => rules.play,
            Rules::Wythoff => PlayConvention::Normal,
        }
    }
}

impl MapPosition {
    /// Reads what stands behind the command of a map.
    /// Errors: what the rules of the game refuse, and a position that no map shows.
    pub(crate) fn read(asked: &Args<'_>) -> Result<Self, Error> {
        let question = Question::of_asked(EXPLAIN, asked.part(games::options_of(EXPLAIN)))?;
        let side = asked.one_of(options::MAP_SQUARES.name, &SIDES)?;
        MapPosition::of(&question.setting(), side).ok_or_else(|| {
            let most = SIDES[SIDES.len() - 1].1 - 1;
            let words = asked.clone().rest();
            let large = words.iter().find(|word| word.number().is_ok_and(|size| size > most));
            let wrong = large.or(words.get(3)).or(words.first());
            let fault = || MapFault::NotAMap { most };
            wrong.map_or_else(|| asked.line().error_at_end(fault()), |word| word.error(fault()))
        })
    }

    /// The place of a position of another wing, on a board of at least this side; none where no map shows it.
    fn of(setting: &AnyState, side: Option<u64>) -> Option<Self> {
        let (rules, piles) = match setting {
            AnyState::Nim(setting) => (Rules::Nim(setting.rules), setting.piles()),
            AnyState::Subtraction(setting) => (Rules::Set(setting.rules.clone()), setting.piles()),
            AnyState::Wythoff(setting) => (Rules::Wythoff, &setting.position.piles[..]),
            _ => return None,
        };
        let piles = match *piles {
            [first, second] => [first, second, 0],
            [first, second, third] => [first, second, third],
            _ => return None,
        };
        let usual = usual_side(piles)?;
        let place = MapPosition { rules, piles, side: usual };
        Some(match side {
            Some(side) => MapPosition { side: side.max(least_side(piles)?), ..place },
            None => place,
        })
    }

    /// The position for the other wings.
    pub(crate) fn setting(&self) -> AnyState {
        let [first, second, third] = self.piles;
        let piles = if third == 0 { &self.piles[..2] } else { &self.piles[..] };
        match &self.rules {
            Rules::Nim(rules) => AnyState::Nim(nim::State::of(*rules, piles)),
            Rules::Set(rules) => {
                let (rules, position) = (rules.clone(), Piles::of(piles));
                AnyState::Subtraction(subtraction::State { rules, position })
            }
            Rules::Wythoff => AnyState::Wythoff(wythoff::State::of([first, second])),
        }
    }

    pub(crate) fn line(&self) -> String {
        let side = Some(self.side).filter(|side| usual_side(self.piles) != Some(*side));
        let line = ArgsBuilder::of(MAP).then(self.setting().written());
        line.option(&options::MAP_SQUARES, side).line()
    }

    /// Makes the move that the computer answers with; none where no move is left.
    pub(crate) fn answer(&mut self) -> Option<AnyMove> {
        let mut setting = self.setting();
        let turn = setting.recommended().or_else(|| setting.patient())?;
        setting.apply(&turn);
        *self = MapPosition::of(&setting, Some(self.side))?;
        Some(turn)
    }

    /// Does what a control says; none where it says nothing that can be done.
    fn change(&mut self, name: &str, value: &str) -> Option<()> {
        let fitting = |side: u64, pile: u64| pile.min(side - 1);
        match name {
            "at" => {
                let (first, second) = value.split_once(' ')?;
                let [first, second] = [first.parse().ok()?, second.parse().ok()?];
                self.piles[0] = fitting(self.side, first);
                self.piles[1] = fitting(self.side, second);
            }
            "third" => self.piles[2] = fitting(self.side, value.parse().ok()?),
            "squares" => {
                let power: usize = value.parse().ok()?;
                self.side =
                    SIDES.iter().find(|(_, side)| side.trailing_zeros() as usize == power)?.1;
                self.piles = self.piles.map(|pile| fitting(self.side, pile));
            }
            "rule" if value != self.rules.name() => {
                self.rules = Rules::named(value, self.rules.play())?;
                if self.rules == Rules::Wythoff {
                    self.piles[2] = 0;
                }
            }
            _ => return None,
        }
        Some(())
    }
}

/// The smallest side that has room for these piles.
fn least_side(piles: [u64; 3]) -> Option<u64> {
    let sides = SIDES.iter().map(|(_, side)| *side);
    sides.into_iter().find(|side| piles.iter().all(|pile| pile < side))
}

fn usual_side(piles: [u64; 3]) -> Option<u64> {
    least_side(piles).map(|side| side.max(USUAL_SIDE))
}

/// The line of a map after a control was used; none where the control changes nothing.
pub(crate) fn edited(asked: &Args<'_>, name: &str, value: &str) -> Option<String> {
    let asked = asked.clone().sound().ok()?;
    let mut place = MapPosition::read(&asked).ok()?;
    place.change(name, value)?;
    Some(place.line())
}

/// The line of the map with this position; another one where no map shows it.
pub(crate) fn of(setting: Option<&AnyState>) -> String {
    let place = setting.and_then(|setting| MapPosition::of(setting, None));
    place.map_or_else(|| FIRST.to_owned(), |place| place.line())
}
