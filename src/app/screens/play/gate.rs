//! Before a match is shown: is it open in another tab, can it be read?

use leptos::prelude::*;

use super::stage::Stage;
use crate::{
    app::{
        components::{Button, ButtonAppearance, LinkButton, Notice, OtherRules, Page, Primary, icon},
        contexts::{
            announcer::use_announcer,
            navigation::Route,
            saves::{Saves, use_saves},
            use_i18n,
        },
        games::{LoadedGame, Opened},
        i18n::{Text, common, t},
        platform::{files, locks::Lock},
        screens::raw::raw,
        trouble,
    },
    saves::{lock::LockState, save::LoadError, store::PREFIX},
};

/// A match to be played on.
#[component]
pub fn Play(
    /// Of the match.
    id: String,
    /// Its game; `None` where the match cannot be read.
    game: Option<LoadedGame>,
) -> impl IntoView {
    let (i18n, announcer, saves) = (use_i18n(), use_announcer(), use_saves());
    // In memory every tab has matches of its own.
    let shelf = if saves.lasting { "match" } else { "memory" };
    let lock = Lock::ask(format!("{PREFIX}{shelf}/{id}"));
    let state = lock.state();
    let here = Signal::derive(move || state.get().may_write());
    let lock = StoredValue::new_local(lock);
    on_cleanup(move || {
        if let Some(lock) = lock.try_get_value() {
            lock.release();
        }
    });
    let take_over = move || lock.get_value().take_over();
    Effect::new(move |_| {
        if saves.lasting && state.get() == LockState::Unguarded {
            announcer.toast(i18n.now(common::unguarded));
        }
    });
    // A lock granted late must not rebuild the open match.
    let gate = Memo::new(move |_| match state.get() {
        state if state.may_write() => LockState::Held,
        state => state,
    });
    // Only the lock decides what is shown: whatever else is read on the way does not build the whole
    // screen anew.
    move || match gate.get() {
        LockState::Asking => view! { <main class="page" data-screen="play"></main> }.into_any(),
        // Read only now: the other tab may have played on.
        LockState::Held | LockState::Unguarded => {
            view! { <OpenMatch id=id.clone() game live=here replay=false /> }.into_any()
        }
        LockState::HeldElsewhere => {
            view! { <Elsewhere title=common::elsewhere_title why=common::elsewhere take_over /> }.into_any()
        }
        LockState::Stolen => {
            view! { <Elsewhere title=common::taken_away_title why=common::taken_away take_over /> }.into_any()
        }
    }
}

/// A match to be looked at.
#[component]
pub fn Replay(
    /// Of the match.
    id: String,
    /// Its game; `None` where the match cannot be read.
    game: Option<LoadedGame>,
) -> impl IntoView {
    view! { <OpenMatch id game live=false replay=true /> }
}

/// Another tab has the match.
#[component]
fn Elsewhere(
    title: Text,
    /// Sentence that explains how the other tab got the match.
    why: Text,
    #[prop(into)] take_over: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Page name="play" title=t!(i18n, title)>
            <p class="lead" data-notice="elsewhere">
                {t!(i18n, why)}
            </p>
            <div class="row">
                <Button
                    label=t!(i18n, common::take_over)
                    on_press=take_over
                    act="take-over"
                    appearance=Primary
                />
                <WayHome />
            </div>
        </Page>
    }
}

/// The match, or why it cannot be shown.
#[component]
fn OpenMatch(
    id: String,
    game: Option<LoadedGame>,
    /// Whether it is played on in this tab.
    #[prop(into)]
    live: Signal<bool>,
    replay: bool,
) -> impl IntoView {
    match read(use_saves(), &id, game, live, replay) {
        Ok(opened) => view! { <Stage opened replay /> }.into_any(),
        Err(LoadError::OtherRules { .. }) => view! { <OtherRulesPage id /> }.into_any(),
        Err(error) => view! { <Unreadable id error /> }.into_any(),
    }
}

fn read(
    saves: Saves,
    id: &str,
    game: Option<LoadedGame>,
    live: Signal<bool>,
    replay: bool,
) -> Result<Opened, LoadError> {
    let summary = saves.with(|library| library.summary(id))?;
    if !replay {
        saves.with(|library| library.fits(&summary))?;
    }
    let game = game.ok_or(LoadError::UnknownGame { slug: summary.game })?;
    provide_context(game);
    (game.module.open)(saves, id, live, replay)
}

/// Another version of the app knows the rules of this match.
#[component]
fn OtherRulesPage(id: String) -> impl IntoView {
    let i18n = use_i18n();
    let summary = use_saves().with(|library| library.summary(&id)).ok();
    view! {
        <Page name="play" title=t!(i18n, common::rules_title)>
            {summary.map(|summary| view! { <OtherRules summary /> })}
            <div class="row">
                <WayToSaves />
                <WayHome />
            </div>
        </Page>
    }
}

/// Why not, and what is left to do. Nothing is deleted.
#[component]
fn Unreadable(id: String, error: LoadError) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let there = error != LoadError::Missing;
    let export = move || {
        files::download_text("bar-a-jeux-broken.txt", &raw(saves, &id));
    };
    view! {
        <Page name="play" title=t!(i18n, common::unreadable_title)>
            <Notice name="unreadable" text=move || trouble::load_error(i18n, &error) />
            {there.then(|| view! { <p>{t!(i18n, common::unreadable_text)}</p> })}
            <div class="row">
                {there
                    .then(|| {
                        view! {
                            <Button
                                icon=icon::EXPORT
                                label=t!(i18n, common::export_broken)
                                on_press=export
                                act="export"
                            />
                        }
                    })} <WayToSaves /> <WayHome appearance=Primary />
            </div>
        </Page>
    }
}

#[component]
fn WayToSaves() -> impl IntoView {
    let i18n = use_i18n();
    view! { <LinkButton icon=icon::BOX label=t!(i18n, common::saves) href=Route::Saves.href() act="saves" /> }
}

#[component]
fn WayHome(#[prop(optional)] appearance: ButtonAppearance) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <LinkButton
            icon=icon::HOME
            label=t!(i18n, common::home)
            href=Route::Home.href()
            act="home"
            appearance
        />
    }
}
