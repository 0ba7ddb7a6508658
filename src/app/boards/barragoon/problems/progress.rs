//! Who solves problems on this device, and what each has solved.

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

/// What is solved, by whoever solves now.
#[derive(Copy, Clone)]
pub(super) struct Progress {
    /// All problems.
    pub collection: &'static Collection,
    /// The people of this device.
    pub people: StoredValue<Vec<String>>,
    /// The name of whoever solves; nothing where nobody says who it is.
    pub solver: RwSignal<String>,
    all: RwSignal<Vec<Solved>>,
    saves: Saves,
}

impl Progress {
    /// As it was left.
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
            if before.is_some() && *all.read_untracked() != now && !saves.is_troubled(SOLVED.name()) {
                all.set(now);
            }
        });
        Progress {
            collection,
            // Whoever has left the roster is nobody in particular.
            solver: RwSignal::new(if people.contains(&solver) { solver } else { String::new() }),
            people: StoredValue::new(people),
            all,
            saves,
        }
    }

    /// Somebody else solves from now on.
    pub(super) fn hand_to(self, name: String) {
        // Without room the name lasts as long as the screen, and the player has been told.
        let _ = self.saves.change_record(&SOLVER, |solver| solver.clone_from(&name));
        self.solver.set(name);
    }

    /// What whoever solves has solved; tracked.
    fn with<R>(self, look: impl FnOnce(Option<&Solved>) -> R) -> R {
        look(solved::of(&self.all.read(), &self.solver.read()))
    }

    /// Whether they have solved this one; tracked.
    pub(super) fn has(self, problem: &Problem) -> bool {
        self.with(|solved| solved.is_some_and(|solved| solved.problems.contains(&problem.id)))
    }

    /// How many of a kind they have solved; tracked.
    pub(super) fn count(self, kind: Kind) -> usize {
        self.with(|solved| {
            let known =
                |problem: &&Problem| solved.is_some_and(|solved| solved.problems.contains(&problem.id));
            self.collection.of_kind(kind).filter(known).count()
        })
    }

    /// How many they have solved in a row without help, and how many at best; tracked.
    pub(super) fn streak(self) -> (u32, u32) {
        self.with(|solved| solved.map_or((0, 0), |solved| (solved.streak, solved.best)))
    }

    /// They have solved this one.
    pub(super) fn note(self, problem: &Problem, helped: bool) {
        self.change(|solved| solved.note(&problem.id, helped));
    }

    /// They have taken help with this one, which ends their streak unless they had solved it before.
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

    /// The first that they have not solved, in the order of the list; tracked.
    pub(super) fn first(self) -> Option<&'static Problem> {
        self.collection.all().iter().find(|problem| !self.has(problem))
    }

    /// The next after this one that they have not solved, in the order of the list, and from its beginning again; not
    /// tracked. Nothing once they have solved all others.
    pub(super) fn next(self, after: &Problem) -> Option<&'static Problem> {
        let all = self.collection.all();
        let here = all.iter().position(|problem| problem.id == after.id).unwrap_or_default();
        let (before, behind) = all.split_at(here);
        let others = behind.iter().skip(1).chain(before);
        untrack(|| others.into_iter().find(|problem| !self.has(problem)))
    }
}
