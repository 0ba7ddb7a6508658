//! Who somebody is: a name, a colour and a symbol.

use leptos::{html, prelude::*};
use web_sys::KeyboardEvent;

use super::{Button, Mark, TextField};
use crate::{
    app::{
        contexts::{roster::Roster, use_i18n},
        i18n::{Text, common, t},
    },
    table::{
        name,
        player::{MARKS, Player},
    },
};

/// Name, colour and symbol of somebody new or known.
#[component]
pub fn PlayerForm(
    /// As they were; nobody where somebody new is to be added.
    old: Option<Player>,
    /// Whose names are taken.
    roster: Roster,
    #[prop(into)] on_done: Callback<Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (colour, symbol) =
        old.as_ref().map_or_else(|| roster.free_marks(), |player| (player.colour, player.symbol));
    let old_name = old.map(|player| player.name).unwrap_or_default();
    let name = RwSignal::new(old_name.clone());
    let (colour, symbol) = (RwSignal::new(colour), RwSignal::new(symbol));
    let tried = RwSignal::new(false);
    // Too many letters are said at once, the rest when all is said to be done.
    let wrong = Memo::new(move |_| {
        let text = name::tidy(&name.read());
        let taken = || roster.people.read_untracked().iter().any(|known| known.name == text);
        if name::letters(&text) > name::MAX_LETTERS {
            Some(i18n.say(common::NameLong { n: name::MAX_LETTERS }))
        } else if !tried.get() {
            None
        } else if text.is_empty() {
            Some(i18n.say(common::name_missing))
        } else {
            (old_name != text && taken()).then(|| i18n.say(common::name_taken))
        }
    });
    let done = move || {
        tried.set(true);
        if wrong.with_untracked(Option::is_none) {
            let name = name::cut(&name.read_untracked());
            on_done.run(Player::new(name, colour.get_untracked(), symbol.get_untracked()));
        }
    };
    let coloured = move |mark: u8| Player::new("", mark, symbol.get());
    let marked = move |mark: u8| Player::new("", colour.get(), mark);
    view! {
        <TextField act="name" label=t!(i18n, common::name) longest=name::MAX_TYPED value=name on_enter=done />
        <p class="wrong" role="alert">
            {move || wrong.get()}
        </p>
        <MarkPicker title=common::colour names=common::colours chosen=colour look=coloured />
        <MarkPicker title=common::symbol names=common::symbols chosen=symbol look=marked />
        <div class="row end">
            <Button label=t!(i18n, common::done) on_press=done act="done" class="primary" />
        </div>
    }
}

/// One of the twelve colours or symbols. The arrow keys walk through them, as through any group of radio buttons.
#[component]
fn MarkPicker(
    title: Text,
    /// What each is called, separated by commas.
    names: Text,
    chosen: RwSignal<u8>,
    /// Who would be seen with this one; tracked.
    #[prop(into)]
    look: Callback<u8, Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let buttons = [(); MARKS as usize].map(|()| NodeRef::<html::Button>::new());
    let walk = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => 1,
            "ArrowLeft" | "ArrowUp" => MARKS - 1,
            _ => return,
        };
        event.prevent_default();
        let next = (chosen.get_untracked() + by) % MARKS;
        chosen.set(next);
        if let Some(button) = buttons.get(usize::from(next)).and_then(|button| button.get_untracked()) {
            // It is on the page, and can be focused.
            let _ = button.focus();
        }
    };
    let choice = move |(index, button): (u8, NodeRef<html::Button>)| {
        let is_chosen = move || chosen.get() == index;
        let name = move || {
            let names = i18n.say(names);
            names.split(',').nth(usize::from(index)).map(|name| name.trim().to_owned())
        };
        view! {
            <button
                type="button"
                role="radio"
                class="mark-choice"
                node_ref=button
                aria-checked=move || if is_chosen() { "true" } else { "false" }
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                aria-label=name
                on:click=move |_| chosen.set(index)
            >
                {move || view! { <Mark player=look.run(index) /> }}
            </button>
        }
    };
    view! {
        <div class="field" role="radiogroup" aria-label=t!(i18n, title) on:keydown=walk>
            <span aria-hidden="true">{t!(i18n, title)}</span>
            <div class="marks">{(0..MARKS).zip(buttons).map(choice).collect_view()}</div>
        </div>
    }
}
