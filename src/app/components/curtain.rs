//! Between two players: nothing but whose turn to hold the device it is.

use leptos::prelude::*;

use super::{
    Button, HoldButton, Mark, Primary, Quiet,
    curtain_rows::CurtainRows,
    focus::{one_press, take_focus},
};
use crate::{
    app::{
        contexts::{settings::use_settings, use_i18n},
        i18n::{common, t},
    },
    kernel::Seat,
    table::{handover::Handover, player::Player},
};

/// Two steps, the same for all: "it is me", "show me". Whoever holds the first button down does both at once, and whoever
/// taps it where the table has agreed on that.
#[component]
pub fn Curtain(
    /// Whom it hangs before.
    seat: Seat,
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
    let known = handover.with_untracked(|handover| handover.is_likely_held_by(seat));
    let pass = move || {
        name.with_value(|name| {
            if known { i18n.say(common::CurtainAgain { name }) } else { i18n.say(common::PassTo { name }) }
        })
    };
    let rows = CurtainRows::follow(asked);
    view! {
        <div
            class="curtain"
            role="dialog"
            aria-label=pass
            data-deaf=move || rows.deaf.get().then_some("")
            node_ref=rows.window
            on:keydown:capture=move |event| rows.key(&event)
            on:pointerdown:capture=move |event| rows.press(&event)
            on:click:capture=move |event| rows.click(&event)
            on:keydown=one_press
        >
            <Mark player />
            <h2>{pass}</h2>
            <p>{t!(i18n, common::curtain_why)}</p>
            {mate.map(|mate| view! { <Mate mate /> })}
            <div class="curtain-steps">
                <Show when=move || asked.get() fallback=move || view! { <ItIsMe seat name handover /> }>
                    <ShowMe handover />
                </Show>
                {(!others.is_empty()).then(|| view! { <Instead others asked handover /> })}
            </div>
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

/// The first step, or both.
#[component]
fn ItIsMe(seat: Seat, name: StoredValue<String>, handover: RwSignal<Handover>) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let me = move || name.with_value(|name| i18n.say(common::CurtainMe { name }));
    let take = move || handover.update(|handover| handover.take(seat));
    let tap = move || {
        if settings.now().one_tap {
            take();
        } else {
            handover.update(Handover::lift);
        }
    };
    view! {
        <p class="curtain-hold curtain-first" hidden=move || settings.get().one_tap>
            {t!(i18n, common::curtain_hold)}
        </p>
        <HoldButton
            on_tap=tap
            on_hold=take
            act="lift"
            appearance=Primary
            class="curtain-second"
            use:take_focus
        >
            <span>{me}</span>
        </HoldButton>
    }
}

/// The second step, in the rows of the first. Its place of "it is me" stays empty: a hasty second tap neither opens a
/// hand nor goes back.
#[component]
fn ShowMe(handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            label=t!(i18n, common::curtain_show)
            on_press=move || handover.update(Handover::confirm)
            act="confirm"
            appearance=Primary
            class="curtain-first"
            use:take_focus
        />
        <Button
            label=t!(i18n, common::curtain_not_me)
            on_press=move || handover.update(Handover::hide)
            act="cancel"
            class="curtain-third"
        />
    }
}

/// Who may take the device instead; out of the way once somebody has said that it is them. To tap one's own is the first
/// step.
#[component]
fn Instead(others: Vec<(Seat, Player)>, asked: Signal<bool>, handover: RwSignal<Handover>) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let others = others.into_iter().map(|(seat, player)| {
        let name = player.name.clone();
        let take = move || handover.update(|handover| handover.take(seat));
        let tap = move || {
            if settings.now().one_tap {
                take();
            } else {
                handover.update(|handover| handover.pass_to(seat));
            }
        };
        view! {
            <HoldButton on_tap=tap on_hold=take act="pass-to" appearance=Quiet>
                <Mark player />
                <span>
                    <bdi>{name}</bdi>
                </span>
            </HoldButton>
        }
    });
    view! {
        // The room it takes stays, so that the buttons stay where they are.
        <div class="curtain-others curtain-third" class:gone=asked>
            <span>{t!(i18n, common::pass_instead)}</span>
            {others.collect_view()}
        </div>
    }
}
