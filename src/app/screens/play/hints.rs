//! The hints: one to three choices with their reasons, the selected one highlighted on the board. They replace the
//! guide, so that they cover no part of the board.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;
use web_sys::KeyboardEvent;

use super::panels::use_panels;
use crate::{
    app::{
        components::{
            Button, IconButton, Picture, Quiet,
            focus::{Focus, focus_next},
            icon,
        },
        contexts::{announcer::use_announcer, use_i18n},
        i18n::{common, t},
        keys::pressed,
        pointing::light,
        session::{Controls, HintState, use_controls},
        trouble,
    },
    scenes::keys::{BROWSER_KEYS, BrowserKey},
};

/// The current hint, while it is open.
#[component]
pub(super) fn Hints() -> impl IntoView {
    let controls = use_controls();
    let shown = Memo::new(move |_| controls.hint.read().as_ref().is_some_and(|hint| hint.shown));
    light_up(controls, shown);
    view! {
        <Show when=move || shown.get()>
            <HintAnswer />
        </Show>
    }
}

/// The stage of a hint.
#[derive(Copy, Clone, PartialEq)]
enum HintStage {
    Thinking,
    Ready,
    Failed,
}

#[component]
fn HintAnswer() -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let (controls, panels) = (use_controls(), use_panels());
    let stage = Memo::new(move |_| match controls.hint.read().as_ref().map(|hint| &hint.state) {
        Some(HintState::Choices(_)) => HintStage::Ready,
        Some(HintState::Nothing(_)) => HintStage::Failed,
        _ => HintStage::Thinking,
    });
    Effect::new(move |_| match stage.get() {
        HintStage::Thinking => announcer.say(i18n.now(common::hint_thinking)),
        HintStage::Ready => focus_next(".hint-choices [aria-pressed='true']"),
        HintStage::Failed => focus_next(Focus::act("hint-again")),
    });
    let escape = move |event: KeyboardEvent| {
        if pressed(BROWSER_KEYS, &event) == Some(BrowserKey::Close) {
            event.stop_propagation();
            controls.close_hint();
            focus_next(Focus::act("hint"));
        }
    };
    view! {
        <section
            class="hints"
            class:far=panels.far
            data-told=move || (stage.get() == HintStage::Ready).then_some("")
            aria-label=t!(i18n, common::hint_label)
            on:keydown=escape
        >
            {move || match stage.get() {
                HintStage::Thinking => view! { <Thinking /> }.into_any(),
                HintStage::Ready => view! { <Choices /> }.into_any(),
                HintStage::Failed => view! { <Failed /> }.into_any(),
            }}
            <IconButton
                icon=icon::CLOSE
                label=t!(i18n, common::close)
                on_press=move || controls.close_hint()
                act="hint-close"
            />
        </section>
    }
}

/// The message that a bot is thinking.
#[component]
fn Thinking() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="hint-thinking">
            <Picture icon=icon::HINT />
            <span>{t!(i18n, common::hint_thinking)}</span>
        </p>
    }
}

/// The choices, and the reason of the selected one.
#[component]
fn Choices() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let choices = Memo::new(move |_| controls.choices());
    let picked = Memo::new(move |_| controls.hint.read().as_ref().map_or(0, |hint| hint.picked));
    let count = Memo::new(move |_| choices.read().len());
    let button = move |place: usize| {
        let what = Memo::new(move |_| choices.read().get(place).map(|choice| choice.suggestion.what.clone()));
        view! {
            <button
                type="button"
                class="button"
                data-act="hint-pick"
                aria-pressed=move || (picked.get() == place).to_string()
                on:click=move |_| controls.pick_hint(place)
            >
                {what}
            </button>
        }
    };
    let why = move || choices.read().get(picked.get()).map(|choice| choice.why.clone());
    view! {
        <div class="hint-told">
            <div class="hint-choices" role="group" aria-label=t!(i18n, common::hint_label)>
                {move || (0..count.get()).map(button).collect_view()}
            </div>
            <p class="hint-why" role="status">
                {why}
            </p>
        </div>
    }
}

/// The message that no bot is available.
#[component]
fn Failed() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let why = move || match controls.hint.read().as_ref().map(|hint| &hint.state) {
        Some(HintState::Nothing(why)) => trouble::bots_fault(i18n, why),
        _ => String::new(),
    };
    view! {
        <p class="hint-failed" data-notice="no-hint">
            {why}
        </p>
        <Button
            label=t!(i18n, common::bots_again)
            on_press=move || controls.ask_hint()
            act="hint-again"
            appearance=Quiet
        />
    }
}

/// Highlights the selected choice while the hint is open. Some boards redraw themselves at a tap, so it highlights
/// again after each tap.
fn light_up(controls: Controls, shown: Memo<bool>) {
    let places = Memo::new(move |_| {
        let picked = controls.hint.read().as_ref().filter(|_| shown.get()).map(|hint| hint.picked)?;
        controls.choices().into_iter().nth(picked).map(|choice| choice.suggestion.at)
    });
    // The hint may be closed by then, and nothing must be highlighted after that.
    let light_again = move || {
        request_animation_frame(move || {
            if let Some(Some(places)) = places.try_get_untracked() {
                light(&places);
            }
        });
    };
    Effect::new(move |before: Option<bool>| {
        let lit = places.read().is_some();
        if lit {
            light_again();
        } else if before == Some(true) {
            // At once, since the next viewer may be another player.
            light(&[]);
        }
        lit
    });
    let _ = use_event_listener(use_window(), ev::click, move |_| light_again());
    let _ = use_event_listener(use_window(), ev::keyup, move |_| light_again());
}
