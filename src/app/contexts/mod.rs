//! State shared by many components, one concern per file. `provide_…` provides it to all components below, `use_…`
//! returns it while a component is built.

pub mod announcer;
pub mod appearance;
pub mod install;
pub mod language;
pub mod layout_class;
pub mod navigation;
pub mod roster;
pub mod rule_sheet;
pub mod rules_query;
pub mod saves;
pub mod screen_language;
pub mod settings;
pub mod shelf_wish;
pub mod shell_note;
pub mod versions;

use leptos::prelude::*;

pub use super::i18n::use_i18n;

/// Provides the settings and the language to one screen through its own memos. A Leptos signal keeps its subscribers
/// until its next change, even after they are gone. One memo per screen follows each long-lived signal, so that
/// subscribers are dropped with the screen.
pub fn provide_for_screen() {
    provide_context(use_i18n().for_screen());
    provide_context(settings::use_settings().for_screen());
}
