//! Finds choices of a question file that reveal the right option by its position, its length or its text to a
//! pupil who knows no mathematics. Next: `choices.rs`.

use rustc_hash::FxHashMap;

use super::question::Choice;

/// Share of right options among the options with a trait, from 0 to 1, above which the trait is reported.
const TOO_OFTEN: f64 = 0.4;
/// Least excess of right options over the number expected by chance, in standard deviations, for a trait to
/// be reported.
const BEYOND_CHANCE: f64 = 4.0;
/// Least number of options with a trait for the trait to be reported. In addition, at least half as many
/// options must have it as there are choices about the topic.
const FEWEST: u64 = 20;
/// Largest number of pairs of a topic and a trait that are counted. A large bank has very many different moves,
/// and the text of each is a trait.
const WORDS: usize = 4000;

/// A property of an option that a pupil sees without solving the exercise.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trait {
    /// Position among the options, 1-based.
    Place(u64),
    /// Longest option, if no other has the same length.
    Longest,
    /// Shortest option, if no other has the same length.
    Shortest,
    /// Text of the option.
    Word(String),
}

/// Counts of the options of one topic that have one trait.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// Number of options with the trait.
    all: u64,
    /// Number of right options with the trait.
    right: u64,
    /// Number of right options with the trait that is expected by chance.
    expected: f64,
    /// Variance of the number of right options with the trait, if it depended on chance alone.
    variance: f64,
}

/// Counts of the options of a file, by topic and trait.
#[derive(Debug, Default)]
pub struct Balance(FxHashMap<(&'static str, Trait), Count>);

/// A trait of options that are right too often, so that it gives the right option away.
#[derive(Debug)]
pub struct Giveaway {
    pub topic: &'static str,
    /// Trait that the right options have.
    pub told_by: Trait,
    /// Percentage of right options among the options with the trait.
    pub percent: u64,
    /// Number of options with the trait.
    pub of: u64,
}

impl Balance {
    /// Counts the traits of the options of one choice about `topic`. With `many` more than one option may be
    /// right.
    pub fn add(&mut self, topic: &'static str, options: &[Choice], many: bool) {
        let right = options.iter().filter(|option| option.right).count();
        let chance = right as f64 / options.len().max(1) as f64;
        let is_few = options.len() == 2;
        let mut count = |told_by: Trait, option: &Choice| {
            // Whether one of many options is right, or whether "none" is, is a yes-or-no question.
            let chance = if many || option.is_none || is_few { chance.max(0.5) } else { chance };
            let right = u64::from(option.right);
            let variance = chance * (1.0 - chance);
            self.add_count((topic, told_by), Count { all: 1, right, expected: chance, variance });
        };
        for (place, option) in (1..).zip(options) {
            count(Trait::Place(place), option);
            // If several options may be right, the mathematics decides which words are.
            if !many || option.is_none {
                count(Trait::Word(option.text.clone()), option);
            }
        }
        if is_few {
            return;
        }
        let length = |option: &&Choice| option.text.chars().count();
        let others = || options.iter().filter(|option| !option.is_none);
        let longest = others().max_by_key(length);
        let shortest = others().min_by_key(length);
        for (told_by, option) in [(Trait::Longest, longest), (Trait::Shortest, shortest)] {
            let Some(option) = option else { continue };
            if others().filter(|other| length(other) == length(&option)).count() == 1 {
                count(told_by, option);
            }
        }
    }

    /// Adds the counts of `other` to these counts.
    pub fn merge(&mut self, other: Balance) {
        for (key, count) in other.0 {
            self.add_count(key, count);
        }
    }

    /// Adds `count` to the counts of a topic and a trait, the two parts of `key`. A new pair is ignored if
    /// there are already [`WORDS`] pairs.
    fn add_count(&mut self, key: (&'static str, Trait), count: Count) {
        if self.0.len() >= WORDS && !self.0.contains_key(&key) {
            return;
        }
        let own = self.0.entry(key).or_default();
        own.all += count.all;
        own.right += count.right;
        own.expected += count.expected;
        own.variance += count.variance;
    }

    /// Returns for each topic the trait whose options are right too often, if there is one. If there are
    /// several, it is the trait whose excess over chance is the most standard deviations. The largest excess
    /// comes first.
    pub fn giveaways(&self) -> Vec<Giveaway> {
        let beyond = |count: &Count| {
            (count.right as f64 - count.expected) / count.variance.sqrt().max(f64::MIN_POSITIVE)
        };
        let mut found: Vec<(f64, Giveaway)> = Vec::new();
        for ((topic, told_by), count) in &self.0 {
            let share = count.right as f64 / count.all as f64;
            // A pupil cannot learn a pattern from options that rarely occur.
            let all = self.0.get(&(topic, Trait::Place(1))).map_or(0, |first| first.all);
            if count.all < FEWEST.max(all / 2)
                || share <= TOO_OFTEN
                || beyond(count) < BEYOND_CHANCE
            {
                continue;
            }
            let percent = (100.0 * share).round() as u64;
            let giveaway = Giveaway { topic, told_by: told_by.clone(), percent, of: count.all };
            found.push((beyond(count), giveaway));
        }
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut worst: Vec<Giveaway> = Vec::new();
        for (_, giveaway) in found {
            if !worst.iter().any(|other| other.topic == giveaway.topic) {
                worst.push(giveaway);
            }
        }
        worst
    }
}
