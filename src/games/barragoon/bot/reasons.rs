//! Chooses the most important claims about an action, two at most.

use nonempty::NonEmpty;

use super::super::{
    action::Action,
    board::{Square, Value},
    moves,
    turn::Move,
};
use super::{
    MATE_BOUND,
    claims::{Claim, LOSS, hanging},
    finding::{Finding, takable},
};

/// The reason for an action, the most important claim first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason(NonEmpty<Claim>);

impl Reason {
    pub fn claims(&self) -> &NonEmpty<Claim> {
        &self.0
    }
}

impl Finding {
    /// The reason for the action.
    pub fn reason(&self) -> Reason {
        let claims = self.verdict().map_or_else(|| self.particulars(), |verdict| vec![verdict]);
        Reason(NonEmpty::from_vec(claims).unwrap_or_else(|| NonEmpty::new(self.moves())))
    }

    /// The claim that makes all others pointless.
    fn verdict(&self) -> Option<Claim> {
        let moves = self.own_moves();
        match self.action() {
            _ if self.options == 1 => Some(Claim::Only),
            Some(Action::OfferDraw | Action::GoOn | Action::AcceptDraw | Action::RefuseDraw) => {
                Some(Claim::Draw { ahead: self.static_value })
            }
            _ if self.value > MATE_BOUND => Some(Claim::Wins { moves }),
            _ if self.value < -MATE_BOUND => Some(Claim::Loses { moves }),
            _ => None,
        }
    }

    /// Claims about the action, the line after it, and the risk.
    fn particulars(&self) -> Vec<Claim> {
        let (capture, risk) = (self.capture_claim(), self.risk());
        let line = || self.line_claim().or_else(|| self.saves());
        let mut claims: Vec<Claim> = match capture {
            Some(Claim::TakesBarragoon) => capture.into_iter().chain(risk.or_else(line)).collect(),
            Some(_) => capture.into_iter().chain(risk).collect(),
            None => line().into_iter().chain(risk).collect(),
        };
        if claims.is_empty() && Claim::Quiet.holds(self) {
            claims.push(Claim::Quiet);
        }
        let says_enough = |claim: &Claim| !matches!(claim, Claim::Quiet | Claim::TakesBarragoon);
        if !claims.iter().any(says_enough) || claims.len() == 1 && claims.first() == risk.as_ref() {
            claims.push(self.moves());
        }
        claims
    }

    /// The claim about the piece or Barragoon that the action takes.
    fn capture_claim(&self) -> Option<Claim> {
        if self.barragoon().is_some() {
            return Some(Claim::TakesBarragoon);
        }
        let value = self.taken()?;
        Some(match self.most_lost() {
            _ if !self.is_explained() => Claim::TakesPiece(value),
            _ if self.balance() > 0 && self.ahead() > 0 => Claim::Captures(value),
            Some(lost) => Claim::Exchanges { taken: value, lost },
            None => Claim::TakesPiece(value),
        })
    }

    /// The claim about wins and losses later in the line.
    fn line_claim(&self) -> Option<Claim> {
        if !self.is_explained() {
            return None;
        }
        let balance = self.balance();
        match (self.first_won(), self.most_lost()) {
            (Some(won), _) if balance > 0 && self.ahead() > 0 => Some(Claim::Takes(won)),
            (_, Some(lost)) if balance < 0 && self.is_best && self.ahead() <= -LOSS => {
                Some(Claim::GivesUp(lost))
            }
            (_, Some(lost)) if balance < 0 => Some(Claim::Loss(lost)),
            (Some(won), Some(lost)) => Some(Claim::Trades { won, lost }),
            _ => None,
        }
    }

    /// The claim about the most valuable piece that was in danger and no longer is.
    fn saves(&self) -> Option<Claim> {
        let other = self.side.other();
        let after = self.after_turn().filter(|after| after.side == other)?;
        let takable_after = takable(&after.board, other);
        let now_at = |at: Square| match self.action() {
            Some(Action::Move(Move { from, to })) if from == at => to,
            _ => at,
        };
        let safe =
            takable(&self.before.board, other).iter().filter(|at| !takable_after.contains(now_at(*at)));
        let piece = |at: Square| Some((self.before.board[at].piece()?.value, at));
        let (value, at) = safe.filter_map(piece).max_by_key(|(value, _)| *value)?;
        Some(Claim::Saves { value, at })
    }

    /// The claim about a piece that can be taken next: the one that the line loses, or else the most valuable one.
    fn risk(&self) -> Option<Claim> {
        let all = hanging(self);
        let expected =
            self.positions().iter().zip(&self.line).skip(1).find_map(|(position, action)| {
                match (position.owed, *action) {
                    (None, Action::Move(Move { to, .. })) => Some(to),
                    _ => None,
                }
            });
        let most = |all: &[(Value, Square)]| all.iter().copied().max_by_key(|(value, _)| *value);
        let (value, at) = all.iter().copied().find(|(_, at)| Some(*at) == expected).or_else(|| most(&all))?;
        Some(Claim::Hangs { value, at })
    }

    /// The claim about the number of moves of each side after the turn.
    fn moves(&self) -> Claim {
        let after = self.after();
        let count = |side| u8::try_from(moves::count(&after.board, side)).unwrap_or(u8::MAX);
        Claim::Moves { own: count(self.side), other: count(self.side.other()) }
    }
}
