//! A robbery, as the table reads of it: from whom to whom, how much, and both bags after it.

use leptos::prelude::*;

use super::{art::Sign, state::use_board};
use crate::{app::components::Mark, games::barrakuda::Gold, kernel::Seat, scenes::barrakuda::Haul};

/// The two bags. The sentence above says the same to a screen reader.
#[component]
pub(super) fn Robbery(haul: Haul) -> impl IntoView {
    let Haul { from, to, gold, left, bag } = haul;
    view! {
        <div class="bk-robbery" aria-hidden="true">
            <Side seat=from before=left + gold after=left />
            <p class="bk-haul">
                <Sign href="#bk-coin" />
                <b>{gold}</b>
                <span>"→"</span>
            </p>
            <Side seat=to before=bag - gold after=bag />
        </div>
    }
}

/// One of the two, and how their bag changes.
#[component]
fn Side(seat: Seat, before: Gold, after: Gold) -> impl IntoView {
    let player = use_board().session.player(seat)?;
    let name = player.name.clone();
    Some(view! {
        <p class="bk-robbery-side">
            <Mark player />
            <bdi>{name}</bdi>
            <span class="bk-purse">
                <Sign href="#bk-bag" />
                {before}
                " → "
                <b>{after}</b>
            </span>
        </p>
    })
}
