//! The whole page: contexts around one screen at a time.

use std::{panic::PanicHookInfo, sync::Arc};

use leptos::prelude::*;
use leptos_use_media_query::use_media_query;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, CustomEventInit};

use super::{
    I18n,
    components::toasts,
    contexts::{
        Shared,
        announcer::provide_announcer,
        app,
        navigation::{Route, provide_navigation},
        saves::provide_saves,
        settings::{Motion, Theme, provide_settings},
        share,
        versions::provide_versions,
    },
    dom::{View, switch, watch},
    i18n::{self, FALLBACK, Language, provide_i18n},
    platform::{
        install::Install,
        journal::Kept,
        storage::{self, Opened},
        texts,
    },
    screens::{
        about::about,
        home::home,
        play::{Play, Replay},
        results::results,
        roster::roster_screen,
        rules::rules,
        saves::saves,
        settings::settings_screen,
        setup::Setup,
    },
};

/// Looks at what is kept, mounts the app and says so on `<html data-ready>`.
pub fn start() {
    std::panic::set_hook(Box::new(report));
    spawn_local(async {
        let (kept, language) = futures::join!(storage::open(), i18n::first());
        // Without words nothing can be shown: boot.js has said so.
        if let Some(language) = language {
            mount(kept, language);
        }
    });
}

/// Tells the console, and `boot.js`, which shows the page of a failed app.
fn report(panic: &PanicHookInfo) {
    console_error_panic_hook::hook(panic);
    tell("bar-panic", &panic.to_string().into());
}

fn mount(kept: Opened, language: Arc<Language>) {
    // Leptos gives the owner of all that follows; the elements are put in by hand.
    leptos::mount::mount_to_body(move || {
        if let Some(body) = document().body() {
            whole(kept, language).mount(&body);
        }
    });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
    set_on_root("data-ready", "");
}

fn set_on_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Only a malformed name is ever refused.
        let _ = root.set_attribute(name, value);
    }
}

/// Tells whoever listens from outside, such as a test. Not on the page itself, where it would be seen to flicker.
fn tell(name: &str, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    // Only a malformed name is ever refused.
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &init) {
        let _ = window().dispatch_event(&event);
    }
}

fn whole(kept: Opened, language: Arc<Language>) -> View {
    let saves = provide_saves(kept);
    let install = Install::watch();
    let (i18n, settings) = (I18n::new(language), provide_settings(saves));
    provide_i18n(i18n);
    let versions = provide_versions(saves);
    let shared = Shared {
        i18n,
        settings,
        saves,
        announcer: provide_announcer(),
        navigation: provide_navigation(),
        install,
        versions,
    };
    share(shared);
    apply_settings();
    let kept = saves.kept;
    watch(move || tell("bar-kept", &(kept.get() == Kept::Surely).into()));
    let route = app().navigation.route();
    let mut first = true;
    watch(move || {
        route.get();
        if !first {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        first = false;
    });
    View::from([switch(move || route.get(), screen), toasts()])
}

fn screen(route: Route) -> View {
    match route {
        Route::Home => home(),
        Route::Roster => roster_screen(),
        Route::Results => results(),
        Route::Saves => saves(),
        Route::Settings => settings_screen(),
        Route::About => about(),
        Route::Setup(slug) => view! { <Setup slug/> }.into_any().into(),
        Route::Play(id) => View::from(view! { <Play id/> }.into_any()),
        Route::Replay(id) => View::from(view! { <Replay id/> }.into_any()),
        Route::Rules(slug, at) => rules(slug, at),
    }
}

/// Tells the page of each setting.
fn apply_settings() {
    let settings = app().settings;
    let i18n = app().i18n;
    let dark = use_media_query("(prefers-color-scheme: dark)");
    let contrast = use_media_query("(prefers-contrast: more)");
    let still = use_media_query("(prefers-reduced-motion: reduce)");

    let browser = texts::browser_language();

    watch(move || set_on_root("lang", i18n.language().tag()));
    watch(move || {
        let now = settings.get();
        i18n.change_to(now.language.tag().or(browser.as_deref()).unwrap_or(FALLBACK));
        let theme = match now.theme {
            Theme::System if contrast.get() => "contrast",
            Theme::System if dark.get() => "dark",
            Theme::System | Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        };
        let reduced = match now.motion {
            Motion::System => still.get(),
            Motion::Full => false,
            Motion::Reduced => true,
        };
        set_on_root("data-theme", theme);
        colour_the_bars(theme);
        set_on_root("data-motion", if reduced { "reduced" } else { "full" });
        set_on_root("data-deck", if now.four_colours { "four" } else { "two" });
        set_on_root("style", &["font-size:", &now.text_size.to_string(), "%"].concat());
    });
}

/// The colour of the browser's own bars follows the theme.
fn colour_the_bars(theme: &str) {
    let colour = match theme {
        "dark" => "#101d30",
        "contrast" => "#000000",
        _ => "#f6ecdb",
    };
    let Ok(list) = document().query_selector_all("meta[name=theme-color]") else { return };
    for index in 0..list.length() {
        use wasm_bindgen::JsCast;
        if let Some(meta) = list.get(index).and_then(|node| node.dyn_into::<web_sys::Element>().ok()) {
            let _ = meta.set_attribute("content", colour);
        }
    }
}
