//! Scenes of a small match.

mod album;
mod danger;
mod ledger;
mod order;
mod scene;
mod staging;
mod tray;

use super::*;
use crate::{
    games::barracuda::{
        ActionKind, AllowedAmount, Bar, Barracuda, Config, Deal, Denomination, Event, Notes, Prompt, Reply,
        Spot, View,
    },
    kernel::{Game, Seat, Step, Viewer},
};

fn spot(number: u8) -> Spot {
    Spot::new(number).unwrap()
}

fn play(game: &mut Barracuda, by: Option<u8>, text: &str) {
    let step = match by {
        Some(seat) => Step::Player(Seat::nth(seat), text.parse().unwrap()),
        None => Step::Chance(text.parse().unwrap()),
    };
    game.check(&step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    game.apply(&step);
}

/// A match in which three players have opened a bar with two places each, before the call for last order in round 2.
fn opened() -> Barracuda {
    let mut game = Barracuda::new(&Config::default(), 3).unwrap();
    play(&mut game, None, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    for (seat, spot) in [(0, 0), (1, 1), (2, 2)] {
        play(&mut game, None, &format!("pawn {seat}"));
        play(&mut game, Some(seat), &format!("open {spot}"));
    }
    game
}

/// The first player offers 6,000 and two fakes for the second player's bar.
fn offered() -> Barracuda {
    let mut game = opened();
    play(&mut game, Some(0), "begin");
    play(&mut game, None, "pawn 0");
    play(&mut game, Some(0), "take 1");
    play(&mut game, Some(0), "slide 0,1,0,1,2");
    game
}

fn of(game: &Barracuda, seat: u8) -> View {
    game.view(Viewer::Seat(Seat::nth(seat)))
}
