//! What many parts of the page share, one noun a file.

pub mod announcer;
pub mod appearance;
pub mod install;
pub mod language;
pub mod navigation;
pub mod roster;
pub mod saves;
pub mod settings;
pub mod table;
pub mod versions;

use std::cell::OnceCell;

pub use language::use_i18n;

use super::{I18n, platform::install::Install, state::Bundle};

/// All of it.
pub type App = Bundle<Shared>;

pub struct Shared {
    pub i18n: I18n,
    pub settings: settings::Settings,
    pub saves: saves::Saves,
    pub announcer: announcer::Announcer,
    pub navigation: navigation::Navigation,
    pub install: Install,
    pub versions: versions::Versions,
}

/// What the page around shares: to be asked for while something is built, not in what it does later.
pub fn app() -> App {
    APP.with(|app| app.get().copied()).unwrap_or_else(|| unreachable!("nothing is built before it is shared"))
}

/// Shares it with all that is built by hand from now on.
pub fn share(shared: Shared) {
    APP.with(|app| {
        app.get_or_init(|| App::of(shared));
    });
}

thread_local! {
    static APP: OnceCell<App> = const { OnceCell::new() };
}
