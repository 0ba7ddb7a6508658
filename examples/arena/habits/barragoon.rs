//! Habits that try to exploit the bot for Barragoon.

use bar_a_jeux::{
    games::barragoon::{
        Action, Barragoon, Board, Cell, Face, Move, Side, Square, Squares, Value, moves::target_set,
    },
    kernel::Seat,
};

use super::Habit;

pub(crate) const ALL: &[Habit<Barragoon>] = &[
    Habit { name: "greedy", likes: |game, _, action| greed(game, *action) },
    Habit { name: "advances", likes: |game, seat, action| advance(game, seat, *action) },
    Habit { name: "trades", likes: |game, seat, action| trade(game, seat, *action) },
    Habit { name: "draws", likes: |game, seat, action| draw(game, seat, *action) },
    Habit { name: "blocks", likes: |game, seat, action| block(game, seat, *action) },
];

/// The value of the piece that an action takes.
fn greed(game: &Barragoon, action: Action) -> i32 {
    let Action::Move(Move { to, .. }) = action else { return 0 };
    taken(game.position().board(), to)
}

/// Prefers captures, then the number of ranks advanced.
fn advance(game: &Barragoon, seat: Seat, action: Action) -> i32 {
    let Action::Move(Move { from, to }) = action else { return 0 };
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    let forward = if Side::from_seat(seat) == Some(Side::White) { ranks } else { -ranks };
    100 * greed(game, action) + forward
}

/// Prefers captures of a piece worth as much as the capturing one, if that can be taken back, to all others.
fn trade(game: &Barragoon, seat: Seat, action: Action) -> i32 {
    let (Action::Move(Move { from, to }), Some(side)) = (action, Side::from_seat(seat)) else { return 0 };
    let board = game.position().board();
    let own = taken(board, from);
    let is_guarded = attacked(&moved(board, from, to), side.other()).contains(to);
    let equal = taken(board, to) == own && is_guarded;
    i32::from(equal) * 100 + greed(game, action)
}

/// Offers and accepts every draw, captures if possible, and moves back and forth otherwise.
fn draw(game: &Barragoon, seat: Seat, action: Action) -> i32 {
    match action {
        Action::OfferDraw | Action::AcceptDraw => 1,
        Action::Move(Move { from, to }) if greed(game, action) == 0 => {
            let Some(side) = Side::from_seat(seat) else { return 0 };
            // Pieces in danger leave their square first.
            let danger = attacked(game.position().board(), side.other());
            i32::from(danger.contains(from)) - i32::from(danger.contains(to))
        }
        _ => 10 * greed(game, action),
    }
}

/// Captures if possible, and places every Barragoon with no passage beside the other side's most mobile piece.
fn block(game: &Barragoon, seat: Seat, action: Action) -> i32 {
    let (Action::Place(placement), Some(side)) = (action, Side::from_seat(seat)) else {
        return greed(game, action);
    };
    let board = game.position().board();
    let others = board.pieces(side.other()).into_iter();
    let Some(mobile) = others.max_by_key(|at| target_set(board, *at).len()) else { return 0 };
    let near = 10 - i32::from(mobile.distance(placement.at));
    2 * near + i32::from(placement.face == Face::NoPassage)
}

/// The value of the piece on a square; 0 if there is none.
fn taken(board: &Board, at: Square) -> i32 {
    board[at].piece().map_or(0, |piece| i32::from(Value::full(piece.value)))
}

fn moved(board: &Board, from: Square, to: Square) -> Board {
    let mut board = board.clone();
    let piece = board.set(from, Cell::Empty);
    board.set(to, piece);
    board
}

/// The squares that pieces of a side can move to.
fn attacked(board: &Board, by: Side) -> Squares {
    board.pieces(by).into_iter().fold(Squares::NONE, |all, from| all | target_set(board, from))
}
