//! Moments when all look at the board together: the talk about an announced action, and the latest events.

use std::time::Duration;

use leptos::prelude::*;

use super::controller::use_controller;
use crate::{
    app::{
        components::{Button, Primary, icon},
        contexts::{settings::use_settings, use_i18n},
        i18n::{barracuda as key, t},
        platform::{device, sounds::Sound},
        session::use_session,
    },
    games::barracuda::{Barracuda, Deal, Prompt},
};

/// The talk about an announced action, with a countdown if the match has a timer. Afterwards notes laid before the talk
/// are slid over or changed.
#[component]
pub(super) fn Talk() -> impl IntoView {
    let (session, controller, i18n) = (use_session::<Barracuda>(), use_controller(), use_i18n());
    let view = session.view.get_untracked();
    let (offers, risk) = match &view.prompt {
        Prompt::Sliding { by, deal: Deal::Join, .. } => (Some(*by), key::risk_join),
        Prompt::Sliding { by, deal: Deal::TakeOver, .. } => (Some(*by), key::risk_take),
        Prompt::Bidding { .. } => (None, key::risk_auction),
        _ => return None,
    };
    let talk = if offers.is_some() { key::talk_now } else { key::talk_plead };
    let ready = controller.is_ready();
    let go_on = move || match (offers, ready) {
        (_, Some(by)) => i18n.say(key::TalkSlide { name: session.name(by) }),
        (Some(by), None) => i18n.say(key::TalkDone { name: session.name(by) }),
        (None, None) => i18n.say(key::talk_bid),
    };
    let change = ready.map(|by| {
        view! {
            <Button
                label=move || {
                    i18n.say(key::TalkChange {
                        name: session.name(by),
                    })
                }
                on_press=move || session.go_on()
                act="change"
            />
        }
    });
    let timer = controller.talk_end.get_untracked();
    let timer = timer.map(|end| view! { <Timer seconds=view.talk.max(1) end /> });
    Some(view! {
        <p class="bc-talk">{t!(i18n, talk)}</p>
        <p class="help-text">{t!(i18n, risk)}</p>
        {timer}
        <div class="bc-buttons">
            <Button
                icon=icon::PLAY
                label=go_on
                on_press=move || controller.go_on()
                act="go-on"
                appearance=Primary
            />
            {change}
        </div>
    })
}

/// A countdown. At zero nothing happens: the table decides when to go on.
#[component]
fn Timer(
    /// Seconds at the start.
    seconds: u16,
    /// End of the talk, by [`device::steady`].
    end: u64,
) -> impl IntoView {
    let (session, i18n, settings) = (use_session::<Barracuda>(), use_i18n(), use_settings());
    let count = move || end.saturating_sub(device::steady()).div_ceil(1000).min(seconds.into()) as u32;
    let left = RwSignal::new(count());
    let tick = move || {
        let (before, now) = (left.get_untracked(), count());
        if now != before {
            left.set(now);
        }
        if now == 0 && before > 0 {
            settings.play(Sound::Bell);
            session.toast(i18n.now(key::talk_up));
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(250)) {
        on_cleanup(move || ticking.clear());
    }
    let face = move || format!("{}:{:02}", left.get() / 60, left.get() % 60);
    let label = t!(i18n, key::TalkLeft { n: left.get() });
    let share = move || format!("{}%", left.get() * 100 / u32::from(seconds));
    view! {
        <p class="bc-timer" role="timer" aria-label=label style:--left=share>
            <b>{face}</b>
        </p>
    }
}

/// The latest events, which all look at. At the end of the match the wallets are opened next.
#[component]
pub(super) fn Seen(
    /// Whether the match is over.
    over: bool,
) -> impl IntoView {
    let (controller, i18n) = (use_controller(), use_i18n());
    let (sign, word) = if over { (icon::CUP, key::open_wallets) } else { (icon::PLAY, key::go_on) };
    let go_on = move || if over { controller.open_wallets() } else { controller.go_on() };
    view! {
        <div class="bc-buttons">
            <Button icon=sign label=t!(i18n, word) on_press=go_on act="go-on" appearance=Primary />
        </div>
    }
}
