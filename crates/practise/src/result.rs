//! The result of a session as a code.

use crate::session::Session;
use crate::skill::{self, Skill};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_exercises::KINDS;
use carryless_games::games::AnyMisconception;
use carryless_worksheet::code::practise::{PractiseCode, SkillState};

impl Session {
    /// Returns the result as a code of at most 24 letters.
    pub fn code(&self) -> String {
        let known: Vec<_> = self.skills().collect();
        let state = |skill: &Skill| {
            let own = known.iter().find(|(other, _)| other.name == skill.name);
            match own {
                Some((_, mastery)) if mastery.is_mastered() => SkillState::Mastered,
                Some(_) => SkillState::Practised,
                None => SkillState::New,
            }
        };
        let skills = self.all_skills().iter().map(|skill| (skill.name, state(skill))).collect();
        let thoughts = self.thoughts().iter();
        let tags = thoughts.filter_map(|group| group.ideas.first().map(|idea| idea.tag()));
        let code = PractiseCode { skills, misconceptions: tags.collect(), asked: self.answered() };
        code.code(&ladder_names())
    }
}

/// Parses a code of a session.
///
/// # Errors
///
/// `code-letter` or `code-wrong` if the code is mistyped.
pub fn read_code(word: Token<'_>) -> Result<PractiseCode, Error> {
    let topics: Vec<&str> = KINDS.iter().map(|kind| kind.name()).collect();
    let tags: Vec<&str> = all_tags();
    PractiseCode::read(word, &ladder_names(), &topics, &tags)
}

/// Returns the names of the skills of the ladder, in order.
pub fn ladder_names() -> Vec<&'static str> {
    skill::ladder(None).iter().map(|skill| skill.name).collect()
}

/// Returns the tags of the misconceptions of all games, each once.
fn all_tags() -> Vec<&'static str> {
    use carryless_games::games::nim::misconceptions::Misconception;
    let nim = Misconception::ALL.iter().map(|idea| idea.tag());
    let mut tags: Vec<&str> = nim.collect();
    for idea in AnyMisconception::move_choosing() {
        if !tags.contains(&idea.tag()) {
            tags.push(idea.tag());
        }
    }
    tags
}
