//! Actions for one result: watch its match, share it, delete it.

use js_sys::encode_uri_component;
use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, LinkButton, PictureButton, Quiet, icon},
        contexts::{navigation::Route, settings::use_settings, use_i18n},
        i18n::{common, history, t},
        platform::device,
        screens::{noted_picture::noted_picture, saves::summary::title},
    },
    history::{bests::scoring, bg_stats},
    saves::results::MatchResult,
};

/// The actions, one below the other.
#[component]
pub(super) fn Actions(
    result: MatchResult,
    /// Whether the match is kept.
    is_kept: bool,
    /// Deletes the result of the match with this id.
    on_delete: Callback<String>,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let shown = StoredValue::new(result);
    let replay = shown.with_value(|result| Route::Replay(result.id.clone()).href());
    let picture = move || shown.with_value(|result| noted_picture(i18n, result));
    let offered = Memo::new(move |_| settings.get().bg_stats);
    view! {
        <div class="stack">
            {is_kept
                .then(|| {
                    view! {
                        <LinkButton icon=icon::PLAY label=t!(i18n, common::replay) href=replay act="replay" />
                    }
                })} <PictureButton picture act="result-picture" /> <Show when=move || offered.get()>
                <a
                    class="button"
                    data-act="send-bg-stats"
                    target="_blank"
                    rel="noopener noreferrer"
                    href=move || { shown.with_value(|result| address(result, &title(i18n, &result.game))) }
                >
                    <span>{t!(i18n, history::bg_stats_send)}</span>
                </a>
            </Show>
            <Button
                icon=icon::BIN
                label=t!(i18n, history::delete_result)
                on_press=move || on_delete.run(shown.with_value(|result| result.id.clone()))
                act="delete-result"
                appearance=Quiet
            />
        </div>
    }
}

/// The address that hands a result to BG Stats. The browser opens it only when the player taps the link.
fn address(result: &MatchResult, title: &str) -> String {
    let play = bg_stats::play(result, scoring(&result.game, title), device::timestamp(result.ended));
    [bg_stats::ADDRESS, &String::from(encode_uri_component(&play))].concat()
}
