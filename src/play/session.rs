//! A match in progress: turns typed input into [`Event`]s, and writes the command line that resumes the match.
//! Prints nothing: the terminal and the page render the same events.

mod ending;
mod title;

use std::cell::OnceCell;

use super::event::Event;
use super::level::is_acted_on;
use super::match_options::{Begun, PlayFault, Settings, rules};
use super::messages::MatchMessages;
use super::parse_input::{self, Command, Input, Vocabulary};
use super::{Effect, Level, Match, Player, Record, Side};
use crate::args::{Args, ArgsBuilder};
use crate::elide::{Entry, SHOWN, entries};
use crate::error::Error;
use crate::games::{AnyMisconception, AnyState};
use crate::i18n::Language;
use crate::options;
use crate::position::{AnyMove, PlayConvention};

/// When the computer moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// As soon as it is its turn.
    AtOnce,
    /// When its move, [`Dialogue::pending`], is answered like one of the person.
    Paused,
}

/// A match being played. It is the person's turn, or it is over.
pub(crate) struct Dialogue {
    game: Match,
    settings: Settings,
    /// How many moves had been made when it was resumed.
    given: usize,
    /// How many rungs of the ladder were shown for this move.
    pub(crate) rungs: usize,
    pace: Pace,
    voice: MatchMessages,
    vocabulary: OnceCell<Vocabulary>,
}

impl Dialogue {
    /// The match of a line; the seed is `drawn` where the line names none. The caller refuses unused arguments.
    /// Errors: those of a question; of a move, at its place.
    pub(crate) fn of(
        asked: &Args<'_>,
        language: Language,
        drawn: u64,
        pace: Pace,
    ) -> Result<Self, Error> {
        let settings = Settings::asked(asked, drawn)?;
        let begun = Begun::asked(asked)?;
        let board = settings.board(asked.part(rules()), asked)?;
        Dialogue::begun(board, settings, begun, (MatchMessages::new(language)?, pace))
    }

    /// The match from this position on, as far as it has come.
    pub(crate) fn resumed(
        board: AnyState,
        settings: Settings,
        begun: Begun<'_>,
        voice: MatchMessages,
    ) -> Result<Self, Error> {
        Dialogue::begun(board, settings, begun, (voice, Pace::AtOnce))
    }

