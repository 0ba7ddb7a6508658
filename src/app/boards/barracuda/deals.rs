//! Deals: the talk before one, the answer to an offer, the bids a seller looks at.

use leptos::prelude::*;
use std::time::Duration;

use super::{art, desk::Desk, notes, words};
use crate::{
    app::{
        components::{button, icon, mark, picture_button},
        dom::{El, Text, View, bdi, el, every},
        i18n::{Locale, Word, barracuda as key},
        lexicon::fill,
        platform::device,
        state::State,
    },
    games::barracuda::{Action, Deal, Notes, Outlook, Prompt, Spot, View as Sight},
    kernel::Seat,
    table::player::Player,
};

/// An action has been announced: all talk about it, for so many seconds where there is a timer.
pub(super) fn talk(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let (by, risk, go_on) = match &view.prompt {
        Prompt::Sliding { by, deal: Deal::Join, .. } => (*by, key::risk_join, key::talk_done),
        Prompt::Sliding { by, deal: Deal::TakeOver, .. } => (*by, key::risk_take, key::talk_done),
        Prompt::Bidding { by, .. } => (*by, key::risk_auction, key::talk_bid),
        _ => return View::from(None::<El>),
    };
    let go_on = fill(locale.word(go_on), &[("name", desk.table.name(by))]);
    let timer = desk.talk_end.get_untracked().map(|end| timer(desk, locale, view.talk.max(1), end));
    View::from([
        el("p.bc-talk").text(locale.word(key::talk_now)).into(),
        el("p.hint").text(locale.word(risk)).into(),
        View::from(timer),
        go_on_button(desk, icon::PLAY, go_on).into(),
    ])
}

/// Seconds that run down. What comes of it is for the table to decide.
fn timer(desk: Desk, locale: Locale, seconds: u16, end: u64) -> El {
    let left = move || end.saturating_sub(device::now()).div_ceil(1000).min(seconds.into()) as u32;
    let now = State::new(left());
    every(
        Duration::from_millis(250),
        Box::new(move || {
            let (before, left) = (now.get_untracked(), left());
            if left != before {
                now.set(left);
            }
            if left == 0 && before > 0 {
                desk.table.say(locale.word(key::talk_up));
                desk.table.toast(locale.word(key::talk_up));
            }
        }),
    );
    let face = move || {
        let (minutes, seconds) = (words::number(now.get() / 60), now.get() % 60);
        [&*minutes, if seconds < 10 { ":0" } else { ":" }, &words::number(seconds)].concat()
    };
    let label = move || fill(locale.word(key::talk_left), &[("n", &words::number(now.get()))]);
    let share = move || ["--left:", &(now.get() * 100 / u32::from(seconds)).to_string(), "%"].concat();
    el("p.bc-timer").attr("role", "timer").label(label).attr("style", share).child(el("b").text(face))
}

/// An offer as the tenant sees it, and what comes of either answer.
pub(super) fn answer(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let Prompt::Answering { by, at, deal, offer: Some(offer), .. } = view.prompt else {
        return View::from(None::<El>);
    };
    let outlook = view.private.as_ref().and_then(|private| private.outlook);
    let Some(Outlook { now, accepted, refused }) = outlook else { return View::from(None::<El>) };
    let (name, bar) = (desk.table.name(by), words::bar_at(&view, at));
    let worth = words::money(locale, offer.worth());
    let text = |join: Word, take: Word| {
        let word = if deal == Deal::Join { join } else { take };
        fill(locale.word(word), &[("name", name), ("bar", bar), ("sum", &worth)])
    };
    let money = |then: u16| {
        let gaps = [("now", &*words::money(locale, now)), ("then", &*words::money(locale, then))];
        el("p.bc-then").text(fill(locale.word(key::ans_money), &gaps))
    };
    let partner = view.open_at(at).and_then(|bar| bar.partner).filter(|partner| *partner != by);
    let home = partner
        .filter(|_| deal == Deal::TakeOver)
        .map(|partner| el("p").text(fill(locale.word(key::ans_home), &[("name", desk.table.name(partner))])));
    let accept = picture_button(icon::CHECK, key::do_accept, move || desk.play(Action::Accept));
    let yes = el("div.bc-answer")
        .child(el("p").text(text(key::ans_join_yes, key::ans_take_yes)))
        .child(home)
        .child(money(accepted))
        .child(accept.act("accept").class("primary"));
    let no = match refused {
        Some(refused) => {
            let refuse = picture_button(icon::CLOSE, key::do_refuse, move || desk.play(Action::Refuse));
            el("div.bc-answer")
                .child(el("p").text(text(key::ans_join_no, key::ans_take_no)))
                .child(money(refused))
                .child(careful(&view, locale, refused))
                .child(refuse.act("refuse"))
        }
        None => {
            let gaps = [("sum", &*worth), ("now", &*words::money(locale, now))];
            el("div.bc-answer.bc-cannot").child(el("p").text(fill(locale.word(key::ans_poor), &gaps)))
        }
    };
    let fakes = (offer.fakes() > 0).then(|| {
        let fakes = words::fakes(locale, offer.fakes());
        el("p.hint").text(fill(locale.word(key::ans_fakes), &[("fakes", &fakes)]))
    });
    View::from([
        View::from(el("h2.bc-title").text(text(key::ans_join, key::ans_take))),
        notes::faces(locale, &offer),
        fakes.into(),
        el("div.bc-answers").child([yes, no]).into(),
    ])
}

