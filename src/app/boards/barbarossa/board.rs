//! The board and the parts beside it.

use leptos::prelude::*;

use super::{
    arrows::Arrows,
    close_up::CloseUp,
    controller::{provide_controller, use_controller},
    guidance::interruption,
    motion::show_motion,
    mountain::Mountain,
    panel::Panel,
    players::Players,
};
use crate::app::contexts::use_i18n;

/// The whole board: mountain, arrow rewards, players and panel.
#[component]
pub(super) fn Board() -> impl IntoView {
    provide_controller();
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    show_motion(controller);
    session.guide(move || {
        let curse_plan = controller.curse_plan.get();
        session.view.with(|view| interruption(&i18n.language(), &session.names(), view, curse_plan))
    });
    // In a live match the player's own secrets replace the board; in a replay the board stays.
    let own = Memo::new(move |_| session.live.get() && session.view.with(|view| view.own().is_some()));
    view! {
        <div
            class="table"
            data-private=move || own.get().then_some("")
            data-count=session.players().len().to_string()
        >
            <div class="table-board">
                <Mountain />
            </div>
            <div class="table-players">
                <Arrows />
                <Players />
            </div>
            <div class="table-panel">
                <Panel />
            </div>
            <CloseUp />
        </div>
    }
}
