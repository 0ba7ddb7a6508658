//! Plays matches between bots and reports the share of wins of each.
//!
//! `cargo run --release --no-default-features --example arena -- GAME --seats LEVEL,LEVEL[,…] --matches N --seed S`
//!
//! `--config JSON` sets options of the matches. With `--opening N` the first N steps of each match are random.
//!
//! A player is a level, `random`, or a habit of the game (`habits/`), which tests whether bots can be exploited. A
//! habit that decides only some actions is joined to a level, which decides the rest (`refuse+expert`).
//!
//! Seats rotate from match to match, and each rotation has the same opening and the same random outcomes. A win counts
//! 1, a shared first place its share. In games with points, the report has their mean, and the margin to the mean of
//! the others. Intervals are those of the mean at 95 %.
//!
//! For Barracuda it counts last orders, auctions, offers and refusals. For Barrakuda it reports the share of each
//! wreck and the number of rounds of a match. It also reports the share of matches without a winner at the first offer
//! of a draw.

#[path = "../shared/counts.rs"]
mod counts;
mod habits;
#[path = "../shared/mod.rs"]
mod shared;

use std::{process::ExitCode, time::Instant};

use bar_a_jeux::{
    games::{
        barracuda::{self, Barracuda},
        barragoon::Barragoon,
        barrakuda::{Barrakuda, Card, Event, LONG},
        bouillabaisse::Bouillabaisse,
    },
    kernel::{
        Game, Pending, Seat, Step,
        bot::{Bot, Decision, Level, Search},
    },
};
use counts::Counts;
use habits::Habit;
use lexopt::prelude::*;
use nonempty::NonEmpty;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

const USAGE: &str =
    "usage: arena GAME [--seats PLAYER,PLAYER[,...]] [--matches N] [--seed S] [--opening N] [--config JSON]";

/// The most steps of a match; a longer one counts as a draw.
const LONGEST: usize = 20_000;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Player {
    Random,
    Bot(Level),
    /// Plays by the habit of this name, and between actions that the habit likes equally as a bot of this level.
    Habit(String, Option<Level>),
}

struct Args {
    game: String,
    seats: Vec<Player>,
    matches: u32,
    seed: u64,
    /// Number of random steps at the beginning of each match.
    opening: usize,
    config: Option<String>,
}

fn main() -> ExitCode {
    let args = parse_args().map_err(|fault| format!("{fault}\n{USAGE}"));
    shared::exit(args.and_then(|args| run(&args)))
}

fn run(args: &Args) -> Result<(), String> {
    match args.game.as_str() {
        Barragoon::SLUG => arena(args, habits::barragoon::ALL, |_: &Barragoon| None, |_, _| {}),
        Bouillabaisse::SLUG => arena(
            args,
            habits::bouillabaisse::ALL,
            |game: &Bouillabaisse| Some(game.totals().into()),
            |_, _| {},
        ),
        Barrakuda::SLUG => {
            let mut dives = Dives::default();
            arena(args, habits::barrakuda::ALL, |_: &Barrakuda| None, |_, event| dives.count(&event.event))
                .map(|()| dives.report(args.matches))
        }
        Barracuda::SLUG => {
            let mut deals = Counts::default();
            arena(
                args,
                habits::barracuda::ALL,
                |_: &Barracuda| None,
                |_, event| count_deals(&mut deals, event),
            )
            .map(|()| deals.report(args.matches))
        }
        other => Err(format!("no bot plays {other:?}\n{USAGE}")),
    }
}

