//! Who sits where: colour and symbol together, never one alone.

use leptos::prelude::*;

use super::icon::{self, Picture, Symbol};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
    },
    table::player::Player,
};

/// A player's disc: their symbol on their colour.
#[component]
pub fn Mark(player: Player) -> impl IntoView {
    view! {
        <span class="mark" data-colour=player.colour.to_string()>
            <Symbol index=player.symbol />
        </span>
    }
}

/// A player's disc and name, in a line of several.
#[component]
pub fn Named(player: Player) -> impl IntoView {
    let (name, bot) = (player.name.clone(), player.bot.is_some());
    view! {
        <span class="match-player">
            <Mark player />
            <bdi>{name}</bdi>
            {bot.then(|| view! { <BotSign /> })}
        </span>
    }
}

/// That a bot plays.
#[component]
pub fn BotSign() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <span class="bot-sign">
            <Picture icon=icon::BOT />
            <span class="visually-hidden">{t!(i18n, common::bot)}</span>
        </span>
    }
}

/// A player at the table: who it is, the role in the game, or while it is their turn what they are to do.
#[component]
pub fn SeatBadge(
    player: Player,
    /// It is their turn.
    #[prop(into)]
    turn: Signal<bool>,
    /// A bot plays the seat.
    #[prop(into)]
    bot: Signal<bool>,
    /// It thinks.
    #[prop(optional, into)]
    thinking: Signal<bool>,
    /// The role, or what is to be done.
    #[prop(into)]
    line: Signal<String>,
    /// The clock of the seat, where time is kept.
    #[prop(optional_no_strip)]
    clock: Option<AnyView>,
    /// What lies beside the seat.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let name = player.name.clone();
    view! {
        <div
            class="seat"
            class:turn=turn
            class:thinking=thinking
            data-seat-turn=move || turn.get().then_some("")
        >
            <Mark player />
            <div class="seat-words">
                <strong class="seat-name">
                    <bdi>{name}</bdi>
                </strong>
                <span class="seat-line">
                    {clock} <Show when=move || bot.get()>
                        <BotSign />
                    </Show> <span class="seat-role">{line}</span>
                </span>
            </div>
            {children.map(|children| children())}
        </div>
    }
}
