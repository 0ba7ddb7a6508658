//! The sets of wreck cards that were entered on this device.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            use_i18n,
        },
        trouble,
    },
    games::barrakuda::{Config, WreckSet},
};

/// Where a device keeps them.
const KEPT: &str = "barrakuda-sets";

/// The sets of this table, and the one that is being changed.
#[derive(Copy, Clone)]
pub(super) struct KeptSets {
    pub config: RwSignal<Config>,
    own: RwSignal<Vec<WreckSet>>,
    /// The set that is being changed, as it was, as it is now, and its name: kept while the window is closed.
    pub begun: RwSignal<WreckSet>,
    pub draft: RwSignal<WreckSet>,
    pub name: RwSignal<String>,
    saves: Saves,
    announcer: Announcer,
    i18n: I18n,
}

impl KeptSets {
    /// Those that are kept.
    pub(super) fn new(config: RwSignal<Config>) -> KeptSets {
        let saves = use_saves();
        KeptSets {
            config,
            own: RwSignal::new(saves.read::<Vec<WreckSet>>(KEPT).unwrap_or_default()),
            begun: RwSignal::new(WreckSet::OURS),
            draft: RwSignal::new(WreckSet::OURS),
            name: RwSignal::new(String::new()),
            saves,
            announcer: use_announcer(),
            i18n: use_i18n(),
        }
    }

    /// All that can be chosen; one that came with a match from elsewhere is among them. Tracked.
    pub(super) fn all(self) -> Vec<WreckSet> {
        let mut all = vec![WreckSet::OURS];
        all.extend(self.own.get());
        let now = self.config.read().set.clone();
        if !all.contains(&now) {
            all.push(now);
        }
        all
    }

    /// Whether this one is kept.
    pub(super) fn has(self, set: &WreckSet) -> bool {
        !set.name.is_empty() && self.own.read_untracked().contains(set)
    }

    /// Keeps one, instead of what had its name, and plays by it.
    pub(super) fn keep(self, set: WreckSet) {
        let mut sets = self.own.get_untracked();
        sets.retain(|other| other.name != set.name);
        sets.push(set.clone());
        self.write(sets);
        self.config.update(|config| config.set = set);
    }

    /// Forgets the one in play, and plays by ours again.
    pub(super) fn forget(self) {
        let now = self.config.read_untracked().set.clone();
        self.write(self.own.get_untracked().into_iter().filter(|set| *set != now).collect());
        self.config.update(|config| config.set = WreckSet::OURS);
    }

    fn write(self, sets: Vec<WreckSet>) {
        if let Err(error) = self.saves.write(KEPT, &sets) {
            self.announcer.toast(untrack(|| trouble::store_error(self.i18n, &error)));
        }
        self.own.set(sets);
    }
}
