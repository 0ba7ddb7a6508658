//! What has just happened, and what is to be done now.

use super::{act, art, deals, desk::Desk, ledger, notes, words};
use crate::{
    app::{
        components::{button, mark},
        dom::{El, View, each, el, focus_next, one_press, switch},
        i18n::{Locale, barracuda as key},
        lexicon::fill,
    },
    games::barracuda::{Action, AllowedAmount, Deal, Event, Notes, Prompt, Reply, View as Sight},
    kernel::Seat,
    table::hash::fnv,
};
use leptos::prelude::*;

/// What the lower part of the board is for now. It is built anew when this is another.
#[derive(Clone, PartialEq)]
enum Now {
    /// An action was announced: all talk.
    Talk,
    /// Something has happened, and all look at it; or it is over.
    Seen {
        over: bool,
    },
    /// Does anybody call last order?
    Between,
    Act(Seat),
    Lay {
        seat: Seat,
        span: AllowedAmount,
        wallet: Option<Notes>,
    },
    Answer,
    Choose,
    /// Somebody looks at what is theirs.
    Visit(Seat),
    /// Nothing is secret any more: at this moment.
    Opened {
        steps: usize,
        over: bool,
    },
    /// Nothing to do here.
    Quiet,
}

pub(super) fn panel(desk: Desk) -> El {
    let part = switch(
        move || (now(desk), desk.i18n.get_locale()),
        move |(now, locale)| {
            if !matches!(now, Now::Quiet | Now::Opened { .. }) {
                // What is to be pressed next; a button that is to be thought about is not it.
                focus_next(".bc-part .bc-way, .bc-part .bc-add, .bc-part .primary, .bc-bid .button");
            }
            part(desk, locale, now)
        },
    );
    // Whoever holds the device has what is theirs before them; the rest is in the ledger.
    let own = move || desk.table.view.get().own().is_some() && now(desk) != Now::Between;
    let told = el("div.bc-told").attr("hidden", own).child([scenery(desk), story(desk), stakes(desk)]);
    let book = el("button.button.quiet.bc-book")
        .act("ledger")
        .on_click(move || desk.ledger.set(true))
        .html(art::sign("book"))
        .child(el("span").text(key::ledger));
    let foot = el("div.bc-foot").child([View::from(book), bank(desk)]);
    el("section.bc-panel").child(told).child(el("div.bc-part").on_key(one_press).child(part)).child(foot)
}

/// The look into the bank, which everybody may take at any time, and what was seen (BC-8.2): for whoever holds the device.
fn bank(desk: Desk) -> View {
    let seen = move || {
        let view = desk.table.view.get();
        let own = view.private.as_ref().filter(|_| *desk.table.live.get());
        (own.map(|own| (own.seat, own.may_look, own.looked)), desk.i18n.get_locale())
    };
    switch(seen, move |(own, locale)| {
        let (own, may_look, looked) = own?;
        if may_look {
            let look = button(key::do_look, move || desk.play_as(own, Action::Look));
            return Some(look.act("look").class("quiet"));
        }
        let sum = words::money(locale, looked?);
        Some(el("p.hint.bc-saw").text(fill(locale.word(key::saw_bank), &[("sum", &sum)])))
    })
}

fn now(desk: Desk) -> Now {
    let view = desk.table.view.get();
    let visited = desk.table.is_visited();
    if desk.gathered.get() && view.own().is_none() {
        let talk = matches!(view.prompt, Prompt::Sliding { .. } | Prompt::Bidding { .. });
        return if talk { Now::Talk } else { Now::Seen { over: view.over() } };
    }
    if view.disclosed.is_some() {
        return Now::Opened { steps: view.story.len(), over: view.over() };
    }
    if !*desk.table.live.get() {
        return Now::Quiet;
    }
    match (view.own(), &view.prompt) {
        (Some(seat), _) if visited => Now::Visit(seat),
        (_, Prompt::Between) if *desk.table.acting.get() => Now::Between,
        (Some(seat), Prompt::Acting(by)) if *by == seat => Now::Act(seat),
        (Some(seat), Prompt::Answering { to, .. }) if *to == seat => Now::Answer,
        (Some(seat), Prompt::Choosing { by, .. }) if *by == seat => Now::Choose,
        (Some(seat), _) => match view.allowed() {
            Some(span) => Now::Lay { seat, span, wallet: view.wallet() },
            None => Now::Visit(seat),
        },
        (None, _) => Now::Quiet,
    }
}

