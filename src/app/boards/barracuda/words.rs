//! Barracuda in sentences. The language is an argument, so that no function tracks a signal.

pub(super) use crate::app::lexicon::{name, number};
use crate::{
    app::i18n::{Language, Text, barracuda as key, sentences, tally},
    games::barracuda::{
        ActionKind, Bar, Deal, Denomination, Event, Notes, Refusal, Reply, Ruin, Spot, View, bars,
        money::CLOSING_COST,
    },
    kernel::Seat,
    scenes::barracuda::{Bluff, Entry, Paid, Wanted},
};

/// "6,000", "6 000"
pub(super) fn money(language: &Language, thousands: u16) -> String {
    language.say(tally::BarracudaMoney { n: u32::from(thousands) * 1000 })
}

pub(super) fn fakes(language: &Language, count: u16) -> String {
    language.say(key::Fakes { n: count })
}

fn note_count(language: &Language, count: u16) -> String {
    language.say(key::Notes { n: count })
}

/// "6,000 · 4 notes, of them 2 fake notes"; "1 fake note, worth nothing"
pub(super) fn sum(language: &Language, notes: &Notes) -> String {
    let (count, fake) = (notes.count(), notes.fakes());
    let worth = money(language, notes.worth());
    match fake {
        0 => language.say(key::LaySum { sum: worth, notes: note_count(language, count) }),
        _ if fake == count => language.say(key::LayOnlyFakes { fakes: fakes(language, fake), n: fake }),
        _ => language.say(key::LaySumFakes {
            sum: worth,
            notes: note_count(language, count),
            fakes: fakes(language, fake),
        }),
    }
}

/// The print of a note of this kind: "5,000"
pub(super) fn value(language: &Language, kind: Denomination) -> String {
    money(language, kind.value())
}

/// "5,000", "fake"
pub(super) fn kind_of_note(language: &Language, kind: Denomination) -> String {
    if kind == Denomination::Fake { language.say(key::fake) } else { value(language, kind) }
}

/// "2 × 10,000, 1 × fake"
pub(super) fn notes(language: &Language, notes: &Notes) -> String {
    let all = notes.iter().filter(|(_, count)| *count > 0);
    let one = |(kind, count): (Denomination, u16)| {
        if kind == Denomination::Fake {
            language.say(key::NoteFake { n: count })
        } else {
            language.say(key::NoteOf { n: count, value: value(language, kind) })
        }
    };
    let parts: Vec<String> = all.map(one).collect();
    if parts.is_empty() { note_count(language, 0) } else { language.commas(parts) }
}

/// The name of the bar, if it has ever been open: all remember a bar that was closed again.
pub(super) fn bar_at(view: &View, at: Spot) -> &'static str {
    view.known_at(at).map_or("", Bar::name)
}

/// The names of some bars with their rents.
pub(super) fn bars_and_rents(language: &Language, all: &[Bar], but: Option<Bar>) -> String {
    let one =
        |bar: &Bar| language.say(key::BarAndRent { bar: bar.name(), rent: money(language, bar.rent()) });
    language.commas(all.iter().filter(|bar| Some(**bar) != but).map(one))
}

/// The rent at the start of a turn, in one sentence.
fn rent(language: &Language, who: &str, all: &[Bar]) -> String {
    let (due, free) = bars::rent(all);
    let (sum, bars) = (money(language, due), bars_and_rents(language, all, free));
    match (free.map(Bar::name), all.len()) {
        (None, _) => language.say(key::TellRent { name: who, sum, bars }),
        (Some(free), 3) => language.say(key::TellRentCheap { name: who, sum, bars, free, n: 3 }),
        (Some(free), n) => language.say(key::TellRentDear { name: who, sum, bars, free, n }),
    }
}

/// The public accounts of these events, one sentence each.
pub(super) fn news<'a>(
    language: &Language,
    names: &[String],
    view: &View,
    events: impl IntoIterator<Item = &'a Event>,
) -> Vec<String> {
    let all = events.into_iter().map(|event| tell(language, names, view, event));
    all.filter(|text| !text.is_empty()).collect()
}

