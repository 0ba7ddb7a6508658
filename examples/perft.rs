//! Counts the sequences of Barragoon actions of a given length: the proof of the move generator, and its benchmark.
//!
//! `cargo run --release --no-default-features --example perft -- DEPTH ["POSITION TEXT"]`
//!
//! A piece move and a single placement count as one ply each. The last line is the count alone. The line before it is
//! the time to list the moves of the position; `--profile bots` measures it as in the bots' program.

use std::{env, hint::black_box, process::ExitCode, time::Instant};

use bar_a_jeux::games::barragoon::{Config, Position, moves};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}\nusage: perft DEPTH [\"POSITION TEXT\"]");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (depth, position) = match arguments.as_slice() {
        [depth] => (depth, Config::default().position().map_err(|fault| fault.to_string())?),
        [depth, text] => (depth, text.parse::<Position>().map_err(|fault| fault.to_string())?),
        _ => return Err("one or two arguments are wanted".to_owned()),
    };
    let depth: u32 = depth.parse().map_err(|_| format!("{depth:?} is no depth"))?;
    let start = Instant::now();
    let count = position.perft(depth);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    println!("{position}");
    println!("depth {depth}: {seconds:.3} s, {:.0} nodes/s", count as f64 / seconds);
    println!("list of moves: {:.0} ns", nanoseconds_a_list(&position));
    println!("{count}");
    Ok(())
}

/// Returns the time of the generator for a list of moves, in nanoseconds. It is the fastest of many runs, since other
/// load on the machine only slows it down.
fn nanoseconds_a_list(position: &Position) -> f64 {
    const RUNS: usize = 40;
    const LISTS: u32 = 20_000;
    let run = |_| {
        let start = Instant::now();
        for _ in 0..LISTS {
            black_box(moves::moves(black_box(position.board()), position.side()));
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(LISTS)
    };
    (0..RUNS).map(run).fold(f64::INFINITY, f64::min)
}
