//! The checks before a match is shown: is it open in another tab, and is it readable?

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
        i18n::{Text, common, t, transfer},
        platform::{device, files, locks::Lock},
        screens::raw::raw,
        trouble,
    },
    saves::{lock::LockState, save::LoadError, store::PREFIX},
};

/// A match to play.
#[component]
pub fn Play(
    /// Id of the match.
    id: String,
    /// Its game; `None` if the match is unreadable.
    game: Option<LoadedGame>,
) -> impl IntoView {
    let (i18n, announcer, saves) = (use_i18n(), use_announcer(), use_saves());
    // Without storage each tab has its own matches.
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
    // Only the lock decides what is shown. Other signals read on the way must not rebuild the screen.
    move || match gate.get() {
        LockState::Asking => view! { <main class="page" data-screen="play"></main> }.into_any(),
        // Read only now, since the other tab may have continued the match.
        LockState::Held | LockState::Unguarded => {
            view! { <PlayedHere id=id.clone() game live=here /> }.into_any()
        }
        LockState::HeldElsewhere => {
            view! { <Elsewhere title=common::elsewhere_title why=common::elsewhere take_over /> }.into_any()
        }
        LockState::Stolen => {
            view! { <Elsewhere title=common::taken_away_title why=common::taken_away take_over /> }.into_any()
        }
    }
}

/// The match, unless it was handed over to another device.
#[component]
fn PlayedHere(id: String, game: Option<LoadedGame>, live: Signal<bool>) -> impl IntoView {
    let when = use_saves().handed_over(&id);
    let handed = RwSignal::new(when);
    move || match handed.get() {
        Some(when) => view! { <HandedOver id=id.clone() when handed /> }.into_any(),
        None => view! { <OpenMatch id=id.clone() game live replay=false /> }.into_any(),
    }
}

/// A match to look back at.
#[component]
pub fn Replay(
    /// Id of the match.
    id: String,
    /// Its game; `None` if the match is unreadable.
    game: Option<LoadedGame>,
) -> impl IntoView {
    view! { <OpenMatch id game live=false replay=true /> }
}

/// The message that another tab has the match.
#[component]
fn Elsewhere(
    title: Text,
    /// Explains how the other tab got the match.
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

/// The match, or the reason why it cannot be shown.
#[component]
fn OpenMatch(
    id: String,
    game: Option<LoadedGame>,
    /// Whether this tab may play the match.
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

/// The message that the match was handed over to another device, and the ways on.
#[component]
fn HandedOver(
    id: String,
    /// The time of the handing over, in milliseconds since 1970.
    when: u64,
    /// That time, as long as the match is not taken back.
    handed: RwSignal<Option<u64>>,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let replay = Route::Replay(id.clone()).href();
    let words = move || i18n.say(transfer::HandedText { when: device::date(when, i18n.language().tag()) });
    let take_back = move || match saves.with(|library| library.take_back(&id)) {
        Ok(()) => {
            saves.changed();
            handed.set(None);
        }
        Err(error) => announcer.toast(untrack(|| trouble::store_error(i18n, &error))),
    };
    view! {
        <Page name="play" title=t!(i18n, transfer::handed_title)>
            <Notice name="handed-over" text=Signal::derive(words) />
            <div class="row">
                <LinkButton icon=icon::PLAY label=t!(i18n, common::replay) href=replay act="replay" />
                <Button label=t!(i18n, transfer::take_back) on_press=take_back act="take-back" />
                <WayHome appearance=Primary />
            </div>
        </Page>
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

/// The message that another app version is needed for the rules of this match.
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

/// The reason why a match is unreadable, and the remaining actions. Nothing is deleted.
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
