//! Barracuda against the laws of all games.

use std::fmt::Display;

use bar_a_jeux::{
    games::barracuda::{
        Action, Barracuda, Chance, Config, Deal, Denomination, Event, Notes, Prompt, View, counts::LENGTH,
    },
    kernel::{
        Game, PerSeat, Seat, Step, StepOf, Viewer,
        conform::{Suite, SuiteRng, golden},
    },
};
use rand::{RngExt, seq::SliceRandom};

use crate::conformance::{golden_file, walk};

fn setups() -> Vec<(Config, u8)> {
    let mut setups: Vec<(Config, u8)> = (3..=5).map(|seats| (Config::default(), seats)).collect();
    setups.push((Config { away: Some([0, 11]), look: true, ..Config::default() }, 4));
    setups.push((Config { look: true, ..Config::default() }, 5));
    setups.push((Config { away: Some([5, 6]), look: true, talk: 60 }, 3));
    setups
}

/// Returns this number of notes, worth something within these bounds.
fn like(count: u16, least: u16, most: u16, fakes: u16, rng: &mut SuiteRng) -> Option<Notes> {
    (0..60).find_map(|_| {
        let mut notes = Notes::NONE;
        for _ in 0..count {
            notes[Denomination::ALL[rng.random_range(0..5)]] += 1;
        }
        let fits = (least..=most).contains(&notes.worth()) && notes.fakes() <= fakes;
        fits.then_some(notes)
    })
}

/// Redeals the viewer's unknowns: closed bars, wallets, notes laid face down.
fn redeal(game: &Barracuda, viewer: Viewer, rng: &mut SuiteRng) -> Barracuda {
    let knows = |seat: Seat| viewer == Viewer::Seat(seat);
    let view = game.view(Viewer::Public);
    // The end opens all wallets.
    if matches!(view.prompt, Prompt::Over { .. }) {
        return game.clone();
    }
    game.with_secrets(|secrets| {
        let closed: Vec<usize> = (0..secrets.bars.len()).filter(|at| view.open[*at].is_none()).collect();
        let mut bars: Vec<_> = closed.iter().map(|at| secrets.bars[*at]).collect();
        bars.shuffle(rng);
        for bar in &mut bars {
            // A bar put away may be another one of its kind.
            let kind =
                secrets.away.iter().position(|away| away.has_partner_place() == bar.has_partner_place());
            if let Some(kind) = kind.filter(|_| rng.random_bool(0.3)) {
                std::mem::swap(bar, &mut secrets.away[kind]);
            }
        }
        for (at, bar) in closed.into_iter().zip(bars) {
            secrets.bars[at] = bar;
        }
        let laid_nothing = |seat: Seat, laid: &PerSeat<Option<Notes>>| {
            laid.get(seat).copied().flatten().is_some_and(|notes| notes.count() == 0)
        };
        for seat in Seat::all(game.seats()).filter(|seat| !knows(*seat)) {
            if laid_nothing(seat, &secrets.laid) {
                continue;
            }
            let mut wallet = Notes::of(rng.random_range(0..80));
            wallet.add(Notes::fake(rng.random_range(0..9)));
            secrets.wallets[seat] = wallet;
        }
        // Notes that others were shown in private.
        for note in secrets.story.notices_mut().iter_mut().filter(|note| !note.may_reach(viewer)) {
            match &mut note.event {
                Event::Offer { offer: notes, .. } | Event::Bid { bid: notes, .. } => {
                    *notes = like(notes.count(), 0, 12, 35, rng).unwrap_or(*notes);
                }
                Event::InTheBank { thousands, .. } => *thousands = rng.random_range(0..100),
                _ => {}
            }
        }
        secrets
            .money
            .iter_mut()
            .flat_map(PerSeat::values_mut)
            .for_each(|money| *money = rng.random_range(0..80));
        match view.prompt {
            Prompt::Answering { by, to, deal, at, .. } if !knows(by) && !knows(to) => {
                let least = game.least(deal, at);
                let offer = secrets.offer.and_then(|offer| like(offer.count(), least, 12, 35, rng));
                secrets.offer = offer.or(secrets.offer);
            }
            Prompt::Staking { .. } | Prompt::Bidding { .. } | Prompt::Choosing { .. } => {
                let seller = match view.prompt {
                    Prompt::Bidding { by, .. } | Prompt::Choosing { by, .. } => Some(by),
                    _ => None,
                };
                for seat in Seat::all(game.seats()) {
                    let seen = knows(seat) || seller.is_some_and(knows);
                    let most = if seller.is_some() && view.players[seat].pawns == 5 { 0 } else { 12 };
                    if let Some(notes) = secrets.laid[seat].filter(|_| !seen) {
                        secrets.laid[seat] = like(notes.count(), 0, most, 35, rng).or(Some(notes));
                    }
                }
            }
            _ => {}
        }
    })
}

