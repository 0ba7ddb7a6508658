//! One match on the screen. The only place of the app where a `Match` is held: everything a player does goes through here
//! to the log, to the shelf, to ear and eye.
//!
//! [`Session`] knows the game and is what its board plays through; [`Controls`] do not, and are what the play screen is
//! built on. [`open`] makes both for a match, and has the bots play; [`open_refereed`] for one that is played for what it
//! teaches.

mod advising;
mod any_match;
mod bots;
mod clock;
mod controls;
mod handle;
mod hint;
mod log;
mod looking;
mod open;
mod playback_state;
mod playing;
mod referee;
mod review;
mod status;

pub use any_match::{Deed, MatchAction, SeatChange};
pub use controls::{Controls, use_controls};
pub use handle::{Session, use_session};
pub use hint::{Hint, Told};
pub use open::{open, open_refereed, open_shown};
pub use playback_state::PlaybackState;
pub use referee::Referee;
pub use status::MatchStatus;
