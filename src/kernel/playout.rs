//! Random play through [`Game`] alone, used by the suite, the golden playthroughs and the statistics.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::{Game, Notice, Pending, Seat, Step, StepOf};

/// Probability that a seat with an interrupt acts before the seats that the match waits for.
const INTERRUPTS: f64 = 0.05;

/// Returns a random legal step: one of the offered actions of one of the pending seats, or a decision of chance.
/// `None` once the match is over, or if no seat can act.
pub fn random_step<G: Game>(game: &G, rng: &mut impl Rng) -> Option<StepOf<G>> {
    let waiting: Vec<Seat> = match game.pending() {
        Pending::Over(_) => return None,
        Pending::Chance => return Some(Step::Chance(game.draw_chance(rng))),
        Pending::Players(seats) => seats.iter().collect(),
    };
    let mut seat = *waiting.choose(rng)?;
    let interrupts: Vec<Seat> = game.interrupts().iter().collect();
    if !interrupts.is_empty() && rng.random_bool(INTERRUPTS) {
        seat = *interrupts.choose(rng)?;
    }
    random_action(game, seat, rng)
}

/// Returns a random one of the offered actions of this seat.
pub fn random_action<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Option<StepOf<G>> {
    game.offer(seat).actions().choose(rng).map(|action| Step::Player(seat, action.clone()))
}

/// Plays random steps until the match is over, or for [`Game::MAX_STEPS`] steps. `look` is called for each step with
/// the match before it, the step, its events, and the match after it.
pub fn playout<G: Game>(
    mut game: G,
    rng: &mut impl Rng,
    mut look: impl FnMut(&G, &StepOf<G>, &[Notice<G::Event>], &G),
) -> G {
    for _ in 0..G::MAX_STEPS {
        let Some(step) = random_step(&game, rng) else { break };
        let before = game.clone();
        let notices = game.apply(&step);
        look(&before, &step, &notices, &game);
    }
    game
}
