//! All saved matches: list, take along, bring in, delete. What cannot be read is shown too, with the
//! reason, and can be exported as it is.

use leptos::{html, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::{play::raw, roster::Trouble};
use crate::{
    app::{
        components::{Button, Dialog, IconButton, LinkButton, Mark, Page, icon},
        contexts::{nav::Route, vault::Vault, voice::Voice},
        games,
        i18n::{I18nLocaleTrait, use_i18n},
        lexicon::{fill, say, w},
        platform::{device, files},
        trouble,
    },
    table::{
        library::{Shelf, Summary},
        portable::{ImportPlan, Verdict},
        save::LoadError,
    },
};

#[component]
pub fn Saves() -> impl IntoView {
    let vault = expect_context::<Vault>();
    let i18n = use_i18n();
    let importing = RwSignal::new(false);
    let exporting = RwSignal::new(false);
    let which = RwSignal::new(None::<String>);
    let export = Callback::new(move |id: Option<String>| {
        which.set(id);
        exporting.set(true);
    });
    let shelf = Memo::new(move |_| {
        vault.revision.track();
        vault.with(|library| library.list())
    });
    let list = move || match shelf.get() {
        Err(error) => {
            view! { <p class="notice warn" role="alert">{trouble::store_error(i18n, &error)}</p> }.into_any()
        }
        Ok(shelf) if shelf.is_empty() => view! { <p class="empty">{w!(saves_empty)}</p> }.into_any(),
        Ok(shelf) => view! {
            <ul class="saves">
                {shelf.into_iter().map(|place| match place {
                    Shelf::Good(summary) => good(summary, export),
                    Shelf::Broken { id, reason } => broken(id, reason),
                }).collect_view()}
            </ul>
        }
        .into_any(),
    };
    let quarantined = move || {
        vault.revision.track();
        let put_aside = vault.with(|library| library.quarantined()).unwrap_or_default();
        (!put_aside.is_empty()).then(|| {
            let count = put_aside.len().to_string();
            let text: String =
                put_aside.into_iter().map(|(key, text)| [&key, "\n", &text, "\n"].concat()).collect();
            view! {
                <section class="card" data-notice="quarantine">
                    <p>{fill(say!(i18n, quarantine), &[("n", &count)])}</p>
                    <Button label=w!(export_broken) act="export-quarantine" strokes=icon::EXPORT
                        on_press=move |()| { files::download("bar-a-jeux-broken.txt", &text); }/>
                </section>
            }
        })
    };
    view! {
        <Page name="saves" title=w!(saves)>
            <p class="lead">{w!(saves_lead)}</p>
            {(!vault.lasting).then(|| view! { <p class="notice warn" role="alert">{w!(store_blocked)}</p> })}
            <Trouble/>
            <div class="row">
                <Button label=w!(export_all) act="export-all" strokes=icon::EXPORT on_press=move |()| export.run(None)/>
                <Button label=w!(import) act="import" strokes=icon::IMPORT on_press=move |()| importing.set(true)/>
            </div>
            {list}
            {quarantined}
        </Page>
        <Exporter open=exporting id=which/>
        <Importer open=importing/>
    }
    .into_any()
}

fn players_line(summary: &Summary) -> AnyView {
    summary
        .players
        .iter()
        .cloned()
        .map(|player| {
            let name = player.name.clone();
            view! { <span class="match-player"><Mark player/>{name}</span> }
        })
        .collect_view()
        .into_any()
}

fn title(summary: &Summary) -> impl Fn() -> String + Send + Sync + use<> {
    let i18n = use_i18n();
    let slug = summary.game.clone();
    move || games::find(&slug).map_or_else(|| slug.clone(), |shown| (shown.title)(i18n))
}

fn good(summary: Summary, export: Callback<Option<String>>) -> AnyView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let (id, over, steps, updated) = (summary.id.clone(), summary.over, summary.steps, summary.updated);
    let notice = summary.notice.clone();
    let id_of_export = id.clone();
    let delete = {
        let id = id.clone();
        move |()| match vault.with(|library| library.delete(&id)) {
            Ok(deleted) => {
                vault.changed();
                let put_back = move || {
                    if let Err(error) = vault.with(|library| library.restore(&deleted)) {
                        voice.toast(untrack(|| trouble::store_error(i18n, &error)));
                    }
                    vault.changed();
                };
                voice.toast_with(untrack(|| say!(i18n, deleted)), untrack(|| say!(i18n, undo)), put_back);
            }
            Err(error) => voice.toast(untrack(|| trouble::store_error(i18n, &error))),
        }
    };
    let details = move || {
        let when = device::date(updated, i18n.get_locale().as_str());
        let state = if over { say!(i18n, over) } else { say!(i18n, in_progress) };
        [&when, " · ", state, " · ", &fill(say!(i18n, steps_n), &[("n", &steps.to_string())])].concat()
    };
    let (play, replay) = (Route::Play(id.clone()).href(), Route::Replay(id.clone()).href());
    view! {
        <li class="save card" data-match=id>
            <h2>{title(&summary)}</h2>
            <p class="match-players">{players_line(&summary)}</p>
            <p class="hint">{details}</p>
            {notice.map(|error| view! {
                <p class="notice warn">{move || fill(say!(i18n, opened_older), &[("why", &trouble::load_error(i18n, &error))])}</p>
            })}
            <div class="row">
                {if over {
                    view! { <LinkButton label=w!(look) href=play act="open" strokes=icon::PLAY/> }.into_any()
                } else {
                    view! { <LinkButton label=w!(resume) href=play act="resume" class="primary" strokes=icon::PLAY/> }.into_any()
                }}
                <LinkButton label=w!(replay) href=replay act="replay" strokes=icon::LOG/>
                <IconButton label=w!(export_match) strokes=icon::EXPORT act="export"
                    on_press=move |()| export.run(Some(id_of_export.clone()))/>
                <IconButton label=w!(delete) strokes=icon::BIN act="delete" on_press=delete/>
            </div>
        </li>
    }
    .into_any()
}

