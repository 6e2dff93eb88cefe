//! Learning platforms and their export files. The output for a single question can be made on any thread. A
//! file joins these outputs: text formats question by question, packages at the end. It counts the changes to
//! questions. Next: `export/moodle.rs`.

use std::borrow::Cow;
use std::slice;

use super::balance::Balance;
use super::gift;
use super::kahoot::{self, Row};
use super::moodle;
use super::qti::{self, ManifestEntry, Version};
use super::question::{Interaction, Question};
use super::{anki, canvas};
use crate::zip_archive::{self, Entry};
use carryless_args::error::Error;
use carryless_args::output_format::Format;

/// A learning platform or exchange format with its own writer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Platform {
    /// Moodle, by a file in Moodle XML.
    Moodle,
    /// Moodle and other platforms, by a text file in GIFT.
    Gift,
    /// Canvas, by a package of QTI 1.2.
    Canvas,
    /// Platforms that import QTI, by a package of this version.
    Qti(Version),
    /// Anki, by a text file of cards.
    Anki,
    /// Kahoot, by a spreadsheet of a quiz.
    Kahoot,
}

/// Counts of the exercises and questions of an export, and of the changes to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExportReport {
    /// Number of exercises, including those without a question.
    pub exercises: u64,
    /// Number of questions in the file.
    pub questions: u64,
    /// Number of exercises that were split into more than one question, because the platform requires it.
    pub split: u64,
    /// Number of exercises that a teacher has to mark at least in part.
    pub open: u64,
    /// Number of answer fields that ask for a correction in words. They are only in the worked solution.
    pub unasked: u64,
    /// Number of response fields that the platform cannot represent. Exercises without any question do not
    /// count.
    pub dropped: u64,
    /// Number of exercises for which the platform has no question at all.
    pub without_question: u64,
}

/// Output of a platform for one question.
#[derive(Debug, Default)]
pub struct QuestionOutput {
    category: Vec<String>,
    /// Text to append to the file.
    text: Vec<u8>,
    entries: Vec<Entry>,
    listed: Vec<ManifestEntry>,
    rows: Vec<Row>,
    balance: Balance,
    tally: ExportReport,
}

/// An export file to which questions are still added.
#[derive(Debug)]
pub struct ExportFile {
    platform: Platform,
    title: String,
    /// Identifier of the package or file.
    id: String,
    category: Vec<String>,
    text: Vec<u8>,
    entries: Vec<Entry>,
    listed: Vec<ManifestEntry>,
    rows: Vec<Row>,
    /// Counts of the options of all questions added so far, by topic and trait.
    pub balance: Balance,
    /// Counts of the exercises and questions added so far, and of the changes to them.
    pub tally: ExportReport,
}

impl Platform {
    /// Returns the platform of a file format; `None` if the format is not one of question files.
    pub fn from_format(format: Format) -> Option<Self> {
        Some(match format {
            Format::Moodle => Platform::Moodle,
            Format::Gift => Platform::Gift,
            Format::Canvas => Platform::Canvas,
            Format::Qti21 => Platform::Qti(Version::V21),
            Format::Qti3 => Platform::Qti(Version::V30),
            Format::Anki => Platform::Anki,
            Format::Kahoot => Platform::Kahoot,
            _ => return None,
        })
    }

    /// Whether the files of the platform are text, which can be printed on a terminal.
    pub fn is_text(self) -> bool {
        matches!(self, Platform::Moodle | Platform::Gift | Platform::Anki)
    }

