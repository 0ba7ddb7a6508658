//! Beside the board: what the next arrow brings the owner of the object (BB-4.2).

use super::{desk::Desk, words};
use crate::{
    app::{
        dom::{El, View, el, switch},
        i18n::{Locale, barbarossa as key},
        lexicon::{fill, number},
    },
    games::barbarossa::Prompt,
    scenes::barbarossa::{Reward, rewards},
};

pub(super) fn arrows(desk: Desk) -> El {
    let table = switch(
        move || {
            let view = desk.table.view.get();
            (rewards(&view), view.planted + 1, desk.i18n.get_locale())
        },
        |(rows, nth, locale)| table(locale, &rows, nth),
    );
    let none = move || matches!(desk.table.view.get().prompt, Prompt::Making(_) | Prompt::Over(_));
    el("div.bb-rewards").attr("hidden", none).child(table)
}

/// The sentence says it; the whole table is for those who see it.
fn table(locale: Locale, rows: &[Reward], nth: u8) -> View {
    let now = rows.iter().find(|row| row.next).map_or(0, |row| row.spaces);
    let gaps = [("n", &*number(nth)), ("moves", &*words::moves(locale, now))];
    let row = |row: &Reward| {
        let span = match row.from == row.to {
            true => row.to.to_string(),
            false => [&row.from.to_string(), "–", &row.to.to_string()].concat(),
        };
        let sign = if row.spaces < 0 { "−" } else { "+" };
        let spaces = [sign, &row.spaces.unsigned_abs().to_string()].concat();
        el("li").attr("data-next", row.next).child(el("small").text(span)).child(el("b").text(spaces))
    };
    View::from([
        el("p").text(fill(locale.word(key::next_arrow), &gaps)),
        el("ol").attr("aria-hidden", "true").child(rows.iter().map(row).collect::<View>()),
    ])
}
