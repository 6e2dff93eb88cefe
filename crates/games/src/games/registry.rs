//! The macro that generates the types over all games, such as `AnyState`, from a list with one line for each
//! game. Code that holds an `AnyState` calls its methods without knowing the game; `dispatch.rs` generates
//! these methods.

/// Generates the registry and the types over all games from three lists with lines `Variant = path::Marker;`,
/// each with a doc comment for the variant. `played` lists the games that can be played, whose markers
/// implement `Playable`; `moved` those whose moves can be made in a position, but which have no matches and
/// exercises, with the same trait; `explained` lists the topics that can only be explained, whose markers
/// implement `Game`. The first game is the default if a command line names none.
///
/// Generates the enums `AnyState`, `AnyMisconception`, `Question`, `Explanation` and `Facts` with their
/// methods, and the constants `PLAYED` and `ENTRIES`. The rule `@all` is for internal use.
macro_rules! games {
    (
        played { $($(#[$doc:meta])* $played:ident = $game:ty;)+ }
        moved { $($(#[$moved_doc:meta])* $moved:ident = $moved_game:ty;)+ }
        explained { $($(#[$other_doc:meta])* $other:ident = $topic:ty;)+ }
    ) => {
        games! {
            @all
            $($(#[$doc])* $played = $game;)+
            $($(#[$moved_doc])* $moved = $moved_game;)+
            $($(#[$other_doc])* $other = $topic;)+
        }

        /// The rules and the position of any game or topic. Matches, records and exercises contain it.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "lowercase")]
        pub enum AnyState {
            $($(#[$doc])* $played(<$game as Game>::State),)+
            $(
                $(#[$moved_doc])*
                #[serde(skip_deserializing)]
                #[cfg_attr(feature = "schema", schemars(skip))]
                $moved(<$moved_game as Game>::State),
            )+
            $(
                $(#[$other_doc])*
                #[serde(skip_deserializing)]
                #[cfg_attr(feature = "schema", schemars(skip))]
                $other(<$topic as Game>::State),
            )+
        }

        /// A misconception about any playable game. In JSON it is a tag, such as `take-one`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        #[cfg_attr(feature = "schema", schemars(rename = "AnyIdea"))]
        pub enum AnyMisconception {
            $($(#[$doc])* $played(<$game as Playable>::Misconception),)+
        }

        /// Names of the playable games, in the order of the registry.
        pub const PLAYED: &[&str] = &[$(<$game as Game>::NAME),+];

        /// Names of the playable games with their profiles, in the order of the registry.
        pub const PROFILES: &[(&str, Profile)] =
            &[$((<$game as Game>::NAME, <$game as Playable>::PROFILE)),+];

        impl AnyMisconception {
            /// Iterates over the misconceptions of all playable games by which the computer can choose a
            /// move.
            pub fn move_choosing() -> impl Iterator<Item = Self> {
                let none = std::iter::empty();
                none$(.chain(<$game as Playable>::MISCONCEPTIONS.iter().copied().map(AnyMisconception::$played)))+
            }

            /// Returns the tag of the misconception in the JSON of an explanation, such as `take-one`.
            pub fn tag(self) -> &'static str {
                match self {
                    $(AnyMisconception::$played(idea) => idea.tag(),)+
                }
            }

            /// Whether the misconception is about the last stone in misère play, such as the idea that
            /// taking it wins.
            pub fn is_about_the_last_stone(self) -> bool {
                match self {
                    $(AnyMisconception::$played(idea) => idea.is_about_the_last_stone(),)+
                }
            }
        }

        impl Question {
            /// Returns the rules and the position that the question is about.
            pub fn state(&self) -> AnyState {
                match self {
                    $(Question::$played(question) => AnyState::$played(question.state.clone()),)+
                    $(Question::$moved(question) => AnyState::$moved(question.state.clone()),)+
                    $(Question::$other(question) => AnyState::$other(question.state.clone()),)+
                }
            }
        }

        impl Explanation {
            /// Returns the tags of the misconceptions that explain the pupil's wrong move, then of those that
            /// explain the pupil's wrong claim; empty without an attempt.
            pub fn misconceptions(&self) -> Vec<&'static str> {
                match self {
                    $(Explanation::$played(explanation) => {
                        let Graded { chosen, claim, .. } = &explanation.judged;
                        let of_move = chosen.iter().flat_map(|judged| &judged.ideas);
                        let of_claim = claim.iter().flat_map(|judged| &judged.ideas);
                        of_move.chain(of_claim).map(|idea| idea.tag()).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// Removes all misconceptions that explain the pupil's move, except `held`. Removes all if `held` is
            /// `None` or belongs to another game.
            pub fn keep_misconception(&mut self, held: Option<AnyMisconception>) {
                match self {
                    $(Explanation::$played(explanation) => {
                        let held = match held {
                            Some(AnyMisconception::$played(idea)) => Some(idea),
                            _ => None,
                        };
                        explanation.judged.keep_misconception(held);
                    })+
                    _ => {}
                }
            }
        }

        any_state_methods! {
            played { $($played = $game;)+ }
            moved { $($moved = $moved_game;)+ }
            explained { $($other = $topic;)+ }
        }
        board_methods! {
            played { $($played = $game;)+ }
            moved { $($moved = $moved_game;)+ }
            explained { $($other = $topic;)+ }
        }
    };
    (@all $($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A parsed question about any game or topic: rules, position and the user's attempt.
        #[derive(Clone, Debug)]
        pub enum Question {
            $($(#[$doc])* $name(crate::game::Question<$game>),)+
        }

        /// An explanation of any game or topic. In JSON it is the explanation of that game, without a
        /// wrapper.
        #[derive(Clone, Debug, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        #[cfg_attr(feature = "schema", schemars(rename = "AnyExplanation"))]
        #[allow(clippy::large_enum_variant, reason = "explanations are made one at a time")]
        pub enum Explanation {
            $($(#[$doc])* $name(crate::game::Explanation<$game>),)+
        }

        /// The facts of an explanation of any game or topic, such as outcome class and winning moves.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "facts are made one at a time")]
        #[allow(dead_code, reason = "exercises are not about every topic")]
        pub enum Facts {
            $($(#[$doc])* $name(<$game as Game>::Facts),)+
        }

        impl Facts {
            /// Returns the columns of binary digits whose sums give the answer; `None` if there are none.
            pub fn columns(&self) -> Option<&Columns> {
                match self {
                    $(Facts::$name(facts) => <$game as Game>::columns(facts),)+
                }
            }
        }

        /// All games and topics with their options, in the order of the registry.
        pub const ENTRIES: &[Entry] = &[$(Entry {
            name: <$game as Game>::NAME,
            command: <$game as Game>::COMMAND,
            sign: <$game as Game>::SIGN,
            example: <$game as Game>::EXAMPLE,
            options: <$game as Game>::OPTIONS,
            message_games: <$game as Game>::MESSAGE_GAMES,
        }),+];

        impl Question {
            /// Parses a question about the game or topic named `game`; `None` if the registry has no such
            /// name.
            fn parse_for_game(game: &str, args: Args<'_>) -> Option<Result<Self, Error>> {
                $(if game == <$game as Game>::NAME {
                    return Some(<$game as Game>::parse_question(args).map(Question::$name));
                })+
                None
            }

            /// Builds the arguments of the question without the name of the game or topic.
            fn game_args(&self) -> ArgsBuilder {
                match self {
                    $(Question::$name(question) => <$game as Game>::to_args(question),)+
                }
            }

            /// Returns the explanation that answers the question, with all steps. Tables have at most 32
            /// rows; if `full` is true, at most 30,000.
            pub fn explain(&self, full: bool) -> Explanation {
                let rows = if full { TABLE_ROWS_FULL } else { TABLE_ROWS };
                match self {
                    $(Question::$name(question) => {
                        Explanation::$name(<$game as Game>::explain(question, rows))
                    })+
                }
            }

            /// Checks that the answer to the question, which was parsed from `args`, is ready without a noticeable
            /// wait.
            ///
            /// # Errors
            /// An error with the span of what makes the answer long.
            pub fn check_is_fast(&self, args: &Args<'_>) -> Result<(), Error> {
                match self {
                    $(Question::$name(question) => <$game as Game>::check_is_fast(question, args),)+
                }
            }

            /// Returns the explanation like `explain`, with the parts that callers with several cores compute
            /// themselves.
            pub fn explain_completely(&self, full: bool) -> Explanation {
                let rows = if full { TABLE_ROWS_FULL } else { TABLE_ROWS };
                match self {
                    $(Question::$name(question) => {
                        Explanation::$name(<$game as Game>::explain_completely(question, rows))
                    })+
                }
            }
        }

        impl Explanation {
            /// Returns the name of the game or topic, as in the registry.
            pub fn game(&self) -> &'static str {
                match self {
                    $(Explanation::$name(_) => <$game as Game>::NAME,)+
                }
            }

            /// Returns the outcome class; `None` if the question is not about one position.
            pub fn outcome(&self) -> Option<Outcome> {
                match self {
                    $(Explanation::$name(explanation) => <$game as Game>::outcome(explanation),)+
                }
            }

            /// Whether the user's attempt (a move or a claim) is right; `None` without an attempt,
            /// `Some(false)` for a failed proof.
            pub fn is_right(&self) -> Option<bool> {
                match self {
                    $(Explanation::$name(explanation) => explanation.is_right(),)+
                }
            }

            /// Returns the facts of the explanation, without the steps.
            pub fn facts(self) -> Facts {
                match self {
                    $(Explanation::$name(explanation) => Facts::$name(explanation.facts),)+
                }
            }

            /// Returns the figure of the step with the 0-based index `step`; `None` if the step has no
            /// figure.
            pub fn figure(&self, step: usize) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.figure(step),)+
                }
            }

            /// Returns what the picture of the position shows at the step with the 0-based index `step`; `None`
            /// if nothing.
            pub fn marks(&self, step: usize) -> Option<crate::game::Marks> {
                match self {
                    $(Explanation::$name(explanation) => explanation.marks(step),)+
                }
            }

            /// Returns the figure of the board frame that belongs to the step with the 0-based index `step`;
            /// `None` if the step has no board frame.
            pub fn board_figure(&self, step: usize) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.board_figure(step),)+
                }
            }

            /// Returns the figure of the last board frame of the kind `kind`; `None` if there is no such
            /// frame.
            pub fn frame_figure(&self, kind: crate::board_frames::FrameKind) -> Option<Figure<'_>> {
                match self {
                    $(Explanation::$name(explanation) => explanation.frame_figure(kind),)+
                }
            }

            /// Iterates over the figures of the steps, in order; a step without a figure yields `None`.
            #[allow(dead_code, reason = "a page draws a picture where it shows the step")]
            pub fn figures(&self) -> impl Iterator<Item = Option<Figure<'_>>> {
                let steps = match self {
                    $(Explanation::$name(explanation) => explanation.steps.len(),)+
                };
                (0..steps).map(|step| self.figure(step))
            }

            /// Returns the 0-based index of the step whose figure stands at the head of the page; `None` if
            /// no figure does.
            pub fn lead_figure_step(&self) -> Option<usize> {
                match self {
                    $(Explanation::$name(explanation) => explanation.lead_figure_step(),)+
                }
            }

            /// Returns the task (a move, a claim, or the digits of the addition without carry) that the pupil
            /// can try again after a wrong answer; `None` if nothing can be tried again.
            pub fn retry(&self) -> Option<Retry> {
                match self {
                    $(Explanation::$name(explanation) => explanation.retry(),)+
                }
            }

            /// Builds the board frames of the steps and stores them in the explanation.
            pub fn build_frames(&mut self) {
                match self {
                    $(Explanation::$name(explanation) => explanation.build_frames(),)+
                }
            }

            /// Returns the frames of the step-through board, in order; empty unless `build_frames` was
            /// called.
            pub fn moments(&self) -> &[BoardFrame] {
                match self {
                    $(Explanation::$name(explanation) => &explanation.moments,)+
                }
            }

            /// Returns the hints of the explanation, in the order in which a pupil gets them; only the last
            /// one reveals the answer.
            pub fn hints(&self) -> Vec<Hint> {
                match self {
                    $(Explanation::$name(explanation) => explanation.hints(),)+
                }
            }

            /// Returns the Grundy values of the pile sizes 0, 1, 2, … that the question asks for; `None` if it asks
            /// for something else.
            pub fn grundy_values_asked(&self) -> Option<&[u64]> {
                match self {
                    $(Explanation::$name(explanation) => <$game as Game>::grundy_values_asked(explanation),)+
                }
            }
        }
    };
}
