//! The referee of a problem: after a wrong move, play stops until the move is taken back.

use leptos::prelude::*;

use super::stage::TrialStage;
use crate::{
    app::{
        i18n::{I18n, problems as key},
        refusal_message::RefusalMessage,
        session::Referee,
    },
    games::barragoon::{Barragoon, problems::Problem},
    kernel::StepOf,
    table::matches::Match,
};

pub(super) struct ProblemReferee {
    pub stage: RwSignal<TrialStage>,
    /// The latest refusal.
    pub refusal: RwSignal<Option<RefusalMessage>>,
    pub i18n: I18n,
}

impl Referee<Barragoon> for ProblemReferee {
    fn judge(
        &self,
        _game: &Match<Barragoon>,
        step: &StepOf<Barragoon>,
    ) -> Result<Vec<StepOf<Barragoon>>, String> {
        let by_solver = step.seat() == Some(Problem::SOLVER.seat());
        match self.stage.get_untracked() {
            TrialStage::Wrong if by_solver => Err(self.i18n.now(key::first_take_back)),
            _ => Ok(vec![step.clone()]),
        }
    }

    fn played(&self) {
        self.refusal.set(None);
    }

    fn refused(&self, refusal: RefusalMessage) {
        self.refusal.set(Some(refusal));
    }
}