/// An event as a sentence; empty if it is announced elsewhere.
pub(super) fn tell(language: &Language, names: &[String], view: &View, event: &Event) -> String {
    let who = |seat: Seat| name(names, seat);
    let home = |home: Option<Seat>| match home {
        Some(seat) => language.say(key::TellHome { name: who(seat) }),
        None => String::new(),
    };
    match event {
        Event::Drawn(seat) => language.say(key::TellDrawn { name: who(*seat) }),
        Event::Rent { seat, bars, .. } => rent(language, who(*seat), bars),
        Event::Opened { seat, bar, .. } => language.say(key::TellOpened {
            name: who(*seat),
            bar: bar.name(),
            rent: money(language, bar.rent()),
        }),
        Event::Partner { seat, at } => {
            language.say(key::TellPartner { name: who(*seat), bar: bar_at(view, *at) })
        }
        Event::Announced { seat, to, at, deal } => {
            let (name, tenant, bar) = (who(*seat), who(*to), bar_at(view, *at));
            match deal {
                Deal::Join => language.say(key::TalkJoin { name, tenant, bar }),
                Deal::TakeOver => language.say(key::TalkTake { name, tenant, bar }),
            }
        }
        Event::Slid { seat, to, notes, .. } => {
            language.say(key::TellSlid { name: who(*seat), tenant: who(*to), n: *notes })
        }
        Event::Answered { seat, by, at, deal, reply, home: gone } => {
            let (name, tenant, bar) = (who(*seat), who(*by), bar_at(view, *at));
            let answered = match (deal, reply) {
                (Deal::Join, Reply::Accepted) => language.say(key::TellJoinYes { name, tenant, bar }),
                (Deal::Join, Reply::Refused) => language.say(key::TellJoinNo { tenant }),
                (Deal::TakeOver, Reply::Accepted) => language.say(key::TellTakeYes { name, tenant, bar }),
                (Deal::TakeOver, Reply::Refused) => language.say(key::TellTakeNo { name, tenant }),
            };
            sentences([answered, home(*gone)])
        }
        Event::Auction { seat, at } => {
            language.say(key::TellAuction { name: who(*seat), bar: bar_at(view, *at) })
        }
        Event::Laid { seat, notes } => laid(language, who(*seat), *notes),
        Event::Sold { seat, to, at } => {
            language.say(key::TellSold { name: who(*seat), to: who(*to), bar: bar_at(view, *at) })
        }
        Event::ClosedDown { seat, at, home: gone } => {
            let closed = language.say(key::TellClosed { name: who(*seat), bar: bar_at(view, *at) });
            sentences([closed, home(*gone)])
        }
        Event::LastOrder(seat) => language.say(key::TellCall { name: who(*seat) }),
        Event::Stakes(stakes) => {
            let mut sums: Vec<u16> = stakes.iter().map(Notes::worth).collect();
            let one = |(seat, stake): (Seat, &Notes)| {
                let (name, sum) = (who(seat), money(language, stake.worth()));
                match stake.fakes() {
                    0 => language.say(key::StakeOf { name, sum }),
                    count => language.say(key::StakeOfFakes { name, sum, fakes: fakes(language, count) }),
                }
            };
            let all = language.commas(Seat::all(view.seats).zip(stakes).map(one));
            sums.sort();
            sums.dedup();
            if sums.len() < stakes.len() {
                language.say(key::TellStakesTied { stakes: all })
            } else {
                language.say(key::TellStakes { stakes: all })
            }
        }
        Event::AllPlaced(seat) => language.say(key::TellAllPlaced { name: who(*seat) }),
        Event::Rested(seat) => language.say(key::TellRested { name: who(*seat) }),
        Event::Looked(seat) => language.say(key::TellLooked { name: who(*seat) }),
        Event::InTheBank { thousands, .. } => {
            language.say(key::TellBank { sum: money(language, *thousands) })
        }
        Event::Bankrupt { seat, why } => {
            let name = who(*seat);
            match why {
                Ruin::Rent(owed) => {
                    let bars = bars_and_rents(language, &view.bars_of(*seat), None);
                    language.say(key::TellBankrupt { name, sum: money(language, *owed), bars })
                }
                Ruin::NoAction => language.say(key::TellStuck { name }),
                Ruin::Auction => language.say(key::TellUnsold { name, sum: money(language, CLOSING_COST) }),
            }
        }
        Event::Won(seat) => language.say(key::TellWon { name: who(*seat) }),
        Event::OutOfRounds => language.say(key::tell_out),
        // The headline shows the round; offers and bids are private.
        Event::Round(_) | Event::Offer { .. } | Event::Bid { .. } => String::new(),
    }
}

pub(super) fn laid(language: &Language, who: &str, notes: u16) -> String {
    language.say(key::TellLaid { name: who, n: notes })
}

