//! Steps as everybody may hear of them: the input of log, live region and sound.

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use super::matches::Match;
use crate::kernel::{Game, Notice, StepOf, Viewer, heard_by};

/// A match with the public view of it, which is built once however many ask for it.
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
    /// The table as everybody sees it now.
    pub fn public(&self) -> &Arc<G::View> {
        self.public.get_or_init(|| Arc::new(self.game.view(Viewer::Public)))
    }

    /// The table as `viewer` sees it now.
    pub fn seen_by(&self, viewer: Viewer) -> Arc<G::View> {
        if viewer == Viewer::Public { Arc::clone(self.public()) } else { Arc::new(self.game.view(viewer)) }
    }
}

/// A step and its public events. A step of a seat and the chance that follows it share their two views.
#[derive(Debug)]
pub struct StepReport<'a, G: Game> {
    pub step: &'a StepOf<G>,
    /// The events everybody is told, in their order.
    pub events: Vec<G::Event>,
    /// The table before the step of the seat.
    pub before: &'a G::View,
    /// The table after the last chance that followed.
    pub after: &'a G::View,
}

impl<'a, G: Game> StepReport<'a, G> {
    /// The report of a step that has just been made, with the events of the chance after it.
    pub fn of(
        before: &'a Observed<G>,
        step: &'a StepOf<G>,
        after: &'a Observed<G>,
        notices: &[Notice<G::Event>],
    ) -> Self {
        StepReport { step, events: public(notices), before: before.public(), after: after.public() }
    }
}

/// The public ones among these events.
fn public<E: Clone>(notices: &[Notice<E>]) -> Vec<E> {
    heard_by(notices, Viewer::Public).cloned().collect()
}

/// Reports steps of a match in their order, and remembers the last view for the next time.
#[derive(Clone, Debug)]
pub struct Reporter<G: Game> {
    /// The steps reported so far.
    steps: Vec<StepOf<G>>,
    /// The table after them.
    view: Option<Arc<G::View>>,
}

impl<G: Game> Default for Reporter<G> {
    fn default() -> Self {
        Reporter { steps: Vec::new(), view: None }
    }
}

impl<G: Game> Reporter<G> {
    /// Returns how many of the steps reported before still hold, after which [`Reporter::report`] goes on. Only whole
    /// groups of a seat's step and its chance count.
    pub fn unchanged(&self, game: &Match<G>) -> usize {
        let steps = game.steps();
        let same = self.steps.iter().zip(steps).take_while(|(a, b)| a == b).count();
        let is_chance = |step: usize| steps.get(step).is_some_and(|step| step.is_chance());
        (0..=same).rev().find(|step| *step == 0 || !is_chance(*step)).unwrap_or(0)
    }

    /// Reports the steps from number `from` on, counted from 0: the first of a group.
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
