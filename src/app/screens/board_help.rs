//! Help beside a board, opened by keys: the key list and the reference card.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::aid::AidDialog;
use crate::{
    app::{
        components::Dialog,
        contexts::{rule_sheet::use_rule_sheet, use_i18n},
        games::LoadedGame,
        i18n::{I18n, Text, common, t},
        keys::{KeyGroup, KeyLine, is_behind, is_written, lines, pressed},
    },
    scenes::keys::{
        BROWSER_KEYS, BrowserKey, MATCH_KEYS, MatchKey, SLIDER_KEYS, TABLE_KEYS, TIMELINE_KEYS, TableKey,
        TimelineKey,
    },
};

/// The dialogs with the card and the keys. Their keys work unless a text field is focused or another dialog is open.
#[component]
pub fn BoardHelp(
    game: LoadedGame,
    /// The options of the match as text; empty for those of a new match.
    #[prop(optional)]
    config: String,
    /// Number of players; the game's usual number outside a match.
    #[prop(optional)]
    seats: Option<u8>,
    /// Whether the key list is open.
    #[prop(optional)]
    keys: RwSignal<bool>,
    /// Whether the card is open.
    #[prop(optional)]
    aid: RwSignal<bool>,
    /// Whether a dialog is turned to a player on the far side.
    #[prop(optional)]
    far: RwSignal<bool>,
    /// Whether there is a timeline, so that its keys are listed.
    #[prop(optional)]
    timeline: bool,
    /// Asks for a hint, if the match has hints.
    #[prop(default = None)]
    on_hint: Option<Callback<()>>,
) -> impl IntoView {
    let (i18n, rules) = (use_i18n(), use_rule_sheet());
    let open = move |window: RwSignal<bool>| {
        far.set(false);
        window.set(true);
    };
    let _ = use_event_listener(use_window(), ev::keydown, move |event| {
        if is_written(&event) || is_behind() {
            return;
        }
        if let Some((MatchKey::Hint, on_hint)) = pressed(MATCH_KEYS, &event).zip(on_hint) {
            event.prevent_default();
            far.set(false);
            return on_hint.run(());
        }
        let Some(key) = pressed(TABLE_KEYS, &event) else { return };
        event.prevent_default();
        match key {
            TableKey::Aid => open(aid),
            TableKey::Rule => rules.open_offered(),
            TableKey::Keys => open(keys),
        }
    });
    view! {
        <AidDialog open=aid game config seats=seats.unwrap_or(game.usual) far />
        <Dialog name="keys" open=keys title=t!(i18n, common::keys) far>
            {move || {
                let own = (game.module.keys)(&i18n.language());
                let none = own
                    .is_empty()
                    .then(|| view! { <p class="help-text">{t!(i18n, common::keys_none)}</p> });
                let looking_back = timeline.then(|| looking_back(i18n));
                let all = own.into_iter().chain(looking_back).chain([everywhere(i18n, on_hint.is_some())]);
                view! {
                    {none}
                    {all.map(|group| view! { <KeyList group /> }).collect_view()}
                }
            }}
        </Dialog>
    }
}

/// The keys of the browser and the app on every board. `hints`: whether hints can be asked for.
fn everywhere(i18n: I18n, hints: bool) -> KeyGroup {
    let language = i18n.language();
    let browsers = |asked: BrowserKey| -> Text {
        match asked {
            BrowserKey::Next => common::keys_tab,
            BrowserKey::Press => common::keys_press,
            BrowserKey::Close => common::keys_escape,
        }
    };
    let own = |asked: TableKey| -> Text {
        match asked {
            TableKey::Aid => common::keys_aid,
            TableKey::Rule => common::keys_rule,
            TableKey::Keys => common::keys_help,
        }
    };
    let mut group = KeyGroup::of(&language, common::keys_everywhere, BROWSER_KEYS, browsers);
    if hints {
        group.lines.extend(lines(&language, MATCH_KEYS, |_: MatchKey| common::keys_hint));
    }
    group.lines.extend(lines(&language, TABLE_KEYS, own));
    group
}

/// The keys of a replay.
fn looking_back(i18n: I18n) -> KeyGroup {
    let language = i18n.language();
    let mut group =
        KeyGroup::of(&language, common::keys_back, TIMELINE_KEYS, |_: TimelineKey| common::keys_pages);
    group.lines.extend(lines(&language, SLIDER_KEYS, |_: TimelineKey| common::keys_slider));
    group
}

#[component]
fn KeyList(group: KeyGroup) -> impl IntoView {
    let row = |KeyLine { keys, what }| {
        // Blanks between keys let screen readers read them one by one.
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
    view! {
        <h3>{group.title}</h3>
        <dl class="keys">{group.lines.into_iter().map(row).collect_view()}</dl>
    }
}
