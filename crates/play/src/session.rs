//! A match in progress: turns typed input into [`Event`]s, and writes the command line that resumes the
//! match. It prints nothing; the terminal and the page render the events.

mod history;
mod idea;
mod title;

use std::cell::OnceCell;

use super::event::Event;
use super::match_options::{MatchProgress, PlayFault, Settings, rules};
use super::messages::MatchMessages;
use super::parse_input::{self, Command, Input, Vocabulary};
use super::series::Series;
use super::{Effect, Match, Player, Record, Side};
use carryless_args::error::Error;
use carryless_args::options;
use carryless_args::{Args, ArgsBuilder};
use carryless_games::games::AnyState;
use carryless_games::position::AnyMove;
use carryless_render::i18n::Language;

/// Time at which the computer moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Immediately after the human player's move.
    AtOnce,
    /// Only when the caller makes the move that [`Dialogue::pending`] returned.
    Paused,
}

/// Match in progress. The human player is to move, or the computer's move is pending, or the match is over.
pub struct Dialogue {
    game: Match,
    settings: Settings,
    /// Number of moves with which the match was resumed; later moves were made in this session.
    resumed_at: usize,
    /// Number of hints shown for the current move.
    pub hints_shown: usize,
    pace: Pace,
    /// Text about the level, instead of the usual one.
    level_text: Option<String>,
    messages: MatchMessages,
    vocabulary: OnceCell<Vocabulary>,
}

impl Dialogue {
    /// Creates the match of the command line `args`; `drawn` is the seed if none is given. An invalid
    /// position or move is an error with its span. The caller must then reject unused arguments.
    pub fn from_args(
        args: &Args<'_>,
        language: Language,
        drawn: u64,
        pace: Pace,
    ) -> Result<Self, Error> {
        let settings = Settings::from_args(args, drawn)?;
        let begun = MatchProgress::from_args(args)?;
        let board = settings.board(args.restricted_to(rules()), args)?;
        Dialogue::start(board, settings, begun, (MatchMessages::new(language)?, pace))
    }

    /// Creates the match from the position `board` and the progress `begun`, with the pace [`Pace::AtOnce`].
    pub fn resume(
        board: AnyState,
        settings: Settings,
        begun: MatchProgress<'_>,
        messages: MatchMessages,
    ) -> Result<Self, Error> {
        Dialogue::start(board, settings, begun, (messages, Pace::AtOnce))
    }

    /// Creates the match from the position `board` and the moves, hints and resignation in `begun`. If the
    /// computer is then to move, it moves, unless `pace` is [`Pace::Paused`].
    fn start(
        board: AnyState,
        settings: Settings,
        begun: MatchProgress<'_>,
        (messages, pace): (MatchMessages, Pace),
    ) -> Result<Self, Error> {
        let mut game = Match::new(board, settings.first);
        let moves = begun.moves.map(|list| parse_input::split_moves(list, game.start()));
        for word in moves.unwrap_or_default() {
            if game.winner().is_some() {
                return Err(word.error(PlayFault::Over));
            }
            let turn = parse_input::parse_legal_move(word, game.board())?;
            game.apply(turn).map_err(|error| word.error(error))?;
        }
        let (given, vocabulary) = (game.turns().len(), OnceCell::new());
        let mut dialogue = Dialogue {
            game,
            settings,
            resumed_at: given,
            hints_shown: 0,
            pace,
            level_text: None,
            messages,
            vocabulary,
        };
        dialogue.play_computer_moves()?;
        let idle = begun.resigned.or(begun.hints.map(|(_, word)| word));
        if let (true, Some(word)) = (dialogue.is_over(), idle) {
            return Err(word.error(PlayFault::Over));
        }
        if begun.resigned.is_some() {
            dialogue.game.resign(Side::Human);
        }
        if let Some((hints, word)) = begun.hints {
            if dialogue.is_over() {
                return Err(word.error(PlayFault::Over));
            }
            dialogue.set_hints(usize::try_from(hints).unwrap_or(usize::MAX));
        }
        Ok(dialogue)
    }

    /// Creates the next match of the series.
    pub fn next_of(series: &Series, messages: MatchMessages) -> Result<Self, Error> {
        let (board, settings) = series.next_match()?;
        let level_text = series.level_text(&messages)?;
        let dialogue = Dialogue::resume(board, settings, MatchProgress::default(), messages)?;
        Ok(Dialogue { level_text, ..dialogue })
    }

    /// Returns the command line that resumes this match.
    pub fn line(&self) -> String {
        let line = ArgsBuilder::from_word("play").append(self.game.start().to_args());
        let line = self.settings.to_args(line);
        let turns: Vec<String> = self.game.turns().iter().map(ToString::to_string).collect();
        let moves = turns.join(parse_input::move_separator(self.board()));
        let line = line.option(&options::MOVES, Some(moves).filter(|moves| !moves.is_empty()));
        let line = line.option(&options::HINTS, Some(self.hints_shown).filter(|hints| *hints > 0));
        line.switch(&options::RESIGNED, self.game.resigned().is_some()).to_line()
    }

