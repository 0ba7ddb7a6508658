//! Errors in words, one message per cause.

mod bots;
mod json;
mod reading;
mod steps;
mod storage;

pub use bots::bots_fault;
pub use reading::{import_error, load_error};
pub use steps::{illegal_refusal, play_error, play_refusal};
pub use storage::{save_error, store_error};
