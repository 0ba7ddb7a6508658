//! The one set of controls that every screen is made of.

pub mod button;
pub mod chart;
pub mod clock_face;
pub mod curtain;
pub mod dialog;
pub mod field;
pub mod icon;
pub mod log;
pub mod other_rules;
pub mod page;
pub mod rules_page;
pub mod saved;
pub mod seat_badge;
pub mod toasts;

pub use button::{button, icon_button, link_button, picture_button};
pub use chart::chart;
pub use clock_face::clock_face;
pub use curtain::curtain;
pub use dialog::{confirm, confirm_danger, dialog, dialog_about};
pub use field::{Described, Range, choice, house_rules, select, stepper, text_field, toggle};
pub use icon::icon;
pub use log::log;
pub use other_rules::other_rules;
pub use page::{card, notice, page};
pub use saved::saved;
pub use seat_badge::{bot_sign, mark, named, seat_badge};
pub use toasts::toasts;
