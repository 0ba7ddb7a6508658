//! The result as a picture: the first three places on a podium, the others below, and confetti.

use leptos::prelude::*;

use crate::{
    app::{
        components::{BotSign, Mark, Places},
        contexts::use_i18n,
        lexicon,
        session::use_controls,
    },
    table::{
        player::Player,
        podium::{Rank, ranking, step},
    },
};

/// Number of pieces of confetti.
const PIECES: usize = 36;

/// The players in order of places with their counts, once there are places.
#[component]
pub(super) fn Podium() -> impl IntoView {
    let controls = use_controls();
    let places = Memo::new(move |_| controls.status.read().places.clone());
    let tally = Signal::derive(move || controls.status.read().tally.clone());
    move || {
        let players = controls.players();
        let (steps, rest): (Vec<Rank>, Vec<Rank>) =
            ranking(&places.get()?, &controls.status.read().sides).into_iter().partition(Rank::has_step);
        let winners = steps.iter().filter(|rank| rank.place == 1);
        let winners: Vec<u8> =
            winners.filter_map(|rank| Some(players.get(rank.seat.index())?.colour)).collect();
        let standing = steps.len().to_string();
        let people =
            steps.into_iter().filter_map(|rank| Some((rank, players.get(rank.seat.index())?.clone())));
        let people = people
            .enumerate()
            .map(|(index, (rank, player))| view! { <PodiumStep index rank player tally /> })
            .collect_view();
        Some(view! {
            <div class="podium-stand">
                <Confetti colours=winners />
                <ol class="podium" style:--standing=standing>{people}</ol>
            </div>
            {(!rest.is_empty()).then(|| view! { <Places ranks=rest players tally /> })}
        })
    }
}

/// A player on the podium.
#[component]
fn PodiumStep(
    /// Index on the podium, the best first.
    index: usize,
    rank: Rank,
    player: Player,
    /// The count of each seat.
    tally: Signal<Vec<Option<String>>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (name, bot) = (player.name.clone(), player.bot.is_some());
    let has = move || tally.with(|tally| tally.get(rank.seat.index()).cloned().flatten());
    view! {
        // The DOM order is that of the places; on the screen the winner stands in the middle.
        <li class="place podium-place" data-place=rank.place.to_string() style:order=step(index).to_string()>
            <Mark player />
            <strong>
                <bdi>{name}</bdi>
                {bot.then(|| view! { <BotSign /> })}
            </strong>
            {move || has().map(|has| view! { <span class="place-tally">{has}</span> })}
            <span class="podium-step">{move || lexicon::place(i18n, &rank)}</span>
        </li>
    }
}

/// One shower of confetti in these colours. The style sheet animates it, and hides it if motion is reduced.
#[component]
fn Confetti(colours: Vec<u8>) -> impl IntoView {
    let piece = |index: usize| {
        let colour = colours.get(index % colours.len().max(1)).copied().unwrap_or_default();
        // Evenly spread, but in no visible pattern.
        let (across, late, turned) = (index * 61 % 100, index * 37 % 70, index * 83 % 360);
        let strewn = format!("--across: {across}%; --late: {late}0ms; --turned: {turned}deg");
        view! { <i data-colour=colour.to_string() style=strewn></i> }
    };
    view! {
        <div class="confetti" aria-hidden="true">
            {(0..PIECES).map(piece).collect_view()}
        </div>
    }
}
