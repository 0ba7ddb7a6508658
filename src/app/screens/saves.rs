//! All saved matches: list, take along, bring in, delete. What cannot be read is shown too, with the
//! reason, and can be exported as it is.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

use super::{play::raw, roster};
use crate::{
    app::{
        components::{button, confirm, dialog, icon, icon_button, link_button, named, page, picture_button},
        contexts::{app, nav::Route, vault::Vault},
        dom::{El, View, el, switch, watch},
        games,
        i18n::Word,
        lexicon::{fill, say, w},
        platform::{device, files},
        state::State,
        trouble,
    },
    table::{
        library::{Shelf, Summary},
        portable::{ImportPlan, Verdict},
        save::LoadError,
    },
};

pub fn saves() -> View {
    let vault = app().vault;
    let i18n = app().i18n;
    let importing = State::new(false);
    let exporting = State::new(false);
    let which = State::new(None::<String>);
    let export = move |id: Option<String>| {
        which.set(id);
        exporting.set(true);
    };
    let list = switch(
        move || vault.revision.get(),
        move |_| match vault.with(|library| library.list()) {
            Err(error) => {
                let words = move || trouble::store_error(i18n, &error);
                el("p.notice.warn").attr("role", "alert").text(words)
            }
            Ok(shelf) if shelf.is_empty() => el("p.empty").text(w!(saves_empty)),
            Ok(shelf) => {
                let row = |place| match place {
                    Shelf::Good(summary) => good(summary, export),
                    Shelf::Broken { id, reason } => broken(id, reason),
                };
                el("ul.saves").child(shelf.into_iter().map(row).collect::<View>())
            }
        },
    );
    let blocked = (!vault.lasting).then(|| el("p.notice.warn").attr("role", "alert").text(w!(store_blocked)));
    let buttons = el("div.row")
        .child(picture_button(icon::EXPORT, w!(export_all), move || export(None)).act("export-all"))
        .child(picture_button(icon::IMPORT, w!(import), move || importing.set(true)).act("import"));
    let contents = View::from([
        el("p.lead").text(w!(saves_lead)).into(),
        View::from(blocked),
        roster::trouble(),
        buttons.into(),
        list,
        switch(move || vault.revision.get(), move |_| quarantined(vault)),
    ]);
    View::from([
        page("saves", w!(saves), contents),
        exporter(exporting, move || which.get()),
        importer(importing).into(),
    ])
}

/// What could not be read and was put aside.
fn quarantined(vault: Vault) -> Option<El> {
    let i18n = app().i18n;
    let put_aside = vault.with(|library| library.quarantined()).unwrap_or_default();
    if put_aside.is_empty() {
        return None;
    }
    let count = put_aside.len().to_string();
    let text: String = put_aside.into_iter().map(|(key, text)| [&key, "\n", &text, "\n"].concat()).collect();
    let words = move || fill(say!(i18n, quarantine), &[("n", &count)]);
    let take = move || {
        files::download("bar-a-jeux-broken.txt", &text);
    };
    let button = picture_button(icon::EXPORT, w!(export_broken), take).act("export-quarantine");
    Some(el("section.card").attr("data-notice", "quarantine").child(el("p").text(words)).child(button))
}

fn players_line(summary: &Summary) -> View {
    summary.players.iter().map(named).collect()
}

fn title(summary: &Summary) -> impl Fn() -> String + use<> {
    let i18n = app().i18n;
    let slug = summary.game.clone();
    move || games::find(&slug).map_or_else(|| slug.clone(), |shown| (shown.title)(i18n))
}

