//! What a player sees and touches: contexts, platform wrappers, components, boards, screens.
//!
//! The only layer that knows the web. Rules, logs and saves are decided below it.

// The replacement for this macro, a build script of its own, brings the whole of ICU's data tooling
// into the build for the same generated code.
#[expect(deprecated)]
mod words {
    leptos_i18n::load_locales!();
}
pub use words::i18n;

pub mod art;
pub mod boards;
pub mod components;
pub mod contexts;
pub mod game_ui;
pub mod games;
pub mod lexicon;
pub mod platform;
mod root;
pub mod screens;
pub mod session;
pub mod trouble;

pub use root::start;

/// The language the page is in, and the way to its words.
pub type I18n = leptos_i18n::I18nContext<i18n::Locale>;
