//! Results of the current evening and of earlier ones, and what to play next.

mod archive;
mod evening_picture;
mod guests;
mod heading;
mod matches;
mod next;
mod scoreboard;
mod shown;
mod standing;

use leptos::prelude::*;

pub use self::shown::days;
use self::{
    archive::{Earlier, NewEvening},
    evening_picture::EveningPicture,
    heading::{Rename, ScaleChoice},
    matches::Matches,
    next::WhatNext,
    scoreboard::Scoreboard,
    shown::ShownEvening,
    standing::StandingChart,
};
use super::{
    completing::complete_results,
    gallery_link::{GalleryLink, have_clay},
    noted_results::{Noted, Unreadable, all, use_noted},
};
use crate::{
    app::{
        components::{Illustration, LinkButton, Page, Quiet, Unsaved, icon},
        contexts::{navigation::Route, saves::use_saves, use_i18n},
        i18n::{common, evenings, history, t},
    },
    history::{filter::evenings as spans, scoreboard::scoreboard},
    saves::{lists::EVENINGS, results::evening},
};

/// The current evening, then the archive.
#[component]
pub fn Results() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let noted = use_noted();
    complete_results(noted);
    // Read once for all evenings.
    let notes = Memo::new(move |_| {
        saves.lists.track();
        saves.list(&EVENINGS)
    });
    let results = Memo::new(move |_| noted.with(|noted| evening(all(noted), None)));
    let earlier = Memo::new(move |_| {
        let spans = noted.with(|noted| spans(all(noted)));
        spans.into_iter().filter_map(|span| span.archived).collect::<Vec<_>>()
    });
    let now = ShownEvening::new(None, results, notes);
    let has_clay = Memo::new(move |_| noted.with(|noted| have_clay(all(noted))));
    let is_readable = Memo::new(move |_| noted.with(Result::is_ok));
    let is_first = Signal::derive(move || earlier.with(Vec::is_empty));
    view! {
        <Page name="results" title=t!(i18n, common::results)>
            <p class="lead">{t!(i18n, evenings::lead)}</p>
            <Unsaved />
            <Unreadable noted />
            <Show when=move || is_readable.get()>
                <Current evening=now noted is_first />
            </Show>
            <Earlier evenings=earlier noted notes now />
            <div class="row">
                <LinkButton
                    icon=icon::LOG
                    label=t!(i18n, history::all_matches)
                    href=Route::History(None).href()
                    act="history"
                />
                <Show when=move || has_clay.get()>
                    <GalleryLink />
                </Show>
            </div>
        </Page>
    }
}

/// The current evening.
#[component]
fn Current(
    evening: ShownEvening,
    noted: Noted,
    /// Whether there is no earlier evening.
    is_first: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let scores = Memo::new(move |_| scoreboard(&evening.results.read(), &evening.note.read()));
    let has_results = Memo::new(move |_| !evening.results.with(Vec::is_empty));
    let empty = move || i18n.say(if is_first.get() { evenings::empty } else { evenings::empty_now });
    view! {
        <section class="stack" aria-label=move || evening.name(i18n) data-evening="now">
            <div class="row">
                <h2>{move || evening.name(i18n)}</h2>
                <Rename evening />
                <Show when=move || has_results.get()>
                    <EveningPicture evening scores appearance=Quiet />
                </Show>
            </div>
            <Show
                when=move || has_results.get()
                fallback=move || {
                    view! {
                        <div class="empty">
                            <Illustration name="table" />
                            <p>{empty}</p>
                        </div>
                    }
                }
            >
                <Scoreboard evening scores />
                <StandingChart evening scores />
                <ScaleChoice evening />
            </Show>
        </section>
        <WhatNext evening noted />
        <Show when=move || has_results.get()>
            <h2>{t!(i18n, evenings::match_by_match)}</h2>
            <Matches evening />
            <NewEvening />
        </Show>
    }
}
