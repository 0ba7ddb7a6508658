//! The whole page: contexts around one screen at a time.

use leptos::prelude::*;

use super::{
    components::Toasts,
    contexts::{
        nav::{Nav, Route},
        settings::{Choices, Language, Motion, Settings, Theme},
        vault::Vault,
        voice::Voice,
    },
    i18n::{I18nContextProvider, I18nLocaleTrait, Locale, use_i18n},
    platform::{crash, install::Install, media},
    screens::{
        about::About,
        home::Home,
        play::{Play, Replay},
        results::Results,
        roster::RosterScreen,
        rules::Rules,
        saves::Saves,
        settings::SettingsScreen,
        setup::Setup,
    },
};

/// Mounts the app and says so on `<html data-ready>`.
pub fn start() {
    crash::install();
    leptos::mount::mount_to_body(App);
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

#[component]
fn App() -> impl IntoView {
    let vault = Vault::open();
    let choices: Choices = vault
        .with(|library| library.settings())
        .ok()
        .flatten()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    provide_context(vault);
    provide_context(Settings::new(choices));
    provide_context(Voice::new());
    provide_context(Nav::follow());
    provide_context(Install::watch());
    view! {
        <I18nContextProvider>
            <Shell/>
        </I18nContextProvider>
    }
}

#[component]
fn Shell() -> impl IntoView {
    apply_settings();
    let route = expect_context::<Nav>().route();
    Effect::new(move |before: Option<()>| {
        route.track();
        if before.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    view! {
        {move || {
            let route = route.get();
            untrack(|| screen(route))
        }}
        <Toasts/>
    }
}

fn screen(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <Home/> }.into_any(),
        Route::Roster => view! { <RosterScreen/> }.into_any(),
        Route::Results => view! { <Results/> }.into_any(),
        Route::Saves => view! { <Saves/> }.into_any(),
        Route::Settings => view! { <SettingsScreen/> }.into_any(),
        Route::About => view! { <About/> }.into_any(),
        Route::Setup(slug) => view! { <Setup slug/> }.into_any(),
        Route::Play(id) => view! { <Play id/> }.into_any(),
        Route::Replay(id) => view! { <Replay id/> }.into_any(),
        Route::Rules(slug, at) => view! { <Rules slug at/> }.into_any(),
    }
}

/// Tells the page of each setting, and keeps them.
fn apply_settings() {
    let settings = expect_context::<Settings>();
    let vault = expect_context::<Vault>();
    let i18n = use_i18n();
    let dark = media::watch("(prefers-color-scheme: dark)");
    let contrast = media::watch("(prefers-contrast: more)");
    let still = media::watch("(prefers-reduced-motion: reduce)");

    // The browser's own list of languages leads until somebody chooses.
    let browser: Locale = {
        let wanted = window().navigator().languages();
        let known = wanted.iter().filter_map(|tag| tag.as_string()).find_map(|tag| {
            let tag = tag.to_lowercase();
            [Locale::en, Locale::fr].into_iter().find(|locale| tag.starts_with(locale.as_str()))
        });
        known.unwrap_or(Locale::en)
    };
    let wanted = move || match settings.language.get() {
        Language::System => browser,
        Language::En => Locale::en,
        Language::Fr => Locale::fr,
    };
    if i18n.get_locale_untracked() != untrack(wanted) {
        i18n.set_locale(untrack(wanted));
    }
    Effect::new(move |_| {
        let wanted = wanted();
        if i18n.get_locale() != wanted {
            i18n.set_locale(wanted);
        }
        set_on_root("lang", wanted.as_str());
    });
    Effect::new(move |_| {
        let theme = match settings.theme.get() {
            Theme::System if contrast.get() => "contrast",
            Theme::System if dark.get() => "dark",
            Theme::System | Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        };
        set_on_root("data-theme", theme);
        colour_the_bars(theme);
    });
    Effect::new(move |_| {
        let reduced = match settings.motion.get() {
            Motion::System => still.get(),
            Motion::Full => false,
            Motion::Reduced => true,
        };
        set_on_root("data-motion", if reduced { "reduced" } else { "full" });
    });
    Effect::new(move |_| {
        let size = settings.text_size.get();
        set_on_root("style", &["font-size:", &size.to_string(), "%"].concat());
    });
    Effect::new(move |before: Option<Choices>| {
        let choices = settings.choices();
        if before.as_ref().is_some_and(|before| *before != choices)
            && let Ok(text) = serde_json::to_string(&choices)
        {
            // Where nothing can be kept, the page has already said so.
            let _ = vault.with(|library| library.set_settings(&text));
        }
        choices
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
