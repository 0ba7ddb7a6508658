//! Playouts: every player follows the same greedy policy to the end of the round.

use nonempty::NonEmpty;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    super::{
        action::Action,
        phase::Phase,
        position::{Position, Unobserved},
        wreck_cards::WreckTurn,
    },
    evaluation::Evaluator,
};
use crate::kernel::{Seat, Step};

impl Position {
    /// Plays until all choose again, or a player has won. Each player takes the action of the best evaluation (a greedy
    /// policy). Returns the number of playouts, including those that steer the Barracuda.
    pub(super) fn playout(&mut self, evaluator: &Evaluator, rng: &mut ChaCha8Rng) -> u32 {
        let mut ends = 1;
        loop {
            let step = match &self.phase {
                Phase::Choosing(_) | Phase::Agreeing { .. } | Phase::Over => return ends,
                Phase::Laying | Phase::Rolling { .. } | Phase::Flinging { .. } | Phase::Drawing { .. } => {
                    Step::Chance(self.draw_chance(rng))
                }
                Phase::Steering { by, distance } => {
                    let (to, playouts) = self.best_steer(*by, *distance, evaluator, rng);
                    ends += playouts;
                    Step::Player(*by, to)
                }
                Phase::Resolving { turn, .. } => Step::Player(turn.by, self.policy_move(*turn, evaluator)),
                Phase::Picking { by, .. } => {
                    let chance = |other: &Seat| evaluator.win_probability(self, *other);
                    let rival = self.sea.opponents(*by).max_by_key(chance);
                    Step::Player(*by, rival.map_or(Action::Pass, Action::Pocket))
                }
                Phase::Putting { by, drawn, .. } => {
                    let puts = drawn.clone().map(Action::Put);
                    Step::Player(*by, self.greedy(*by, puts, evaluator))
                }
            };
            self.apply(&step, &mut Unobserved);
        }
    }

    /// Returns the best steer of the Barracuda, and the number of playouts for it. Each wreck in reach is tried in a
    /// playout with the same dice.
    fn best_steer(
        &self,
        by: Seat,
        distance: u8,
        evaluator: &Evaluator,
        rng: &mut ChaCha8Rng,
    ) -> (Action, u32) {
        let seed = rng.random();
        let mut playouts = 0;
        let best = self.reach(distance).max_by_key(|to| {
            let mut then = self.after(by, &Action::Steer(*to));
            playouts += then.playout(evaluator, &mut ChaCha8Rng::seed_from_u64(seed));
            evaluator.win_probability(&then, by)
        });
        (Action::Steer(best.unwrap_or(self.sea.barracuda)), playouts)
    }

    /// Returns the greedy action of the player on a wreck, who always banks all or nothing. A player without a gain
    /// declines (BK-4.6).
    fn policy_move(&self, turn: WreckTurn, evaluator: &Evaluator) -> Action {
        let mut options = self.wreck_options(turn);
        if let Some(most) = options.iter().rev().find(|option| matches!(option, Action::Bank(_))).cloned() {
            options.retain(|option| !matches!(option, Action::Bank(_)) || *option == most);
        }
        NonEmpty::from_vec(options).map_or(Action::Pass, |options| self.greedy(turn.by, options, evaluator))
    }

    /// Returns the action with the best evaluation right after it; the last of equals.
    fn greedy(&self, by: Seat, options: NonEmpty<Action>, evaluator: &Evaluator) -> Action {
        if options.tail.is_empty() {
            return options.head;
        }
        let value = |action: &Action| evaluator.win_probability(&self.after(by, action), by);
        let NonEmpty { head, tail } = options;
        let first = (value(&head), head);
        let best = |best: (i32, Action), next: Action| {
            let value = value(&next);
            if value >= best.0 { (value, next) } else { best }
        };
        tail.into_iter().fold(first, best).1
    }

    fn after(&self, by: Seat, action: &Action) -> Position {
        let mut then = self.clone();
        then.apply(&Step::Player(by, action.clone()), &mut Unobserved);
        then
    }
}
