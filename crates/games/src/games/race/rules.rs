//! The rules of a race: the numbers that may be said (a range or a set), and the end rule. In JSON `say` is
//! null for a set, and `numbers` is left out for a range.

use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

use super::EndRule;
use crate::position::PlayConvention;
use crate::serialize::PageOnly;

/// The rules of a race by a range or by a set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "RaceRules"))]
pub struct Rules {
    /// Range of the numbers that may be said: the least and the largest; null for a set.
    pub say: Option<[u64; 2]>,
    /// Set of the numbers that may be said, rising, each at least 1; left out for a range.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
    pub numbers: Option<Vec<u64>>,
    /// Play convention, which follows from `end`.
    pub play: PlayConvention,
    /// End rule: whether the target may be passed, and who wins at the end.
    pub end: EndRule,
}

/// The rules of a race by a range of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Range of the numbers that may be said: the least and the largest.
    pub bounds: [u64; 2],
    /// End rule: whether the target may be passed, and who wins at the end.
    pub end: EndRule,
}

impl From<Range> for Rules {
    fn from(Range { bounds, end }: Range) -> Self {
        Rules { say: Some(bounds), numbers: None, play: end.play(), end }
    }
}

impl Rules {
    /// Returns the range and the end rule; `None` for a race by a set.
    pub fn range(&self) -> Option<Range> {
        let bounds = self.say.filter(|_| self.numbers.is_none());
        bounds.map(|bounds| Range { bounds, end: self.end })
    }

    /// Returns the least and the largest number that may be said.
    pub fn bounds(&self) -> [u64; 2] {
        let ends = |numbers: &Vec<u64>| Some([*numbers.first()?, *numbers.last()?]);
        self.numbers.as_ref().and_then(ends).or(self.say).unwrap_or([1, 1])
    }

    /// Whether `number` belongs to the range or the set of the race. It may still pass the target.
    pub fn allows(&self, number: u64) -> bool {
        let [least, most] = self.bounds();
        match &self.numbers {
            Some(numbers) => numbers.binary_search(&number).is_ok(),
            None => (least..=most).contains(&number),
        }
    }

    /// Returns how many numbers are legal at the distance `distance` to the target.
    pub fn legal_number_count(&self, distance: u64) -> u64 {
        let [least, most] = self.bounds();
        let highest = match self.end.may_pass() {
            true if distance == 0 => return 0,
            true => most,
            false => most.min(distance),
        };
        match &self.numbers {
            Some(numbers) => numbers.partition_point(|&number| number <= highest) as u64,
            None => (highest + 1).saturating_sub(least),
        }
    }

    /// Returns the number with the 0-based index `index` among the numbers of the range or the set, in rising
    /// order. `index` must be less than the number of numbers.
    pub fn number_at(&self, index: u64) -> u64 {
        let [least, _] = self.bounds();
        let of_set = |numbers: &Vec<u64>| numbers.get(usize::try_from(index).ok()?).copied();
        self.numbers.as_ref().and_then(of_set).unwrap_or(least.saturating_add(index))
    }

    /// Formats the range or the set as a value of `--say`, such as `1-3` or `1,3,4`.
    pub(super) fn to_arg(&self) -> String {
        let [least, most] = self.bounds();
        let typed =
            |numbers: &Vec<u64>| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        self.numbers.as_ref().map_or_else(|| format!("{least}-{most}"), typed)
    }
}

/// Serializes the fields. Templates also get the least and the largest number, and their difference, as
/// `least`, `most` and `span`.
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
