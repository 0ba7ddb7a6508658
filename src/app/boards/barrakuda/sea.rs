//! The sea floor: wrecks, divers still on board, the Barracuda and its way.

use leptos::{html::Section, prelude::*};
use leptos_use_resize_observer::use_resize_observer;

use super::{
    art::{BarracudaPicture, Pawn},
    dice::Dice,
    resolving::Resolving,
    state::{BoardState, use_board},
    tile::WreckTile,
    words::list,
};
use crate::{
    app::{
        components::{Picture, Shape, icon},
        contexts::use_i18n,
        i18n::{barrakuda as key, t},
    },
    games::barrakuda::{Cell, Target, Wreck},
    scenes::barrakuda::{Scene, lies_flat},
};

/// Height of the boat above the floor, in pixels.
const ABOVE: i32 = 48;

/// The boat, and the floor below it.
#[component]
pub(super) fn SeaFloor() -> impl IntoView {
    let (BoardState { scene, area, .. }, i18n) = (use_board(), use_i18n());
    let size = Memo::new(move |_| scene.read().size);
    let flat = Memo::new(move |_| lies_flat(size.get(), area.get()));
    let sea = NodeRef::<Section>::new();
    let _ = use_resize_observer(sea, move |_, _| {
        let rect = sea.get_untracked().map(|sea| (sea.client_width(), sea.client_height()));
        let now = rect.map_or((0.0, 0.0), |(wide, tall)| (f64::from(wide), f64::from(tall - ABOVE)));
        if now != area.get_untracked() {
            area.set(now);
        }
    });
    // Built once, when the wrecks are laid. Later each wreck redraws only itself.
    let laid = move || !scene.read().tiles.is_empty();
    view! {
        <section class="bk-sea" aria-label=t!(i18n, key::sea_label) node_ref=sea>
            <Boat/>
            <Hopes/>
            <Dice/>
            <Resolving/>
            <div
                class="bk-floor"
                class:bk-flat=flat
                style:--across=move || size.get().0.to_string()
                style:--down=move || size.get().1.to_string()
            >
                <Show when=laid>
                    {Wreck::all().map(|wreck| view! { <WreckTile wreck/> }).collect_view()}
                </Show>
                <Way/>
                <Barracuda/>
            </div>
        </section>
    }
}

/// The boat, which rocks at a bite, with the divers still on board.
#[component]
fn Boat() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let aboard = Memo::new(move |_| board.scene.read().boat.clone());
    let pawn = move |seat| board.session.player(seat).map(|player| view! { <Pawn player /> });
    let label = move || {
        let names = i18n.language().list(aboard.read().iter().map(|seat| board.session.name(*seat)));
        i18n.say(key::OnBoard { names })
    };
    let bitten = Memo::new(move |_| board.scene.read().bite.map(|bite| bite.beat));
    let ship = |bitten: Option<usize>| {
        view! {
            <span class:bk-rocks=bitten.is_some() aria-hidden="true">
                <Shape class="bk-ship" href="#bk-boat" width=60 height=40 />
            </span>
        }
    };
    view! {
        <div class="bk-boat" data-name=Target::Boat.to_string()>
            // A new element each time, so that the rocking starts anew.
            <For each=move || [bitten.get()] key=|bitten| *bitten children=ship />
            <span class="bk-aboard" aria-hidden="true">
                <For each=move || aboard.get() key=|seat| *seat children=pawn />
            </span>
            <Show when=move || !aboard.read().is_empty()>
                <span class="visually-hidden">{label}</span>
            </Show>
        </div>
    }
}

/// The players who could win in the next round.
#[component]
fn Hopes() -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    let text = move || {
        let hopes = board.hopes.read().iter().copied().collect();
        let names = list(&i18n.language(), &board.session.names(), hopes);
        i18n.say(key::CouldWin { names })
    };
    view! {
        <Show when=move || !board.hopes.read().is_empty()>
            <p class="bk-hopes">
                <Picture icon=icon::CUP />
                <span>{text}</span>
            </p>
        </Show>
    }
}

/// The Barracuda's place and its way there.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Swim {
    /// The cells of its way; a single cell if it stays.
    way: Vec<Cell>,
    /// Whether a diver is, or may be, in the same place.
    company: bool,
    /// The beat of its bite there.
    bites: Option<usize>,
}

impl Swim {
    /// `None` before the wrecks are laid.
    fn of(scene: &Scene) -> Option<Swim> {
        let cell = |wreck: &Wreck| scene.tiles.get(wreck.index()).map(|tile| tile.cell);
        let swims = scene.route.last() == Some(&scene.barracuda);
        let wrecks = if swims { scene.route.clone() } else { vec![scene.barracuda] };
        let way: Vec<Cell> = wrecks.iter().filter_map(cell).collect();
        let company = scene.barracuda != Wreck::LAIR;
        let bites = scene.bite.map(|bite| bite.beat);
        (!way.is_empty()).then_some(Swim { way, company, bites })
    }

    /// Start, turning point and target of the way, as style properties.
    fn style(&self) -> String {
        let (Some((ax, ay)), Some(&(cx, cy))) = (self.way.first(), self.way.last()) else {
            return String::new();
        };
        let (bx, by) = self.way.get(1).copied().unwrap_or((cx, cy));
        let legs = self.way.len().saturating_sub(1).max(1);
        format!("--ax:{ax};--ay:{ay};--bx:{bx};--by:{by};--cx:{cx};--cy:{cy};--legs:{legs};")
    }

    /// Whether its picture is mirrored.
    fn is_leftwards(&self) -> bool {
        // The divers are to its left.
        self.bites.is_some()
            || self.way.first().zip(self.way.last()).is_some_and(|(first, last)| last.0 < first.0)
    }
}

/// The Barracuda, which swims from wreck to wreck and faces its direction.
#[component]
fn Barracuda() -> impl IntoView {
    let scene = use_board().scene;
    let swim = Memo::new(move |_| Swim::of(&scene.read()));
    let fish = |swim: Swim| {
        let swims = swim.way.len() > 1;
        view! {
            <span
                class="bk-barracuda"
                class:bk-swims=swims
                class:bk-company=swim.company
                class:bk-bites=swim.bites.is_some()
                class:bk-leftwards=swim.is_leftwards()
                style=swim.style()
                data-name=Target::Barracuda.to_string()
            >
                <BarracudaPicture class="bk-fish" />
            </span>
        }
    };
    // Each way is a new element, so that its animation starts at the beginning.
    view! { <For each=move || swim.get() key=Swim::clone children=fish /> }
}

/// The way that it will take, or has taken.
#[component]
fn Way() -> impl IntoView {
    let scene = use_board().scene;
    let way = Memo::new(move |_| {
        let scene = scene.read();
        let cells = scene.route.iter().filter_map(|wreck| scene.tiles.get(wreck.index()));
        let middles = cells.map(|tile| {
            let (x, y) = tile.cell;
            format!("{},{}", 10 * i32::from(x) + 5, 10 * i32::from(y) + 5)
        });
        (middles.collect::<Vec<_>>().join(" "), scene.size)
    });
    move || {
        let (points, (across, down)) = way.get();
        (!points.is_empty()).then(|| {
            let field = format!("0 0 {} {}", 10 * i32::from(across), 10 * i32::from(down));
            view! {
                <span class="bk-way" data-way="">
                    <svg viewBox=field preserveAspectRatio="none" aria-hidden="true" focusable="false">
                        <polyline points=points.clone()></polyline>
                        <polyline points=points></polyline>
                    </svg>
                </span>
            }
        })
    }
}
