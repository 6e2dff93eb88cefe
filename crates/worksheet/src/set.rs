//! Exercises of a set of sheets. A set consists of classes of up to 200 sheets, fewer if the sheets are long.
//! Within a class no exercise occurs twice, exercises with equal numbers are equally hard, and right answers of
//! few values, like "wins" or "loses", differ from pupil to pupil. If there are too few exercises for that, the
//! sheets come in a few versions, which repeat in turn, so that neighbours get different ones. A sheet can be
//! drawn by its index without other classes, so `--range` can output a set in parts.

use std::collections::HashMap;

use super::code::SheetCode;
use super::diagnose;
use super::spec::Content;
use super::topics;
use carryless_args::error::Error;
use carryless_exercises::answer_balance::{JudgedSlots, Plan, plans};
use carryless_exercises::assign::{DrawnExercises, ORDERS};
use carryless_exercises::pool::{Allowance, TRIES};
use carryless_exercises::rng::SeededRng;
use carryless_exercises::{
    self as exercises, AnswerClass, Constraints, Difficulty, Exercise, SIZES, Space,
};

/// Values that decide the exercises on all sheets of a set. Equal values give equal exercises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Sections, constraints and points of each sheet.
    pub content: Content,
    /// Seed of the random draws.
    pub seed: u64,
    /// Number of sheets in a class, at most the class size of `content`.
    pub class_sheets: u64,
}

impl Origin {
    /// Creates the origin of the set to which a sheet code belongs.
    pub fn from_code(sheet_code: &SheetCode) -> Self {
        let SheetCode { content, seed, .. } = sheet_code;
        Origin { content: content.clone(), seed: *seed, class_sheets: sheet_code.class_size() }
    }

    /// Returns topic and size of each exercise of a sheet, in order. If the exercises of a topic come in three
    /// sizes, they are in turn small, middle and large.
    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for section in &self.content.sections {
            let sized = topics::has_three_sizes(section.topic, &self.content.constraints);
            let size = |place| sized.then_some((place % SIZES) as usize);
            parts.extend((0..section.count).map(|place| (section.topic, size(place))));
        }
        parts
    }
}

