//! Two matches of La Bouillabaisse that differ only in tricks out of sight.

use bar_a_jeux::{
    games::bouillabaisse::{Action, Bouillabaisse, Config, Help, Rank},
    kernel::{Game, Pending, Seat, Step, StepOf, bot::Bot, conform::SuiteRng},
};
use rand::{RngExt, SeedableRng};

use super::{Made, Pair, pair};

const SEATS: u8 = 3;

/// Returns two matches in round 5, where every trick scores, with one card missing in the current trick. A seat has
/// played two cards of a suit, one of which costs more, in either order. Only the worth of those tricks and the
/// players' points differ.
pub(crate) fn remembered(help: Help) -> Pair {
    let config = Config { help, ..Config::default() };
    let found = (0..).find_map(|seed| {
        let (log, states) = fifth_round(&config, seed)?;
        let other = otherwise(&log, &states)?;
        Some(pair::<Bouillabaisse>(&config, SEATS, &log, &other))
    });
    found.unwrap_or_else(|| unreachable!("there are seeds for ever"))
}

/// Plays a random match up to the last card of the seventh trick of round 5.
fn fifth_round(config: &Config, seed: u64) -> Option<Made<Bouillabaisse>> {
    let mut rng = SuiteRng::seed_from_u64(seed);
    let mut game = Bouillabaisse::new(config, SEATS).ok()?;
    let (mut log, mut states) = (Vec::new(), Vec::new());
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return None,
            Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
            Pending::Players(seats) => {
                let view = game.remembered(Seat::FIRST);
                if view.round == 5 && view.tricks.len() == 6 && view.trick.len() == 2 {
                    return Some((log, states));
                }
                let seat = seats.iter().next()?;
                let offer = game.offer(seat);
                let actions = offer.actions();
                Step::Player(seat, actions[rng.random_range(0..actions.len())])
            }
        };
        states.push(game.clone());
        game.apply(&step);
        log.push(step);
    }
}

/// Returns the same match with two cards of a seat exchanged. `None` if no exchange keeps all winners and changes the
/// points.
fn otherwise(log: &[StepOf<Bouillabaisse>], states: &[Bouillabaisse]) -> Option<Vec<StepOf<Bouillabaisse>>> {
    let seats = usize::from(SEATS);
    // The round began with the deal, and the last two tricks stay the same.
    let first = log.iter().rposition(Step::is_chance)? + 1;
    let end = log.len() - 2 - seats;
    let pairs = (first..end).flat_map(|one| (one + 1..end).map(move |two| (one, two)));
    pairs.into_iter().find_map(|(one, two)| {
        let (Step::Player(by, Action::Play(card)), Step::Player(then, Action::Play(other))) =
            (&log[one], &log[two])
        else {
            return None;
        };
        let dearer = (card.rank == Rank::QUEEN) != (other.rank == Rank::QUEEN);
        if by != then || card.suit != other.suit || !dearer {
            return None;
        }
        let mut steps = log.to_vec();
        steps.swap(one, two);
        let (mut as_it_was, mut game) = (states[first].clone(), states[first].clone());
        for (was, step) in log.iter().zip(&steps).skip(first) {
            as_it_was.apply(was);
            game.check(step).ok()?;
            game.apply(step);
        }
        let points = |game: &Bouillabaisse| game.remembered(Seat::FIRST).points;
        (game.hands() == as_it_was.hands() && points(&game) != points(&as_it_was)).then_some(steps)
    })
}