/// Returns a step with other notes of the same number, face down.
fn disguise(
    other: &Barracuda,
    step: &StepOf<Barracuda>,
    viewer: Viewer,
    rng: &mut SuiteRng,
) -> Option<StepOf<Barracuda>> {
    let (seat, action) = match step {
        Step::Player(seat, action) => (*seat, action),
        Step::Chance(chance) => {
            // Payment of the rent reveals something about the wallet.
            let shows = matches!(chance, Chance::Pawn(seat) if viewer != Viewer::Seat(*seat));
            return (!shows && other.check(step).is_ok()).then(|| step.clone());
        }
    };
    let sees = |who: Seat| viewer == Viewer::Seat(who);
    let wallet = *other.wallet(seat);
    let prompt = other.view(Viewer::Public).prompt;
    let same = || other.check(step).is_ok().then(|| step.clone());
    let hidden = |notes: &Notes, least: u16, most: u16, rng: &mut SuiteRng| {
        like(notes.count(), least, most.min(wallet.worth()), wallet.fakes(), rng)
    };
    match (action, prompt) {
        (Action::Open(_), _) => None,
        (Action::Slide(notes), Prompt::Sliding { at, deal, .. }) => {
            let tenant = other.open_at(at).and_then(|bar| bar.tenant);
            if sees(seat) || tenant.is_some_and(sees) {
                return same();
            }
            let notes = hidden(notes, other.least(deal, at), 12, rng)?;
            Some(Step::Player(seat, Action::Slide(notes)))
        }
        (Action::Bid(notes), Prompt::Bidding { by, .. }) => {
            // If no bid can be accepted, the last one reveals whether the seller can close (BC-4.7).
            let last = other.pending().seats().len() == 1;
            let taken = |bidder: Seat| other.placed(bidder) < 5;
            let shows = last && !Seat::all(other.seats()).filter(|bidder| *bidder != by).any(taken);
            if shows && !sees(by) {
                return None;
            }
            if sees(seat) || sees(by) {
                return same();
            }
            let most = if other.placed(seat) == 5 { 0 } else { 50 };
            let step = Step::Player(seat, Action::Bid(hidden(notes, 0, most, rng)?));
            other.check(&step).is_ok().then_some(step)
        }
        // The last stake turns up all stakes.
        (Action::Stake(_), _) if other.pending().seats().len() == 1 => None,
        (Action::Stake(notes), _) if !sees(seat) => {
            let step = Step::Player(seat, Action::Stake(hidden(notes, 0, 12, rng)?));
            other.check(&step).is_ok().then_some(step)
        }
        _ => same(),
    }
}

fn malformed(game: &Barracuda) -> Vec<Chance> {
    let texts = [
        "deal 0,1,2,3,4,5,6,7,8,9,10,11",
        "deal 0,0,2,3,4,6,7,8,9,10,5,11",
        "deal 11,1,2,3,4,6,7,8,9,10,0,5",
    ];
    let mut all: Vec<Chance> = texts.iter().map(|text| text.parse().unwrap()).collect();
    all.push(Chance::Pawn(Seat::nth(game.seats())));
    all
}

/// Returns whether the log shows the step itself, since it has no event.
fn is_silent(step: &StepOf<Barracuda>) -> bool {
    matches!(step, Step::Player(_, Action::Begin | Action::Pass))
}

#[test]
fn barracuda_keeps_every_law() {
    let matches = 80 * crate::times();
    let suite = Suite::<Barracuda>::new(setups(), matches, 3)
        .secrets(redeal, disguise)
        .malformed(malformed)
        .announces(is_silent);
    let tally = suite.run().unwrap_or_else(|broken| panic!("{broken}"));
    println!("{tally:?}");
    assert_eq!((tally.matches, tally.cut, tally.counts), (matches, 0, Some(LENGTH)));
    assert!(tally.blinded > 5_000 && tally.disguised > 1_000 && tally.reordered > 200, "{tally:?}");
}

