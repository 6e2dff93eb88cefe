//! The macro that makes the types over all games from one line a game: whoever holds a position of
//! some game holds a `Setting`, and asks it without knowing which game it is.

/// Makes the types over all games, and the registry, from one line a game. The first game is the
/// one that is meant when none is named; those that are `played` are [`Playable`].
macro_rules! games {
    (
        played { $($(#[$doc:meta])* $played:ident = $game:ty;)+ }
        explained { $($(#[$other_doc:meta])* $other:ident = $topic:ty;)+ }
    ) => {
        games! { @all $($(#[$doc])* $played = $game;)+ $($(#[$other_doc])* $other = $topic;)+ }

        /// Rules and position of some game: what a match stands at, what a record begins with, what
        /// an exercise is about.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "game", rename_all = "lowercase")]
        pub(crate) enum Setting {
            $($(#[$doc])* $played(<$game as Game>::Setting),)+
            $(
                $(#[$other_doc])*
                #[serde(skip_deserializing)]
                #[schemars(skip)]
                $other(<$topic as Game>::Setting),
            )+
        }

        /// A wrong idea about some game that is played; in text its tag.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "AnyIdea")]
        pub(crate) enum Idea {
            $($(#[$doc])* $played(<$game as Playable>::Idea),)+
        }

        /// The names of the games that can be played.
        pub(crate) const PLAYED: &[&str] = &[$(<$game as Game>::NAME),+];

        impl Idea {
            /// Those by which somebody can play.
            pub(crate) fn beliefs() -> impl Iterator<Item = Self> {
                let none = std::iter::empty();
                none$(.chain(<$game as Playable>::BELIEFS.iter().copied().map(Idea::$played)))+
            }

            /// Its tag, as in the JSON of an explanation.
            pub(crate) fn tag(self) -> &'static str {
                match self {
                    $(Idea::$played(idea) => idea.tag(),)+
                }
            }

            /// Whether it is about the last stone.
            pub(crate) fn is_about_the_last_stone(self) -> bool {
                match self {
                    $(Idea::$played(idea) => idea.is_about_the_last_stone(),)+
                }
            }
        }

        impl Question {
            /// Rules and position.
            pub(crate) fn setting(&self) -> Setting {
                match self {
                    $(Question::$played(question) => Setting::$played(question.setting.clone()),)+
                    $(Question::$other(question) => Setting::$other(question.setting.clone()),)+
                }
            }
        }

        impl Explanation {
            /// Forgets the ideas that the judged move was not made by.
            pub(crate) fn keep_idea(&mut self, held: Option<Idea>) {
                match self {
                    $(Explanation::$played(explanation) => {
                        let held = match held {
                            Some(Idea::$played(idea)) => Some(idea),
                            _ => None,
                        };
                        explanation.judged.keep_idea(held);
                    })+
                    $(Explanation::$other(_) => {})+
                }
            }
        }

        impl Setting {
            /// The name of the game.
            pub(crate) fn game(&self) -> &'static str {
                match self {
                    $(Setting::$played(_) => <$game as Game>::NAME,)+
                    $(Setting::$other(_) => <$topic as Game>::NAME,)+
                }
            }

            /// The piles, or the numbers of a topic; none of a race.
            pub(crate) fn numbers(&self) -> &[u64] {
                match self {
                    $(Setting::$played(setting) => <$game as Game>::numbers(setting),)+
                    $(Setting::$other(setting) => <$topic as Game>::numbers(setting),)+
                }
            }

            /// Whether the game can be played.
            pub(crate) fn is_played(&self) -> bool {
                PLAYED.contains(&self.game())
            }

            /// What is wrong with rules and position that nobody has read from words.
            /// Errors: the name of the part.
            pub(crate) fn check(&self) -> Result<(), &'static str> {
                match self {
                    $(Setting::$played(setting) => <$game>::check(setting),)+
                    _ => Err("game"),
                }
            }

            /// What is left: stones, or the way to the target.
            pub(crate) fn left(&self) -> u128 {
                match self {
                    $(Setting::$played(setting) => <$game>::left(setting),)+
                    _ => 0,
                }
            }

            /// How many legal moves there are.
            pub(crate) fn move_count(&self) -> u128 {
                match self {
                    $(Setting::$played(setting) => <$game>::move_count(setting),)+
                    _ => 0,
                }
            }

            /// The legal move with this index.
            pub(crate) fn nth(&self, index: u128) -> Option<Turn> {
                match self {
                    $(Setting::$played(setting) => <$game>::nth(setting, index).map(Turn::from),)+
                    _ => None,
                }
            }

            /// Whether the rules allow this move, and it says of itself what is true.
            pub(crate) fn is_legal(&self, turn: &Turn) -> bool {
                match self {
                    $(Setting::$played(setting) => turn
                        .clone()
                        .try_into()
                        .is_ok_and(|chosen| <$game>::is_legal(setting, &chosen)),)+
                    _ => false,
                }
            }

            /// Makes a move; `false`, and nothing has changed, when it is not legal.
            pub(crate) fn apply(&mut self, turn: &Turn) -> bool {
                if !self.is_legal(turn) {
                    return false;
                }
                match self {
                    $(Setting::$played(setting) => turn
                        .clone()
                        .try_into()
                        .is_ok_and(|chosen| {
                            <$game>::apply(setting, &chosen);
                            true
                        }),)+
                    _ => false,
                }
            }

            /// Whether the player to move can win.
            pub(crate) fn wins(&self) -> Outcome {
                match self {
                    $(Setting::$played(setting) => <$game>::wins(setting),)+
                    _ => Outcome::P,
                }
            }

            /// Whether this legal move wins.
            pub(crate) fn wins_by(&self, turn: &Turn) -> bool {
                match self {
                    $(Setting::$played(setting) => turn
                        .clone()
                        .try_into()
                        .is_ok_and(|chosen| <$game>::wins_by(setting, &chosen)),)+
                    _ => false,
                }
            }

            /// The indices of all winning moves, in rising order; `None` when they may be too many.
            pub(crate) fn winning_indices(&self) -> Option<Vec<u128>> {
                match self {
                    $(Setting::$played(setting) => <$game>::winning_indices(setting),)+
                    _ => None,
                }
            }

            /// The winning move to recommend.
            pub(crate) fn recommended(&self) -> Option<Turn> {
                match self {
                    $(Setting::$played(setting) => <$game>::recommended(setting).map(Turn::from),)+
                    _ => None,
                }
            }

            /// The move that makes a lost game last.
            pub(crate) fn patient(&self) -> Option<Turn> {
                match self {
                    $(Setting::$played(setting) => <$game>::patient(setting).map(Turn::from),)+
                    _ => None,
                }
            }

            /// The ideas that make sense here and say which move to make.
            pub(crate) fn ideas(&self) -> Vec<Idea> {
                match self {
                    $(Setting::$played(setting) => {
                        <$game>::ideas(setting).into_iter().map(Idea::$played).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// A move that somebody with this idea makes; `below` draws a number below its argument.
            pub(crate) fn believing(
                &self,
                idea: Idea,
                below: &mut dyn FnMut(u128) -> u128,
            ) -> Option<Turn> {
                match (self, idea) {
                    $((Setting::$played(setting), Idea::$played(idea)) => {
                        <$game>::believing(setting, idea, below).map(Turn::from)
                    })+
                    _ => None,
                }
            }

            /// The question that explains this position, or judges `turn` in it; `None` of a topic.
            pub(crate) fn question(&self, turn: Option<&Turn>) -> Option<Question> {
                match self {
                    $(Setting::$played(setting) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        let setting = <$game>::explained(setting);
                        let said = Said { chosen, ..Said::default() };
                        Some(Question::$played(crate::game::Question { setting, said }))
                    })+
                    _ => None,
                }
            }
        }
    };
    (@all $($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A question about some game.
        #[derive(Clone, Debug)]
        pub(crate) enum Question {
            $($(#[$doc])* $name(crate::game::Question<$game>),)+
        }

        /// An explanation of some game; as JSON just that game's own object.
        #[derive(Clone, Debug, Serialize, JsonSchema)]
        #[serde(untagged)]
        #[schemars(rename = "AnyExplanation")]
        #[allow(clippy::large_enum_variant, reason = "explanations are made one at a time")]
        pub(crate) enum Explanation {
            $($(#[$doc])* $name(crate::game::Explanation<$game>),)+
        }

        /// The facts of a position of some game.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "facts are made one at a time")]
        #[allow(dead_code, reason = "exercises are not about every topic")]
        pub(crate) enum Facts {
            $($(#[$doc])* $name(<$game as Game>::Facts),)+
        }

        /// Every game and topic with its options, in the order of the registry.
        pub(crate) const ENTRIES: &[Entry] = &[$(Entry {
            name: <$game as Game>::NAME,
            own_command: <$game as Game>::OWN_COMMAND,
            sign: <$game as Game>::SIGN,
            options: <$game as Game>::OPTIONS,
        }),+];

        impl Question {
            fn of_game(game: &str, asked: Asked<'_>) -> Option<Result<Self, Error>> {
                $(if game == <$game as Game>::NAME {
                    return Some(<$game as Game>::question(asked).map(Question::$name));
                })+
                None
            }

            /// The words and options of its game or topic that say it.
            fn words(&self) -> Phrase {
                match self {
                    $(Question::$name(question) => <$game as Game>::written(question),)+
                }
            }

            /// Answers, with every step of the argument; `full` lifts the bound on tables of
            /// moves from 32 rows to 100,000.
            pub(crate) fn explain(&self, full: bool) -> Explanation {
                let rows = if full { TABLE_ROWS_FULL } else { TABLE_ROWS };
                match self {
                    $(Question::$name(question) => {
                        Explanation::$name(<$game as Game>::explain(question, rows))
                    })+
                }
            }
        }

        impl Explanation {
            /// The name of the game.
            pub(crate) fn game(&self) -> &'static str {
                match self {
                    $(Explanation::$name(_) => <$game as Game>::NAME,)+
                }
            }

            /// Who wins; `None` when the question is not about one position.
            pub(crate) fn outcome(&self) -> Option<Outcome> {
                match self {
                    $(Explanation::$name(explanation) => <$game as Game>::outcome(explanation),)+
                }
            }

            /// Whether what a pupil said, or what was tried out, is right; `None` when there was
            /// nothing of that. A proof answers only when it fails.
            pub(crate) fn judgement(&self) -> Option<bool> {
                match self {
                    $(Explanation::$name(explanation) => explanation.judgement(),)+
                }
            }

            /// The picture of a step, counted from 0, if it has one.
            pub(crate) fn figure(&self, step: usize) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.figure(step),)+
                }
            }

            /// The board as it is at a step, if it belongs to one of its moments.
            pub(crate) fn board(&self, step: usize) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.board(step),)+
                }
            }

            /// The board in the last moment of this kind, if there is one.
            pub(crate) fn scene(&self, kind: crate::moments::Kind) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.scene(kind),)+
                }
            }

            /// The pictures of the steps, in order.
            #[allow(dead_code, reason = "a page draws a picture where it shows the step")]
            pub(crate) fn figures(&self) -> impl Iterator<Item = Option<Figure<'_>>> {
                let steps = match self {
                    $(Explanation::$name(explanation) => explanation.steps.len(),)+
                };
                (0..steps).map(|step| self.figure(step))
            }

            /// The step whose picture stands at the head of a page.
            pub(crate) fn head(&self) -> Option<usize> {
                match self {
                    $(Explanation::$name(explanation) => explanation.head(),)+
                }
            }

            /// Whether the pupil's move loses where another one would have won.
            pub(crate) fn misses_a_win(&self) -> bool {
                match self {
                    $(Explanation::$name(explanation) => explanation.misses_a_win(),)+
                }
            }

            /// Draws up the board, for whoever shows it.
            pub(crate) fn draw_up(&mut self) {
                match self {
                    $(Explanation::$name(explanation) => explanation.draw_up(),)+
                }
            }

            /// The board, moment by moment, if it has been drawn up.
            pub(crate) fn moments(&self) -> &[Moment] {
                match self {
                    $(Explanation::$name(explanation) => &explanation.moments,)+
                }
            }

            /// The rungs of the ladder of hints.
            pub(crate) fn hints(&self) -> Vec<Hint> {
                match self {
                    $(Explanation::$name(explanation) => explanation.hints(),)+
                }
            }
        }
    };
}
