//! State of a player's selection, and its reaction to input.
//!
//! A pure function: it returns the action to play without playing it. Under touch-move (BG-4.6) a touch is an action
//! too, so it binds even if the selection is lost.

use super::face::next_face;
use crate::games::barragoon::{
    action::Action,
    board::{Cell, Face, Side, Square},
    moves,
    phase::Prompt,
    refusal::MoveRefusal,
    touch::Touched,
    turn::{Move, Placement},
    view::View,
};

/// The current selection.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Held {
    #[default]
    Nothing,
    /// The player's own piece, waiting for its target.
    Piece(Square),
    /// A chosen target; a second step makes the move.
    Aim { from: Square, to: Square },
    /// A piece or Barragoon that is only explained.
    Explained(Square),
    /// Touch-move: this piece was touched first and must be captured.
    Prey(Square),
    /// Touch-move: this piece must capture that one.
    Bound { from: Square, prey: Square },
    /// A Barragoon to be placed: its square and its face, chosen in either order.
    Placing { at: Option<Square>, face: Option<Face> },
    /// A face dragged over the board, and the empty square below it.
    Carried { face: Face, over: Option<Square> },
}

impl Held {
    /// Returns the lifted piece.
    pub fn piece(self) -> Option<Square> {
        match self {
            Held::Piece(from) | Held::Aim { from, .. } | Held::Bound { from, .. } => Some(from),
            _ => None,
        }
    }

    /// Returns the chosen placement, or the one that a drop would make.
    pub fn placement(self) -> Option<Placement> {
        match self {
            Held::Placing { at: Some(at), face: Some(face) } | Held::Carried { face, over: Some(at) } => {
                Some(Placement { face, at })
            }
            _ => None,
        }
    }
}

/// Input of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    Tap(Square),
    /// A drag begins.
    Lift(Square),
    /// A drag ends.
    Drop {
        from: Square,
        to: Square,
    },
    /// Chooses a face for the Barragoon.
    Choose(Face),
    /// Turns the chosen face by a quarter.
    Turn,
    /// Drags a face over a square, or beside the board.
    Carry {
        face: Face,
        over: Option<Square>,
    },
    /// Ends the drag of a face.
    Lay {
        face: Face,
        at: Option<Square>,
    },
    Confirm,
    Cancel,
}

/// Settings of input at this table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InputSettings {
    /// Whether the board accepts input: not in a replay, not after the end.
    pub live: bool,
    /// Whether a move needs a second step to confirm it.
    pub confirm: bool,
    /// Whether a placement previews its effects.
    pub preview: bool,
}

/// Result of an input.
#[derive(Clone, PartialEq, Debug)]
pub struct Reaction {
    pub held: Held,
    pub effect: Effect,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    Nothing,
    Play(Action),
    Refuse(RefusalReason),
}

/// Reason why an input is refused.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum RefusalReason {
    /// The piece has no legal move.
    Stuck(Square),
    /// BG-4.6: this piece was touched and must move.
    Touched(Square),
    /// BG-4.6: this piece was touched and must be captured.
    TouchedPrey(Square),
    /// BG-4.3: Barragoons go on empty squares. The message explains how the one here is crossed, which matters for the
    /// next placement.
    Taken(Cell),
    /// BG-5.4: the repetition must be broken.
    Barred,
    Move(MoveRefusal),
}

impl Reaction {
    fn hold(held: Held) -> Reaction {
        Reaction { held, effect: Effect::Nothing }
    }

    fn refuse(held: Held, why: RefusalReason) -> Reaction {
        Reaction { held, effect: Effect::Refuse(why) }
    }

    fn play(action: Action) -> Reaction {
        Reaction { held: Held::Nothing, effect: Effect::Play(action) }
    }
}

/// Returns the selection for a new view.
pub fn settle(view: &View, settings: InputSettings) -> Held {
    match (view.prompt, view.touched) {
        _ if !settings.live => Held::Nothing,
        (Prompt::Place { .. }, _) => Held::Placing { at: None, face: None },
        // BG-4.6
        (_, Touched { piece: Some(from), prey: Some(prey) }) => Held::Bound { from, prey },
        (_, Touched { piece: Some(from), prey: None }) => Held::Piece(from),
        (_, Touched { piece: None, prey: Some(prey) }) => Held::Prey(prey),
        (_, Touched { piece: None, prey: None }) => Held::Nothing,
    }
}

