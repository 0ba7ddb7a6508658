//! Tunes Barragoon's evaluation on matches that its bot plays against itself.
//!
//! `cargo run --release --no-default-features --example tune` plays and fits in a few minutes.
//! `docs/barragoon-evaluation.md` documents the weights in use. The two parts alone:
//!
//! - `tune play [--matches N] [--nodes N] [--seed S] [--out FILE]` plays and writes quiet positions;
//! - `tune fit FILE [--epochs N] [--share PERCENT] [--out FILE]` tunes the weights and writes them as Rust.

mod fit;
mod play;
mod sample;
#[path = "../shared/mod.rs"]
mod shared;

use std::{fs, process::ExitCode};

use lexopt::prelude::*;
use sample::Sample;

const USAGE: &str = "usage: tune [play | fit FILE] [--matches N] [--nodes N] [--seed S] [--epochs N] \
                     [--share PERCENT] [--out FILE]";

struct Args {
    command: Option<String>,
    file: Option<String>,
    matches: u32,
    nodes: u32,
    seed: u64,
    epochs: Option<u32>,
    /// The share of the match's result in the target, in percent; the rest is the value of the search.
    share: u32,
    out: Option<String>,
}

fn main() -> ExitCode {
    let args = parse_args().map_err(|fault| format!("{fault}\n{USAGE}"));
    shared::exit(args.and_then(|args| run(&args)))
}

fn parse_args() -> Result<Args, lexopt::Error> {
    let mut args = Args {
        command: None,
        file: None,
        matches: 150,
        nodes: 1_000,
        seed: 1,
        epochs: None,
        share: 40,
        out: None,
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(command) if args.command.is_none() => args.command = Some(command.string()?),
            Value(file) if args.file.is_none() => args.file = Some(file.string()?),
            Long("matches") => args.matches = parser.value()?.parse()?,
            Long("nodes") => args.nodes = parser.value()?.parse()?,
            Long("seed") => args.seed = parser.value()?.parse()?,
            Long("epochs") => args.epochs = Some(parser.value()?.parse()?),
            Long("share") => args.share = parser.value()?.parse()?,
            Long("out") => args.out = Some(parser.value()?.string()?),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(args)
}

fn run(args: &Args) -> Result<(), String> {
    let fit = |samples: &[Sample]| fit::fit(samples, args.epochs.unwrap_or(fit::EPOCHS), args.share);
    match (args.command.as_deref(), &args.file) {
        (None, None) => {
            let samples = play::play(args.matches, args.nodes, args.seed);
            fit(&samples);
            Ok(())
        }
        (Some("play"), None) => {
            let samples = play::play(args.matches, args.nodes, args.seed);
            let lines: String = samples.iter().map(|sample| format!("{sample}\n")).collect();
            write(args, &lines)
        }
        (Some("fit"), Some(file)) => write(args, &fit(&read(file)?)),
        _ => Err(USAGE.to_owned()),
    }
}

fn read(file: &str) -> Result<Vec<Sample>, String> {
    let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
    let sample = |(number, line): (usize, &str)| {
        line.parse().map_err(|fault| format!("{file}, line {}: {fault}", number + 1))
    };
    text.lines().enumerate().map(sample).collect()
}

fn write(args: &Args, text: &str) -> Result<(), String> {
    let Some(file) = &args.out else { return Ok(()) };
    fs::write(file, text).map_err(|fault| format!("{file}: {fault}"))
}
