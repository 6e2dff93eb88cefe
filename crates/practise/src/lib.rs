//! Practice, one question at a time.
pub mod lines;
mod pool;
mod result;
pub mod mastery;
pub mod progress;
pub mod pupil;
pub mod selection;
pub mod session;
pub mod skill;
pub mod texts;
pub use pool::Pool;
pub use result::{ladder_names, read_code};
pub use session::{Feedback, Next, Session, Settings};
