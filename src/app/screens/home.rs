//! The way in: matches to go on with, the five games, and one honest line about what is kept where.

pub mod device_state;
pub mod running;

use leptos::prelude::*;

use self::{device_state::DeviceState, running::Running};
use crate::{
    app::{
        components::{
            Button, Cover, Notice,
            focus::enter,
            icon::{self, Icon, Picture},
            page::use_title,
        },
        contexts::{
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
            versions::use_versions,
        },
        games::{GAMES, Shown},
        i18n::{Text, common, t},
    },
    saves::builds::Offer,
};

/// The screen that everything begins with.
#[component]
pub fn Home() -> impl IntoView {
    let i18n = use_i18n();
    use_title(Signal::derive(move || i18n.say(common::home_title)));
    // Whoever comes by the address begins at the top.
    let moved = use_navigation().has_moved();
    view! {
        <header class="top home-top">
            <p class="wordmark" aria-hidden="true">
                {t!(i18n, common::app_name)}
            </p>
            <nav class="home-nav" aria-label=t!(i18n, common::nav)>
                <NavigationLink to=Route::Roster icon=icon::PEOPLE act="roster" label=common::roster />
                <NavigationLink to=Route::Results icon=icon::CUP act="results" label=common::results />
                <NavigationLink to=Route::Saves icon=icon::BOX act="saves" label=common::nav_saves />
                <NavigationLink to=Route::Settings icon=icon::GEAR act="settings" label=common::settings />
                <NavigationLink to=Route::About icon=icon::ABOUT act="about" label=common::about />
            </nav>
        </header>
        <main class="page home" data-screen="home">
            <h1 class="sr" tabindex="-1" use:enter=moved>
                {t!(i18n, common::home_title)}
            </h1>
            <Warnings />
            <Running />
            <section class="shelf" aria-label=t!(i18n, common::games)>
                <h2>{t!(i18n, common::games)}</h2>
                <ul class="games">{GAMES.iter().map(|shown| view! { <GameCard shown /> }).collect_view()}</ul>
            </section>
            <DeviceState />
        </main>
    }
}

#[component]
fn NavigationLink(to: Route, icon: Icon, act: &'static str, label: Text) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <a class="nav-link" data-act=act href=to.href()>
            <Picture icon />
            <span>{t!(i18n, label)}</span>
        </a>
    }
}

/// What a player must know before playing: nothing lasts here; there is a newer version than this one.
#[component]
fn Warnings() -> impl IntoView {
    let (i18n, saves, versions) = (use_i18n(), use_saves(), use_versions());
    let offer = Memo::new(move |_| versions.offer());
    let update = move || {
        let (ready, go) = match offer.get()? {
            Offer::Update => (common::update_ready, common::update_apply),
            Offer::Back => (common::update_back, common::update_back_apply),
        };
        Some(view! {
            <div class="notice" data-notice="update">
                <span>{t!(i18n, ready)}</span>
                <Button label=t!(i18n, go) on_press=move || versions.update() act="update" class="primary" />
            </div>
        })
    };
    view! {
        {(!saves.lasting).then(|| view! { <Notice name="blocked" text=t!(i18n, common::store_blocked) /> })}
        {update}
    }
}

/// A game on the shelf: to be begun, or to be read about.
#[component]
fn GameCard(shown: &'static Shown) -> impl IntoView {
    let i18n = use_i18n();
    let rules = move || {
        let (name, text) = (i18n.say(common::rules), (shown.title)(i18n));
        i18n.say(common::Titled { name, text })
    };
    view! {
        <li class="game" data-game=shown.slug>
            <a class="game-card" data-act="new-match" href=Route::Setup(shown.slug.to_owned()).href()>
                <Cover slug=shown.slug class="game-art" />
                <span class="game-words">
                    <strong class="game-title">{move || (shown.title)(i18n)}</strong>
                    <span class="game-line">{move || (shown.tagline)(i18n)}</span>
                    <span class="game-go">{t!(i18n, common::new_match)}</span>
                </span>
            </a>
            // In one text with the name of the game: between two elements a reader would put a blank.
            <a
                class="game-rules"
                data-act="rules"
                href=Route::Rules(shown.slug.to_owned(), None).href()
                aria-label=rules
            >
                <Picture icon=icon::RULES />
                <span>{t!(i18n, common::rules)}</span>
            </a>
        </li>
    }
}
