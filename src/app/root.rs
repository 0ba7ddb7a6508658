//! The whole page: contexts around one screen at a time.

use leptos::prelude::*;

use super::{
    contexts::{
        settings::{Choices, Settings},
        voice::Voice,
    },
    i18n::{I18nContextProvider, t_string, use_i18n},
};

/// Mounts the app and says so on `<html data-ready>`.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(App);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-ready", "");
    }
}

#[component]
fn App() -> impl IntoView {
    provide_context(Settings::new(Choices::default()));
    provide_context(Voice::new());
    view! {
        <I18nContextProvider>
            <Shell/>
        </I18nContextProvider>
    }
}

#[component]
fn Shell() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <main data-screen="home">
            <h1>{move || t_string!(i18n, common.app_name)}</h1>
        </main>
    }
}
