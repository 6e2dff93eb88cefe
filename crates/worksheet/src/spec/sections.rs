//! Parses the sections of a sheet: topics with their numbers of exercises.

use super::{MOST_EXERCISES, SpecFault};
use crate::diagnose;
use crate::topics::{self, Section};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::{Args, ArgsError};
use carryless_exercises::constraints::Constraints;

/// Parses the value of `--topic`, `topic[:count],…`, as sections; without it returns those of a mixed sheet. If
/// `--count` or `--bank` gives the number of all exercises, the sections without a count share those that
/// remain after the sections with a count; otherwise each section without a count gets `topics::PER_SECTION`.
pub(super) fn parse(args: &Args<'_>, constraints: &Constraints) -> Result<Vec<Section>, Error> {
    let bank = args.number("bank")?;
    if let (Some(_), Some(flag)) = (bank, args.flag("count")) {
        return Err(flag.error(ArgsError::Conflict { other: "--bank".into() }));
    }
    let count = bank.or(args.number("count")?);
    if let Some(flag) = args.flag("diagnose") {
        return parse_diagnosed(args, flag, constraints);
    }
    let Some(word) = args.value_of("topic") else {
        return Ok(topics::mixed_sections(count, constraints));
    };
    let parts = word.split(',').map(parse_section).collect::<Result<Vec<_>, _>>()?;
    let fixed: u64 = parts.iter().filter_map(|(_, count)| *count).sum();
    let open = parts.iter().filter(|(_, count)| count.is_none()).count() as u64;
    let left = match count {
        Some(count) if count < fixed + open || open == 0 && count != fixed => {
            let sum = fixed + open;
            let place = if bank.is_some() { "bank" } else { "count" };
            return Err(args.error(place, SpecFault::CountContradicts { sum }));
        }
        Some(count) => count - fixed,
        None => open * topics::PER_SECTION,
    };
    let mut open_before = 0;
    let section = |(topic, count): (&'static str, Option<u64>)| {
        let count = count.unwrap_or_else(|| {
            open_before += 1;
            // The first sections get one more if the division leaves a remainder.
            left / open + u64::from(open_before <= left % open)
        });
        Section { topic, count }
    };
    let sections: Vec<Section> = parts.into_iter().map(section).collect();
    match sections.iter().map(|section| section.count).sum::<u64>() {
        total if total > MOST_EXERCISES && bank.is_none() => Err(word.too_large(MOST_EXERCISES)),
        _ => Ok(sections),
    }
}

/// Parses the topics and the number of exercises of a sheet for a diagnosis. `flag` is the option that asks for it.
fn parse_diagnosed(
    args: &Args<'_>,
    flag: Token<'_>,
    constraints: &Constraints,
) -> Result<Vec<Section>, Error> {
    let conflict = |word: Token<'_>| word.error(ArgsError::Conflict { other: "--diagnose".into() });
    if args.value_of("bank").is_some() {
        return Err(flag.error(ArgsError::Conflict { other: "--bank".into() }));
    }
    let topic = |word: Token<'_>| match parse_section(word)? {
        (topic, None) => Ok(topic),
        (_, Some(_)) => Err(conflict(word)),
    };
    let topics = match args.value_of("topic") {
        Some(word) => word.split(',').map(topic).collect::<Result<Vec<_>, _>>()?,
        None => diagnose::topics(constraints),
    };
    let (least, most) = (1, diagnose::MOST_QUESTIONS);
    let outside = || ArgsError::OutOfRange { name: "count", least, most };
    let count = args.value_of("count").map(|word| word.number_within(least, most, outside));
    Ok(diagnose::sections(topics, count.transpose()?.unwrap_or(diagnose::QUESTIONS)))
}

/// Parses a section, `topic` or `topic:count`, as the pair (topic, number of exercises if given).
fn parse_section(word: Token<'_>) -> Result<(&'static str, Option<u64>), Error> {
    let (name, count) = match word.split_once(':') {
        Some((name, count)) => (name, Some(count)),
        None => (word, None),
    };
    let unknown = || name.error(SpecFault::UnknownTopic { topics: topics::names() });
    let topic = topics::of_name(&name.text().trim().to_lowercase()).ok_or_else(unknown)?;
    let count = match count {
        Some(word) => match word.number_up_to(MOST_EXERCISES)? {
            0 => {
                let (name, least, most) = ("topic:N", 1, MOST_EXERCISES);
                return Err(word.error(ArgsError::OutOfRange { name, least, most }));
            }
            count => Some(count),
        },
        None => None,
    };
    Ok((topic, count))
}
