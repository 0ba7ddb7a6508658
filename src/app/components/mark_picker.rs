//! A choice of one out of twelve colours or symbols. Taken ones show their owner's name and cannot be chosen.

use leptos::{html, prelude::*};
use web_sys::KeyboardEvent;

use super::Mark;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{Text, common, t},
    },
    table::player::{MARKS, Player},
};

/// A choice of one out of twelve colours or symbols. The arrow keys move through the free ones, as in a radio group.
#[component]
pub fn MarkPicker(
    title: Text,
    /// The names of the colours or symbols, separated by commas.
    names: Text,
    /// The owner of each. If all are taken, any can be chosen.
    held: Vec<Option<String>>,
    chosen: RwSignal<u8>,
    /// Returns the player as they would look with this one; tracked.
    #[prop(into)]
    look: Callback<u8, Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let none_free = held.iter().all(Option::is_some);
    let taken =
        StoredValue::new(held.iter().map(|holder| holder.is_some() && !none_free).collect::<Vec<_>>());
    let is_taken =
        move |mark: u8| taken.with_value(|taken| taken.get(usize::from(mark)).copied().unwrap_or_default());
    let buttons = [(); MARKS as usize].map(|()| NodeRef::<html::Button>::new());
    let walk = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => 1,
            "ArrowLeft" | "ArrowUp" => MARKS - 1,
            _ => return,
        };
        event.prevent_default();
        let steps = std::iter::successors(Some((chosen.get_untracked() + by) % MARKS), |mark| {
            Some((mark + by) % MARKS)
        });
        let Some(next) = steps.take(usize::from(MARKS)).find(|mark| !is_taken(*mark)) else { return };
        chosen.set(next);
        if let Some(button) = buttons.get(usize::from(next)).and_then(|button| button.get_untracked()) {
            // The button is on the page and focusable.
            let _ = button.focus();
        }
    };
    let choice = move |((index, button), holder): ((u8, NodeRef<html::Button>), Option<String>)| {
        let is_chosen = move || chosen.get() == index;
        let held_by = holder.clone();
        let name = move || {
            let names = i18n.say(names);
            let what = names.split(',').nth(usize::from(index)).unwrap_or_default().trim();
            match &held_by {
                Some(name) => i18n.say(common::MarkHeld { what, name }),
                None => what.to_owned(),
            }
        };
        let choose = move |_| {
            if !is_taken(index) {
                chosen.set(index);
            }
        };
        view! {
            <button
                type="button"
                role="radio"
                class="mark-choice"
                node_ref=button
                aria-checked=move || if is_chosen() { "true" } else { "false" }
                aria-disabled=is_taken(index).then_some("true")
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                aria-label=name
                on:click=choose
            >
                {move || view! { <Mark player=look.run(index) /> }}
                {holder
                    .map(|name| {
                        view! {
                            <small>
                                <bdi>{name}</bdi>
                            </small>
                        }
                    })}
            </button>
        }
    };
    view! {
        <div class="field" role="radiogroup" aria-label=t!(i18n, title) on:keydown=walk>
            <span aria-hidden="true">{t!(i18n, title)}</span>
            <div class="marks">{(0..MARKS).zip(buttons).zip(held).map(choice).collect_view()}</div>
        </div>
    }
}
