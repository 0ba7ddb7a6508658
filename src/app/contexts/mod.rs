//! What many parts of the page share, one noun a file.

pub mod nav;
pub mod settings;
pub mod table;
pub mod vault;
pub mod versions;
pub mod voice;

use std::cell::OnceCell;

use super::{I18n, platform::install::Install, state::Bundle};

/// All of it.
pub type App = Bundle<Shared>;

pub struct Shared {
    pub i18n: I18n,
    pub settings: settings::Settings,
    pub vault: vault::Vault,
    pub voice: voice::Voice,
    pub nav: nav::Nav,
    pub install: Install,
    pub versions: versions::Versions,
}

/// What the page around shares: to be asked for while something is built, not in what it does later.
pub fn app() -> App {
    APP.with(|app| app.get().copied()).unwrap_or_else(|| unreachable!("nothing is built before it is shared"))
}

/// Shares it with all that is built from now on.
pub fn share(shared: Shared) {
    APP.with(|app| {
        app.get_or_init(|| App::of(shared));
    });
}

thread_local! {
    static APP: OnceCell<App> = const { OnceCell::new() };
}
