//! The figures of a person in each game.

use leptos::prelude::*;

use crate::{
    app::{
        components::Card,
        contexts::use_i18n,
        games,
        i18n::{common, history, t},
        screens::saves::summary::title,
    },
    history::{bests::best, people::GameFigures},
};

/// Matches, wins and places by game, then what is known about single games.
#[component]
pub(super) fn Games(
    /// Most matches first.
    games: Vec<GameFigures>,
) -> impl IntoView {
    let i18n = use_i18n();
    let heads = [history::game, history::matches, common::won, history::places]
        .map(|head| view! { <th scope="col">{t!(i18n, head)}</th> });
    let sections = games.iter().map(game_section).collect_view();
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

/// One game: matches, wins, and the number of each place.
#[component]
fn Row(figures: GameFigures) -> impl IntoView {
    let i18n = use_i18n();
    let GameFigures { game, tally, places, .. } = figures;
    let name = game.clone();
    let places = (1_u8..).zip(places).filter(|(_, n)| *n > 0).map(|(place, n)| {
        let words = move || {
            let place = i18n.say(common::PlaceN { n: place });
            i18n.say(history::PlaceCount { place, n: n.to_string() })
        };
        view! { <div>{words}</div> }
    });
    view! {
        <tr data-game=game>
            <th scope="row">{move || title(i18n, &name)}</th>
            <td>{tally.matches}</td>
            <td>{tally.won}</td>
            <td>{places.collect_view()}</td>
        </tr>
    }
}

/// What is known about a person's matches of one game, under its name; nothing if nothing is known.
fn game_section(figures: &GameFigures) -> impl IntoView + use<> {
    let i18n = use_i18n();
    let slug = figures.game.clone();
    let best = best(figures).map(|played| (played.seat as u8, played.tally.clone()));
    best.map(|(seat, tally)| {
        let game = games::find(&slug);
        let result = move || (game?.tally_line)(&i18n.language(), seat, &tally);
        let words = move || result().map(|result| i18n.say(history::BestMatch { result }));
        view! {
            <section>
                <h3>{move || title(i18n, &slug)}</h3>
                <p data-figures="best">{words}</p>
            </section>
        }
    })
}
