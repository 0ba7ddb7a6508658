//! Players with their marks: colour and symbol always together.

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

/// A player's disc and name, for a list in one line.
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

/// The sign of a bot.
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

/// A player at the table: disc, name, and their role, or their task during their turn.
#[component]
pub fn SeatBadge(
    player: Player,
    /// Whether it is the player's turn.
    #[prop(into)]
    turn: Signal<bool>,
    /// Whether a bot plays the seat.
    #[prop(into)]
    bot: Signal<bool>,
    /// Whether the bot is thinking.
    #[prop(optional, into)]
    thinking: Signal<bool>,
    /// The role, or the current task.
    #[prop(into)]
    line: Signal<String>,
    /// The seat's clock, if the match has clocks.
    #[prop(optional_no_strip)]
    clock: Option<AnyView>,
    /// Content beside the seat.
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
