//! What has been done, for everybody and for one alone; and at the end all wallets.

use super::{art, deals, desk::Desk, notes, words};
use crate::{
    app::{
        components::{button, chart, dialog, mark},
        dom::{El, View, bdi, el, switch},
        i18n::{Locale, barracuda as key},
        lexicon::fill,
    },
    games::barracuda::{Event, Prompt, View as Sight},
    kernel::{PerSeat, Seat},
    scenes::barracuda::{everybodys, mine},
};

pub(super) fn window(desk: Desk) -> El {
    let contents = move || {
        switch(
            move || (desk.table.view.get().story.len(), desk.table.view.get().own(), desk.i18n.get_locale()),
            move |(_, _, locale)| {
                let view = desk.table.view.get_untracked();
                let own = view.own().map(|_| {
                    View::from([
                        View::from(el("h3.bc-title").text(locale.word(key::ledger_mine))),
                        own_lines(desk, locale, &view),
                        el("h3.bc-title").text(locale.word(key::ledger_all)).into(),
                    ])
                });
                View::from([View::from(own), all_lines(desk, locale, &view)])
            },
        )
    };
    dialog("ledger", desk.ledger, key::ledger, contents)
}

/// One list a round, each under its number.
fn by_round(locale: Locale, lines: Vec<(u16, El)>) -> View {
    let mut parts: Vec<El> = Vec::new();
    let mut round = 0;
    let mut list = el("ul.bc-lines");
    for (number, line) in lines {
        if number != round {
            if round > 0 {
                parts.push(std::mem::replace(&mut list, el("ul.bc-lines")));
            }
            round = number;
            parts.push(
                el("h3.bc-round").text(fill(locale.word(key::l_round), &[("n", &words::number(number))])),
            );
        }
        list = list.child(line);
    }
    parts.push(list);
    parts.into()
}

fn all_lines(desk: Desk, locale: Locale, view: &Sight) -> View {
    let names = desk.table.names();
    let line = |(round, event): (u16, &Event)| {
        let text = words::tell(locale, names, view, event);
        let kept = !text.is_empty() && !matches!(event, Event::Drawn(_));
        kept.then(|| (round, el("li").text(text)))
    };
    let lines: Vec<(u16, El)> = everybodys(view).into_iter().filter_map(line).collect();
    if lines.is_empty() {
        el("p.hint").text(locale.word(key::ledger_none)).into()
    } else {
        by_round(locale, lines)
    }
}

/// What only whoever holds the device has done and seen.
pub(super) fn own_lines(desk: Desk, locale: Locale, view: &Sight) -> View {
    let names = desk.table.names();
    let line = |(round, entry)| {
        let (text, came) = words::entry(locale, names, view, &entry);
        let came = came.map(|came| el("small").text(came));
        (round, el("li.bc-mine").child(el("span").text(text)).child(came))
    };
    let lines: Vec<(u16, El)> = mine(view).into_iter().map(line).collect();
    if lines.is_empty() {
        el("p.hint").text(locale.word(key::ledger_mine_none)).into()
    } else {
        by_round(locale, lines)
    }
}

/// Somebody looks at what is theirs without being to act.
pub(super) fn visit(desk: Desk, locale: Locale, seat: Seat) -> View {
    let view = desk.table.view.get_untracked();
    let Some(wallet) = view.wallet() else { return View::from(None::<El>) };
    let title = fill(locale.word(key::visit_title), &[("name", desk.table.name(seat))]);
    // BC-5.1
    let calls = desk.table.is_visited() && view.prompt == Prompt::Between;
    // Whoever plays alone with bots has nobody to hide from, and goes nowhere.
    let done = desk.table.is_visited().then(|| {
        let done = button(key::visit_done, move || desk.table.leave()).act("visit-done");
        // What is pressed next, where somebody only came to look.
        el("div.bc-buttons").child(done.class("primary"))
    });
    View::from([
        View::from(el("h2.bc-title").text(title)),
        notes::wallet(locale, &wallet).into(),
        calls.then(|| deals::call(desk, locale, seat)).into(),
        done.into(),
        own_lines(desk, locale, &view),
    ])
}

/// All wallets, once nothing is secret any more; at the end with what everybody had over the rounds.
pub(super) fn opened(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let Some(disclosed) = &view.disclosed else { return View::from(None::<El>) };
    let players = desk.table.players;
    let row = |seat: Seat| {
        let (player, notes) = (players.get(seat.index())?, disclosed.wallets.get(seat)?);
        let pawns = words::number(view.players[seat].pawns);
        let gaps = [("sum", &*words::money(locale, notes.worth())), ("n", &*pawns)];
        let line = el("span.bc-over-words")
            .child(el("strong").child(bdi(&player.name)))
            .child(el("small").text(fill(locale.word(key::over_line), &gaps)));
        let kinds = notes.iter().filter(|(_, count)| *count > 0).map(|(kind, count)| {
            [&art::note(kind, &words::value(locale, kind)), "<b>×", &words::number(count), "</b>"].concat()
        });
        let faces = el("span.bc-over-notes").attr("aria-hidden", "true").html(kinds.collect::<String>());
        let said = el("span.sr").text(words::notes(locale, notes));
        Some((
            view.players[seat].place,
            el("li.bc-over-row").child([el("span").child(mark(player)), line, faces, said]),
        ))
    };
    // The best first.
    let mut rows: Vec<_> = Seat::all(view.seats).filter_map(row).collect();
    rows.sort_by_key(|(place, _)| *place);
    let rows: View = rows.into_iter().map(|(_, row)| row).collect();
    let away: Vec<&str> = disclosed.away.iter().map(|bar| bar.name()).collect();
    let away = fill(locale.word(key::over_away), &[("bars", &away.join(", "))]);
    let lines: Vec<Vec<i32>> = Seat::all(view.seats)
        .map(|seat| disclosed.money.iter().map(|row| i32::from(row[seat])).collect())
        .collect();
    let trend = (view.over() && disclosed.money.len() > 1).then(|| {
        let chart =
            chart(players, &lines, &|sum| words::money(locale, sum as u16), locale.word(key::over_chart));
        View::from([chart, numbers(locale, &disclosed.money, desk.table.names())])
    });
    View::from([
        View::from(el("h2.bc-title").text(locale.word(key::over_title))),
        el("ul.bc-over").child(rows).into(),
        View::from(trend),
        el("p.hint").text(away).into(),
    ])
}

/// What the chart shows, for whoever listens.
fn numbers(locale: Locale, money: &[PerSeat<u16>], names: &[String]) -> El {
    let head: View = names.iter().map(|name| el("th").attr("scope", "col").text(name.clone())).collect();
    let row = |(round, money): (usize, &PerSeat<u16>)| {
        let number = fill(locale.word(key::l_round), &[("n", &words::number(round as u32 + 1))]);
        let cells: View =
            money.values().iter().map(|sum| el("td").text(words::money(locale, *sum))).collect();
        el("tr").child(el("th").attr("scope", "row").text(number)).child(cells)
    };
    let rows: View = money.iter().enumerate().map(row).collect();
    // A table is as wide as its cells, whatever it is told.
    let table = el("table")
        .child(el("caption").text(locale.word(key::over_chart)))
        .child(el("tr").child(el("td")).child(head))
        .child(rows);
    el("div.sr").child(table)
}
