//! Before a match is shown: is it open in another tab, can it be read?

use leptos::prelude::*;

use super::frame::FrameView;
use crate::{
    app::{
        components::{Button, LinkButton, Page, icon},
        contexts::{nav::Route, vault::Vault},
        games::{self, Opened},
        i18n::use_i18n,
        lexicon::w,
        platform::{
            files,
            locks::{Hold, Lock},
        },
        trouble,
    },
    table::{library::Shelf, save::LoadError, store::PREFIX},
};

/// A match to be played on.
#[component]
pub fn Play(id: String) -> impl IntoView {
    let vault = expect_context::<Vault>();
    // In memory every tab has matches of its own.
    let lock = Lock::ask([PREFIX, if vault.lasting { "match/" } else { "memory/" }, &id].concat());
    let hold = lock.hold();
    let here = Signal::derive(move || hold.get() == Hold::Here);
    let lock = StoredValue::new_local(lock);
    on_cleanup(move || {
        let _ = lock.try_with_value(Lock::release);
    });
    let id = StoredValue::new(id);
    let shown = move |now: Hold| {
        match now {
        Hold::Asking => view! { <main class="page" data-screen="play"></main> }.into_any(),
        // Read only now: the other tab may have played on.
        Hold::Here => match read(vault, &id.get_value(), here) {
            Ok(opened) => view! { <FrameView opened replay=false/> }.into_any(),
            Err(error) => unreadable(vault, id.get_value(), error),
        },
        Hold::Elsewhere | Hold::TakenAway => view! {
            <Page name="play" title=w!(elsewhere_title)>
                <p class="lead" data-notice="elsewhere">
                    {if now == Hold::TakenAway { w!(taken_away).into_any() } else { w!(elsewhere).into_any() }}
                </p>
                <div class="row">
                    <Button label=w!(take_over) act="take-over" class="primary"
                        on_press=move |()| lock.with_value(Lock::take_over)/>
                    <LinkButton label=w!(home) href=Route::Home.href() act="home" strokes=icon::HOME/>
                </div>
            </Page>
        }
        .into_any(),
    }
    };
    // Only the lock decides what is shown: whatever else is read on the way must not build the whole
    // screen anew.
    move || {
        let now = hold.get();
        untrack(|| shown(now))
    }
}

/// A match to be looked at.
#[component]
pub fn Replay(id: String) -> impl IntoView {
    let vault = expect_context::<Vault>();
    match read(vault, &id, Signal::stored(false)) {
        Ok(opened) => view! { <FrameView opened replay=true/> }.into_any(),
        Err(error) => unreadable(vault, id, error),
    }
}

fn read(vault: Vault, id: &str, live: Signal<bool>) -> Result<Opened, LoadError> {
    let shelf = vault.with(|library| library.list())?;
    let slug = match shelf.into_iter().find(|place| place.id() == id) {
        Some(Shelf::Good(summary)) => summary.game,
        Some(Shelf::Broken { reason, .. }) => return Err(reason),
        None => return Err(LoadError::Missing),
    };
    let shown = games::find(&slug).ok_or(LoadError::UnknownGame { slug })?;
    (shown.open)(vault, id, live)
}

/// Why not, and what is left to do. Nothing is deleted.
fn unreadable(vault: Vault, id: String, error: LoadError) -> AnyView {
    let i18n = use_i18n();
    let missing = error == LoadError::Missing;
    let export = move |()| {
        files::download("bar-a-jeux-broken.txt", &raw(vault, &id));
    };
    view! {
        <Page name="play" title=w!(unreadable_title)>
            <p class="notice warn" role="alert" data-notice="unreadable">
                {icon::icon(icon::WARNING)}
                <span>{move || trouble::load_error(i18n, &error)}</span>
            </p>
            {(!missing).then(|| view! { <p>{w!(unreadable_text)}</p> })}
            <div class="row">
                {(!missing).then(|| view! {
                    <Button label=w!(export_broken) act="export" strokes=icon::EXPORT on_press=export/>
                })}
                <LinkButton label=w!(saves) href=Route::Saves.href() act="saves" strokes=icon::BOX/>
                <LinkButton label=w!(home) href=Route::Home.href() act="home" class="primary" strokes=icon::HOME/>
            </div>
        </Page>
    }
    .into_any()
}

/// The stored texts of a match, as they are.
pub fn raw(vault: Vault, id: &str) -> String {
    let texts = vault.with(|library| library.raw(id)).unwrap_or_default();
    texts.into_iter().map(|(key, text)| [&key, "\n", &text, "\n"].concat()).collect()
}