    fn begun(
        board: AnyState,
        settings: Settings,
        begun: Begun<'_>,
        (voice, pace): (MatchMessages, Pace),
    ) -> Result<Self, Error> {
        let mut game = Match::new(board, settings.first);
        let moves = begun.moves.map(|list| parse_input::listed(list, game.start()));
        for word in moves.unwrap_or_default() {
            if game.winner().is_some() {
                return Err(word.error(PlayFault::Over));
            }
            let turn = parse_input::written(word, game.board())?;
            game.apply(turn).map_err(|error| word.error(error))?;
        }
        let (given, vocabulary) = (game.turns().len(), OnceCell::new());
        let mut dialogue = Dialogue { game, settings, given, rungs: 0, pace, voice, vocabulary };
        dialogue.reply()?;
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
            dialogue.climb(usize::try_from(hints).unwrap_or(usize::MAX));
        }
        Ok(dialogue)
    }

    /// The line of the program that resumes exactly this.
    pub(crate) fn line(&self) -> String {
        let line = ArgsBuilder::of("play").then(self.game.start().written());
        let line = self.settings.written(line);
        let turns: Vec<String> = self.game.turns().iter().map(ToString::to_string).collect();
        let moves = turns.join(parse_input::between(self.board()));
        let line = line.option(&options::MOVES, Some(moves).filter(|moves| !moves.is_empty()));
        let line = line.option(&options::HINTS, Some(self.rungs).filter(|rungs| *rungs > 0));
        line.switch(&options::RESIGNED, self.game.resigned().is_some()).line()
    }

    /// How the match stands.
    pub(crate) fn board(&self) -> &AnyState {
        self.game.board()
    }

    pub(crate) fn game(&self) -> &Match {
        &self.game
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.winner().is_some()
    }

    /// What is kept of the match.
    pub(crate) fn record(&self) -> Record {
        Record::of(&self.game, self.settings.level, self.settings.seed)
    }

    /// What shows what is said: [`MatchMessages::show`].
    pub(crate) fn voice(&self) -> &MatchMessages {
        &self.voice
    }

    /// A move in words, in Markdown.
    pub(crate) fn spelled(&self, side: Side, turn: &AnyMove) -> Result<String, Error> {
        self.voice.turn(self.board(), side, turn)
    }

    /// What stands before what a person types.
    pub(crate) fn prompt(&self) -> Result<String, Error> {
        self.voice.text(&self.of_game("play-prompt"))
    }

    /// The game, its rules, who begins, how to type a move, the state, and the messages of this move so far.
    pub(crate) fn opening(&self) -> Result<Vec<Event>, Error> {
        let resumes = self.given > 0;
        let mut said = vec![Event::Words(format!("# {}", self.title()?))];
        said.extend(self.told_level()?);
        if !(resumes && self.is_over()) {
            said.extend(self.typing("play-how")?);
        }
        if resumes && !self.is_over_after(self.given) {
            said.push(self.list(self.given)?);
        }
        let board = self.game.board_before(self.given);
        let standing = Effect::standing(&board).filter(|_| self.settings.teach);
        said.push(Event::Board { lead: String::new(), board });
        said.extend(self.effect(standing, self.given)?);
        for index in self.given..self.game.turns().len() {
            said.extend(self.made(index)?);
        }
        for index in 0..self.rungs {
            said.extend(self.rung(index)?);
        }
        Ok(said)
    }

    /// The events that follow an input, the computer's move included. Errors: about the text, at its place.
    pub(crate) fn take(&mut self, text: &str) -> Result<Vec<Event>, Error> {
        let typed = self.read(text)?;
        self.answer(typed)
    }

    /// What a person means.
    pub(crate) fn read(&self, text: &str) -> Result<Input, Error> {
        let vocabulary = match self.vocabulary.get() {
            Some(vocabulary) => vocabulary,
            None => {
                let loaded = Vocabulary::load()?;
                self.vocabulary.get_or_init(|| loaded)
            }
        };
        vocabulary.read(text, self.board())
    }

    /// What is said to it.
    /// Errors: `illegal-turn` when the match is over.
    pub(crate) fn answer(&mut self, typed: Input) -> Result<Vec<Event>, Error> {
        match typed {
            Input::Command(command) => self.obey(command),
            Input::Turn(turn) => {
                let before = self.game.turns().len();
                self.game.apply(turn)?;
                self.rungs = 0;
                self.reply()?;
                let made = (before..self.game.turns().len()).map(|index| self.made(index));
                Ok(made.collect::<Result<Vec<_>, _>>()?.concat())
            }
        }
    }

    /// The moves so far as a list; nothing before the first.
    pub(crate) fn moves(&self) -> Result<Option<Event>, Error> {
        let turns = self.game.turns().len();
        (turns > 0).then(|| self.list(turns)).transpose()
    }

    /// The wrong idea that the computer holds.
    fn idea(&self) -> Option<AnyMisconception> {
        self.settings.level.idea(self.game.start(), self.settings.seed)
    }

    /// The move that the computer makes next; `None` when it is not its turn or the match is over.
    pub(crate) fn pending(&self) -> Option<AnyMove> {
        let computer = Player::new(self.settings.level, self.settings.seed);
        let its_turn = !self.is_over() && self.game.to_move() == Side::Computer;
        its_turn.then(|| computer.choose(self.game.board(), self.game.turns().len())).flatten()
    }

    /// The computer moves while it is its turn, unless it pauses.
    fn reply(&mut self) -> Result<(), Error> {
        while let Some(turn) = self.pending().filter(|_| self.pace == Pace::AtOnce) {
            self.game.apply(turn)?;
        }
        Ok(())
    }

    /// Takes one move back, whoever made it; nothing happens when there is none.
    pub(crate) fn undo_one(&mut self) {
        self.rungs = 0;
        self.game.undo();
    }

    /// Shows so many rungs of the ladder, or all.
    fn climb(&mut self, rungs: usize) {
        let ladder = self.game.explanation().map_or(0, |explanation| explanation.hints().len());
        self.rungs = rungs.min(ladder);
    }

    fn rung(&self, index: usize) -> Result<Option<Event>, Error> {
        let explanation = self.game.explanation();
        explanation.map(|explanation| self.voice.rung(&explanation, index)).transpose()
    }

    /// How well the computer plays, unless it plays as well as it can.
    fn told_level(&self) -> Result<Vec<Event>, Error> {
        let Settings { level, seed, .. } = self.settings;
        let misere = matches!(self.game.start(), AnyState::Nim(setting) if setting.rules.play == PlayConvention::Misere);
        let (id, more) = match level {
            Level::Perfect => return Ok(Vec::new()),
            Level::Secret if misere => ("play-level-secret", Some("play-level-secret-misere")),
            Level::Secret => ("play-level-secret", None),
            Level::Believes(_)
                if self.idea().is_some_and(AnyMisconception::is_about_the_last_stone) =>
            {
                ("play-level", Some("play-level-last-stone"))
            }
            _ => ("play-level", None),
        };
        let name = format!("`{level}`");
        let told = self.voice.words(id, &[("seed", seed)], &[("level", &name)]);
        let more = more.map(|more| self.voice.text(more));
        [told].into_iter().chain(more).map(|words| words.map(Event::Words)).collect()
    }

    /// The event of the state after so many moves; no player is to move when the match is over.
    fn effect(&self, effect: Option<Effect>, after: usize) -> Result<Option<Event>, Error> {
        let over = self.is_over_after(after);
        Ok(effect.map(|effect| self.voice.effect(&effect, over)).transpose()?.flatten())
    }

    fn is_over_after(&self, moves: usize) -> bool {
        moves == self.game.turns().len() && self.is_over()
    }

    fn of_game(&self, id: &str) -> String {
        format!("{id}-{}", self.board().game())
    }

    /// The move with this index.
    fn made(&self, index: usize) -> Result<Vec<Event>, Error> {
        let turn = &self.game.turns()[index];
        let lead = self.voice.turn(self.board(), self.game.mover(index), turn)?;
        let board = self.game.board_before(index + 1);
        let effect = self.game.effect(index).filter(|_| self.settings.teach);
        let effect = self.effect(effect, index + 1)?;
        Ok([Event::Board { lead, board }].into_iter().chain(effect).collect())
    }

    fn obey(&mut self, command: Command) -> Result<Vec<Event>, Error> {
        let said = |words: String| vec![Event::Words(words)];
        match command {
            Command::Hint | Command::Resign if self.is_over() => self.ending(),
            Command::Hint => {
                let at = self.rungs;
                self.climb(at + 1);
                Ok(self.rung(at)?.into_iter().collect())
            }
            Command::Why => self.why(),
            Command::Undo => {
                self.rungs = 0;
                if self.game.goes_on() {
                    return Ok(vec![self.stands(String::new())]);
                }
                match self.game.undo_to(Side::Human) {
                    0 => self.voice.text("play-nothing-to-undo").map(said),
                    count => {
                        let words = self.voice.words("play-undone", &[("count", count)], &[])?;
                        Ok(vec![self.stands(words)])
                    }
                }
            }
            Command::Show => {
                let effect =
                    self.effect(Effect::standing(self.board()), self.game.turns().len())?;
                Ok([self.stands(String::new())].into_iter().chain(effect).collect())
            }
            Command::Resign => {
                self.game.resign(Side::Human);
                self.rungs = 0;
                Ok(Vec::new())
            }
            Command::Help | Command::Quit => Ok(self.typing("play-help")?.into_iter().collect()),
        }
    }

    /// How a move is typed, with one that may be made now; nothing when there is none.
    fn typing(&self, id: &str) -> Result<Option<Event>, Error> {
        let Some(turn) = parse_input::example(self.board()) else { return Ok(None) };
        let (pile, take) = match &turn {
            AnyMove::Take(made) => (made.pile, made.take),
            AnyMove::Down(made) => (made.step, made.take),
            AnyMove::Stones(made) => (0, made.take),
            _ => (0, 0),
        };
        let example = parse_input::spelled(&turn);
        let made = self.voice.right(self.board(), Side::Human, &turn)?;
        let texts = [("example", &*example), ("made", &*made)];
        let words =
            self.voice.words(&self.of_game(id), &[("pile", pile), ("take", take)], &texts)?;
        Ok(Some(Event::Words(words)))
    }

    /// How the match stands, below what is said of it.
    fn stands(&self, lead: String) -> Event {
        Event::Board { lead, board: self.board().clone() }
    }

    /// Explains the last move of the computer.
    fn why(&self) -> Result<Vec<Event>, Error> {
        let Settings { level, seed, teach, .. } = self.settings;
        let text = |id: &str| self.voice.text(id).map(Event::Words);
        if level == Level::Secret {
            return Ok(vec![text("play-why-secret")?]);
        }
        let turns = self.game.turns().len();
        let last = (0..turns).rev().find(|&index| self.game.mover(index) == Side::Computer);
        let held = self.idea().filter(|held| is_acted_on(*held, seed));
        Ok(match last.and_then(|last| self.game.explanation_of(last, held)) {
            Some(explanation) => {
                vec![
                    text("play-why")?,
                    MatchMessages::explained(Side::Computer, explanation, teach),
                ]
            }
            None => vec![text("play-no-move-yet")?],
        })
    }

    /// The first moves, in words.
    fn list(&self, count: usize) -> Result<Event, Error> {
        let moves: Vec<usize> = (0..count).collect();
        let mut text = self.voice.text("play-record")? + "\n\n";
        for entry in entries(&moves, 2 * SHOWN) {
            match entry {
                Entry::Item(&index) => {
                    let turn = &self.game.turns()[index];
                    let words = self.voice.turn(self.board(), self.game.mover(index), turn)?;
                    text += &format!("{}. {words}\n", index + 1);
                }
                Entry::Gap { left_out } => {
                    let left_out = self.voice.words("left-out", &[("count", left_out)], &[])?;
                    text += &format!("\n{left_out}\n\n");
                }
            }
        }
        Ok(Event::Words(text))
    }
}
