//! All keys of the board at hand, and what they do: asked for in the menu, or by "?".

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::panels::use_panels;
use crate::app::{
    components::Dialog,
    contexts::use_i18n,
    game_ui::KeyLine,
    games,
    i18n::{I18n, Text, common, t},
    session::use_controls,
};

/// Opens for whoever presses "?" where nobody writes and no other window lies in front.
#[component]
pub(super) fn KeysDialog() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let _ = use_event_listener(use_window(), ev::keydown, move |event| {
        let key = event.key();
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_written(&event) || is_behind() {
            return;
        }
        match key.as_str() {
            "?" => panels.open(panels.keys, false),
            "i" | "I" => panels.open(panels.aid, false),
            "h" | "H" => {
                panels.far.set(false);
                controls.ask_hint();
            }
            _ => return,
        }
        event.prevent_default();
    });
    let own = move || {
        let own = games::find(controls.slug).map(|game| (game.keys)(i18n)).unwrap_or_default();
        if own.is_empty() {
            view! { <p class="hint">{t!(i18n, common::keys_none)}</p> }.into_any()
        } else {
            view! { <KeyList keys=own /> }.into_any()
        }
    };
    view! {
        <Dialog name="keys" open=panels.keys title=t!(i18n, common::keys) far=panels.far>
            <h3>{t!(i18n, common::keys_board)}</h3>
            {own}
            <h3>{t!(i18n, common::keys_everywhere)}</h3>
            {move || view! { <KeyList keys=everywhere(i18n) /> }}
        </Dialog>
    }
}

/// What the browser and the app know on every board.
fn everywhere(i18n: I18n) -> Vec<KeyLine> {
    let say = |text: Text| i18n.say(text);
    vec![
        KeyLine::of([say(common::key_tab)], say(common::keys_tab)),
        KeyLine::of([common::key_enter, common::key_space].map(say), say(common::keys_press)),
        KeyLine::of([say(common::key_escape)], say(common::keys_escape)),
        KeyLine::of([common::key_page_up, common::key_page_down].map(say), say(common::keys_pages)),
        KeyLine::of(["I"], say(common::keys_aid)),
        KeyLine::of(["H"], say(common::keys_hint)),
        KeyLine::of(["?"], say(common::keys_help)),
    ]
}

#[component]
fn KeyList(keys: Vec<KeyLine>) -> impl IntoView {
    let row = |KeyLine { keys, what }| {
        // With blanks between them, to be read one by one.
        let keys = keys
            .into_iter()
            .map(|key| {
                view! {
                    <kbd>{key}</kbd>
                    " "
                }
            })
            .collect_view();
        view! {
            <div>
                <dt>{keys}</dt>
                <dd>{what}</dd>
            </div>
        }
    };
    view! { <dl class="keys">{keys.into_iter().map(row).collect_view()}</dl> }
}

/// Whether it goes into a text.
fn is_written(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| matches!(element.matches("input:not([type='range']), textarea"), Ok(true)))
}

/// Whether a window lies in front already.
fn is_behind() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}
