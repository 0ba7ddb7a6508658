//! Controls shared by several parts of the panel.

use leptos::prelude::*;

use super::{
    art::SmallDrawing,
    controller::{CursePlan, use_controller},
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

/// The acting player and their task.
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

/// A button with a picture of the game.
#[component]
pub(super) fn PicturedButton(
    /// The address of the picture in the page: "#bb-curse".
    href: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// The name for tests, as `data-act`.
    act: &'static str,
    /// Whether it is the most likely button now.
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

/// The button that starts a curse, at every point where a curse may interrupt.
#[component]
pub(super) fn CurseButton() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let open = move || controller.curse_plan.set(Some(CursePlan { who: Seats::NONE, what: None }));
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

/// The prompt to pick the object of a curse on the board, at any step of the turn.
#[component]
pub(super) fn CursePick(line: Text) -> impl IntoView {
    let i18n = use_i18n();
    use_controller().session.open_moment(TableMoment::board("curse"));
    view! { <p class="bb-call">{t!(i18n, line)}</p> }
}

/// Buttons to the next and the previous object, in a circle.
#[component]
pub(super) fn Pager(
    /// Index of the current item.
    #[prop(into)]
    at: Signal<usize>,
    /// Number of items.
    of: usize,
    /// Shows the item with this index.
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
