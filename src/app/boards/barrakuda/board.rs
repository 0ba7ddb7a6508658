//! The board: the sea floor, the divers and the panel; above them flying gold and the close-up of a wreck.

use leptos::prelude::*;

use super::{
    close_up::CloseUp, crew::CrewList, gold::FlyingGold, panel::Panel, sea::SeaFloor, state::provide_board,
};
use crate::{app::session::Session, games::barrakuda::Barrakuda};

/// The board of a match.
#[component]
pub(super) fn Board(session: Session<Barrakuda>) -> impl IntoView {
    provide_board(session);
    view! {
        <div class="table bk-table">
            <div class="table-board">
                <SeaFloor />
            </div>
            <div class="table-players">
                <CrewList />
            </div>
            <div class="table-panel">
                <Panel />
            </div>
            <FlyingGold />
            <CloseUp />
        </div>
    }
}
