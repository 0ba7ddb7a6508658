//! Set-up: the players, their seats, the options and the clock. A rematch comes prefilled.

pub mod clock_card;
pub mod clock_choice;
pub mod draft;
pub mod facing;
pub mod handing_card;
pub mod hints_card;
pub mod hints_choice;
mod lesson_offer;
pub mod options_fold;
mod play_now;
pub mod preset_name;
pub mod presets;
pub mod screen;
pub mod seat_choice;
pub mod seat_list;
pub mod seat_row;
pub mod seating;
pub mod seats_card;

pub use draft::{Draft, keep_draft, start};
pub use play_now::{PlayNow, last_players};
pub use screen::Setup;
