//! The way in: matches to go on with, the five games, and one honest line about what is kept where.

use leptos::prelude::*;

use crate::{
    app::{
        art,
        components::{Button, Mark, icon, page::title_page},
        contexts::{nav::Route, vault::Vault},
        games::{self, GAMES, Shown},
        i18n::{I18nLocaleTrait, use_i18n},
        lexicon::{fill, say, w},
        platform::{
            device,
            install::{Guide, Install, listen},
        },
    },
    table::library::{Shelf, Summary},
};

#[component]
pub fn Home() -> impl IntoView {
    title_page(w!(home_title).into());
    view! {
        <header class="top home-top">
            <p class="wordmark" aria-hidden="true">{w!(app_name)}</p>
            <nav class="home-nav" aria-label=w!(nav)>
                {link(Route::Roster, icon::PEOPLE, "roster", w!(roster))}
                {link(Route::Results, icon::CUP, "results", w!(results))}
                {link(Route::Saves, icon::BOX, "saves", w!(nav_saves))}
                {link(Route::Settings, icon::GEAR, "settings", w!(settings))}
                {link(Route::About, icon::ABOUT, "about", w!(about))}
            </nav>
        </header>
        <main class="page home" data-screen="home">
            <h1 class="sr">{w!(home_title)}</h1>
            <Warnings/>
            <Running/>
            <section class="shelf" aria-label=w!(games)>
                <h2>{w!(games)}</h2>
                <ul class="games">
                    {GAMES.iter().map(game).collect_view()}
                    {art::COMING.iter().map(coming).collect_view()}
                </ul>
            </section>
            <State/>
        </main>
    }
    .into_any()
}

fn link(
    to: Route,
    strokes: icon::Strokes,
    act: &'static str,
    label: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
) -> AnyView {
    view! { <a class="nav-link" data-act=act href=to.href()>{icon::icon(strokes)}<span>{label}</span></a> }
        .into_any()
}

/// What a player must know before playing: nothing lasts here; a new version is waiting.
#[component]
fn Warnings() -> impl IntoView {
    let vault = expect_context::<Vault>();
    let waiting = || document().document_element().and_then(|root| root.get_attribute("data-update"));
    let update = RwSignal::new(waiting().is_some_and(|state| state == "ready"));
    listen("bar-update-ready", move |_| {
        // The screen may be gone by now; then the next one looks for itself.
        let _ = update.try_set(true);
    });
    let apply = move |()| {
        if let Ok(event) = web_sys::Event::new("bar-update-apply") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        {(!vault.lasting).then(|| view! {
            <p class="notice warn" role="alert" data-notice="blocked">
                {icon::icon(icon::WARNING)}<span>{w!(store_blocked)}</span>
            </p>
        })}
        <Show when=move || update.get()>
            <div class="notice" data-notice="update">
                <span>{w!(update_ready)}</span>
                <Button label=w!(update_apply) act="update" class="primary" on_press=apply/>
            </div>
        </Show>
    }
    .into_any()
}

/// Matches in progress, the latest first.
#[component]
fn Running() -> impl IntoView {
    let vault = expect_context::<Vault>();
    let going = Memo::new(move |_| {
        vault.revision.track();
        let shelf = vault.with(|library| library.list()).unwrap_or_default();
        let good = shelf.into_iter().filter_map(|place| match place {
            Shelf::Good(summary) if !summary.over => Some(summary),
            _ => None,
        });
        good.collect::<Vec<Summary>>()
    });
    view! {
        <Show when=move || going.with(|going| !going.is_empty())>
            <section class="running" aria-label=w!(running)>
                <h2>{w!(running)}</h2>
                <ul class="matches">
                    <For each=move || going.get() key=|summary| (summary.id.clone(), summary.updated) let:summary>
                        <li>{running(summary)}</li>
                    </For>
                </ul>
            </section>
        </Show>
    }
    .into_any()
}

