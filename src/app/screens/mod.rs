//! One screen a file; each stands in for the whole page but toasts and live region.

pub mod about;
mod aid;
pub mod board_help;
pub mod example;
pub mod gallery;
pub mod home;
pub mod lesson;
pub mod minute;
mod noted_places;
pub mod play;
pub mod practice;
mod raw;
pub mod results;
pub mod roster;
mod rotation;
pub mod rule;
pub mod rules;
pub mod saves;
pub mod search;
pub mod settings;
pub mod setup;
mod unknown;
