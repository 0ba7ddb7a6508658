//! Dialogs of the part of the general screens, for the screens of other parts. They are loaded when a player opens one
//! of them: few visits ever need it.

use futures::future::LocalBoxFuture;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        I18n,
        contexts::{announcer::use_announcer, use_i18n},
        i18n::common,
        parts::Missing,
    },
    saves::save::{LoadError, SaveError},
    transfer::Content,
};

/// The match that cannot be saved, for the dialog that frees space.
#[derive(Clone)]
pub struct UnsavedMatch {
    pub open: RwSignal<bool>,
    /// The id of the match, which the dialog does not offer for deletion.
    pub id: String,
    /// Why it is not saved; `None` once it is.
    pub error: Signal<Option<SaveError>>,
    /// Called when space was freed.
    pub on_freed: Callback<()>,
}

/// Something that another device takes by its camera or from a link.
#[derive(Clone)]
pub struct Sending {
    pub open: RwSignal<bool>,
    pub title: Signal<String>,
    /// Returns the content; called each time the dialog opens.
    pub content: Callback<(), Result<Content, LoadError>>,
    /// The id of the match in it, which can be handed over.
    pub id: Option<String>,
}

/// The dialogs. Each is built with its `open` set.
#[derive(Copy, Clone)]
pub struct GeneralDialogs {
    pub free_space: fn(UnsavedMatch) -> AnyView,
    pub codes: fn(Sending) -> AnyView,
}

/// Loads the part that contains the dialogs.
pub type LoadDialogs = fn(I18n) -> LocalBoxFuture<'static, Result<GeneralDialogs, Missing>>;

/// The loader as a context: the parts import the screens of a match, so these cannot import the parts.
#[derive(Copy, Clone)]
struct Loader(LoadDialogs);

/// Provides the loader to all components built from now on.
pub fn provide_dialogs(load: LoadDialogs) {
    provide_context(Loader(load));
}

/// A dialog that is loaded when it is first opened.
#[component]
pub fn OnDemand(
    open: RwSignal<bool>,
    /// Builds the dialog.
    #[prop(into)]
    show: Callback<GeneralDialogs, AnyView>,
) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let Loader(load) = expect_context();
    let dialogs = RwSignal::new(None::<GeneralDialogs>);
    Effect::new(move |_| {
        if !open.get() || dialogs.read_untracked().is_some() {
            return;
        }
        spawn_local(async move {
            match load(i18n).await {
                // The screen may have been left meanwhile.
                Ok(loaded) => drop(dialogs.try_set(Some(loaded))),
                Err(Missing) => {
                    let _ = open.try_set(false);
                    announcer.toast(i18n.now(common::fetched_missing));
                }
            }
        });
    });
    move || dialogs.get().map(|dialogs| show.run(dialogs))
}

/// The dialog with the codes and the link of something.
#[component]
pub fn CodesDialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// As [`Sending::content`].
    #[prop(into)]
    content: Callback<(), Result<Content, LoadError>>,
    /// As [`Sending::id`].
    #[prop(optional_no_strip)]
    id: Option<String>,
) -> impl IntoView {
    let sending = Sending { open, title, content, id };
    view! { <OnDemand open show=move |dialogs: GeneralDialogs| (dialogs.codes)(sending.clone()) /> }
}