fn running(summary: Summary) -> AnyView {
    let i18n = use_i18n();
    let shown = games::find(&summary.game);
    let title = move || shown.map_or_else(String::new, |shown| (shown.title)(i18n));
    let updated = summary.updated;
    let when = move || device::date(updated, i18n.get_locale().as_str());
    view! {
        <a class="match-card" data-act="resume" data-match=summary.id.clone() href=Route::Play(summary.id.clone()).href()>
            <span class="match-art" aria-hidden="true">{shown.map(|shown| (shown.cover)())}</span>
            <span class="match-words">
                <strong>{title}</strong>
                <span class="match-players">
                    {summary.players.into_iter().map(|player| {
                        let name = player.name.clone();
                        view! { <span class="match-player"><Mark player/>{name}</span> }
                    }).collect_view()}
                </span>
                <small>{when}</small>
            </span>
            <span class="match-go">{icon::icon(icon::PLAY)}<span>{w!(resume)}</span></span>
        </a>
    }
    .into_any()
}

fn game(shown: &'static Shown) -> AnyView {
    let i18n = use_i18n();
    view! {
        <li class="game" data-game=shown.slug>
            <a class="game-card" data-act="new-match" href=Route::Setup(shown.slug.to_owned()).href()>
                <span class="game-art" aria-hidden="true">{(shown.cover)()}</span>
                <span class="game-words">
                    <strong class="game-title">{move || (shown.title)(i18n)}</strong>
                    <span class="game-line">{move || (shown.tagline)(i18n)}</span>
                    <span class="game-go">{w!(new_match)}</span>
                </span>
            </a>
            <a class="game-rules" data-act="rules" href=Route::Rules(shown.slug.to_owned(), None).href()>
                {icon::icon(icon::RULES)}
                <span>{w!(rules)}<span class="sr">": "{move || (shown.title)(i18n)}</span></span>
            </a>
        </li>
    }
    .into_any()
}

fn coming(scene: &'static art::Coming) -> AnyView {
    let i18n = use_i18n();
    view! {
        <li class="game coming" data-game=scene.slug>
            <div class="game-card">
                <span class="game-art" aria-hidden="true" inner_html=scene.picture></span>
                <span class="game-words">
                    <strong class="game-title">{scene.title}</strong>
                    <span class="game-line">{move || (scene.line)(i18n)}</span>
                    <span class="game-soon">{w!(coming)}</span>
                </span>
            </div>
        </li>
    }
    .into_any()
}

/// Installed? Offline? Kept? Backed up? One line that promises no more than is true.
#[component]
fn State() -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let install = expect_context::<Install>();
    let state = || document().document_element().and_then(|root| root.get_attribute("data-offline"));
    let offline = RwSignal::new(state());
    listen("bar-offline-ready", move |_| {
        let _ = offline.try_set(state());
    });
    let help = RwSignal::new(false);
    let line = move || {
        let mut parts: Vec<String> = Vec::new();
        let installed = install.guide() == Guide::Installed;
        parts.push(
            if installed { say!(i18n, state_installed) } else { say!(i18n, state_not_installed) }.to_owned(),
        );
        parts.push(
            match offline.get().as_deref() {
                Some("ready") => say!(i18n, state_offline),
                Some("unavailable" | "failed") => say!(i18n, state_no_offline),
                _ => say!(i18n, state_offline_soon),
            }
            .to_owned(),
        );
        parts.push(
            match (vault.lasting, vault.promised.get()) {
                (false, _) => say!(i18n, state_memory),
                (true, Some(true)) => say!(i18n, state_kept),
                (true, _) => say!(i18n, state_saved),
            }
            .to_owned(),
        );
        parts.push(match vault.backup.get() {
            Some(when) => {
                fill(say!(i18n, state_backup), &[("when", &device::date(when, i18n.get_locale().as_str()))])
            }
            None => say!(i18n, state_no_backup).to_owned(),
        });
        parts.join(" ")
    };
    let how = move || match install.guide() {
        Guide::IosSafari => say!(i18n, install_ios),
        Guide::MacSafari => say!(i18n, install_mac),
        Guide::AndroidFirefox => say!(i18n, install_firefox_android),
        Guide::Cannot => say!(i18n, install_cannot),
        Guide::Installed | Guide::Prompt | Guide::Menu => say!(i18n, install_menu),
    };
    view! {
        <section class="state" aria-label=w!(state)>
            <p data-state>{line}</p>
            <Show when=move || install.guide() != Guide::Installed>
                <Button label=w!(install) act="install" class="quiet" strokes=icon::EXPORT on_press=move |()| {
                    if install.guide() == Guide::Prompt { install.ask() } else { help.update(|help| *help = !*help) }
                }/>
            </Show>
            <Show when=move || help.get()>
                <p class="notice" data-notice="install">{how}</p>
            </Show>
        </section>
    }
    .into_any()
}
