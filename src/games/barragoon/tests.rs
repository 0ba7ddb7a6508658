//! Worked examples and laws of Barragoon, by clause. Laws about random positions are tested in
//! `tests/it/barragoon.rs`.
#![allow(clippy::unwrap_used)]

mod counts;
mod draws;
mod ending;
mod moving;
mod placing;
mod words;

use crate::kernel::{Game, Illegal, Notice, Pending, Seat, Step, StepOf};

use super::*;

/// Returns the square of this name.
pub(super) fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn face(token: &str) -> Face {
    token.parse().unwrap()
}

/// A board with these cells, as in `a1 w2`, and otherwise empty.
pub(super) fn board(cells: &[(&str, &str)]) -> Board {
    let mut board = Board::empty();
    for (square, token) in cells {
        board.set(sq(square), token.parse().unwrap());
    }
    board
}

/// Returns the position text of these cells.
pub(super) fn text(cells: &[(&str, &str)], side: Side, reserve: u8) -> String {
    Setup { board: board(cells), side, reserve }.to_string()
}

/// Returns the names of all targets, separated by blanks.
pub(super) fn targets(board: &Board, from: &str) -> String {
    let names: Vec<String> = moves::targets(board, sq(from)).iter().map(Square::to_string).collect();
    names.join(" ")
}

/// A match with its notation.
pub(super) struct Played {
    pub(super) game: Barragoon,
    pub(super) events: Vec<Event>,
}

pub(super) fn closed() -> Played {
    with(Config::relaxed())
}

pub(super) fn with(config: Config) -> Played {
    Played { game: Barragoon::new(&config, 2).unwrap(), events: Vec::new() }
}

/// A match that begins with these cells.
pub(super) fn from(cells: &[(&str, &str)], side: Side, reserve: u8) -> Played {
    with(Config { start: Start::Position(text(cells, side, reserve)), ..Config::relaxed() })
}

impl Played {
    /// Plays actions, separated by blanks, each by the side to act.
    pub(super) fn play(mut self, actions: &str) -> Played {
        for word in actions.split_whitespace() {
            let step = self.step(word);
            if let Err(refusal) = self.game.check(&step) {
                panic!("{word}: {refusal} in {}", self.game.position());
            }
            self.events = self.game.apply(&step).into_iter().map(|Notice { event, .. }| event).collect();
            self.game.check_invariants().unwrap();
        }
        self
    }

    pub(super) fn step(&self, word: &str) -> StepOf<Barragoon> {
        let seat = self.game.pending().seats().iter().next().expect("somebody to act");
        Step::Player(seat, word.parse().unwrap())
    }

    /// Returns the rule that refuses an action of the side to act.
    pub(super) fn refused(&self, word: &str) -> Refusal {
        self.game.check(&self.step(word)).expect_err(word).rule().expect(word)
    }

    pub(super) fn may(&self, word: &str) -> bool {
        let step = self.step(word);
        let (seat, action) = step.player();
        let offered = self.game.offer(seat).actions().contains(action);
        assert_eq!(offered, self.game.check(&step).is_ok(), "{word}: offer and check differ");
        offered
    }

    pub(super) fn view(&self) -> View {
        self.game.view(crate::kernel::Viewer::Public)
    }

    pub(super) fn prompt(&self) -> Prompt {
        self.game.prompt()
    }

    pub(super) fn places(&self) -> Option<Vec<u8>> {
        match self.game.pending() {
            Pending::Over(outcome) => Some(outcome.places),
            Pending::Players(_) | Pending::Chance => None,
        }
    }
}

pub(super) const WHITE: Seat = Seat::nth(0);
pub(super) const BROWN: Seat = Seat::nth(1);
