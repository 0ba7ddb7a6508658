//! Barrakuda in sentences. The language is an argument, so that no function tracks a signal.

use std::cmp::Ordering;

pub(super) use crate::app::lexicon::{list, name};

use crate::{
    app::{
        i18n::{Language, Text, barrakuda as key, sentences, tally},
        lexicon::number,
    },
    games::barrakuda::{
        Action, Beat, Card, Event, FloorFault, Gold, LairEffect, Sea, Shelter, Slot, Statistics,
        TakeBackRule, TurnReason, View, Wreck, WreckAction, WreckCard, WrecksInPlay,
    },
    kernel::Seat,
    scenes::barrakuda::{GoldChange, Risk, gold_change, slot_action, taken},
};

/// "1 gold", "3 gold"
pub(super) fn gold(language: &Language, gold: Gold) -> String {
    language.say(tally::BarrakudaGold { n: gold })
}

/// "Wreck 3"
pub(super) fn title(language: &Language, wreck: Wreck) -> String {
    language.say(key::WreckTitle { n: wreck.number() })
}

/// "3", or "Barracuda"
pub(super) fn card(language: &Language, card: Card) -> String {
    match card {
        Card::Dive(wreck) => number(wreck.number()),
        Card::Barracuda => language.say(key::barracuda),
    }
}

/// "card 3", "cards 3, 1": a number alone would look like a count.
fn coming_back(language: &Language, cards: &[Wreck]) -> String {
    let numbers = cards.iter().map(|card| number(card.number()));
    language.say(key::Back { n: cards.len(), cards: language.list(numbers) })
}

/// The effect of a wreck's action.
pub(super) fn deed(language: &Language, deed: WreckAction, rule: TakeBackRule) -> String {
    match deed {
        WreckAction::Nothing => language.say(key::deed_nothing),
        WreckAction::Gold(n) => language.say(key::DeedGold { n }),
        WreckAction::TakeBack(n) => match rule {
            TakeBackRule::KeepsLast => language.say(key::DeedBack { n }),
            TakeBackRule::ByTheLetter => language.say(key::DeedBackAny { n }),
        },
        WreckAction::RegainOrStrip => language.say(key::deed_regain),
        WreckAction::BankSeven => language.say(key::deed_bank_seven),
        WreckAction::BankAll => language.say(key::deed_bank_all),
        WreckAction::Pocket => language.say(key::deed_pocket),
        WreckAction::Protected => language.say(key::deed_protected),
    }
}

pub(super) fn stop(language: &Language, stop: LairEffect) -> String {
    language.say(match stop {
        LairEffect::Nothing => key::deed_nothing,
        LairEffect::Regain => key::stop_regain,
        LairEffect::Fling => key::stop_fling,
    })
}

/// The actions and effects of a wreck, in one line.
pub(super) fn offers(language: &Language, cards: &WrecksInPlay, rule: TakeBackRule, wreck: Wreck) -> String {
    let WreckCard { special, general, stop: stops } = cards.of(wreck);
    if wreck == Wreck::LAIR {
        return language.say(key::OffersLair { stop: stop(language, stops) });
    }
    let (special, general) = (deed(language, special, rule), deed(language, general, rule));
    let offers = language.say(key::Offers { special, general });
    match stops {
        LairEffect::Nothing => offers,
        _ => language.say(key::OffersStop { offers, stop: stop(language, stops) }),
    }
}

