//! Barracuda in sentences. Locales are given, so that nothing here follows a signal.

pub(super) use crate::app::lexicon::{name, number};
use crate::{
    app::{
        i18n::{Locale, Word, barracuda as key},
        lexicon::fill,
    },
    games::barracuda::{
        Action, ActionKind, Bar, Barracuda, Chance, Deal, Denomination, Event, Notes, Prompt, Refusal, Reply,
        Ruin, Spot, View, bars, money::CLOSING_COST,
    },
    kernel::{Seat, Step, StepOf},
    scenes::barracuda::{Entry, is_private},
    table::matches::Ending,
};

/// "6,000", "6 000"
pub(super) fn money(locale: Locale, thousands: u16) -> String {
    if thousands == 0 {
        return "0".to_owned();
    }
    // The narrow space does not break.
    let between = match locale {
        Locale::En => ",",
        Locale::Fr => "\u{202f}",
    };
    format!("{}{between}000", number(thousands))
}

pub(super) fn fakes(locale: Locale, count: u16) -> String {
    let word = match count {
        0 => key::fakes_none,
        1 => key::fakes_one,
        _ => key::fakes,
    };
    fill(locale.word(word), &[("n", &number(count))])
}

fn note_count(locale: Locale, count: u16) -> String {
    let word = match count {
        0 => key::notes_none,
        1 => key::notes_one,
        _ => key::notes,
    };
    fill(locale.word(word), &[("n", &number(count))])
}

/// "6,000 · 4 notes, of them 2 fake notes"
pub(super) fn sum(locale: Locale, notes: &Notes) -> String {
    let word = match notes.fakes() {
        0 => key::lay_sum,
        fakes if fakes == notes.count() => key::lay_only_fakes,
        _ => key::lay_sum_fakes,
    };
    let gaps = [
        ("sum", &*money(locale, notes.worth())),
        ("notes", &*note_count(locale, notes.count())),
        ("fakes", &*fakes(locale, notes.fakes())),
    ];
    fill(locale.word(word), &gaps)
}

/// What is printed on a note of this kind: "5,000"
pub(super) fn value(locale: Locale, kind: Denomination) -> String {
    money(locale, kind.value())
}

/// "5,000", "fake"
pub(super) fn kind_of_note(locale: Locale, kind: Denomination) -> String {
    if kind == Denomination::Fake { locale.word(key::fake).to_owned() } else { value(locale, kind) }
}

/// "2 × 10,000, 1 × fake"
pub(super) fn notes(locale: Locale, notes: &Notes) -> String {
    let all = notes.iter().filter(|(_, count)| *count > 0);
    let one = |(kind, count): (Denomination, u16)| {
        let word = if kind == Denomination::Fake { key::note_fake } else { key::note_of };
        fill(locale.word(word), &[("n", &number(count)), ("value", &value(locale, kind))])
    };
    let parts: Vec<String> = all.map(one).collect();
    if parts.is_empty() { note_count(locale, 0) } else { parts.join(", ") }
}

/// The bar there, as far as it has ever been open: a closed one is not forgotten.
pub(super) fn bar_at(view: &View, at: Spot) -> &'static str {
    view.known_at(at).map_or("", Bar::name)
}

/// The names of some bars with their rents.
pub(super) fn bars_and_rents(locale: Locale, all: &[Bar], but: Option<Bar>) -> String {
    let one = |bar: &Bar| format!("{} ({})", bar.name(), money(locale, bar.rent()));
    all.iter().filter(|bar| Some(**bar) != but).map(one).collect::<Vec<_>>().join(", ")
}

/// What a turn begins with, in one sentence.
fn rent(locale: Locale, who: &str, all: &[Bar]) -> String {
    let (due, free) = bars::rent(all);
    let word = match (free, all.len()) {
        (None, _) => key::tell_rent,
        (_, 3) => key::tell_rent_cheap,
        _ => key::tell_rent_dear,
    };
    let gaps = [
        ("name", who),
        ("sum", &*money(locale, due)),
        ("bars", &*bars_and_rents(locale, all, free)),
        ("free", free.map_or("", Bar::name)),
        ("n", &*number(all.len() as u32)),
    ];
    fill(locale.word(word), &gaps)
}

