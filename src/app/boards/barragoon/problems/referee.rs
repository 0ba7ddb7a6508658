//! The referee of a problem: after a wrong move, play stops until the move is taken back.

use leptos::prelude::*;

use super::stage::TrialStage;
use crate::{
    app::{
        i18n::{I18n, problems as key},
        objection::Objection,
        session::Referee,
    },
    games::barragoon::{Barragoon, problems::Problem},
    kernel::StepOf,
    table::matches::Match,
};

pub(super) struct ProblemReferee {
    pub stage: RwSignal<TrialStage>,
    /// The latest refusal.
    pub objection: RwSignal<Option<Objection>>,
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
        self.objection.set(None);
    }

    fn objected(&self, objection: Objection) {
        self.objection.set(Some(objection));
    }
}
