//! Whether the app is on the home screen, and the way there.

use leptos::prelude::*;

use crate::app::platform::install::Install;

/// Starts to listen for the browser's offer.
pub fn provide_install() -> Install {
    let install = Install::watch();
    provide_context(install);
    install
}

/// What is known of installation.
pub fn use_install() -> Install {
    expect_context()
}
