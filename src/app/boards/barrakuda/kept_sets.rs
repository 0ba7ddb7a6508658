//! The sets of wreck cards stored on this device.

use leptos::prelude::*;

use crate::{
    app::contexts::saves::{Saves, use_saves},
    games::barrakuda::{Config, WreckSet},
    saves::lists::{StoredWreckSet, WRECK_SETS, put_last},
    transfer::Content,
};

/// The table's sets, and the set in the editor.
#[derive(Copy, Clone)]
pub(super) struct KeptSets {
    pub config: RwSignal<Config>,
    own: Memo<Vec<WreckSet>>,
    /// The edited set before its changes, its current state and its name; all survive closing the editor.
    pub begun: RwSignal<WreckSet>,
    pub draft: RwSignal<WreckSet>,
    pub name: RwSignal<String>,
    saves: Saves,
}

impl KeptSets {
    /// Reads the stored sets.
    pub(super) fn new(config: RwSignal<Config>) -> KeptSets {
        let saves = use_saves();
        KeptSets {
            config,
            own: Memo::new(move |_| {
                saves.lists.track();
                saves.list(&WRECK_SETS).iter().filter_map(read).collect()
            }),
            begun: RwSignal::new(WreckSet::OURS),
            draft: RwSignal::new(WreckSet::OURS),
            name: RwSignal::new(String::new()),
            saves,
        }
    }

    /// All selectable sets, including one that came with an imported match. Tracked.
    pub(super) fn all(self) -> Vec<WreckSet> {
        let mut all = vec![WreckSet::OURS];
        all.extend(self.own.get());
        let now = self.config.read().set.clone();
        if !all.contains(&now) {
            all.push(now);
        }
        all
    }

    /// Whether this set is stored.
    pub(super) fn has(self, set: &WreckSet) -> bool {
        !set.name.is_empty() && self.own.read_untracked().contains(set)
    }

    /// Stores a set, replacing one with the same name, and selects it.
    pub(super) fn keep(self, set: WreckSet) {
        let kept = written(&set);
        // Without storage space the set lasts as long as this set-up; the player has been told.
        let _ = self.saves.change_list(&WRECK_SETS, |sets| put_last(sets, kept));
        self.config.update(|config| config.set = set);
    }

    /// Returns the selected set for another device.
    pub(super) fn content(self) -> Content {
        self.config.with_untracked(|config| Content::WreckSet(written(&config.set)))
    }

    /// Deletes the selected set, and selects the app's own set.
    pub(super) fn forget(self) {
        let now = self.config.read_untracked().set.clone();
        let _ =
            self.saves.change_list(&WRECK_SETS, |sets| sets.retain(|set| read(set).as_ref() != Some(&now)));
        self.config.update(|config| config.set = WreckSet::OURS);
    }
}

/// `None` if this version cannot read the cards; the stored set then keeps its place.
fn read(StoredWreckSet { name, base, extra }: &StoredWreckSet) -> Option<WreckSet> {
    Some(WreckSet { name: name.clone(), base: base.parse().ok()?, extra: extra.parse().ok()? })
}

fn written(WreckSet { name, base, extra }: &WreckSet) -> StoredWreckSet {
    StoredWreckSet { name: name.clone(), base: base.to_string(), extra: extra.to_string() }
}
