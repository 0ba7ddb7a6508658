//! Measures the soundness of the bots' advice, on positions from a seed.
//!
//! `cargo run --profile bots --no-default-features --example advice -- GAME --positions N --seed S`
//!
//! Each game has its own module in `examples/advice`, which documents its counts.

#[path = "advice/barragoon.rs"]
mod barragoon_advice;
#[path = "advice/bouillabaisse.rs"]
mod bouillabaisse_advice;
mod shared;

use std::process::ExitCode;

use bar_a_jeux::{
    games::{barragoon::Barragoon, bouillabaisse::Bouillabaisse},
    kernel::Game,
};
use lexopt::prelude::*;

const USAGE: &str = "usage: advice GAME [--positions N] [--seed S]";

struct Args {
    game: String,
    /// `None` for the game's usual number.
    positions: Option<usize>,
    seed: u64,
}

fn main() -> ExitCode {
    let args = parse_args().map_err(|fault| format!("{fault}\n{USAGE}"));
    shared::exit(args.and_then(|args| run(&args)))
}

fn run(args: &Args) -> Result<(), String> {
    match args.game.as_str() {
        Barragoon::SLUG => barragoon_advice::run(args.positions.unwrap_or(2_000), args.seed),
        Bouillabaisse::SLUG => bouillabaisse_advice::run(args.positions.unwrap_or(300), args.seed),
        other => Err(format!("no advice is measured for {other:?}\n{USAGE}")),
    }
}

fn parse_args() -> Result<Args, lexopt::Error> {
    let mut args = Args { game: String::new(), positions: None, seed: 1 };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(game) if args.game.is_empty() => args.game = game.string()?,
            Long("positions") => args.positions = Some(parser.value()?.parse()?),
            Long("seed") => args.seed = parser.value()?.parse()?,
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(args)
}
