//! The home screen: matches to continue, the five games, and the state of the stored data.

pub mod device_state;
mod language;
pub mod running;
pub mod shelf;

use leptos::prelude::*;

use self::{device_state::DeviceState, running::Running, shelf::Shelf};
use crate::{
    app::{
        components::{
            Button, Notice, Primary,
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
        i18n::{Text, common, t},
    },
    saves::builds::Offer,
};

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let i18n = use_i18n();
    use_title(Signal::derive(move || i18n.say(common::home_title)));
    // On the first screen of a visit the keyboard starts at the top of the page, not at the heading.
    let moved = use_navigation().has_moved();
    view! {
        <header class="top home-top">
            <div class="home-head">
                <p class="wordmark" aria-hidden="true">
                    {t!(i18n, common::app_name)}
                </p>
                <a
                    class="home-search"
                    data-act="search"
                    href=Route::Search.href()
                    title=t!(i18n, common::rules_search)
                >
                    <Picture icon=icon::SEARCH />
                    <span>{t!(i18n, common::search)}</span>
                </a>
            </div>
            <nav class="home-nav" aria-label=t!(i18n, common::nav)>
                <NavigationLink to=Route::Roster icon=icon::PEOPLE act="roster" label=common::roster />
                <NavigationLink to=Route::Results icon=icon::CUP act="results" label=common::results />
                <NavigationLink to=Route::Gallery icon=icon::CLAY act="gallery" label=common::nav_gallery />
                <NavigationLink to=Route::Saves icon=icon::BOX act="saves" label=common::nav_saves />
                <NavigationLink to=Route::Settings icon=icon::GEAR act="settings" label=common::settings />
                <NavigationLink to=Route::About icon=icon::ABOUT act="about" label=common::about />
            </nav>
        </header>
        <main class="page home" data-screen="home">
            <h1 class="visually-hidden" tabindex="-1" use:enter=moved>
                {t!(i18n, common::home_title)}
            </h1>
            <Warnings />
            <Running />
            <Shelf />
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

/// Warnings before playing: nothing is stored permanently here; a newer or the previous app version is on offer.
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
                <Button
                    label=t!(i18n, go)
                    on_press=move || versions.update()
                    act="update"
                    appearance=Primary
                />
            </div>
        })
    };
    view! {
        {(!saves.lasting).then(|| view! { <Notice name="blocked" text=t!(i18n, common::store_blocked) /> })}
        {update}
    }
}
