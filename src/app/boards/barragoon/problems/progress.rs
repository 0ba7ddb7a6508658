//! The players who solve problems on this device, and their solved problems.

use leptos::prelude::*;

use crate::{
    app::contexts::{
        roster::Roster,
        saves::{Saves, use_saves},
    },
    games::barragoon::problems::{Collection, Kind, Problem},
    saves::{
        lists::SOLVED,
        records::SOLVER,
        solved::{self, Solved},
    },
    table::name,
};

/// The progress of the current solver.
#[derive(Copy, Clone)]
pub(super) struct Progress {
    /// All problems.
    pub collection: &'static Collection,
    /// The names in the device's roster.
    pub people: StoredValue<Vec<String>>,
    /// The name of the current solver; empty if none is chosen.
    pub solver: RwSignal<String>,
    all: RwSignal<Vec<Solved>>,
    saves: Saves,
}

impl Progress {
    /// Restores the last solver and the stored progress.
    pub(super) fn open(collection: &'static Collection) -> Progress {
        let saves = use_saves();
        let people: Vec<String> =
            Roster::load(saves).people.get_untracked().into_iter().map(|player| player.name).collect();
        let solver = name::tidy(&saves.record(&SOLVER));
        let all = RwSignal::new(saves.list(&SOLVED));
        // Another tab may solve problems too.
        Effect::new(move |before: Option<()>| {
            saves.lists.track();
            let now = saves.list(&SOLVED);
            if before.is_some() && *all.read_untracked() != now && !saves.has_failed(SOLVED.name()) {
                all.set(now);
            }
        });
        Progress {
            collection,
            // A solver who has left the roster becomes anonymous.
            solver: RwSignal::new(if people.contains(&solver) { solver } else { String::new() }),
            people: StoredValue::new(people),
            all,
            saves,
        }
    }

    /// Changes the current solver.
    pub(super) fn hand_to(self, name: String) {
        // Without storage space the name lasts as long as the screen; the player has been told.
        let _ = self.saves.change_record(&SOLVER, |solver| solver.clone_from(&name));
        self.solver.set(name);
    }

    /// Reads the solver's progress; tracked.
    fn with<R>(self, look: impl FnOnce(Option<&Solved>) -> R) -> R {
        look(solved::of(&self.all.read(), &self.solver.read()))
    }

    /// Whether the solver has solved this problem; tracked.
    pub(super) fn has(self, problem: &Problem) -> bool {
        self.with(|solved| solved.is_some_and(|solved| solved.problems.contains(&problem.id)))
    }

    /// Number of solved problems of a kind; tracked.
    pub(super) fn count(self, kind: Kind) -> usize {
        self.with(|solved| {
            let known =
                |problem: &&Problem| solved.is_some_and(|solved| solved.problems.contains(&problem.id));
            self.collection.of_kind(kind).filter(known).count()
        })
    }

    /// The solver's current and best streak of problems solved without help; tracked.
    pub(super) fn streak(self) -> (u32, u32) {
        self.with(|solved| solved.map_or((0, 0), |solved| (solved.streak, solved.best)))
    }

    /// Records a solved problem.
    pub(super) fn note(self, problem: &Problem, helped: bool) {
        self.change(|solved| solved.note(&problem.id, helped));
    }

    /// Records help with a problem, which ends the streak unless the problem was solved before.
    pub(super) fn help(self, problem: &Problem) {
        if !untrack(|| self.has(problem)) && untrack(|| self.streak()).0 > 0 {
            self.change(|solved| solved.streak = 0);
        }
    }

    fn change(self, change: impl Fn(&mut Solved)) {
        let by = self.solver.get_untracked();
        self.all.update(|all| change(solved::entry(all, &by)));
        let _ = self.saves.change_list(&SOLVED, |all| change(solved::entry(all, &by)));
    }

    /// The first unsolved problem, in the order of the list; tracked.
    pub(super) fn first(self) -> Option<&'static Problem> {
        self.collection.all().iter().find(|problem| !self.has(problem))
    }

    /// The next unsolved problem after this one, in the order of the list and then from its start; not tracked. `None`
    /// if all others are solved.
    pub(super) fn next(self, after: &Problem) -> Option<&'static Problem> {
        let all = self.collection.all();
        let here = all.iter().position(|problem| problem.id == after.id).unwrap_or_default();
        let (before, behind) = all.split_at(here);
        let others = behind.iter().skip(1).chain(before);
        untrack(|| others.into_iter().find(|problem| !self.has(problem)))
    }
}
