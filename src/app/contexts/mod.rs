//! What many parts of the page share, one noun a file: `provide_…` gives it to all that is built below, `use_…` asks for it
//! while a component is built.

pub mod announcer;
pub mod appearance;
pub mod install;
pub mod language;
pub mod navigation;
pub mod roster;
pub mod saves;
pub mod settings;
pub mod versions;

pub use super::i18n::use_i18n;
