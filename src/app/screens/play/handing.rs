//! Changing the players of seats between people and bots, with the table's consent.

use leptos::prelude::*;

use super::panels::use_panels;
use crate::{
    app::{
        components::{Button, Confirm, Dialog, Primary, Select},
        contexts::use_i18n,
        i18n::{common, sentences, t},
        lexicon::level_name,
        session::{SeatChange, use_controls},
    },
    kernel::{Seat, bot::Level},
    table::player::Player,
};

/// The wanted player of each seat: a person, or a bot of this level.
type SeatPlan = RwSignal<Vec<Option<Level>>>;

/// The dialog to choose players, and the question to the table.
#[component]
pub(super) fn Handing() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let plan: SeatPlan = RwSignal::new(Vec::new());
    // The dialog starts with the current players.
    Effect::new(move |_| {
        if panels.seats.get() {
            plan.set(controls.status.read_untracked().bots.clone());
        }
    });
    let changes = Memo::new(move |_| {
        let (plan, status) = (plan.get(), controls.status.read());
        let seats = Seat::all(plan.len() as u8).zip(plan).map(|(seat, to)| SeatChange { seat, to });
        seats.filter(|change| status.bot(change.seat) != change.to).collect::<Vec<_>>()
    });
    let ask = move || {
        panels.seats.set(false);
        // The curtain falls, so that the whole table can look at the question.
        controls.hide();
        panels.handing.set(true);
    };
    let seats = move || {
        let players = controls.players();
        let seats = Seat::all(players.len() as u8).zip(players);
        seats.map(|(seat, player)| view! { <HandedSeat plan seat player /> }).collect_view()
    };
    let question = move || sentences([controls.handed(&changes.read()), i18n.say(common::hand_text)]);
    view! {
        <Dialog name="hand-over" open=panels.seats title=t!(i18n, common::hand_over) far=panels.far>
            <p>{t!(i18n, common::hand_over_text)}</p>
            <ul class="hand-list stack">{seats}</ul>
            <div class="row end">
                <Button
                    label=t!(i18n, common::hand_ask)
                    on_press=ask
                    act="hand-ask"
                    appearance=Primary
                    disabled=move || changes.read().is_empty()
                />
            </div>
        </Dialog>
        <Confirm
            open=panels.handing
            title=t!(i18n, common::consent_title)
            text=question
            yes=t!(i18n, common::consent_yes)
            on_yes=move || controls.hand_on(&changes.get_untracked())
            far=panels.far
        />
    }
}

/// One seat, with the choice of its player.
#[component]
fn HandedSeat(plan: SeatPlan, seat: Seat, player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let options = move || {
        let level = |level| (Some(level), i18n.say(common::BotLevel { level: level_name(i18n, level) }));
        std::iter::once((None, i18n.say(common::person))).chain(Level::ALL.map(level)).collect::<Vec<_>>()
    };
    let now = move || plan.read().get(seat.index()).copied().flatten();
    let hand = move |to| plan.update(|plan| plan[seat.index()] = to);
    view! {
        <li>
            <Select act="hand-seat" label=player.name options value=now on_change=hand />
        </li>
    }
}
