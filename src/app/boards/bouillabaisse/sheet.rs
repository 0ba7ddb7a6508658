//! What the rounds have cost: a sheet with each line explained, and at the end a chart of the totals.

use super::{desk::Desk, words};
use crate::{
    app::{
        components::{chart, dialog, icon, mark, picture_button},
        dom::{El, View, bdi, el, switch},
        i18n::{Locale, bouillabaisse as key},
        lexicon::fill,
    },
    games::bouillabaisse::{FinishedRound, View as Sight},
    scenes::bouillabaisse::{Everything, costs, everything},
    table::player::Player,
};
use leptos::prelude::*;

/// After the last round, the totals as they grew.
pub(super) fn totals(desk: Desk) -> El {
    let over = move || (desk.scene.get().over, desk.i18n.get_locale());
    let trend = switch(over, move |(over, locale)| {
        let view = desk.table.view.get_untracked();
        over.then(|| trends(locale, desk.table.players, &view.finished))
    });
    el("div.bo-tray").child(trend)
}

/// The score sheet in a window.
pub(super) fn sheet(desk: Desk) -> El {
    dialog("sheet", desk.sheet, key::sheet, move || {
        switch(
            move || (desk.table.view.get().finished.len(), desk.i18n.get_locale()),
            move |(rounds, locale)| {
                let view = desk.table.view.get_untracked();
                let players = desk.table.players;
                if rounds == 0 {
                    return View::from(el("p").text(locale.word(key::sheet_empty)));
                }
                let last =
                    view.finished.last().map(|round| last_round(locale, &view, players, rounds, round));
                let next = (!view.over()).then(|| el("p.bo-next").text(next(locale, desk, &view)));
                let look = move || {
                    desk.sheet.set(false);
                    desk.table.look_at(&|view| view.finished.len() + 1 == rounds && view.turn.is_some());
                };
                let label = fill(locale.word(key::look_at_round), &[("n", &rounds.to_string())]);
                let look = picture_button(icon::PLAY, label, look).act("look-round").class("quiet");
                View::from([
                    View::from(last),
                    table(locale, players, &view).into(),
                    look.into(),
                    View::from(next),
                ])
            },
        )
    })
}

/// The latest round, a line a player: what they took and what it came to.
fn last_round(locale: Locale, view: &Sight, players: &[Player], number: usize, round: &FinishedRound) -> El {
    let costs = costs(view, number as u8);
    let line = |(player, score): (&Player, &crate::games::bouillabaisse::Score)| {
        let sum = words::sum(locale, &costs, score);
        el("li.bo-line")
            .child(mark(player))
            .child(
                el("span.bo-line-words")
                    .child(el("strong").child(bdi(&player.name)))
                    .child(el("small").text(sum))
                    .child(words::turned(locale, score).map(|why| el("small.bo-turned").text(why))),
            )
            .child(el("strong.bo-line-points").text(words::signed(score.points)))
    };
    let lines: View = players.iter().zip(round.scores.values()).map(line).collect();
    let skipped = round.skipped.then(|| el("p.hint").text(locale.word(key::skipped)));
    el("section.bo-last")
        .child(el("h3").text(words::round_title(locale, number)))
        .child(el("ul.bo-lines").child(lines))
        .child(skipped)
}

/// All rounds and the running totals.
fn table(locale: Locale, players: &[Player], view: &Sight) -> El {
    let cell = |text: String| el("td").text(text);
    let heads =
        (1..=view.finished.len()).map(|number| el("th").attr("scope", "col").text(number.to_string()));
    let head = el("tr")
        .child(el("th").attr("scope", "col").text(locale.word(key::player)))
        .child(heads.collect::<View>())
        .child(el("th").attr("scope", "col").text(locale.word(key::total)));
    let row = |(seat, player): (usize, &Player)| {
        let rounds: View = view
            .finished
            .iter()
            .map(|round| cell(words::total(round.scores.values()[seat].points)))
            .collect();
        let total = view.totals.values().get(seat).copied().unwrap_or_default();
        el("tr")
            .child(el("th").attr("scope", "row").child(bdi(&player.name)))
            .child(rounds)
            .child(el("td.bo-total").text(words::total(total)))
    };
    let rows: View = players.iter().enumerate().map(row).collect();
    let table = el("table.bo-scores")
        .child(el("caption.sr").text(locale.word(key::sheet)))
        .child(el("thead").child(head))
        .child(el("tbody").child(rows));
    el("div.bo-scroll").attr("tabindex", "0").attr("role", "group").label(key::sheet).child(table)
}

/// Who leads, and what comes next.
fn next(locale: Locale, desk: Desk, view: &Sight) -> String {
    let costs: Vec<String> =
        costs(view, view.round).into_iter().map(|cost| words::cost(locale, cost)).collect();
    let leader = view.turn.map(|seat| desk.table.name(seat)).unwrap_or_default();
    let text = if view.round == 6 { key::next_last } else { key::next };
    let n = view.round.to_string();
    let next = fill(locale.word(text), &[("n", &n), ("what", &costs.join(", ")), ("name", leader)]);
    // BO-4.1: there it is easily forgotten.
    let warning =
        everything(view).filter(|all| *all == Everything::NotAll).map(|_| locale.word(key::next_not_all));
    [Some(next.as_str()), warning].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The totals after each round, as lines; the sheet says the same in numbers.
fn trends(locale: Locale, players: &[Player], finished: &[FinishedRound]) -> El {
    let mut totals: Vec<Vec<i32>> = vec![vec![0]; players.len()];
    for round in finished {
        for (seat, line) in totals.iter_mut().enumerate() {
            let before = line.last().copied().unwrap_or_default();
            line.push(before + round.scores.values()[seat].points);
        }
    }
    chart(players, &totals, &words::total, locale.word(key::chart_label))
}
