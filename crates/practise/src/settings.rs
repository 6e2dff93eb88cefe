//! Settings of a session, parsed from the options of a command line.

use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_exercises::Constraints;
use carryless_render::i18n::Language;
use carryless_worksheet::spec::Spec;

faults! {
    pub enum SettingsFault {
        /// A topic has a number of exercises, as on a sheet.
        Count = "practise-count",
    }
}

/// Topics and rules of a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Topics of exercises; empty for the skills of the ladder, one after the other.
    pub topics: Vec<&'static str>,
    /// Constraints on the exercises; on the ladder only the level counts.
    pub constraints: Constraints,
    /// Seed of all random choices.
    pub seed: u64,
    /// Number of questions after which the session ends; `None` if it ends when everything is mastered.
    pub questions: Option<u64>,
    /// Whether a wrong answer is not followed by a second try.
    pub single_try: bool,
}

impl Settings {
    /// Parses the options of practice; `language` is that of the titles of topics, and `seed` is used without `--seed`.
    /// Without `--topic`, `--limit` and `--misere` the skills of the ladder are practised.
    ///
    /// # Errors
    ///
    /// `practise-count` if a topic has a number of exercises; the errors of the options of a sheet. Each has the span
    /// of the option.
    pub fn from_args(args: &Args<'_>, language: Language, seed: u64) -> Result<Self, Error> {
        let sheet = [options::TOPIC, options::LEVEL, options::LIMIT, options::MISERE];
        // The level alone chooses no topics.
        let chooses =
            |spec: &&OptionSpec| spec.name != options::LEVEL.name && args.flag(spec.name).is_some();
        let has_topics = sheet.iter().any(|spec| chooses(&spec));
        let own =
            options::PRACTISE.iter().filter(|spec| sheet.iter().any(|it| it.name == spec.name));
        let content = Spec::read(&args.restricted_to(own), language)?.content;
        let counted = |word: &Token<'_>| word.split_once(':').is_some();
        if let Some(word) = args.value_of(options::TOPIC.name)
            && let Some(word) = word.split(',').find(counted)
        {
            return Err(word.error(SettingsFault::Count));
        }
        let mut topics: Vec<&'static str> = Vec::new();
        for section in content.sections.iter().filter(|_| has_topics) {
            if !topics.contains(&section.topic) {
                topics.push(section.topic);
            }
        }
        Ok(Settings {
            topics,
            constraints: content.constraints,
            seed: args.number(options::SEED.name)?.unwrap_or(seed),
            questions: args.number(options::QUESTIONS.name)?,
            single_try: args.flag(options::SINGLE_TRY.name).is_some(),
        })
    }
}
