//! One match on the screen. The app holds a `Match` only here: each action passes through this module to the log, the
//! saves, the speech and the screen.
//!
//! [`Session`] knows the game and serves its board; [`Controls`] do not know it and serve the play screen. [`open`]
//! makes both and runs the bots; [`open_refereed`] is for lessons and problems.

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

pub use any_match::{ActionInWords, MatchAction, SeatChange};
pub use controls::{Controls, use_controls};
pub use handle::{Session, use_session};
pub use hint::{Hint, HintState};
pub use open::{open, open_refereed, open_shown};
pub use playback_state::PlaybackState;
pub use referee::Referee;
pub use status::MatchStatus;
