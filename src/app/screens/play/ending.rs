//! A result worth showing, and what to do next.

use leptos::prelude::*;

use super::{panels::use_panels, podium::Podium, result_picture::ResultButton, review::ReviewButton};
use crate::{
    app::{
        components::{Button, Dialog, LinkButton, Primary, icon},
        contexts::{
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        games::use_game,
        i18n::{common, t},
        screens::setup::{Draft, keep_draft},
        session::use_controls,
    },
    kernel::Seats,
    table::clock::Clock,
};

/// The window with the result.
#[component]
pub(super) fn EndingDialog() -> impl IntoView {
    let (i18n, navigation, saves) = (use_i18n(), use_navigation(), use_saves());
    let (controls, panels, game) = (use_controls(), use_panels(), use_game());
    // The same people and options, the seats moved on by one.
    let rematch = move || {
        let mut players = controls.players();
        for (player, bot) in players.iter_mut().zip(&controls.status.read_untracked().bots) {
            player.bot = *bot;
        }
        let may_ask =
            |seats: Seats| seats.iter().filter_map(|seat| controls.player(seat)).map(|who| who.name);
        let hints = controls.hints().map(|seats| may_ask(seats).collect());
        players.rotate_left(1);
        let clock = controls.clock.get_untracked().as_ref().map(Clock::setting);
        let config = (game.module.moved_on)(&controls.config_json()).unwrap_or_default();
        let draft = Draft { players, config, clock, hints, ..Draft::default() };
        keep_draft(&draft, saves, controls.slug);
        panels.ending.set(false);
        navigation.go(Route::Setup(controls.slug.to_owned()));
    };
    let replay = move || {
        panels.ending.set(false);
        controls.replay();
    };
    view! {
        <Dialog name="ending" open=panels.ending title=t!(i18n, common::result)>
            <p class="verdict">{move || controls.status.read().ended.clone()}</p>
            <Podium />
            <div class="row">
                <Button
                    icon=icon::RESTART
                    label=t!(i18n, common::rematch)
                    on_press=rematch
                    act="rematch"
                    appearance=Primary
                />
                <Show when=move || controls.status.read().places.is_some()>
                    <ResultButton />
                </Show>
                <ReviewButton />
                <Button icon=icon::PLAY label=t!(i18n, common::replay) on_press=replay act="replay" />
                <LinkButton
                    icon=icon::HOME
                    label=t!(i18n, common::next_game)
                    href=Route::Home.href()
                    act="next-game"
                />
                <LinkButton
                    icon=icon::CUP
                    label=t!(i18n, common::results)
                    href=Route::Results.href()
                    act="results"
                />
            </div>
            {move || controls.afterwards()}
        </Dialog>
    }
}
