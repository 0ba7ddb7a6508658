//! The row of controls under a board, and the timeline that stands there while looking back.

use std::time::Duration;

use leptos::{ev, prelude::*};

use super::frame::Panels;
use crate::app::{
    components::{Button, IconButton, icon},
    i18n::use_i18n,
    lexicon::{fill, say, w},
    session::{Act, Frame},
};
use crate::table::{clock::Clock, matches::Undo};

/// Undo, restart, redo, clock, log. `far`: the row of whoever sits opposite.
#[component]
pub fn Controls(frame: Frame, panels: Panels, far: bool) -> impl IntoView {
    let i18n = use_i18n();
    let undo = frame.undo;
    let restart = frame.restart;
    let paused = Memo::new(move |_| frame.clock.with(|clock| clock.as_ref().map(Clock::is_paused)));
    view! {
        <div class="controls" role="group" aria-label=w!(controls)>
            <IconButton label=w!(undo) strokes=icon::UNDO act="undo"
                disabled=Signal::derive(move || undo.get() == Undo::Nothing)
                on_press=move |()| {
                    panels.far.set(far);
                    panels.take_back(frame, undo.get_untracked(), |agreed| Act::Undo { agreed });
                }/>
            <IconButton label=w!(restart_turn) strokes=icon::RESTART act="restart-turn"
                disabled=Signal::derive(move || restart.get() == Undo::Nothing)
                on_press=move |()| {
                    panels.far.set(far);
                    panels.take_back(frame, restart.get_untracked(), |agreed| Act::RestartTurn { agreed });
                }/>
            <IconButton label=w!(redo) strokes=icon::REDO act="redo"
                disabled=Signal::derive(move || !frame.can_redo.get())
                on_press=move |()| frame.act.run(Act::Redo)/>
            {paused.get_untracked().map(|_| {
                let still = move || paused.get() == Some(true);
                view! {
                    <IconButton act="clock-pause"
                        label=move || if still() { say!(i18n, clock_resume) } else { say!(i18n, clock_pause) }
                        strokes=Signal::derive(move || if still() { icon::PLAY } else { icon::PAUSE })
                        on_press=move |()| frame.act.run(if still() { Act::ResumeClock } else { Act::PauseClock })/>
                }
            })}
            <IconButton label=w!(log) strokes=icon::LOG act="log" class="for-narrow" on_press=move |()| {
                panels.far.set(far);
                panels.log.set(true);
            }/>
            {far.then(|| view! {
                <IconButton label=w!(menu) strokes=icon::MENU act="menu-far" on_press=move |()| {
                    panels.far.set(true);
                    panels.menu.set(true);
                }/>
            })}
        </div>
    }
    .into_any()
}

/// First, back, forward, last; a slider over all steps; playing by itself; branching off.
#[component]
pub fn Timeline(frame: Frame, #[prop(into)] on_branch: Callback<()>, replay: bool) -> impl IntoView {
    let i18n = use_i18n();
    let running = RwSignal::new(false);
    let go = move |to: usize| frame.moment.set(Some(to.min(frame.total.get_untracked())));
    let at = move || untrack(|| frame.shown());
    let beat = set_interval_with_handle(
        move || {
            if running.get_untracked() {
                if at() >= frame.total.get_untracked() { running.set(false) } else { go(at() + 1) }
            }
        },
        Duration::from_millis(1100),
    );
    // Keys that a film has; fields and the board keep theirs.
    let keys = window_event_listener(ev::keydown, move |event| match event.key().as_str() {
        "PageUp" => go(at().saturating_sub(1)),
        "PageDown" => go(at() + 1),
        _ => {}
    });
    on_cleanup(move || {
        keys.remove();
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
    let text = move || {
        let (n, of) = (frame.shown().to_string(), frame.total.get().to_string());
        fill(say!(i18n, step_of), &[("n", &n), ("of", &of)])
    };
    let start = Signal::derive(move || frame.shown() == 0);
    let end = Signal::derive(move || frame.shown() >= frame.total.get());
    view! {
        <div class="timeline" role="group" aria-label=w!(replay)>
            <div class="timeline-row">
            {(!replay).then(|| view! {
                <Button label=w!(to_now) act="to-now" class="primary" on_press=move |()| frame.moment.set(None)/>
            })}
            <input type="range" class="timeline-slider" data-act="slider" min="0" aria-label=w!(moment)
                aria-valuetext=text max=move || frame.total.get().to_string()
                prop:value=move || frame.shown().to_string()
                on:input=move |event| {
                    running.set(false);
                    if let Ok(n) = event_target_value(&event).parse() {
                        go(n);
                    }
                }/>
            </div>
            <div class="timeline-row">
                <IconButton label=w!(first) strokes=icon::FIRST act="first" disabled=start on_press=move |()| go(0)/>
                <IconButton label=w!(previous) strokes=icon::PREV act="previous" disabled=start
                    on_press=move |()| go(at().saturating_sub(1))/>
                <IconButton act="run"
                    label=move || if running.get() { say!(i18n, stop) } else { say!(i18n, run) }
                    strokes=Signal::derive(move || if running.get() { icon::PAUSE } else { icon::PLAY })
                    on_press=move |()| {
                        if at() >= frame.total.get_untracked() {
                            go(0);
                        }
                        running.update(|running| *running = !*running);
                    }/>
                <IconButton label=w!(next) strokes=icon::NEXT act="next" disabled=end on_press=move |()| go(at() + 1)/>
                <IconButton label=w!(last) strokes=icon::LAST act="last" disabled=end
                    on_press=move |()| go(usize::MAX)/>
                <Button label=w!(branch) strokes=icon::BRANCH act="branch" class="quiet"
                    on_press=on_branch/>
            </div>
        </div>
    }
    .into_any()
}
