//! Bringing matches in: first it is said what would happen, and what it takes.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

use super::{players_line, title};
use crate::{
    app::{
        components::{button, dialog},
        contexts::app,
        dom::{El, View, el, switch},
        i18n::Word,
        lexicon::{fill, say, size, w},
        platform::files,
        state::State,
        trouble,
    },
    saves::{
        import::{ImportError, ImportPlan, MAX_BYTES, Verdict},
        room::weight,
    },
};

/// More rows than anybody reads would only keep the page busy.
const ROWS: usize = 200;

/// What a text would bring, or why it brings nothing.
type Plan = Option<Result<Rc<ImportPlan>, String>>;

/// Looks first, says what it would do, and does it only then.
pub(super) fn importer(open: State<bool>) -> El {
    let i18n = app().i18n;
    let saves = app().saves;
    let announcer = app().announcer;
    let text = State::new(String::new());
    // Shown anew with each look, also where it says the same.
    let looked = State::new(0_u32);
    let plan = RwSignal::new_local(None::<Result<Rc<ImportPlan>, String>>);
    let show = move |now: Plan| {
        plan.set(now);
        looked.set(looked.get_untracked() + 1);
    };
    let check = move || {
        let checked = saves.with(|library| library.check_import(&text.get_untracked()));
        show(Some(checked.map(Rc::new).map_err(|error| untrack(|| trouble::import_error(i18n, &error)))));
    };
    let chosen = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        let bytes = file.size() as usize;
        if bytes > MAX_BYTES {
            // Not even brought into the page.
            let error = ImportError::TooLong { bytes };
            show(Some(Err(untrack(|| trouble::import_error(i18n, &error)))));
            return;
        }
        spawn_local(async move {
            if let Some(content) = files::read(file).await {
                // The screen may have been left meanwhile.
                if text.try_set(content).is_none() {
                    check();
                }
            }
        });
    };
    let import = move || {
        let Some(Ok(ready)) = plan.get_untracked() else { return };
        match saves.with(|library| library.import(&ready)) {
            Ok(()) => {
                announcer.toast(i18n.now(w!(imported)));
                open.set(false);
                text.set(String::new());
                show(None);
            }
            Err(error) => show(Some(Err(untrack(|| trouble::save_error(i18n, &error))))),
        }
        saves.changed();
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
                Err(words) => Some(refused(words)),
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
    for item in plan.matches.iter().take(ROWS) {
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
    let broken = plan.broken.iter().map(|(key, text)| weight(key) + weight(text)).sum();
    let more = [
        (w!(and_more), plan.matches.len().saturating_sub(ROWS)),
        (w!(import_players), plan.players.len()),
        (w!(import_results), plan.results.len()),
        (w!(import_broken), plan.broken.len()),
    ];
    for (words, n) in more.into_iter().filter(|(_, n)| *n > 0) {
        let gaps = [("n", &*n.to_string()), ("size", &*size(i18n, broken))];
        list = list.child(el("li").text(fill(i18n.say(words), &gaps)));
    }
    let end = match plan.short {
        _ if plan.does_nothing() => el("p").text(w!(import_nothing)),
        Some(room) => {
            let gaps = [("size", &*size(i18n, plan.needs)), ("room", &*size(i18n, room))];
            refused(fill(say!(i18n, import_no_room), &gaps))
        }
        None => {
            let takes = fill(say!(i18n, import_takes), &[("size", &size(i18n, plan.needs))]);
            el("div")
                .child(el("p.hint").attr("data-takes", "").text(takes))
                .child(el("div.row.end").child(button(w!(import_do), import).act("confirm").class("primary")))
        }
    };
    el("section").attr("data-import", "plan").attr("role", "status").child(list).child(end)
}

fn refused(words: String) -> El {
    el("p.notice.warn").attr("role", "alert").attr("data-import", "refused").text(words)
}
