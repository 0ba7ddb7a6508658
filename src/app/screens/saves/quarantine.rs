//! Texts in quarantine: unreadable saves, and saves replaced by another course of the match. Each can be exported and,
//! after a question, deleted.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{Button, Confirm, IconButton, icon},
        contexts::{
            announcer::use_announcer,
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::{Text, common, sentences, t},
        lexicon::size,
        platform::{device, files},
        trouble,
    },
    saves::{
        keys,
        quarantine::{Origin, QuarantinedText},
    },
    table::log::created,
};

/// A longer list would only slow the page down.
const ROWS: usize = 50;

/// The state shared by the list and the question before deleting. Texts are identified by their keys.
#[derive(Copy, Clone)]
pub struct Discarding {
    /// The keys exported during this visit.
    exported: RwSignal<Vec<String>>,
    /// The keys to delete.
    doomed: RwSignal<Vec<String>>,
    /// Whether the question is open.
    asking: RwSignal<bool>,
}

impl Discarding {
    /// The initial state.
    pub fn new() -> Discarding {
        Discarding {
            exported: RwSignal::new(Vec::new()),
            doomed: RwSignal::new(Vec::new()),
            asking: RwSignal::new(false),
        }
    }

    fn ask(self, keys: Vec<String>) {
        self.doomed.set(keys);
        self.asking.set(true);
    }

    fn has_exported(self, keys: &[String]) {
        self.exported.update(|exported| exported.extend_from_slice(keys));
    }
}

impl Default for Discarding {
    fn default() -> Self {
        Discarding::new()
    }
}

/// The question before deleting, placed beside the list.
#[component]
pub fn ConfirmDiscard(
    discarding: Discarding,
    /// Called after the deletion.
    #[prop(optional, into)]
    on_done: Option<Callback<()>>,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let Discarding { exported, doomed, asking } = discarding;
    let question = move || {
        let doomed = doomed.read();
        let saved = exported.with(|exported| doomed.iter().all(|key| exported.contains(key)));
        let known = i18n.say(if saved { common::discard_exported } else { common::discard_not_exported });
        let what = i18n.say(common::DiscardText { n: doomed.len().to_string() });
        sentences([what, known])
    };
    let discard = move || {
        let keys = doomed.get_untracked();
        let done = saves.with(|library| keys.iter().try_for_each(|key| library.discard(key)));
        match done {
            Ok(()) => announcer.toast(i18n.now(common::discarded)),
            Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
        }
        saves.changed();
        if let Some(on_done) = on_done {
            on_done.run(());
        }
    };
    view! {
        <Confirm
            open=asking
            title=t!(i18n, common::discard_title)
            text=question
            yes=t!(i18n, common::discard)
            on_yes=discard
            danger=true
        />
    }
}

/// The list of texts; empty if there are none.
#[component]
pub fn QuarantineList(discarding: Discarding) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let texts = Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| library.quarantined_texts()).unwrap_or_default()
    });
    let keys =
        move || texts.with_untracked(|texts| texts.iter().map(|text| text.key.clone()).collect::<Vec<_>>());
    let lead = move || {
        let (count, taken) = texts.with(|all| (all.len(), all.iter().map(|text| text.size).sum()));
        i18n.say(common::Quarantine { n: count.to_string(), size: size(i18n, taken) })
    };
    let more = move || texts.with(Vec::len).checked_sub(ROWS + 1).map(|more| more + 1);
    let more = move || {
        more().map(|more| {
            let words = move || i18n.say(common::AndMore { n: more.to_string() });
            view! { <li class="help-text">{words}</li> }
        })
    };
    let export = move || {
        let text = saves.with(|library| library.export_quarantine());
        if text.is_ok_and(|text| files::download("bar-a-jeux-aside", &text)) {
            discarding.has_exported(&keys());
            announcer.toast(i18n.now(common::exported));
        }
    };
    view! {
        <Show when=move || !texts.with(Vec::is_empty)>
            <section class="card" aria-label=t!(i18n, common::aside_title) data-notice="quarantine">
                <h2>{t!(i18n, common::aside_title)}</h2>
                <p>{lead}</p>
                <ul class="quarantine-list stack">
                    <For
                        each=move || texts.get().into_iter().take(ROWS)
                        key=|text| (text.key.clone(), text.size)
                        let(text)
                    >
                        <Row text discarding />
                    </For>
                    {more}
                </ul>
                <div class="row">
                    <Button
                        icon=icon::EXPORT
                        label=t!(i18n, common::aside_export_all)
                        on_press=export
                        act="export-quarantine"
                    />
                    <Button
                        icon=icon::BIN
                        label=t!(i18n, common::aside_discard_all)
                        on_press=move || discarding.ask(keys())
                        act="discard-all"
                    />
                </div>
            </section>
        </Show>
    }
}

#[component]
fn Row(text: QuarantinedText, discarding: Discarding) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let QuarantinedText { key, origin, size: taken } = text;
    let (kept, doomed) = (key.clone(), key.clone());
    let export = move || {
        if download(saves, &kept) {
            discarding.has_exported(std::slice::from_ref(&kept));
            announcer.toast(i18n.now(common::exported));
        }
    };
    view! {
        <li class="quarantined" data-quarantined=key>
            <span class="quarantined-words">
                <span>{move || words(i18n, &origin)}</span>
                <small class="help-text">{move || size(i18n, taken)}</small>
            </span>
            <IconButton
                icon=icon::EXPORT
                label=t!(i18n, common::export_broken)
                on_press=export
                act="export-quarantined"
            />
            <IconButton
                icon=icon::BIN
                label=t!(i18n, common::discard)
                on_press=move || discarding.ask(vec![doomed.clone()])
                act="discard"
            />
        </li>
    }
}

/// A description of the text's origin; tracks the language.
fn words(i18n: I18n, origin: &Origin) -> String {
    let begun = |id: &str| match created(id) {
        Some(when) => device::date(when, i18n.language().tag()),
        None => id.to_owned(),
    };
    match origin {
        Origin::Save { id, sound: false } => i18n.say(common::AsideSave { when: begun(id) }),
        Origin::Save { id, sound: true } => i18n.say(common::AsideOther { when: begun(id) }),
        Origin::Stored(name) => i18n.say(kept_words(name)),
        Origin::Import(Some(id)) => i18n.say(common::AsideImportOf { when: begun(id) }),
        Origin::Import(None) => i18n.say(common::aside_import),
    }
}

/// Name of an unreadable list or value, by its key.
fn kept_words(name: &str) -> Text {
    match name {
        keys::ROSTER => common::aside_roster,
        keys::RESULTS => common::aside_results,
        keys::SOLVED => common::aside_solved,
        keys::GALLERY => common::aside_gallery,
        keys::WRECK_SETS => common::aside_sets,
        keys::SETTINGS => common::aside_settings,
        name if name.starts_with(keys::PRESETS) => common::aside_presets,
        _ => common::aside_kept,
    }
}

/// Offers a text as a file. Returns whether the browser accepted it.
fn download(saves: Saves, key: &str) -> bool {
    let text = saves.with(|library| library.export_quarantined(key)).ok().flatten();
    text.is_some_and(|text| files::download("bar-a-jeux-aside", &text))
}
