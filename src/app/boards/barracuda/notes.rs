//! Notes: those in a wallet, those that are being laid, those that lie on the table.

use super::{art, deals, desk::Desk, words};
use crate::{
    app::{
        components::{button, icon, picture_button},
        dom::{El, View, el, switch},
        i18n::{Locale, Word, barracuda as key},
        lexicon::fill,
        state::Derived,
    },
    games::barracuda::{Action, AllowedAmount, Denomination, Notes},
    scenes::barracuda::{Problem, Tray, tray},
};
use leptos::prelude::*;

/// What is in a wallet: each kind with its number, and what it is worth.
pub(super) fn wallet(locale: Locale, notes: &Notes) -> El {
    let kinds = notes.iter().filter(|(_, count)| *count > 0);
    let kind = |(kind, count): (Denomination, u16)| {
        el("li").child([
            el("span").attr("aria-hidden", "true").html(art::note(kind, &words::value(locale, kind))),
            el("b").attr("aria-hidden", "true").text(["×", &words::number(count)].concat()),
        ])
    };
    let kinds: View = kinds.map(kind).collect();
    let gaps =
        [("sum", &*words::money(locale, notes.worth())), ("fakes", &*words::fakes(locale, notes.fakes()))];
    el("div.bc-wallet")
        .attr("data-wallet", notes.to_string())
        .child(
            el("p.bc-sum")
                .html(art::sign("wallet"))
                .child(el("span.sr").text(locale.word(key::wallet)).text(". "))
                .child(el("strong").text(fill(locale.word(key::wallet_sum), &gaps))),
        )
        .child(el("span.sr").text(words::notes(locale, notes)))
        .child(el("ul").child(kinds))
}

/// Notes face up, one beside the other, and in words.
pub(super) fn faces(locale: Locale, notes: &Notes) -> View {
    let all = notes.one_by_one().map(|kind| art::note(kind, &words::value(locale, kind)));
    View::from([
        el("div.bc-faces").attr("aria-hidden", "true").html(all.collect::<String>()),
        el("p.bc-sum").child(el("strong").text(words::sum(locale, notes))),
        el("p.sr").text(words::notes(locale, notes)),
    ])
}

/// What is laid, and what for.
pub(super) struct Laying {
    pub title: String,
    /// What may be laid, and what becomes of it.
    pub hint: String,
    pub action: fn(Notes) -> Action,
    pub done: String,
    /// The same where nothing can be laid.
    pub nothing: Word,
}

/// Notes are taken out of the wallet and back, one by one; then all of them are laid.
pub(super) fn lay(desk: Desk, locale: Locale, span: AllowedAmount, what: Laying) -> View {
    let view = desk.table.view.get_untracked();
    let Some(wallet) = view.wallet() else { return View::from(None::<El>) };
    let now = Derived::new(move || tray(&wallet, &span, desk.laid.get()));
    let Laying { title, hint, action, done, nothing } = what;
    let empty = !span.needs_note;
    let put = move |notes: Notes| {
        desk.laid.set(notes);
        // Not what it is worth: others may hear it.
        desk.table.say("");
    };
    let kind = |kind: Denomination| {
        let more = move || now.get().more.contains(&kind);
        let add = move || {
            // As it is now: two fingers are faster than the page.
            let laid = desk.laid.get_untracked();
            if tray(&wallet, &span, laid).more.contains(&kind) {
                put(laid.with_one(kind));
            }
        };
        let take = move || put(desk.laid.get_untracked().without_one(kind));
        let count = move |of: fn(&Tray) -> &Notes| move || words::number(of(&now.get())[kind]);
        let (left, laid) = (count(|tray| &tray.rest), count(|tray| &tray.laid));
        let label = move |word: Word, n: String| {
            fill(locale.word(word), &[("value", &words::kind_of_note(locale, kind)), ("n", &n)])
        };
        let face = el("span").attr("aria-hidden", "true").html(art::note(kind, &words::value(locale, kind)));
        let add = el("button.bc-add")
            .attr("data-add", words::number(kind.index() as u32))
            .label(move || label(key::lay_more, left()))
            .disabled(move || !more())
            .on_click(add)
            .child(face)
            .child(el("b").attr("aria-hidden", "true").text(move || ["×", &left()].concat()));
        let take = el("button.bc-take")
            .attr("data-take", words::number(kind.index() as u32))
            .label(move || label(key::lay_less, laid()))
            .disabled(move || now.get().laid[kind] == 0)
            .on_click(take)
            .child(icon(icon::MINUS))
            .child(el("b").attr("aria-hidden", "true").text(laid));
        el("div.bc-kind").child([add, take])
    };
    let kinds: View = Denomination::ALL.into_iter().map(kind).collect();
    let sum = move || words::sum(locale, &now.get().laid);
    let verdict = move || {
        let tray = now.get();
        match tray.problem {
            Some(Problem::TooLittle(least)) => {
                fill(locale.word(key::lay_too_little), &[("sum", &words::money(locale, least))])
            }
            Some(Problem::NoNote) => locale.word(key::lay_no_note).to_owned(),
            None if tray.changed => locale.word(key::lay_change).to_owned(),
            None => locale.word(key::final_).to_owned(),
        }
    };
    let keeps =
        move || fill(locale.word(key::lay_keep), &[("sum", &words::money(locale, now.get().rest.worth()))]);
    let risky = switch(
        move || now.get().rest.worth(),
        move |left| deals::careful(&desk.table.view.get_untracked(), locale, left),
    );
    let confirm = move || if empty { locale.word(nothing).to_owned() } else { done.clone() };
    let confirm = picture_button(icon::CHECK, confirm, move || desk.play(action(desk.laid.get_untracked())))
        .act("confirm")
        .class("primary")
        .disabled(move || now.get().problem.is_some());
    let back = button(key::all_back, move || put(Notes::NONE))
        .act("all-back")
        .class("quiet")
        .disabled(move || now.get().laid == Notes::NONE);
    View::from([
        View::from(el("h2.bc-title").text(title)),
        el("p.hint").text(hint).into(),
        el("div.bc-lay").attr("role", "group").label(key::wallet).child(kinds).into(),
        el("p.bc-sum.bc-total")
            .attr("aria-live", "off")
            .child(el("strong").text(sum))
            .child(el("span").text(keeps))
            .child(el("span").text(verdict))
            .into(),
        risky,
        el("div.bc-buttons").child([confirm, back]).into(),
    ])
}
