//! A game in one minute: some pictures, and sentences to read aloud to the table.

pub mod reader;
pub mod screen;

pub use screen::MinuteScreen;