/// Money moves only by reported events, and to the reported player.
// BC-3.1, BC-4.3, BC-4.4, BC-4.5, BC-5.2
#[test]
fn every_thousand_is_accounted_for() {
    for (config, seats) in setups() {
        for seed in 0..10 {
            let mut rents = 0;
            let game = walk::<Barracuda>(&config, seats, seed, |before, _, events, after| {
                let cash = |game: &Barracuda| -> Vec<i32> {
                    Seat::all(seats).map(|seat| i32::from(game.wallet(seat).worth())).collect()
                };
                let (had, has) = (cash(before), cash(after));
                if let Some(Event::Rent { seat, thousands, .. }) =
                    events.iter().find(|event| matches!(event, Event::Rent { .. }))
                {
                    assert_eq!(had[seat.index()] - has[seat.index()], i32::from(*thousands));
                    rents += thousands;
                }
                // Events that reveal only a number of notes leave wallets unchanged.
                if events.iter().all(|event| {
                    matches!(event, Event::Drawn(_) | Event::Announced { .. } | Event::LastOrder(_))
                }) {
                    assert_eq!(had, has);
                }
            });
            assert!(rents > 0);
            let all: u16 = Seat::all(seats).map(|seat| game.wallet(seat).worth()).sum();
            assert!(all < 50 * u16::from(seats), "the bank is richer at the end");
        }
    }
}

fn or_dash(what: &Option<impl Display>) -> String {
    what.as_ref().map_or("-".to_owned(), ToString::to_string)
}

/// Formats one entry per seat.
fn row(of: &PerSeat<Option<impl Display>>) -> String {
    of.values().iter().map(or_dash).collect::<Vec<_>>().join(" ")
}

/// Formats the part of an offer or an auction that only some players see.
fn seen(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Answering { offer, .. } => or_dash(offer),
        Prompt::Choosing { bids, .. } => row(bids),
        _ => String::new(),
    }
}

/// Formats the phase with all visible details.
fn prompt(prompt: &Prompt) -> String {
    let aim = |deal: &Deal| match deal {
        Deal::Join => "join",
        Deal::TakeOver => "take over",
    };
    match prompt {
        Prompt::Dealing => "dealing".to_owned(),
        Prompt::Between => "between rounds".to_owned(),
        Prompt::Staking { caller, laid } => format!("seat{caller} calls: {}", row(laid)),
        Prompt::Acting(seat) => format!("seat{seat} acts"),
        Prompt::Sliding { by, at, deal } => format!("seat{by} would {} {}", aim(deal), at.number()),
        Prompt::Answering { by, to, at, deal, notes, .. } => {
            let (deal, at) = (aim(deal), at.number());
            format!("seat{by} would {deal} {at} of seat{to} for {notes} notes: {}", seen(prompt))
        }
        Prompt::Bidding { by, at, laid } => format!("seat{by} auctions {}: {}", at.number(), row(laid)),
        Prompt::Choosing { by, at, laid, may_sell, .. } => {
            let buyers: Vec<String> = may_sell.iter().map(|seat| format!("seat{seat}")).collect();
            let (at, laid, buyers) = (at.number(), row(laid), buyers.join(" "));
            format!("seat{by} sells {at} ({laid}: {}) to {buyers}", seen(prompt))
        }
        Prompt::Over { winner, bankrupt } => {
            format!("over: won by {}, ruined {}", or_dash(winner), or_dash(bankrupt))
        }
    }
}

/// Formats a view in one line: a player's own money, or the promenade.
fn show(view: &View) -> String {
    if let Some(private) = &view.private {
        let seen = seen(&view.prompt);
        let may_refuse = match view.prompt {
            Prompt::Answering { .. } => {
                let may = private.outlook.map(|outlook| outlook.refused.is_some());
                format!(" {}", or_dash(&may))
            }
            _ => String::new(),
        };
        return format!("{} {seen}{may_refuse}", private.wallet);
    }
    let bars: Vec<String> = view
        .open
        .iter()
        .map(|bar| match bar {
            None => "-".to_owned(),
            Some(bar) => {
                let who = |seat: Option<Seat>| seat.map_or(".".to_owned(), |seat| seat.number().to_string());
                format!("{}{}{}", bar.bar.rent(), who(bar.tenant), who(bar.partner))
            }
        })
        .collect();
    let rent = view.players.map(|_, player| player.rent);
    let prompt = prompt(&view.prompt);
    format!("round {} {} rent {:?} {prompt}", view.round, bars.join(" "), rent.values())
}

#[test]
fn golden_playthroughs_of_barracuda() {
    for seats in 3..=5 {
        let text = golden::<Barracuda>(&Config::default(), seats, u64::from(seats), show);
        golden_file(&format!("barracuda/golden-{seats}.txt"), &text);
    }
}