fn parse_args() -> Result<Args, lexopt::Error> {
    let mut args = Args {
        game: String::new(),
        seats: vec![Player::Bot(Level::Medium), Player::Bot(Level::Easy)],
        matches: 100,
        seed: 1,
        opening: 0,
        config: None,
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(game) if args.game.is_empty() => args.game = game.string()?,
            Long("seats") => {
                let players = parser.value()?.string()?;
                args.seats = players.split(',').map(Player::from).collect();
            }
            Long("matches") => args.matches = parser.value()?.parse()?,
            Long("seed") => args.seed = parser.value()?.parse()?,
            Long("opening") => args.opening = parser.value()?.parse()?,
            Long("config") => args.config = Some(parser.value()?.string()?),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(args)
}

impl From<&str> for Player {
    fn from(name: &str) -> Player {
        let level = |name: &str| Level::ALL.into_iter().find(|known| known.name() == name);
        match (level(name), name.split_once('+')) {
            (Some(level), _) => Player::Bot(level),
            (None, _) if name == "random" => Player::Random,
            (None, Some((habit, rest))) => Player::Habit(habit.to_owned(), level(rest)),
            (None, None) => Player::Habit(name.to_owned(), None),
        }
    }
}

/// The results of all matches for one player.
#[derive(Clone, Default)]
struct Score {
    /// The upper half of its bot's seeds in this match.
    character: u32,
    wins: Vec<f64>,
    /// The points at the end of each match, in games with points, and their margins to the mean of the others.
    points: Vec<f64>,
    margins: Vec<f64>,
    steps: u64,
    nodes: u64,
    seconds: f64,
    /// The longest time for a single step, in milliseconds.
    longest: f64,
}

fn arena<G: Bot>(
    args: &Args,
    habits: &[Habit<G>],
    points: impl Fn(&G) -> Option<Vec<i32>>,
    mut count: impl FnMut(&G, &G::Event),
) -> Result<(), String> {
    let seats = args.seats.len();
    for player in &args.seats {
        if let Player::Habit(name, _) = player
            && habits.iter().all(|habit| habit.name != name)
        {
            return Err(format!("nobody plays like {name:?}"));
        }
    }
    let config = match &args.config {
        Some(text) => serde_json::from_str(text).map_err(|fault| format!("--config: {fault}"))?,
        None => G::Config::default(),
    };
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let mut scores = vec![Score::default(); seats];
    let (mut unfinished, mut drawn, mut steps, mut longest) = (0, 0, 0, 0);
    for number in 0..args.matches as usize {
        // The rotation of the seats: each player sits at seat 0 once with the same random outcomes.
        let shift = number % seats;
        let mut chance_rng = ChaCha8Rng::seed_from_u64(args.seed.wrapping_add((number / seats) as u64));
        let mut game = G::start(&config, seats as u8).map_err(|refusal| format!("{}: {refusal}", G::SLUG))?;
        for score in &mut scores {
            score.character = rng.random();
        }
        let mut made = 0;
        while game.pending().outcome().is_none() {
            if made == LONGEST {
                unfinished += 1;
                break;
            }
            made += 1;
            let step = match game.pending().seats().iter().next() {
                Some(seat) if made <= args.opening => Step::Player(seat, any(&game, seat, &mut chance_rng)),
                Some(seat) => {
                    let who = (seat.index() + shift) % seats;
                    let action = decide(&game, seat, &args.seats[who], &mut scores[who], &mut rng, habits);
                    Step::Player(seat, action)
                }
                None => Step::Chance(game.draw_chance(&mut chance_rng)),
            };
            game.check(&step).map_err(|illegal| format!("{step:?} is not allowed: {illegal}"))?;
            for note in game.apply(&step) {
                count(&game, &note.event);
            }
        }
        steps += made;
        longest = longest.max(made);
        let shares = share(&game.pending(), seats);
        drawn += u32::from(game.pending().outcome().is_some() && shares.iter().all(|share| *share < 1.0));
        for (seat, share) in shares.into_iter().enumerate() {
            scores[(seat + shift) % seats].wins.push(share);
        }
        let points: Vec<f64> = points(&game).into_iter().flatten().map(f64::from).collect();
        let all: f64 = points.iter().sum();
        for (seat, own) in points.into_iter().enumerate() {
            let score = &mut scores[(seat + shift) % seats];
            score.points.push(own);
            score.margins.push(own - (all - own) / (seats as f64 - 1.0).max(1.0));
        }
    }
    println!(
        "{} matches, {} steps each, {longest} at most, {drawn} without a single winner, {unfinished} unfinished",
        args.matches,
        steps / args.matches as usize
    );
    for (player, score) in args.seats.iter().zip(&scores) {
        report(player, score, seats);
    }
    Ok(())
}

/// Counts the deals in matches of Barracuda.
fn count_deals(counts: &mut Counts, event: &barracuda::Event) {
    use barracuda::{Deal, Event, Reply, Ruin};

    let what = match event {
        Event::Round(_) => "rounds",
        Event::LastOrder(_) => "last orders called",
        Event::Stakes(stakes) => {
            counts.add("stakes", stakes.len() as u64);
            let nothing = stakes.iter().filter(|stake| stake.worth() == 0).count();
            counts.add("stakes worth nothing", nothing as u64);
            return;
        }
        Event::Opened { .. } => "bars opened",
        Event::Partner { .. } => "partners in own bars",
        Event::Answered { deal: Deal::Join, reply: Reply::Accepted, .. } => "partner offers accepted",
        Event::Answered { deal: Deal::Join, reply: Reply::Refused, .. } => "partner offers refused",
        Event::Answered { deal: Deal::TakeOver, reply: Reply::Accepted, .. } => "take-overs accepted",
        Event::Answered { deal: Deal::TakeOver, reply: Reply::Refused, .. } => "take-overs refused",
        Event::Auction { .. } => "auctions",
        Event::Sold { .. } => "auctions sold",
        Event::Won(_) => "won with five pawns",
        Event::Bankrupt { why: Ruin::Rent(_), .. } => "bankrupt by rent",
        Event::Bankrupt { why: Ruin::NoAction, .. } => "bankrupt without an action",
        Event::Bankrupt { why: Ruin::Auction, .. } => "bankrupt by an auction",
        _ => return,
    };
    counts.add(what, 1);
}

/// Statistics of matches of Barrakuda.
#[derive(Default)]
struct Dives {
    rounds: u32,
    /// Matches without a winner when the first draw was offered.
    long: u32,
    /// Cards played by wreck; the Barracuda card counts in the place of the last.
    plays: [u32; 6],
}

impl Dives {
    fn count(&mut self, event: &Event) {
        match event {
            Event::Revealed(cards) => {
                self.rounds += 1;
                for card in cards {
                    let place = match card {
                        Card::Dive(wreck) => wreck.index(),
                        Card::Barracuda => 5,
                    };
                    self.plays[place] += 1;
                }
            }
            Event::DrawAsked(LONG) => self.long += 1,
            _ => {}
        }
    }

    fn report(&self, matches: u32) {
        let all = f64::from(self.plays.iter().sum::<u32>().max(1));
        let share = |place: usize| f64::from(self.plays[place]) * 100.0 / all;
        let wrecks: Vec<String> =
            (0..5).map(|place| format!("{} {:.1} %", place + 1, share(place))).collect();
        println!("plays per wreck: {}; of the Barracuda {:.1} %", wrecks.join(", "), share(5));
        let matches = f64::from(matches.max(1));
        let (rounds, long) = (f64::from(self.rounds) / matches, f64::from(self.long) * 100.0 / matches);
        println!("rounds {rounds:.1}, at the cap {long:.1} %");
    }
}

/// The share of each player in the win; an unfinished match is shared by all.
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

/// A random legal action.
fn any<G: Bot>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
    let options = options(game, seat);
    let index = rng.random_range(0..options.len());
    options.into_iter().nth(index).unwrap_or_else(|| unreachable!("the index is below the length"))
}

