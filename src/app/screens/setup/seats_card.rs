//! The seats in set-up.

use leptos::prelude::*;

use super::{facing::Facing, seat_choice::SeatChoice, seat_list::SeatList, seating::use_seating};
use crate::app::{
    components::{Button, Dialog, IconButton, icon},
    contexts::{announcer::use_announcer, use_i18n},
    i18n::{common, t},
};

/// All players in the order of their seats, with buttons for the whole seating.
#[component]
pub fn SeatsCard() -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    let editing = RwSignal::new(0_usize);
    let open = RwSignal::new(false);
    let edit = move |index| {
        editing.set(index);
        open.set(true);
    };
    view! {
        <section class="card seats" aria-label=t!(i18n, common::seats)>
            <div class="seats-head row">
                <h2>{t!(i18n, common::seats)}</h2>
                {seating.is_open().then(|| view! { <HowMany /> })}
            </div>
            <SeatList on_edit=edit />
            <SeatButtons />
            <Facing />
            <Dialog name="seat" open title=t!(i18n, common::who_sits)>
                <SeatChoice index=editing.get_untracked() open />
            </Dialog>
        </section>
    }
}

/// Buttons to draw lots, to reorder, and to fill up with bots.
#[component]
fn SeatButtons() -> impl IntoView {
    let (i18n, announcer, seating) = (use_i18n(), use_announcer(), use_seating());
    let draw_lots = move || {
        let first = seating.draw_lots();
        announcer.toast(i18n.now(common::LotsDrawn { name: &first }));
    };
    // Two players swap; with more, all move on by one.
    let swap = move || i18n.say(if seating.count() == 2 { common::swap } else { common::move_round });
    let me_and_bots = move || i18n.say(common::MeAndBots { n: seating.count().saturating_sub(1) });
    view! {
        <div class="row">
            <Button icon=icon::LOTS label=t!(i18n, common::draw_lots) on_press=draw_lots act="lots" />
            <Button icon=icon::SWAP label=swap on_press=move || seating.rotate() act="swap" />
            {seating
                .game
                .bots
                .then(|| {
                    view! {
                        <Button
                            icon=icon::BOT
                            label=me_and_bots
                            on_press=move || seating.fill_with_bots()
                            act="bots"
                        />
                    }
                })}
        </div>
    }
}

/// The number of seats, if the game allows different numbers: buttons to remove and to add one.
#[component]
fn HowMany() -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    view! {
        <div class="stepper-box" role="group" aria-label=t!(i18n, common::how_many)>
            <IconButton
                icon=icon::MINUS
                label=t!(i18n, common::remove_seat)
                on_press=move || seating.remove_last()
                act="remove-seat"
                disabled=move || seating.is_smallest()
            />
            <output class="stepper-value">{move || seating.count()}</output>
            <IconButton
                icon=icon::PLUS
                label=t!(i18n, common::add_player)
                on_press=move || seating.add()
                act="add-seat"
                disabled=move || seating.is_full()
            />
        </div>
    }
}
