//! All saved matches: list, take along, bring in, delete. What cannot be read is shown too, with the
//! reason, and can be exported as it is.

mod aside;
mod import;

use std::{collections::BTreeMap, rc::Rc};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub use aside::quarantine;

use super::{raw::raw, roster};
use crate::{
    app::{
        components::{
            confirm, dialog, icon, icon_button, link_button, named, other_rules, page, picture_button,
        },
        contexts::{app, navigation::Route, saves::Saves},
        dom::{El, View, el, switch, watch},
        games,
        i18n::Word,
        lexicon::{fill, say, size, w},
        platform::{device, files},
        session::Controls,
        state::State,
        trouble,
    },
    saves::{
        deleted::{Deleted, Restored},
        save::LoadError,
        shelf::{ShelfEntry, Summary},
    },
};

pub fn saves() -> View {
    let saves = app().saves;
    let i18n = app().i18n;
    let importing = State::new(false);
    let exporting = State::new(false);
    let which = State::new(None::<String>);
    let export = move |id: Option<String>| {
        which.set(id);
        exporting.set(true);
    };
    let list = switch(
        move || saves.revision.get(),
        move |_| match saves.with(|library| library.list()) {
            Err(error) => {
                let words = move || trouble::store_error(i18n, &error);
                el("p.notice.warn").attr("role", "alert").text(words)
            }
            Ok(shelf) if shelf.is_empty() => el("p.empty").text(w!(saves_empty)),
            Ok(shelf) => {
                let sizes = saves.with(|library| library.sizes()).unwrap_or_default();
                let sizes: BTreeMap<String, usize> = sizes.into_iter().collect();
                let row = |place| match place {
                    ShelfEntry::Good(summary) => {
                        let taken = sizes.get(&summary.id).copied().unwrap_or_default();
                        good(summary, taken, export)
                    }
                    ShelfEntry::Broken { id, reason } => broken(id, reason),
                };
                el("ul.saves").child(shelf.into_iter().map(row).collect::<View>())
            }
        },
    );
    let (asides, question) = quarantine(|| ());
    let blocked = (!saves.lasting).then(|| el("p.notice.warn").attr("role", "alert").text(w!(store_blocked)));
    let buttons = el("div.row")
        .child(picture_button(icon::EXPORT, w!(export_all), move || export(None)).act("export-all"))
        .child(picture_button(icon::IMPORT, w!(import), move || importing.set(true)).act("import"));
    let contents = View::from([
        el("p.lead").text(w!(saves_lead)).into(),
        View::from(blocked),
        roster::trouble(),
        buttons.into(),
        list,
        asides(),
    ]);
    View::from([
        page("saves", w!(saves), contents),
        exporter(exporting, move || which.get().map_or(Load::Everything, Load::Saved)),
        import::importer(importing).into(),
        question.into(),
    ])
}

/// Whether its size may be told: that of a match under way tells how long a hidden word is.
pub fn tellable(summary: &Summary) -> bool {
    summary.over || games::find(&summary.game).is_some_and(|game| !game.secrets)
}

/// Which game, and who plays it.
pub fn match_words(summary: &Summary) -> View {
    let players = el("span.match-players").child(players_line(summary));
    View::from([el("strong").text(title(summary)), players])
}

fn players_line(summary: &Summary) -> View {
    summary.players.iter().map(named).collect()
}

fn title(summary: &Summary) -> impl Fn() -> String + use<> {
    let i18n = app().i18n;
    let slug = summary.game.clone();
    move || games::find(&slug).map_or_else(|| slug.clone(), |shown| (shown.title)(i18n))
}

