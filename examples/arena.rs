//! Lets bots play against each other and tells who wins how often.
//!
//! `cargo run --release --no-default-features --example arena -- GAME --seats LEVEL,LEVEL[,…] --matches N --seed S`
//!
//! With `--config JSON` matches have other options than the usual ones. Besides the levels (`easy`, `medium`, `hard`)
//! there are `random`, who takes any action, and for Barragoon `greedy`,
//! who takes the most valuable piece in reach and else anything. Seats are rotated from match to match. A win counts
//! one, a shared first place its share; the interval is that of the mean at 95 %.

mod shared;

use std::{process::ExitCode, str::FromStr, time::Instant};

use bar_a_jeux::{
    games::{
        barragoon::{Action, Barragoon, Cell},
        barrakuda::Barrakuda,
    },
    kernel::{
        Game, Pending, Seat, Step, Viewer,
        bot::{Bot, Level, Question, Thought},
        json::{self, Unfit},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

const USAGE: &str =
    "usage: arena GAME [--seats PLAYER,PLAYER[,...]] [--matches N] [--seed S] [--config JSON]";

/// Longer matches are left and count as a draw.
const LONGEST: usize = 3_000;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Player {
    Random,
    Greedy,
    Bot(Level),
}

struct Order {
    game: String,
    seats: Vec<Player>,
    matches: u32,
    seed: u64,
    config: Option<String>,
}

fn main() -> ExitCode {
    let done = order().and_then(|order| match order.game.as_str() {
        Barragoon::SLUG => arena::<Barragoon>(&order, |game, action| match action {
            Action::Move { to, .. } => match game.position().board[*to] {
                Cell::Piece(piece) => i32::from(piece.value.full()),
                _ => 0,
            },
            _ => 0,
        }),
        Barrakuda::SLUG => arena::<Barrakuda>(&order, |_, _| 0),
        other => Err(format!("no bot plays {other:?}\n{USAGE}")),
    });
    shared::end(done)
}

fn order() -> Result<Order, String> {
    let (game, options) = shared::words(USAGE)?;
    let mut order = Order {
        game,
        seats: vec![Player::Bot(Level::Medium), Player::Bot(Level::Easy)],
        matches: 100,
        seed: 1,
        config: None,
    };
    for (option, value) in &options {
        match option.as_str() {
            "--seats" => {
                let players = value.split(',').map(|name| shared::read(option, name, USAGE));
                order.seats = players.collect::<Result<_, _>>()?;
            }
            "--matches" => order.matches = shared::read(option, value, USAGE)?,
            "--seed" => order.seed = shared::read(option, value, USAGE)?,
            "--config" => order.config = Some(value.clone()),
            _ => return Err(shared::unknown(option, USAGE)),
        }
    }
    Ok(order)
}

impl FromStr for Player {
    type Err = Unfit;

    fn from_str(name: &str) -> Result<Player, Unfit> {
        match name {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            level => level.parse().map(Player::Bot),
        }
    }
}

/// What came of all matches for one player.
#[derive(Clone, Default)]
struct Score {
    points: Vec<f64>,
    steps: u64,
    nodes: u64,
    seconds: f64,
    /// Of a single step, in milliseconds.
    longest: f64,
}

fn arena<G: Bot>(order: &Order, greed: impl Fn(&G, &G::Action) -> i32) -> Result<(), String> {
    let seats = order.seats.len();
    let config = match &order.config {
        Some(text) => json::read(text).map_err(|fault| format!("--config: {fault}"))?,
        None => G::Config::default(),
    };
    let mut rng = ChaCha8Rng::seed_from_u64(order.seed);
    let mut scores = vec![Score::default(); seats];
    let (mut unfinished, mut steps) = (0, 0);
    for number in 0..order.matches as usize {
        // Who sits at seat 0 this time.
        let shift = number % seats;
        let mut game = G::new(&config, seats as u8).map_err(|refusal| format!("{}: {refusal}", G::SLUG))?;
        let mut made = 0;
        while let Pending::Waiting { seats: waiting, table } = game.pending() {
            if made == LONGEST {
                unfinished += 1;
                break;
            }
            made += 1;
            let step = if table {
                Step::table(game.deal(&mut rng))
            } else {
                let seat = waiting.iter().next().unwrap_or(Seat(0));
                let who = (seat.index() + shift) % seats;
                let action = decide(&game, seat, order.seats[who], &mut scores[who], &mut rng, &greed);
                Step::seat(seat, action)
            };
            game.check(&step)
                .map_err(|refusal| format!("not allowed to {:?}, {:?}: {refusal}", step.by, step.action))?;
            game.apply(&step);
        }
        steps += made;
        let shares = share(&game.pending(), seats);
        for (seat, points) in shares.into_iter().enumerate() {
            scores[(seat + shift) % seats].points.push(points);
        }
    }
    println!(
        "{} matches, {} steps each, {unfinished} unfinished",
        order.matches,
        steps / order.matches as usize
    );
    for (player, score) in order.seats.iter().zip(&scores) {
        report(*player, score);
    }
    Ok(())
}

/// One for a win; shared firsts share it, and an unfinished match is shared by all.
fn share(pending: &Pending, seats: usize) -> Vec<f64> {
    match pending.outcome() {
        Some(outcome) => {
            let winners = outcome.winners();
            Seat::all(seats as u8)
                .map(|seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 })
                .collect()
        }
        None => vec![1.0 / seats as f64; seats],
    }
}

fn decide<G: Bot>(
    game: &G,
    seat: Seat,
    player: Player,
    score: &mut Score,
    rng: &mut ChaCha8Rng,
    greed: &impl Fn(&G, &G::Action) -> i32,
) -> G::Action {
    let offer = game.offer(seat);
    let any = |rng: &mut ChaCha8Rng, from: &[G::Action]| {
        from.choose(rng).cloned().unwrap_or_else(|| unreachable!("whoever is to act has an offer"))
    };
    score.steps += 1;
    match player {
        Player::Random => any(rng, offer.actions()),
        Player::Greedy => {
            let most = offer.actions().iter().map(|action| greed(game, action)).max().unwrap_or(0);
            let best: Vec<G::Action> =
                offer.actions().iter().filter(|action| greed(game, action) == most).cloned().collect();
            any(rng, &best)
        }
        Player::Bot(level) => {
            let view = game.view(Viewer::Seat(seat));
            let begun = Instant::now();
            let mut thought = G::think(Question { seat, view, offer, level, seed: rng.random() });
            while !thought.go_on(10_000) {}
            let seconds = begun.elapsed().as_secs_f64();
            score.seconds += seconds;
            score.longest = score.longest.max(seconds * 1e3);
            score.nodes += u64::from(thought.nodes());
            thought.choice().action
        }
    }
}

fn report(player: Player, score: &Score) {
    let n = score.points.len() as f64;
    let mean = score.points.iter().sum::<f64>() / n;
    let variance =
        score.points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let half = 1.96 * (variance / n).sqrt();
    print!("{player:?}: {:.1} % +- {:.1}", mean * 100.0, half * 100.0);
    if score.nodes > 0 {
        let (steps, nodes) = (score.steps as f64, score.nodes as f64);
        print!(
            "; {:.0} nodes a step, {:.0} nodes and {:.1} steps a second, longest {:.0} ms",
            nodes / steps,
            nodes / score.seconds,
            steps / score.seconds,
            score.longest
        );
    }
    println!();
}
