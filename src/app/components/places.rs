//! The places and counts of the players at the end of a match.

use leptos::prelude::*;

use super::{BotSign, Mark};
use crate::{
    app::{contexts::use_i18n, lexicon},
    table::{player::Player, podium::Rank},
};

/// One line per player, in the order of `ranks`.
#[component]
pub fn Places(
    ranks: Vec<Rank>,
    /// The players, by seat.
    players: Vec<Player>,
    /// The count of each seat, if the game counts anything.
    #[prop(into)]
    tally: Signal<Vec<Option<String>>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let lines = ranks.into_iter().filter_map(|rank| Some((rank, players.get(rank.seat.index())?.clone())));
    let line = move |(rank, player): (Rank, Player)| {
        let (name, bot) = (player.name.clone(), player.bot.is_some());
        let has = move || tally.with(|tally| tally.get(rank.seat.index()).cloned().flatten());
        view! {
            <li class="place" data-place=rank.place.to_string()>
                <span class="place-number">{move || lexicon::place(i18n, &rank)}</span>
                <Mark player />
                <strong>
                    <bdi>{move || lexicon::person(i18n, &name)}</bdi>
                    {bot.then(|| view! { <BotSign /> })}
                </strong>
                {move || has().map(|has| view! { <span class="place-tally">{has}</span> })}
            </li>
        }
    };
    view! { <ol class="places stack">{lines.map(line).collect_view()}</ol> }
}