/// Puts a deleted match back, and says what came of it where that is not simply the match.
fn put_back(deleted: &Deleted) {
    let (i18n, saves, announcer) = (app().i18n, app().saves, app().announcer);
    let words = match saves.with(|library| library.restore(deleted)) {
        Ok(Restored::There) => None,
        Ok(Restored::Contained) => Some(i18n.now(w!(restored_contained)).to_owned()),
        Ok(Restored::Beside(_)) => Some(i18n.now(w!(restored_beside)).to_owned()),
        Ok(Restored::PutAside) => Some(i18n.now(w!(restored_aside)).to_owned()),
        Err(error) => Some(untrack(|| trouble::save_error(i18n, &error))),
    };
    if let Some(words) = words {
        announcer.toast(words);
    }
    saves.changed();
}

fn good(summary: Summary, taken: usize, export: impl Fn(Option<String>) + 'static) -> El {
    let i18n = app().i18n;
    let saves = app().saves;
    let announcer = app().announcer;
    let id = summary.id.clone();
    let delete = move || match saves.with(|library| library.delete(&id)) {
        Ok(deleted) => {
            saves.changed();
            announcer.toast_with(i18n.now(w!(deleted)), i18n.now(w!(put_back)), move || put_back(&deleted));
        }
        Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
    };
    let (over, steps, updated) = (summary.over, summary.steps, summary.updated);
    let taken = tellable(&summary).then_some(taken);
    let details = move || {
        let when = device::date(updated, i18n.get_locale().as_str());
        let state = if over { say!(i18n, over) } else { say!(i18n, in_progress) };
        let steps = fill(say!(i18n, steps_n), &[("n", &steps.to_string())]);
        let size = taken.map(|taken| size(i18n, taken));
        [Some(when), Some(state.to_owned()), Some(steps), size]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let older = summary.notice.clone().map(|error| {
        let words = move || fill(say!(i18n, opened_older), &[("why", &trouble::load_error(i18n, &error))]);
        el("p.notice.warn").text(words)
    });
    let other = other_rules(&summary);
    let id = summary.id.clone();
    let play = Route::Play(id.clone()).href();
    // By other rules there is nothing to be seen of it here.
    let here = other.is_none();
    let open = if over {
        link_button(Some(icon::PLAY), w!(look), play).act("open")
    } else {
        link_button(Some(icon::PLAY), w!(resume), play).act("resume").class("primary")
    };
    let replay = link_button(Some(icon::LOG), w!(replay), Route::Replay(id.clone()).href()).act("replay");
    let take = icon_button(icon::EXPORT, w!(export_match), move || export(Some(id.clone()))).act("export");
    let delete = icon_button(icon::BIN, w!(delete), delete).act("delete");
    el("li.save.card")
        .attr("data-match", summary.id.clone())
        .child(el("h2").text(title(&summary)))
        .child(el("p.match-players").child(players_line(&summary)))
        .child(el("p.hint").text(details))
        .child(older)
        .child(other)
        .child(el("div.row").child(here.then_some([open, replay])).child([take, delete]))
}

fn broken(id: String, reason: LoadError) -> El {
    let i18n = app().i18n;
    let saves = app().saves;
    let key = id.clone();
    let take = move || {
        files::download("bar-a-jeux-broken.txt", &raw(saves, &key));
    };
    el("li.save.card.broken")
        .attr("data-match", id)
        .attr("data-broken", "")
        .child(el("h2").child(icon(icon::WARNING)).text(w!(unreadable_title)))
        .child(el("p").text(move || trouble::load_error(i18n, &reason)))
        .child(el("p.hint").text(w!(unreadable_text)))
        .child(picture_button(icon::EXPORT, w!(export_broken), take).act("export"))
}

/// What is taken along.
pub enum Load {
    Everything,
    /// A saved match, by its id.
    Saved(String),
    /// The match on the screen, saved or not.
    Shown(Controls),
}

impl Load {
    fn id(&self) -> Option<String> {
        match self {
            Load::Everything => None,
            Load::Saved(id) => Some(id.clone()),
            Load::Shown(frame) => Some(frame.id()),
        }
    }

    fn text(&self, saves: Saves) -> Result<String, LoadError> {
        match self {
            Load::Everything => saves.with(|library| library.export_all()),
            Load::Saved(id) => saves.with(|library| library.export(id)),
            Load::Shown(frame) => Ok(frame.export()),
        }
    }
}

/// One match, or everything, out of the browser: as a file, to the share sheet, as text. Where that tells what is
/// hidden in a match under way, the whole table is asked first.
pub fn exporter(open: State<bool>, load: impl Fn() -> Load + 'static) -> View {
    let saves = app().saves;
    let (asking, taking) = (State::new(false), State::new(false));
    let load = Rc::new(load);
    let which = Rc::clone(&load);
    watch(move || {
        if open.get() {
            open.set(false);
            let ask = holds_secrets(saves, untrack(|| which()).id().as_deref());
            if ask { asking.set(true) } else { taking.set(true) }
        }
    });
    let agreed = move || taking.set(true);
    View::from([
        confirm(asking, w!(consent_title), w!(export_secrets), w!(consent_yes), agreed),
        exporter_of(taking, Box::new(move || load())),
    ])
}

fn exporter_of(open: State<bool>, load: Box<dyn Fn() -> Load>) -> El {
    let i18n = app().i18n;
    let saves = app().saves;
    let announcer = app().announcer;
    dialog("export", open, w!(export), move || {
        let load = untrack(&load);
        let which = load.id();
        let text: Rc<str> = match load.text(saves) {
            Ok(text) => text.into(),
            Err(error) => {
                let words = move || trouble::load_error(i18n, &error);
                return View::from(el("p.notice.warn").attr("role", "alert").text(words));
            }
        };
        let done = move |worked: bool, words: Word, everything: bool| {
            if worked && everything {
                saves.backed_up();
            }
            announcer.toast(i18n.now(if worked { words } else { w!(export_failed) }));
        };
        let everything = which.is_none();
        let hidden = holds_secrets(saves, which.as_deref());
        let name: Rc<str> = match which {
            Some(id) => ["bar-a-jeux-", &id, ".json"].concat().into(),
            None => "bar-a-jeux.json".into(),
        };
        let (file, copied, shared) = (Rc::clone(&text), Rc::clone(&text), Rc::clone(&text));
        let shared_name = Rc::clone(&name);
        let download = move || done(files::download(&name, &file), w!(exported), everything);
        let share = move || {
            let (name, text) = (Rc::clone(&shared_name), Rc::clone(&shared));
            spawn_local(async move {
                if files::share(&name, &text).await {
                    done(true, w!(exported), everything);
                }
            });
        };
        let copy = move || {
            let text = Rc::clone(&copied);
            spawn_local(async move { done(device::copy(&text).await, w!(copied), everything) });
        };
        let sheet = files::can_share().then(|| picture_button(icon::SHARE, w!(share), share).act("share"));
        let buttons = el("div.row")
            .child(
                picture_button(icon::EXPORT, w!(export_file), download).act("export-file").class("primary"),
            )
            .child(sheet)
            .child(picture_button(icon::COPY, w!(copy_text), copy).act("copy"));
        let area = if hidden {
            el("p.notice").text(w!(export_hidden))
        } else {
            el("textarea.export-text")
                .attr("readonly", "")
                .label(w!(export_as_text))
                .attr("data-export", "")
                .attr("rows", "6")
                .text(text.to_string())
        };
        View::from([el("p").text(w!(export_text)), buttons, area])
    })
}

/// Whether the text of this match, or of all, tells what somebody must not read.
fn holds_secrets(saves: Saves, id: Option<&str>) -> bool {
    let shelf = saves.with(|library| library.list()).unwrap_or_default();
    shelf.into_iter().any(|place| match place {
        ShelfEntry::Good(summary) => {
            let meant = id.is_none_or(|id| id == summary.id);
            meant && !summary.over && games::find(&summary.game).is_some_and(|game| game.secrets)
        }
        ShelfEntry::Broken { .. } => false,
    })
}
