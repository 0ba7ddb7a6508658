//! The claims of reasons. Each has a predicate over the position, the action, its line and its values.

use super::super::{
    action::Action,
    board::{Side, Square, Value},
    moves,
    turn::Move,
};
use super::{
    MATE_BOUND,
    finding::{Finding, takable},
};

/// A statement about an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// No other action is legal.
    Only,
    /// The line wins the match with this many moves of the side.
    Wins { moves: u8 },
    /// The line loses the match after this many moves of the side.
    Loses { moves: u8 },
    /// The action takes a piece of this value, and the line comes out ahead.
    Captures(Value),
    /// The action takes a piece, and the line loses one in return: the most valuable lost.
    Exchanges { taken: Value, lost: Value },
    /// The action takes a piece of this value; the claim leaves the rest open.
    TakesPiece(Value),
    /// The action takes a Barragoon, which is then placed again (BG-4.2).
    TakesBarragoon,
    /// The line wins a piece of this value later on.
    Takes(Value),
    /// Both sides lose pieces later in the line: the first one won, and the most valuable lost.
    Trades { won: Value, lost: Value },
    /// The line loses a piece of this value, and no other action has a higher value.
    GivesUp(Value),
    /// The line loses a piece of this value.
    Loss(Value),
    /// The next move could have taken a piece of the side on `at`, and no longer can.
    Saves { value: Value, at: Square },
    /// The other side's next move can take this piece on `at`.
    Hangs { value: Value, at: Square },
    /// Neither side can take a piece with its next move, and none is taken in the line.
    Quiet,
    /// The number of legal moves of each side after the turn, as far as the line goes.
    Moves { own: u8, other: u8 },
    /// About a draw: the static evaluation of the position.
    Draw { ahead: i32 },
}

impl Claim {
    /// Whether the claim is true of a finding.
    pub fn holds(self, found: &Finding) -> bool {
        let own = found.side;
        match self {
            Claim::Only => found.options == 1,
            Claim::Wins { moves } => {
                found.value > MATE_BOUND && found.winner() == Some(own) && found.own_moves() == moves
            }
            Claim::Loses { moves } => {
                found.value < -MATE_BOUND && found.winner() == Some(own.other()) && found.own_moves() == moves
            }
            Claim::Captures(value) => found.taken() == Some(value) && comes_out_ahead(found),
            Claim::Exchanges { taken, lost } => {
                found.taken() == Some(taken) && found.most_lost() == Some(lost) && found.is_explained()
            }
            Claim::TakesPiece(value) => found.taken() == Some(value),
            Claim::TakesBarragoon => found.barragoon().is_some(),
            Claim::Takes(value) => {
                found.taken().is_none() && found.first_won() == Some(value) && comes_out_ahead(found)
            }
            Claim::Trades { won, lost } => {
                found.taken().is_none()
                    && found.first_won() == Some(won)
                    && found.most_lost() == Some(lost)
                    && found.is_explained()
            }
            Claim::GivesUp(value) => {
                found.is_best && found.ahead() <= -LOSS && Claim::Loss(value).holds(found)
            }
            Claim::Loss(value) => {
                found.most_lost() == Some(value) && found.balance() < 0 && found.is_explained()
            }
            Claim::Saves { value, at } => was_saved(found, value, at),
            Claim::Hangs { value, at } => hanging(found).contains(&(value, at)),
            Claim::Quiet => is_quiet(found),
            Claim::Moves { own: n, other: m } => {
                let count = |side| moves::count(&found.after().board, side);
                (count(own), count(own.other())) == (n.into(), m.into())
            }
            Claim::Draw { ahead } => found.static_value == ahead,
        }
    }
}

/// The least drop in value that counts as the loss of a piece.
pub(super) const LOSS: i32 = 75;

fn comes_out_ahead(found: &Finding) -> bool {
    found.balance() > 0 && found.ahead() > 0 && found.is_explained()
}

fn was_saved(found: &Finding, value: Value, at: Square) -> bool {
    let other = found.side.other();
    let Some(after) = found.after_turn() else { return false };
    let there = match found.action() {
        Some(Action::Move(Move { from, to })) if from == at => to,
        _ => at,
    };
    takable(&found.before.board, other).contains(at)
        && after.side == other
        && after.board[there].piece().is_some_and(|piece| piece.side == found.side && piece.value == value)
        && !takable(&after.board, other).contains(there)
}

/// The pieces of the side that the other side can take after the turn; empty if the turn stays with the side.
pub fn hanging(found: &Finding) -> Vec<(Value, Square)> {
    let other = found.side.other();
    let Some(after) = found.after_turn().filter(|after| after.side == other) else { return Vec::new() };
    let value = |at: Square| Some((after.board[at].piece()?.value, at));
    takable(&after.board, other).iter().filter_map(value).collect()
}

fn is_quiet(found: &Finding) -> bool {
    let Some(after) = found.after_turn() else { return false };
    let open = |board| Side::ALL.into_iter().all(|side| takable(board, side).is_empty());
    let could_take = found.before.owed.is_none() && !takable(&found.before.board, found.side).is_empty();
    found.is_explained() && found.captures().is_empty() && open(&after.board) && !could_take
}
