//! The evening's table: who has won how often, and match by match.

use super::roster::trouble;
use crate::{
    app::{
        I18n,
        components::{bot_sign, confirm_danger, icon, mark, named, page, picture_button},
        contexts::{app, navigation::Route},
        dom::{El, View, bdi, el, switch},
        games,
        lexicon::w,
        platform::device,
        state::State,
        trouble,
    },
    saves::results::{MatchResult, Standing, standings},
};
use leptos::prelude::*;

pub fn results() -> View {
    let i18n = app().i18n;
    let saves = app().saves;
    let clearing = State::new(false);
    let clear = move || {
        if let Err(error) = saves.with(|library| library.save_results(&[])) {
            saves.trouble.set(Some(error));
        }
        saves.changed();
    };
    let table = switch(
        // The dates and the titles are written in the page's language.
        move || (saves.revision.get(), i18n.get_locale()),
        move |_| match saves.with(|library| library.load_results()) {
            Err(error) => {
                let words = trouble::load_error(i18n, &error);
                View::from(el("p.notice.warn").attr("role", "alert").text(words))
            }
            Ok(results) if results.is_empty() => el("p.empty").text(w!(results_empty)).into(),
            Ok(results) => View::from([
                standings_table(&results),
                el("h2").text(w!(match_by_match)),
                el("ul.result-list")
                    .child(results.iter().rev().map(|result| result_row(i18n, result)).collect::<View>()),
                picture_button(icon::BIN, w!(results_clear), move || clearing.set(true)).act("clear"),
            ]),
        },
    );
    let contents = View::from([el("p.lead").text(w!(results_lead)).into(), trouble(), table]);
    let sure = confirm_danger(clearing, w!(results_clear), w!(results_clear_text), w!(delete), clear);
    [page("results", w!(results), contents), sure.into()].into()
}

fn standings_table(results: &[MatchResult]) -> El {
    let heads = [w!(player), w!(won), w!(drawn), w!(played)];
    let heads = heads.map(|head| el("th").attr("scope", "col").text(head));
    let row = |Standing { player, won, drawn, played }| {
        let bot = player.bot.map(|_| bot_sign());
        let who = el("th").attr("scope", "row").child(mark(&player)).child(bdi(&player.name)).child(bot);
        let counts = [won, drawn, played].map(|n| el("td").text(n.to_string()));
        el("tr").child(who).child(counts)
    };
    el("table.standings")
        .child(el("thead").child(el("tr").child(heads)))
        .child(el("tbody").child(standings(results).into_iter().map(row).collect::<View>()))
}

fn result_row(i18n: I18n, result: &MatchResult) -> El {
    let title = games::find(&result.game).map(|shown| (shown.title)(i18n));
    let people = result.players.iter().zip(&result.places);
    let people =
        people.map(|(player, place)| named(player).child(el("b.place-number").text(place.to_string())));
    let link = el("a.result-row")
        .attr("href", Route::Replay(result.id.clone()).href())
        .child(el("strong").text(title.unwrap_or_else(|| result.game.clone())))
        .child(el("span.match-players").child(people.collect::<View>()))
        .child(el("small").text(device::date(result.ended, i18n.get_locale().as_str())));
    el("li").child(link)
}
