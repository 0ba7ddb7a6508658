//! One screen per file; each fills the whole page except toasts and live region.

mod about;
mod aid;
mod board_help;
mod example;
pub mod general;
mod history;
pub mod home;
mod learn_path;
mod lesson;
mod minute;
mod noted_places;
mod noted_results;
pub mod of_game;
mod person;
mod play;
mod raw;
mod results;
mod roster;
mod rotation;
mod rule;
mod rules;
pub mod saves;
mod search;
mod settings;
mod setup;
mod tonight;
mod unknown;
