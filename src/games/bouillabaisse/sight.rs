//! What is in sight of the cards that were played (BO-5.2). All have seen every trick: whether they remember it is a
//! part of the game, and what the table does not want to be told of is not in a view before the round is over.

use std::ops::Range;

use super::{
    config::{Config, Help},
    score::Taken,
    state::Bouillabaisse,
    view::{Trick, View},
};
use crate::kernel::{Game, Seat, Viewer};

impl Bouillabaisse {
    /// Whether the points of the round so far are shown.
    pub(super) fn shows_points(&self) -> bool {
        self.config.help != Help::Strict
    }

    /// The same match at a table that shows everything: for whoever has a memory of their own.
    pub(super) fn with_all_in_sight(&self) -> Self {
        let config = Config { help: Help::Open, ..self.config.clone() };
        Bouillabaisse { config, ..self.clone() }
    }

    /// How many tricks of this round are no longer in sight.
    fn gone(&self) -> usize {
        if self.config.help == Help::Open { 0 } else { self.tricks.len().saturating_sub(1) }
    }

    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        };
        let hand = own.and_then(|seat| self.hands.get(seat.index())).cloned().unwrap_or_default();
        let turn = self.turn();
        let open = viewer == Viewer::Omniscient;
        let help = if open { Help::Open } else { self.config.help };
        let gone = if open { 0 } else { self.gone() };
        let points = |taken: &Taken| self.scoring().sign() * taken.worth();
        let trick = |trick: &Trick| Trick {
            cards: trick.cards.clone(),
            winner: trick.winner,
            taken: trick.taken.filter(|_| help != Help::Strict),
        };
        View {
            seats: self.seats,
            packs: self.config.packs(self.seats),
            round: self.round,
            dealer: self.dealer,
            costs: self.costs,
            turn,
            counts: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            own,
            hand,
            playable: own
                .filter(|seat| turn == Some(*seat))
                .map(|seat| self.playable(seat))
                .unwrap_or_default(),
            open: if open { self.hands.clone() } else { Vec::new() },
            trick: self.trick.clone(),
            tricks: self.tricks.iter().skip(gone).map(trick).collect(),
            gone,
            points: match help {
                Help::Open | Help::Usual => self.taken.iter().map(points).collect(),
                Help::Strict => Vec::new(),
            },
            voids: if help == Help::Open { self.voids.clone() } else { Vec::new() },
            out_of_sight: false,
            finished: self.finished.clone(),
            totals: self.totals(),
            twins: self.config.twins,
            all_or_nothing: self.config.all_or_nothing,
        }
    }

    /// What is still in sight now of an earlier moment.
    pub(super) fn seen_again(&self, then: &Self, viewer: Viewer) -> View {
        let gone = self.gone();
        if self.may_disclose(then) {
            return then.seen_by(Viewer::Omniscient);
        }
        if viewer == Viewer::Omniscient || gone == 0 || !then.is_dealt() {
            return then.seen_by(viewer);
        }
        if then.tricks.len() < gone {
            return then.seen_no_more();
        }
        let mut view = then.seen_by(viewer);
        // When the last trick began, the one before it lay there.
        view.tricks.drain(..gone.saturating_sub(view.gone).min(view.tricks.len()));
        view.gone = view.gone.max(gone);
        view
    }

    /// A moment of which nothing is told but that it was, and in which trick: not even who had played already, for that
    /// says who led, and so who had won.
    fn seen_no_more(&self) -> View {
        let left = self.hands.iter().map(Vec::len).max().unwrap_or_default() as u8;
        View {
            turn: None,
            counts: vec![left; usize::from(self.seats)],
            trick: Vec::new(),
            tricks: Vec::new(),
            gone: 0,
            points: Vec::new(),
            voids: Vec::new(),
            out_of_sight: true,
            ..self.seen_by(Viewer::Public)
        }
    }

    /// The steps with which the tricks were played that are no longer in sight.
    pub(super) fn out_of_sight(&self) -> Range<usize> {
        let seats = usize::from(self.seats);
        let played: usize = self.finished.iter().map(|round| round.tricks.len() * seats).sum();
        // Before the first of them the table has drawn and dealt.
        let start = self.draws() + self.finished.len() + 1 + played;
        start..start + self.gone() * seats
    }
}

/// What somebody remembers who has seen it all, of this round and of those before.
pub(super) fn remembered(game: &Bouillabaisse, seat: Seat) -> View {
    game.with_all_in_sight().seen_by(Viewer::Seat(seat))
}
