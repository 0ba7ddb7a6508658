//! Which placements are worth a thought: of some six hundred, those that change most what pieces can do.

use super::super::{
    action::Action,
    board::{Cell, Face, Square},
    position::Position,
};
use super::{for_side, survey::Survey};

/// The best placements for whoever owes one, the best first, at most `most`: squares that some piece treads on, first
/// closed altogether, then the best of them with every face. A Barragoon anywhere else changes nothing.
pub(super) fn candidates(position: &Position, survey: &Survey, most: usize) -> Vec<Action> {
    let Some(owed) = position.owed else { return Vec::new() };
    let next = position.side.other();
    let mut board = position.board.clone();
    let mut weigh = |face: Face, at: Square| {
        board.set(at, Cell::Barragoon(face));
        let worth = for_side(owed.by, survey.placed(&board, at).outlook(next));
        board.set(at, Cell::Empty);
        (worth, Action::Place { face, at })
    };
    let empties = position.board.empties();
    let squares = survey.trodden().common(empties);
    let mut found: Vec<(i32, Action)> = squares.map(|at| weigh(Face::NoPassage, at)).collect();
    best_first(&mut found);
    if most > 1 {
        let closed: Vec<Square> =
            found.iter().take(most / 2 + 1).filter_map(|(_, action)| at(action)).collect();
        let faces = Face::ALL.into_iter().filter(|face| *face != Face::NoPassage);
        found.extend(
            faces.flat_map(|face| closed.iter().map(move |at| (face, *at))).map(|(face, at)| weigh(face, at)),
        );
        best_first(&mut found);
    }
    // Where nothing is trodden on, all squares are alike.
    found.extend(empties.take(usize::from(found.is_empty())).map(|at| weigh(Face::NoPassage, at)));
    found.truncate(most);
    found.into_iter().map(|(_, action)| action).collect()
}

fn at(action: &Action) -> Option<Square> {
    match action {
        Action::Place { at, .. } => Some(*at),
        _ => None,
    }
}

fn best_first(found: &mut [(i32, Action)]) {
    found.sort_by(|(a, one), (b, other)| b.cmp(a).then_with(|| one.cmp(other)));
}