    /// Returns the current position.
    pub fn board(&self) -> &AnyState {
        self.game.board()
    }

    /// Returns the match with all its moves.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Whether a player has won, by the last move or because the other one resigned.
    pub fn is_over(&self) -> bool {
        self.game.winner().is_some()
    }

    /// Returns the record of the match.
    pub fn record(&self) -> Record {
        Record::from_match(&self.game, self.settings.level, self.settings.seed)
    }

    /// Returns the messages of the match. [`MatchMessages::show`] renders its events.
    pub fn messages(&self) -> &MatchMessages {
        &self.messages
    }

    /// Returns a sentence that reports a move, as Markdown.
    pub fn move_sentence(&self, side: Side, turn: &AnyMove) -> Result<String, Error> {
        self.messages.move_sentence(self.board(), side, turn)
    }

    /// Returns the text of the input prompt.
    pub fn prompt(&self) -> Result<String, Error> {
        self.messages.text(&self.game_message_id("play-prompt"))
    }

    /// Returns the events at the beginning: title, level, notation, moves so far, position and hints.
    pub fn opening(&self) -> Result<Vec<Event>, Error> {
        let resumes = self.resumed_at > 0;
        let mut events = vec![Event::Words(format!("# {}", self.title()?))];
        events.extend(self.level_events()?);
        if !(resumes && self.is_over()) {
            events.extend(self.notation_event("play-how")?);
        }
        if resumes && !self.is_over_after(self.resumed_at) {
            events.push(self.list(self.resumed_at)?);
        }
        let board = self.game.board_before(self.resumed_at);
        let standing = board.effect().filter(|_| self.settings.teach);
        events.push(Event::Board { lead: String::new(), board });
        events.extend(self.effect(standing, self.resumed_at)?);
        for index in self.resumed_at..self.game.turns().len() {
            events.extend(self.move_events(index)?);
        }
        for index in 0..self.hints_shown {
            events.extend(self.hint_event(index)?);
        }
        Ok(events)
    }

    /// Parses the typed line `text`, carries it out and returns its events, including the computer's move. An
    /// error has its span in `text`.
    pub fn process_input(&mut self, text: &str) -> Result<Vec<Event>, Error> {
        let typed = self.parse_input(text)?;
        self.apply_input(typed)
    }

    /// Parses a typed line into a command or a move.
    pub fn parse_input(&self, text: &str) -> Result<Input, Error> {
        let vocabulary = match self.vocabulary.get() {
            Some(vocabulary) => vocabulary,
            None => {
                let loaded = Vocabulary::load()?;
                self.vocabulary.get_or_init(|| loaded)
            }
        };
        vocabulary.parse(text, self.board())
    }

    /// Carries out an input and returns its events; `illegal-turn` for a move after the end of the match. After
    /// a move no hints count as shown, and the computer replies unless its pace is [`Pace::Paused`].
    pub fn apply_input(&mut self, typed: Input) -> Result<Vec<Event>, Error> {
        match typed {
            Input::Command(command) => self.run_command(command),
            Input::Guess(guessed) => self.judge_guess(&guessed),
            Input::Turn(turn) => {
                let before = self.game.turns().len();
                self.game.apply(turn)?;
                self.hints_shown = 0;
                self.play_computer_moves()?;
                let made = (before..self.game.turns().len()).map(|index| self.move_events(index));
                Ok(made.collect::<Result<Vec<_>, _>>()?.concat())
            }
        }
    }

    /// Returns the last events: the text about the winner, the reason and the computer's misconception, and the
    /// list of all moves, if there are any.
    pub fn ending(&self) -> Result<Vec<Event>, Error> {
        let told = self.messages.ending(&self.game, self.idea(), self.settings.seed)?;
        Ok([Event::Words(told)].into_iter().chain(self.moves()?).collect())
    }

    /// Returns the events of `ending` without the sentence about the winner.
    pub fn reasons(&self) -> Result<Vec<Event>, Error> {
        let told = self.messages.reasons(&self.game, self.idea(), self.settings.seed)?;
        Ok(told.into_iter().map(Event::Words).chain(self.moves()?).collect())
    }

    /// Returns the event that lists the moves so far; `None` before the first move.
    pub fn moves(&self) -> Result<Option<Event>, Error> {
        let turns = self.game.turns().len();
        (turns > 0).then(|| self.list(turns)).transpose()
    }

    /// Returns the computer's next move; `None` if it is not to move or the match is over.
    pub fn pending(&self) -> Option<AnyMove> {
        let computer = Player::new(self.settings.level, self.settings.seed);
        let its_turn = !self.is_over() && self.game.to_move() == Side::Computer;
        its_turn.then(|| computer.choose(self.game.board(), self.game.turns().len())).flatten()
    }

    /// Makes the computer's move if it is to move, unless the computer's pace is [`Pace::Paused`].
    fn play_computer_moves(&mut self) -> Result<(), Error> {
        while let Some(turn) = self.pending().filter(|_| self.pace == Pace::AtOnce) {
            self.game.apply(turn)?;
        }
        Ok(())
    }

