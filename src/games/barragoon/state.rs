//! One match: the position, where in the turn it is, and the history that repetition needs. Only
//! `rules` changes it.

use super::{
    action::Action,
    board::{Face, Side, Squares},
    config::{Config, Start},
    moves,
    phase::{Phase, PlaceReason, Prompt},
    position::{Owed, Position},
    reading::Reading,
    repetition::{Chain, TurnKey},
    touch::Touched,
    turn::{Move, Placement, Turn},
    view::View,
};

/// A match of Barragoon.
#[derive(Clone, PartialEq, Debug)]
pub struct Barragoon {
    pub(super) express: [u8; 2],
    pub(super) touch_move: bool,
    pub(super) resign: bool,
    pub(super) reading: Reading,
    start: Start,
    pub(super) position: Position,
    pub(super) phase: Phase,
    /// What binds the player to move (BG-4.6).
    pub(super) touched: Touched,
    /// The turn in progress while placements are owed, else the last one completed.
    pub(super) last: Option<Turn>,
    /// The turns completed so far.
    pub(super) history: Vec<TurnKey>,
    /// Set from a refused draw until the succession is broken (BG-5.4).
    pub(super) chain: Option<Chain>,
    /// The position at the beginning of this turn.
    pub(super) turn_start: Position,
    pub(super) opening: Opening,
}

/// What was there at the start, for the accounts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Opening {
    pieces: usize,
    barragoons: usize,
    reserve: u8,
}

impl Barragoon {
    pub(super) fn begin(config: &Config, position: Position) -> Barragoon {
        let opening = Opening {
            pieces: pieces(&position),
            barragoons: position.barragoons(),
            reserve: position.reserve,
        };
        Barragoon {
            express: config.express,
            touch_move: config.touch_move,
            resign: config.resign,
            reading: config.reading,
            start: config.start.clone(),
            turn_start: position.clone(),
            position,
            phase: Phase::Play,
            touched: Touched::default(),
            last: None,
            history: Vec::new(),
            chain: None,
            opening,
        }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What is due, and from whom.
    pub fn prompt(&self) -> Prompt {
        match (self.phase, self.position.owed) {
            (Phase::Over(end), _) => Prompt::Over(end),
            (Phase::MayOfferDraw { by }, _) => Prompt::MayOfferDraw { by },
            (Phase::AnswerDraw { by }, _) => Prompt::AnswerDraw { by },
            (Phase::Play, Some(Owed { by, why, left })) => Prompt::Place { by, why, left },
            (Phase::Play, None) => Prompt::Move { side: self.position.side },
        }
    }

    /// The legal moves of the side to move, sorted; none in any other phase.
    pub(super) fn legal_moves(&self) -> Vec<Move> {
        let Prompt::Move { side } = self.prompt() else { return Vec::new() };
        let mut moves = moves::moves(&self.position.board, side);
        if let Some(barred) = self.barred_move() {
            moves.retain(|candidate| *candidate != barred);
        }
        moves.retain(|candidate| self.touched.allows(*candidate));
        moves
    }

    /// What binds if it is touched now (BG-4.6).
    pub(super) fn would_bind(&self, moves: &[Move]) -> Squares {
        if self.touch_move { self.touched.would_bind(&self.position.board, moves) } else { Squares::NONE }
    }

    /// The move that would continue a succession after a refused draw, unless it is the only one
    /// there is (BG-5.4). A move that is followed by placements is never barred itself: the bar then
    /// falls on the last placement.
    pub(super) fn barred_move(&self) -> Option<Move> {
        let next = self.chain?.next(&self.history)?;
        let Prompt::Move { side } = self.prompt() else { return None };
        let moves = moves::moves(&self.position.board, side);
        if moves.len() == 1 {
            return None;
        }
        moves
            .into_iter()
            .find(|step| TurnKey::new(&self.turn(*step)) == next && !self.position.owes_after(*step))
    }

    /// The placement that would complete the turn which continues a succession (BG-5.4).
    pub(super) fn barred_placement(&self) -> Option<Placement> {
        let next = self.chain?.next(&self.history)?;
        let Prompt::Place { by, left: 1, .. } = self.prompt() else { return None };
        // What the other side places cannot be held against the one who was refused.
        if by != self.position.side {
            return None;
        }
        let (before, placement) = next.last_placement()?;
        (TurnKey::new(self.last.as_ref()?) == before).then_some(placement)
    }

    /// The turn that begins with this move.
    pub(super) fn turn(&self, moved: Move) -> Turn {
        let captured = self.position.board[moved.to];
        Turn { by: self.position.side, moved, captured, placed: Vec::new() }
    }

    /// Everything that may be done now, sorted.
    pub(super) fn actions(&self) -> Vec<Action> {
        match self.prompt() {
            Prompt::Over(_) => Vec::new(),
            Prompt::MayOfferDraw { .. } => vec![Action::OfferDraw, Action::GoOn],
            Prompt::AnswerDraw { .. } => vec![Action::AcceptDraw, Action::RefuseDraw],
            Prompt::Move { .. } => {
                let moves = self.legal_moves();
                let touches = self.would_bind(&moves).iter().map(|at| Action::Touch { at });
                moves.into_iter().map(Action::Move).chain(touches).collect()
            }
            Prompt::Place { .. } => {
                let empties = self.position.board.empties();
                let barred = self.barred_placement();
                let all = Face::ALL
                    .into_iter()
                    .flat_map(|face| empties.iter().map(move |at| Placement { face, at }));
                all.filter(|placement| Some(*placement) != barred).map(Action::Place).collect()
            }
        }
    }

    pub(super) fn sight(&self) -> View {
        View {
            board: self.position.board.clone(),
            reserve: self.position.reserve,
            prompt: self.prompt(),
            last: self.last.clone(),
            moves: self.legal_moves(),
            barred: self.barred_move(),
            barred_placement: self.barred_placement(),
            touched: self.touched,
            express: self.express,
            touch_move: self.touch_move,
            resign: self.resign,
            start: self.start.clone(),
            position_text: self.turn_start.to_string(),
        }
    }

    /// The accounts of pieces and Barragoons (BG-1.2, BG-4.1, BG-4.4).
    pub(super) fn accounts(&self) -> Result<(), String> {
        let position = &self.position;
        let opening = self.opening;
        if position.barragoons() != opening.barragoons {
            return Err(format!("{} Barragoons, not {}", position.barragoons(), opening.barragoons));
        }
        let lost = opening.pieces.checked_sub(pieces(position)).ok_or("more pieces than at the start")?;
        let still_due = match position.owed {
            None | Some(Owed { why: PlaceReason::TookBarragoon, .. }) => 0,
            Some(Owed { left, .. }) => usize::from(left),
        };
        // The last capture of a match brings no placements (BG-5.2).
        let last = Side::ALL.into_iter().any(|side| position.board.pieces(side).is_empty());
        let paid_for = lost.saturating_sub(usize::from(last));
        let expected = usize::from(opening.reserve).saturating_sub(2 * paid_for) + still_due;
        let reserve = usize::from(position.reserve);
        if reserve != expected {
            return Err(format!("{reserve} Barragoons in reserve, not {expected}"));
        }
        Ok(())
    }
}

fn pieces(position: &Position) -> usize {
    Side::ALL.into_iter().map(|side| position.board.pieces(side).len()).sum()
}
