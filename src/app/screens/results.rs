//! The evening's table: who has won how often, and match by match.

use leptos::prelude::*;

use super::roster::Trouble;
use crate::{
    app::{
        components::{Button, Confirm, Mark, Page, icon},
        contexts::{nav::Route, vault::Vault},
        games,
        i18n::{I18nLocaleTrait, use_i18n},
        lexicon::w,
        platform::device,
        trouble,
    },
    table::results::standings,
};

#[component]
pub fn Results() -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let loaded = Memo::new(move |_| {
        vault.revision.track();
        vault.with(|library| library.load_results())
    });
    let clearing = RwSignal::new(false);
    let clear = move |()| {
        if let Err(error) = vault.with(|library| library.save_results(&[])) {
            vault.trouble.set(Some(error));
        }
        vault.changed();
    };
    let body = move || match loaded.get() {
        Err(error) => {
            view! { <p class="notice warn" role="alert">{trouble::load_error(i18n, &error)}</p> }.into_any()
        }
        Ok(results) if results.is_empty() => view! { <p class="empty">{w!(results_empty)}</p> }.into_any(),
        Ok(results) => {
            let rows = standings(&results).into_iter().map(|standing| {
                let name = standing.player.name.clone();
                view! {
                    <tr>
                        <th scope="row"><Mark player=standing.player/>{name}</th>
                        <td>{standing.won}</td><td>{standing.drawn}</td><td>{standing.played}</td>
                    </tr>
                }
            });
            let matches = results.iter().rev().cloned().map(|result| {
                let title = games::find(&result.game).map(|shown| (shown.title)(i18n)).unwrap_or(result.game);
                let when = device::date(result.ended, i18n.get_locale().as_str());
                let href = Route::Replay(result.id).href();
                let people = result.players.into_iter().zip(result.places).map(|(player, place)| {
                    let name = player.name.clone();
                    view! { <span class="match-player"><Mark player/>{name}<b class="place-number">{place}</b></span> }
                });
                view! {
                    <li><a class="result-row" href=href>
                        <strong>{title}</strong><span class="match-players">{people.collect_view()}</span><small>{when}</small>
                    </a></li>
                }
            });
            view! {
                <table class="standings">
                    <thead><tr>
                        <th scope="col">{w!(player)}</th><th scope="col">{w!(won)}</th>
                        <th scope="col">{w!(drawn)}</th><th scope="col">{w!(played)}</th>
                    </tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
                <h2>{w!(match_by_match)}</h2>
                <ul class="result-list">{matches.collect_view()}</ul>
                <Button label=w!(results_clear) act="clear" strokes=icon::BIN on_press=move |()| clearing.set(true)/>
            }
            .into_any()
        }
    };
    view! {
        <Page name="results" title=w!(results)>
            <p class="lead">{w!(results_lead)}</p>
            <Trouble/>
            {body}
        </Page>
        <Confirm open=clearing danger=true title=w!(results_clear) text=w!(results_clear_text) yes=w!(delete) on_yes=clear/>
    }
    .into_any()
}
