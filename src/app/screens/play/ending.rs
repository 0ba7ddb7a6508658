//! The result of a match at the top of its page, and the next steps.

use leptos::prelude::*;

use super::{podium::Podium, result_picture::ResultButton};
use crate::{
    app::{
        components::{Button, LinkButton, Primary, icon},
        contexts::{
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        games::{LoadedGame, use_game},
        i18n::{common, t},
        screens::setup::{Draft, keep_draft, start},
        session::{Controls, use_controls},
    },
    table::clock::Clock,
};

/// The result: ending, places, next steps, and the game's own view.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    view! {
        <section class="ending" data-notice="over" aria-label=t!(i18n, common::result)>
            <h2 class="verdict" tabindex="-1">
                {move || controls.status.read().ended.clone()}
            </h2>
            <Podium />
            <Onward />
            {move || controls.afterwards()}
        </section>
    }
}

/// The next steps after a result.
#[component]
fn Onward() -> impl IntoView {
    let (i18n, navigation, saves) = (use_i18n(), use_navigation(), use_saves());
    let (controls, game) = (use_controls(), use_game());
    let change_seats = move || {
        keep_draft(&next_match(controls, game), saves, controls.slug);
        navigation.go(Route::Setup(controls.slug.to_owned()));
    };
    let owner = Owner::current().unwrap_or_default();
    let rematch = move || {
        let draft = next_match(controls, game);
        keep_draft(&draft, saves, controls.slug);
        let started = owner.with(|| start(game, draft));
        match started {
            Ok(id) => navigation.go(Route::Play(id)),
            // The set-up screen shows the reason.
            Err(_) => navigation.go(Route::Setup(controls.slug.to_owned())),
        }
    };
    view! {
        <div class="row ending-ways">
            <Button
                icon=icon::RESTART
                label=t!(i18n, common::rematch)
                on_press=rematch
                act="rematch"
                appearance=Primary
            />
            <Button
                icon=icon::PEOPLE
                label=t!(i18n, common::change_seats)
                on_press=change_seats
                act="change-seats"
            />
            <Show when=move || controls.status.read().places.is_some()>
                <ResultButton />
            </Show>
            <Button
                icon=icon::PLAY
                label=t!(i18n, common::replay)
                on_press=move || controls.replay()
                act="replay"
            />
            <LinkButton
                icon=icon::CUP
                label=t!(i18n, common::next_game)
                href=Route::Results.href()
                act="next-game"
            />
            <LinkButton icon=icon::HOME label=t!(i18n, common::home) href=Route::Home.href() act="home" />
        </div>
    }
}

/// The set-up of a rematch: the same people and options, moved on by one seat.
fn next_match(controls: Controls, game: LoadedGame) -> Draft {
    let mut players = controls.players();
    for (player, bot) in players.iter_mut().zip(&controls.status.read_untracked().bots) {
        player.bot = *bot;
    }
    let name = |seat| controls.player(seat).map(|who| who.name);
    let hints = controls.hints().map(|seats| seats.iter().filter_map(name).collect());
    players.rotate_left(1);
    let clock = controls.clock.get_untracked().as_ref().map(Clock::setting);
    let config = (game.module.moved_on)(&controls.config_json()).unwrap_or_default();
    Draft { players, config, clock, hints, ..Draft::default() }
}
