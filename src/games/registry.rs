//! The macro that makes the types over all games from one line a game: whoever holds a position of
//! some game holds a `AnyState`, and asks it without knowing which game it is.

/// Makes the types over all games, and the registry, from one line a game. The first game is the
/// one that is meant when none is named; those that are `played` are [`Playable`].
macro_rules! games {
    (
        played { $($(#[$doc:meta])* $played:ident = $game:ty;)+ }
        explained { $($(#[$other_doc:meta])* $other:ident = $topic:ty;)+ }
    ) => {
        games! { @all $($(#[$doc])* $played = $game;)+ $($(#[$other_doc])* $other = $topic;)+ }

        /// Rules and position of some game, of a match, a record or an exercise.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "lowercase")]
        pub(crate) enum AnyState {
            $($(#[$doc])* $played(<$game as Game>::State),)+
            $(
                $(#[$other_doc])*
                #[serde(skip_deserializing)]
                #[cfg_attr(feature = "schema", schemars(skip))]
                $other(<$topic as Game>::State),
            )+
        }

        /// A wrong idea about some game that is played; in text its tag.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        #[cfg_attr(feature = "schema", schemars(rename = "AnyIdea"))]
        pub(crate) enum AnyMisconception {
            $($(#[$doc])* $played(<$game as Playable>::Misconception),)+
        }

        /// The names of the games that can be played.
        pub(crate) const PLAYED: &[&str] = &[$(<$game as Game>::NAME),+];

        impl AnyMisconception {
            /// Those by which somebody can play.
            pub(crate) fn beliefs() -> impl Iterator<Item = Self> {
                let none = std::iter::empty();
                none$(.chain(<$game as Playable>::BELIEFS.iter().copied().map(AnyMisconception::$played)))+
            }

            /// Its tag, as in the JSON of an explanation.
            pub(crate) fn tag(self) -> &'static str {
                match self {
                    $(AnyMisconception::$played(idea) => idea.tag(),)+
                }
            }

            /// Whether it is about the last stone.
            pub(crate) fn is_about_the_last_stone(self) -> bool {
                match self {
                    $(AnyMisconception::$played(idea) => idea.is_about_the_last_stone(),)+
                }
            }
        }

        impl Question {
            /// Rules and position.
            pub(crate) fn setting(&self) -> AnyState {
                match self {
                    $(Question::$played(question) => AnyState::$played(question.setting.clone()),)+
                    $(Question::$other(question) => AnyState::$other(question.setting.clone()),)+
                }
            }
        }

        impl Explanation {
            /// The tags of the wrong ideas behind the judged move, or behind the verdict.
            pub(crate) fn ideas(&self) -> Vec<&'static str> {
                match self {
                    $(Explanation::$played(explanation) => {
                        let Graded { chosen, claim, .. } = &explanation.judged;
                        let of_move = chosen.iter().flat_map(|judged| &judged.ideas);
                        let of_claim = claim.iter().flat_map(|judged| &judged.ideas);
                        of_move.chain(of_claim).map(|idea| idea.tag()).collect()
                    })+
                    $(Explanation::$other(_) => Vec::new(),)+
                }
            }

            /// Forgets the ideas that the judged move was not made by.
            pub(crate) fn keep_idea(&mut self, held: Option<AnyMisconception>) {
                match self {
                    $(Explanation::$played(explanation) => {
                        let held = match held {
                            Some(AnyMisconception::$played(idea)) => Some(idea),
                            _ => None,
                        };
                        explanation.judged.keep_idea(held);
                    })+
                    $(Explanation::$other(_) => {})+
                }
            }
        }

        settings! {
            played { $($played = $game;)+ }
            explained { $($other = $topic;)+ }
        }
    };
    (@all $($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A question about some game.
        #[derive(Clone, Debug)]
        pub(crate) enum Question {
            $($(#[$doc])* $name(crate::game::Question<$game>),)+
        }

        /// An explanation of some game; as JSON just that game's own object.
        #[derive(Clone, Debug, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        #[cfg_attr(feature = "schema", schemars(rename = "AnyExplanation"))]
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
            command: <$game as Game>::COMMAND,
            sign: <$game as Game>::SIGN,
            options: <$game as Game>::OPTIONS,
            parts: <$game as Game>::PARTS,
        }),+];

        impl Question {
            fn of_game(game: &str, asked: Args<'_>) -> Option<Result<Self, Error>> {
                $(if game == <$game as Game>::NAME {
                    return Some(<$game as Game>::question(asked).map(Question::$name));
                })+
                None
            }

            /// The words and options of its game or topic that say it.
            fn words(&self) -> ArgsBuilder {
                match self {
                    $(Question::$name(question) => <$game as Game>::written(question),)+
                }
            }

            /// Answers, with every step of the argument; `full` lifts the bound on tables of
            /// moves from 32 rows to 30,000.
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

            /// The facts of the position.
            pub(crate) fn facts(self) -> Facts {
                match self {
                    $(Explanation::$name(explanation) => Facts::$name(explanation.facts),)+
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
            pub(crate) fn scene(&self, kind: crate::board_frames::FrameKind) -> Option<Figure<'_>> {
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

            /// What the pupil can try again after a wrong answer.
            pub(crate) fn retry(&self) -> Option<Retry> {
                match self {
                    $(Explanation::$name(explanation) => explanation.retry(),)+
                }
            }

            /// Draws up the frames of the board, for whoever shows them.
            pub(crate) fn draw_up(&mut self) {
                match self {
                    $(Explanation::$name(explanation) => explanation.draw_up(),)+
                }
            }

            /// The board, moment by moment, if it has been drawn up.
            pub(crate) fn moments(&self) -> &[BoardFrame] {
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
