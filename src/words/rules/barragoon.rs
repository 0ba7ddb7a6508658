//! The rules of Barragoon, and the sentences for its refusals.

use super::CitesRule;
use crate::{
    games::barragoon::refusal::{ConfigFault, MoveRefusal, Refusal},
    words::{Text, barragoon as key},
};

include!(concat!(env!("OUT_DIR"), "/rules_barragoon.rs"));

/// Touched pieces must move, or be captured (BG-4.6).
pub const TOUCHED: Text = key::r_captures_f;
/// Allowed squares for a Barragoon (BG-4.3).
pub const PLACING: Text = key::r_captures_c;
/// A repetition must be broken (BG-5.4).
pub const REPETITION: Text = key::r_end_d;
/// Crossing of squares (BG-3.4): the reason why a piece cannot move.
pub const CROSSING: Text = key::r_moves_c;

impl CitesRule for Refusal {
    fn sentence(&self) -> Option<Text> {
        Some(match self {
            Refusal::BadConfig(ConfigFault::Express(_)) => key::r_express_a,
            Refusal::BadConfig(ConfigFault::Position(_)) => key::r_notation_c,
            Refusal::BadConfig(ConfigFault::AlreadyOver(_)) => key::r_notation_d,
            // A placement is owed.
            Refusal::WrongPhase => key::r_captures_e,
            Refusal::Move(why) => of_move(*why),
            Refusal::Barred(_) | Refusal::BarredPlacement(_) => REPETITION,
            Refusal::MustMove(_) | Refusal::MustTake(_) | Refusal::IdleTouch(_) => TOUCHED,
            Refusal::NotEmpty(_) => PLACING,
        })
    }
}

/// Returns the sentence for an illegal move.
pub fn of_move(why: MoveRefusal) -> Text {
    match why {
        MoveRefusal::NotYourPiece(_) => key::r_board_d,
        MoveRefusal::NoPiece(_)
        | MoveRefusal::SameSquare
        | MoveRefusal::TooNear { .. }
        | MoveRefusal::TooFar { .. } => key::r_moves_a,
        MoveRefusal::TwoTurns => key::r_moves_b,
        MoveRefusal::BlockedByBarragoon(..) => CROSSING,
        MoveRefusal::BlockedByPiece(_) => key::r_moves_d,
        MoveRefusal::OwnPiece(_) | MoveRefusal::ShortMoveCannotCapture(_) => key::r_moves_e,
        MoveRefusal::TwoCannotTakeAllTurns(_) => key::r_moves_f,
    }
}
