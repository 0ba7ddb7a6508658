//! The rules, chapter by chapter, each check beside its effect.

mod ending;
mod moving;
mod placing;
mod repetition;
mod touching;

use super::{action::Action, board::Face, phase::Prompt, state::Barragoon, turn::Placement};

impl Barragoon {
    /// Returns all legal actions, sorted.
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
}
