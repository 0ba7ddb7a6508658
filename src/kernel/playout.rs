//! Random play through the contract alone: what the suite, the golden playthroughs and the statistics are made of.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::{Game, Notice, Pending, Seat, Step, StepOf};

/// How often somebody who may act of their own accord does so before those whom the match waits for.
const INTERRUPTS: f64 = 0.05;

/// A random legal step: a random one of the seats to act takes a random one of its offered actions, or chance decides.
/// Nothing once the match is over, or where nobody can go on.
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

/// Anything that this seat is offered.
pub fn random_action<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Option<StepOf<G>> {
    game.offer(seat).actions().choose(rng).map(|action| Step::Player(seat, action.clone()))
}

/// Plays on by chance until it is over, or after [`Game::MAX_STEPS`]. `look` sees each step: the match before it, the
/// step, what was told, and the match after it.
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
