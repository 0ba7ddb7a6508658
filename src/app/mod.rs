//! What a player sees and touches: contexts, platform wrappers, components, boards, screens.
//!
//! The only layer that knows the web. Rules, logs and saves are decided below it.

// The items that `#[component]` writes are public, however private the component is.
#![allow(unreachable_pub)]

pub mod aid;
pub mod boards;
pub mod components;
pub mod contexts;
pub mod example;
pub mod game_board;
pub mod game_ui;
pub mod games;
pub mod guidance;
pub mod i18n;
pub mod keys;
pub mod lesson;
pub mod lexicon;
pub mod loading;
pub mod log_item;
pub mod objection;
pub mod parts;
pub mod platform;
pub mod pointing;
pub mod root;
pub mod screens;
pub mod session;
pub mod sketch;
pub mod suggestion;
pub mod trouble;

pub use i18n::I18n;
pub use root::start;
