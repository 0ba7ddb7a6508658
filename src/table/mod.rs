//! One match being played, and where matches are kept: log, undo, replay, saves, clock, hand-over.
//! Pure: time comes in as milliseconds, chance as a generator, storage behind a trait. Never knows
//! a screen, a browser or a language.

pub mod again;
pub mod any;
pub mod builds;
pub mod clock;
pub mod deleted;
pub mod handover;
pub mod journal;
pub mod json;
pub mod library;
pub mod log;
pub mod matches;
pub mod migrate;
pub mod moments;
pub mod name;
pub mod overlay;
pub mod player;
pub mod portable;
pub mod quarantine;
pub mod registry;
pub mod results;
pub mod room;
pub mod save;
pub mod seating;
pub mod store;

pub use clock::{Clock, ClockSetting};
pub use handover::Handover;
pub use library::Library;
pub use log::{Entry, Header};
pub use matches::{AnyMatch, Ending, Match, PlayError, ReplayError, Undo};
pub use player::Player;
pub use store::{MemoryStorage, Storage, StoreError};
