//! The row of controls under a board, and the timeline that stands there while looking back.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::frame::Panels;
use crate::{
    app::{
        components::{button, icon, icon_button, picture_button},
        contexts::app,
        dom::{El, el, every, on_window, switch, when},
        lexicon::{self, fill, say, w},
        platform::bots,
        session::{Act, Frame},
        state::State,
    },
    table::{matches::Undo, moments},
};

/// Undo, restart, redo, clock, log. `far`: the row of whoever sits opposite.
pub fn controls(frame: Frame, panels: Panels, far: bool) -> El {
    let undo = icon_button(icon::UNDO, w!(undo), move || panels.take_back(frame, far, false))
        .act("undo")
        .disabled(move || frame.undo() == Undo::Nothing);
    let restart = icon_button(icon::RESTART, w!(restart_turn), move || panels.take_back(frame, far, true))
        .act("restart-turn")
        .disabled(move || frame.restart() == Undo::Nothing);
    let redo = icon_button(icon::REDO, w!(redo), move || frame.act(Act::Redo))
        .act("redo")
        .disabled(move || !frame.can_redo());
    let log =
        icon_button(icon::LOG, w!(log), move || panels.open(panels.log, far)).act("log").class("for-narrow");
    // There for as long as bots play, so that nothing moves when one begins to think.
    let now = when(
        move || frame.facts().has_bots(),
        move || {
            icon_button(icon::NOW, w!(move_now), bots::now)
                .act("move-now")
                .disabled(move || frame.thinking.get().is_none())
        },
    );
    let menu = far
        .then(|| icon_button(icon::MENU, w!(menu), move || panels.open(panels.menu, true)).act("menu-far"));
    el("div.controls")
        .attr("role", "group")
        .label(w!(controls))
        .child(undo)
        .child(restart)
        .child(redo)
        .child(untrack(|| frame.clock()).map(|_| pause(frame)))
        .child(now)
        .child(log)
        .child(menu)
}

/// Stops the clock and lets it run on.
fn pause(frame: Frame) -> El {
    let still = move || frame.clock().is_some_and(|clock| clock.is_paused());
    icon_button(
        move || if still() { icon::PLAY } else { icon::PAUSE },
        move || if still() { w!(clock_resume) } else { w!(clock_pause) },
        move || frame.pause_clock(!untrack(still)),
    )
    .act("clock-pause")
}

/// First, back, forward, last; a slider over all steps; playing by itself; branching off.
pub fn timeline(frame: Frame, replay: bool, branch: impl Fn() + 'static) -> El {
    let i18n = app().i18n;
    let running = State::new(false);
    let total = move || frame.facts_untracked().total;
    let at = move || untrack(|| frame.shown());
    let go = move |to: usize| frame.moment.set(Some(to.min(total())));
    let back = move || go(moments::before(at(), &frame.facts_untracked().out_of_sight));
    let forward = move || go(moments::after(at(), &frame.facts_untracked().out_of_sight));
    every(
        Duration::from_millis(1100),
        Box::new(move || {
            if running.get_untracked() {
                if at() >= total() { running.set(false) } else { forward() }
            }
        }),
    );
    // Keys that a film has; fields and the board keep theirs.
    on_window(
        "keydown",
        Box::new(move |event| match event.unchecked_into::<KeyboardEvent>().key().as_str() {
            "PageUp" => back(),
            "PageDown" => forward(),
            _ => {}
        }),
    );
    let run = move || {
        if at() >= total() {
            go(0);
        }
        running.set(!running.get_untracked());
    };
    let start = move || frame.shown() == 0;
    let end = move || frame.shown() >= frame.facts().total;

    let to_now = button(w!(to_now), move || frame.moment.set(None)).act("to-now").class("primary");
    let slider = el("input")
        .attr("type", "range")
        .class("timeline-slider")
        .act("slider")
        .attr("min", "0")
        .label(w!(moment))
        .attr("aria-valuetext", move || step_of(frame, i18n))
        // Before the value, which would not go beyond it.
        .attr("max", move || frame.facts().total.to_string())
        .value(move || frame.shown().to_string())
        .on_input(move |text| {
            running.set(false);
            text.parse().into_iter().for_each(go);
        })
        // By keys it goes from stop to stop.
        .on_key(move |event| {
            match event.key().as_str() {
                "ArrowLeft" | "ArrowDown" => back(),
                "ArrowRight" | "ArrowUp" => forward(),
                _ => return,
            }
            event.prevent_default();
            running.set(false);
        });
    let run = icon_button(
        move || if running.get() { icon::PAUSE } else { icon::PLAY },
        move || if running.get() { w!(stop) } else { w!(run) },
        run,
    );
    let buttons = [
        icon_button(icon::FIRST, w!(first), move || go(0)).act("first").disabled(start),
        icon_button(icon::PREV, w!(previous), back).act("previous").disabled(start),
        run.act("run"),
        icon_button(icon::NEXT, w!(next), forward).act("next").disabled(end),
        icon_button(icon::LAST, w!(last), move || go(usize::MAX)).act("last").disabled(end),
        picture_button(icon::BRANCH, w!(branch), branch)
            .act("branch")
            .class("quiet")
            .disabled(move || !frame.may_branch()),
    ];
    let row = || el("div.timeline-row");
    let said = State::new(String::new());
    let why = switch(
        move || frame.to_explain(),
        move |step| {
            // Whoever goes on to another step does not want to know any more.
            bots::stop();
            said.set(String::new());
            step.map(|step| {
                let ask = move || {
                    let tell = move |answer: Result<String, String>| {
                        let no = |why: String| fill(i18n.now(w!(no_bots)), &[("why", &why)]);
                        let reason = |why: String| lexicon::reason(&i18n.language_untracked(), &why);
                        said.try_set(answer.map_or_else(no, reason));
                    };
                    let Some(task) = frame.why(step) else { return };
                    bots::explain(&task, Box::new(tell));
                };
                picture_button(icon::BOT, w!(why), ask)
                    .act("why")
                    .class("quiet")
                    .attr("hidden", move || !said.get().is_empty())
            })
        },
    );
    // Who has played from this moment on.
    let changes = move || {
        let (log, shown) = (frame.log(), frame.shown());
        let here = log.iter().filter(|line| line.change.is_some() && line.number == shown);
        here.map(|line| line.text.clone()).collect::<Vec<_>>().join(" ")
    };
    let handed = el("p.timeline-change").attr("hidden", move || changes().is_empty()).text(changes);
    let answer = el("p").attr("role", "status").text(move || said.get());
    let bots = frame.facts_untracked().has_bots();
    let asking = bots.then(|| el("div.why").child(why).child(answer));
    el("div.timeline")
        .attr("role", "group")
        .label(w!(replay))
        .child(asking)
        .child(handed)
        .child(row().child((!replay).then_some(to_now)).child(slider))
        .child(row().child(buttons))
}

/// "Step 3 of 12".
pub fn step_of(frame: Frame, i18n: crate::app::I18n) -> String {
    let (n, of) = (frame.shown().to_string(), frame.facts().total.to_string());
    fill(say!(i18n, step_of), &[("n", &n), ("of", &of)])
}