/// Returns the reaction of the current selection to an input.
pub fn react(view: &View, settings: InputSettings, held: Held, intent: Intent) -> Reaction {
    match view.prompt {
        Prompt::Move { side } if settings.live => move_phase(view, settings, held, intent, side),
        Prompt::Place { .. } if settings.live => place_phase(view, settings, held, intent),
        _ => look(view, held, intent),
    }
}

/// Explains the tapped square; no action is possible.
fn look(view: &View, held: Held, intent: Intent) -> Reaction {
    match intent {
        Intent::Tap(square) if held != Held::Explained(square) && view.board[square] != Cell::Empty => {
            Reaction::hold(Held::Explained(square))
        }
        Intent::Tap(_) | Intent::Cancel => Reaction::hold(Held::Nothing),
        _ => Reaction::hold(held),
    }
}

fn move_phase(view: &View, settings: InputSettings, held: Held, intent: Intent, side: Side) -> Reaction {
    match intent {
        Intent::Tap(square) => tap(view, settings, held, square, side),
        Intent::Lift(square) => lift(view, held, square, side),
        Intent::Drop { from, to } => {
            let lifted = lift(view, held, from, side);
            if lifted.effect != Effect::Nothing || from == to {
                return lifted;
            }
            tap(view, settings, lifted.held, to, side)
        }
        Intent::Confirm => match held {
            Held::Aim { from, to } | Held::Bound { from, prey: to } => {
                Reaction::play(Action::Move(Move { from, to }))
            }
            _ => Reaction::hold(held),
        },
        Intent::Cancel => cancel(view, held),
        Intent::Choose(_) | Intent::Turn | Intent::Carry { .. } | Intent::Lay { .. } => Reaction::hold(held),
    }
}

fn tap(view: &View, settings: InputSettings, held: Held, square: Square, side: Side) -> Reaction {
    match held {
        Held::Aim { from, to } if square == to => Reaction::play(Action::Move(Move { from, to })),
        Held::Piece(from) | Held::Aim { from, .. } => tap_with(view, settings, from, square, side),
        // Both are touched, so no choice is left.
        Held::Bound { from, prey } if square == prey => Reaction::play(Action::Move(Move { from, to: prey })),
        Held::Bound { prey, .. } => Reaction::refuse(held, RefusalReason::TouchedPrey(prey)),
        Held::Prey(prey) => {
            if legal(view, square, prey) {
                Reaction::play(Action::Touch { at: square })
            } else {
                Reaction::refuse(held, RefusalReason::TouchedPrey(prey))
            }
        }
        Held::Nothing | Held::Explained(_) | Held::Placing { .. } | Held::Carried { .. } => {
            touch(view, held, square, side)
        }
    }
}

/// Handles a tap while one of the player's pieces is lifted.
fn tap_with(view: &View, settings: InputSettings, from: Square, square: Square, side: Side) -> Reaction {
    let held = Held::Piece(from);
    if square == from {
        return if view.touch_move {
            Reaction::refuse(held, RefusalReason::Touched(from))
        } else {
            Reaction::hold(Held::Nothing)
        };
    }
    if legal(view, from, square) {
        return aim(view, settings, from, square);
    }
    if is_own(view, square, side) {
        return if view.touch_move {
            Reaction::refuse(held, RefusalReason::Touched(from))
        } else {
            touch(view, held, square, side)
        };
    }
    let why = match view.barred {
        Some(barred) if barred == (Move { from, to: square }) => RefusalReason::Barred,
        _ => RefusalReason::Move(moves::why_not(&view.board, from, square)),
    };
    Reaction::refuse(held, why)
}

/// Handles a tap without a selection.
fn touch(view: &View, held: Held, square: Square, side: Side) -> Reaction {
    if is_own(view, square, side) {
        return if !can_move(view, square) {
            Reaction::refuse(held, RefusalReason::Stuck(square))
        } else if view.would_bind.contains(square) {
            Reaction::play(Action::Touch { at: square })
        } else {
            Reaction::hold(Held::Piece(square))
        };
    }
    if view.board[square] == Cell::Empty || held == Held::Explained(square) {
        return Reaction::hold(Held::Nothing);
    }
    // BG-4.6: a piece touched first must be captured by any piece that can.
    if view.would_bind.contains(square) {
        Reaction::play(Action::Touch { at: square })
    } else {
        Reaction::hold(Held::Explained(square))
    }
}

