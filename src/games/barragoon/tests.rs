//! Worked examples and laws of Barragoon, by clause. The laws that take random positions to test
//! stand in `tests/it/barragoon.rs`.
#![allow(clippy::unwrap_used)]

mod draws;
mod ending;
mod moving;
mod placing;
mod words;

use crate::kernel::{Game, Illegal, Notice, Pending, Seat, Step, StepOf};

use super::*;

/// The square of that name.
pub(super) fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn face(token: &str) -> Face {
    token.parse().unwrap()
}

/// An otherwise empty board with these cells, as in `a1 w2`.
pub(super) fn board(cells: &[(&str, &str)]) -> Board {
    let mut board = Board::empty();
    for (square, token) in cells {
        board.set(sq(square), token.parse().unwrap());
    }
    board
}

/// The position text of these cells.
pub(super) fn text(cells: &[(&str, &str)], side: Side, reserve: u8) -> String {
    Setup { board: board(cells), side, reserve }.to_string()
}

/// The names of all targets, blanks between.
pub(super) fn targets(board: &Board, from: &str) -> String {
    let names: Vec<String> = moves::targets(board, sq(from)).iter().map(Square::to_string).collect();
    names.join(" ")
}

/// A match that is played by writing it down.
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

/// A match from these cells.
pub(super) fn from(cells: &[(&str, &str)], side: Side, reserve: u8) -> Played {
    with(Config { start: Start::Position(text(cells, side, reserve)), ..Config::relaxed() })
}

impl Played {
    /// Plays actions, blanks between, each by whoever is to act.
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

    /// The rule by which whoever is to act may not do this.
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
