//! Numbers of a match for statistics about people, a list for each side: see
//! [`Game::counts`](crate::kernel::Game::counts).

use super::{
    board::{Cell, Side},
    event::Event,
};

/// Index of the number of moves, one a turn.
pub const MOVES: usize = 0;
/// Index of the number of pieces captured (BG-4.1).
pub const PIECES: usize = 1;
/// Index of the number of Barragoons captured (BG-4.2).
pub const BARRAGOONS: usize = 2;
/// Length of each list.
pub const LENGTH: usize = 3;

/// Returns the counts of both sides, by seat.
pub(super) fn counts(events: &[Event]) -> Vec<Vec<i32>> {
    let mut counts = [[0; LENGTH]; Side::ALL.len()];
    for event in events {
        let Event::Moved { side, captured, .. } = event else { continue };
        let own = &mut counts[side.seat().index()];
        own[MOVES] += 1;
        match captured {
            Cell::Empty => {}
            Cell::Piece(_) => own[PIECES] += 1,
            Cell::Barragoon(_) => own[BARRAGOONS] += 1,
        }
    }
    counts.map(Vec::from).into()
}