fn good(summary: Summary, export: impl Fn(Option<String>) + 'static) -> El {
    let i18n = app().i18n;
    let vault = app().vault;
    let voice = app().voice;
    let id = summary.id.clone();
    let delete = move || match vault.with(|library| library.delete(&id)) {
        Ok(deleted) => {
            vault.changed();
            let put_back = move || {
                if let Err(error) = vault.with(|library| library.restore(&deleted)) {
                    voice.toast(untrack(|| trouble::store_error(i18n, &error)));
                }
                vault.changed();
            };
            voice.toast_with(i18n.now(w!(deleted)), i18n.now(w!(undo)), put_back);
        }
        Err(error) => voice.toast(untrack(|| trouble::store_error(i18n, &error))),
    };
    let (over, steps, updated) = (summary.over, summary.steps, summary.updated);
    let details = move || {
        let when = device::date(updated, i18n.get_locale().as_str());
        let state = if over { say!(i18n, over) } else { say!(i18n, in_progress) };
        [&when, " · ", state, " · ", &fill(say!(i18n, steps_n), &[("n", &steps.to_string())])].concat()
    };
    let older = summary.notice.clone().map(|error| {
        let words = move || fill(say!(i18n, opened_older), &[("why", &trouble::load_error(i18n, &error))]);
        el("p.notice.warn").text(words)
    });
    let id = summary.id.clone();
    let play = Route::Play(id.clone()).href();
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
        .child(el("div.row").child([open, replay, take, delete]))
}

fn broken(id: String, reason: LoadError) -> El {
    let i18n = app().i18n;
    let vault = app().vault;
    let key = id.clone();
    let take = move || {
        files::download("bar-a-jeux-broken.txt", &raw(vault, &key));
    };
    el("li.save.card.broken")
        .attr("data-match", id)
        .attr("data-broken", "")
        .child(el("h2").child(icon(icon::WARNING)).text(w!(unreadable_title)))
        .child(el("p").text(move || trouble::load_error(i18n, &reason)))
        .child(el("p.hint").text(w!(unreadable_text)))
        .child(picture_button(icon::EXPORT, w!(export_broken), take).act("export"))
}

/// One match, or everything, out of the browser: as a file, to the share sheet, as text. Where that tells what is
/// hidden in a match under way, the whole table is asked first.
pub fn exporter(open: State<bool>, id: impl Fn() -> Option<String> + 'static) -> View {
    let vault = app().vault;
    let (asking, taking) = (State::new(false), State::new(false));
    let id = Rc::new(id);
    let which = Rc::clone(&id);
    watch(move || {
        if open.get() {
            open.set(false);
            let ask = holds_secrets(vault, untrack(|| which()).as_deref());
            if ask { asking.set(true) } else { taking.set(true) }
        }
    });
    let agreed = move || taking.set(true);
    View::from([
        confirm(asking, w!(consent_title), w!(export_secrets), w!(consent_yes), agreed),
        exporter_of(taking, Box::new(move || id())),
    ])
}

