//! What was put aside: unreadable saves, and those whose place another course of events took. Each can be exported, and
//! then deleted, after a question.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{card, confirm_danger, icon, icon_button, picture_button},
        contexts::app,
        dom::{El, View, el, switch},
        lexicon::{fill, say, size, w},
        platform::{device, files},
        state::State,
        trouble,
    },
    saves::quarantine::{Aside, Origin},
    table::log::created,
};

/// More rows than anybody reads would only keep the page busy.
const ROWS: usize = 50;

/// What lies there, and the question before it is deleted; `after` is what follows.
pub fn quarantine(after: impl Fn() + 'static) -> (impl Fn() -> View, El) {
    let (i18n, saves, announcer) = (app().i18n, app().saves, app().announcer);
    // By their keys: what was exported in this visit, and what is to be deleted.
    let exported = State::new(Vec::<String>::new());
    let doomed = State::new(Vec::<String>::new());
    let open = State::new(false);
    let ask = move |keys: Vec<String>| {
        doomed.set(keys);
        open.set(true);
    };
    let took = move |worked: bool, keys: &[String]| {
        if worked {
            exported.update(|exported| exported.extend_from_slice(keys));
            announcer.toast(i18n.now(w!(exported)));
        }
    };
    let list = move || {
        switch(
            move || saves.revision.get(),
            move |_| {
                let asides = saves.with(|library| library.asides()).unwrap_or_default();
                (!asides.is_empty()).then(|| section(i18n, asides, took, ask))
            },
        )
    };
    let question = move || {
        let (doomed, exported) = (doomed.get(), exported.get());
        let saved = doomed.iter().all(|key| exported.contains(key));
        let known = if saved { say!(i18n, discard_exported) } else { say!(i18n, discard_not_exported) };
        let what = fill(say!(i18n, discard_text), &[("n", &doomed.len().to_string())]);
        [&what, " ", known].concat()
    };
    let discard = move || {
        let keys = doomed.get_untracked();
        let done = saves.with(|library| keys.iter().try_for_each(|key| library.discard(key)));
        match done {
            Ok(()) => announcer.toast(i18n.now(w!(discarded))),
            Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
        }
        saves.changed();
        after();
    };
    (list, confirm_danger(open, w!(discard_title), question, w!(discard), discard))
}

fn section(
    i18n: I18n,
    asides: Vec<Aside>,
    took: impl Fn(bool, &[String]) + Copy + 'static,
    ask: impl Fn(Vec<String>) + Copy + 'static,
) -> El {
    let all: Vec<String> = asides.iter().map(|aside| aside.key.clone()).collect();
    let (count, taken) = (asides.len(), asides.iter().map(|aside| aside.size).sum());
    let lead =
        move || fill(say!(i18n, quarantine), &[("n", &count.to_string()), ("size", &size(i18n, taken))]);
    let more = count.checked_sub(ROWS + 1).map(|more| {
        let words = move || fill(say!(i18n, and_more), &[("n", &(more + 1).to_string())]);
        el("li.hint").text(words)
    });
    let rows = asides.into_iter().take(ROWS).map(|aside| row(i18n, aside, took, ask));
    let (keys, doomed) = (all.clone(), all);
    let export = move || took(export_all(), &keys);
    let buttons = el("div.row")
        .child(picture_button(icon::EXPORT, w!(aside_export_all), export).act("export-quarantine"))
        .child(
            picture_button(icon::BIN, w!(aside_discard_all), move || ask(doomed.clone())).act("discard-all"),
        );
    card(w!(aside_title))
        .attr("data-notice", "quarantine")
        .child(el("p").text(lead))
        .child(el("ul.asides").child(rows.collect::<View>()).child(more))
        .child(buttons)
}

fn row(
    i18n: I18n,
    aside: Aside,
    took: impl Fn(bool, &[String]) + 'static,
    ask: impl Fn(Vec<String>) + 'static,
) -> El {
    let Aside { key, origin, size: taken } = aside;
    let (kept, doomed) = (key.clone(), key.clone());
    let export = move || took(export_one(&kept), std::slice::from_ref(&kept));
    el("li.aside")
        .attr("data-aside", key)
        .child(
            el("span.aside-words")
                .child(el("span").text(move || words(i18n, &origin)))
                .child(el("small.hint").text(move || size(i18n, taken))),
        )
        .child(icon_button(icon::EXPORT, w!(export_broken), export).act("export-aside"))
        .child(icon_button(icon::BIN, w!(discard), move || ask(vec![doomed.clone()])).act("discard"))
}

/// What it was. Tracks the language.
fn words(i18n: I18n, origin: &Origin) -> String {
    let begun = |id: &str| match created(id) {
        Some(when) => device::date(when, i18n.get_locale().as_str()),
        None => id.to_owned(),
    };
    match origin {
        Origin::Save { id, sound: false } => fill(say!(i18n, aside_save), &[("when", &begun(id))]),
        Origin::Save { id, sound: true } => fill(say!(i18n, aside_other), &[("when", &begun(id))]),
        Origin::Roster => say!(i18n, aside_roster).to_owned(),
        Origin::Results => say!(i18n, aside_results).to_owned(),
        Origin::Import(Some(id)) => fill(say!(i18n, aside_import_of), &[("when", &begun(id))]),
        Origin::Import(None) => say!(i18n, aside_import).to_owned(),
    }
}

fn export_one(key: &str) -> bool {
    let text = app().saves.with(|library| library.export_aside(key)).ok().flatten();
    text.is_some_and(|text| files::download("bar-a-jeux-aside.json", &text))
}

fn export_all() -> bool {
    let text = app().saves.with(|library| library.export_asides());
    text.is_ok_and(|text| files::download("bar-a-jeux-aside.json", &text))
}
