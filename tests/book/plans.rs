//! Proves that each plan for the teacher fills a lesson of 40 minutes, stage by stage the same in both
//! languages, and leaves room to look back.

use std::fs;

/// The last column of the table of the lesson, without its unit.
fn minutes(plan: &str, unit: &str) -> Vec<u32> {
    let cells = plan.lines().filter_map(|line| line.strip_suffix(" |")?.rsplit_once("| "));
    let times = cells.filter_map(|(_, cell)| cell.strip_suffix(unit));
    times.map(|time| time.parse().unwrap()).collect()
}

#[test]
fn every_plan_takes_forty_minutes() {
    for number in 1..=4 {
        let times = [("zh", " 分钟"), ("en", " min")].map(|(language, unit)| {
            let file = super::root().join(format!("lessons/{language}/plan-{number}.md"));
            let plan = fs::read_to_string(file).unwrap();
            assert!(plan.contains("| |\n"), "{language}/plan-{number}: no place to write");
            minutes(&plan, unit)
        });
        let [zh, en] = &times;
        assert_eq!(zh, en, "plan {number}");
        assert!(zh.len() >= 4, "plan {number}: {zh:?}");
        assert_eq!(zh.iter().sum::<u32>(), 40, "plan {number}: {zh:?}");
    }
}
