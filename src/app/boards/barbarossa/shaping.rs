//! Making an object of clay in three steps: the word, the clay, a look from all sides.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    controller::use_controller,
    countdown::{self, Countdown},
    prepared::PreparedObjects,
    studio::{Studio, is_bare},
    workpiece::{Careful, Done, WordField, Workpiece},
};
use crate::{
    app::{
        components::{
            Button, Primary, Quiet, TextField,
            focus::{Focus, focus_if_lost},
        },
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Refusal, Target, object::MAX_LABEL},
};

/// The reading time of the sentence about the time limit, before the next step starts.
const READ: Duration = Duration::from_secs(4);

/// The steps of making an object, in order.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum MakingStep {
    /// The word is chosen.
    Word,
    /// The clay is shaped, with the word in sight.
    Clay,
    /// The object is viewed from all sides and labelled before it is handed in.
    Round,
}

impl MakingStep {
    /// The value of `data-step`.
    pub(super) fn name(self) -> &'static str {
        match self {
            MakingStep::Word => "word",
            MakingStep::Clay => "clay",
            MakingStep::Round => "round",
        }
    }
}

/// An object of clay in three steps: the word, the clay, a look from all sides.
#[component]
pub(super) fn InTheStudio(
    workpiece: Workpiece,
    step: RwSignal<MakingStep>,
    maker: String,
    colour: u8,
    /// The maximum number of words of a riddle.
    words: usize,
    /// Seconds left; `None` if there is no limit.
    left: Signal<Option<u32>>,
    fault: Signal<Option<Refusal>>,
    /// Returns whether the word is valid; if not, shows the fault.
    #[prop(into)]
    named: Callback<(), bool>,
    /// Returns whether word and clay are valid; if not, shows the fault.
    #[prop(into)]
    shaped: Callback<(), bool>,
    #[prop(into)] hand_in: Callback<()>,
) -> impl IntoView {
    let (i18n, maker) = (use_i18n(), StoredValue::new(maker));
    // A resumed draft starts at the clay.
    let begun = workpiece.word.with_untracked(|word| !word.is_empty())
        || workpiece.strokes.with_untracked(|strokes| !strokes.is_empty());
    if begun {
        step.set(MakingStep::Clay);
    }
    let to_clay = move || {
        if named.run(()) {
            step.set(MakingStep::Clay);
        }
    };
    let to_round = move || {
        if shaped.run(()) {
            step.set(MakingStep::Round);
        }
    };
    let is = move |wanted: MakingStep| move || step.get() == wanted;
    let tired = Memo::new(move |_| left.get() == Some(0));
    let rests = Signal::derive(move || tired.get() || step.get() == MakingStep::Round);
    // An object needs clay: without any, the player can still choose a shape after the time limit.
    let bare = Memo::new(move |_| tired.get() && is_bare(&workpiece.strokes.read()));
    let up = Signal::derive(move || match step.get() {
        MakingStep::Word => key::clay_up_word,
        _ if bare.get() => key::clay_up_bare,
        MakingStep::Clay => key::clay_up,
        MakingStep::Round => key::clay_up_round,
    });
    countdown::announce(left, up);
    // The disabled tools lose the focus. After the reading time the next step starts by itself.
    let goes_on = Memo::new(move |_| tired.get() && !bare.get() && step.get() == MakingStep::Clay);
    Effect::new(move |_| {
        if tired.get() {
            focus_if_lost(Focus::act("to-round"));
        }
        if goes_on.get() {
            let go = move || {
                to_round();
                focus_if_lost(Focus::act("made"));
            };
            if let Ok(timer) = set_timeout_with_handle(go, READ) {
                on_cleanup(move || timer.clear());
            }
        }
    });
    let sentence = move || {
        view! {
            <Show when=move || tired.get()>
                <p class="notice bb-up">{move || i18n.say(up.get())}</p>
            </Show>
        }
    };
    view! {
        <Show when=is(MakingStep::Word)>
            <Countdown left />
            {sentence()}
            <p class="help-text">{t!(i18n, key::word_first)}</p>
            <WordField word=workpiece.word />
            <p class="help-text">{t!(i18n, key::riddle_tip)}</p>
            <Show when=move || workpiece.strokes.with(|strokes| strokes.is_empty())>
                <PreparedObjects
                    workpiece
                    on_take=move || step.set(MakingStep::Clay)
                    maker=maker.get_value()
                    colour
                    words
                />
            </Show>
            <Careful fault />
            <div class="bb-buttons">
                <Button label=t!(i18n, key::to_clay) on_press=to_clay act="to-clay" appearance=Primary />
            </div>
        </Show>
        <Show when=move || step.get() != MakingStep::Word>
            <WholeScreen />
            <WordTag word=workpiece.word />
            <Studio strokes=workpiece.strokes colour rests left />
            {sentence()}
        </Show>
        <Show when=is(MakingStep::Clay)>
            <Careful fault />
            <div class="bb-buttons">
                <Button
                    label=t!(i18n, key::another_word)
                    on_press=move || step.set(MakingStep::Word)
                    act="to-word"
                    appearance=Quiet
                />
                <Button label=t!(i18n, key::to_round) on_press=to_round act="to-round" appearance=Primary />
            </div>
        </Show>
        <Show when=is(MakingStep::Round)>
            <TextField
                act="label"
                name=Target::Label.to_string()
                label=t!(i18n, key::describe)
                hint=t!(i18n, key::describe_line)
                longest=MAX_LABEL as u32
                value=workpiece.label
            />
            <Careful fault />
            <div class="bb-buttons">
                <Show when=move || !tired.get()>
                    <Button
                        label=t!(i18n, key::back_to_clay)
                        on_press=move || step.set(MakingStep::Clay)
                        act="back-to-clay"
                        appearance=Quiet
                    />
                </Show>
                <Done hand_in />
            </div>
        </Show>
    }
}

/// Gives the whole screen to the turntable.
#[component]
fn WholeScreen() -> impl IntoView {
    use_controller().session.open_sheet("clay");
}

/// The word in reach of the thumb while sculpting: a tap hides it from onlookers, another shows it again.
#[component]
fn WordTag(word: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let hidden = RwSignal::new(false);
    let shown = move || if hidden.get() { "• • •".to_owned() } else { word.get() };
    let label = move || i18n.say(if hidden.get() { key::word_show } else { key::word_hide });
    view! {
        <button
            type="button"
            class="bb-word-tag"
            data-act="word-tag"
            title=label
            on:click=move |_| hidden.update(|hidden| *hidden = !*hidden)
        >
            <b>{shown}</b>
            <span class="visually-hidden">{label}</span>
        </button>
    }
}