/// A pair (name of a topic, index of a size of its exercises: 0 small, 1 middle, 2 large); the index is `None`
/// if the exercises have one size only.
type Part = (&'static str, Option<usize>);

/// Exercises of a topic, or of one of its sizes, for a class.
#[derive(Debug)]
struct Topic {
    part: Part,
    /// Exercises that meet the constraints of the topic at its level.
    space: Space,
    /// Number of exercises of the topic on one sheet.
    count: u64,
    /// For each exercise of the topic on a sheet, whether it asks for an answer with few possible values. These
    /// answers are balanced, so that none is too frequent in the class.
    balanced: Vec<bool>,
    /// Drawn exercises: `drawn[i]` has exercise `i` of the topic, from 0, for each sheet or each version. In a
    /// finished [`Set`], empty unless the topic comes in versions.
    drawn: DrawnExercises,
    /// Difficulty of each exercise of the topic on a sheet, equal in all classes. `None` if the topic comes in
    /// versions.
    difficulties: Option<Vec<Difficulty>>,
}

/// A set of sheets.
#[derive(Debug)]
pub struct Set {
    /// Values that decide the exercises of the set.
    pub origin: Origin,
    /// Topics, or sizes of topics, of a sheet. Only those that come in versions, which all classes share, keep
    /// their drawn exercises.
    topics: Vec<Topic>,
    /// Number of versions, if there are too few exercises for each pupil to have different ones; otherwise
    /// `None`.
    pub versions: Option<u64>,
    /// Exercises of the first class, sheet by sheet.
    first: Vec<Vec<Exercise>>,
}

impl Set {
    /// Creates a set and draws its first class.
    ///
    /// # Errors
    ///
    /// `too-few-exercises` with the number of exercises that exist, `too-rare-exercises` if the search was
    /// given up, or the error of a kind of exercise that cannot meet the constraints.
    pub fn new(origin: Origin) -> Result<Self, Error> {
        if diagnose::is_asked(&origin.content) {
            let exercises = diagnose::exercises(&origin.content, origin.seed)?;
            let sheets = usize::try_from(origin.class_sheets).unwrap_or(1);
            let first = vec![exercises; sheets];
            return Ok(Set { origin, topics: Vec::new(), versions: None, first });
        }
        let mut counts: Vec<(Part, u64)> = Vec::new();
        for part in origin.parts() {
            match counts.iter_mut().find(|(known, _)| *known == part) {
                Some((_, count)) => *count += 1,
                None => counts.push((part, 1)),
            }
        }
        let (topics, versions) = deal_topics(&counts, &origin)?;
        let mut set = Set { origin, topics, versions, first: Vec::new() };
        let drawn = set.topics.iter_mut().map(|topic| match topic.difficulties {
            Some(_) => std::mem::take(&mut topic.drawn),
            None => topic.drawn.clone(),
        });
        let drawn = drawn.collect();
        set.first = set.sheets(drawn, set.origin.class_sheets);
        Ok(set)
    }

    /// Returns the exercises of class `number`, from 0, sheet by sheet. Returns `too-few-exercises` if too few
    /// exercises are as hard as those of the first class, or `too-rare-exercises` if the search was given up.
    pub fn class(&self, number: u64) -> Result<Vec<Vec<Exercise>>, Error> {
        if number == 0 || diagnose::is_asked(&self.origin.content) {
            return Ok(self.first.clone());
        }
        let seed = SeededRng::new(self.origin.seed, "class").bits() ^ number;
        let judged: Vec<JudgedSlots> = self.topics.iter().map(Topic::judged).collect();
        let plans = plans(&judged, self.origin.class_sheets, &mut SeededRng::new(seed, "plan"));
        let allowance = Allowance::default();
        let drawn = self.topics.iter().zip(&plans).map(|(topic, plan)| {
            let Some(difficulties) = &topic.difficulties else { return Ok(topic.drawn.clone()) };
            topic.space.deal(seed, plan, Some(difficulties), &allowance).ok_or_else(|| {
                let exist = self.origin.class_sheets;
                match allowance.is_spent() {
                    true => topic.space.too_rare(TRIES),
                    false => topic.space.too_few(exist, exist * (number + 1)),
                }
            })
        });
        Ok(self.sheets(drawn.collect::<Result<_, _>>()?, self.origin.class_sheets))
    }

    /// Returns the exercises of sheet `index`, from 0, in order. Returns `too-few-exercises` or
    /// `too-rare-exercises` if its class cannot be drawn.
    pub fn sheet(&self, index: u64) -> Result<Vec<Exercise>, Error> {
        let (number, place) = self.class_and_index(index);
        Ok(self.class(number)?.swap_remove(place))
    }

    /// Returns the version of sheet `index`; both are counted from 0. Returns `None` if the set has no
    /// versions.
    pub fn version(&self, index: u64) -> Option<u64> {
        self.versions.map(|versions| self.class_and_index(index).1 as u64 % versions.max(1))
    }

    /// Returns the index of the class to which sheet `index` belongs, and the index of the sheet in that class.
    /// All three indices are from 0.
    pub fn class_and_index(&self, index: u64) -> (u64, usize) {
        let (number, place) = (index / self.origin.class_sheets, index % self.origin.class_sheets);
        (number, usize::try_from(place).unwrap_or_default())
    }

    /// Distributes exercises to `class_sheets` sheets and returns the exercises of each sheet, in order.
    /// `drawn` has the drawn exercises of each topic. If there are fewer versions than sheets, the versions
    /// repeat in turn.
    fn sheets(&self, drawn: Vec<DrawnExercises>, class_sheets: u64) -> Vec<Vec<Exercise>> {
        let parts = self.topics.iter().map(|topic| topic.part);
        let mut drawn: HashMap<Part, _> =
            parts.zip(drawn.into_iter().map(Vec::into_iter)).collect();
        let mut sheets: Vec<Vec<Exercise>> = (0..class_sheets).map(|_| Vec::new()).collect();
        for part in self.origin.parts() {
            let row = drawn.get_mut(&part).and_then(Iterator::next).unwrap_or_default();
            if row.len() < sheets.len() {
                let again = row.iter().cycle().cloned();
                sheets.iter_mut().zip(again).for_each(|(sheet, exercise)| sheet.push(exercise));
            } else {
                sheets.iter_mut().zip(row).for_each(|(sheet, exercise)| sheet.push(exercise));
            }
        }
        sheets
    }
}

impl Topic {
    /// Returns a pair: the kind of right answers of the topic, and for each exercise of the topic on a sheet
    /// whether it asks for an answer with few possible values.
    fn judged(&self) -> JudgedSlots {
        (self.space.answer_class(), self.balanced.clone())
    }

    /// Sorts the exercises of the topic by difficulty, the easiest first. Exercises with few possible answers
    /// keep their random order, so that the order does not reveal answers.
    fn sort(&mut self) {
        if self.space.answer_class() == AnswerClass::Many {
            self.drawn.sort_by_key(|row| row.first().map(Exercise::effort));
        }
    }
}

/// Draws the exercises of the first class of `origin`. `counts` has each topic or size of a topic, with its
/// number of exercises on a sheet. Returns the topics in this order. The second part of the result is the
/// number of versions if a topic has too few exercises, otherwise `None`.
fn deal_topics(
    counts: &[(Part, u64)],
    origin: &Origin,
) -> Result<(Vec<Topic>, Option<u64>), Error> {
    let (seed, class_sheets) = (origin.seed, origin.class_sheets);
    let mut dice = SeededRng::new(seed, "plan");
    let judges = |((name, _), count): &(Part, u64)| {
        let kind = exercises::kind(name).ok_or_else(|| Error::internal(name))?;
        Ok((kind.answer_class(), (0..*count).map(|_| kind.next_asks_verdict(&mut dice)).collect()))
    };
    let judged = counts.iter().map(judges).collect::<Result<Vec<JudgedSlots>, Error>>()?;
    let plan = plans(&judged, class_sheets, &mut dice);
    let mut topics = Vec::new();
    let allowance = Allowance::default();
    for (((part, count), (_, judged)), plan) in counts.iter().zip(judged.clone()).zip(&plan) {
        // The first topics must not spend the whole allowance.
        let share = allowance.split_share(counts.len() - topics.len());
        let alike = topics.last().map(|topic: &Topic| (topic.part, &topic.drawn));
        let (space, drawn) = draw_topic(*part, plan, origin, alike, &share)?;
        allowance.return_share(&share);
        let difficulties = drawn.as_ref().map(|_| Vec::new());
        let drawn = drawn.unwrap_or_default();
        topics.push(Topic {
            part: *part,
            space,
            count: *count,
            balanced: judged,
            drawn,
            difficulties,
        });
    }
    // If the allowance was spent on different exercises for all pupils, versions get half of a new one.
    let second = Allowance::default().split_share(2);
    let counting = second.split_share(2);
    let mut versions = versions(&topics, class_sheets, &counting);
    second.return_share(&counting);
    if let Some(most) = versions {
        let again = |topic: &Topic| {
            topic.difficulties.is_none() || topic.space.answer_class() != AnswerClass::Many
        };
        let fewer: Vec<usize> = (0..topics.len()).filter(|at| again(&topics[*at])).collect();
        let drawn = deal_versions(&topics, &fewer, most, origin, &mut dice, &second)?;
        versions = drawn.iter().flatten().map(|row| row.len() as u64).max();
        for (at, drawn) in fewer.into_iter().zip(drawn) {
            (topics[at].drawn, topics[at].difficulties) = (drawn, None);
        }
    }
    for topic in &mut topics {
        topic.sort();
        let difficulties = topic.drawn.iter().filter_map(|row| row.first().map(Exercise::effort));
        topic.difficulties = topic.difficulties.as_ref().map(|_| difficulties.collect());
    }
    Ok((topics, versions))
}

/// Draws versions of the exercises of those topics whose indices are in `fewer`, and returns the exercises of
/// each of them in this order. `most` is the maximum number of versions; fewer are drawn if there are not
/// enough exercises. Topics whose answers have few values get as many versions as topics with too few
/// exercises, so that these answers stay mixed on a sheet. `dice` decides the right answers, and `allowance`
/// limits the search. Returns `too-few-exercises` or `too-rare-exercises` if not even [`ORDERS`] versions
/// exist.
fn deal_versions(
    topics: &[Topic],
    fewer: &[usize],
    most: u64,
    origin: &Origin,
    dice: &mut SeededRng,
    allowance: &Allowance,
) -> Result<Vec<DrawnExercises>, Error> {
    let judged: Vec<JudgedSlots> = fewer.iter().map(|at| topics[*at].judged()).collect();
    let mut versions = most;
    loop {
        let plans = plans(&judged, versions, dice);
        let dealt = fewer.iter().zip(&plans).map(|(at, plan)| {
            let Topic { space, balanced: judged, count, .. } = &topics[*at];
            let drawn = space.deal(origin.seed, plan, None, allowance);
            // The subject of a question is random, so there may be fewer exercises than were counted.
            let last = || {
                let shared = || space.shared(origin.seed, judged, origin.class_sheets, allowance);
                if versions <= ORDERS { shared() } else { None }
            };
            drawn.or_else(last).ok_or_else(|| {
                space
                    .count_exercises(origin.seed)
                    .map_or_else(|rare| rare, |few| space.too_few(few, *count))
            })
        });
        let dealt = dealt.collect::<Result<Vec<_>, _>>();
        if dealt.is_ok() || versions <= ORDERS {
            return dealt;
        }
        versions = (versions * 3 / 4).max(ORDERS);
    }
}

/// Returns the largest number of versions for which each topic with too few exercises has enough of them. If
/// that is less than 2, returns [`ORDERS`], or `class_sheets` if it is smaller. Returns `None` if no topic has
/// too few exercises. `class_sheets` is the number of sheets, and `allowance` limits the search.
fn versions(topics: &[Topic], class_sheets: u64, allowance: &Allowance) -> Option<u64> {
    let few = topics.iter().filter(|topic| topic.difficulties.is_none());
    let enough = few.map(|topic| {
        let verdicts = topic.space.answer_class();
        let enough = topic.space.capacity(verdicts, &topic.balanced, class_sheets, allowance);
        enough.unwrap_or(1)
    });
    let least = enough.min()?;
    Some(if least < 2 { ORDERS.min(class_sheets) } else { least })
}

/// Draws the exercises of a topic, or of one size of it, for a class, at the first level that has enough of
/// them. `plan` has the right answers that the exercises must have, and `allowance` limits the search. Returns
/// the exercises that exist at this level, and the drawn ones. If no level has enough, returns the exercises
/// that exist at the last level, and `None`. `before` is the topic drawn before; if it is a smaller size of
/// this topic, the new exercises resemble it.
fn draw_topic(
    (topic, size): Part,
    plan: &Plan,
    origin: &Origin,
    before: Option<(Part, &DrawnExercises)>,
    allowance: &Allowance,
) -> Result<(Space, Option<DrawnExercises>), Error> {
    let kind = exercises::kind(topic).ok_or_else(|| Error::internal(topic))?;
    let mut last: Option<Space> = None;
    let sized = |constraints: Constraints| {
        size.map_or(constraints.clone(), |size| kind.with_size(&constraints, size))
    };
    for constraints in topics::levels(&origin.content.constraints).map(sized) {
        if kind.refusal(&constraints).is_some() {
            continue;
        }
        let space = kind.space(&constraints)?;
        let space = match &last {
            Some(lower) => space.with_search_of(lower),
            None => space,
        };
        // Larger sizes resemble the small one, in more columns, if possible.
        let smaller = before.filter(|((name, other), _)| *name == topic && *other < size);
        let alike = smaller
            .and_then(|(_, drawn)| larger_difficulties(drawn, &space, origin.seed, allowance));
        let dealt = alike
            .and_then(|difficulties| space.deal(origin.seed, plan, Some(&difficulties), allowance));
        match dealt.or_else(|| space.deal(origin.seed, plan, None, allowance)) {
            Some(drawn) => return Ok((space, Some(drawn))),
            None => last = Some(space),
        }
    }
    last.map(|space| (space, None)).ok_or_else(|| {
        topics::refusal(topic, &origin.content.constraints)
            .map_or_else(|| Error::internal(topic), Error::from)
    })
}

/// Returns the difficulties that exercises of a larger size must have to resemble the exercises `smaller`. They
/// are equal if the number of stones in a move is limited; otherwise only the number of columns differs, and is
/// that of an exercise drawn from `space` with `seed`. `allowance` limits the search. Returns `None` if the
/// numbers are not added in columns, or if no exercise is found.
fn larger_difficulties(
    smaller: &DrawnExercises,
    space: &Space,
    seed: u64,
    allowance: &Allowance,
) -> Option<Vec<Difficulty>> {
    let drawn = space.draw(seed).with_allowance(allowance).next()?;
    let free = drawn.state.column_addition()?.limit.is_none();
    let bits = |own: Difficulty| if free { drawn.effort().bits } else { own.bits };
    let difficulties = smaller.iter().map(|row| row.first().map(Exercise::effort));
    difficulties.map(|effort| Some(Difficulty { bits: bits(effort?), ..effort? })).collect()
}
