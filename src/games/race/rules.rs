//! The rules of a race: which numbers may be said, and what happens at the target. A range is two numbers,
//! a set is a list; in the JSON the other one is null or left out.

use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

use super::EndRule;
use crate::position::PlayConvention;
use crate::serialize::PageOnly;

/// The rules of a race.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "RaceRules"))]
pub(crate) struct Rules {
    /// The least and the largest number that may be said; null where they are a set.
    pub say: Option<[u64; 2]>,
    /// The numbers of a set, rising, from 1 on; left out where they are a range.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
    pub numbers: Option<Vec<u64>>,
    /// Follows from `end`.
    pub play: PlayConvention,
    /// What happens at the target.
    pub end: EndRule,
}

/// The rules of a race by all numbers from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    /// The least and the largest number.
    pub say: [u64; 2],
    /// What happens at the target.
    pub end: EndRule,
}

impl From<Range> for Rules {
    fn from(Range { say, end }: Range) -> Self {
        Rules { say: Some(say), numbers: None, play: end.play(), end }
    }
}

impl Rules {
    /// The rules, when the numbers are a range.
    pub(crate) fn range(&self) -> Option<Range> {
        let say = self.say.filter(|_| self.numbers.is_none());
        say.map(|say| Range { say, end: self.end })
    }

    /// The least and the largest number.
    pub(crate) fn bounds(&self) -> [u64; 2] {
        let ends = |numbers: &Vec<u64>| Some([*numbers.first()?, *numbers.last()?]);
        self.numbers.as_ref().and_then(ends).or(self.say).unwrap_or([1, 1])
    }

    /// Whether this number may be said somewhere.
    pub(crate) fn allows(&self, number: u64) -> bool {
        let [least, most] = self.bounds();
        match &self.numbers {
            Some(numbers) => numbers.binary_search(&number).is_ok(),
            None => (least..=most).contains(&number),
        }
    }

    /// How many numbers may be said with `left` to go.
    pub(crate) fn count(&self, left: u64) -> u64 {
        let [least, most] = self.bounds();
        let highest = match self.end.may_pass() {
            true if left == 0 => return 0,
            true => most,
            false => most.min(left),
        };
        match &self.numbers {
            Some(numbers) => numbers.partition_point(|&number| number <= highest) as u64,
            None => (highest + 1).saturating_sub(least),
        }
    }

    /// The number with this index, from the least on.
    pub(crate) fn nth(&self, index: u64) -> u64 {
        let [least, _] = self.bounds();
        let of_set = |numbers: &Vec<u64>| numbers.get(usize::try_from(index).ok()?).copied();
        self.numbers.as_ref().and_then(of_set).unwrap_or(least.saturating_add(index))
    }

    /// The numbers as they are typed.
    pub(super) fn written(&self) -> String {
        let [least, most] = self.bounds();
        let typed =
            |numbers: &Vec<u64>| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        self.numbers.as_ref().map_or_else(|| format!("{least}-{most}"), typed)
    }
}

/// A page says the least and the largest number by name, and by how much they differ.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Rules", 7)?;
        fields.serialize_field("say", &self.say)?;
        if let Some(numbers) = &self.numbers {
            fields.serialize_field("numbers", numbers)?;
        }
        fields.serialize_field("play", &self.play)?;
        fields.serialize_field("end", &self.end)?;
        let [least, most] = self.bounds();
        fields.serialize_field("least", &PageOnly(least))?;
        fields.serialize_field("most", &PageOnly(most))?;
        fields.serialize_field("span", &PageOnly(most.saturating_sub(least)))?;
        fields.end()
    }
}
