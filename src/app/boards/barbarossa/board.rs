//! The board, and what stands beside it.

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

/// All of it: the mountain, what arrows are worth, the players, what is to be done.
#[component]
pub(super) fn Board() -> impl IntoView {
    provide_controller();
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    show_motion(controller);
    session.guide(move || {
        let wish = controller.wish.get();
        session.view.with(|view| interruption(&i18n.language(), &session.names(), view, wish))
    });
    // A player who holds the device sees their own secrets; a player who looks back sees the board.
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
