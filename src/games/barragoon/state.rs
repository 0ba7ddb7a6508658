//! The state of one match: the position, the phase within the turn, and the history for repetitions. Only `rules`
//! changes it.

use super::{
    board::Side,
    config::{Config, Start},
    phase::{Phase, PlaceReason, Prompt},
    position::{Owed, Position},
    repetition::{Chain, TurnKey},
    touch::Touched,
    turn::PlayedTurn,
};

/// A match of Barragoon.
#[derive(Clone, PartialEq, Debug)]
pub struct Barragoon {
    pub(super) express: [u8; 2],
    pub(super) touch_move: bool,
    pub(super) resign: bool,
    pub(super) start: Start,
    pub(super) position: Position,
    pub(super) phase: Phase,
    /// Touches that bind the player to move (BG-4.6).
    pub(super) touched: Touched,
    /// The current turn while placements are owed, else the last completed one.
    pub(super) last: Option<PlayedTurn>,
    /// All completed turns.
    pub(super) history: Vec<TurnKey>,
    /// Set from a refused draw until the sequence is broken (BG-5.4).
    pub(super) chain: Option<Chain>,
    /// The position at the beginning of this turn.
    pub(super) turn_start: Position,
    pub(super) opening: Opening,
}

/// Numbers of pieces and Barragoons at the start, for `check_accounts`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Opening {
    pieces: usize,
    barragoons: usize,
    reserve: u8,
}

impl Barragoon {
    pub(super) fn at(config: &Config, position: Position) -> Barragoon {
        let opening = Opening {
            pieces: pieces(&position),
            barragoons: position.barragoons(),
            reserve: position.reserve,
        };
        Barragoon {
            express: config.express,
            touch_move: config.touch_move,
            resign: config.resign,
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

    /// Returns the current task and the side that has it.
    pub fn prompt(&self) -> Prompt {
        match (self.phase, self.position.owed) {
            (Phase::Over(end), _) => Prompt::Over(end),
            (Phase::MayOfferDraw { by }, _) => Prompt::MayOfferDraw { by },
            (Phase::AnswerDraw { by }, _) => Prompt::AnswerDraw { by },
            (Phase::Play, Some(Owed { by, why, left })) => Prompt::Place { by, why, left },
            (Phase::Play, None) => Prompt::Move { side: self.position.side },
        }
    }

    /// The number of completed turns since a piece was taken.
    pub(super) fn quiet_turns(&self) -> usize {
        self.history.iter().rev().take_while(|turn| !turn.takes_piece()).count()
    }

    /// Checks the accounts of pieces and Barragoons (BG-1.2, BG-4.1, BG-4.4).
    pub(super) fn check_accounts(&self) -> Result<(), String> {
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
        // The last capture of a match has no placements (BG-5.2).
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
