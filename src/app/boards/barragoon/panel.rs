//! The panel beside the board: the acting side, its task, and its buttons.

use leptos::prelude::*;

use super::{
    art::{Art, side_token},
    controller::use_controller,
    picker::Picker,
    words,
};
use crate::{
    app::{
        components::{Button, ButtonAppearance, Primary, icon},
        i18n::{barragoon as key, t},
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Piece, Side, Square, Value},
        phase::Prompt,
        target::Target,
    },
    scenes::barragoon::{Held, Hint, Intent, task},
};

/// Instructions for the acting player, and choices made off the board.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let controller = use_controller();
    let session = controller.session;
    let hint = Memo::new(move |_| controller.scene.read().hint);
    // While a bot thinks there are no instructions.
    let idle = move || session.live.get() && !session.acting.get();
    let task = move || session.acting.get().then(|| task(controller.prompt.get()));
    // A bot's move is described as long as its way is shown.
    let news = Memo::new(move |_| {
        let shown = session.live.get() && !controller.way.read().is_empty();
        let view = session.view.read();
        view.last
            .as_ref()
            .filter(|_| shown)
            .map(|turn| words::turn_sentence(&controller.i18n.language(), turn))
    });
    // The ways across a Barragoon are described over the board.
    let hinted = move || match hint.get() {
        _ if idle() => String::new(),
        Hint::Crossing(..) => String::new(),
        hint => words::hint(&controller.i18n.language(), hint),
    };
    let sentence = move || news.get().unwrap_or_else(hinted);
    let asked = Memo::new(move |_| session.acting.get().then(|| controller.prompt.get()));
    view! {
        <div class="bg-panel" class:bg-far=move || controller.acts_far() data-task=task>
            <Banner />
            <p class="bg-hint" data-news=move || news.read().is_some().then_some("")>
                {sentence}
            </p>
            {move || match asked.get() {
                Some(Prompt::Place { .. }) => view! { <Picker /> }.into_any(),
                Some(Prompt::MayOfferDraw { .. }) => {
                    view! { <Question yes=Action::OfferDraw no=Action::GoOn /> }.into_any()
                }
                Some(Prompt::AnswerDraw { .. }) => {
                    view! { <Question yes=Action::AcceptDraw no=Action::RefuseDraw /> }.into_any()
                }
                Some(Prompt::Move { .. }) => view! { <SecondStep /> }.into_any(),
                Some(Prompt::Over(_)) | None => ().into_any(),
            }}
        </div>
    }
}

/// The acting side in words, with a piece of its colour.
#[component]
fn Banner() -> impl IntoView {
    let controller = use_controller();
    let (session, i18n, prompt) = (controller.session, controller.i18n, controller.prompt);
    let shown = move || match prompt.get() {
        Prompt::Place { .. } => Cell::Barragoon(Face::NoPassage),
        prompt => prompt.actor().map_or(Cell::Empty, |side| Cell::Piece(Piece { side, value: Value::Four })),
    };
    let sentence = move || {
        let prompt = prompt.get();
        let name = session.name(prompt.actor().unwrap_or(Side::White).seat());
        words::acting(&i18n.language(), prompt, &name)
    };
    let left = move || match prompt.get() {
        Prompt::Place { why, left, .. } => Some(words::left(&i18n.language(), why, left)),
        _ => None,
    };
    view! {
        <div class="bg-banner" data-side=move || prompt.get().actor().map(side_token)>
            <span class="bg-banner-art">{move || view! { <Art cell=shown() /> }}</span>
            <strong>{sentence}</strong>
            <span class="bg-left">{left}</span>
        </div>
    }
}

/// A chosen move that waits for confirmation.
#[derive(Copy, Clone, PartialEq)]
struct Aim {
    from: Square,
    to: Square,
    /// Whether it may be cancelled: not once both squares are touched (BG-4.6).
    free: bool,
}

/// The buttons of a chosen move that waits for confirmation.
#[component]
fn SecondStep() -> impl IntoView {
    let controller = use_controller();
    let aim = Memo::new(move |_| match controller.held.get() {
        Held::Aim { from, to } => Some(Aim { from, to, free: true }),
        Held::Bound { from, prey } => Some(Aim { from, to: prey, free: false }),
        _ => None,
    });
    move || aim.get().map(|aim| view! { <ConfirmMove aim /> })
}

#[component]
fn ConfirmMove(aim: Aim) -> impl IntoView {
    let controller = use_controller();
    let i18n = controller.i18n;
    let Aim { from, to, free } = aim;
    let label = t!(i18n, key::ConfirmMove { notation: format!("{from}-{to}") });
    let make = move || {
        controller.act(Intent::Confirm);
        controller.focus_board();
    };
    let cancel = move || controller.act(Intent::Cancel);
    view! {
        <div class="row end">
            {free.then(|| view! { <Button label=t!(i18n, key::cancel_move) on_press=cancel act="cancel" /> })}
            <Button label icon=icon::CHECK on_press=make act="confirm" appearance=Primary />
        </div>
    }
}

/// The question to offer a draw, or to answer an offer.
#[component]
fn Question(yes: Action, no: Action) -> impl IntoView {
    let i18n = use_controller().i18n;
    let text = if yes == Action::OfferDraw { key::offer_text } else { key::answer_text };
    view! {
        <div class="bg-question" role="group" aria-label=t!(i18n, text)>
            <p>{t!(i18n, text)}</p>
            <div class="row end">
                <DrawButton action=no />
                <DrawButton action=yes appearance=Primary />
            </div>
        </div>
    }
}

#[component]
fn DrawButton(action: Action, #[prop(optional)] appearance: ButtonAppearance) -> impl IntoView {
    let controller = use_controller();
    let (act, label) = match action {
        Action::OfferDraw => ("offer-draw", key::offer_draw),
        Action::GoOn => ("go-on", key::go_on),
        Action::AcceptDraw => ("accept-draw", key::accept_draw),
        _ => ("refuse-draw", key::refuse_draw),
    };
    let press = move || {
        if let Err(why) = controller.session.play(action) {
            controller.session.object(why);
        }
        controller.focus_board();
    };
    view! {
        <Button
            label=t!(controller.i18n, label)
            on_press=press
            act
            appearance
            attr:data-name=Target::Button(action).to_string()
        />
    }
}
