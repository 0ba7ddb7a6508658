//! The one set of controls that every screen is made of.

pub mod button;
pub mod clock_face;
pub mod curtain;
pub mod dialog;
pub mod field;
pub mod icon;
pub mod log;
pub mod page;
pub mod seat_badge;
pub mod toasts;

pub use button::{Button, IconButton, LinkButton};
pub use clock_face::ClockFace;
pub use curtain::Curtain;
pub use dialog::{Confirm, Dialog};
pub use field::{Select, Stepper, TextField, Toggle};
pub use log::Log;
pub use page::Page;
pub use seat_badge::{Mark, SeatBadge};
pub use toasts::Toasts;