/// What some events tell everybody, a sentence each.
pub(super) fn news(locale: Locale, names: &[String], view: &View, events: &[Event]) -> Vec<String> {
    let all = events.iter().filter(|event| !is_private(event));
    all.map(|event| tell(locale, names, view, event)).filter(|text| !text.is_empty()).collect()
}

/// One thing that happened, as a sentence; nothing for what is said elsewhere.
pub(super) fn tell(locale: Locale, names: &[String], view: &View, event: &Event) -> String {
    let who = |seat: Seat| name(names, seat);
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    let home = |home: Option<Seat>| match home {
        Some(seat) => format!(" {}", say(key::tell_home, &[("name", who(seat))])),
        None => String::new(),
    };
    match event {
        Event::Drawn(seat) => say(key::tell_drawn, &[("name", who(*seat))]),
        Event::Rent { seat, bars, .. } => rent(locale, who(*seat), bars),
        Event::Opened { seat, bar, .. } => say(
            key::tell_opened,
            &[("name", who(*seat)), ("bar", bar.name()), ("rent", &money(locale, bar.rent()))],
        ),
        Event::Partner { seat, at } => {
            say(key::tell_partner, &[("name", who(*seat)), ("bar", bar_at(view, *at))])
        }
        Event::Announced { seat, to, at, deal } => {
            let word = match deal {
                Deal::Join => key::talk_join,
                Deal::TakeOver => key::talk_take,
            };
            say(word, &[("name", who(*seat)), ("tenant", who(*to)), ("bar", bar_at(view, *at))])
        }
        Event::Slid { seat, to, notes, .. } => {
            let word = if *notes == 1 { key::tell_slid_one } else { key::tell_slid };
            say(word, &[("name", who(*seat)), ("tenant", who(*to)), ("n", &number(*notes))])
        }
        Event::Answered { seat, by, at, deal, reply, home: gone } => {
            let word = match (deal, reply) {
                (Deal::Join, Reply::Accepted) => key::tell_join_yes,
                (Deal::Join, Reply::Refused) => key::tell_join_no,
                (Deal::TakeOver, Reply::Accepted) => key::tell_take_yes,
                (Deal::TakeOver, Reply::Refused) => key::tell_take_no,
            };
            let gaps = [("name", who(*seat)), ("tenant", who(*by)), ("bar", bar_at(view, *at))];
            say(word, &gaps) + &home(*gone)
        }
        Event::Auction { seat, at } => {
            say(key::tell_auction, &[("name", who(*seat)), ("bar", bar_at(view, *at))])
        }
        Event::Laid { seat, notes } => laid(locale, who(*seat), *notes),
        Event::Sold { seat, to, at } => {
            say(key::tell_sold, &[("name", who(*seat)), ("to", who(*to)), ("bar", bar_at(view, *at))])
        }
        Event::ClosedDown { seat, at, home: gone } => {
            say(key::tell_closed, &[("name", who(*seat)), ("bar", bar_at(view, *at))]) + &home(*gone)
        }
        Event::LastOrder(seat) => say(key::tell_call, &[("name", who(*seat))]),
        Event::Stakes(stakes) => {
            let mut sums: Vec<u16> = stakes.iter().map(Notes::worth).collect();
            let one = |(seat, stake): (Seat, &Notes)| {
                let worth = money(locale, stake.worth());
                let with = match stake.fakes() {
                    0 => String::new(),
                    count => format!(", {}", fakes(locale, count)),
                };
                format!("{} ({worth}{with})", name(names, seat))
            };
            let all: Vec<String> = Seat::all(view.seats).zip(stakes).map(one).collect();
            sums.sort();
            sums.dedup();
            let word = if sums.len() < stakes.len() { key::tell_stakes_tied } else { key::tell_stakes };
            say(word, &[("stakes", &all.join(", "))])
        }
        Event::AllPlaced(seat) => say(key::tell_all_placed, &[("name", who(*seat))]),
        Event::Looked(seat) => say(key::tell_looked, &[("name", who(*seat))]),
        Event::InTheBank { thousands, .. } => say(key::tell_bank, &[("sum", &money(locale, *thousands))]),
        Event::Bankrupt { seat, why } => {
            let (word, owed) = match why {
                Ruin::Rent(owed) => (key::tell_bankrupt, *owed),
                Ruin::NoAction => (key::tell_stuck, 0),
                Ruin::Auction => (key::tell_unsold, CLOSING_COST),
            };
            say(word, &[("name", who(*seat)), ("sum", &money(locale, owed))])
        }
        Event::Won(seat) => say(key::tell_won, &[("name", who(*seat))]),
        Event::OutOfRounds => say(key::tell_out, &[]),
        // The headline says which round it is; what was offered and bid is nobody else's business.
        Event::Round(_) | Event::Offer { .. } | Event::Bid { .. } => String::new(),
    }
}