/// A drag lifts the same piece as a tap, but never puts it back.
fn lift(view: &View, held: Held, square: Square, side: Side) -> Reaction {
    match held {
        Held::Piece(from) | Held::Aim { from, .. } if from == square => Reaction::hold(Held::Piece(from)),
        Held::Piece(from) | Held::Aim { from, .. } if view.touch_move => {
            Reaction::refuse(Held::Piece(from), RefusalReason::Touched(from))
        }
        Held::Bound { from, .. } if from == square => Reaction::hold(held),
        Held::Bound { prey, .. } => Reaction::refuse(held, RefusalReason::TouchedPrey(prey)),
        Held::Prey(prey) if legal(view, square, prey) => Reaction::play(Action::Touch { at: square }),
        Held::Prey(prey) => Reaction::refuse(held, RefusalReason::TouchedPrey(prey)),
        _ if is_own(view, square, side) => touch(view, held, square, side),
        _ => Reaction::hold(held),
    }
}

fn cancel(view: &View, held: Held) -> Reaction {
    match held {
        Held::Aim { from, .. } => Reaction::hold(Held::Piece(from)),
        Held::Piece(from) if view.touch_move => Reaction::refuse(held, RefusalReason::Touched(from)),
        Held::Prey(prey) | Held::Bound { prey, .. } => {
            Reaction::refuse(held, RefusalReason::TouchedPrey(prey))
        }
        _ => Reaction::hold(Held::Nothing),
    }
}

fn aim(view: &View, settings: InputSettings, from: Square, to: Square) -> Reaction {
    if settings.confirm && view.would_bind.contains(to) {
        Reaction::play(Action::Touch { at: to })
    } else if settings.confirm {
        Reaction::hold(Held::Aim { from, to })
    } else {
        Reaction::play(Action::Move(Move { from, to }))
    }
}

/// Returns whether a tap on a square places the current face at once, since the player can take it back alone.
pub(super) fn tap_places(view: &View, settings: InputSettings) -> bool {
    !settings.confirm && !view.touch_move
}

fn place_phase(view: &View, settings: InputSettings, held: Held, intent: Intent) -> Reaction {
    let (at, face) = match held {
        Held::Placing { at, face } => (at, face),
        _ => (None, None),
    };
    match intent {
        Intent::Tap(square) | Intent::Drop { to: square, .. } => {
            let there = view.board[square];
            match face {
                _ if there != Cell::Empty => {
                    Reaction::refuse(Held::Placing { at, face }, RefusalReason::Taken(there))
                } // BG-4.3
                face if at == Some(square) => Reaction::hold(Held::Placing { at, face: face.map(next_face) }),
                Some(face) if at.is_none() && tap_places(view, settings) => {
                    lay(view, held, Placement { face, at: square })
                }
                face => Reaction::hold(Held::Placing { at: Some(square), face }),
            }
        }
        Intent::Carry { face, over } => {
            let over = over.filter(|square| view.board[*square] == Cell::Empty);
            Reaction::hold(Held::Carried { face, over })
        }
        Intent::Lay { face, at } => {
            let back = Held::Placing { at: None, face: Some(face) };
            match at.map(|at| (at, view.board[at])) {
                None => Reaction::hold(back),
                Some((at, Cell::Empty)) if settings.confirm => {
                    Reaction::hold(Held::Placing { at: Some(at), face: Some(face) })
                }
                Some((at, Cell::Empty)) => lay(view, back, Placement { face, at }),
                Some((_, there)) => Reaction::refuse(back, RefusalReason::Taken(there)),
            }
        }
        Intent::Choose(face) => Reaction::hold(Held::Placing { at, face: Some(face) }),
        Intent::Turn => Reaction::hold(Held::Placing { at, face: face.map(next_face) }),
        Intent::Confirm => match held.placement() {
            Some(placement) => lay(view, held, placement),
            None => Reaction::hold(held),
        },
        Intent::Cancel => Reaction::hold(Held::Placing { at: None, face: None }),
        Intent::Lift(_) => Reaction::hold(Held::Placing { at, face }),
    }
}

/// Places a Barragoon; keeps the selection `back` if the placement is barred.
fn lay(view: &View, back: Held, placement: Placement) -> Reaction {
    if view.barred_placement == Some(placement) {
        Reaction::refuse(back, RefusalReason::Barred)
    } else {
        Reaction::play(Action::Place(placement))
    }
}

fn legal(view: &View, from: Square, to: Square) -> bool {
    view.moves.binary_search(&Move { from, to }).is_ok()
}

fn can_move(view: &View, from: Square) -> bool {
    view.moves.iter().any(|step| step.from == from)
}

fn is_own(view: &View, square: Square, side: Side) -> bool {
    matches!(view.board[square], Cell::Piece(piece) if piece.side == side)
}
