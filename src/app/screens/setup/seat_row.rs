//! One seat in the list of them.

use leptos::prelude::*;
use web_sys::PointerEvent;

use super::seating::use_seating;
use crate::{
    app::{
        components::{BotSign, IconButton, Mark, Picture, icon},
        contexts::use_i18n,
        i18n::common,
        lexicon::level_name,
    },
    table::player::Player,
};

/// The player and role of a seat, with buttons to move it.
#[component]
pub fn SeatRow(
    index: usize,
    player: Player,
    /// The dragged seat.
    dragged: RwSignal<Option<usize>>,
    /// Called when a finger grabs this seat.
    #[prop(into)]
    on_grab: Callback<(PointerEvent, usize)>,
    /// Opens the choice of a player for this seat.
    #[prop(into)]
    on_edit: Callback<()>,
) -> impl IntoView {
    let (i18n, seating) = (use_i18n(), use_seating());
    let name = StoredValue::new(player.name.clone());
    let change = move || name.with_value(|name| i18n.say(common::ChangeWho { name }));
    let up = move || name.with_value(|name| i18n.say(common::MoveUp { name }));
    let down = move || name.with_value(|name| i18n.say(common::MoveDown { name }));
    let bot = player.bot;
    let role = move || {
        let role = match seating.game.roles.get(index) {
            Some(role) => i18n.say(*role),
            None => i18n.say(common::SeatN { n: index + 1 }),
        };
        match bot {
            Some(level) => i18n.language().commas([role, level_name(i18n, level)]),
            None => role,
        }
    };
    view! {
        <li class="seat-row" class:dragged=move || dragged.get() == Some(index) data-seat=index.to_string()>
            <span class="grip" aria-hidden="true" on:pointerdown=move |event| on_grab.run((event, index))>
                <Picture icon=icon::GRIP />
            </span>
            <button type="button" class="seat-who" data-act="seat" on:click=move |_| on_edit.run(())>
                <Mark player />
                <span class="seat-words">
                    <strong>
                        <bdi>{name.get_value()}</bdi>
                        {bot.map(|_| view! { <BotSign /> })}
                    </strong>
                    <small>{role}</small>
                </span>
                <span class="visually-hidden">{change}</span>
            </button>
            <span class="row">
                <IconButton
                    icon=icon::UP
                    label=up
                    on_press=move || seating.move_to(index, index.saturating_sub(1))
                    act="up"
                    disabled=index == 0
                />
                <IconButton
                    icon=icon::DOWN
                    label=down
                    on_press=move || seating.move_to(index, index + 1)
                    act="down"
                    disabled=move || index + 1 == seating.count()
                />
            </span>
        </li>
    }
}
