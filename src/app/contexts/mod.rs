//! What many parts of the page share, one noun a file: `provide_…` gives it to all that is built below, `use_…` asks for it
//! while a component is built.

pub mod announcer;
pub mod appearance;
pub mod install;
pub mod language;
pub mod navigation;
pub mod room;
pub mod roster;
pub mod rule_sheet;
pub mod rules_query;
pub mod saves;
pub mod settings;
pub mod shelf_wish;
pub mod shell_note;
pub mod versions;

use leptos::prelude::*;

pub use super::i18n::use_i18n;

/// Gives what every part of a screen follows anew to one screen. A signal of Leptos keeps those who follow it until it
/// changes next, also when they are gone; so what outlives the screens is followed by one memo a screen, which goes with it,
/// and not by each of its parts.
pub fn provide_for_screen() {
    provide_context(use_i18n().for_screen());
    provide_context(settings::use_settings().for_screen());
}
