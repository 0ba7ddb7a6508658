//! The content of each square, the possible actions there, and the acting side.

use super::{
    input::{Held, InputSettings, tap_places},
    preview::{Change, preview},
};
use crate::games::barragoon::{
    board::{Cell, Face, Side, Square},
    ending::End,
    moves,
    phase::{PlaceReason, Prompt},
    turn::{Move, Placement},
    view::View,
};

/// Mark of a square, in addition to its content.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    #[default]
    None,
    /// The held piece may go there.
    Quiet,
    /// The held piece may capture there.
    Capture,
    /// Chosen as target, waiting for the second step.
    Aim,
    /// Possible target of an explained piece.
    Reach,
    /// An empty square, while a Barragoon must be placed.
    Vacant,
    /// An empty square where a tap would place the current face at once.
    Open,
    /// The square chosen for the Barragoon.
    Chosen,
}

/// One square of the scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareView {
    pub square: Square,
    /// The cell's content; a square chosen for a placement is still empty.
    pub cell: Cell,
    /// The face that would lie there.
    pub ghost: Option<Face>,
    /// Number of legal moves of the piece here.
    pub moves: u8,
    /// Whether the piece may be picked up now.
    pub own: bool,
    pub held: bool,
    /// Whether the square is being explained.
    pub explained: bool,
    /// Whether the last move began or ended here.
    pub last: bool,
    pub mark: Mark,
    /// Numbers of this piece's moves that the chosen placement would open and close.
    pub change: (u8, u8),
}

/// The current task.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    Move,
    Place { why: PlaceReason, left: u8 },
    MayOffer,
    Answer,
    Over(End),
}

/// The sentence under the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    Nothing,
    Pick,
    /// Like `Pick`, under touch-move, where a tap commits (BG-4.6).
    PickTouch,
    Target,
    Confirm,
    /// Touch-move: this piece must move.
    Touched(Square),
    /// Touch-move: this piece must be captured, by a piece still to be chosen.
    Prey(Square),
    /// Touch-move: the capturing piece is chosen as well.
    PreyWith(Square),
    /// Explains how this Barragoon is crossed.
    Crossing(Square, Face),
    Spot,
    /// A tap on an empty square places the current face.
    Lay,
    Face,
    Place,
    Replay,
    Over,
}

/// All data that a board draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// By `Square::index`.
    pub squares: Vec<SquareView>,
    /// The side that must act; `None` after the end.
    pub acting: Option<Side>,
    pub duty: Duty,
    pub hint: Hint,
    /// The Barragoon being explained.
    pub explained: Option<(Square, Face)>,
    /// Effects of the chosen placement: White's moves, then Brown's.
    pub changes: Option<[Change; 2]>,
}

impl Scene {
    /// Returns the squares with a mark of the held piece, in the order of the board.
    pub fn targets(&self) -> impl Iterator<Item = &SquareView> {
        self.squares.iter().filter(|square| matches!(square.mark, Mark::Quiet | Mark::Capture | Mark::Aim))
    }
}

/// Returns the task of this phase.
pub fn duty(prompt: Prompt) -> Duty {
    match prompt {
        Prompt::Move { .. } => Duty::Move,
        Prompt::Place { why, left, .. } => Duty::Place { why, left },
        Prompt::MayOfferDraw { .. } => Duty::MayOffer,
        Prompt::AnswerDraw { .. } => Duty::Answer,
        Prompt::Over(end) => Duty::Over(end),
    }
}

