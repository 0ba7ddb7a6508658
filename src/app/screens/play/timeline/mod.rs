//! The timeline below a board in a replay.

mod film;
mod reason;

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;
use web_sys::KeyboardEvent;

use super::review::ReviewButton;
use crate::{
    app::{
        I18n,
        components::{Button, IconButton, Primary, Quiet, icon},
        contexts::{
            announcer::use_announcer,
            navigation::{Route, use_navigation},
            use_i18n,
        },
        i18n::{common, sentences, t},
        keys::{is_behind, is_written, pressed},
        session::{Controls, use_controls},
    },
    scenes::keys::{SLIDER_KEYS, TIMELINE_KEYS, TimelineKey},
};
use film::Film;
use reason::Reason;

/// Buttons for first, back, forward and last; a slider over all steps; automatic play; branching off.
#[component]
pub(super) fn Timeline(
    /// Whether the match is only looked at, so that no button returns to its current moment.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let film = Film::new(controls);
    // Keys of the film; text fields and the board keep theirs.
    let _ = use_event_listener(use_window(), ev::keydown, move |event| {
        let key = pressed(TIMELINE_KEYS, &event).filter(|_| !is_written(&event) && !is_behind());
        if let Some(TimelineKey::Step { forward }) = key {
            film.step(forward);
        }
    });
    let asks = controls.status.read_untracked().has_bots();
    let to_now = (!replay).then(|| {
        view! {
            <Button
                label=t!(i18n, common::to_now)
                on_press=move || controls.back_to_now()
                act="to-now"
                appearance=Primary
            />
        }
    });
    view! {
        <div class="timeline" role="group" aria-label=t!(i18n, common::replay)>
            {asks.then(|| view! { <Reason /> })}
            <SeatChanges />
            <div class="timeline-row">{to_now} <Slider film /></div>
            <div class="timeline-row">
                <FilmButtons film />
                <BranchButton />
            </div>
            <ReviewButton back=true appearance=Quiet />
        </div>
    }
}

/// A slider over all steps. The keyboard moves it from stop to stop.
#[component]
fn Slider(film: Film) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let slide = move |text: String| {
        film.running.set(false);
        if let Ok(to) = text.parse() {
            film.go(to);
        }
    };
    let slide_by_key = move |event: KeyboardEvent| {
        let Some(TimelineKey::Step { forward }) = pressed(SLIDER_KEYS, &event) else { return };
        film.step(forward);
        event.prevent_default();
        film.running.set(false);
    };
    // If there is only one moment, it is the end.
    let first = Memo::new(move |_| {
        let status = controls.status.read();
        status.first.min(status.total.saturating_sub(1))
    });
    let fixed = move || {
        let status = controls.status.read();
        status.first >= status.total
    };
    // `max` comes before the value, since the browser clamps the value to it.
    view! {
        <input
            type="range"
            class="timeline-slider"
            data-act="slider"
            min=move || first.get().to_string()
            disabled=fixed
            aria-label=t!(i18n, common::moment)
            aria-valuetext=move || step_of(controls, i18n)
            max=move || controls.status.read().total.to_string()
            prop:value=move || controls.shown().to_string()
            on:input:target=move |event| slide(event.target().value())
            on:keydown=slide_by_key
        />
    }
}

/// Buttons for first, back, automatic play, forward and last.
#[component]
fn FilmButtons(film: Film) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let start = Signal::derive(move || controls.shown() <= controls.status.read().first);
    let end = Signal::derive(move || controls.shown() >= controls.status.read().total);
    let running = film.running;
    view! {
        <IconButton
            icon=icon::FIRST
            label=t!(i18n, common::first)
            on_press=move || controls.replay()
            act="first"
            disabled=start
        />
        <IconButton
            icon=icon::PREV
            label=t!(i18n, common::previous)
            on_press=move || film.step(false)
            act="previous"
            disabled=start
        />
        <IconButton
            icon=move || if running.get() { icon::PAUSE } else { icon::PLAY }
            label=move || i18n.say(if running.get() { common::stop } else { common::run })
            on_press=move || film.run()
            act="run"
        />
        <IconButton
            icon=icon::NEXT
            label=t!(i18n, common::next)
            on_press=move || film.step(true)
            act="next"
            disabled=end
        />
        <IconButton
            icon=icon::LAST
            label=t!(i18n, common::last)
            on_press=move || film.go(usize::MAX)
            act="last"
            disabled=end
        />
    }
}

/// Branches off a new match at the moment shown.
#[component]
fn BranchButton() -> impl IntoView {
    let (i18n, navigation, announcer) = (use_i18n(), use_navigation(), use_announcer());
    let controls = use_controls();
    let branch = move || {
        if let Some(id) = controls.branch(untrack(|| controls.shown())) {
            announcer.toast(i18n.now(common::branched));
            navigation.go(Route::Play(id));
        }
    };
    view! {
        <Button
            icon=icon::BRANCH
            label=t!(i18n, common::branch)
            on_press=branch
            act="branch"
            appearance=Quiet
            disabled=move || !controls.may_branch()
        />
    }
}

/// The seat changes at the moment shown.
#[component]
fn SeatChanges() -> impl IntoView {
    let controls = use_controls();
    let changes = Memo::new(move |_| {
        let (log, shown) = (controls.log.read(), controls.shown());
        let here = log.iter().filter(|line| line.change.is_some() && line.number == shown);
        sentences(here.map(|line| &line.text))
    });
    view! {
        <p class="timeline-change" hidden=move || changes.read().is_empty()>
            {changes}
        </p>
    }
}

/// "Step 3 of 12".
pub fn step_of(controls: Controls, i18n: I18n) -> String {
    let (n, of) = (controls.shown().to_string(), controls.status.read().total.to_string());
    i18n.say(common::StepOf { n, of })
}
