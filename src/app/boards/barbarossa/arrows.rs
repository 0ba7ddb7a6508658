//! The reward of an object's owner for the next arrow, beside the board (BB-4.2).

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{
    app::{contexts::use_i18n, i18n::barbarossa as key},
    games::barbarossa::{Prompt, Target},
    scenes::barbarossa::{Reward, rewards},
};

/// A sentence about the next arrow, and the whole table, which screen readers skip.
#[component]
pub(super) fn Arrows() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let rows = Memo::new(move |_| session.view.with(|view| rewards(view)));
    let nth = Memo::new(move |_| session.view.with(|view| view.planted + 1));
    let none = Memo::new(move |_| {
        session.view.with(|view| matches!(view.prompt, Prompt::Making(_) | Prompt::Over(_)))
    });
    let sentence = move || {
        let language = i18n.language();
        let now = rows.with(|rows| rows.iter().find(|row| row.next).map_or(0, |row| row.spaces));
        language.say(key::NextArrow { n: nth.get(), moves: words::moves(&language, now) })
    };
    // The rows are fixed; only the marker of the next one moves.
    let row = |(at, row): (usize, Reward)| {
        let next = move || rows.with(|rows| rows.get(at).is_some_and(|row| row.next));
        let sign = if row.spaces < 0 { "−" } else { "+" };
        view! {
            <li data-next=next>
                <small>{words::span(row.from, row.to)}</small>
                <b>{format!("{sign}{}", row.spaces.unsigned_abs())}</b>
            </li>
        }
    };
    view! {
        <div class="bb-rewards" data-name=Target::Rewards.to_string() hidden=none>
            <p>{sentence}</p>
            <ol aria-hidden="true">{rows.get_untracked().into_iter().enumerate().map(row).collect_view()}</ol>
        </div>
    }
}
