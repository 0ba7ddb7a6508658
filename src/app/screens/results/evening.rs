//! Results of one evening: wins by player, then match by match.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{BotSign, Button, Confirm, Mark, Picture, Quiet, icon},
        contexts::{announcer::use_announcer, navigation::Route, saves::use_saves, use_i18n},
        games,
        i18n::{common, t},
        platform::device,
        screens::noted_places::NotedPlaces,
    },
    saves::{
        evenings::DeletedEvening,
        results::{Evening, MatchResult, Standing, leaders, standings},
    },
    table::player::Player,
};

/// Wins of each player, then the matches, latest first.
#[component]
pub fn EveningTable(
    results: Vec<MatchResult>,
    /// Whether the results stand under a heading of their own.
    #[prop(optional)]
    nested: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let heading = if nested {
        view! { <h3>{t!(i18n, common::match_by_match)}</h3> }.into_any()
    } else {
        view! { <h2>{t!(i18n, common::match_by_match)}</h2> }.into_any()
    };
    let heads = [common::player, common::won, common::drawn, common::played]
        .map(|head| view! { <th scope="col">{t!(i18n, head)}</th> });
    let rows = standings(&results).into_iter().map(|standing| view! { <Row standing /> });
    let matches = results.into_iter().rev().map(|result| view! { <ResultRow result /> });
    view! {
        <table class="standings">
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        {heading}
        <ul class="result-list stack">{matches.collect_view()}</ul>
    }
}

/// Archived evenings, each folded under its date, and the question before deletion.
#[component]
pub fn Earlier(evenings: Memo<Vec<Evening>>) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let asking = RwSignal::new(false);
    let doomed = RwSignal::new(None::<Evening>);
    let delete = move || {
        let Some(archived) = doomed.get_untracked().and_then(|evening| evening.archived) else { return };
        let put_back = move |evening: &DeletedEvening| {
            if let Err(error) = saves.with(|library| library.put_back_evening(evening)) {
                saves.trouble.set(Some(error));
            }
            saves.changed();
        };
        match saves.with(|library| library.delete_evening(archived)) {
            Ok(evening) => announcer.toast_with(
                i18n.now(common::evening_deleted),
                i18n.now(common::evening_put_back),
                move || put_back(&evening),
            ),
            Err(error) => saves.trouble.set(Some(error)),
        }
        saves.changed();
    };
    let question = move || {
        let of = |evening: &Evening| {
            i18n.say(common::EveningDeleteText { n: evening.results.len(), day: days(i18n, evening) })
        };
        doomed.with(|doomed| doomed.as_ref().map(of)).unwrap_or_default()
    };
    let on_delete = move |evening: Evening| {
        doomed.set(Some(evening));
        asking.set(true);
    };
    view! {
        <Show when=move || !evenings.with(Vec::is_empty)>
            <section class="evenings stack" aria-label=t!(i18n, common::evenings)>
                <h2>{t!(i18n, common::evenings)}</h2>
                <For
                    each=move || evenings.get()
                    key=|evening| (evening.archived, evening.results.len())
                    let(evening)
                >
                    <Folded evening on_delete />
                </For>
            </section>
        </Show>
        <Confirm
            open=asking
            title=t!(i18n, common::evening_delete)
            text=question
            yes=t!(i18n, common::delete)
            on_yes=delete
            danger=true
        />
    }
}

/// Archived evening: its date, with its results folded.
#[component]
fn Folded(evening: Evening, #[prop(into)] on_delete: Callback<Evening>) -> impl IntoView {
    let i18n = use_i18n();
    let open = RwSignal::new(false);
    let (shown, evening) = (evening.clone(), StoredValue::new(evening));
    let day = move || evening.with_value(|evening| days(i18n, evening));
    let count = shown.results.len();
    let names: Vec<String> = leaders(&shown.results).iter().map(Player::called).collect();
    let names = names.join(", ");
    let summary = move || {
        let n = i18n.say(common::EveningMatches { n: count });
        if names.is_empty() {
            return n;
        }
        format!("{n} · {}", i18n.say(common::EveningWinner { name: &names }))
    };
    view! {
        <details
            class="card fold evening"
            on:toggle:target=move |event| open.set(event.target().open())
            data-evening=shown.archived.map(|archived| archived.to_string())
        >
            <summary data-act="evening">
                <strong>{day}</strong>
                <small class="help-text">{summary}</small>
                <Picture icon=icon::DOWN />
            </summary>
            <Show when=move || open.get()>
                <EveningTable results=evening.with_value(|evening| evening.results.clone()) nested=true />
                <div class="row end">
                    <Button
                        icon=icon::BIN
                        label=t!(i18n, common::evening_delete)
                        on_press=move || on_delete.run(evening.get_value())
                        act="delete-evening"
                        appearance=Quiet
                    />
                </div>
            </Show>
        </details>
    }
}

/// Returns the date of an evening, or its first and last date; tracks the language.
fn days(i18n: I18n, evening: &Evening) -> String {
    let language = i18n.language();
    let day = |result: &MatchResult| device::day(result.ended, language.tag());
    let first = evening.results.first().map(day).unwrap_or_default();
    let last = evening.results.last().map(day).unwrap_or_default();
    if first == last { first } else { i18n.say(common::EveningDays { first, last }) }
}

/// Wins of one player.
#[component]
fn Row(standing: Standing) -> impl IntoView {
    let Standing { player, won, drawn, played } = standing;
    view! {
        <tr>
            <th scope="row">
                <PlayerName player />
            </th>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{played}</td>
        </tr>
    }
}

/// One match: game, time of its end, and the place and score of each player.
#[component]
fn ResultRow(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let (id, game, ended) = (result.id.clone(), result.game.clone(), result.ended);
    let title = move || games::find(&game).map_or_else(|| game.clone(), |game| i18n.say(game.title));
    view! {
        <li>
            <a class="result-row" href=Route::Replay(id).href()>
                <strong>{title}</strong>
                <small>{move || device::date(ended, i18n.language().tag())}</small>
                <NotedPlaces result />
            </a>
        </li>
    }
}

/// Disc and name of a player.
#[component]
fn PlayerName(player: Player) -> impl IntoView {
    let (name, bot) = (player.name.clone(), player.bot.is_some());
    view! {
        <Mark player />
        <bdi>{name}</bdi>
        {bot.then(|| view! { <BotSign /> })}
    }
}
