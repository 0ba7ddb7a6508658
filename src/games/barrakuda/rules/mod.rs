//! The rules, chapter by chapter: options and their effects. This file assigns phases to chapters.

mod barracuda;
mod choosing;
mod round;
mod wrecks;

use rand::Rng;

use super::{
    action::{Action, Chance},
    floor::{Floor, Wreck},
    phase::Phase,
    position::{Observer, Position},
};
use crate::kernel::{Pending, Seat, Seats, Step, unchecked};

impl Position {
    pub(super) fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Laying | Phase::Rolling { .. } | Phase::Flinging { .. } | Phase::Drawing { .. } => {
                Pending::Chance
            }
            Phase::Choosing(chosen) => {
                let yet = chosen.iter().filter(|(_, card)| card.is_none());
                Pending::Players(yet.map(|(seat, _)| seat).collect::<Seats>())
            }
            Phase::Resolving { turn, .. } => Pending::player(turn.by),
            Phase::Steering { by, .. }
            | Phase::Picking { by, .. }
            | Phase::Putting { by, .. }
            | Phase::Agreeing { by } => Pending::player(*by),
            Phase::Over => Pending::Over(self.outcome()),
        }
    }

    /// Returns all actions of a seat that the match waits for.
    pub(super) fn options(&self, seat: Seat) -> Vec<Action> {
        match &self.phase {
            Phase::Choosing(_) => self.playable(seat),
            Phase::Steering { distance, .. } => self.reach(*distance).map(Action::Steer).collect(),
            // BK-4.6
            Phase::Resolving { turn, .. } => {
                self.wreck_options(*turn).into_iter().chain([Action::Pass]).collect()
            }
            Phase::Picking { by, .. } => {
                self.sea.opponents(*by).map(Action::Pocket).chain([Action::Pass]).collect()
            }
            Phase::Putting { drawn, .. } => drawn.iter().copied().map(Action::Put).collect(),
            Phase::Agreeing { .. } => vec![Action::Agree, Action::Refuse],
            Phase::Laying
            | Phase::Rolling { .. }
            | Phase::Flinging { .. }
            | Phase::Drawing { .. }
            | Phase::Over => Vec::new(),
        }
    }

    pub(super) fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.phase, chance) {
            (Phase::Laying, Chance::Floor(cells)) => {
                Floor::new(*cells).is_ok_and(|floor| floor.cells() == *cells)
            }
            (Phase::Rolling { control: None }, Chance::Roll { distance, .. })
            | (Phase::Rolling { control: Some(_) }, Chance::Reach(distance)) => {
                barracuda::DISTANCES.contains(distance)
            }
            (Phase::Flinging { .. }, Chance::Fling(to)) => *to != self.sea.barracuda,
            (Phase::Drawing { from, .. }, Chance::Draw(cards)) => self.can_be_drawn(*from, cards),
            _ => false,
        }
    }

    /// Draws a decision of chance. The distance die is rolled even if it is not used, so that a seed keeps giving the
    /// same match.
    pub(super) fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        let distance = barracuda::draw_distance(rng);
        match &self.phase {
            Phase::Rolling { control: Some(_) } => Chance::Reach(distance),
            Phase::Rolling { control: None } => {
                Chance::Roll { distance, direction: barracuda::draw_wreck(rng, Wreck::all()) }
            }
            Phase::Flinging { .. } => {
                let others = Wreck::all().filter(|wreck| *wreck != self.sea.barracuda);
                Chance::Fling(barracuda::draw_wreck(rng, others))
            }
            Phase::Drawing { from, .. } => self.draw_cards(*from, rng),
            _ => Chance::Floor(Floor::random(rng).cells()),
        }
    }

    /// Applies a legal step. Each phase is handed to the clause that ends it and returns the next phase.
    pub(super) fn apply(&mut self, step: &Step<Action, Chance>, observer: &mut dyn Observer) {
        let phase = std::mem::replace(&mut self.phase, Phase::Over);
        self.phase = match step {
            Step::Player(seat, action) => self.act(phase, *seat, action, observer),
            Step::Chance(chance) => self.happen(phase, chance, observer),
        };
    }

    fn act(&mut self, phase: Phase, seat: Seat, action: &Action, observer: &mut dyn Observer) -> Phase {
        match (phase, action) {
            (Phase::Choosing(chosen), Action::Play(card)) => self.choose(chosen, seat, *card, observer),
            (Phase::Steering { by, .. }, Action::Steer(to)) => self.steer(by, *to, observer),
            (Phase::Resolving { turn, rest }, action) => self.decide(turn, rest, action, observer),
            (Phase::Picking { by, later }, Action::Pocket(from)) => Phase::Drawing { by, from: *from, later },
            (Phase::Picking { by, later }, Action::Pass) => self.pick_none(by, later, observer),
            (Phase::Putting { by, from, later, .. }, Action::Put(card)) => {
                self.put(by, from, *card, later, observer)
            }
            (Phase::Agreeing { by }, Action::Agree) => self.agree(by, observer),
            (Phase::Agreeing { by }, Action::Refuse) => self.refuse(by, observer),
            _ => unchecked(),
        }
    }

    fn happen(&mut self, phase: Phase, chance: &Chance, observer: &mut dyn Observer) -> Phase {
        match (phase, chance) {
            (Phase::Laying, Chance::Floor(cells)) => self.lay(*cells, observer),
            (Phase::Rolling { control: None }, Chance::Roll { distance, direction }) => {
                self.roll(*distance, *direction, observer)
            }
            (Phase::Rolling { control: Some(by) }, Chance::Reach(distance)) => {
                self.roll_distance(by, *distance, observer)
            }
            (Phase::Flinging { control }, Chance::Fling(to)) => self.fling(control, *to, observer),
            (Phase::Drawing { by, from, later }, Chance::Draw(cards)) => {
                self.draw(by, from, cards, later, observer)
            }
            _ => unchecked(),
        }
    }
}