fn laid(locale: Locale, who: &str, notes: u16) -> String {
    let word = if notes == 1 { key::tell_laid_one } else { key::tell_laid };
    fill(locale.word(word), &[("name", who), ("n", &number(notes))])
}

/// Above the board: the round, and what is going on.
pub(super) fn headline(locale: Locale, view: &View) -> String {
    let round = number(view.round);
    let what = match &view.prompt {
        Prompt::Between => return fill(locale.word(key::head_before), &[("n", &round)]),
        Prompt::Staking { .. } => locale.word(key::head_last),
        Prompt::Bidding { .. } | Prompt::Choosing { .. } => locale.word(key::head_auction),
        _ => return fill(locale.word(key::head_round), &[("n", &round)]),
    };
    fill(locale.word(key::head_turn), &[("n", &round), ("name", what)])
}

/// What an action is called, what it costs, and what it may cost.
pub(super) fn way(kind: ActionKind) -> (Word, Word) {
    match kind {
        ActionKind::Open => (key::way_open, key::way_open_line),
        ActionKind::Partner => (key::way_partner, key::way_partner_line),
        ActionKind::Join => (key::way_join, key::way_join_line),
        ActionKind::TakeOver => (key::way_take, key::way_take_line),
        ActionKind::Auction => (key::way_auction, key::way_auction_line),
    }
}

/// Why an action can be done nowhere.
pub(super) fn why(locale: Locale, kind: ActionKind, refusal: Refusal) -> String {
    let word = match (refusal, kind) {
        (Refusal::FirstRound, _) => key::why_first,
        (Refusal::NoPawn, _) => key::why_pawn,
        (Refusal::TooMany(n), _) => {
            return fill(locale.word(key::why_many), &[("n", &number(n))]);
        }
        (Refusal::TooFew, _) | (_, ActionKind::Auction) => key::why_three,
        (Refusal::CannotPay, _) => key::why_poor,
        (Refusal::NoPlace, ActionKind::Partner) => key::why_place_own,
        (Refusal::NoPlace, _) => key::why_place,
        (_, ActionKind::Partner) => key::why_none_own,
        (Refusal::Own, _) => key::why_none,
        (Refusal::Open, _) => key::why_all_open,
        _ => key::why_closed,
    };
    locale.word(word).to_owned()
}

/// A bar to choose: its name, its rent, whose it is.
pub(super) fn bar_of(locale: Locale, names: &[String], view: &View, at: Spot) -> String {
    let Some(open) = view.open_at(at) else {
        return fill(locale.word(key::house_closed), &[("n", &number(at.number() + 1))]);
    };
    let rent = money(locale, open.bar.rent());
    let gaps = [
        ("bar", open.bar.name()),
        ("rent", &*rent),
        ("name", open.tenant.map_or("", |seat| name(names, seat))),
    ];
    fill(locale.word(key::bar_of), &gaps)
}

/// The button that announces an action.
pub(super) fn announce(locale: Locale, names: &[String], view: &View, kind: ActionKind, at: Spot) -> String {
    let word = match kind {
        ActionKind::Open => key::do_open,
        ActionKind::Partner => key::do_partner,
        ActionKind::Join => key::do_join,
        ActionKind::TakeOver => key::do_take,
        ActionKind::Auction => key::do_auction,
    };
    let to = view.tenant(at).map_or("", |seat| name(names, seat));
    let gaps = [("n", &*number(at.number() + 1)), ("bar", bar_at(view, at)), ("tenant", to)];
    fill(locale.word(word), &gaps)
}