/// An event as a sentence.
pub(super) fn tell(language: &Language, names: &[String], view: &View, beat: &Beat) -> String {
    let Beat { event, sea } = beat;
    let who = |seat: Seat| name(names, seat);
    match event {
        Event::Laid => language.say(key::tell_laid),
        Event::Chosen(seat) => language.say(key::TellChosen { name: who(*seat) }),
        Event::Revealed(cards) => {
            let one = |(seat, one): (Seat, &Card)| {
                language.say(key::RevealedCard { name: who(seat), card: card(language, *one) })
            };
            let cards = language.commas(Seat::all(view.seats).zip(cards).map(one));
            language.say(key::TellRevealed { cards })
        }
        Event::AllBack(seat) => language.say(key::TellAllBack { name: who(*seat) }),
        Event::Rolled { distance, direction, route, parting } => {
            let rolled = language.say(key::TellRolled { n: *distance, wreck: direction.number() });
            let why = match parting {
                Some(by) => language.say(key::TellTiedWays { wreck: by.number() }),
                None if route.is_empty() => language.say(key::tell_there),
                None => String::new(),
            };
            sentences([rolled, why])
        }
        Event::Reach { by, distance } => language.say(key::TellReach { name: who(*by), n: *distance }),
        Event::Swam { by, from, route } => {
            let wreck = route.last().unwrap_or(from).number();
            match (by.map(who), route.is_empty()) {
                (None, false) => language.say(key::TellSwims { wreck }),
                (None, true) => language.say(key::TellStays { wreck }),
                (Some(name), false) => language.say(key::TellTaken { name, wreck }),
                (Some(name), true) => language.say(key::TellLeft { name, wreck }),
            }
        }
        Event::StopRegain { wreck, .. } => language.say(key::TellLair { wreck: wreck.number() }),
        Event::Flung(to) => language.say(key::TellFlung { wreck: to.number() }),
        Event::Collected { seat, wreck, gold: n } => language.say(key::TellCollected {
            name: who(*seat),
            gold: gold(language, *n),
            wreck: wreck.number(),
        }),
        Event::Dropped { seat, wreck, gold: stays, lost } => {
            let (name, all) = (who(*seat), stays + lost);
            if all == 0 {
                return language.say(key::TellBitesNothing { name });
            }
            let gaps = key::TellBites { name, gold: gold(language, all), wreck: wreck.number() };
            let bites = language.say(gaps);
            if *lost == 0 {
                return bites;
            }
            sentences([bites, language.say(key::TellLost { gold: gold(language, *lost) })])
        }
        Event::Spared { seat, wreck, by } => match by {
            Shelter::Control => language.say(key::TellObeys { name: who(*seat) }),
            Shelter::Wreck => language.say(key::TellProtected { wreck: wreck.number(), name: who(*seat) }),
        },
        Event::Tied(wreck) => language.say(key::TellTied { wreck: wreck.number() }),
        Event::Idle { seat, wreck, slot } => {
            let (name, wreck) = (who(*seat), wreck.number());
            match slot {
                Slot::General => language.say(key::TellIdleGeneral { name, wreck }),
                _ => language.say(key::TellIdle { name, wreck }),
            }
        }
        Event::Passed { seat } => language.say(key::TellPasses { name: who(*seat) }),
        Event::Took { seat, gold: n, .. } => {
            language.say(key::TellTakes { name: who(*seat), gold: gold(language, *n) })
        }
        Event::TookBack { seat, cards } => {
            language.say(key::TellTakesBack { name: who(*seat), cards: coming_back(language, cards) })
        }
        Event::Regained(seat) => language.say(key::TellRegains { name: who(*seat) }),
        Event::Stripped { seat, of } => language.say(key::TellStrips { name: who(*seat), other: who(*of) }),
        Event::Banked { seat, gold: n } => {
            let (name, gold, n, of) = (who(*seat), gold(language, *n), sea.vault(*seat), view.aim);
            if n < of {
                language.say(key::TellBanks { name, gold, n, of })
            } else {
                language.say(key::TellBanksEnough { name, gold, n })
            }
        }
        Event::Robbed { seat, of, gold: n } => {
            language.say(key::TellRobs { name: who(*seat), other: who(*of), gold: gold(language, *n) })
        }
        Event::Shared { from, to, gold: n } => {
            language.say(key::TellGives { name: who(*from), other: who(*to), gold: gold(language, *n) })
        }
        Event::WillPick(seat) => language.say(key::TellWillPick { name: who(*seat) }),
        Event::RoundOver { round, regain } => {
            let over = language.say(key::TellRoundOver { n: *round });
            let back = language.say(key::TellRegainAll { names: list(language, names, *regain) });
            if regain.is_empty() { over } else { sentences([over, back]) }
        }
        Event::Drew { seat, of, cards } => {
            language.say(key::TellDraws { n: *cards, name: who(*seat), other: who(*of) })
        }
        Event::Put { seat, of, card: one } => {
            language.say(key::TellPuts { name: who(*seat), other: who(*of), card: card(language, *one) })
        }
        Event::Won(seat) => won(language, names, sea, *seat),
        Event::DrawAsked(round) => language.say(key::TellDrawAsked { n: *round }),
        Event::Agreed(seat) => language.say(key::TellAgrees { name: who(*seat) }),
        Event::Refused(seat) => language.say(key::TellRefuses { name: who(*seat) }),
        Event::Drawn => language.say(key::tell_drawn),
        Event::OutOfRounds => language.say(key::TellOutOfRounds { n: view.round }),
    }
}