fn part(desk: Desk, locale: Locale, now: Now) -> View {
    match now {
        Now::Talk => deals::talk(desk, locale),
        Now::Seen { over } => deals::seen(desk, over),
        Now::Between => deals::between(desk, locale),
        Now::Act(seat) => act::act(desk, locale, seat),
        Now::Lay { span, .. } => match deals::laying(desk, locale) {
            Some(what) => notes::lay(desk, locale, span, what),
            None => View::from(None::<El>),
        },
        Now::Answer => deals::answer(desk, locale),
        Now::Choose => deals::choose(desk, locale),
        Now::Visit(seat) => ledger::visit(desk, locale, seat),
        Now::Opened { .. } => ledger::opened(desk, locale),
        Now::Quiet => View::from(None::<El>),
    }
}

/// Pictures of the latest things that happened, where there are any.
fn scenery(desk: Desk) -> El {
    let latest = move || {
        let view = desk.table.view.get();
        let events = view.story.get(view.since..).unwrap_or_default();
        events.iter().filter_map(|event| picture(event, &view)).collect::<Vec<_>>()
    };
    let drawn = switch(latest, move |latest| {
        let players = desk.table.players;
        let one = |(id, seat): (&'static str, Option<Seat>)| {
            let player = seat.and_then(|seat| players.get(seat.index()));
            let pawn = player.map(|player| el("span.bc-out-of-bag").html(art::pawn(player)));
            el("div.bc-scene").child(el("span").html(art::picture("bc-thing", id, "48", "48"))).child(pawn)
        };
        latest.into_iter().map(one).collect::<View>()
    });
    el("div.bc-scenery").attr("aria-hidden", "true").child(drawn)
}

/// The bouncer where he has been called, the bag and the pawn that came out of it, the bank.
fn picture(event: &Event, view: &Sight) -> Option<(&'static str, Option<Seat>)> {
    match event {
        Event::Answered { reply: Reply::Refused, deal: Deal::Join, .. } => Some(("bouncer", None)),
        Event::Stakes(_) | Event::Looked(_) | Event::Bankrupt { .. } => Some(("bank", None)),
        // Only the newest pawn is still beside the bag.
        Event::Drawn(seat) if view.turn == Some(*seat) => Some(("bag", Some(*seat))),
        _ => None,
    }
}

/// What the latest step led to, a line each.
fn story(desk: Desk) -> El {
    let lines = move || {
        let view = desk.table.view.get();
        let (locale, names) = (desk.i18n.get_locale(), desk.table.names());
        let events = view.story.iter().enumerate().skip(view.since);
        let line = |(index, event): (usize, &Event)| {
            let text = words::news(locale, names, &view, std::slice::from_ref(event)).concat();
            (!text.is_empty()).then(|| (index, about(event), text))
        };
        events.filter_map(line).collect::<Vec<_>>()
    };
    let key = |line: &(usize, Option<Seat>, String)| fnv(&[&line.0.to_le_bytes(), line.2.as_bytes()]);
    let line = move |(_, about, text): (usize, Option<Seat>, String)| {
        let players = desk.table.players;
        let who = about.and_then(|seat| players.get(seat.index()));
        el("li").child(who.map(mark)).child(el("span").text(text))
    };
    el("ol.bc-story").child(each(lines, key, line))
}

/// All stakes as they have turned up, the lowest first.
fn stakes(desk: Desk) -> El {
    let revealed = move || {
        let view = desk.table.view.get();
        let stakes = view.story.iter().skip(view.since).find_map(|event| match event {
            Event::Stakes(stakes) => Some(stakes.clone()),
            _ => None,
        });
        (stakes, desk.i18n.get_locale())
    };
    let rows = switch(revealed, move |(stakes, locale)| {
        let players = desk.table.players;
        let mut rows: Vec<_> = players.iter().zip(stakes?).collect();
        rows.sort_by_key(|(_, stake)| stake.worth());
        let row = |(player, stake)| el("li").child(mark(player)).child(notes::faces(locale, &stake));
        Some(el("ul.bc-stakes").child(rows.into_iter().map(row).collect::<View>()))
    });
    el("div.bc-revealed").child(rows)
}

/// Whose doing it is.
fn about(event: &Event) -> Option<Seat> {
    match event {
        Event::Drawn(seat) | Event::Won(seat) | Event::Looked(seat) | Event::LastOrder(seat) => Some(*seat),
        Event::AllPlaced(seat) | Event::Rent { seat, .. } | Event::Opened { seat, .. } => Some(*seat),
        Event::Partner { seat, .. } | Event::Announced { seat, .. } | Event::Slid { seat, .. } => Some(*seat),
        Event::Answered { by, .. } => Some(*by),
        Event::Auction { seat, .. } | Event::Sold { seat, .. } | Event::ClosedDown { seat, .. } => {
            Some(*seat)
        }
        Event::Bankrupt { seat, .. } => Some(*seat),
        _ => None,
    }
}
