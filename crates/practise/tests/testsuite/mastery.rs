//! Bayesian knowledge tracing, by hand.

use carryless_practise::mastery::Mastery;

/// The formulas of Corbett and Anderson with P(L₀) = P(T) = P(S) = P(G) = 0.1: after a right answer
/// 0.09 / (0.09 + 0.09) = 0.5 and 0.5 + 0.5 · 0.1 = 0.55, after a wrong one 0.01 / (0.01 + 0.81) and so on.
#[test]
fn probabilities_are_those_of_the_published_formulas() {
    let near = |own: Mastery, wanted: f64| (own.probability() - wanted).abs() < 1e-9;
    let start = Mastery::default();
    assert!(near(start.after(true, false), 0.55));
    assert!(near(start.after(false, false), 0.01 / 0.82 + 0.81 / 0.82 * 0.1));
    // A guess of two is right in half of the cases.
    assert!(near(start.after(true, true), 0.09 / 0.54 + 0.45 / 0.54 * 0.1));
    let three = start.after(true, false).after(true, false).after(true, false);
    assert!(three.is_mastered() && !start.after(true, false).after(true, false).is_mastered());
}
