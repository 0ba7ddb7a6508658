//! The gallery of kept objects and the votes for the best riddles; both outlast the match.

use leptos::prelude::*;

use crate::{
    app::{
        components::Button,
        contexts::{
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::barbarossa as key,
        platform::device,
    },
    games::barbarossa::Riddle,
    saves::{
        keepsakes::Keepsake,
        lists::GALLERY,
        records::{VOTES, Votes},
        stored_list::StoredItem,
    },
};

/// Number of matches whose votes are stored.
const MOST: usize = 60;

/// All kept objects, latest last. The list is read at first use, which can be long after a match opens.
#[derive(Copy, Clone)]
pub(super) struct Gallery {
    all: Memo<Vec<Keepsake>>,
    votes: Memo<Votes>,
    /// Votes that did not fit into the storage. They last as long as the page.
    unkept: RwSignal<Option<Votes>>,
    saves: Saves,
}

impl Gallery {
    pub(super) fn open() -> Gallery {
        let saves = use_saves();
        Gallery {
            all: Memo::new(move |_| {
                saves.lists.track();
                saves.list(&GALLERY)
            }),
            votes: Memo::new(move |_| {
                saves.lists.track();
                saves.record(&VOTES)
            }),
            unkept: RwSignal::new(None),
            saves,
        }
    }

    /// All kept objects; tracked.
    pub(super) fn with<R>(self, look: impl FnOnce(&[Keepsake]) -> R) -> R {
        self.all.with(|all| look(all))
    }

    /// Whether this object is kept; tracked.
    pub(super) fn has(self, object: &Keepsake) -> bool {
        self.all.with(|all| all.iter().any(|kept| kept.is_same(object)))
    }

    /// Keeps the new ones of these objects. Returns whether the storage had space.
    pub(super) fn keep(self, objects: &[Keepsake]) -> bool {
        let kept = self.saves.change_list(&GALLERY, |all| {
            for object in objects {
                if !all.iter().any(|kept| kept.is_same(object)) {
                    all.push(Keepsake { kept: Some(device::now()), ..object.clone() }.into());
                }
            }
        });
        kept.is_ok()
    }

    /// Removes an object.
    pub(super) fn drop(self, object: &Keepsake) {
        // The player has been told if this fails.
        let _ = self.saves.change_list(&GALLERY, |all| all.retain(|kept| !kept.is_same(object)));
    }

    /// Number of votes for a riddle at the table of this match; tracked.
    pub(super) fn votes(self, id: &str, riddle: Riddle) -> u8 {
        let of = |votes: &Votes| votes.get(id)?.get(&riddle.to_string()).copied();
        let unkept = self.unkept.with(|unkept| unkept.as_ref().map(of));
        unkept.unwrap_or_else(|| self.votes.with(of)).unwrap_or_default()
    }

    /// Records the number of votes.
    pub(super) fn vote(self, id: &str, riddle: Riddle, votes: u8, object: Option<&Keepsake>) {
        let vote = |all: &mut Votes| {
            all.entry(id.to_owned()).or_default().insert(riddle.to_string(), votes);
            while all.len() > MOST {
                all.pop_first();
            }
        };
        if self.saves.change_record(&VOTES, vote).is_err() {
            let mut all = untrack(|| self.unkept.get().unwrap_or_else(|| self.votes.get()));
            vote(&mut all);
            self.unkept.set(Some(all));
        }
        if let Some(object) = object
            && untrack(|| self.has(object))
        {
            let of = |all: &mut Vec<StoredItem<Keepsake>>| {
                all.iter_mut().filter(|kept| kept.is_same(object)).for_each(|kept| kept.votes = votes);
            };
            let _ = self.saves.change_list(&GALLERY, of);
        }
    }
}

/// A button that keeps an object, or removes it again.
#[component]
pub(super) fn KeepButton(gallery: Gallery, object: Keepsake) -> impl IntoView {
    let i18n = use_i18n();
    let same = object.clone();
    let label = move || i18n.say(if gallery.has(&same) { key::kept_drop } else { key::kept_keep });
    let press = move || {
        if untrack(|| gallery.has(&object)) {
            gallery.drop(&object);
        } else {
            let _ = gallery.keep(std::slice::from_ref(&object));
        }
    };
    view! { <Button label on_press=press act="keep" /> }
}
