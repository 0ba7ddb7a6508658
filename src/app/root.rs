//! The whole page: contexts around one screen at a time.

use std::{panic::PanicHookInfo, rc::Rc};

use leptos::{mount::mount_to_body, prelude::*};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, CustomEventInit};

use super::{
    I18n,
    components::{
        Awaited, Toasts,
        focus::{Focus, focus},
    },
    contexts::{
        announcer::provide_announcer,
        appearance::follow_appearance,
        install::provide_install,
        language::follow_language,
        navigation::{Route, provide_navigation, use_navigation},
        provide_for_screen,
        room::RoomProbe,
        rule_sheet::provide_rule_sheet,
        rules_query::provide_rules_query,
        saves::{provide_saves, use_saves},
        settings::provide_settings,
        shelf_wish::provide_shelf_wish,
        shell_note::follow_shell_note,
        versions::provide_versions,
    },
    i18n::{self, provide_i18n, use_i18n},
    loading::{Loaded, Needs, load_on_touch, prefetch},
    platform::{
        journal::Durability,
        marks::{self, mark, marked},
        normal_form, root_element, sheets,
        storage::{self, Opened},
    },
    screens::home::Home,
    trouble,
};
use crate::{saves::library::Library, table::normal_form::normalize_by};

/// Looks at what is kept, mounts the app and says so on `<html data-ready>`.
pub fn start() {
    mark(marks::RUNS);
    std::panic::set_hook(Box::new(report));
    normalize_by(normal_form::normalized);
    // Not by Leptos, which runs nothing before something is mounted.
    spawn_local(async {
        let (opened, language) =
            futures::join!(marked(marks::STORAGE, storage::open()), marked(marks::TEXTS, i18n::first()));
        // Where there are no texts to be had, boot.js has told the player already.
        let Some(language) = language else { return };
        let i18n = I18n::new(language);
        let library = Library::new(Rc::clone(&opened.storage));
        // What index.html shows stays until the first screen is here.
        if let Some(needs) = Needs::of(&Route::current(), &library) {
            // The screen itself says so where it cannot be had.
            let _ = needs.load(i18n).await;
        }
        mount_to_body(move || view! { <App opened i18n /> });
        mark(marks::MOUNTED);
        take_over();
        root_element::set("data-ready", "");
    });
}

/// What `index.html` shows until now gives way; a keyboard on one of its links stays there.
fn take_over() {
    let link = document().active_element().and_then(|element| element.get_attribute("href"));
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
    if let Some(link) = link {
        focus(Focus::link(&link));
    }
}

/// Tells the console, and `boot.js`, which shows the page of a failed app.
fn report(panic: &PanicHookInfo) {
    console_error_panic_hook::hook(panic);
    tell("bar-panic", &panic.to_string().into());
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

/// The app, over what is kept.
#[component]
pub fn App(opened: Opened, i18n: I18n) -> impl IntoView {
    let saves = provide_saves(opened);
    let settings = provide_settings(saves);
    provide_i18n(i18n);
    let announcer = provide_announcer();
    provide_rule_sheet();
    provide_rules_query();
    provide_navigation();
    provide_install();
    provide_shelf_wish();
    provide_versions(saves);
    follow_language(settings, i18n);
    follow_appearance(settings, i18n);
    load_on_touch(saves, i18n);
    spawn_local(prefetch(saves, i18n));
    follow_shell_note(saves);
    Effect::new(move |_| {
        if let Some(error) = saves.unkept.get() {
            announcer.toast(untrack(|| trouble::save_error(i18n, &error)));
        }
    });
    Effect::new(move |_| tell("bar-kept", &(saves.durability.get() == Durability::Confirmed).into()));
    view! {
        <RoomProbe />
        <CurrentScreen />
        <Toasts />
    }
}

/// The screen that the address names. Each is built anew, also after one of its kind: nothing of a match may be left in
/// the next one's page.
#[component]
fn CurrentScreen() -> impl IntoView {
    let navigation = use_navigation();
    let route = Memo::new(move |_| navigation.route().get());
    view! {
        <For each=move || [route.get()] key=Route::clone let(route)>
            <Screen route />
        </For>
    }
}

#[component]
fn Screen(route: Route) -> impl IntoView {
    provide_for_screen();
    let i18n = use_i18n();
    let Some(needs) = use_saves().with(|library| Needs::of(&route, library)) else {
        sheets::apply([]);
        return view! { <Home /> }.into_any();
    };
    if let Some(loaded) = needs.loaded() {
        return loaded.show(route);
    }
    let load = move || async move { needs.load(i18n).await.ok() };
    view! { <Awaited load show=move |loaded: &Loaded| loaded.show(route.clone()) /> }.into_any()
}
