//! Between two players: nothing but whose turn to hold the device it is.

use leptos::prelude::*;

use super::{
    Button, Mark,
    focus::{one_press, take_focus},
};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
    },
    kernel::Seat,
    table::{handover::Handover, player::Player},
};

/// Two steps, the same for all: "it is me", "show me".
#[component]
pub fn Curtain(
    /// Who is to take the device.
    player: Player,
    /// Who may look along.
    mate: Option<Player>,
    /// Who may take the device instead, where several are to choose.
    others: Vec<(Seat, Player)>,
    /// The first step is done.
    #[prop(into)]
    asked: Signal<bool>,
    handover: RwSignal<Handover>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = StoredValue::new(player.name.clone());
    let pass = move || name.with_value(|name| i18n.say(common::PassTo { name }));
    view! {
        <div class="curtain" role="dialog" aria-label=pass on:keydown=one_press>
            <Mark player />
            <h2>{pass}</h2>
            <p>{t!(i18n, common::curtain_why)}</p>
            {mate.map(|mate| view! { <Mate mate /> })}
            <Show when=move || asked.get() fallback=move || view! { <ItIsMe name handover /> }>
                <ShowMe handover />
            </Show>
            {(!others.is_empty()).then(|| view! { <Instead others asked handover /> })}
        </div>
    }
}

/// Who may look along.
#[component]
fn Mate(mate: Player) -> impl IntoView {
    let i18n = use_i18n();
    let name = mate.name.clone();
    view! {
        <p class="curtain-mate">
            <Mark player=mate />
            <span>{move || i18n.say(common::CurtainMate { name: &name })}</span>
        </p>
    }
}

/// The first step.
#[component]
fn ItIsMe(name: StoredValue<String>, handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    let visited = handover.with_untracked(Handover::is_visited);
    let me = move || name.with_value(|name| i18n.say(common::CurtainMe { name }));
    view! {
        <Button
            label=me
            on_press=move || handover.update(Handover::lift)
            act="lift"
            class="primary"
            use:take_focus
        />
        // Whoever only wanted to look may change their mind.
        {visited
            .then(|| {
                let leave = move || handover.update(Handover::hide);
                view! { <Button label=t!(i18n, common::back) on_press=leave act="leave" /> }
            })}
    }
}

/// The second step. In this order: over a hand the curtain stands on the lower edge, so that a second tap in haste lands
/// on "it is not me".
#[component]
fn ShowMe(handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            label=t!(i18n, common::curtain_show)
            on_press=move || handover.update(Handover::confirm)
            act="confirm"
            class="primary"
            use:take_focus
        />
        <Button
            label=t!(i18n, common::curtain_not_me)
            on_press=move || handover.update(Handover::hide)
            act="cancel"
        />
    }
}

/// Who may take the device instead; out of the way once somebody has said that it is them.
#[component]
fn Instead(others: Vec<(Seat, Player)>, asked: Signal<bool>, handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    let others = others.into_iter().map(|(seat, player)| {
        let name = player.name.clone();
        view! {
            <button
                type="button"
                class="button quiet"
                data-act="pass-to"
                on:click=move |_| handover.update(|handover| handover.pass_to(seat))
            >
                <Mark player />
                <span>
                    <bdi>{name}</bdi>
                </span>
            </button>
        }
    });
    view! {
        <div class="curtain-others" hidden=asked>
            <span>{t!(i18n, common::pass_instead)}</span>
            {others.collect_view()}
        </div>
    }
}