/// Returns the scene of a view and a selection.
pub fn scene(view: &View, held: Held, settings: InputSettings) -> Scene {
    let mut squares: Vec<SquareView> =
        Square::all().map(|square| square_view(view, held, settings, square)).collect();

    match held {
        Held::Piece(from) => mark_targets(&mut squares, view, from, None),
        Held::Aim { from, to } => {
            mark_targets(&mut squares, view, from, None);
            squares[to.index()].mark = Mark::Aim;
        }
        Held::Bound { from, prey } => mark_targets(&mut squares, view, from, Some(prey)),
        Held::Prey(prey) => squares[prey.index()].mark = Mark::Capture,
        Held::Explained(square) if matches!(view.board[square], Cell::Piece(_)) => {
            for target in moves::targets(&view.board, square) {
                squares[target.index()].mark = Mark::Reach;
            }
        }
        Held::Placing { at: Some(at), face } => choose(&mut squares, at, face),
        Held::Carried { face, over: Some(at) } => choose(&mut squares, at, Some(face)),
        Held::Nothing | Held::Explained(_) | Held::Placing { .. } | Held::Carried { .. } => {}
    }

    let placement = held.placement().filter(|_| settings.preview);
    let changes = placement.map(|Placement { face, at }| preview(&view.board, at, face));
    for change in changes.iter().flatten() {
        for step in &change.opened {
            squares[step.from.index()].change.0 += 1;
        }
        for step in &change.closed {
            squares[step.from.index()].change.1 += 1;
        }
    }

    let explained = match held {
        Held::Explained(square) | Held::Prey(square) => face_at(view, square).map(|face| (square, face)),
        _ => None,
    };
    let hint = hint(view, held, settings, explained);
    Scene { squares, acting: view.prompt.actor(), duty: duty(view.prompt), hint, explained, changes }
}

fn square_view(view: &View, held: Held, settings: InputSettings, square: Square) -> SquareView {
    let cell = view.board[square];
    let moves = view.moves.iter().filter(|step| step.from == square).count() as u8;
    let placing = settings.live && matches!(view.prompt, Prompt::Place { .. });
    SquareView {
        square,
        cell,
        ghost: None,
        moves,
        own: settings.live && moves > 0,
        held: held.piece() == Some(square),
        explained: held == Held::Explained(square),
        last: view.last.as_ref().is_some_and(|turn| {
            [turn.moved.from, turn.moved.to].contains(&square)
                || turn.placed.iter().any(|placed| placed.placement.at == square)
        }),
        mark: match held {
            _ if !placing || cell != Cell::Empty => Mark::None,
            Held::Carried { .. } => Mark::Open,
            Held::Placing { at: None, face: Some(_) } if tap_places(view, settings) => Mark::Open,
            _ => Mark::Vacant,
        },
        change: (0, 0),
    }
}

fn mark_targets(squares: &mut [SquareView], view: &View, from: Square, only: Option<Square>) {
    for Move { to, .. } in view.moves.iter().filter(|step| step.from == from) {
        if only.is_none_or(|only| only == *to) {
            let target = &mut squares[to.index()];
            target.mark = if target.cell == Cell::Empty { Mark::Quiet } else { Mark::Capture };
        }
    }
}

/// Marks the square chosen for the Barragoon, with its future face.
fn choose(squares: &mut [SquareView], at: Square, face: Option<Face>) {
    squares[at.index()].mark = Mark::Chosen;
    squares[at.index()].ghost = face;
}

fn face_at(view: &View, square: Square) -> Option<Face> {
    match view.board[square] {
        Cell::Barragoon(face) => Some(face),
        _ => None,
    }
}

fn hint(view: &View, held: Held, settings: InputSettings, explained: Option<(Square, Face)>) -> Hint {
    match held {
        Held::Prey(prey) => return Hint::Prey(prey),
        Held::Bound { prey, .. } => return Hint::PreyWith(prey),
        _ => {}
    }
    if let Some((square, face)) = explained {
        return Hint::Crossing(square, face);
    }
    if matches!(view.prompt, Prompt::Over(_)) {
        return Hint::Over;
    }
    if !settings.live {
        return Hint::Replay;
    }
    match (&view.prompt, held) {
        (Prompt::Move { .. }, Held::Piece(from)) if view.touch_move => Hint::Touched(from),
        (Prompt::Move { .. }, Held::Piece(_)) => Hint::Target,
        (Prompt::Move { .. }, Held::Aim { .. }) => Hint::Confirm,
        (Prompt::Move { .. }, _) if view.touch_move => Hint::PickTouch,
        (Prompt::Move { .. }, _) => Hint::Pick,
        (Prompt::Place { .. }, Held::Placing { at: Some(_), face: Some(_) }) => Hint::Place,
        (Prompt::Place { .. }, Held::Placing { at: Some(_), face: None }) => Hint::Face,
        (Prompt::Place { .. }, Held::Placing { at: None, face: Some(_) }) if tap_places(view, settings) => {
            Hint::Lay
        }
        (Prompt::Place { .. }, _) => Hint::Spot,
        _ => Hint::Nothing,
    }
}
