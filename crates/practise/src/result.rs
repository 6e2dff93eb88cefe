//! The result of a session as a code.

use crate::session::Session;
use crate::skill::Skill;
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
        code.code()
    }
}
