//! Frees storage space for an unsaved match. The dialog is in the part of the general screens, which the screen of a
//! match loads when the player opens it: few matches ever need it.

use futures::future::LocalBoxFuture;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        I18n,
        contexts::{announcer::use_announcer, use_i18n},
        i18n::common,
        parts::Missing,
    },
    saves::save::SaveError,
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

/// Shows the dialog.
pub type ShowDialog = fn(UnsavedMatch) -> AnyView;

/// Loads the part that contains the dialog.
pub type LoadDialog = fn(I18n) -> LocalBoxFuture<'static, Result<ShowDialog, Missing>>;

/// The loader as a context: the parts import the screens of a match, so these cannot import the parts.
#[derive(Copy, Clone)]
struct Loader(LoadDialog);

/// Provides the loader to all components built from now on.
pub fn provide_free_space(load: LoadDialog) {
    provide_context(Loader(load));
}

/// The dialog, loaded when it is first opened.
#[component]
pub fn FreeSpace(unsaved: UnsavedMatch) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let Loader(load) = expect_context();
    let open = unsaved.open;
    let dialog = RwSignal::new(None::<ShowDialog>);
    Effect::new(move |_| {
        if !open.get() || dialog.read_untracked().is_some() {
            return;
        }
        spawn_local(async move {
            match load(i18n).await {
                // The match may have been left meanwhile.
                Ok(show) => drop(dialog.try_set(Some(show))),
                Err(Missing) => {
                    let _ = open.try_set(false);
                    announcer.toast(i18n.now(common::fetched_missing));
                }
            }
        });
    });
    move || dialog.get().map(|show| show(unsaved.clone()))
}
