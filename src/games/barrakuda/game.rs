//! Implements [`Game`] for Barrakuda, by delegation.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{
    action::{Action, Chance},
    config::Config,
    counts,
    event::{Beat, Event},
    journal::Journal,
    phase::Phase,
    position::{AGAIN, Position, ROUNDS},
    refusal::Refusal,
    state::Barrakuda,
    view::View,
};
use crate::kernel::{Game, Notice, Offer, Pending, Seat, Step, StepOf, Viewer};

impl Game for Barrakuda {
    const SLUG: &'static str = "barrakuda";
    /// Version 2: gold is collected beside the Barracuda too, the card just played stays in the row, *Bank all* is all
    /// or nothing, team-mates who tie may only exchange, and a draw is offered after many rounds. Version 3: the
    /// Barracuda takes the shortest route with the highest number anywhere on it.
    const RULES_VERSION: u16 = 3;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    /// The floor. In each round four choices, two rolls, a move of the Barracuda, two actions for each of four players,
    /// and a pickpocket of three steps for each action. From time to time four answers about a draw.
    const MAX_STEPS: usize =
        1 + ROUNDS as usize * (4 + 2 + 1 + 2 * 4 * (1 + 3)) + (ROUNDS / AGAIN) as usize * 4;
    const BOTS: bool = true;
    /// Four percent of the chance to win.
    const BLUNDER_THRESHOLD: i32 = 400;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Beat;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        config.check(seats)?;
        let position = Position::new(config, seats)?;
        Ok(Barrakuda { config: config.clone(), position, journal: Journal::default() })
    }

    fn seats(&self) -> u8 {
        self.position.sea.divers.seats()
    }

    fn pending(&self) -> Pending {
        self.position.pending()
    }

    /// The gold in the vault; in a team match the side as well (BK-5.3, BK-7.1).
    fn tally(&self, seat: Seat) -> Vec<i32> {
        let sea = self.sea();
        let side = sea.mate(seat).map(|_| sea.side(seat) as i32);
        [i32::from(sea.vault(seat))].into_iter().chain(side).collect()
    }

    fn counts(&self, _events: &[Beat]) -> Vec<Vec<i32>> {
        counts::counts(self.seats(), self.config.teams, &self.journal.statistics)
    }

    /// Gold in the vaults, by side.
    fn figures(&self) -> Vec<i32> {
        self.sea().vaults.iter().map(|gold| i32::from(*gold)).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        if self.pending().seats().contains(seat) {
            Offer::List(self.position.options(seat))
        } else {
            Offer::Nothing
        }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.position.options(seat).contains(action) {
            return Ok(());
        }
        Err(match (action, &self.position.phase) {
            (Action::Play(card), Phase::Choosing(_)) => Refusal::NotHeld(*card),
            (Action::Steer(wreck), Phase::Steering { .. }) => Refusal::OutOfReach(*wreck),
            _ => Refusal::NotOffered,
        })
    }

    fn check_interrupt(&self, seat: Seat, _action: &Action) -> Option<Result<(), Refusal>> {
        self.chosen(seat).map(|_| Err(Refusal::Chosen))
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        self.position.is_possible(chance)
    }

    /// Events also contain that a player has chosen. The story does not, since the table stays the same.
    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Beat>> {
        self.journal.story.turn_page();
        self.position.apply(step, &mut self.journal);
        let chosen = match step {
            Step::Player(seat, Action::Play(_)) => {
                let sea = self.position.sea.clone();
                Some(Notice::all(Beat { event: Event::Chosen(*seat), sea }))
            }
            _ => None,
        };
        chosen.into_iter().chain(self.journal.story.news().iter().cloned()).collect()
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        self.position.draw_chance(rng)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// The last chosen card reveals all; the others lie face down and can be taken back.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, Action::Play(_)) => self.pending().seats().len() == 1,
            Step::Player(_, action) => matches!(action, Action::Put(_)),
            Step::Chance(_) => true,
        }
    }

    /// Cards that were chosen at that time have been revealed since.
    fn may_disclose(&self, then: &Self) -> bool {
        let (now, then) = (&self.position, &then.position);
        let choosing = matches!(now.phase, Phase::Choosing(_));
        let turned_up = then.round < now.round || (then.round == now.round && !choosing);
        turned_up && then.drawn().is_none()
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.position.check_invariants()
    }
}
