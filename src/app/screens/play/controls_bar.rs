//! The row of controls below a board.

use leptos::prelude::*;

use super::panels::use_panels;
use crate::{
    app::{
        components::{IconButton, icon},
        contexts::use_i18n,
        i18n::{common, t},
        platform::bots,
        session::{MatchAction, use_controls},
    },
    table::matches::Undo,
};

/// Undo, restart, redo, clock, log and reference card.
#[component]
pub(super) fn ControlsBar(
    /// Whether this is the row of the player opposite.
    #[prop(optional)]
    far: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let timed = controls.clock.read_untracked().is_some();
    let has_bots = Memo::new(move |_| controls.status.read().has_bots());
    view! {
        <div class="controls" role="group" aria-label=t!(i18n, common::controls)>
            <IconButton
                named=true
                icon=icon::UNDO
                label=t!(i18n, common::undo)
                on_press=move || panels.take_back(controls, far, false)
                act="undo"
                disabled=move || controls.undo() == Undo::Nothing
            />
            <IconButton
                named=true
                icon=icon::RESTART
                label=t!(i18n, common::restart_turn)
                on_press=move || panels.take_back(controls, far, true)
                act="restart-turn"
                disabled=move || controls.restart() == Undo::Nothing
            />
            <IconButton
                named=true
                icon=icon::REDO
                label=t!(i18n, common::redo)
                on_press=move || controls.act(MatchAction::Redo)
                act="redo"
                disabled=move || !controls.can_redo()
            />
            {timed.then(|| view! { <PauseButton /> })}
            // Always there if bots play, so that the row does not change when a bot starts to think.
            <Show when=move || has_bots.get()>
                <IconButton
                    named=true
                    icon=icon::NOW
                    label=t!(i18n, common::move_now)
                    short=t!(i18n, common::lesson_play)
                    on_press=bots::now
                    act="move-now"
                    disabled=move || controls.thinking.read().is_none()
                />
            </Show>
            <HintButton far />
            <IconButton
                named=true
                icon=icon::LOG
                label=t!(i18n, common::log)
                on_press=move || panels.open(panels.log, far)
                act="log"
                class="for-narrow"
            />
            <IconButton
                named=true
                icon=icon::ABOUT
                label=t!(i18n, common::aid)
                on_press=move || panels.open(panels.aid, far)
                act="aid"
            />
            {far
                .then(|| {
                    view! {
                        <IconButton
                            named=true
                            icon=icon::MENU
                            label=t!(i18n, common::menu)
                            on_press=move || panels.open(panels.menu, true)
                            act="menu-far"
                        />
                    }
                })}
        </div>
    }
}

/// The hint button; absent if the table has agreed on no hints.
#[component]
fn HintButton(
    /// Whether it is for the player opposite.
    far: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let offered = controls.has_hints();
    let shown = move || controls.hint.read().as_ref().is_some_and(|hint| hint.shown);
    let press = move || {
        panels.far.set(far);
        if untrack(shown) { controls.close_hint() } else { controls.ask_hint() }
    };
    offered.then(|| {
        view! {
            <IconButton
                named=true
                icon=icon::HINT
                label=t!(i18n, common::hint_ask)
                short=t!(i18n, common::hint_short)
                on_press=press
                act="hint"
                disabled=move || controls.asker.read().is_none()
                attr:aria-expanded=move || shown().to_string()
            />
        }
    })
}

/// Pauses and resumes the clock.
#[component]
fn PauseButton() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let paused = Memo::new(move |_| controls.clock.read().as_ref().is_some_and(|clock| clock.is_paused()));
    view! {
        <IconButton
            named=true
            icon=move || if paused.get() { icon::PLAY } else { icon::PAUSE }
            label=move || i18n.say(if paused.get() { common::clock_resume } else { common::clock_pause })
            on_press=move || controls.pause_clock(!paused.get_untracked())
            act="clock-pause"
        />
    }
}
