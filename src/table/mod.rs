//! One match being played: its log, undo, replay, clock and hand-over. Pure: the caller passes time in milliseconds and
//! a random number generator. It depends on no storage, screen, browser or language.

pub mod clock;
pub mod events;
pub mod figures;
pub mod handover;
pub mod hash;
pub mod hints;
pub mod json;
pub mod log;
pub mod matches;
pub mod moment;
pub mod name;
pub mod normal_form;
pub mod playback;
pub mod player;
pub mod player_marks;
pub mod podium;
pub mod replay_stops;
pub mod report;
pub mod seating;
pub mod timeline;

pub use clock::{Clock, ClockSetting};
pub use handover::Handover;
pub use log::{Consent, Entry, EntryOf, Header};
pub use matches::{Ending, Match, PlayError, PlayResult, StartError, Undo};
pub use player::Player;
