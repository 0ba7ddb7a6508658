//! The top row of a match.

use leptos::prelude::*;

use super::{announcements::tell, over::has_ended, panels::use_panels, timeline::step_of};
use crate::{
    app::{
        I18n,
        components::{IconButton, IconLink, focus::take_focus, icon, page::name_window},
        contexts::{navigation::Route, use_i18n},
        games,
        i18n::{common, t},
        session::{Controls, use_controls},
    },
    kernel::Seat,
};

/// The way home, the game, the turn, and the menu.
#[component]
pub(super) fn Top() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let title = Signal::derive(move || {
        games::find(controls.slug).map(|game| i18n.say(game.title)).unwrap_or_default()
    });
    name_window(title);
    tell(controls, move || headline(controls, i18n));
    view! {
        <header class="play-top">
            <IconLink icon=icon::BACK label=t!(i18n, common::home) href=Route::Home.href() act="back" />
            <h1 class="play-title" tabindex="-1" use:take_focus>
                {title}
            </h1>
            // The text is replaced as a whole: a forced translation by the browser may remove the text node.
            <p class="play-turn" prop:textContent=move || headline(controls, i18n)></p>
            <IconButton
                icon=icon::MENU
                label=t!(i18n, common::menu)
                on_press=move || panels.open(panels.menu, false)
                act="menu"
                named=true
            />
        </header>
    }
}

/// The turn as a sentence; tracked.
fn headline(controls: Controls, i18n: I18n) -> String {
    if controls.moment.read().is_some() {
        return step_of(controls, i18n);
    }
    if has_ended(controls) {
        return i18n.say(common::over);
    }
    if let Some(player) = thinker(controls).and_then(|seat| controls.player(seat)) {
        return i18n.say(common::Thinks { name: &player.name });
    }
    let status = controls.status.read();
    if let Some(headline) = &status.headline {
        return headline.clone();
    }
    let turn = status.pending.iter().filter_map(|seat| controls.player(seat));
    let name = i18n.language().list(turn.map(|player| player.called()));
    i18n.say(common::TurnOf { name })
}

/// The bot that all people wait for; tracked.
fn thinker(controls: Controls) -> Option<Seat> {
    let status = controls.status.read();
    controls.thinking.get().filter(|_| !status.pending.iter().any(|seat| status.people.contains(seat)))
}
