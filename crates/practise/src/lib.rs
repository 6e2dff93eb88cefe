//! Practice, one question at a time. A [`Session`] asks, marks the answers, models the pupil and chooses the next
//! question; it has neither input nor output. Read next: `session.rs`.
//!
//! * [`skill`]: the skills, each with the exercises that practise it; [`Pool`] draws them;
//! * [`mastery`]: the probability that a skill is mastered;
//! * [`carryless_exercises::pupil_model`]: the probabilities of misconceptions, and the most informative exercise;
//! * [`lines`]: JSON for other programs; [`texts`]: sentences for pupils.
//!
//! ```
//! use carryless_practise::{Next, Session, Settings};
//!
//! let mut session = Session::new(Settings { questions: Some(1), ..Settings::default() })?;
//! assert_eq!(session.current().expect("a question").exercise.topic, "race-story");
//! // Seven counters: the first player takes one.
//! let feedback = session.answer("win; 1")?;
//! assert_eq!((feedback.right, feedback.next), (Some(true), Next::End));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

mod first_games;
pub mod lines;
pub mod mastery;
mod pool;
pub mod progress;
mod reason;
mod result;
pub mod session;
mod settings;
pub mod skill;
pub mod texts;
mod tries;

pub use first_games::gives_answer_away;
pub use first_games::is_first_game;
pub use pool::Pool;
pub use session::{Feedback, Next, Session};
pub use settings::Settings;
pub use tries::hint_count;