/// What a house of the promenade shows without words, for whoever listens.
pub(super) fn house(locale: Locale, names: &[String], view: &View, at: Spot, target: bool) -> String {
    let mut parts = Vec::new();
    match view.open_at(at) {
        None => parts.push(fill(locale.word(key::house_closed), &[("n", &number(at.number() + 1))])),
        Some(open) => {
            parts.push(match open.tenant {
                Some(seat) => fill(locale.word(key::house_tenant), &[("name", name(names, seat))]),
                None => locale.word(key::house_auction).to_owned(),
            });
            parts.push(match open.partner {
                Some(seat) => fill(locale.word(key::house_partner), &[("name", name(names, seat))]),
                None if open.bar.has_partner_place() => locale.word(key::house_free).to_owned(),
                None => locale.word(key::house_one).to_owned(),
            });
        }
    }
    if target {
        parts.push(locale.word(key::house_target).to_owned());
    }
    parts.join(", ")
}

/// A line of one's own ledger, and what came of it.
pub(super) fn entry(
    locale: Locale,
    names: &[String],
    view: &View,
    entry: &Entry,
) -> (String, Option<String>) {
    let word = |word: Word| locale.word(word).to_owned();
    let line = |text: Word, who: Seat, at: Spot, laid: &Notes| {
        let all = notes(locale, laid);
        let gaps = [("name", name(names, who)), ("bar", bar_at(view, at)), ("notes", &*all)];
        fill(locale.word(text), &gaps)
    };
    let cost = |text: Word, at: Option<Spot>, thousands: u16| {
        let bar = at.map_or("", |at| bar_at(view, at));
        fill(locale.word(text), &[("bar", bar), ("sum", &money(locale, thousands))])
    };
    match entry {
        Entry::Offered { to, at, deal, offer, reply } => {
            let text = if *deal == Deal::Join { key::l_offered_join } else { key::l_offered_take };
            let came = match (reply, deal) {
                (None, _) => key::l_open,
                (Some(Reply::Accepted), _) => key::l_accepted,
                (Some(Reply::Refused), Deal::Join) => key::l_lost,
                (Some(Reply::Refused), Deal::TakeOver) => key::l_doubled,
            };
            (line(text, *to, *at, offer), Some(word(came)))
        }
        Entry::Asked { by, at, deal, offer, reply } => {
            let text = if *deal == Deal::Join { key::l_asked_join } else { key::l_asked_take };
            let came = match (reply, deal) {
                (None, _) => key::l_open,
                (Some(Reply::Accepted), _) => key::l_taken,
                (Some(Reply::Refused), Deal::Join) => key::l_paid,
                (Some(Reply::Refused), Deal::TakeOver) => key::l_paid_back,
            };
            let paid = money(locale, offer.worth());
            let came = fill(locale.word(came), &[("sum", &paid), ("name", name(names, *by))]);
            (line(text, *by, *at, offer), Some(came))
        }
        Entry::Bid { to, at, bid, taken } => {
            let came = match taken {
                None => key::l_open,
                Some(true) => key::l_accepted,
                Some(false) => key::l_back,
            };
            (line(key::l_bid, *to, *at, bid), Some(word(came)))
        }
        Entry::Heard { by, at, bid, taken } => {
            let came = match taken {
                None => key::l_open,
                Some(true) => key::l_taken,
                Some(false) => key::l_given_back,
            };
            (line(key::l_heard, *by, *at, bid), Some(word(came)))
        }
        Entry::Staked(stake) => (fill(locale.word(key::l_staked), &[("notes", &notes(locale, stake))]), None),
        Entry::Rent(thousands) => (cost(key::l_rent, None, *thousands), None),
        Entry::Closed(at) => (cost(key::l_closed, Some(*at), CLOSING_COST), None),
        Entry::Saw(thousands) => (cost(key::l_saw, None, *thousands), None),
    }
}

/// What came of a step, for all.
pub(super) fn log_line(
    locale: Locale,
    names: &[String],
    before: &View,
    step: &StepOf<Barracuda>,
    after: &View,
) -> String {
    let events = after.story.get(before.story.len()..).unwrap_or_default();
    let text = news(locale, names, after, events).join(" ");
    match step {
        Step::Chance(Chance::Deal(_)) => {
            let away: Vec<&str> = after.away().iter().map(|bar| bar.name()).collect();
            let word = if away.is_empty() { key::log_deal } else { key::log_deal_known };
            fill(locale.word(word), &[("bars", &away.join(", "))])
        }
        Step::Player(_, Action::Begin) => locale.word(key::tell_begin).to_owned(),
        Step::Player(seat, Action::Pass) => {
            fill(locale.word(key::tell_pass), &[("name", name(names, *seat))])
        }
        // How many notes, and no more.
        Step::Player(seat, Action::Bid(notes) | Action::Stake(notes)) => {
            let laid = laid(locale, name(names, *seat), notes.count());
            if text.is_empty() { laid } else { format!("{laid} {text}") }
        }
        Step::Player(..) | Step::Chance(_) => text,
    }
}