/// All bids side by side, as only the seller sees them.
pub(super) fn choose(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let Prompt::Choosing { at, bids, may_sell, .. } = &view.prompt else {
        return View::from(None::<El>);
    };
    let may_close = view.private.as_ref().is_some_and(|private| private.may_close);
    let players = desk.table.players;
    let bar = words::bar_at(&view, *at);
    let bid = |(seat, bid): (Seat, &Option<Notes>)| {
        let notes = (*bid)?;
        let player = players.get(seat.index())?;
        let what = if may_sell.contains(&seat) {
            let label = fill(locale.word(key::do_sell), &[("name", &player.name)]);
            button(key::do_accept, move || desk.play(Action::Sell(seat))).act("sell").label(label)
        } else {
            let why = if notes.count() == 0 { key::sell_no_bid } else { key::sell_no_pawn };
            el("p.hint").text(locale.word(why))
        };
        let head = el("div.bc-bid-head")
            .child(mark(player))
            .child(el("strong").child(bdi(&player.name)))
            .child(what);
        Some((notes.worth(), el("li.bc-bid").child(head).child(notes::faces(locale, &notes))))
    };
    // The highest first.
    let mut all: Vec<(u16, El)> = bids.iter().filter_map(bid).collect();
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let all: View = all.into_iter().map(|(_, bid)| bid).collect();
    let gaps = [("bar", bar)];
    let close = if may_close {
        let label = fill(locale.word(key::do_close), &gaps);
        el("div.bc-buttons").child(button(label, move || desk.play(Action::Close)).act("close-bar"))
    } else {
        el("p.bc-careful").text(locale.word(key::sell_must))
    };
    let partner = view.open_at(*at).and_then(|bar| bar.partner).map(|partner| {
        el("p.hint").text(fill(locale.word(key::ans_home), &[("name", desk.table.name(partner))]))
    });
    let hint = if may_sell.is_empty() { key::sell_none } else { key::sell_line };
    View::from([
        View::from(el("h2.bc-title").text(fill(locale.word(key::sell_title), &gaps))),
        el("p.hint").text(locale.word(hint)).into(),
        el("ul.bc-bids").child(all).into(),
        close.into(),
        partner.filter(|_| may_close).into(),
    ])
}

