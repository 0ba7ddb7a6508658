//! The one set of controls that every screen is made of.

mod aid_card;
pub mod button;
pub mod chart;
pub mod clock_face;
pub mod collage;
pub mod cover;
pub mod curtain;
pub mod dialog;
mod fetched;
pub mod field;
pub mod focus;
mod fold_button;
pub mod hold;
mod hold_button;
pub mod icon;
pub mod log;
mod log_filter;
pub mod mark_picker;
mod news;
pub mod other_rules;
pub mod page;
pub mod places;
pub mod player_form;
pub mod rules_page;
pub mod saved;
pub mod seat_badge;
pub mod toasts;
pub mod unsaved;

pub use aid_card::AidCard;
pub use button::{Button, IconButton, IconLink, LinkButton};
pub use chart::Chart;
pub use clock_face::ClockFace;
pub use cover::Cover;
pub use curtain::Curtain;
pub use dialog::{Confirm, Dialog, open_while_picked};
pub use fetched::Fetched;
pub use field::{
    Choice, Described, HouseRules, OptionList, Select, Stepper, TextField, Toggle, described, named_rules,
};
pub use fold_button::FoldButton;
pub use hold::Hold;
pub use hold_button::HoldButton;
pub use icon::{Picture, Shape, Symbol};
pub use log::Log;
pub use mark_picker::MarkPicker;
pub use news::News;
pub use other_rules::{OtherRules, has_other_rules};
pub use page::{Card, Notice, Page};
pub use places::Places;
pub use player_form::PlayerForm;
pub use rules_page::{Figure, FigureRow, Figures, RulesPage, RulesTable};
pub use saved::use_saved;
pub use seat_badge::{BotSign, Mark, Named, SeatBadge};
pub use toasts::Toasts;
pub use unsaved::Unsaved;
