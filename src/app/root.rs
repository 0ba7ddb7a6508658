//! The whole page: contexts around one screen at a time.

use std::panic::PanicHookInfo;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, CustomEventInit};

use super::{
    I18n,
    components::toasts,
    contexts::{
        Shared,
        announcer::Announcer,
        app,
        navigation::{Navigation, Route},
        saves::Saves,
        settings::{Choices, Language, Motion, Settings, Theme},
        share,
        versions::Versions,
    },
    dom::{View, switch, watch},
    i18n::Locale,
    platform::{
        install::Install,
        journal::Kept,
        media,
        storage::{self, Opened},
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
        setup::setup,
    },
};

/// Looks at what is kept, mounts the app and says so on `<html data-ready>`.
pub fn start() {
    std::panic::set_hook(Box::new(report));
    spawn_local(async { mount(storage::open().await) });
}

/// Tells the console, and `boot.js`, which shows the page of a failed app.
fn report(panic: &PanicHookInfo) {
    console_error_panic_hook::hook(panic);
    tell("bar-panic", &panic.to_string().into());
}

fn mount(kept: Opened) {
    // Leptos gives the owner of all that follows; the elements are put in by hand.
    leptos::mount::mount_to_body(move || {
        if let Some(body) = document().body() {
            whole(kept).mount(&body);
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

fn whole(kept: Opened) -> View {
    let saves = Saves::new(kept);
    let kept = saves.with(|library| library.settings()).ok().flatten();
    let choices = Choices::read(&kept.unwrap_or_default());
    let browser = browser_language();
    let install = Install::watch();
    let (i18n, settings) = (I18n::new(browser), Settings::new(choices));
    let versions = Versions::follow(saves);
    let shared = Shared {
        i18n,
        settings,
        saves,
        announcer: Announcer::new(),
        navigation: Navigation::follow(),
        install,
        versions,
    };
    share(shared);
    apply_settings(browser);
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
        Route::Setup(slug) => setup(slug),
        Route::Play(id) => View::from(view! { <Play id/> }.into_any()),
        Route::Replay(id) => View::from(view! { <Replay id/> }.into_any()),
        Route::Rules(slug, at) => rules(slug, at),
    }
}

/// The first of the browser's own languages that we speak: it leads until somebody chooses.
fn browser_language() -> Locale {
    let wanted = window().navigator().languages();
    let known = wanted.iter().filter_map(|tag| tag.as_string()).find_map(|tag| {
        let tag = tag.to_ascii_lowercase();
        Locale::ALL.into_iter().find(|locale| tag.starts_with(locale.as_str()))
    });
    known.unwrap_or(Locale::En)
}

/// Tells the page of each setting, and keeps them.
fn apply_settings(browser: Locale) {
    let settings = app().settings;
    let saves = app().saves;
    let i18n = app().i18n;
    let dark = media::watch("(prefers-color-scheme: dark)");
    let contrast = media::watch("(prefers-contrast: more)");
    let still = media::watch("(prefers-reduced-motion: reduce)");

    let mut kept = settings.now();
    // At once, so that the first screen already is in the right language.
    watch(move || {
        let now = settings.get();
        let locale = match now.language {
            Language::System => browser,
            Language::En => Locale::En,
            Language::Fr => Locale::Fr,
        };
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
        i18n.set_locale(locale);
        set_on_root("lang", locale.as_str());
        set_on_root("data-theme", theme);
        colour_the_bars(theme);
        set_on_root("data-motion", if reduced { "reduced" } else { "full" });
        set_on_root("data-deck", if now.four_colours { "four" } else { "two" });
        set_on_root("style", &["font-size:", &now.text_size.to_string(), "%"].concat());
        if now != kept {
            kept = now;
            // Where nothing can be kept, the page has already said so.
            let _ = saves.with(|library| library.set_settings(&now.write()));
        }
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
