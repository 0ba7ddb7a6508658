//! Lets bots play Barracuda and tells what they do there: how often they call last order, auction, offer and refuse.
//!
//! `cargo run --release --no-default-features --example deals -- barracuda --seats LEVEL,LEVEL,LEVEL[,…] --matches N --seed S`

mod shared;

use std::{collections::BTreeMap, process::ExitCode};

use bar_a_jeux::{
    games::barracuda::{Barracuda, Config, Deal, Event, Ruin},
    kernel::{
        Game, Pending, Seat, Step, Viewer,
        bot::{Bot, Level, Question, Thought},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

const USAGE: &str = "usage: deals barracuda [--seats LEVEL,LEVEL,LEVEL[,...]] [--matches N] [--seed S]";

struct Order {
    seats: Vec<Level>,
    matches: u64,
    seed: u64,
}

fn main() -> ExitCode {
    shared::end(order().and_then(|order| count(&order)))
}

fn order() -> Result<Order, String> {
    let (_, options) = shared::words(USAGE)?;
    let mut order = Order { seats: vec![Level::Medium; 4], matches: 40, seed: 1 };
    for (option, value) in &options {
        match option.as_str() {
            "--seats" => {
                let levels = value.split(',').map(|name| shared::read(option, name, USAGE));
                order.seats = levels.collect::<Result<_, _>>()?;
            }
            "--matches" => order.matches = shared::read(option, value, USAGE)?,
            "--seed" => order.seed = shared::read(option, value, USAGE)?,
            _ => return Err(shared::unknown(option, USAGE)),
        }
    }
    Ok(order)
}

/// What is counted over all matches, by name.
#[derive(Default)]
struct Counts(BTreeMap<&'static str, u64>);

impl Counts {
    fn add(&mut self, what: &'static str, times: u64) {
        *self.0.entry(what).or_default() += times;
    }

    fn tell(&mut self, event: &Event) {
        let what = match event {
            Event::Round(_) => "rounds",
            Event::LastOrder(_) => "last orders called",
            Event::Stakes(stakes) => {
                self.add("stakes", stakes.len() as u64);
                let nothing = stakes.iter().filter(|stake| stake.worth() == 0).count();
                self.add("stakes worth nothing", nothing as u64);
                return;
            }
            Event::Opened { .. } => "bars opened",
            Event::Partner { .. } => "partners in own bars",
            Event::Answered { deal: Deal::Join, accept: true, .. } => "partner offers accepted",
            Event::Answered { deal: Deal::Join, accept: false, .. } => "partner offers refused",
            Event::Answered { deal: Deal::TakeOver, accept: true, .. } => "take-overs accepted",
            Event::Answered { deal: Deal::TakeOver, accept: false, .. } => "take-overs refused",
            Event::Auction { .. } => "auctions",
            Event::Sold { .. } => "auctions sold",
            Event::Won(_) => "won with five pawns",
            Event::Bankrupt { why: Ruin::Rent(_), .. } => "bankrupt by rent",
            Event::Bankrupt { why: Ruin::NoAction, .. } => "bankrupt without an action",
            Event::Bankrupt { why: Ruin::Auction, .. } => "bankrupt by an auction",
            _ => return,
        };
        self.add(what, 1);
    }
}

fn count(order: &Order) -> Result<(), String> {
    let mut counts = Counts::default();
    let mut wins = vec![0.0; order.seats.len()];
    for number in 0..order.matches {
        let mut rng = ChaCha8Rng::seed_from_u64(order.seed.wrapping_add(number));
        let seats = order.seats.len() as u8;
        let mut game = Barracuda::new(&Config::default(), seats).map_err(|refusal| refusal.to_string())?;
        let characters: Vec<u32> = order.seats.iter().map(|_| rng.random()).collect();
        while let Pending::Waiting { seats: waiting, table } = game.pending() {
            let step = if table {
                Step::table(game.deal(&mut rng))
            } else {
                let seat = waiting.iter().next().unwrap_or(Seat::FIRST);
                let seed = u64::from(characters[seat.index()]) << 32 | u64::from(rng.random::<u32>());
                let (view, offer) = (game.view(Viewer::Seat(seat)), game.offer(seat));
                let level = order.seats[(seat.index() + number as usize) % order.seats.len()];
                let mut thought = Barracuda::think(Question { seat, view, offer, level, seed });
                while !thought.go_on(10_000) {}
                Step::seat(seat, thought.choice().action)
            };
            game.check(&step).map_err(|refusal| format!("{step:?}: {refusal}"))?;
            for note in game.apply(&step) {
                counts.tell(&note.event);
            }
        }
        if let Pending::Over(o) = game.pending() {
            let n = o.winners().len();
            for w in o.winners().iter() {
                wins[(w.index() + number as usize) % order.seats.len()] += 1.0 / n as f64;
            }
        }
    }
    println!("{} matches of {:?} {:?}", order.matches, order.seats, wins);
    for (what, count) in counts.0 {
        println!("{count:8}  {:6.2} a match  {what}", count as f64 / order.matches.max(1) as f64);
    }
    Ok(())
}
