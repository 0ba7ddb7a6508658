//! An evening on the screen: its results and its note.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::saves::{Saves, use_saves},
        i18n::evenings,
        platform::device,
    },
    history::guests::guests,
    saves::{
        evenings::{EveningNote, Guest},
        results::MatchResult,
    },
};

/// An evening with its note.
#[derive(Copy, Clone)]
pub struct ShownEvening {
    /// Time at which it was archived; `None` for the current evening.
    archived: Option<u64>,
    pub results: Memo<Vec<MatchResult>>,
    pub note: Memo<EveningNote>,
    saves: Saves,
}

impl ShownEvening {
    /// `notes`: the notes of all evenings.
    pub fn new(
        archived: Option<u64>,
        results: Memo<Vec<MatchResult>>,
        notes: Memo<Vec<EveningNote>>,
    ) -> ShownEvening {
        let note = Memo::new(move |_| EveningNote::of(&notes.read(), archived));
        ShownEvening { archived, results, note, saves: use_saves() }
    }

    /// Changes the stored note.
    pub fn change(self, change: impl FnOnce(&mut EveningNote)) {
        self.saves.change_evening_note(self.archived, change);
    }

    /// The people, in order of arrival; tracked.
    pub fn guests(self) -> Vec<Guest> {
        guests(&self.results.read(), &self.note.read())
    }

    /// The name, or else the date; tracked.
    pub fn name(self, i18n: I18n) -> String {
        let name = self.note.with(|note| note.name.clone());
        if name.is_empty() { self.date(i18n) } else { name }
    }

    /// The date, or the first and the last date; today for an evening without a match. Tracked.
    pub fn date(self, i18n: I18n) -> String {
        let results = self.results.read();
        let end = |result: Option<&MatchResult>| result.map_or_else(device::now, |result| result.ended);
        days(i18n, end(results.first()), end(results.last()))
    }
}

/// The day of both times, or both days; tracks the language.
pub fn days(i18n: I18n, first: u64, last: u64) -> String {
    let language = i18n.language();
    let [first, last] = [first, last].map(|time| device::day(time, language.tag()));
    if first == last { first } else { i18n.say(evenings::Days { first, last }) }
}
