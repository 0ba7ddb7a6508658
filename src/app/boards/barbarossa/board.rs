//! The board, and what stands beside it.

use leptos::prelude::*;

use super::{
    arrows::Arrows,
    controller::{provide_controller, use_controller},
    mountain::Mountain,
    objects::CloseUp,
    panel::Panel,
    players::Players,
};
use crate::games::barbarossa::Prompt;

/// All of it: the mountain, what arrows are worth, the players, what is to be done.
#[component]
pub(super) fn Board() -> impl IntoView {
    provide_controller();
    let session = use_controller().session;
    let making = Memo::new(move |_| session.view.with(|view| matches!(view.prompt, Prompt::Making(_))));
    view! {
        <div
            class="table bb-table under-curtain"
            class:bb-making=making
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
