//! Why it did what it did.

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
    /// There was nothing else to do.
    Only,
    /// Nobody has won for so long: a draw will do.
    Enough,
    /// The vault is full.
    Wins,
    /// So often of a hundred times this wins at once.
    MayWin { percent: i32 },
    /// So many cards were about as good, and one was drawn.
    Mixed { cards: i32 },
    /// The bag goes to the vault.
    Vault { gold: Gold },
    /// So often of a hundred times nobody else will be there.
    Alone { percent: i32 },
    /// So much gold is expected there.
    Find { gold: i32 },
    /// Nothing good, and everything else is worse.
    Least,
    /// The Barracuda is to go to whoever has most to lose.
    Lure { to: Seat },
    /// The Barracuda makes them drop so much, or comes between them and the vault.
    Bite { whom: Seat, gold: Gold },
    /// Beside the Barracuda nobody can rob it.
    Shield,
    /// Elsewhere the Barracuda would do more harm to its own plans.
    Spare,
    /// An action of a wreck, and whom it is done to.
    WreckAction { action: Action, from: Option<(Seat, Gold)> },
}

/// What has come of an action, added up over all times it was tried.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally {
    times: i32,
    /// How often it won.
    won: i32,
    /// How often nobody else was on the same wreck.
    alone: i32,
    /// Gold won in bag and vault together.
    gold: i32,
    /// Chances to win, in parts of [`SCALE`](super::evaluation::SCALE).
    win_probability: i64,
}

impl Tally {
    /// The position after the action, in which the chance to win is `win_probability`.
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

/// Why an action was chosen, from its outcomes; or that it was drawn from `among` so many about as good.
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
