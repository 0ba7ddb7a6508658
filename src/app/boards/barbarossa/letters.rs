//! Letters: choosing one to ask for, and showing the answer (BB-3.5).

use leptos::prelude::*;

use super::{
    controller::{FIRST_LETTER, use_controller},
    controls::{CurseButton, CursePick, Title},
    notes::{Knowledge, NoteField},
    objects::{Another, OnStand, Warning, Which},
    words,
};
use crate::{
    app::{
        components::{Button, Primary, Quiet, icon},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
        lexicon::titled,
    },
    games::barbarossa::{Action, LetterIndex, Note, Riddle, Target},
    kernel::Seat,
    scenes::barbarossa::shown_letter,
};

/// The object is picked on the board, the letter here.
#[component]
pub(super) fn LetterAsking(
    seat: Seat,
    /// Whether a curse pays for the question.
    #[prop(optional)]
    by_curse: bool,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let name = controller.session.name(seat);
    let text = move || titled(&i18n.language(), &name, &i18n.say(key::letter_ask));
    let picked = Memo::new(move |_| controller.picked.get());
    let call = move || {
        picked.get().is_none().then(|| match by_curse {
            true => view! { <CursePick line=key::pick_letter /> }.into_any(),
            false => view! { <p class="bb-call">{t!(i18n, key::pick_letter)}</p> }.into_any(),
        })
    };
    // A player may decline (BB-3.5).
    let decline = move || controller.play(Action::Decline);
    let ways = (!by_curse).then(|| {
        view! {
            <div class="bb-buttons">
                <CurseButton />
                <Button label=t!(i18n, key::letter_no) on_press=decline act="decline" appearance=Quiet />
            </div>
        }
    });
    view! {
        <Title seat text />
        {call}
        {move || picked.get().map(|riddle| view! { <LetterOf riddle seat by_curse /> })}
        {ways}
    }
}

/// The choice of a letter of the picked object.
#[component]
fn LetterOf(riddle: Riddle, seat: Seat, by_curse: bool) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    controller.session.open_sheet("place");
    let label = move || {
        let language = i18n.language();
        language.say(key::DoLetter { which: words::place(&language, controller.place.get()) })
    };
    let ask = move || {
        let place = controller.place.get_untracked();
        match by_curse {
            true => controller.play_as(seat, Action::CurseLetter(riddle, place)),
            false => controller.play(Action::Letter(riddle, place)),
        }
    };
    view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Which riddle>
                    <Another riddle />
                </Which>
                <Warning by=seat riddle />
                <Places />
                <div class="bb-buttons">
                    <Button label on_press=ask icon=icon::CHECK act="letter" appearance=Primary />
                </div>
            </div>
        </div>
    }
}

/// The letters from the front and from the end, as far as they may be asked for (BB-3.9).
#[component]
fn Places() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let furthest = controller.session.view.with_untracked(|view| view.config.furthest());
    view! {
        <div class="bb-places" role="group" aria-label=t!(i18n, key::letter_which)>
            <div class="bb-sides">
                <Side from_back=false label=t!(i18n, key::letter_front) act="front" />
                <Side from_back=true label=t!(i18n, key::letter_back) act="back-end" />
            </div>
            <div class="bb-nths">{(1..=furthest).map(|nth| view! { <Nth nth /> }).collect_view()}</div>
        </div>
    }
}

/// Chooses the end to count from.
#[component]
fn Side(from_back: bool, #[prop(into)] label: Signal<String>, act: &'static str) -> impl IntoView {
    let place = use_controller().place;
    let press = move |_| {
        let nth = place.get_untracked().number() as i8;
        place.set(at(nth, from_back));
    };
    view! {
        <button
            type="button"
            class="bb-end"
            data-act=act
            aria-pressed=move || (place.get().from_back() == from_back).to_string()
            on:click=press
        >
            {label}
        </button>
    }
}

/// Chooses the distance from that end.
#[component]
fn Nth(nth: i8) -> impl IntoView {
    let (i18n, place) = (use_i18n(), use_controller().place);
    view! {
        <button
            type="button"
            class="bb-nth"
            data-nth=nth.to_string()
            aria-pressed=move || (place.get().number() as i8 == nth).to_string()
            aria-label=move || words::place(&i18n.language(), at(nth, place.get().from_back()))
            on:click=move |_| place.set(at(nth, place.get_untracked().from_back()))
        >
            {nth.to_string()}
        </button>
    }
}

/// The nth letter from the front or from the back.
fn at(nth: i8, from_back: bool) -> LetterIndex {
    LetterIndex::new(if from_back { -nth } else { nth }).unwrap_or(FIRST_LETTER)
}

/// The shown letter, large, for the asking player alone. It is noted automatically, and the player can add notes.
#[component]
pub(super) fn LetterShown(seat: Seat) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let (riddle, place, letter) = shown_letter(&view, seat)?;
    let which = move || {
        let (language, names) = (i18n.language(), session.names());
        language.say(key::LetterOf {
            which: words::place(&language, place),
            object: words::object(&language, &names, riddle),
        })
    };
    let before = view.note(seat, riddle).to_owned();
    let text = RwSignal::new(before.clone());
    let seen = move || {
        let now = text.get_untracked();
        if now != before {
            controller.play(Action::Note(vec![Note { on: riddle, text: now }]));
        }
        controller.play(Action::Seen);
    };
    let shown = match letter {
        Some(letter) => view! {
            <p class="bb-letter" data-name=Target::Letter.to_string()>
                {letter}
            </p>
        }
        .into_any(),
        None => view! { <p class="bb-no-letter">{t!(i18n, key::letter_none)}</p> }.into_any(),
    };
    Some(view! {
        <p class="bb-which">{which}</p>
        {shown}
        <p class="help-text">{t!(i18n, key::letter_secret)}</p>
        <Knowledge seat riddle />
        <NoteField text />
        <div class="bb-buttons">
            <Button
                label=t!(i18n, key::letter_seen)
                on_press=seen
                icon=icon::CHECK
                act="seen"
                appearance=Primary
            />
        </div>
    })
}
