//! Scenes: a solved riddle with its arrow and hopping hats, and words written letter by letter.

use leptos::prelude::*;

use super::{
    art::{Hat, PlantedArrow},
    controller::use_controller,
    motion::{finish, perform},
    objects::Standing,
};
use crate::{
    app::{
        components::{Button, Primary, icon},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::Riddle,
    scenes::barbarossa::cues::{Motion, cues},
};

/// Milliseconds that the object is shown before its arrow flies.
const LOOK: u32 = 500;

/// Milliseconds between two letters of a word.
const LETTER: u32 = 70;

/// A riddle just solved: it turns, the new arrow flies in, and hats hop. The sentences above describe it.
#[component]
pub(super) fn Solved(riddle: Riddle) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let view = session.view.get_untracked();
    let shown = view.object(riddle).cloned()?;
    let newest = shown.solved.len().saturating_sub(1);
    let arrows = shown.solved.iter().enumerate().filter_map(|(nth, seat)| {
        let (player, flies) = (session.player(*seat)?, (nth == newest).then_some("fly"));
        Some(view! { <PlantedArrow player attr:data-scene=flies attr:data-at=LOOK.to_string() /> })
    });
    let arrows = arrows.collect_view();
    let hats = cues(&view).into_iter().filter_map(|cue| match cue.motion {
        Motion::Hop { seat, spaces } => {
            let by = format!("{:+}", spaces.last()? - spaces.first()?).replace('-', "−");
            let player = session.player(seat)?;
            Some(view! {
                <li data-scene="hop" data-at=(LOOK + cue.at).to_string()>
                    <span class="bb-prop">
                        <Hat player />
                    </span>
                    <b>{by}</b>
                </li>
            })
        }
        _ => None,
    });
    let hats = hats.collect_view();
    Some(view! {
        <div class="bb-sheet" use:perform on:pointerdown=|event| finish(&event)>
            <div class="bb-object bb-solved">
                <Standing riddle />
                <span aria-hidden="true">{arrows}</span>
            </div>
            <div class="bb-words">
                <ul class="bb-dice" aria-hidden="true">
                    {hats}
                </ul>
                <div class="bb-buttons">
                    <Button
                        icon=icon::PLAY
                        label=t!(i18n, key::solved_on)
                        on_press=move || session.go_on()
                        act="go-on"
                        appearance=Primary
                    />
                </div>
            </div>
        </div>
    })
}

/// A word written letter by letter; screen readers get it whole.
#[component]
pub(super) fn WrittenWord(
    word: String,
    /// Start time in milliseconds.
    at: u32,
) -> impl IntoView {
    let letters = word.chars().zip((at..).step_by(LETTER as usize)).map(|(letter, at)| {
        view! {
            <span data-scene="write" data-at=at.to_string()>
                {letter.to_string()}
            </span>
        }
    });
    let letters = letters.collect_view();
    view! {
        <strong class="bb-word">
            <span class="visually-hidden">{word}</span>
            <span aria-hidden="true">{letters}</span>
        </strong>
    }
}
