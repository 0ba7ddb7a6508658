//! The choice of placements to search: of some six hundred, those that change the mobility of pieces most.

use std::cmp::Reverse;

use super::super::{
    board::{Cell, Face, Square},
    position::Position,
    turn::Placement,
};
use super::{for_side, mobility::Mobility};

/// Returns the best placements for the side that owes one, the best first, at most `most`. Squares where a Barragoon
/// may stop a piece of the other side are tried with no passage first, then the best of them with every face. On other
/// squares a Barragoon changes nothing, or stops own pieces only. One square of no effect stands for all of these.
pub(super) fn candidates(position: &Position, mobility: &Mobility, most: usize) -> Vec<Placement> {
    let Some(owed) = position.owed else { return Vec::new() };
    let next = position.side.other();
    let mut board = position.board.clone();
    let mut weigh = |face: Face, at: Square| {
        board.set(at, Cell::Barragoon(face));
        let worth = for_side(owed.by, mobility.placed(&board, at).eval_with_threats(next));
        board.set(at, Cell::Empty);
        (worth, face, at)
    };
    let empties = position.board.empties();
    let (own, others) = (mobility.crossed(owed.by), mobility.crossed(owed.by.other()));
    let idle = empties - own - others;
    let squares = (others & empties).into_iter().chain(idle.into_iter().take(1));
    let mut found: Vec<Weighed> = squares.map(|at| weigh(Face::NoPassage, at)).collect();
    best_first(&mut found);
    if most > 1 {
        let closed: Vec<Square> = found.iter().take(most / 2 + 1).map(|(_, _, at)| *at).collect();
        for face in Face::ALL.into_iter().filter(|face| *face != Face::NoPassage) {
            found.extend(closed.iter().map(|at| weigh(face, *at)));
        }
        best_first(&mut found);
    }
    // If the other side crosses no square and own pieces cross each, any square will do.
    found.extend(empties.iter().take(usize::from(found.is_empty())).map(|at| weigh(Face::NoPassage, at)));
    found.truncate(most);
    found.into_iter().map(|(_, face, at)| Placement { face, at }).collect()
}

/// The value of a placement for its side, with its face and square.
type Weighed = (i32, Face, Square);

fn best_first(found: &mut [Weighed]) {
    found.sort_unstable_by_key(|(worth, face, at)| (Reverse(*worth), *face, *at));
}
