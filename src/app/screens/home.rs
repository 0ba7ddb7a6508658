//! The way in: matches to go on with, the five games, and one honest line about what is kept where.

use leptos::prelude::*;

use crate::{
    app::{
        components::{button, icon, named, notice, other_rules, page::title_page, picture_button, saved},
        contexts::{app, navigation::Route},
        dom::{El, View, el, on_window, switch, when},
        games::{self, GAMES, Shown},
        i18n::Word,
        lexicon::{fill, say, w},
        platform::{device, install::Guide, versions},
        state::State,
    },
    saves::{
        builds::Offer,
        shelf::{ShelfEntry, Summary},
    },
};

pub fn home() -> View {
    title_page(w!(home_title));
    let navigation = el("nav.home-nav").label(w!(nav)).child([
        link(Route::Roster, icon::PEOPLE, "roster", w!(roster)),
        link(Route::Results, icon::CUP, "results", w!(results)),
        link(Route::Saves, icon::BOX, "saves", w!(nav_saves)),
        link(Route::Settings, icon::GEAR, "settings", w!(settings)),
        link(Route::About, icon::ABOUT, "about", w!(about)),
    ]);
    let wordmark = el("p.wordmark").attr("aria-hidden", "true").text(w!(app_name));
    let games = el("ul.games").child(GAMES.iter().map(game).collect::<View>());
    let shelf = el("section.shelf").label(w!(games)).child(el("h2").text(w!(games))).child(games);
    let main = el("main.page.home")
        .attr("data-screen", "home")
        .child(el("h1.sr").text(w!(home_title)))
        .child(warnings())
        .child(running())
        .child(shelf)
        .child(state());
    View::from([el("header.top.home-top").child(wordmark).child(navigation), main])
}

fn link(to: Route, which: icon::Icon, act: &'static str, label: Word) -> El {
    el("a.nav-link").act(act).attr("href", to.href()).child(icon(which)).child(el("span").text(label))
}

/// What a player must know before playing: nothing lasts here; there is a newer version than this one.
fn warnings() -> View {
    let saves = app().saves;
    let versions = app().versions;
    let update = switch(
        move || versions.offer(),
        move |offer| {
            let (ready, go) = match offer? {
                Offer::Update => (w!(update_ready), w!(update_apply)),
                Offer::Back => (w!(update_back), w!(update_back_apply)),
            };
            let go = button(go, move || versions.update()).act("update").class("primary");
            Some(el("div.notice").attr("data-notice", "update").child(el("span").text(ready)).child(go))
        },
    );
    let blocked = (!saves.lasting).then(|| notice("blocked", w!(store_blocked)));
    View::from([View::from(blocked), update])
}

/// Matches in progress, the latest first.
fn running() -> View {
    let saves = app().saves;
    switch(
        move || saves.revision.get(),
        move |_| {
            let shelf = saves.with(|library| library.list()).unwrap_or_default();
            let going = shelf.into_iter().filter_map(|place| match place {
                ShelfEntry::Good(summary) if !summary.over => {
                    let other = other_rules(&summary);
                    Some(el("li").child(match_card(&summary, other.is_none())).child(other))
                }
                _ => None,
            });
            let going: Vec<El> = going.collect();
            (!going.is_empty()).then(|| {
                el("section.running")
                    .label(w!(running))
                    .child(el("h2").text(w!(running)))
                    .child(el("ul.matches").child(going))
            })
        },
    )
}

/// `here`: it can be played on in this version.
fn match_card(summary: &Summary, here: bool) -> El {
    let i18n = app().i18n;
    let shown = games::find(&summary.game);
    let title = move || shown.map_or_else(String::new, |shown| (shown.title)(i18n));
    let updated = summary.updated;
    let when = move || device::date(updated, i18n.get_locale().as_str());
    let players: View = summary.players.iter().map(named).collect();
    let words = el("span.match-words")
        .child(el("strong").text(title))
        .child(el("span.match-players").child(players))
        .child(el("small").text(when));
    let go = here.then(|| el("span.match-go").child(icon(icon::PLAY)).child(el("span").text(w!(resume))));
    let art = el("span.match-art").attr("aria-hidden", "true");
    el("a.match-card")
        .act("resume")
        .attr("data-match", summary.id.clone())
        .attr("href", Route::Play(summary.id.clone()).href())
        .child(art.child(shown.map(|shown| (shown.cover)())))
        .child(words)
        .child(go)
}

fn game(shown: &'static Shown) -> El {
    let i18n = app().i18n;
    let title = move || (shown.title)(i18n);
    let words = el("span.game-words")
        .child(el("strong.game-title").text(title))
        .child(el("span.game-line").text(move || (shown.tagline)(i18n)))
        .child(el("span.game-go").text(w!(new_match)));
    let card = el("a.game-card")
        .act("new-match")
        .attr("href", Route::Setup(shown.slug.to_owned()).href())
        .child(el("span.game-art").attr("aria-hidden", "true").child((shown.cover)()))
        .child(words);
    let of = el("span.sr").text(move || [": ", &title()].concat());
    let rules = el("a.game-rules")
        .act("rules")
        .attr("href", Route::Rules(shown.slug.to_owned(), None).href())
        .child(icon(icon::RULES))
        .child(el("span").text(w!(rules)).child(of));
    el("li.game").attr("data-game", shown.slug).child(card).child(rules)
}

/// Installed? Offline? Kept? Backed up? One line that promises no more than is true.
fn state() -> El {
    let i18n = app().i18n;
    let saves = app().saves;
    let install = app().install;
    let state = || document().document_element().and_then(|root| root.get_attribute("data-offline"));
    let offline = State::new(state());
    on_window(versions::NEWS, Box::new(move |_| offline.set(state())));
    let help = State::new(false);
    let safe = saved(move || match saves.promised.get() {
        Some(true) => say!(i18n, state_kept),
        _ => say!(i18n, state_saved),
    });
    let line = move || {
        let installed = install.guide() == Guide::Installed;
        let backup = match saves.backup.get() {
            Some(when) => {
                let when = device::date(when, i18n.get_locale().as_str());
                fill(say!(i18n, state_backup), &[("when", &when)])
            }
            None => say!(i18n, state_no_backup).to_owned(),
        };
        let parts = [
            if installed { say!(i18n, state_installed) } else { say!(i18n, state_not_installed) },
            match offline.get().as_deref() {
                Some("ready") => say!(i18n, state_offline),
                Some("unavailable" | "failed") => say!(i18n, state_no_offline),
                _ => say!(i18n, state_offline_soon),
            },
            &safe(),
            &backup,
        ];
        parts.join(" ")
    };
    let how = move || match install.guide() {
        Guide::IosSafari => w!(install_ios),
        Guide::MacSafari => w!(install_mac),
        Guide::AndroidFirefox => w!(install_firefox_android),
        Guide::Cannot => w!(install_cannot),
        Guide::Installed | Guide::Prompt | Guide::Menu => w!(install_menu),
    };
    let press = move || match install.guide() {
        Guide::Prompt => install.ask(),
        _ => help.set(!help.get_untracked()),
    };
    let button = move || picture_button(icon::EXPORT, w!(install), press).act("install").class("quiet");
    el("section.state")
        .label(w!(state))
        .child(el("p").attr("data-state", "").text(line))
        .child(when(move || install.guide() != Guide::Installed, button))
        .child(when(move || help.get(), move || el("p.notice").attr("data-notice", "install").text(how)))
}
