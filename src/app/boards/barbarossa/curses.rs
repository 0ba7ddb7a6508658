//! Curses: who wishes to use one, and for what; and three that come back (BB-5).

use super::{
    art,
    desk::{Desk, Use, Wish},
    letters, objects, panel, words,
};
use crate::{
    app::{
        components::{button as plain, icon, mark},
        dom::{El, View, bdi, el, switch, when, yes_no},
        i18n::{Locale, barbarossa as key},
        lexicon::{fill, titled},
    },
    games::barbarossa::Action,
    kernel::{Seat, Seats},
};
use leptos::prelude::*;

/// The way to a curse, wherever one may come in between.
pub(super) fn button(desk: Desk) -> El {
    let open = move || desk.wish.set(Some(Wish { who: Seats::NONE, what: None }));
    panel::pictured("curse", desk.i18n.get_locale_untracked().word(key::curse), "curse", open)
}

/// First who, then what for; several at once have it decided by the die (BB-5.5).
pub(super) fn wishing(desk: Desk, locale: Locale) -> View {
    let away = move || desk.wish.set(None);
    let inside = switch(
        move || desk.wish.get(),
        move |wish| {
            let wish = wish?;
            let who = wish.who.iter().next();
            Some(match (who, wish.what) {
                (Some(seat), Some(Use::Letter)) => letters::asking(desk, locale, seat, Some(seat)),
                (Some(seat), Some(Use::Guess)) => guess(desk, locale, seat),
                _ => chooser(desk, locale, wish),
            })
        },
    );
    View::from([
        inside,
        el("div.bb-buttons").child(plain(key::curse_away, away).act("curse-away").class("quiet")).into(),
    ])
}

fn chooser(desk: Desk, locale: Locale, wish: Wish) -> View {
    let view = desk.table.view.get_untracked();
    let players = desk.table.players;
    let one = |(seat, player): (Seat, &crate::table::player::Player)| {
        let of = &view.players[seat];
        let why = of.no_curse.as_ref().map(|refusal| words::refusal_at(locale, desk.table.names(), refusal));
        let press = move || {
            let who = if wish.who.contains(seat) { wish.who.without(seat) } else { wish.who.with(seat) };
            desk.wish.set(Some(Wish { who, what: None }));
        };
        let back = of.no_regain.is_none().then(|| {
            let back = move || {
                desk.wish.set(None);
                desk.play_as(seat, Action::Regain);
            };
            plain(locale.word(key::curse_back), back).act("curses-back")
        });
        let line = match &why {
            Some(why) => el("small").text(why.clone()),
            None => el("small").text(words::curses(locale, of.curses)),
        };
        let choose = el("button.bb-wisher")
            .attr("data-wish", seat.to_string())
            .attr("aria-pressed", yes_no(wish.who.contains(seat)))
            .attr("disabled", why.is_some())
            .on_click(press)
            .child(mark(player))
            .child(el("span").child(el("strong").child(bdi(&player.name))).child(line));
        el("li").child(choose).child(back)
    };
    let all: View = Seat::all(view.seats).zip(players).map(one).collect();
    let what = move |what: Use| move || desk.wish.set(Some(Wish { what: Some(what), ..wish }));
    let next: View = match wish.who.len() {
        0 => el("p.hint").text(locale.word(key::curse_together)).into(),
        1 => uses(locale, what(Use::Letter), what(Use::Guess)).into(),
        _ => {
            let first = wish.who.iter().next();
            let roll = move || {
                if let Some(first) = first {
                    desk.play_as(first, Action::Wish(wish.who));
                }
            };
            el("div.bb-buttons")
                .child(
                    panel::pictured("d5", locale.word(key::curse_roll), "curse-roll", roll).class("primary"),
                )
                .into()
        }
    };
    View::from([
        el("h2.bb-title")
            .child(el("span.bb-sign").attr("aria-hidden", "true").html(art::small("curse")))
            .child(el("span").text(locale.word(key::curse_who)))
            .into(),
        el("ul.bb-wishers").child(all).into(),
        next,
    ])
}

fn uses(locale: Locale, letter: impl Fn() + 'static, guess: impl Fn() + 'static) -> El {
    let letter = plain(locale.word(key::curse_letter), letter).act("curse-letter");
    let guess = plain(locale.word(key::curse_guess), guess).act("curse-guess");
    el("div.bb-buttons").child([letter, guess])
}

/// The object is picked on the board.
fn guess(desk: Desk, locale: Locale, seat: Seat) -> View {
    let text = titled(locale, desk.table.name(seat), locale.word(key::do_guess));
    let chosen = switch(
        move || desk.picked.get(),
        move |riddle| {
            let riddle = riddle?;
            let view = desk.table.view.get_untracked();
            let which = objects::which(desk, locale, riddle);
            Some(match view.why_not(seat, riddle) {
                Some(refusal) => {
                    let why = words::refusal_at(locale, desk.table.names(), &refusal);
                    View::from([which, el("p.bb-careful").text(why)])
                }
                None => {
                    let label = locale.word(key::do_guess).to_owned();
                    let go = move || desk.play_as(seat, Action::CurseTry(riddle));
                    let go = panel::main_button(icon::CHECK, label, "curse-try", go);
                    View::from([which, el("div.bb-buttons").child(go)])
                }
            })
        },
    );
    let none = move || desk.picked.get().is_none();
    View::from([
        panel::title(desk, seat, text).into(),
        when(none, move || el("p.bb-call").text(key::pick_guess)),
        chosen,
    ])
}

/// Whoever rolled the highest uses theirs now, or leaves it (BB-5.1).
pub(super) fn granted(desk: Desk, locale: Locale, seat: Seat) -> View {
    let what = move |what: Use| move || desk.wish.set(Some(Wish { who: Seats::one(seat), what: Some(what) }));
    let text = fill(locale.word(key::curse_first), &[("name", desk.table.name(seat))]);
    let decline = plain(locale.word(key::curse_decline), move || desk.play(Action::Decline)).act("decline");
    View::from([
        panel::title(desk, seat, text),
        uses(locale, what(Use::Letter), what(Use::Guess)).child(decline.class("quiet")),
    ])
}
