//! The installation of the app on the home screen.

use leptos::prelude::*;

use crate::app::platform::install::Install;

/// Starts to listen for the browser's offer to install.
pub fn provide_install() -> Install {
    let install = Install::watch();
    provide_context(install);
    install
}

/// The state of the installation, from context.
pub fn use_install() -> Install {
    expect_context()
}
