//! Objects that somebody wants to keep, and the riddles that a table liked best: both outlast the match.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use crate::{
    app::{
        components::Button,
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::{I18n, barbarossa as key},
        platform::device,
        trouble,
    },
    games::barbarossa::Riddle,
    saves::keepsakes::Keepsake,
};

/// Under these names they lie beside the matches.
const KEPT: &str = "barbarossa-gallery";
const VOTES: &str = "barbarossa-votes";

/// The votes of so many matches are kept.
const MOST: usize = 60;

/// How often the table voted for each riddle, by match. The ids of matches begin with when they began.
type Votes = BTreeMap<String, BTreeMap<String, u8>>;

/// What lies in storage under a name, and what has become of it since. A match opens long before its end wants it: it is
/// read when it is first looked at.
struct Stored<T: Send + Sync + 'static> {
    read: Memo<T>,
    since: RwSignal<Option<T>>,
}

impl<T: Send + Sync> Copy for Stored<T> {}

impl<T: Send + Sync> Clone for Stored<T> {
    fn clone(&self) -> Stored<T> {
        *self
    }
}

impl<T: Clone + Default + PartialEq + DeserializeOwned + Send + Sync> Stored<T> {
    fn new(saves: Saves, name: &'static str) -> Stored<T> {
        Stored { read: Memo::new(move |_| saves.read(name).unwrap_or_default()), since: RwSignal::new(None) }
    }

    /// What it is now; tracked.
    fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.since.with(|since| match since {
            Some(now) => look(now),
            None => self.read.with(look),
        })
    }

    fn get_untracked(self) -> T {
        untrack(|| self.with(T::clone))
    }

    fn set(self, now: T) {
        self.since.set(Some(now));
    }
}

/// All that is kept, the latest last.
#[derive(Copy, Clone)]
pub(in crate::app) struct Gallery {
    all: Stored<Vec<Keepsake>>,
    votes: Stored<Votes>,
    saves: Saves,
    announcer: Announcer,
    i18n: I18n,
}

impl Gallery {
    pub(in crate::app) fn open() -> Gallery {
        let saves = use_saves();
        Gallery {
            all: Stored::new(saves, KEPT),
            votes: Stored::new(saves, VOTES),
            saves,
            announcer: use_announcer(),
            i18n: use_i18n(),
        }
    }

    /// All objects that are kept; tracked.
    pub(in crate::app) fn with<R>(self, look: impl FnOnce(&[Keepsake]) -> R) -> R {
        self.all.with(|all| look(all))
    }

    /// Whether this object is kept; tracked.
    pub(super) fn has(self, object: &Keepsake) -> bool {
        self.all.with(|all| all.iter().any(|kept| kept.is_same(object)))
    }

    /// Keeps what is not kept yet.
    pub(in crate::app) fn keep(self, objects: &[Keepsake]) {
        let mut now = self.all.get_untracked();
        for object in objects {
            if !now.iter().any(|kept| kept.is_same(object)) {
                now.push(Keepsake { kept: Some(device::now()), ..object.clone() });
            }
        }
        self.put(now);
    }

    /// Lets an object go.
    pub(super) fn drop(self, object: &Keepsake) {
        let mut now = self.all.get_untracked();
        now.retain(|kept| !kept.is_same(object));
        self.put(now);
    }

    fn put(self, now: Vec<Keepsake>) {
        match self.saves.write(KEPT, &now) {
            Ok(()) => self.all.set(now),
            Err(error) => self.announcer.toast(untrack(|| trouble::store_error(self.i18n, &error))),
        }
    }

    /// How often the table of this match voted for a riddle; tracked.
    pub(super) fn votes(self, id: &str, riddle: Riddle) -> u8 {
        let of = |votes: &Votes| votes.get(id)?.get(&riddle.to_string()).copied();
        self.votes.with(of).unwrap_or_default()
    }

    /// Notes so many votes. It is for fun: where there is no room they last as long as the page.
    pub(super) fn vote(self, id: &str, riddle: Riddle, votes: u8, object: Option<&Keepsake>) {
        let mut all = self.votes.get_untracked();
        all.entry(id.to_owned()).or_default().insert(riddle.to_string(), votes);
        while all.len() > MOST {
            all.pop_first();
        }
        let _ = self.saves.write(VOTES, &all);
        self.votes.set(all);
        if let Some(object) = object
            && untrack(|| self.has(object))
        {
            let mut now = self.all.get_untracked();
            now.iter_mut().filter(|kept| kept.is_same(object)).for_each(|kept| kept.votes = votes);
            self.put(now);
        }
    }
}

/// Keeps an object, or lets it go again.
#[component]
pub(in crate::app) fn KeepButton(gallery: Gallery, object: Keepsake) -> impl IntoView {
    let i18n = use_i18n();
    let same = object.clone();
    let label = move || i18n.say(if gallery.has(&same) { key::kept_drop } else { key::kept_keep });
    let press = move || {
        if untrack(|| gallery.has(&object)) {
            gallery.drop(&object);
        } else {
            gallery.keep(std::slice::from_ref(&object));
        }
    };
    view! { <Button label on_press=press act="keep" /> }
}
