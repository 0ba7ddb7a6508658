//! Gold on its way from one place to another, over everything else.

use leptos::prelude::*;

use super::{art::Sign, state::use_board};
use crate::scenes::barrakuda::{Flow, GoldPlace};

/// The coin that flies. Where from and where to is measured once, when it begins.
#[component]
pub(super) fn FlyingGold() -> impl IntoView {
    let board = use_board();
    let flow = Memo::new(move |_| (board.scene.read().flow, board.story.shown.get().beats));
    let path = RwSignal::new(None::<String>);
    Effect::new(move |opened: Option<()>| {
        let ((flow, _), live) = (flow.get(), board.session.live.get());
        // What moved before the board was opened flies no more.
        path.set(flow.filter(|_| live && opened.is_some()).and_then(measure));
    });
    let coin = |path: String| {
        view! {
            <span class="bk-flying" style=path>
                <Sign href="#bk-coin" />
            </span>
        }
    };
    view! {
        <div class="bk-air" aria-hidden="true">
            <For each=move || path.get() key=String::clone children=coin />
        </div>
    }
}

/// From the middle of one place to that of the other, in pixels of the window, as the style sheet wants it.
fn measure(flow: Flow) -> Option<String> {
    let (x1, y1) = middle(flow.to)?;
    // The reserve lies above the table.
    let (x0, y0) = middle(flow.from).unwrap_or((x1, y1 - 160));
    Some(format!("--x0:{x0}px;--y0:{y0}px;--x1:{x1}px;--y1:{y1}px;"))
}

fn middle(place: GoldPlace) -> Option<(i32, i32)> {
    let name = match place {
        GoldPlace::Reserve => return None,
        GoldPlace::Wreck(wreck) => format!("wreck-{}", wreck.number()),
        GoldPlace::Bag(seat) => format!("bag-{}", seat.number()),
        GoldPlace::Vault(seat) => format!("vault-{}", seat.number()),
    };
    let found = document().query_selector(&format!("[data-spot='{name}']")).ok().flatten()?;
    let rect = found.get_bounding_client_rect();
    Some(((rect.left() + rect.width() / 2.0) as i32, (rect.top() + rect.height() / 2.0) as i32))
}