    /// Takes back the last move of either player, if there is one, and cancels a resignation. Sets the number
    /// of hints shown to 0.
    pub fn undo_one(&mut self) {
        self.hints_shown = 0;
        self.game.undo();
    }

    /// Sets the number of hints shown to `hints`, at most the number of hints of the position.
    fn set_hints(&mut self, hints: usize) {
        let hint_count = self.game.explanation().map_or(0, |explanation| explanation.hints().len());
        self.hints_shown = hints.min(hint_count);
    }

    /// Returns the event of the hint with this index (0-based); `None` if the position has no explanation.
    fn hint_event(&self, index: usize) -> Result<Option<Event>, Error> {
        let explanation = self.game.explanation();
        explanation.map(|explanation| self.messages.hint(&explanation, index)).transpose()
    }

    /// Returns the event that describes `effect`; `None` without an effect. `after` is the number of moves up
    /// to the position that `effect` describes.
    fn effect(&self, effect: Option<Effect>, after: usize) -> Result<Option<Event>, Error> {
        let over = self.is_over_after(after);
        Ok(effect.map(|effect| self.messages.effect(&effect, over)).transpose()?.flatten())
    }

    /// Whether the match is over after its first `moves` moves.
    fn is_over_after(&self, moves: usize) -> bool {
        moves == self.game.turns().len() && self.is_over()
    }

    /// Returns the id of the message `id` for the game of this match: `play-help` -> `play-help-nim`, or
    /// `play-help-one` if stones are taken from a single pile.
    fn game_message_id(&self, id: &str) -> String {
        match parse_input::is_one_pile(self.board()) && id != "play-title" {
            true => format!("{id}-one"),
            false => format!("{id}-{}", self.board().game()),
        }
    }

    /// Returns the events that show the move with this index, 0-based.
    fn move_events(&self, index: usize) -> Result<Vec<Event>, Error> {
        let turn = &self.game.turns()[index];
        let lead = self.messages.move_sentence(self.board(), self.game.mover(index), turn)?;
        let board = self.game.board_before(index + 1);
        let effect = self.game.effect(index).filter(|_| self.settings.teach);
        let effect = self.effect(effect, index + 1)?;
        Ok([Event::Board { lead, board }].into_iter().chain(effect).collect())
    }

    /// Carries out a command and returns its events.
    fn run_command(&mut self, command: Command) -> Result<Vec<Event>, Error> {
        let said = |words: String| vec![Event::Words(words)];
        match command {
            Command::Hint | Command::Resign if self.is_over() => self.ending(),
            Command::Hint => {
                let at = self.hints_shown;
                self.set_hints(at + 1);
                Ok(self.hint_event(at)?.into_iter().collect())
            }
            Command::Why => self.explain_last_move(),
            Command::Undo => {
                self.hints_shown = 0;
                if self.game.cancel_resignation() {
                    return Ok(vec![self.board_event(String::new())]);
                }
                match self.game.undo_to(Side::Human) {
                    0 => self.messages.text("play-nothing-to-undo").map(said),
                    count => {
                        let words =
                            self.messages.format("play-undone", &[("count", count)], &[])?;
                        Ok(vec![self.board_event(words)])
                    }
                }
            }
            Command::Show => {
                let shows = !parse_input::is_one_pile(self.board());
                let effect = self.board().effect().filter(|_| shows);
                let effect = self.effect(effect, self.game.turns().len())?;
                Ok([self.board_event(String::new())].into_iter().chain(effect).collect())
            }
            Command::Resign => {
                self.game.resign(Side::Human);
                self.hints_shown = 0;
                Ok(Vec::new())
            }
            Command::Help | Command::Quit => {
                let Some(Event::Words(help)) = self.notation_event("play-help")? else {
                    return Ok(Vec::new());
                };
                Ok(said(help + &self.guess_help()?))
            }
        }
    }

    /// Returns the event with the message `id` about the notation of moves, with a legal move as example;
    /// `None` if no move is left.
    fn notation_event(&self, id: &str) -> Result<Option<Event>, Error> {
        let Some(turn) = parse_input::example(self.board()) else { return Ok(None) };
        let (pile, take) = match &turn {
            AnyMove::Take(made) => (made.pile, made.take),
            AnyMove::Down(made) => (made.step, made.take),
            AnyMove::Stones(made) => (0, made.take),
            _ => (0, 0),
        };
        let example = parse_input::typed_form(&turn, self.board());
        let made = self.messages.recommendation(self.board(), Side::Human, &turn)?;
        let texts = [("example", &*example), ("made", &*made)];
        let words = self.messages.format(
            &self.game_message_id(id),
            &[("pile", pile), ("take", take)],
            &texts,
        )?;
        Ok(Some(Event::Words(words)))
    }

    /// Returns the event that shows the current position below the Markdown `lead`.
    fn board_event(&self, lead: String) -> Event {
        Event::Board { lead, board: self.board().clone() }
    }
}
