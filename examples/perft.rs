//! Counts the sequences of Barragoon actions of a given length: the proof of the move generator, and
//! its benchmark.
//!
//! `cargo run --release --no-default-features --example perft -- DEPTH ["POSITION TEXT"]`
//!
//! A piece move and a single placement count as one ply each. The last line is the number alone.

use std::{env, process::ExitCode, time::Instant};

use bar_a_jeux::games::barragoon::{Config, Position};

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
    println!("{count}");
    Ok(())
}
