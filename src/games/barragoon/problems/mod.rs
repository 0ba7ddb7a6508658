//! Problems: positions with a single solution, each proven by exhaustive search.

mod answer;
mod collection;
pub mod kind;
pub mod problem;
pub mod proof;
pub mod solver;
#[cfg(test)]
mod tests;

pub use answer::{Answer, answer, lead};
pub use collection::Collection;
pub use kind::Kind;
pub use problem::Problem;
