//! The players' plates: gems, curses, hat, whose turn it is; a tap opens the player's notes.

use leptos::prelude::*;

use super::{
    art::{Hat, SmallDrawing},
    controller::use_controller,
    words,
};
use crate::{
    app::{
        components::Mark,
        contexts::use_i18n,
        i18n::{barbarossa as key, t},
    },
    games::barbarossa::{Prompt, View},
    kernel::{MAX_SEATS, Seat},
    table::player::Player,
};

/// The contents of a plate.
#[derive(Clone, PartialEq)]
struct Holdings {
    turn: bool,
    gems: u8,
    curses: u8,
    hat: i16,
    /// Number of arrows in each of the player's objects.
    arrows: Vec<usize>,
    /// Number of objects made, and of objects to make, while players make them.
    made: Option<(u8, usize)>,
}

impl Holdings {
    fn of(view: &View, seat: Seat) -> Holdings {
        let of = &view.players[seat];
        let made = match &view.prompt {
            Prompt::Making(made) => made.get(seat.index()).map(|made| (*made, view.each)),
            _ => None,
        };
        let arrows = view.objects().filter(|shown| shown.riddle.owner == seat);
        Holdings {
            turn: view.turn == Some(seat) && made.is_none() && !view.over(),
            gems: of.gems,
            curses: of.curses,
            hat: of.hat,
            arrows: arrows.map(|shown| shown.solved.len()).collect(),
            made,
        }
    }
}

#[component]
pub(super) fn Players() -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let players = Seat::all(MAX_SEATS).zip(session.players().to_vec());
    view! {
        <ol class="bb-players" aria-label=t!(i18n, key::players_label)>
            {players.map(|(seat, player)| view! { <Plate seat player /> }).collect_view()}
        </ol>
    }
}

#[component]
fn Plate(seat: Seat, player: Player) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let has = Memo::new(move |_| session.view.with(|view| Holdings::of(view, seat)));
    // Notes stay closed while another player's private view is open.
    let shut = Memo::new(move |_| {
        !session.live.get()
            || session.view.with(|view| {
                view.own().is_some() || matches!(view.prompt, Prompt::Making(_) | Prompt::Rolling)
            })
    });
    let visit = move |_| {
        if !shut.get_untracked() {
            session.visit(seat);
        }
    };
    let making = move || has.with(|has| has.made.is_some());
    let hat = player.clone();
    let name = player.name.clone();
    view! {
        <li class="bb-player" data-seat-turn=move || has.with(|has| has.turn)>
            <button type="button" data-act="visit" disabled=shut on:click=visit>
                <span class="bb-head">
                    <Mark player />
                    <strong class="bb-name">
                        <bdi>{name}</bdi>
                    </strong>
                    <Show when=move || !making()>
                        <Arrows has />
                    </Show>
                </span>
                <Show when=making fallback=move || view! { <Has has player=hat.clone() /> }>
                    <Made has />
                </Show>
                <Show when=move || !making()>
                    <span class="visually-hidden">{t!(i18n, key::plate_visit)}</span>
                </Show>
            </button>
        </li>
    }
}

/// Number of objects made.
#[component]
fn Made(has: Memo<Holdings>) -> impl IntoView {
    let i18n = use_i18n();
    let made = move || has.with(|has| has.made).unwrap_or_default();
    let shown = move || {
        let (made, of) = made();
        format!("{made}/{of}")
    };
    let label = move || {
        let (made, of) = made();
        i18n.say(key::MadeOf { n: made, of })
    };
    view! {
        <span class="bb-has">
            <Thing href="#bb-lump" shown label />
        </span>
    }
}

/// Number of arrows in each of the player's objects.
#[component]
fn Arrows(has: Memo<Holdings>) -> impl IntoView {
    let i18n = use_i18n();
    let each = move || has.with(|has| has.arrows.iter().map(usize::to_string).collect::<Vec<_>>().join("·"));
    let all = move || words::arrows(&i18n.language(), has.with(|has| has.arrows.iter().sum()));
    view! {
        <span class="bb-in-works">
            <span aria-hidden="true">
                <SmallDrawing href="#bb-arrow" />
                {each}
            </span>
            <span class="visually-hidden">{all}</span>
        </span>
    }
}

/// Gems, curses and the position of the hat.
#[component]
fn Has(has: Memo<Holdings>, player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let gems = move || has.with(|has| has.gems);
    let curses = move || has.with(|has| has.curses);
    let hat = move || has.with(|has| has.hat);
    let space = Signal::derive(move || i18n.say(key::SpaceN { n: hat() }));
    view! {
        <span class="bb-has">
            <Thing
                href="#bb-gem"
                shown=move || gems().to_string()
                label=move || words::gems(&i18n.language(), gems())
            />
            <Thing
                href="#bb-curse"
                shown=move || curses().to_string()
                label=move || words::curses(&i18n.language(), curses())
            />
            <span title=space>
                <span class="bb-thing" aria-hidden="true">
                    <Hat player />
                    {move || hat().to_string()}
                </span>
                <span class="visually-hidden">{space}</span>
            </span>
        </span>
    }
}

/// A count: a picture and a number, with a label for screen readers.
#[component]
fn Thing(
    /// The address of the picture in the page: "#bb-gem".
    href: &'static str,
    #[prop(into)] shown: Signal<String>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    view! {
        <span title=label>
            <span class="bb-thing" aria-hidden="true">
                <SmallDrawing href />
                {shown}
            </span>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}
