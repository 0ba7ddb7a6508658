//! Rotation of a Barragoon's face, and its lines of crossing.

use crate::games::barragoon::{
    board::{Axis, Face, Heading},
    moves,
};

/// Returns the face turned right by a quarter; symmetric faces stay the same.
pub fn next_face(face: Face) -> Face {
    match face {
        Face::NoPassage | Face::AllTurns => face,
        Face::OneWay(h) => Face::OneWay(h.right()),
        Face::TwoWays(Axis::NorthSouth) => Face::TwoWays(Axis::EastWest),
        Face::TwoWays(Axis::EastWest) => Face::TwoWays(Axis::NorthSouth),
        Face::RightTurn(h) => Face::RightTurn(h.right()),
        Face::LeftTurn(h) => Face::LeftTurn(h.right()),
    }
}

/// Returns the quarter turns to the right from the face's picture, which is drawn for north.
pub fn quarter_turns(face: Face) -> u8 {
    match face {
        Face::NoPassage | Face::AllTurns | Face::TwoWays(Axis::NorthSouth) => 0,
        Face::TwoWays(Axis::EastWest) => 1,
        Face::OneWay(h) | Face::RightTurn(h) | Face::LeftTurn(h) => h as u8,
    }
}

/// Returns the ways across a face as (entry side, exit side), each a step (files east, ranks north) from its middle.
pub fn crossing_lines(face: Face) -> Vec<((i8, i8), (i8, i8))> {
    moves::crossings(face).into_iter().map(|(enter, leave)| (step(enter.back()), step(leave))).collect()
}

fn step(heading: Heading) -> (i8, i8) {
    match heading {
        Heading::North => (0, 1),
        Heading::East => (1, 0),
        Heading::South => (0, -1),
        Heading::West => (-1, 0),
    }
}
