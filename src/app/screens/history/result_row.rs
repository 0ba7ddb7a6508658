//! One result: game, time of its end, places, and where it leads.

use std::collections::BTreeSet;

use js_sys::encode_uri_component;
use leptos::prelude::*;

use crate::{
    app::{
        components::{IconButton, icon},
        contexts::{navigation::Route, settings::use_settings, use_i18n},
        i18n::{history, t},
        platform::device,
        screens::{noted_places::NotedPlaces, saves::summary::title},
    },
    history::{bests::scoring, bg_stats},
    saves::results::MatchResult,
};

/// A result that links to the replay of its match, if that is kept.
#[component]
pub(super) fn ResultRow(
    result: MatchResult,
    /// The ids of all kept matches.
    kept: Memo<BTreeSet<String>>,
    /// Deletes the result of the match with this id.
    on_delete: Callback<String>,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let id = result.id.clone();
    let replay = Route::Replay(id.clone()).href();
    let is_kept = Memo::new(move |_| kept.read().contains(&id));
    let shown = StoredValue::new(result);
    let game = move || shown.with_value(|result| title(i18n, &result.game));
    let date = move || shown.with_value(|result| device::date(result.ended, i18n.language().tag()));
    let content = move || {
        view! {
            <strong>{game}</strong>
            <small>{date}</small>
            <NotedPlaces result=shown.get_value() />
        }
    };
    let row = move || {
        if is_kept.get() {
            view! {
                <a class="result-row" href=replay.clone()>
                    {content()}
                </a>
            }
            .into_any()
        } else {
            view! {
                <div class="result-row" tabindex="-1">
                    {content()}
                    <p class="help-text">{t!(i18n, history::moves_gone)}</p>
                </div>
            }
            .into_any()
        }
    };
    let delete_label = move || i18n.say(history::DeleteResult { game: game(), date: date() });
    let offered = Memo::new(move |_| settings.get().bg_stats);
    view! {
        <li class="stack">
            <div class="result-line">
                {row}
                <IconButton
                    icon=icon::BIN
                    label=delete_label
                    on_press=move || on_delete.run(shown.with_value(|result| result.id.clone()))
                    act="delete-result"
                />
            </div>
            <Show when=move || offered.get()>
                <a
                    class="button quiet"
                    data-act="send-bg-stats"
                    target="_blank"
                    rel="noopener noreferrer"
                    href=move || shown.with_value(|result| address(result, &game()))
                    aria-label=move || {
                        i18n.say(history::BgStatsWhich {
                            game: game(),
                            date: date(),
                        })
                    }
                >
                    <span>{t!(i18n, history::bg_stats_send)}</span>
                </a>
            </Show>
        </li>
    }
}

/// The address that hands a result to BG Stats. The browser opens it only when the player taps the link.
fn address(result: &MatchResult, title: &str) -> String {
    let play = bg_stats::play(result, scoring(&result.game, title), device::timestamp(result.ended));
    [bg_stats::ADDRESS, &String::from(encode_uri_component(&play))].concat()
}
