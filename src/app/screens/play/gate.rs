//! Before a match is shown: is it open in another tab, can it be read?

use super::frame::frame_view;
use crate::{
    app::{
        components::{button, icon, link_button, notice, other_rules, page, picture_button},
        contexts::{app, navigation::Route, saves::Saves},
        dom::{El, View, at_end, el, switch},
        games::{self, Opened},
        lexicon::w,
        platform::{
            files,
            locks::{Hold, Lock},
        },
        trouble,
    },
    saves::{
        save::LoadError,
        shelf::{ShelfEntry, Summary},
        store::PREFIX,
    },
};
use leptos::prelude::*;

/// A match to be played on.
pub fn play(id: String) -> View {
    let saves = app().saves;
    // In memory every tab has matches of its own.
    let lock = Lock::ask([PREFIX, if saves.lasting { "match/" } else { "memory/" }, &id].concat());
    let hold = lock.hold();
    let here = Signal::derive(move || hold.get() == Hold::Here);
    let lock = StoredValue::new_local(lock);
    at_end(move || {
        if let Some(lock) = lock.try_get_value() {
            lock.release();
        }
    });
    // Only the lock decides what is shown: whatever else is read on the way does not build the whole
    // screen anew.
    switch(
        move || hold.get(),
        move |now| match now {
            Hold::Asking => el("main.page").attr("data-screen", "play").into(),
            // Read only now: the other tab may have played on.
            Hold::Here => show(saves, &id, here, false),
            Hold::Elsewhere | Hold::TakenAway => {
                let why = if now == Hold::TakenAway { w!(taken_away) } else { w!(elsewhere) };
                let take_over = button(w!(take_over), move || lock.get_value().take_over());
                let row = el("div.row").child(take_over.act("take-over").class("primary")).child(way_home());
                let why = el("p.lead").attr("data-notice", "elsewhere").text(why);
                page("play", w!(elsewhere_title), [why, row])
            }
        },
    )
}

/// A match to be looked at.
pub fn replay(id: String) -> View {
    show(app().saves, &id, Signal::stored(false), true)
}

fn show(saves: Saves, id: &str, live: Signal<bool>, replay: bool) -> View {
    match read(saves, id, live, replay) {
        Ok(opened) => frame_view(opened, replay),
        Err(LoadError::OtherRules { .. }) => of_other_rules(saves, id),
        Err(error) => unreadable(saves, id.to_owned(), error),
    }
}

fn read(saves: Saves, id: &str, live: Signal<bool>, replay: bool) -> Result<Opened, LoadError> {
    let summary = summary(saves, id)?;
    if !replay {
        saves.with(|library| library.fits(&summary))?;
    }
    let slug = summary.game;
    let shown = games::find(&slug).ok_or(LoadError::UnknownGame { slug })?;
    (shown.open)(saves, id, live, replay)
}

fn summary(saves: Saves, id: &str) -> Result<Summary, LoadError> {
    let shelf = saves.with(|library| library.list())?;
    match shelf.into_iter().find(|place| place.id() == id) {
        Some(ShelfEntry::Good(summary)) => Ok(summary),
        Some(ShelfEntry::Broken { reason, .. }) => Err(reason),
        None => Err(LoadError::Missing),
    }
}

/// Another version of the app knows the rules of this match.
fn of_other_rules(saves: Saves, id: &str) -> View {
    let why = summary(saves, id).ok().and_then(|summary| other_rules(&summary));
    let saves = link_button(Some(icon::BOX), w!(saves), Route::Saves.href()).act("saves");
    let row = el("div.row").child(saves).child(way_home());
    page("play", w!(rules_title), View::from([why, Some(row)]))
}

/// Why not, and what is left to do. Nothing is deleted.
fn unreadable(saves: Saves, id: String, error: LoadError) -> View {
    let i18n = app().i18n;
    let there = error != LoadError::Missing;
    let export = move || {
        files::download("bar-a-jeux-broken.txt", &raw(saves, &id));
    };
    let why = notice("unreadable", move || trouble::load_error(i18n, &error));
    let export = there.then(|| picture_button(icon::EXPORT, w!(export_broken), export).act("export"));
    let row = el("div.row")
        .child(export)
        .child(link_button(Some(icon::BOX), w!(saves), Route::Saves.href()).act("saves"))
        .child(way_home().class("primary"));
    let hint = there.then(|| el("p").text(w!(unreadable_text)));
    page("play", w!(unreadable_title), View::from([Some(why), hint, Some(row)]))
}

fn way_home() -> El {
    link_button(Some(icon::HOME), w!(home), Route::Home.href()).act("home")
}

/// The stored texts of a match, as they are.
pub fn raw(saves: Saves, id: &str) -> String {
    let texts = saves.with(|library| library.raw(id)).unwrap_or_default();
    texts.into_iter().map(|(key, text)| [&key, "\n", &text, "\n"].concat()).collect()
}
