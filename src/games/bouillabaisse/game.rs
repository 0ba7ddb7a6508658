//! Implements [`Game`] for La Bouillabaisse.

use std::{
    mem,
    ops::{Range, RangeInclusive},
};

use rand::Rng;

use super::{
    action::{Action, Chance},
    config::Config,
    counts,
    event::Event,
    memory,
    phase::Phase,
    refusal::Refusal,
    score::Costs,
    state::Bouillabaisse,
    view::View,
};
use crate::kernel::{Game, Notice, Offer, Pending, Seat, Step, StepOf, Viewer, unchecked};

impl Game for Bouillabaisse {
    const SLUG: &'static str = "bouillabaisse";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=12;
    /// The lots, three draws, and six rounds of a deal and two whole packs.
    const MAX_STEPS: usize = 4 + 6 * (1 + 104);
    const BOTS: bool = true;
    /// Points of a round.
    const BLUNDER_THRESHOLD: i32 = 8;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        let cards = config.cards(seats)?;
        let (config, costs) = (config.clone(), Costs::agreed(&config.cost_selection));
        Ok(Bouillabaisse { config, seats, cards, costs, finished: Vec::new(), phase: Phase::Lots })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Lots | Phase::Draw { .. } | Phase::Deal { .. } => Pending::Chance,
            Phase::Play(round) => Pending::player(round.turn()),
            Phase::Over => Pending::Over(self.outcome()),
        }
    }

    /// The total points (BO-3.5).
    fn tally(&self, seat: Seat) -> Vec<i32> {
        vec![self.totals()[seat]]
    }

    fn counts(&self, _events: &[Event]) -> Vec<Vec<i32>> {
        counts::counts(self.seats, &self.finished)
    }

    /// Points of the finished rounds and of the one in play. The fewest points lead.
    fn figures(&self) -> Vec<i32> {
        let sign = self.scoring().sign;
        let so_far = |seat: Seat| {
            let taken = self.round_in_play().map(|round| round.players[seat].taken.worth());
            taken.map_or(0, |worth| sign.apply(worth))
        };
        self.totals().iter().map(|(seat, total)| total + so_far(seat)).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        match &self.phase {
            Phase::Play(round) if round.turn() == seat => {
                Offer::List(round.playable(seat).into_iter().map(Action::Play).collect())
            }
            _ => Offer::Nothing,
        }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Play(card) = *action;
        match &self.phase {
            Phase::Play(round) => round.check_play(seat, card),
            // No hand has a card in these phases.
            Phase::Lots | Phase::Draw { .. } | Phase::Deal { .. } | Phase::Over => {
                Err(Refusal::NotHeld(card))
            }
        }
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.phase, chance) {
            (Phase::Lots, Chance::Dealer(seat)) => seat.number() < self.seats,
            (Phase::Draw { cost, .. }, drawn) => self.can_cost(*cost, drawn),
            (Phase::Deal { .. }, Chance::Deal(hands)) => self.can_be_dealt(hands),
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        match (mem::take(&mut self.phase), step) {
            (Phase::Play(round), Step::Player(by, Action::Play(card))) => self.play(round, *by, *card),
            (Phase::Lots, Step::Chance(Chance::Dealer(seat))) => self.found_dealer(*seat),
            (Phase::Draw { dealer, .. }, Step::Chance(Chance::Suit(suit))) => {
                self.settle(dealer, Costs { suit: Some(*suit), ..self.costs })
            }
            (Phase::Draw { dealer, .. }, Step::Chance(Chance::Figure(figure))) => {
                self.settle(dealer, Costs { figure: Some(*figure), ..self.costs })
            }
            (Phase::Draw { dealer, .. }, Step::Chance(Chance::Card(card))) => {
                self.settle(dealer, Costs { card: Some(*card), ..self.costs })
            }
            (Phase::Deal { dealer }, Step::Chance(Chance::Deal(hands))) => self.deal(dealer, hands),
            _ => unchecked(),
        }
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        match &self.phase {
            Phase::Lots => self.draw_lots(rng),
            Phase::Draw { cost, .. } => self.draw_cost(*cost, rng),
            Phase::Deal { .. } | Phase::Play(_) | Phase::Over => self.shuffle(rng),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn look_back(&self, then: &Self, viewer: Viewer) -> View {
        memory::look_back(self, then, viewer)
    }

    fn forgotten(&self) -> Range<usize> {
        memory::forgotten(self)
    }

    /// A card on the table has been seen.
    fn reveals_information(&self, _step: &StepOf<Self>) -> bool {
        true
    }

    /// A finished round has no secrets.
    fn may_disclose(&self, then: &Self) -> bool {
        then.finished.len() < self.finished.len()
    }

    fn check_invariants(&self) -> Result<(), String> {
        match &self.phase {
            Phase::Play(round) => self.check_cards(round).and_then(|()| self.check_tricks(round)),
            Phase::Lots | Phase::Draw { .. } | Phase::Deal { .. } | Phase::Over => Ok(()),
        }
    }
}
