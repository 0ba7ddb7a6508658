//! The figures of a person in each game.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::of_game::of_game;
use crate::{
    app::{
        components::Card,
        contexts::{navigation::Route, use_i18n},
        games,
        i18n::{common, history, t},
        screens::{noted_results::use_kept, saves::summary::title},
    },
    history::{
        bests::best,
        people::{GameFigures, Played},
    },
};

/// Matches and wins by game, then the places and the known figures of each game.
#[component]
pub(super) fn Games(
    /// Most matches first.
    games: Vec<GameFigures>,
) -> impl IntoView {
    let i18n = use_i18n();
    let kept = use_kept();
    let heads = [history::game, history::matches, common::won]
        .map(|head| view! { <th scope="col">{t!(i18n, head)}</th> });
    let sections = games.iter().map(|figures| game_section(figures, kept)).collect_view();
    let rows = games.into_iter().map(|figures| view! { <Row figures /> });
    view! {
        <Card title=t!(i18n, history::games)>
            <table class="standings" data-figures="games">
                <thead>
                    <tr>{heads.collect_view()}</tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            {sections}
        </Card>
    }
}

/// One game: matches and wins.
#[component]
fn Row(figures: GameFigures) -> impl IntoView {
    let i18n = use_i18n();
    let GameFigures { game, tally, .. } = figures;
    let name = game.clone();
    view! {
        <tr data-game=game>
            <th scope="row">{move || title(i18n, &name)}</th>
            <td>{tally.matches}</td>
            <td>{tally.won}</td>
        </tr>
    }
}

/// The number of each place, and the known figures of a person in one game.
fn game_section(figures: &GameFigures, kept: Memo<BTreeSet<String>>) -> impl IntoView + use<> {
    let i18n = use_i18n();
    let slug = figures.game.clone();
    let best = best(figures).map(|played| view! { <Best game=slug.clone() played=played.clone() kept /> });
    let of_game = figures.by_game().and_then(of_game);
    let counts: Vec<(u8, u32)> = (1..).zip(figures.places.iter().copied()).filter(|(_, n)| *n > 0).collect();
    let places = move || {
        let count = |(place, n): &(u8, u32)| {
            let place = i18n.say(common::PlaceN { n: *place });
            i18n.say(history::PlaceCount { place, n: n.to_string() })
        };
        i18n.language().facts(counts.iter().map(count))
    };
    let name = slug.clone();
    view! {
        <section class="stack" data-game=slug>
            <h3>{move || title(i18n, &name)}</h3>
            <p data-figures="places">{places}</p>
            {of_game}
            {best}
        </section>
    }
}

/// The best match of a game, as a link to its replay if that is kept.
#[component]
fn Best(
    /// Slug of the game.
    game: String,
    played: Played,
    /// The ids of all kept matches.
    kept: Memo<BTreeSet<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let Played { id, seat, tally, .. } = played;
    let replay = Route::Replay(id.clone()).href();
    let is_kept = Memo::new(move |_| kept.read().contains(&id));
    let game = games::find(&game);
    let result = move || (game?.tally_line)(&i18n.language(), seat as u8, &tally);
    let words = Signal::derive(move || {
        result().map(|result| i18n.say(history::BestMatch { result })).unwrap_or_default()
    });
    move || match is_kept.get() {
        true => view! {
            <a class="result-row" href=replay.clone() data-figures="best" data-act="best">
                {words}
            </a>
        }
        .into_any(),
        false => view! { <p data-figures="best">{words}</p> }.into_any(),
    }
}