fn options<G: Bot>(game: &G, seat: Seat) -> NonEmpty<G::Action> {
    let options = game.offer(seat).into_options();
    options.unwrap_or_else(|| unreachable!("whoever is to act has an offer"))
}

fn decide<G: Bot>(
    game: &G,
    seat: Seat,
    player: &Player,
    score: &mut Score,
    rng: &mut ChaCha8Rng,
    habits: &[Habit<G>],
) -> G::Action {
    let options = options(game, seat);
    let pick = |rng: &mut ChaCha8Rng, from: &[&G::Action]| {
        from.choose(rng).map_or_else(|| options.head.clone(), |action| (*action).clone())
    };
    score.steps += 1;
    match player {
        Player::Random => pick(rng, &options.iter().collect::<Vec<_>>()),
        Player::Habit(name, level) => {
            let habit = habits.iter().find(|habit| habit.name == name);
            let likes = habit.map(|habit| habit.likes);
            let liked: Vec<i32> =
                options.iter().map(|action| likes.map_or(0, |likes| likes(game, seat, action))).collect();
            let most = liked.iter().max().copied().unwrap_or(0);
            match level {
                Some(level) if liked.iter().all(|liked| *liked == most) => {
                    think(game, seat, *level, score, rng)
                }
                _ => {
                    let best = options.iter().zip(liked).filter(|(_, liked)| *liked == most);
                    pick(rng, &best.map(|(action, _)| action).collect::<Vec<_>>())
                }
            }
        }
        Player::Bot(level) => think(game, seat, *level, score, rng),
    }
}

/// The choice of a bot.
fn think<G: Bot>(game: &G, seat: Seat, level: Level, score: &mut Score, rng: &mut ChaCha8Rng) -> G::Action {
    let Some(decision) = Decision::of(game, seat, level, 0) else {
        unreachable!("whoever is to act has an offer")
    };
    let begun = Instant::now();
    let seed = u64::from(score.character) << 32 | u64::from(rng.random::<u32>());
    let mut search = G::think(Decision { seed, ..decision });
    while !search.run(10_000) {}
    let seconds = begun.elapsed().as_secs_f64();
    score.seconds += seconds;
    score.longest = score.longest.max(seconds * 1e3);
    score.nodes += u64::from(search.nodes());
    search.choice().action
}

fn report(player: &Player, score: &Score, seats: usize) {
    let (wins, half) = mean(&score.wins, seats);
    print!("{player:?}: {:.1} % +- {:.1}", wins * 100.0, half * 100.0);
    if !score.points.is_empty() {
        let ((points, half), (margin, apart)) = (mean(&score.points, seats), mean(&score.margins, seats));
        print!("; {points:.1} points +- {half:.1}, {margin:+.1} +- {apart:.1} to the others");
    }
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

/// Returns the mean and half its interval at 95 %. `together` consecutive matches have the same random outcomes.
fn mean(values: &[f64], together: usize) -> (f64, f64) {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let groups: Vec<f64> = values.chunks(together).map(mean).collect();
    let (n, middle) = (groups.len() as f64, mean(&groups));
    let variance = groups.iter().map(|value| (value - middle).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (middle, 1.96 * (variance / n).sqrt())
}
