//! The curtain between two players: who takes the device, and the latest public news.

use leptos::prelude::*;

use super::{
    Button, HoldButton, IconButton, Mark, Primary, Quiet,
    curtain_guard::CurtainGuard,
    curtain_news::CurtainNews,
    focus::{enter, one_press, take_focus},
    icon,
    log::LogLine,
};
use crate::{
    app::{
        contexts::{settings::use_settings, use_i18n},
        i18n::{common, t},
    },
    kernel::Seat,
    table::{handover::Handover, player::Player},
};

/// Covers secrets. Holding the button at its lower edge opens the curtain; a tap asks first, with "Show me" in another
/// place. With the setting `one_tap` a tap opens the curtain.
#[component]
pub fn Curtain(
    /// The seat behind the curtain.
    seat: Seat,
    /// The player who must take the device.
    player: Player,
    /// The teammate who may look along.
    mate: Option<Player>,
    /// Players who may take the device instead, if several have to choose.
    others: Vec<(Seat, Player)>,
    /// Public log lines since the device was passed on, the newest last.
    #[prop(into)]
    news: Signal<Vec<LogLine>>,
    /// Whether a player has tapped and is asked to confirm.
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
    let others = StoredValue::new(others);
    let guard = CurtainGuard::follow(asked);
    view! {
        <div
            class="curtain"
            role="dialog"
            aria-label=pass
            data-locked=move || guard.locked.get().then_some("")
            on:keydown:capture=move |event| guard.key(&event)
            on:pointerdown:capture=move |event| guard.press(&event)
            on:click:capture=move |event| guard.click(&event)
            on:keydown=one_press
        >
            <div class="curtain-head">
                <Mark player />
                <h2>{pass}</h2>
                {mate.map(|mate| view! { <Mate mate /> })}
            </div>
            <CurtainNews lines=news />
            <Show
                when=move || asked.get()
                fallback=move || view! { <OtherPlayers others=others.get_value() handover /> }
            >
                <ConfirmPlayer name handover />
            </Show>
            <HoldToOpen seat asked handover />
        </div>
    }
}

/// Names the teammate who may look along.
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

/// The only button that opens a curtain, always in the same place. It stays there after a tap, so that a second tap
/// neither opens a hand nor cancels.
#[component]
fn HoldToOpen(seat: Seat, asked: Signal<bool>, handover: RwSignal<Handover>) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let take = move || handover.update(|handover| handover.take(seat));
    let tap = move || {
        if settings.now().one_tap {
            take();
        } else {
            handover.update(Handover::lift);
        }
    };
    let label = move || {
        if settings.get().one_tap { i18n.say(common::curtain_open) } else { i18n.say(common::curtain_hold) }
    };
    view! {
        <HoldButton
            on_tap=tap
            on_hold=take
            act="lift"
            appearance=Primary
            class="curtain-hold"
            use:enter=!asked.get_untracked()
        >
            <span>{label}</span>
        </HoldButton>
    }
}

/// Asks after a tap whether the right player has the device.
#[component]
fn ConfirmPlayer(name: StoredValue<String>, handover: RwSignal<Handover>) -> impl IntoView {
    let i18n = use_i18n();
    let ask = move || name.with_value(|name| i18n.say(common::CurtainAsk { name }));
    view! {
        <div class="curtain-steps">
            <p>{ask}</p>
            <Button
                label=t!(i18n, common::curtain_show)
                on_press=move || handover.update(Handover::confirm)
                act="confirm"
                appearance=Primary
                use:take_focus
            />
        </div>
        <IconButton
            icon=icon::CLOSE
            label=t!(i18n, common::curtain_not_me)
            on_press=move || handover.update(Handover::hide)
            act="cancel"
            class="curtain-cancel"
        />
    }
}

/// Lists the players who may take the device instead. A tap on a name also asks for confirmation.
#[component]
fn OtherPlayers(others: Vec<(Seat, Player)>, handover: RwSignal<Handover>) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    if others.is_empty() {
        return None;
    }
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
    Some(view! {
        <div class="curtain-steps curtain-others">
            <span>{t!(i18n, common::pass_instead)}</span>
            {others.collect_view()}
        </div>
    })
}
