//! Who sits where: colour and symbol together, never one alone.

use leptos::prelude::*;

use super::icon::symbol;
use crate::table::player::Player;

/// A player's disc.
#[component]
pub fn Mark(player: Player) -> impl IntoView {
    view! { <span class="mark" data-colour=player.colour.to_string()>{symbol(player.symbol)}</span> }
        .into_any()
}

/// A player at the table, with the role in the game and whether it is their turn.
#[component]
pub fn SeatBadge(
    player: Player,
    #[prop(into)] role: Signal<Option<String>>,
    #[prop(into)] turn: Signal<bool>,
    /// Said under the name while it is their turn.
    #[prop(into)]
    duty: Signal<String>,
    #[prop(optional)] clock: Option<AnyView>,
) -> impl IntoView {
    let name = player.name.clone();
    view! {
        <div class="seat" class:turn=move || turn.get() data-seat-turn=move || turn.get().then_some("")>
            <Mark player/>
            <div class="seat-words">
                <strong class="seat-name">{name}</strong>
                <span class="seat-line">
                    {clock}
                    <span class="seat-role">
                        {move || if turn.get() { duty.get() } else { role.get().unwrap_or_default() }}
                    </span>
                </span>
            </div>
        </div>
    }
    .into_any()
}
