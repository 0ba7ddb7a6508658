//! Steps as everybody may hear them: the input of log, live region and sound.

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use super::matches::Match;
use crate::kernel::{Game, Notice, StepOf, Viewer, heard_by};

/// A match with its public view, which is built once on first use.
#[derive(Clone, Debug)]
pub struct Observed<G: Game> {
    game: Match<G>,
    public: OnceLock<Arc<G::View>>,
}

impl<G: Game> From<Match<G>> for Observed<G> {
    fn from(game: Match<G>) -> Self {
        Observed { game, public: OnceLock::new() }
    }
}

impl<G: Game> Deref for Observed<G> {
    type Target = Match<G>;

    fn deref(&self) -> &Match<G> {
        &self.game
    }
}

impl<G: Game> Observed<G> {
    /// Returns the current public view.
    pub fn public(&self) -> &Arc<G::View> {
        self.public.get_or_init(|| Arc::new(self.game.view(Viewer::Public)))
    }

    /// Returns the current view of `viewer`.
    pub fn seen_by(&self, viewer: Viewer) -> Arc<G::View> {
        if viewer == Viewer::Public { Arc::clone(self.public()) } else { Arc::new(self.game.view(viewer)) }
    }
}

/// A step and its public events. A step of a seat and the chance after it share the same two views.
#[derive(Debug)]
pub struct StepReport<'a, G: Game> {
    pub step: &'a StepOf<G>,
    /// The public events, in order.
    pub events: Vec<G::Event>,
    /// The public view before the step of the seat.
    pub before: &'a G::View,
    /// The public view after the last step of chance that followed.
    pub after: &'a G::View,
}

impl<'a, G: Game> StepReport<'a, G> {
    /// Creates the report of a step that was just made. `notices`: its events and those of the chance after it.
    pub fn of(
        before: &'a Observed<G>,
        step: &'a StepOf<G>,
        after: &'a Observed<G>,
        notices: &[Notice<G::Event>],
    ) -> Self {
        StepReport { step, events: public(notices), before: before.public(), after: after.public() }
    }
}

/// Returns the public events.
fn public<E: Clone>(notices: &[Notice<E>]) -> Vec<E> {
    heard_by(notices, Viewer::Public).cloned().collect()
}

/// Reports steps of a match in order. It keeps the last view for the next call.
#[derive(Clone, Debug)]
pub struct Reporter<G: Game> {
    /// The steps reported so far.
    steps: Vec<StepOf<G>>,
    /// The public view after them.
    view: Option<Arc<G::View>>,
}

impl<G: Game> Default for Reporter<G> {
    fn default() -> Self {
        Reporter { steps: Vec::new(), view: None }
    }
}

impl<G: Game> Reporter<G> {
    /// Returns how many of the reported steps still hold; [`Reporter::report`] continues after them. Only whole groups
    /// of a seat's step and its chance count.
    pub fn unchanged(&self, game: &Match<G>) -> usize {
        let steps = game.steps();
        let same = self.steps.iter().zip(steps).take_while(|(a, b)| a == b).count();
        let is_chance = |step: usize| steps.get(step).is_some_and(|step| step.is_chance());
        (0..=same).rev().find(|step| *step == 0 || !is_chance(*step)).unwrap_or(0)
    }

    /// Reports the steps from index `from` on, which must be the first of a group.
    pub fn report(&mut self, game: &Observed<G>, from: usize, mut to: impl FnMut(&StepReport<'_, G>)) {
        let steps = game.steps();
        if from == steps.len() {
            self.steps = steps.to_vec();
            self.view = Some(Arc::clone(game.public()));
            return;
        }
        let mut state = game.at(from);
        let known = self.view.take().filter(|_| from == self.steps.len());
        let mut before = known.unwrap_or_else(|| Arc::new(super::matches::view(&state, Viewer::Public)));
        let mut rest = &steps[from..];
        while !rest.is_empty() {
            let end = 1 + rest[1..].iter().take_while(|step| step.is_chance()).count();
            let (group, later) = rest.split_at(end);
            let told: Vec<Vec<G::Event>> = group.iter().map(|step| public(&state.apply(step))).collect();
            let after = match later {
                [] => Arc::clone(game.public()),
                _ => Arc::new(super::matches::view(&state, Viewer::Public)),
            };
            for (step, events) in group.iter().zip(told) {
                to(&StepReport { step, events, before: &before, after: &after });
            }
            (before, rest) = (after, later);
        }
        self.steps = steps.to_vec();
        self.view = Some(before);
    }
}
