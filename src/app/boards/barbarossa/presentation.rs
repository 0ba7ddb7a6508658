//! The presentation before the first turn: each object in large with its maker, for all to see.

use leptos::prelude::*;

use super::{
    art::SmallDrawing,
    controller::use_controller,
    controls::{Pager, Title},
    motion::FACES,
    objects::OnStand,
    words,
};
use crate::{
    app::{
        components::{Button, Mark, Primary, icon},
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
        lexicon::titled,
    },
    games::barbarossa::ObjectView,
    kernel::{MAX_SEATS, Seat},
    scenes::barbarossa::start_dice,
    table::player::Player,
};

#[component]
pub(super) fn Presentation(
    /// The seat of the first turn.
    first: Seat,
) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    session.open_sheet("present");
    let objects: Vec<ObjectView> = session.view.with_untracked(|view| view.on_table.clone());
    let of = objects.len();
    let at = RwSignal::new(0usize);
    let shown = Memo::new(move |_| objects.get(at.get()).cloned());
    let name = session.name(first);
    let begin = move || i18n.say(key::PresentDone { name: &*name });
    view! {
        <div class="bb-sheet">
            {move || shown.get().map(|shown| view! { <OnStand riddle=shown.riddle /> })}
            <div class="bb-words">
                {move || shown.get().map(|shown| view! { <Presented shown /> })}
                <Pager at of on_go=move |next| at.set(next) />
                <p class="help-text">{t!(i18n, key::present_line)}</p> <StartDice /> <div class="bb-buttons">
                    <Button
                        label=begin
                        on_press=move || controller.presented.set(true)
                        icon=icon::CHECK
                        act="present-done"
                        appearance=Primary
                    />
                </div>
            </div>
        </div>
    }
}

/// One object: maker, picture and label.
#[component]
fn Presented(shown: ObjectView) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let riddle = shown.riddle;
    let text = move || words::object(&i18n.language(), &session.names(), riddle);
    let label = shown.label.clone();
    view! {
        <Title seat=riddle.owner text />
        <p class="bb-described">{label}</p>
    }
}

/// The dice that decided the first player: all rolls beside each player.
#[component]
fn StartDice() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let rolls = session.view.with_untracked(|view| start_dice(view)).concat();
    let of_one = |(seat, player): (Seat, Player)| {
        let pips: Vec<u8> = rolls.iter().filter(|(by, _)| *by == seat).map(|(_, pips)| *pips).collect();
        let language = i18n.language_untracked();
        let told = language.commas(pips.iter().map(u8::to_string));
        let label = titled(&language, &session.name(seat), &told);
        let face = |pips: u8| FACES.get(usize::from(pips) - 1).map(|href| view! { <SmallDrawing href /> });
        view! {
            <li>
                <Mark player />
                {pips.into_iter().map(face).collect_view()}
                <span class="visually-hidden">{label}</span>
            </li>
        }
    };
    let players = Seat::all(MAX_SEATS).zip(session.players().to_vec());
    view! { <ul class="bb-dice">{players.map(of_one).collect_view()}</ul> }
}