/// What taking a step back takes back.
pub(super) fn taken_back(locale: Locale, names: &[String], step: &StepOf<Barracuda>) -> Option<String> {
    let Step::Player(seat, action) = step else { return None };
    let word = match action {
        Action::Slide(_) => key::back_slide,
        Action::Accept | Action::Refuse => key::back_answer,
        Action::Open(_) => key::back_open,
        Action::Partner(_) | Action::Join(_) | Action::TakeOver(_) | Action::Auction(_) => key::back_said,
        Action::Stake(_) => key::back_stakes,
        Action::Bid(_) => key::back_bids,
        Action::Sell(_) | Action::Close => key::back_sale,
        Action::Look => key::back_look,
        Action::Call(_) | Action::Begin | Action::Pass => return None,
    };
    Some(fill(locale.word(word), &[("name", name(names, *seat))]))
}

pub(super) fn refusal(locale: Locale, refusal: Refusal) -> String {
    let word = match refusal {
        Refusal::Away => key::ref_away,
        Refusal::Open | Refusal::Closed => key::ref_bar,
        Refusal::Own => key::ref_own,
        Refusal::NotOwn => key::ref_not_own,
        Refusal::NoPawn => key::why_pawn,
        Refusal::TooMany(n) => return fill(locale.word(key::why_many), &[("n", &number(n))]),
        Refusal::NoPlace => key::why_place,
        Refusal::TooFew => key::why_three,
        Refusal::CannotPay => key::why_poor,
        Refusal::Amount(least, most) => {
            let gaps = [("least", &*money(locale, least)), ("most", &*money(locale, most))];
            return fill(locale.word(key::ref_amount), &gaps);
        }
        Refusal::NoNote => key::lay_no_note,
        Refusal::NotThere => key::ref_not_there,
        Refusal::OnlyFakes => key::span_fakes,
        Refusal::MustAccept => key::ref_must,
        Refusal::NoBid => key::ref_no_bid,
        Refusal::NoLook => key::ref_no_look,
        Refusal::CannotClose => key::ref_cannot_close,
        Refusal::NotYourCall => key::ref_call,
        Refusal::FirstRound => key::why_first,
        Refusal::NotNow => key::ref_now,
    };
    locale.word(word).to_owned()
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    let say = |word: Word, gaps: &[(&str, &str)]| fill(locale.word(word), gaps);
    match (ending, &view.prompt) {
        (Ending::Abandoned, _) => say(key::end_abandoned, &[]),
        (_, Prompt::Over { winner: Some(winner), .. }) => {
            say(key::end_won, &[("name", name(names, *winner))])
        }
        (_, Prompt::Over { winner: None, bankrupt }) => {
            let mut first = view.players.iter().filter(|(_, player)| player.place == Some(1));
            let winners: Vec<&str> = first.clone().map(|(seat, _)| name(names, seat)).collect();
            let word = match (bankrupt, winners.len()) {
                (Some(_), 1) => key::end_bankrupt,
                (Some(_), _) => key::end_bankrupt_shared,
                (None, 1) => key::end_out,
                (None, _) => key::end_out_shared,
            };
            let bankrupt = bankrupt.map_or("", |seat| name(names, seat));
            // What decided it: the same for all who share the win.
            let (first, pawns) = first.next().map_or((Seat::FIRST, 0), |(seat, own)| (seat, own.pawns));
            let pawns = number(pawns);
            let wallets = view.disclosed.as_ref().map(|disclosed| &disclosed.wallets);
            let cash = wallets.and_then(|wallets| wallets.get(first)).map_or(0, Notes::worth);
            let cash = money(locale, cash);
            let gaps = [("name", bankrupt), ("winners", &winners.join(", ")), ("n", &pawns), ("sum", &cash)];
            say(word, &gaps)
        }
        _ => String::new(),
    }
}
