//! Exports matches: as a file, to the share sheet, as text, as codes.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        components::{Button, Confirm, Dialog, Primary, icon},
        contexts::{
            announcer::use_announcer,
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::{Text, common, t, transfer},
        platform::{device, files},
        screens::on_demand::CodesDialog,
        session::Controls,
        trouble,
    },
    saves::save::LoadError,
    transfer::Content,
};

/// The object of an export.
pub enum Load {
    Everything,
    /// A saved match, by its id.
    Saved(String),
    /// The match on the screen, saved or not.
    Shown(Box<Controls>),
}

impl Load {
    fn id(&self) -> Option<String> {
        match self {
            Load::Everything => None,
            Load::Saved(id) => Some(id.clone()),
            Load::Shown(controls) => Some(controls.id()),
        }
    }

    fn text(&self, saves: Saves) -> Result<String, LoadError> {
        match self {
            Load::Everything => saves.with(|library| library.export_all()),
            Load::Saved(id) => saves.with(|library| library.export(id)),
            Load::Shown(controls) => Ok(controls.export()),
        }
    }

    /// The exported text for another device.
    fn content(&self, text: String) -> Content {
        if matches!(self, Load::Everything) { Content::Backup(text) } else { Content::Match(text) }
    }
}

/// Exports one match or everything. If that reveals secrets of a running match, the whole table is asked first.
#[component]
pub fn Exporter(
    /// Whether the export is open, from the question on.
    open: RwSignal<bool>,
    /// Returns the object of the export; called each time.
    #[prop(into)]
    load: Callback<(), Load>,
) -> impl IntoView {
    let i18n = use_i18n();
    let agreed = RwSignal::new(false);
    view! {
        <AskFirst open agreed load />
        <Dialog name="export" open=agreed title=t!(i18n, common::export)>
            <Ways load=untrack(|| load.run(())) />
        </Dialog>
    }
}

/// The same with the codes at once.
#[component]
pub fn CodeExporter(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] load: Callback<(), Load>,
) -> impl IntoView {
    let saves = use_saves();
    let agreed = RwSignal::new(false);
    let content = Callback::new(move |()| {
        let load = load.run(());
        load.text(saves).map(|text| load.content(text))
    });
    let id = untrack(|| load.run(())).id();
    view! {
        <AskFirst open agreed load />
        <CodesDialog open=agreed title content id />
    }
}

/// Asks the whole table before an export that reveals secrets of a running match.
#[component]
fn AskFirst(
    /// Whether the export is wanted. Becomes false once it is refused or closed.
    open: RwSignal<bool>,
    /// Whether the export may be shown.
    agreed: RwSignal<bool>,
    load: Callback<(), Load>,
) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let asking = RwSignal::new(false);
    Effect::new(move |_| {
        if open.get() {
            let ask = holds_secrets(saves, untrack(|| load.run(())).id().as_deref());
            if ask { asking.set(true) } else { agreed.set(true) }
        }
    });
    Effect::new(move |_| {
        if !asking.get() && !agreed.get() {
            open.set(false);
        }
    });
    view! {
        <Confirm
            open=asking
            title=t!(i18n, common::consent_title)
            text=t!(i18n, common::export_secrets)
            yes=t!(i18n, common::consent_yes)
            on_yes=move || agreed.set(true)
        />
    }
}

/// The exported text, with the ways to pass it on.
#[component]
fn Ways(load: Load) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let text: Arc<str> = match load.text(saves) {
        Ok(text) => text.into(),
        Err(error) => return view! { <Refused error /> }.into_any(),
    };
    let which = load.id();
    let everything = which.is_none();
    let hidden = holds_secrets(saves, which.as_deref());
    let shows_codes = RwSignal::new(false);
    let sent = Arc::clone(&text);
    let content = Callback::new(move |()| Ok(load.content(sent.to_string())));
    let id = which.clone();
    let name: Arc<str> = match which {
        Some(id) => format!("bar-a-jeux-{id}").into(),
        None => "bar-a-jeux".into(),
    };
    let done = move |worked: bool, words: Text| {
        if worked && everything {
            saves.backed_up();
        }
        announcer.toast(i18n.now(if worked { words } else { common::export_failed }));
    };
    let (file, copied, shared) = (Arc::clone(&text), Arc::clone(&text), Arc::clone(&text));
    let shared_name = Arc::clone(&name);
    let download = move || done(files::download(&name, &file), common::exported);
    let share = move || {
        let (name, text) = (Arc::clone(&shared_name), Arc::clone(&shared));
        spawn_local(async move {
            if files::share(&name, &text).await {
                done(true, common::exported);
            }
        });
    };
    let copy = move || {
        let text = Arc::clone(&copied);
        spawn_local(async move { done(device::copy(&text).await, common::copied) });
    };
    let sheet = files::can_share().then(|| {
        view! { <Button icon=icon::SHARE label=t!(i18n, common::share) on_press=share act="share" /> }
    });
    let area = if hidden {
        view! { <p class="notice">{t!(i18n, common::export_hidden)}</p> }.into_any()
    } else {
        view! {
            <details class="field">
                <summary data-act="export-text">{t!(i18n, common::export_as_text)}</summary>
                <textarea readonly aria-label=t!(i18n, common::export_as_text) data-export="" rows="6">
                    {text.to_string()}
                </textarea>
            </details>
        }
        .into_any()
    };
    view! {
        <p>{t!(i18n, common::export_text)}</p>
        <div class="row">
            <Button
                icon=icon::EXPORT
                label=t!(i18n, common::export_file)
                on_press=download
                act="export-file"
                appearance=Primary
            />
            {sheet}
            <Button icon=icon::COPY label=t!(i18n, common::copy_text) on_press=copy act="copy" />
            <Button label=t!(i18n, transfer::to_another) on_press=move || shows_codes.set(true) act="codes" />
        </div>
        <CodesDialog open=shows_codes title=t!(i18n, transfer::to_another) content id />
        {area}
    }
    .into_any()
}

/// The reason why there is no text.
#[component]
pub fn Refused(error: LoadError) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="notice warn" role="alert">
            {move || trouble::load_error(i18n, &error)}
        </p>
    }
}

/// Whether the export of this match, or of all, contains secrets.
fn holds_secrets(saves: Saves, id: Option<&str>) -> bool {
    saves.with(|library| library.holds_secrets(id)).unwrap_or_default()
}