fn broken(id: String, reason: LoadError) -> AnyView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let key = id.clone();
    view! {
        <li class="save card broken" data-match=id data-broken>
            <h2>{icon::icon(icon::WARNING)}{w!(unreadable_title)}</h2>
            <p>{move || trouble::load_error(i18n, &reason)}</p>
            <p class="hint">{w!(unreadable_text)}</p>
            <Button label=w!(export_broken) act="export" strokes=icon::EXPORT
                on_press=move |()| { files::download("bar-a-jeux-broken.txt", &raw(vault, &key)); }/>
        </li>
    }
    .into_any()
}

/// One match, or everything, out of the browser: as a file, to the share sheet, as text.
#[component]
pub fn Exporter(open: RwSignal<bool>, #[prop(into)] id: Signal<Option<String>>) -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let text = Memo::new(move |_| {
        if !open.get() {
            return Ok(String::new());
        }
        match id.get() {
            Some(id) => vault.with(|library| library.export(&id)),
            None => vault.with(|library| library.export_all()),
        }
    });
    let all = move || id.get_untracked().is_none();
    let name = move || match id.get_untracked() {
        Some(id) => ["bar-a-jeux-", &id, ".json"].concat(),
        None => "bar-a-jeux.json".to_owned(),
    };
    let content = move || text.get_untracked().unwrap_or_default();
    let done = move |worked: bool, words: &'static str| {
        if worked {
            if all() {
                vault.backed_up();
            }
            voice.toast(words);
        } else {
            voice.toast(untrack(|| say!(i18n, export_failed)));
        }
    };
    view! {
        <Dialog open title=w!(export) name="export">
            {move || match text.get() {
                Err(error) => view! { <p class="notice warn" role="alert">{trouble::load_error(i18n, &error)}</p> }.into_any(),
                Ok(content_now) => view! {
                    <p>{w!(export_text)}</p>
                    <div class="row">
                        <Button label=w!(export_file) act="export-file" class="primary" strokes=icon::EXPORT
                            on_press=move |()| done(files::download(&name(), &content()), untrack(|| say!(i18n, exported)))/>
                        {files::can_share().then(|| view! {
                            <Button label=w!(share) act="share" strokes=icon::SHARE on_press=move |()| {
                                spawn_local(async move {
                                    if files::share(&name(), &content()).await {
                                        done(true, untrack(|| say!(i18n, exported)));
                                    }
                                });
                            }/>
                        })}
                        <Button label=w!(copy_text) act="copy" strokes=icon::COPY on_press=move |()| {
                            spawn_local(async move {
                                done(device::copy(&content()).await, untrack(|| say!(i18n, copied)));
                            });
                        }/>
                    </div>
                    <textarea class="export-text" readonly aria-label=w!(export_as_text) data-export rows="6">{content_now}</textarea>
                }
                .into_any(),
            }}
        </Dialog>
    }
    .into_any()
}

