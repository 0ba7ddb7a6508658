//! One result: game, time of its end, places, and where it leads.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::{
    app::{
        components::{IconButton, icon},
        contexts::{navigation::Route, use_i18n},
        i18n::{history, t},
        platform::device,
        screens::{noted_places::NotedResult, saves::summary::title},
    },
    saves::results::MatchResult,
};

/// A result that links to the replay of its match, if that is kept.
#[component]
pub(super) fn ResultRow(
    result: MatchResult,
    /// The ids of all kept matches.
    kept: Memo<BTreeSet<String>>,
    /// Shows further actions for a result.
    #[prop(into)]
    on_more: Callback<MatchResult>,
) -> impl IntoView {
    let i18n = use_i18n();
    let id = result.id.clone();
    let replay = Route::Replay(id.clone()).href();
    let is_kept = Memo::new(move |_| kept.read().contains(&id));
    let shown = StoredValue::new(result);
    let game = move || shown.with_value(|result| title(i18n, &result.game));
    let date = move || shown.with_value(|result| device::date(result.ended, i18n.language().tag()));
    let row = move || {
        if is_kept.get() {
            view! {
                <a class="result-row" href=replay.clone()>
                    <NotedResult result=shown.get_value() />
                </a>
            }
            .into_any()
        } else {
            view! {
                <div class="result-row" tabindex="-1">
                    <NotedResult result=shown.get_value() />
                    <p class="help-text">{t!(i18n, history::moves_gone)}</p>
                </div>
            }
            .into_any()
        }
    };
    let label = move || i18n.say(history::MoreOf { game: game(), date: date() });
    view! {
        <li class="result-line">
            {row}
            <IconButton
                icon=icon::MENU
                label
                on_press=move || on_more.run(shown.get_value())
                act="result-more"
            />
        </li>
    }
}
