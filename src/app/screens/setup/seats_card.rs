//! The part of the set-up about who sits where.

use leptos::prelude::*;

use super::{seat_choice::SeatChoice, seat_list::SeatList, seating::use_seating};
use crate::app::{
    components::{Button, Dialog, icon},
    contexts::{announcer::use_announcer, use_i18n},
    i18n::{common, t},
};

/// Everybody in the order of their seats, and what can be done with all of them.
#[component]
pub fn SeatsCard() -> impl IntoView {
    let i18n = use_i18n();
    let editing = RwSignal::new(0_usize);
    let open = RwSignal::new(false);
    let edit = move |index| {
        editing.set(index);
        open.set(true);
    };
    view! {
        <section class="card seats" aria-label=t!(i18n, common::seats)>
            <h2>{t!(i18n, common::seats)}</h2>
            <SeatList on_edit=edit />
            <SeatButtons />
            <Dialog name="seat" open title=t!(i18n, common::who_sits)>
                <SeatChoice index=editing.get_untracked() open />
            </Dialog>
        </section>
    }
}

/// Lots, another order, more seats or fewer, bots.
#[component]
fn SeatButtons() -> impl IntoView {
    let (i18n, announcer, seating) = (use_i18n(), use_announcer(), use_seating());
    let draw_lots = move || {
        let first = seating.draw_lots();
        announcer.toast(i18n.now(common::LotsDrawn { name: &first }));
    };
    view! {
        <div class="row">
            <Button icon=icon::LOTS label=t!(i18n, common::draw_lots) on_press=draw_lots act="lots" />
            <Button
                icon=icon::SWAP
                label=t!(i18n, common::swap)
                on_press=move || seating.rotate()
                act="swap"
            />
            {seating.is_open().then(|| view! { <MoreOrFewer /> })}
            {seating
                .game
                .bots
                .then(|| {
                    view! {
                        <Button
                            icon=icon::BOT
                            label=t!(i18n, common::others_bots)
                            on_press=move || seating.fill_with_bots()
                            act="bots"
                        />
                    }
                })}
        </div>
    }
}

/// One seat more, one fewer, where the game leaves a choice.
#[component]
fn MoreOrFewer() -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    view! {
        <Button
            icon=icon::PLUS
            label=t!(i18n, common::add_player)
            on_press=move || seating.add()
            act="add-seat"
            disabled=move || seating.is_full()
        />
        <Button
            icon=icon::MINUS
            label=t!(i18n, common::remove_seat)
            on_press=move || seating.remove_last()
            act="remove-seat"
            disabled=move || seating.is_smallest()
        />
    }
}
