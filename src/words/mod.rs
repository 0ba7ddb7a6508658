//! Texts of the page: messages of `locales/<language>/<namespace>.ftl`, in Fluent.
//!
//! `build.rs` makes a constant of each message without variables, and a struct with a field for each variable of the
//! others, so that no argument is forgotten. The texts are loaded separately, one file for each part of the app.

pub mod drawing;
mod language;
mod list;
pub mod offered;
pub mod placeholder;
pub mod reason;
pub mod rules;
pub mod search;
pub mod voice;

pub use language::{Argument, Failure, Language, Message, Number, Text, WriteNumber};
pub use list::sentences;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