    /// Returns the output of this platform for a question, with counts of the changes to the question.
    pub fn convert(self, question: &Question) -> Result<QuestionOutput, Error> {
        let is_open = question.is_open();
        let mut piece =
            QuestionOutput { category: question.category.clone(), ..QuestionOutput::default() };
        let parts: Cow<'_, [Question]> = match self {
            Platform::Gift if !is_open => question.with_row_fields().split(|_, _| false).into(),
            Platform::Canvas if !is_open => question.split(canvas::can_share_question).into(),
            _ => slice::from_ref(question).into(),
        };
        for part in &*parts {
            match self {
                Platform::Moodle => piece.text.extend(moodle::question(part)?),
                Platform::Gift => piece.text.extend(gift::question(part).bytes()),
                Platform::Anki => piece.text.extend(anki::card(part)?),
                Platform::Canvas => piece.text.extend(canvas::item(part)?),
                Platform::Qti(version) => {
                    piece.entries.extend(qti::entries(part, version)?);
                    piece.listed.push(ManifestEntry::from_question(part));
                }
                Platform::Kahoot => {}
            }
        }
        let mut questions = parts.len();
        let mut dropped = 0;
        match self {
            Platform::Canvas => piece.entries.extend(canvas::picture(question)),
            Platform::Kahoot => {
                (piece.rows, dropped) = kahoot::rows(question);
                questions = piece.rows.len();
            }
            _ => {}
        }
        let topic = question.exercise.topic;
        for row in &piece.rows {
            piece.balance.add(topic, &row.options, row.many);
        }
        for place in question.fields.iter().filter(|_| self != Platform::Kahoot && !is_open) {
            if let Interaction::Choice { options, many } = &place.expects {
                piece.balance.add(topic, options, *many);
            }
        }
        piece.tally = ExportReport {
            exercises: 1,
            questions: questions as u64,
            split: u64::from(questions > 1),
            open: u64::from(is_open && self != Platform::Kahoot && self != Platform::Anki),
            unasked: question.unasked as u64,
            dropped: if questions > 0 { dropped as u64 } else { 0 },
            without_question: u64::from(questions == 0),
        };
        Ok(piece)
    }
}

impl ExportFile {
    /// Creates a file without questions; `id` identifies the package or file.
    pub fn new(platform: Platform, title: String, id: String) -> Self {
        ExportFile {
            platform,
            title,
            id,
            category: Vec::new(),
            text: Vec::new(),
            entries: Vec::new(),
            listed: Vec::new(),
            rows: Vec::new(),
            balance: Balance::default(),
            tally: ExportReport::default(),
        }
    }

    /// Returns the beginning of the file, to be written before the first question; empty for most platforms.
    pub fn head(&self) -> Result<Vec<u8>, Error> {
        Ok(match self.platform {
            Platform::Moodle => moodle::head()?,
            Platform::Anki => anki::HEAD.as_bytes().to_vec(),
            _ => Vec::new(),
        })
    }

    /// Adds the output of the next question and returns the bytes that can be written to the file now. A
    /// package or workbook returns none before its end.
    pub fn add(&mut self, piece: QuestionOutput) -> Result<Vec<u8>, Error> {
        self.tally.add(&piece.tally);
        self.balance.merge(piece.balance);
        let mut text = Vec::new();
        if self.category != piece.category && self.platform.is_text() {
            match self.platform {
                Platform::Moodle => text = moodle::category(&piece.category)?,
                Platform::Gift => text = gift::category(&piece.category).into_bytes(),
                _ => {}
            }
            self.category = piece.category;
        }
        text.extend(piece.text);
        self.entries.extend(piece.entries);
        self.listed.extend(piece.listed);
        self.rows.extend(piece.rows);
        if self.platform.is_text() {
            return Ok(text);
        }
        self.text.extend(text);
        Ok(Vec::new())
    }

    /// Returns the remaining bytes of the file: for a package or workbook all bytes. Call it once: it takes the
    /// collected files of a package out of `self`.
    pub fn finish(&mut self) -> Result<Vec<u8>, Error> {
        let mut entries = std::mem::take(&mut self.entries);
        match self.platform {
            Platform::Moodle => Ok(moodle::TAIL.to_vec()),
            Platform::Gift | Platform::Anki => Ok(Vec::new()),
            Platform::Canvas => {
                entries.extend(canvas::files(&self.title, &self.id, &self.text, &entries)?);
                zip_archive::build_zip(entries)
            }
            Platform::Qti(version) => {
                entries.extend(qti::files(&self.title, &self.id, &self.listed, version)?);
                zip_archive::build_zip(entries)
            }
            Platform::Kahoot => kahoot::workbook(&self.title, &self.rows),
        }
    }
}

impl ExportReport {
    fn add(&mut self, other: &ExportReport) {
        self.exercises += other.exercises;
        self.questions += other.questions;
        self.split += other.split;
        self.open += other.open;
        self.unasked += other.unasked;
        self.dropped += other.dropped;
        self.without_question += other.without_question;
    }
}