/// The title of an action, with its price and risk.
pub(super) fn way(kind: ActionKind) -> (Text, Text) {
    match kind {
        ActionKind::Open => (key::way_open, key::way_open_line),
        ActionKind::Partner => (key::way_partner, key::way_partner_line),
        ActionKind::Join => (key::way_join, key::way_join_line),
        ActionKind::TakeOver => (key::way_take, key::way_take_line),
        ActionKind::Auction => (key::way_auction, key::way_auction_line),
    }
}

/// The reason why an action is impossible everywhere.
pub(super) fn why(language: &Language, kind: ActionKind, refusal: Refusal) -> String {
    let word = match (refusal, kind) {
        (Refusal::FirstRound, _) => key::why_first,
        (Refusal::NoPawn, _) => key::why_pawn,
        (Refusal::TooMany(n), _) => {
            return language.say(key::WhyMany { n });
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
    language.say(word)
}

/// The reason for another player, in the list of actions impossible for them.
pub(super) fn closed(language: &Language, kind: ActionKind, refusal: Refusal) -> String {
    let word = match (refusal, kind) {
        (Refusal::NoPawn, _) => key::closed_pawn,
        (Refusal::TooMany(n), _) => return language.say(key::ClosedMany { n }),
        (Refusal::TooFew, _) | (_, ActionKind::Auction) => key::closed_three,
        (Refusal::CannotPay, _) => key::closed_poor,
        (Refusal::NoPlace, ActionKind::Partner) => key::closed_place_own,
        (Refusal::NoPlace, _) => key::closed_place,
        (_, ActionKind::Partner) => key::closed_none_own,
        (Refusal::Own, _) => key::why_none,
        _ => key::why_all_open,
    };
    language.say(word)
}

/// The label of the button that announces an action.
pub(super) fn announce(
    language: &Language,
    names: &[String],
    view: &View,
    kind: ActionKind,
    at: Spot,
) -> String {
    let bar = bar_at(view, at);
    let tenant = view.tenant(at).map_or("", |seat| name(names, seat));
    match kind {
        ActionKind::Open => language.say(key::DoOpen { n: at.number() + 1 }),
        ActionKind::Partner => language.say(key::DoPartner { bar }),
        ActionKind::Join => language.say(key::DoJoin { tenant, bar }),
        ActionKind::TakeOver => language.say(key::DoTake { tenant, bar }),
        ActionKind::Auction => language.say(key::DoAuction { bar }),
    }
}

/// An action to announce, in a few words: "Take over Albatros".
pub(super) fn plan(language: &Language, names: &[String], view: &View, kind: ActionKind, at: Spot) -> String {
    let bar = bar_at(view, at);
    match kind {
        ActionKind::Join => language.say(key::SuggestJoin { bar }),
        ActionKind::TakeOver => language.say(key::SuggestTake { bar }),
        ActionKind::Auction => language.say(key::SuggestAuction { bar }),
        ActionKind::Open | ActionKind::Partner => announce(language, names, view, kind, at),
    }
}

/// The visual state of a house in words, for screen readers.
pub(super) fn house(language: &Language, names: &[String], view: &View, at: Spot, target: bool) -> String {
    let mut parts = Vec::new();
    match view.open_at(at) {
        None => parts.push(language.say(key::HouseClosed { n: at.number() + 1 })),
        Some(open) => {
            parts.push(match open.tenant {
                Some(seat) => language.say(key::HouseTenant { name: name(names, seat) }),
                None => language.say(key::house_auction),
            });
            parts.push(match open.partner {
                Some(seat) => language.say(key::HousePartner { name: name(names, seat) }),
                None if open.bar.has_partner_place() => language.say(key::house_free),
                None => language.say(key::house_one),
            });
        }
    }
    if target {
        parts.push(language.say(key::house_target));
    }
    language.commas(parts)
}

/// A line of a player's own ledger, with its outcome.
pub(super) fn entry(
    language: &Language,
    names: &[String],
    view: &View,
    entry: &Entry,
) -> (String, Option<String>) {
    let who = |seat: Seat| name(names, seat);
    let bar = |at: Spot| bar_at(view, at);
    match entry {
        Entry::Offered { to, at, deal, offer, reply } => {
            let (name, bar, notes) = (who(*to), bar(*at), notes(language, offer));
            let text = match deal {
                Deal::Join => language.say(key::LOfferedJoin { name, bar, notes }),
                Deal::TakeOver => language.say(key::LOfferedTake { name, bar, notes }),
            };
            let came = match (reply, deal) {
                (None, _) => key::l_open,
                (Some(Reply::Accepted), _) => key::l_accepted,
                (Some(Reply::Refused), Deal::Join) => key::l_lost,
                (Some(Reply::Refused), Deal::TakeOver) => key::l_doubled,
            };
            (text, Some(language.say(came)))
        }
        Entry::Asked { by, at, deal, offer, reply } => {
            let (name, bar, notes) = (who(*by), bar(*at), notes(language, offer));
            let text = match deal {
                Deal::Join => language.say(key::LAskedJoin { name, bar, notes }),
                Deal::TakeOver => language.say(key::LAskedTake { name, bar, notes }),
            };
            let sum = money(language, offer.worth());
            let came = match (reply, deal) {
                (None, _) => language.say(key::l_open),
                (Some(Reply::Accepted), _) => language.say(key::l_taken),
                (Some(Reply::Refused), Deal::Join) => language.say(key::LPaid { sum }),
                (Some(Reply::Refused), Deal::TakeOver) => language.say(key::LPaidBack { sum, name }),
            };
            (text, Some(came))
        }
        Entry::Bid { to, at, bid, taken } => {
            let came = match taken {
                None => key::l_open,
                Some(true) => key::l_accepted,
                Some(false) => key::l_back,
            };
            let text = key::LBid { name: who(*to), bar: bar(*at), notes: notes(language, bid) };
            (language.say(text), Some(language.say(came)))
        }
        Entry::Heard { by, at, bid, taken } => {
            let came = match taken {
                None => key::l_open,
                Some(true) => key::l_taken,
                Some(false) => key::l_given_back,
            };
            let text = key::LHeard { name: who(*by), bar: bar(*at), notes: notes(language, bid) };
            (language.say(text), Some(language.say(came)))
        }
        Entry::Staked(stake) => (language.say(key::LStaked { notes: notes(language, stake) }), None),
        Entry::Rent(thousands) => (language.say(key::LRent { sum: money(language, *thousands) }), None),
        Entry::Closed(at) => {
            (language.say(key::LClosed { bar: bar(*at), sum: money(language, CLOSING_COST) }), None)
        }
        Entry::Saw(thousands) => (language.say(key::LSaw { sum: money(language, *thousands) }), None),
    }
}

/// An offer or a bid in the album: "Round 4: Anna to Ben, to take over Tortuga".
pub(super) fn bluff(language: &Language, names: &[String], view: &View, bluff: &Bluff) -> String {
    let Bluff { round: n, from, to, at, wanted, .. } = *bluff;
    let (from, to, bar) = (name(names, from), name(names, to), bar_at(view, at));
    match wanted {
        Wanted::Deal(Deal::Join) => language.say(key::AlbumJoin { n, from, to, bar }),
        Wanted::Deal(Deal::TakeOver) => language.say(key::AlbumTake { n, from, to, bar }),
        Wanted::Bid => language.say(key::AlbumBid { n, from, to, bar }),
    }
}

/// The best bluff or the worst deal of a match.
pub(super) fn award(language: &Language, names: &[String], view: &View, best: bool, bluff: &Bluff) -> String {
    let (from, to, bar) = (name(names, bluff.from), name(names, bluff.to), bar_at(view, bluff.at));
    let sum = money(language, bluff.notes.worth());
    match bluff.wanted {
        _ if best => {
            let fakes = fakes(language, bluff.notes.fakes());
            language.say(key::BestBluff { from, to, bar, sum, fakes })
        }
        Wanted::Deal(Deal::Join) => language.say(key::WorstJoin { from, to, bar, sum }),
        Wanted::Deal(Deal::TakeOver) | Wanted::Bid => language.say(key::WorstTake { from, to, bar, sum }),
    }
}

/// A player's payments to the bank, with their reasons.
pub(super) fn paid(language: &Language, name: &str, paid: &Paid) -> String {
    let sum = |thousands: u16| money(language, thousands);
    let mut parts = Vec::new();
    if paid.rent > 0 {
        parts.push(language.say(key::PaidRent { sum: sum(paid.rent) }));
    }
    if paid.bouncer > 0 {
        parts.push(language.say(key::PaidBouncer { sum: sum(paid.bouncer) }));
    }
    if paid.stakes > 0 {
        parts.push(language.say(key::PaidStakes { sum: sum(paid.stakes) }));
    }
    if paid.closing > 0 {
        parts.push(language.say(key::PaidClosing { sum: sum(paid.closing) }));
    }
    if parts.is_empty() {
        return language.say(key::PaidNothing { name });
    }
    language.say(key::AlbumPaidLine { name, sum: sum(paid.all()), parts: language.commas(parts) })
}
