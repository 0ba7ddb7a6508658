//! Problems: positions with a single solution, each proven by exhaustive search.

mod collection;
pub mod kind;
mod opponent;
pub mod problem;
pub mod proof;
pub mod solver;
#[cfg(test)]
mod tests;

pub use collection::Collection;
pub use kind::Kind;
pub use opponent::{OpponentReply, lead, reply};
pub use problem::Problem;
