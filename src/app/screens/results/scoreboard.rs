//! The scoreboard of an evening: rank, points, wins and matches of each player, who unfolds into their matches.

use leptos::prelude::*;

use super::shown::ShownEvening;
use crate::{
    app::{
        I18n,
        components::{BotSign, Mark, Picture, icon},
        contexts::{navigation::Route, use_i18n},
        i18n::{common, evenings, t},
        lexicon,
        platform::device,
        screens::saves::summary::title,
    },
    history::{
        points::Points,
        scoreboard::{Line, Score},
    },
    saves::evenings::Scale,
    table::player::Player,
    words::placeholder::Placeholder,
};

/// Name of a player, and whether it is a bot.
type Identity = (String, bool);

fn identity(score: &Score) -> Identity {
    (score.player.name.clone(), score.player.bot.is_some())
}

/// A table with a row for each player, the best first.
#[component]
pub(super) fn Scoreboard(evening: ShownEvening, scores: Memo<Vec<Score>>) -> impl IntoView {
    let i18n = use_i18n();
    let has_points = Memo::new(move |_| evening.note.read().scale != Scale::None);
    let players = move || scores.read().iter().map(identity).collect::<Vec<_>>();
    view! {
        <table class="standings">
            <caption class="visually-hidden">{t!(i18n, evenings::scoreboard)}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!(i18n, common::player)}</th>
                    <Show when=move || has_points.get()>
                        <th scope="col">{t!(i18n, evenings::points)}</th>
                    </Show>
                    <th scope="col">{t!(i18n, common::won)}</th>
                    <th scope="col">{t!(i18n, common::played)}</th>
                </tr>
            </thead>
            <tbody>
                <For each=players key=Clone::clone let(who)>
                    <Row who scores has_points />
                </For>
            </tbody>
        </table>
    }
}

/// The score of one player, and the lines that it is the sum of.
#[component]
fn Row(who: Identity, scores: Memo<Vec<Score>>, has_points: Memo<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let name = who.0.clone();
    let own = Memo::new(move |_| scores.read().iter().find(|score| identity(score) == who).cloned());
    let open = RwSignal::new(false);
    let place = move || own.read().as_ref().map(|score| i18n.say(common::PlaceN { n: score.rank }));
    let has_left = Memo::new(move |_| own.read().as_ref().is_some_and(|score| score.left));
    let count = Memo::new(move |_| own.read().as_ref().map_or(0, |score| score.lines.len()));
    let spoken = {
        let name = name.clone();
        move || i18n.say(evenings::RankLines { name: lexicon::person_called(i18n, &name), n: count.get() })
    };
    let total = move || own.read().as_ref().map(|score| decimal(i18n, score.points));
    let player = own.with_untracked(|score| score.as_ref().map(|score| score.player.clone()));
    let columns = move || if has_points.get() { "4" } else { "3" };
    let is_rounded = Memo::new(move |_| {
        has_points.get()
            && own
                .read()
                .as_ref()
                .is_some_and(|score| score.lines.iter().any(|line| line.points.is_rounded()))
    });
    let lines = move || own.read().as_ref().map(|score| score.lines.clone()).unwrap_or_default();
    view! {
        <tr data-score=name>
            <th scope="row">
                <small class="help-text">{place}</small>
                " "
                {player.map(|player| view! { <Who player /> })}
                <Show when=move || has_left.get()>
                    <small class="help-text">{t!(i18n, evenings::left)}</small>
                </Show>
            </th>
            <Show when=move || has_points.get()>
                <td>{total}</td>
            </Show>
            <td>{move || own.read().as_ref().map(|score| score.won)}</td>
            <td>
                <button
                    type="button"
                    class="icon-button"
                    data-act="score-lines"
                    aria-expanded=move || open.get().to_string()
                    aria-label=spoken
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {count}
                    <Picture icon=Signal::derive(move || if open.get() { icon::UP } else { icon::DOWN }) />
                </button>
            </td>
        </tr>
        <Show when=move || open.get()>
            <tr>
                <td colspan=columns>
                    <Show when=move || count.get() != 0 fallback=move || t!(i18n, evenings::no_match)>
                        <ol class="places stack">
                            <For each=lines key=|line| line.id.clone() let(line)>
                                <MatchLine line=line.id own has_points />
                            </For>
                        </ol>
                        <Show when=move || is_rounded.get()>
                            <p class="help-text">{t!(i18n, evenings::rounded)}</p>
                        </Show>
                    </Show>
                </td>
            </tr>
        </Show>
    }
}

/// A match in the score of a player: game, place, points.
#[component]
fn MatchLine(
    /// Id of the match.
    line: String,
    own: Memo<Option<Score>>,
    has_points: Memo<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let href = Route::Replay(line.clone()).href();
    let line = Memo::new(move |_| {
        let own = own.read();
        own.as_ref()?.lines.iter().find(|other| other.id == line).cloned()
    });
    let title = move || line.get().map(|line| title(i18n, &line.game));
    let place = move || line.get().map(|line| place_of(i18n, &line));
    let points = move || {
        let points = line.get()?.points;
        let n = points.tenths() as f64 / 10.0;
        Some(i18n.say(evenings::PointsOf { n, points: decimal(i18n, points) }))
    };
    view! {
        <li class="place">
            <a href=href>{title}</a>
            <span>{place}</span>
            <Show when=move || has_points.get()>
                <span class="place-tally">{points}</span>
            </Show>
        </li>
    }
}

/// "joint 2nd of 4"
fn place_of(i18n: I18n, line: &Line) -> String {
    let place = i18n.say(common::PlaceN { n: line.place });
    let place = if line.shared { i18n.say(common::PlaceShared { place }) } else { place };
    i18n.say(evenings::PlaceOf { place, of: line.seats.to_string() })
}

/// Points with one decimal at most.
pub(super) fn decimal(i18n: I18n, points: Points) -> String {
    device::decimal(points.tenths() as f64 / 10.0, i18n.language().tag())
}

/// Disc and name of a player; a person's name leads to their page.
#[component]
fn Who(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let (name, bot) = (player.name.clone(), player.bot.is_some());
    let has_page = !bot && Placeholder::of(&name).is_none();
    let href = has_page.then(|| Route::Person(name.clone()).href());
    let shown = view! { <bdi>{move || lexicon::person(i18n, &name)}</bdi> };
    view! {
        <Mark player />
        {match href {
            Some(href) => view! { <a href=href>{shown}</a> }.into_any(),
            None => shown.into_any(),
        }}
        {bot.then(|| view! { <BotSign /> })}
    }
}