/// Looks first, says what it would do, and does it only then.
#[component]
fn Importer(open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let text = RwSignal::new(String::new());
    let plan = RwSignal::new(None::<Result<ImportPlan, String>>);
    let file = NodeRef::<html::Input>::new();
    let check = move || {
        let checked = vault.with(|library| library.check_import(&text.get_untracked()));
        plan.set(Some(checked.map_err(|error| untrack(|| trouble::import_error(i18n, &error)))));
    };
    let chosen = move |_| {
        let picked = file.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(picked) = picked else { return };
        spawn_local(async move {
            if let Some(content) = files::read(picked).await {
                text.set(content);
                check();
            }
        });
    };
    let import = move |()| {
        let Some(Ok(ready)) = plan.get_untracked() else { return };
        match vault.with(|library| library.import(&ready)) {
            Ok(()) => {
                voice.toast(untrack(|| say!(i18n, imported)));
                open.set(false);
                plan.set(None);
                text.set(String::new());
            }
            Err(error) => plan.set(Some(Err(untrack(|| trouble::save_error(i18n, &error))))),
        }
        vault.changed();
    };
    view! {
        <Dialog open title=w!(import) name="import">
            <p>{w!(import_text)}</p>
            <div class="field">
                <label for="import-file">{w!(import_file)}</label>
                <input type="file" id="import-file" data-act="import-file" accept=".json,.txt,application/json,text/plain"
                    node_ref=file on:change=chosen/>
            </div>
            <div class="field">
                <label for="import-text">{w!(import_paste)}</label>
                <textarea id="import-text" data-act="import-text" rows="4" prop:value=move || text.get()
                    on:input=move |event| {
                        text.set(event_target_value(&event));
                        plan.set(None);
                    }></textarea>
            </div>
            <div class="row"><Button label=w!(import_check) act="import-check" on_press=move |()| check()/></div>
            {move || plan.get().map(|plan| match plan {
                Err(words) => view! { <p class="notice warn" role="alert" data-import="refused">{words}</p> }.into_any(),
                Ok(plan) => preview(&plan, Callback::new(import)),
            })}
        </Dialog>
    }
    .into_any()
}

fn preview(plan: &ImportPlan, import: Callback<()>) -> AnyView {
    let i18n = use_i18n();
    let nothing = plan.does_nothing();
    let rows = plan
        .matches
        .iter()
        .map(|item| {
            let verdict = match &item.verdict {
                Verdict::New => say!(i18n, verdict_new).to_owned(),
                Verdict::Same => say!(i18n, verdict_same).to_owned(),
                Verdict::Newer => say!(i18n, verdict_newer).to_owned(),
                Verdict::Older => say!(i18n, verdict_older).to_owned(),
                Verdict::Conflict { .. } => say!(i18n, verdict_conflict).to_owned(),
                Verdict::Bad(error) => trouble::load_error(i18n, error),
            };
            let who = item.summary.as_ref().map(players_line);
            let what = item.summary.as_ref().map(|summary| title(summary)());
            view! { <li><strong>{what}</strong> <span class="match-players">{who}</span><span>{verdict}</span></li> }
        })
        .collect_view();
    let more = move |words: &'static str, n: usize| {
        (n > 0).then(|| view! { <li>{fill(words, &[("n", &n.to_string())])}</li> })
    };
    view! {
        <section data-import="plan" role="status">
            <ul class="plan">
                {rows}
                {more(say!(i18n, import_players), plan.players.len())}
                {more(say!(i18n, import_results), plan.results.len())}
                {more(say!(i18n, import_broken), plan.broken.len())}
            </ul>
            {if nothing {
                view! { <p>{w!(import_nothing)}</p> }.into_any()
            } else {
                view! { <div class="row end"><Button label=w!(import_do) act="confirm" class="primary" on_press=import/></div> }.into_any()
            }}
        </section>
    }
    .into_any()
}