/// What the notes that go over the table are for.
pub(super) fn laying(desk: Desk, locale: Locale) -> Option<notes::Laying> {
    let view = desk.table.view.get_untracked();
    let span = view.allowed()?;
    let gaps = |at: Option<Spot>, who: Option<Seat>| {
        let bar = at.map_or("", |at| words::bar_at(&view, at));
        let who = who.map_or("", |seat| desk.table.name(seat));
        move |word: Word| fill(locale.word(word), &[("bar", bar), ("tenant", who), ("name", who)])
    };
    let limits = |word: Word| {
        let gaps =
            [("least", &*words::money(locale, span.least)), ("most", &*words::money(locale, span.most))];
        fill(locale.word(word), &gaps)
    };
    let hint = match (span.needs_note, span.only_fakes) {
        (false, _) => locale.word(key::span_nothing).to_owned(),
        (_, true) => locale.word(key::span_fakes).to_owned(),
        _ => match view.prompt {
            Prompt::Staking { .. } => limits(key::span_stake),
            Prompt::Bidding { .. } => limits(key::span_bid),
            _ => limits(key::span),
        },
    };
    Some(match &view.prompt {
        Prompt::Sliding { at, deal, .. } => {
            let say = gaps(Some(*at), view.tenant(*at));
            let (title, risk) = match deal {
                Deal::Join => (key::lay_join, key::risk_join),
                Deal::TakeOver => (key::lay_take, key::risk_take),
            };
            notes::Laying {
                title: say(title),
                hint: [&hint, " ", locale.word(risk)].concat(),
                action: Action::Slide,
                done: say(key::do_slide),
                nothing: key::do_slide,
            }
        }
        Prompt::Bidding { by, at, .. } => notes::Laying {
            title: gaps(Some(*at), Some(*by))(key::lay_bid),
            hint: {
                let rent = view.open_at(*at).map_or(0, |open| open.bar.rent());
                let rent = fill(locale.word(key::lay_rent), &[("rent", &words::money(locale, rent))]);
                // BC-7.1
                let early = |own: Seat| {
                    let waits = view.bag.iter().any(|group| group.contains(&own));
                    waits && view.players.get(own).is_some_and(|player| player.pawns == 4)
                };
                let fifth = if view.own().is_some_and(early) { locale.word(key::lay_fifth) } else { "" };
                [&hint, " ", &rent, " ", fifth].concat()
            },
            action: Action::Bid,
            done: locale.word(key::do_bid).to_owned(),
            nothing: key::do_bid_nothing,
        },
        _ => notes::Laying {
            title: locale.word(key::lay_stake).to_owned(),
            hint,
            action: Action::Stake,
            done: locale.word(key::do_stake).to_owned(),
            nothing: key::do_stake_nothing,
        },
    })
}

/// Between two rounds: whether anybody calls last order.
pub(super) fn between(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let players = desk.table.players;
    let begin = fill(locale.word(key::do_begin), &[("n", &words::number(view.round))]);
    let begin = picture_button(icon::PLAY, begin, move || desk.nobody_calls()).act("begin").class("primary");
    // Nobody calls for another, least of all for a bot.
    let people = desk.table.people();
    let call = |(seat, player): (Seat, &Player)| {
        let label = fill(locale.word(key::do_call), &[("name", &player.name)]);
        button(label, move || desk.calls(seat)).act("caller").child(mark(player))
    };
    let calls = Seat::all(view.seats).zip(players.iter()).filter(|(seat, _)| people.contains(*seat));
    let calls: View = calls.map(call).collect();
    let own = (people.len() > 1).then(|| el("p.hint").text(locale.word(key::ask_before_own)));
    View::from([
        View::from(
            el("h2.bc-title").html(art::sign("bell")).child(el("span").text(locale.word(key::ask_before))),
        ),
        el("p.hint").text(locale.word(key::ask_before_line)).into(),
        el("div.bc-buttons").child(begin).into(),
        el("div.bc-calls").child(calls).into(),
        own.into(),
    ])
}

/// In one's own hand: to call last order, for oneself.
pub(super) fn call(desk: Desk, locale: Locale, seat: Seat) -> El {
    let label = locale.word(key::do_call_own);
    let call = picture_button(icon::CHECK, label, move || desk.play_as(seat, Action::Call(seat)));
    el("div.bc-part")
        .child(el("p.hint").text(locale.word(key::ask_before_line)))
        .child(el("div.bc-buttons").child(call.act("call")))
}

/// All look at what has happened; at the end the wallets are opened then.
pub(super) fn seen(desk: Desk, over: bool) -> View {
    let (sign, label) = if over { (icon::CUP, key::open_wallets) } else { (icon::PLAY, key::go_on) };
    go_on_button(desk, sign, label).into()
}

/// All have talked, or seen it.
fn go_on_button(desk: Desk, sign: &'static str, label: impl Into<Text>) -> El {
    let button = picture_button(sign, label, move || desk.let_go());
    el("div.bc-buttons").child(button.act("go-on").class("primary"))
}

/// Where less would be left than the rent due next.
pub(super) fn careful(view: &Sight, locale: Locale, left: u16) -> Option<El> {
    let due = view.own().and_then(|own| view.players.get(own)).map_or(0, |player| player.rent);
    let text = || fill(locale.word(key::careful), &[("sum", &words::money(locale, due))]);
    (left < due).then(|| el("p.bc-careful").text(text()))
}
