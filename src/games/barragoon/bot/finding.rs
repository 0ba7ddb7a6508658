//! A searched action with the line that the search expects, and facts about that line. All reasons follow from these
//! facts.

use super::super::{
    action::Action,
    board::{Board, Side, Square, Squares, Value},
    moves,
    position::Position,
    turn::Move,
};
use super::{for_side, mobility::Mobility, worth};

/// An action with its position and the expected line. Values are for `side`, in hundredths of a piece of three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub before: Position,
    /// Express levels of White and Brown (BG-6.1).
    pub express: [u8; 2],
    /// The side that decides.
    pub side: Side,
    /// Number of legal actions.
    pub options: usize,
    /// The action, then the expected moves and placements of both sides; only the action if none are known.
    pub line: Vec<Action>,
    /// Value of the line.
    pub value: i32,
    /// Static evaluation of `before`.
    pub static_value: i32,
    /// The greatest noise on `value`.
    pub noise: i32,
    /// Whether the search found no action of a higher value.
    pub is_best: bool,
}

/// A piece that is taken in a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    pub by: Side,
    pub value: Value,
}

impl Finding {
    /// The action itself; `None` in an empty line, which no search finds.
    pub fn action(&self) -> Option<Action> {
        self.line.first().copied()
    }

    /// The gain in value from the position before to the end of the line.
    pub fn ahead(&self) -> i32 {
        self.value - self.static_value
    }

    /// The positions of the line, `before` first.
    pub fn positions(&self) -> Vec<Position> {
        let mut all = vec![self.before.clone()];
        for action in &self.line {
            let mut next = all.last().unwrap_or(&self.before).clone();
            match *action {
                Action::Move(step) => {
                    next.play_unchecked(step);
                }
                Action::Place(placement) => next.place_unchecked(placement),
                _ => {}
            }
            all.push(next);
        }
        all
    }

    /// The position after the last action of the line.
    pub fn end(&self) -> Position {
        self.positions().pop().unwrap_or_else(|| self.before.clone())
    }

    /// The position after the turn of the action and its placements; `None` if the line ends before.
    pub fn after_turn(&self) -> Option<Position> {
        self.positions().into_iter().skip(1).find(|position| position.owed.is_none())
    }

    /// The position after the turn, or at the end of the line if it ends before.
    pub fn after(&self) -> Position {
        self.after_turn().unwrap_or_else(|| self.end())
    }

    /// The piece that the action itself takes.
    pub fn taken(&self) -> Option<Value> {
        self.before.taken_by(self.action()?)
    }

    /// The square of the Barragoon that the action takes.
    pub fn barragoon(&self) -> Option<Square> {
        match self.action()? {
            Action::Move(Move { to, .. }) => self.before.board[to].face().map(|_| to),
            _ => None,
        }
    }

    /// The pieces taken in the line, in its order.
    pub fn captures(&self) -> Vec<Capture> {
        let taken = |(position, action): (Position, &Action)| {
            let value = position.taken_by(*action)?;
            Some(Capture { by: position.side, value })
        };
        self.positions().into_iter().zip(&self.line).filter_map(taken).collect()
    }

    /// The first piece that the side takes in the line.
    pub fn first_won(&self) -> Option<Value> {
        self.captures().into_iter().find(|capture| capture.by == self.side).map(|capture| capture.value)
    }

    /// The most valuable piece that the side loses in the line.
    pub fn most_lost(&self) -> Option<Value> {
        let lost = self.captures().into_iter().filter(|capture| capture.by != self.side);
        lost.map(|capture| capture.value).max()
    }

    /// The value of the pieces won in the line less those lost.
    pub fn balance(&self) -> i32 {
        let signed = |capture: Capture| {
            let worth = worth(capture.value);
            if capture.by == self.side { worth } else { -worth }
        };
        self.captures().into_iter().map(signed).sum()
    }

    /// The winner if the match is over at the end of the line (BG-5.1, BG-6.1).
    pub fn winner(&self) -> Option<Side> {
        let end = self.end();
        let lost = || end.too_few(end.side, self.express).is_some() || !moves::can_move(&end.board, end.side);
        (end.owed.is_none() && lost()).then(|| end.side.other())
    }

    /// Returns the number of the side's own moves in the line.
    pub fn own_moves(&self) -> u8 {
        let made = self.positions().into_iter().zip(&self.line);
        let own =
            made.filter(|(position, action)| position.side == self.side && matches!(action, Action::Move(_)));
        u8::try_from(own.count()).unwrap_or(u8::MAX)
    }

    /// Returns the value that the other side's next move can take from `side`, less that of the best reply. It is 0 if
    /// the turn stays with `side`. Placements between these moves are ignored.
    pub fn exposure(&self) -> i32 {
        let other = self.side.other();
        let Some(after) = self.after_turn().filter(|after| after.side == other) else { return 0 };
        loss(&after, self.side)
    }

    /// Whether the other side's next move wins no piece.
    pub fn is_safe(&self) -> bool {
        self.exposure() == 0
    }

    /// Whether the value is the evaluation at the end of the line, give or take the noise.
    pub fn is_explained(&self) -> bool {
        let end = self.end();
        let there = Mobility::of(&end.board).eval(end.side);
        end.owed.is_none() && for_side(self.side, there).abs_diff(self.value) <= self.noise.unsigned_abs()
    }
}

/// Returns the moves of the side to move after which the other side's next move wins no piece. Placements are ignored.
/// Moves that take a Barragoon are left out: their value depends on its new place.
pub(super) fn safe_moves(position: &Position) -> Vec<Move> {
    let (board, side) = (&position.board, position.side);
    let is_safe = |step: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*step);
        board[step.to].face().is_none() && loss(&next, side) == 0
    };
    moves::moves(board, side).into_iter().filter(is_safe).collect()
}

/// The value that the next move of the other side can take from a side, less that of the best reply.
fn loss(position: &Position, side: Side) -> i32 {
    let takes = takes(&position.board, side.other()).into_iter().map(|(step, lost)| {
        let mut next = position.clone();
        next.play_unchecked(step);
        lost - takes_most(&next.board, side)
    });
    takes.max().unwrap_or(0).max(0)
}

/// Returns the moves by which a side takes a piece, each with the value of the piece.
fn takes(board: &Board, by: Side) -> Vec<(Move, i32)> {
    let others = board.pieces(by.other());
    let of = |from: Square| {
        let hits = moves::target_set(board, from) & others;
        hits.into_iter().filter_map(move |to| Some((Move { from, to }, worth(board[to].piece()?.value))))
    };
    board.pieces(by).into_iter().flat_map(of).collect()
}

/// Returns the highest value that a side can take with its next move.
fn takes_most(board: &Board, by: Side) -> i32 {
    takes(board, by).into_iter().map(|(_, worth)| worth).max().unwrap_or(0)
}

/// The pieces of the other side that a side could take with its next move.
pub fn takable(board: &Board, by: Side) -> Squares {
    let reached = |all: Squares, from| all | moves::target_set(board, from);
    board.pieces(by).iter().fold(Squares::NONE, reached) & board.pieces(by.other())
}
