//! The start of the app, and its root component.

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
        layout_class::LayoutProbe,
        navigation::{Route, provide_navigation, use_navigation},
        provide_for_screen,
        rule_sheet::provide_rule_sheet,
        rules_query::provide_rules_query,
        saves::{provide_saves, use_saves},
        settings::provide_settings,
        shelf_wish::provide_shelf_wish,
        shell_note::follow_shell_note,
        versions::provide_versions,
    },
    i18n::{self, provide_i18n, use_i18n},
    loading::{Loaded, Needs, dialogs, load_on_touch, prefetch},
    platform::{
        journal::Durability,
        marks::{self, mark, marked},
        normal_form, root_element, sheets,
        storage::{self, Opened},
    },
    screens::{home::Home, on_demand::provide_dialogs},
    trouble,
};
use crate::{saves::library::Library, table::normal_form::normalize_by};

/// Opens the storage, mounts the app, and sets `<html data-ready>`.
pub fn start() {
    mark(marks::RUNS);
    std::panic::set_hook(Box::new(report));
    normalize_by(normal_form::normalized);
    // `spawn_local` of wasm-bindgen, since Leptos runs no task before something is mounted.
    spawn_local(async {
        let (opened, language) =
            futures::join!(marked(marks::STORAGE, storage::open()), marked(marks::TEXTS, i18n::first()));
        // Without texts boot.js has already told the player.
        let Some(language) = language else { return };
        let i18n = I18n::new(language);
        let library = Library::new(Rc::clone(&opened.storage));
        // The content of index.html stays until the first screen is ready.
        if let Some(needs) = Needs::of(&Route::current(), &library) {
            // The screen itself reports a failure.
            let _ = needs.load(i18n).await;
        }
        mount_to_body(move || view! { <App opened i18n /> });
        mark(marks::MOUNTED);
        take_over();
        root_element::set("data-ready", "");
    });
}

/// Removes the start screen of `index.html`; a focused link there keeps the focus here.
fn take_over() {
    let link = document().active_element().and_then(|element| element.get_attribute("href"));
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
    if let Some(link) = link {
        focus(Focus::link(&link));
    }
}

/// Reports a panic to the console and to `boot.js`, which shows the failure page.
fn report(panic: &PanicHookInfo) {
    console_error_panic_hook::hook(panic);
    tell("bar-panic", &panic.to_string().into());
}

/// Dispatches an event for listeners outside the app, such as tests. Nothing is written to the page, where it would
/// flicker.
fn tell(name: &str, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    // Creating an event with this name never fails.
    if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &init) {
        let _ = window().dispatch_event(&event);
    }
}

/// The root component: contexts around the current screen.
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
    provide_dialogs(|i18n| Box::pin(dialogs(i18n)));
    provide_versions(saves);
    follow_language(settings, i18n);
    follow_appearance(settings, i18n);
    load_on_touch(saves, i18n);
    spawn_local(prefetch(saves, i18n));
    follow_shell_note(saves);
    Effect::new(move |_| {
        if let Some(error) = saves.unsaved_error.get() {
            announcer.toast(untrack(|| trouble::save_error(i18n, &error)));
        }
    });
    Effect::new(move |_| tell("bar-kept", &(saves.durability.get() == Durability::Confirmed).into()));
    view! {
        <LayoutProbe />
        <CurrentScreen />
        <Toasts />
    }
}

/// The screen of the current address. Each is built anew, even after one of the same kind, so that no data of a match
/// remains on the next one's page.
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
