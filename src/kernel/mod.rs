//! The layer that all games share: seats, steps, views, outcomes and the conformance suite.
//! It depends on no game, screen or language.

pub mod bot;
#[cfg(any(test, feature = "testing"))]
pub mod conform;
pub mod game;
pub mod notation;
pub mod per_seat;
#[cfg(any(test, feature = "testing"))]
pub mod playout;
pub mod seat;
pub mod story;
pub mod target;
pub mod variants;

pub use game::{
    Game, Illegal, NoChance, Notice, Offer, Outcome, Pending, Recipients, Step, StepOf, unchecked,
};
pub use notation::NotationError;
pub use per_seat::PerSeat;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use story::{Heard, Story, heard_by};
pub use target::{Pointable, Target};
pub use variants::variants;
