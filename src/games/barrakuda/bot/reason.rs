//! The reasons of the bot.

use super::super::{
    action::Action,
    cards::Card,
    floor::Wreck,
    gold::Gold,
    phase::Phase,
    position::Position,
    wreck_cards::{TakeBackRule, WreckAction},
};
use crate::kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No other action was acceptable.
    Only,
    /// The match has had no winner for very long: a draw will do.
    Enough,
    /// It fills the vault, which wins.
    Wins,
    /// It wins at once in this share of the playouts.
    MayWin { percent: i32 },
    /// It was drawn from this many cards of similar value.
    Mixed { cards: i32 },
    /// The gold of the bag goes to the vault.
    Vault { gold: Gold },
    /// The diver is alone on the wreck in this share of the playouts.
    Alone { percent: i32 },
    /// The expected gain of gold there.
    Find { gold: i32 },
    /// It is the least bad action.
    Least,
    /// The Barracuda must go to the opponent with most to lose.
    Lure { to: Seat },
    /// The Barracuda makes this player drop this gold, or keeps them from the vault.
    Bite { whom: Seat, gold: Gold },
    /// The Barracuda next to the own diver prevents robbery.
    Shield,
    /// The Barracuda would disturb the bot's own plans more elsewhere.
    Spare,
    /// An action of a wreck, and its target.
    WreckAction { action: Action, from: Option<(Seat, Gold)> },
}

/// The outcomes of an action, summed over all its trials.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally {
    times: i32,
    /// The number of trials that won.
    won: i32,
    /// The number of trials in which no other diver was on the same wreck.
    alone: i32,
    /// The gain of gold, bag and vault together.
    gold: i32,
    /// The sum of the chances to win, in parts of [`SCALE`](super::evaluation::SCALE).
    win_probability: i64,
}

impl Tally {
    /// Adds a trial that ended in the position `after`, with its chance to win.
    pub(super) fn add(&mut self, before: &Position, after: &Position, seat: Seat, win_probability: i32) {
        let owns = |position: &Position| i32::from(position.sea.diver(seat).bag + position.sea.vault(seat));
        let at = after.sea.diver(seat).at;
        let won = after.phase == Phase::Over && after.outcome().winners().contains(seat);
        self.times += 1;
        self.won += i32::from(won);
        self.alone += i32::from(at.is_some_and(|wreck| after.sea.on(wreck).count() == 1));
        self.gold += owns(after) - owns(before);
        self.win_probability += i64::from(win_probability);
    }

    /// The mean chance to win.
    pub(super) fn win_probability(&self) -> i32 {
        (self.win_probability / i64::from(self.times.max(1))) as i32
    }

    fn percent(&self, count: i32) -> i32 {
        count * 100 / self.times.max(1)
    }
}

/// Returns the reason for an action from its outcomes, or that it was drawn from `among` cards of similar value.
pub(super) fn reason(position: &Position, seat: Seat, action: &Action, tally: &Tally, among: i32) -> Reason {
    let bag = |seat: Seat| position.sea.diver(seat).bag;
    let richest =
        || position.sea.opponents(seat).max_by_key(|other| (bag(*other), position.sea.vault(*other)));
    match action {
        Action::Play(_) if tally.percent(tally.won) >= 20 => {
            Reason::MayWin { percent: tally.percent(tally.won) }
        }
        Action::Play(_) if among > 1 => Reason::Mixed { cards: among },
        Action::Play(Card::Barracuda) => richest().map_or(Reason::Least, |to| Reason::Lure { to }),
        Action::Play(Card::Dive(wreck)) => dive(position, seat, *wreck, tally),
        Action::Steer(to) => {
            let there =
                position.sea.opponents(seat).filter(|other| position.sea.diver(*other).at == Some(*to));
            match there.max_by_key(|other| bag(*other)) {
                Some(whom) => Reason::Bite { whom, gold: bag(whom) },
                None if position.sea.diver(seat).at == Some(*to) => Reason::Shield,
                None => Reason::Spare,
            }
        }
        Action::Bank(gold) if position.sea.vault(seat) + gold >= position.aim => Reason::Wins,
        Action::Bank(gold) => Reason::Vault { gold: *gold },
        _ => {
            let whom = match action {
                Action::Rob(whom) | Action::Strip(whom) | Action::Pocket(whom) => Some(*whom),
                Action::Put(_) => position.drawn().map(|(whom, _)| whom),
                _ => None,
            };
            Reason::WreckAction { action: action.clone(), from: whom.map(|whom| (whom, bag(whom))) }
        }
    }
}

fn dive(position: &Position, seat: Seat, wreck: Wreck, tally: &Tally) -> Reason {
    let card = position.cards.of(wreck);
    let banks = card.special.banks().or(card.general.banks()).is_some();
    let own = position.sea.diver(seat);
    // By the letter, the card just played may come back too (BK-5.1).
    let has_row = !own.row.is_empty() || position.take_back_rule == TakeBackRule::ByTheLetter;
    let back = has_row && card.special.takes_back().or(card.general.takes_back()).is_some();
    let regain = !own.holds_barracuda && card.special == WreckAction::RegainOrStrip;
    let wants = |action| Reason::WreckAction { action, from: None };
    let gold = (tally.gold + tally.times / 2) / tally.times.max(1);
    match tally.percent(tally.alone) {
        _ if banks && own.bag > 0 => Reason::Vault { gold: own.bag },
        percent @ 60.. => Reason::Alone { percent },
        _ if gold >= 2 => Reason::Find { gold },
        _ if back => wants(Action::TakeBack),
        _ if regain => wants(Action::Regain),
        _ => Reason::Least,
    }
}
