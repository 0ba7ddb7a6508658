//! All tests that need no browser, in one binary.
// Tests may panic, and no crate imports them.
#![allow(clippy::unwrap_used, unreachable_pub)]

mod barbarossa;
mod barracuda;
mod barragoon;
mod barrakuda;
mod bots;
mod bouillabaisse;
mod bouillabaisse_endings;
mod builds;
mod circles;
mod clock;
mod conformance;
mod decoding;
mod ends;
mod examples;
mod glue;
mod handover;
mod history;
mod keepsakes;
mod lessons;
mod marks;
mod matches;
mod messages;
mod minds;
mod minute;
mod moments;
#[path = "../moments_list/mod.rs"]
mod moments_list;
mod pairs;
mod parts;
mod passages;
mod prose;
#[path = "../pseudo/mod.rs"]
mod pseudo;
mod redo;
mod review;
mod rules_pages;
mod saves;
mod searching;
mod seating;
mod shelf;
mod style_sheets;
mod targets;
mod terms;
mod testgame;
mod tidiness;
mod transfer;
mod words;

/// Returns the factor for the number of random matches: `TIMES=50` in the environment plays fifty times as many.
fn times() -> usize {
    std::env::var("TIMES").map_or(1, |times| times.parse().expect("TIMES is a number"))
}
