//! The evening's table: who has won how often, and match by match.

use leptos::prelude::*;

use crate::{
    app::{
        components::{BotSign, Button, Confirm, Mark, Page, Unsaved, icon},
        contexts::{navigation::Route, saves::use_saves, use_i18n},
        games,
        i18n::{common, t},
        platform::device,
        screens::noted_places::NotedPlaces,
        trouble,
    },
    saves::results::{MatchResult, Standing, standings},
    table::player::Player,
};

/// What is noted, and the way to begin anew.
#[component]
pub fn Results() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let clearing = RwSignal::new(false);
    let clear = move || {
        if let Err(error) = saves.with(|library| library.save_results(&[])) {
            saves.trouble.set(Some(error));
        }
        saves.changed();
    };
    let noted = Memo::new(move |_| {
        saves.revision.track();
        let results = saves.with(|library| library.load_results());
        results.map_err(|error| trouble::load_error(i18n, &error))
    });
    let table = move || match noted.get() {
        Err(words) => view! {
            <p class="notice warn" role="alert">
                {words}
            </p>
        }
        .into_any(),
        Ok(results) if results.is_empty() => {
            view! { <p class="empty">{t!(i18n, common::results_empty)}</p> }.into_any()
        }
        Ok(results) => view! { <Table results clearing /> }.into_any(),
    };
    view! {
        <Page name="results" title=t!(i18n, common::results)>
            <p class="lead">{t!(i18n, common::results_lead)}</p>
            <Unsaved />
            {table}
        </Page>
        <Confirm
            open=clearing
            title=t!(i18n, common::results_clear)
            text=t!(i18n, common::results_clear_text)
            yes=t!(i18n, common::delete)
            on_yes=clear
            danger=true
        />
    }
}

/// Everybody's count, then the matches, the latest first.
#[component]
fn Table(results: Vec<MatchResult>, clearing: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let heads = [common::player, common::won, common::drawn, common::played]
        .map(|head| view! { <th scope="col">{t!(i18n, head)}</th> });
    let rows = standings(&results).into_iter().map(|standing| view! { <Row standing /> });
    let matches = results.into_iter().rev().map(|result| view! { <Played result /> });
    view! {
        <table class="standings">
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <h2>{t!(i18n, common::match_by_match)}</h2>
        <ul class="result-list">{matches.collect_view()}</ul>
        <Button
            icon=icon::BIN
            label=t!(i18n, common::results_clear)
            on_press=move || clearing.set(true)
            act="clear"
        />
    }
}

/// How often somebody has won.
#[component]
fn Row(standing: Standing) -> impl IntoView {
    let Standing { player, won, drawn, played } = standing;
    view! {
        <tr>
            <th scope="row">
                <Who player />
            </th>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{played}</td>
        </tr>
    }
}

/// One match: what was played, when it ended, who came where with what.
#[component]
fn Played(result: MatchResult) -> impl IntoView {
    let i18n = use_i18n();
    let (id, game, ended) = (result.id.clone(), result.game.clone(), result.ended);
    let title = move || games::find(&game).map_or_else(|| game.clone(), |shown| (shown.title)(i18n));
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

/// Disc and name.
#[component]
fn Who(player: Player) -> impl IntoView {
    let (name, bot) = (player.name.clone(), player.bot.is_some());
    view! {
        <Mark player />
        <bdi>{name}</bdi>
        {bot.then(|| view! { <BotSign /> })}
    }
}
