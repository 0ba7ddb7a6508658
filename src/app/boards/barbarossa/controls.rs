//! What several parts of the panel are made of.

use leptos::prelude::*;

use super::{
    art::SmallDrawing,
    controller::{Wish, use_controller},
};
use crate::{
    app::{
        components::{IconButton, Mark, icon},
        contexts::use_i18n,
        i18n::{Text, barbarossa as key, t},
        lexicon::unbroken,
    },
    games::barbarossa::Target,
    kernel::{Seat, Seats},
    table::moment::TableMoment,
};

/// Who is to act, and what.
#[component]
pub(super) fn Title(seat: Seat, #[prop(into)] text: Signal<String>) -> impl IntoView {
    let (i18n, session) = (use_i18n(), use_controller().session);
    let player = session.player(seat);
    let name = session.name(seat);
    let text = move || unbroken(i18n, &text.read(), &name);
    view! {
        <h2 class="bb-title" tabindex="-1">
            {player.map(|player| view! { <Mark player /> })}
            <span>{text}</span>
        </h2>
    }
}

/// A button with one of our small pictures.
#[component]
pub(super) fn PicturedButton(
    /// Where the picture is found in the page: "#bb-curse".
    href: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// What tests know it by.
    act: &'static str,
    /// It is what is most likely wanted now.
    #[prop(optional, into)]
    primary: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button"
            class:primary=primary
            data-act=act
            on:click=move |_| on_press.run(())
        >
            <span aria-hidden="true">
                <SmallDrawing href />
            </span>
            <span>{label}</span>
        </button>
    }
}

/// The way to a curse, wherever one may come in between.
#[component]
pub(super) fn CurseButton() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let open = move || controller.wish.set(Some(Wish { who: Seats::NONE, what: None }));
    view! {
        <PicturedButton
            href="#bb-curse"
            label=t!(i18n, key::curse)
            on_press=open
            act="curse"
            attr:data-name=Target::Curse.to_string()
        />
    }
}

/// The object for a curse is picked on the board, whichever step the turn waits for.
#[component]
pub(super) fn CursePick(line: Text) -> impl IntoView {
    let i18n = use_i18n();
    use_controller().session.open_moment(TableMoment::board("curse"));
    view! { <p class="bb-call">{t!(i18n, line)}</p> }
}

/// From one object to the next and back, round and round.
#[component]
pub(super) fn Pager(
    /// Which one is shown, from 0.
    #[prop(into)]
    at: Signal<usize>,
    /// How many there are.
    of: usize,
    /// Shows the one of this number.
    #[prop(into)]
    on_go: Callback<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let by = move |steps: usize| move || on_go.run((at.get_untracked() + steps) % of.max(1));
    let line = move || i18n.say(key::NthOf { n: at.get() + 1, of });
    view! {
        <div class="bb-pager">
            <IconButton
                icon=icon::PREV
                label=t!(i18n, key::object_before)
                on_press=by(of.saturating_sub(1))
                act="object-before"
            />
            <span role="status">{line}</span>
            <IconButton icon=icon::NEXT label=t!(i18n, key::object_next) on_press=by(1) act="object-next" />
        </div>
    }
}
