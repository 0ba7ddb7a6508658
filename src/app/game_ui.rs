//! The traits through which the app uses a game beyond its rules, one per purpose.

mod adviser;
mod catalogue;
mod guide;
mod hot_seat;
mod logbook;
mod narrator;
mod review;

pub use adviser::Adviser;
pub use catalogue::Catalogue;
pub use guide::Guide;
pub use hot_seat::HotSeat;
pub use logbook::Logbook;
pub use narrator::{Narrator, SeatSummary};
pub use review::{Figures, Review};

use crate::table::playback::Staging;

/// A game that can be played on the screen.
pub trait GameUi:
    Staging<
        View: Send + Sync,
        Config: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Refusal: Send + Sync,
        Event: Send + Sync,
    > + Catalogue
    + Guide
    + Narrator
    + Logbook
    + HotSeat
    + Review
    + Adviser
    + Send
    + Sync
{
}
