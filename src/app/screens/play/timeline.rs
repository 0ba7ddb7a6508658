//! The timeline that stands under a board while looking back.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_interval_fn::use_interval_fn;
use leptos_use_window::use_window;
use web_sys::KeyboardEvent;

use super::review::ReviewButton;
use crate::{
    app::{
        I18n,
        components::{Button, IconButton, icon},
        contexts::{
            announcer::use_announcer,
            navigation::{Route, use_navigation},
            use_i18n,
        },
        i18n::{common, t},
        keys::{is_behind, is_written, pressed},
        platform::bots,
        session::{Controls, use_controls},
    },
    scenes::keys::{SLIDER_KEYS, TIMELINE_KEYS, TimelineKey},
    table::moments,
    words::reason::reason,
};

/// How long a moment is shown while the match plays by itself, in milliseconds.
const PAUSE: u64 = 1100;

/// First, back, forward, last; a slider over all steps; playing by itself; branching off.
#[component]
pub(super) fn Timeline(
    /// The match is only looked at: there is no way to the moment where it stands.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let running = RwSignal::new(false);
    let total = move || controls.status.read_untracked().total;
    let first = move || controls.status.read_untracked().first;
    let at = move || untrack(|| controls.shown());
    let go = move |to: usize| controls.moment.set(Some(to.clamp(first(), total())));
    let back = move || go(moments::before(at(), &controls.status.read_untracked().out_of_sight));
    let forward = move || go(moments::after(at(), &controls.status.read_untracked().out_of_sight));
    let _ = use_interval_fn(
        move || {
            if running.get_untracked() {
                if at() >= total() { running.set(false) } else { forward() }
            }
        },
        PAUSE,
    );
    // Keys that a film has; fields and the board keep theirs.
    let _ = use_event_listener(use_window(), ev::keydown, move |event| {
        match pressed(TIMELINE_KEYS, &event).filter(|_| !is_written(&event) && !is_behind()) {
            Some(TimelineKey::Back) => back(),
            Some(TimelineKey::Forward) => forward(),
            None => {}
        }
    });
    let run = move || {
        if at() >= total() {
            controls.replay();
        }
        running.set(!running.get_untracked());
    };
    let slide = move |text: String| {
        running.set(false);
        if let Ok(to) = text.parse() {
            go(to);
        }
    };
    // By keys the slider goes from stop to stop.
    let slide_by_key = move |event: KeyboardEvent| {
        match pressed(SLIDER_KEYS, &event) {
            Some(TimelineKey::Back) => back(),
            Some(TimelineKey::Forward) => forward(),
            None => return,
        }
        event.prevent_default();
        running.set(false);
    };
    let start = Signal::derive(move || controls.shown() <= controls.status.read().first);
    let end = Signal::derive(move || controls.shown() >= controls.status.read().total);
    let asks = controls.status.read_untracked().has_bots();
    let to_now = (!replay).then(|| {
        view! {
            <Button
                label=t!(i18n, common::to_now)
                on_press=move || controls.moment.set(None)
                act="to-now"
                class="primary"
            />
        }
    });
    // The slider's end stands before its value, which would not go beyond it.
    view! {
        <div class="timeline" role="group" aria-label=t!(i18n, common::replay)>
            {asks.then(|| view! { <Reason /> })}
            <SeatChanges />
            <div class="timeline-row">
                {to_now}
                <input
                    type="range"
                    class="timeline-slider"
                    data-act="slider"
                    min=move || controls.status.read().first.to_string()
                    aria-label=t!(i18n, common::moment)
                    aria-valuetext=move || step_of(controls, i18n)
                    max=move || controls.status.read().total.to_string()
                    prop:value=move || controls.shown().to_string()
                    on:input:target=move |event| slide(event.target().value())
                    on:keydown=slide_by_key
                />
            </div>
            <div class="timeline-row">
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
                    on_press=back
                    act="previous"
                    disabled=start
                />
                <IconButton
                    icon=move || if running.get() { icon::PAUSE } else { icon::PLAY }
                    label=move || i18n.say(if running.get() { common::stop } else { common::run })
                    on_press=run
                    act="run"
                />
                <IconButton
                    icon=icon::NEXT
                    label=t!(i18n, common::next)
                    on_press=forward
                    act="next"
                    disabled=end
                />
                <IconButton
                    icon=icon::LAST
                    label=t!(i18n, common::last)
                    on_press=move || go(usize::MAX)
                    act="last"
                    disabled=end
                />
                <BranchButton />
            </div>
            <ReviewButton back=true class="quiet" />
        </div>
    }
}

/// Lets a match of its own branch off from the moment shown.
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
            class="quiet"
            disabled=move || !controls.may_branch()
        />
    }
}

/// Asks the bot that made the step before the moment shown why it did, and says what it answers.
#[component]
fn Reason() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let step = Memo::new(move |_| controls.to_explain());
    let said = RwSignal::new(String::new());
    // Whoever goes on to another step does not want to know any more.
    Effect::new(move |_| {
        step.track();
        bots::stop();
        said.set(String::new());
    });
    let ask = move || {
        let Some(task) = step.get_untracked().and_then(|step| controls.why(step)) else { return };
        let tell = move |answer: Result<String, String>| {
            said.set(match answer {
                Ok(answer) => reason(&i18n.language_untracked(), &answer),
                Err(why) => i18n.now(common::NoBots { why }),
            });
        };
        bots::ask(&task, 0, Box::new(tell));
    };
    view! {
        <div class="why">
            <Show when=move || step.read().is_some()>
                <Button
                    icon=icon::BOT
                    label=t!(i18n, common::why)
                    on_press=ask
                    act="why"
                    class="quiet"
                    attr:hidden=move || !said.read().is_empty()
                />
            </Show>
            <p role="status">{said}</p>
        </div>
    }
}

/// Who has played from the moment shown on.
#[component]
fn SeatChanges() -> impl IntoView {
    let controls = use_controls();
    let changes = Memo::new(move |_| {
        let (log, shown) = (controls.log.read(), controls.shown());
        let here = log.iter().filter(|line| line.change.is_some() && line.number == shown);
        here.map(|line| line.text.clone()).collect::<Vec<_>>().join(" ")
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
