//! Selection of the costs (BO-3.1, BO-3.2).

use rand::{Rng, RngExt};

use super::super::{
    action::Chance,
    cards::{Rank, Suit},
    config::CostSelection,
    event::Event,
    phase::{CostKind, Phase},
    score::Costs,
    state::Bouillabaisse,
};
use crate::kernel::{Notice, Seat};

impl Costs {
    /// Returns the costs that are settled before any draw (BO-3.2).
    pub(in super::super) fn agreed(selection: &CostSelection) -> Costs {
        match *selection {
            CostSelection::Agreed(suit, figure, card) => {
                Costs { suit: Some(suit), figure: Some(figure), card: Some(card) }
            }
            CostSelection::Random | CostSelection::Late => Costs::default(),
        }
    }
}

impl Bouillabaisse {
    /// Returns the phase before this dealer deals: missing costs that are due are drawn one after another (BO-3.2).
    pub(in super::super) fn before_deal(&self, dealer: Seat) -> Phase {
        let Costs { suit, figure, card } = self.costs;
        let late = self.config.cost_selection == CostSelection::Late;
        let is_due = |first_round: u8| !late || self.round() >= first_round;
        if suit.is_none() && is_due(2) {
            Phase::Draw { dealer, cost: CostKind::Suit }
        } else if figure.is_none() && is_due(3) {
            Phase::Draw { dealer, cost: CostKind::Figure }
        } else if card.is_none() && is_due(4) {
            Phase::Draw { dealer, cost: CostKind::Card }
        } else {
            Phase::Deal { dealer }
        }
    }

    /// Whether this can be drawn: a figure must be one, and a card must be in play (BO-3.1).
    pub(in super::super) fn can_cost(&self, cost: CostKind, drawn: &Chance) -> bool {
        match (cost, drawn) {
            (CostKind::Suit, Chance::Suit(_)) => true,
            (CostKind::Figure, Chance::Figure(rank)) => Rank::FIGURES.contains(rank),
            (CostKind::Card, Chance::Card(card)) => self.cards.contains(card),
            _ => false,
        }
    }

    pub(in super::super) fn draw_cost(&self, cost: CostKind, rng: &mut impl Rng) -> Chance {
        match cost {
            CostKind::Suit => Chance::Suit(Suit::ALL[rng.random_range(0..Suit::ALL.len())]),
            CostKind::Figure => Chance::Figure(Rank::FIGURES[rng.random_range(0..Rank::FIGURES.len())]),
            CostKind::Card => Chance::Card(self.cards[rng.random_range(0..self.cards.len())]),
        }
    }

    /// Settles one of the costs for the rest of the match.
    pub(in super::super) fn settle(&mut self, dealer: Seat, costs: Costs) -> Vec<Notice<Event>> {
        self.costs = costs;
        self.phase = self.before_deal(dealer);
        vec![Notice::all(Event::Costs(costs))]
    }

    /// Number of costs drawn so far.
    pub(in super::super) fn costs_drawn(&self) -> usize {
        let Costs { suit, figure, card } = self.costs;
        match self.config.cost_selection {
            CostSelection::Agreed(..) => 0,
            CostSelection::Random | CostSelection::Late => {
                [suit.is_some(), figure.is_some(), card.is_some()].into_iter().filter(|drawn| *drawn).count()
            }
        }
    }
}