fn exporter_of(open: State<bool>, id: Box<dyn Fn() -> Option<String>>) -> El {
    let i18n = app().i18n;
    let vault = app().vault;
    let voice = app().voice;
    dialog("export", open, w!(export), move || {
        let which = untrack(&id);
        let exported = match &which {
            Some(id) => vault.with(|library| library.export(id)),
            None => vault.with(|library| library.export_all()),
        };
        let text: Rc<str> = match exported {
            Ok(text) => text.into(),
            Err(error) => {
                let words = move || trouble::load_error(i18n, &error);
                return View::from(el("p.notice.warn").attr("role", "alert").text(words));
            }
        };
        let done = move |worked: bool, words: Word, everything: bool| {
            if worked && everything {
                vault.backed_up();
            }
            voice.toast(i18n.now(if worked { words } else { w!(export_failed) }));
        };
        let everything = which.is_none();
        let hidden = holds_secrets(vault, which.as_deref());
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
fn holds_secrets(vault: Vault, id: Option<&str>) -> bool {
    let shelf = vault.with(|library| library.list()).unwrap_or_default();
    shelf.into_iter().any(|place| match place {
        Shelf::Good(summary) => {
            let meant = id.is_none_or(|id| id == summary.id);
            meant && !summary.over && games::find(&summary.game).is_some_and(|game| game.secrets)
        }
        Shelf::Broken { .. } => false,
    })
}

/// What a text would bring, or why it brings nothing.
type Plan = Option<Result<Rc<ImportPlan>, String>>;

/// Looks first, says what it would do, and does it only then.
fn importer(open: State<bool>) -> El {
    let i18n = app().i18n;
    let vault = app().vault;
    let voice = app().voice;
    let text = State::new(String::new());
    // Shown anew with each look, also where it says the same.
    let looked = State::new(0_u32);
    let plan = State::new(None::<Result<Rc<ImportPlan>, String>>);
    let show = move |now: Plan| {
        plan.set(now);
        looked.set(looked.get_untracked() + 1);
    };
    let check = move || {
        let checked = vault.with(|library| library.check_import(&text.get_untracked()));
        show(Some(checked.map(Rc::new).map_err(|error| untrack(|| trouble::import_error(i18n, &error)))));
    };
    let chosen = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        spawn_local(async move {
            if let Some(content) = files::read(file).await {
                // The screen may have been left meanwhile.
                if text.try_set(content) {
                    check();
                }
            }
        });
    };
    let import = move || {
        let Some(Ok(ready)) = plan.get_untracked() else { return };
        match vault.with(|library| library.import(&ready)) {
            Ok(()) => {
                voice.toast(i18n.now(w!(imported)));
                open.set(false);
                text.set(String::new());
                show(None);
            }
            Err(error) => show(Some(Err(untrack(|| trouble::save_error(i18n, &error))))),
        }
        vault.changed();
    };
    let written = move |now: String| {
        text.set(now);
        show(None);
    };
    dialog("import", open, w!(import), move || {
        let file = el("input")
            .attr("type", "file")
            .attr("id", "import-file")
            .act("import-file")
            .attr("accept", ".json,.txt,application/json,text/plain")
            .on("change", chosen);
        let area = el("textarea")
            .attr("id", "import-text")
            .act("import-text")
            .attr("rows", "4")
            .value(move || text.get())
            .on_input(written);
        let label = |of: &'static str, words: Word| el("label").attr("for", of).text(words);
        let outcome = switch(
            move || looked.get(),
            move |_| match plan.get_untracked()? {
                Err(words) => {
                    Some(el("p.notice.warn").attr("role", "alert").attr("data-import", "refused").text(words))
                }
                Ok(plan) => Some(preview(&plan, import)),
            },
        );
        View::from([
            el("p").text(w!(import_text)).into(),
            el("div.field").child(label("import-file", w!(import_file))).child(file).into(),
            el("div.field").child(label("import-text", w!(import_paste))).child(area).into(),
            el("div.row").child(button(w!(import_check), check).act("import-check")).into(),
            outcome,
        ])
    })
}

fn preview(plan: &ImportPlan, import: impl Fn() + 'static) -> El {
    let i18n = app().i18n;
    let mut list = el("ul.plan");
    for item in &plan.matches {
        let verdict = match &item.verdict {
            Verdict::New => say!(i18n, verdict_new).to_owned(),
            Verdict::Same => say!(i18n, verdict_same).to_owned(),
            Verdict::Newer => say!(i18n, verdict_newer).to_owned(),
            Verdict::Older => say!(i18n, verdict_older).to_owned(),
            Verdict::Conflict { .. } => say!(i18n, verdict_conflict).to_owned(),
            Verdict::Bad(error) => trouble::load_error(i18n, error),
        };
        let summary = item.summary.as_ref();
        let row = el("li")
            .child(el("strong").text(summary.map(|summary| title(summary)())))
            .text(" ")
            .child(el("span.match-players").child(summary.map(players_line)))
            .child(el("span").text(verdict));
        list = list.child(row);
    }
    let more = [
        (w!(import_players), plan.players.len()),
        (w!(import_results), plan.results.len()),
        (w!(import_broken), plan.broken.len()),
    ];
    for (words, n) in more.into_iter().filter(|(_, n)| *n > 0) {
        list = list.child(el("li").text(fill(i18n.say(words), &[("n", &n.to_string())])));
    }
    let end = if plan.does_nothing() {
        el("p").text(w!(import_nothing))
    } else {
        el("div.row.end").child(button(w!(import_do), import).act("confirm").class("primary"))
    };
    el("section").attr("data-import", "plan").attr("role", "status").child(list).child(end)
}
