//! A position on the map; the command line is its text form. The board of the map is in `map/board.rs`.

use carryless_args::error::{Error, faults};
use carryless_args::options;
use carryless_args::{Args, ArgsBuilder};
use carryless_games::games::{self, AnyState, EXPLAIN, Question, nim, subtraction, wythoff};
use carryless_games::position::{AnyMove, Piles, PlayConvention};

faults! {
    pub enum MapFault {
        NotAMap { most: u64 } = "not-a-map",
    }
}

/// Name of the command of the map. Only the page has this command.
pub(crate) const MAP: &str = "map";

/// Command line of the map that is shown instead of a position which the map cannot show.
const FIRST: &str = "map 3 4 5";

/// Numbers of squares per side that the user can choose, each as the text of the option and as a number.
const SIDES: [(&str, u64); 5] = [("8", 8), ("16", 16), ("32", 32), ("64", 64), ("128", 128)];

/// Number of squares per side of the board if the user chooses none and the piles fit.
const USUAL_SIDE: u64 = 16;

/// Limit on the stones of a move when the user has just chosen rules with a limit.
const FIRST_LIMIT: u64 = 3;
/// Subtraction set when the user has just chosen rules with a subtraction set.
const FIRST_SET: [u64; 3] = [1, 3, 4];

/// Position of two or three piles on a map, with its rules and the size of the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MapPosition {
    pub rules: Rules,
    /// Sizes of the piles; the third is 0 if there are two.
    pub piles: [u64; 3],
    /// Number of squares per side of the board; larger than each pile.
    pub side: u64,
}

/// Rules that a map supports.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rules {
    Nim(nim::Rules),
    Set(subtraction::Rules),
    Wythoff,
}

impl Rules {
    /// Returns the name of these rules, which is also the value of the control that chooses them.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Rules::Nim(nim::Rules { limit: None, .. }) => "nim",
            Rules::Nim(_) => "limit",
            Rules::Set(_) => "take",
            Rules::Wythoff => "wythoff",
        }
    }

    /// Returns the rules with this name, with a usual limit or subtraction set; `None` for an unknown name.
    fn from_name(name: &str, play: PlayConvention) -> Option<Self> {
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
    /// Parses the arguments of the command `map`.
    ///
    /// # Errors
    /// `not-a-map` for a position that the map cannot show, and the errors of an invalid position or option.
    pub(crate) fn from_args(args: &Args<'_>) -> Result<Self, Error> {
        let question =
            Question::from_args(EXPLAIN, args.restricted_to(games::options_of(EXPLAIN)))?;
        let side = args.one_of(options::MAP_SQUARES.name, &SIDES)?;
        MapPosition::from_state(&question.state(), side).ok_or_else(|| {
            let most = SIDES[SIDES.len() - 1].1 - 1;
            let words = args.clone().rest();
            let large = words.iter().find(|word| word.number().is_ok_and(|size| size > most));
            let wrong = large.or(words.get(3)).or(words.first());
            let fault = || MapFault::NotAMap { most };
            wrong.map_or_else(|| args.line().error_at_end(fault()), |word| word.error(fault()))
        })
    }

    /// Creates the map position of a game state. The board has the usual number of squares per side or, if
    /// given, `side`, raised where the piles need more. `None` if the map cannot show the state.
    fn from_state(state: &AnyState, side: Option<u64>) -> Option<Self> {
        let (rules, piles) = match state {
            AnyState::Nim(state) => (Rules::Nim(state.rules), state.piles()),
            AnyState::Subtraction(state) => (Rules::Set(state.rules.clone()), state.piles()),
            AnyState::Wythoff(state) => (Rules::Wythoff, &state.position.piles[..]),
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

    /// Returns the position as a state of its game, for other sections of the page.
    pub(crate) fn state(&self) -> AnyState {
        let [first, second, third] = self.piles;
        let piles = if third == 0 { &self.piles[..2] } else { &self.piles[..] };
        match &self.rules {
            Rules::Nim(rules) => AnyState::Nim(nim::State::new(*rules, piles)),
            Rules::Set(rules) => {
                let (rules, position) = (rules.clone(), Piles::from_sizes(piles));
                AnyState::Subtraction(subtraction::State { rules, position })
            }
            Rules::Wythoff => AnyState::Wythoff(wythoff::State::new([first, second])),
        }
    }

    /// Returns the command line from which `MapPosition::from_args` parses this map position.
    pub(crate) fn line(&self) -> String {
        let side = Some(self.side).filter(|side| usual_side(self.piles) != Some(*side));
        let line = ArgsBuilder::from_word(MAP).append(self.state().to_args());
        line.option(&options::MAP_SQUARES, side).to_line()
    }

    /// Makes the computer's move and returns it; `None` if no move is left.
    pub(crate) fn make_computer_move(&mut self) -> Option<AnyMove> {
        let mut state = self.state();
        let turn = state.recommended_move().or_else(|| state.longest_defence())?;
        state.apply(&turn);
        *self = MapPosition::from_state(&state, Some(self.side))?;
        Some(turn)
    }

    /// Applies the control `name` with this value. Returns `None` if the control does not exist or the value is
    /// invalid.
    fn apply_control(&mut self, name: &str, value: &str) -> Option<()> {
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
                self.rules = Rules::from_name(value, self.rules.play())?;
                if self.rules == Rules::Wythoff {
                    self.piles[2] = 0;
                }
            }
            _ => return None,
        }
        Some(())
    }
}

/// Returns the smallest number of squares per side that the user can choose for these piles; `None` if a pile
/// is too large for every board.
fn least_side(piles: [u64; 3]) -> Option<u64> {
    let sides = SIDES.iter().map(|(_, side)| *side);
    sides.into_iter().find(|side| piles.iter().all(|pile| pile < side))
}

/// Returns the default number of squares per side for these piles; `None` if a pile is too large for every
/// board.
fn usual_side(piles: [u64; 3]) -> Option<u64> {
    least_side(piles).map(|side| side.max(USUAL_SIDE))
}

/// Returns the command line of the map after the control `name` was used with this value; `None` if the control
/// does not exist or the value is invalid.
pub(crate) fn apply_control(args: &Args<'_>, name: &str, value: &str) -> Option<String> {
    let args = args.clone().into_result().ok()?;
    let mut place = MapPosition::from_args(&args).ok()?;
    place.apply_control(name, value)?;
    Some(place.line())
}

/// Returns the command line that shows the position `state` on the map, or [`FIRST`] if the map cannot show it.
pub(crate) fn line_for(state: Option<&AnyState>) -> String {
    let place = state.and_then(|state| MapPosition::from_state(state, None));
    place.map_or_else(|| FIRST.to_owned(), |place| place.line())
}
