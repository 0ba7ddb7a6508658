//! Flying gold: coins that move from one place to another above everything else.

use leptos::prelude::*;

use super::{art::Sign, counting::sets_out, state::use_board};
use crate::{
    games::barrakuda::{Gold, View},
    scenes::barrakuda::{Bite, Flow, GoldPlace},
};

/// The maximum number of coins; more would look the same.
const MOST: Gold = 12;

/// A flying coin.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Coin {
    /// The beat that moves the gold.
    beat: usize,
    nth: Gold,
    style: String,
}

/// The flying coins. Start and target are measured once, when the coins set out.
#[component]
pub(super) fn FlyingGold() -> impl IntoView {
    let board = use_board();
    let flow = Memo::new(move |_| {
        let scene = board.scene.read();
        (scene.flow, scene.bite, board.shown.get().beats)
    });
    let coins = RwSignal::new(Vec::<Coin>::new());
    Effect::new(move |opened: Option<()>| {
        let ((flow, bite, beat), live) = (flow.get(), board.session.live.get());
        // Gold that moved before the board was opened does not fly.
        let flow = flow.filter(|_| live && opened.is_some());
        let view = board.session.view.get_untracked();
        coins.set(flow.and_then(|flow| fly(&view, flow, bite, beat)).unwrap_or_default());
    });
    let coin = |coin: Coin| {
        view! {
            <span class="bk-flying" style=coin.style>
                <Sign href="#bk-coin" />
            </span>
        }
    };
    view! {
        <div class="bk-air" aria-hidden="true">
            <For each=move || coins.get() key=Coin::clone children=coin />
        </div>
    }
}

/// Makes coins that fly between the centres of two places; the style sheet gets the distances in pixels.
fn fly(view: &View, flow: Flow, bite: Option<Bite>, beat: usize) -> Option<Vec<Coin>> {
    let (x1, y1) = middle(&name(view, flow.to)?)?;
    // Gold dropped at a bite falls from the diver; the reserve lies above the table.
    let bitten = bite.and_then(|bite| middle(&format!("diver-{}", bite.seat.number())));
    let from = bitten.or_else(|| middle(&name(view, flow.from)?));
    let (x0, y0) = from.unwrap_or((x1, y1 - 160));
    let of = bite.map_or(flow.gold, |bite| bite.gold).min(MOST);
    let coin = |nth: Gold| {
        let wait = sets_out(nth, of).as_millis();
        let style = format!("--x0:{x0}px;--y0:{y0}px;--x1:{x1}px;--y1:{y1}px;--wait:{wait}ms;");
        Coin { beat, nth, style }
    };
    Some((0..of).map(coin).collect())
}

/// The name of a place on the page; `None` for the reserve, which is not shown.
fn name(view: &View, place: GoldPlace) -> Option<String> {
    match place {
        GoldPlace::Reserve => None,
        GoldPlace::Wreck(wreck) => Some(format!("wreck-{}", wreck.number())),
        GoldPlace::Bag(seat) => Some(format!("bag-{}", seat.number())),
        GoldPlace::Vault(seat) => Some(format!("vault-{}", view.sea.side(seat))),
    }
}

fn middle(name: &str) -> Option<(i32, i32)> {
    let found = document().query_selector(&format!("[data-spot='{name}']")).ok().flatten()?;
    let rect = found.get_bounding_client_rect();
    Some(((rect.left() + rect.width() / 2.0) as i32, (rect.top() + rect.height() / 2.0) as i32))
}