/// The gold in a vault, and the amount that wins.
pub(super) fn vault(language: &Language, n: Gold, of: Gold) -> String {
    if n < of { language.say(key::VaultOf { n, of }) } else { language.say(key::VaultEnough { n }) }
}

pub(super) fn team(side: usize) -> Text {
    if side == 0 { tally::barrakuda_team_a } else { tally::barrakuda_team_b }
}

/// "Anna wins with 8 gold in the vault.", "The Corals win: Ben and Dev, with 12 gold in the vault."
pub(super) fn won(language: &Language, names: &[String], sea: &Sea, seat: Seat) -> String {
    let (name, gold) = (self::name(names, seat), gold(language, sea.vault(seat)));
    match sea.mate(seat) {
        Some(mate) => {
            let team = language.say(team(sea.side(seat)));
            language.say(key::TellTeamWins { team, name, other: self::name(names, mate), gold })
        }
        None => language.say(key::TellWins { name, gold }),
    }
}

/// The player that an event is about; `None` if it is not about one player.
pub(super) fn about(event: &Event) -> Option<Seat> {
    match event {
        Event::AllBack(seat)
        | Event::Reach { by: seat, .. }
        | Event::Swam { by: Some(seat), .. }
        | Event::Collected { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::Spared { seat, .. }
        | Event::Idle { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat, .. }
        | Event::TookBack { seat, .. }
        | Event::Regained(seat)
        | Event::Stripped { seat, .. }
        | Event::Banked { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::Shared { from: seat, .. }
        | Event::WillPick(seat)
        | Event::Drew { seat, .. }
        | Event::Put { seat, .. }
        | Event::Agreed(seat)
        | Event::Refused(seat)
        | Event::Won(seat) => Some(*seat),
        _ => None,
    }
}

/// The label of an action's button.
pub(super) fn action(language: &Language, names: &[String], view: &View, by: Seat, one: &Action) -> String {
    let sea = &view.sea;
    match one {
        Action::Take => language.say(key::DoTake { gold: gold(language, Gold::from(taken(view))) }),
        Action::TakeBack => language.say(key::DoBack { cards: coming_back(language, &taken_back(view, by)) }),
        Action::Regain => language.say(key::do_regain),
        Action::Strip(seat) => language.say(key::DoStrip { name: name(names, *seat) }),
        Action::Bank(n) => language.say(key::DoBank { gold: gold(language, *n) }),
        Action::Rob(seat) => {
            let bag = gold(language, sea.diver(*seat).bag);
            language.say(key::DoRob { name: name(names, *seat), gold: bag })
        }
        Action::Share(bag) => {
            let own = sea.diver(by).bag;
            let name = sea.mate(by).map_or("", |mate| name(names, mate));
            let gold = gold(language, own.abs_diff(*bag));
            match bag.cmp(&own) {
                Ordering::Less => language.say(key::DoGive { gold, name }),
                Ordering::Equal => language.say(key::do_keep),
                Ordering::Greater => language.say(key::DoGet { gold, name }),
            }
        }
        Action::Late => language.say(key::do_late),
        Action::Pocket(seat) => language.say(key::DoPocket { name: name(names, *seat) }),
        Action::Steer(wreck) => steer(language, sea, *wreck),
        Action::Agree => language.say(key::do_agree),
        Action::Refuse => language.say(key::do_refuse),
        _ => language.say(key::do_pass),
    }
}

/// The outcome of an answer: the player's gold afterwards, or the number of cards to draw from.
pub(super) fn outcome(language: &Language, view: &View, by: Seat, one: &Action) -> Option<String> {
    if let Action::Pocket(seat) = one {
        return Some(language.say(key::HandSize { n: view.sea.diver(*seat).hand().len() as u8 }));
    }
    Some(match gold_change(view, by, one)? {
        GoldChange::Bag { from, to } => language.say(key::BagChange { from, to }),
        GoldChange::Vault { from, to } => language.say(key::VaultChange { from, to, of: view.aim }),
    })
}

/// A player's record over a match.
pub(super) fn statistics(language: &Language, statistics: &Statistics) -> String {
    language.facts([
        language.say(key::FoundIn { n: statistics.dives, gold: gold(language, statistics.found) }),
        language.say(key::Bitten { n: statistics.bites, gold: gold(language, statistics.dropped) }),
        language.say(key::Robberies { n: statistics.robberies, gold: gold(language, statistics.robbed) }),
        language.say(key::LongestWay { n: statistics.way }),
    ])
}

/// The label of the button that lays a card face down.
pub(super) fn dive(language: &Language, card: Card) -> String {
    match card {
        Card::Dive(wreck) => language.say(key::DoDive { n: wreck.number() }),
        Card::Barracuda => language.say(key::do_lure),
    }
}

/// The risk of a bite, and its cost to the viewer.
pub(super) fn risk(language: &Language, view: &View, risk: Risk) -> String {
    if risk.sheltered {
        return language.say(key::risk_sheltered);
    }
    let bag = view.own.map_or(0, |own| view.sea.diver(own).bag);
    match (risk.percent, risk.lured) {
        (0, false) => language.say(key::risk_none),
        (0, true) => language.say(key::RiskLured { gold: gold(language, bag) }),
        (n, _) => language.say(key::RiskOf { n, gold: gold(language, bag) }),
    }
}

/// The label for taking the Barracuda to this wreck, or for leaving it there.
pub(super) fn steer(language: &Language, sea: &Sea, to: Wreck) -> String {
    let wreck = to.number();
    if to == sea.barracuda {
        language.say(key::DoLeave { wreck })
    } else {
        language.say(key::DoSteer { wreck })
    }
}

/// The cards that the action takes back.
fn taken_back(view: &View, by: Seat) -> Vec<Wreck> {
    let most = slot_action(view).and_then(WreckAction::takes_back).unwrap_or_default();
    view.sea.diver(by).coming_back(most, view.take_back_rule).to_vec()
}

/// The reason for a question.
pub(super) fn asked(language: &Language, wreck: Wreck, reason: TurnReason, options: &[Action]) -> String {
    let wreck = wreck.number();
    let what = || given(language, options);
    match reason {
        TurnReason::Alone => language.say(key::AskedSpecial { wreck }),
        TurnReason::FewestCards => language.say(key::AskedInitiative { wreck, what: what() }),
        TurnReason::FewestOfUpright => language.say(key::AskedFewestStanding { wreck, what: what() }),
        TurnReason::OnlyUpright => language.say(key::AskedStanding { wreck, what: what() }),
        TurnReason::TiedWithMate => language.say(key::AskedExchange { wreck }),
        TurnReason::BesideBarracuda => language.say(key::AskedBesideFish { wreck }),
        TurnReason::Upright => language.say(key::AskedGeneral { wreck }),
    }
}

/// The current use of the initiative: "special action or robbery".
fn given(language: &Language, options: &[Action]) -> String {
    let robs = |one: &&Action| matches!(one, Action::Rob(_));
    let shares = |one: &&Action| matches!(one, Action::Share(_));
    let mut what = Vec::new();
    let special = options.iter().any(|one| !robs(&one) && !shares(&one));
    what.extend(special.then(|| language.say(key::what_special)));
    what.extend(options.iter().find(robs).map(|_| language.say(key::what_robbery)));
    what.extend(options.iter().find(shares).map(|_| language.say(key::what_exchange)));
    language.alternatives(what)
}

/// The fault of a floor laid by hand.
pub(super) fn fault(language: &Language, fault: FloorFault) -> String {
    match fault {
        FloorFault::Overlap => language.say(key::floor_overlap),
        FloorFault::Apart(wreck) => language.say(key::FloorApart { wreck: wreck.number() }),
    }
}
