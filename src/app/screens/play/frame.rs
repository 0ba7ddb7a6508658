//! Seats, board, log and controls around one match.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    bars::{Controls, Timeline},
    ending::EndingDialog,
    menu::MenuDialog,
};
use crate::{
    app::{
        components::{
            Button, ClockFace, Confirm, Curtain, Dialog, IconButton, Log, SeatBadge, icon, page::title_page,
        },
        contexts::{
            nav::{Nav, Route},
            settings::{Rotation, Settings},
            vault::Vault,
            voice::Voice,
        },
        games::{self, Opened},
        i18n::use_i18n,
        lexicon::{fill, say, w},
        platform::{device, wake},
        screens::roster::Trouble,
        session::{Act, Frame},
        trouble,
    },
    kernel::Seat,
    table::{handover::Stage, matches::Undo},
};

/// What the bars and dialogs of a match open, and for whom.
#[derive(Copy, Clone)]
pub struct Panels {
    pub menu: RwSignal<bool>,
    pub log: RwSignal<bool>,
    pub ending: RwSignal<bool>,
    /// An undo or a restart that the whole table must agree to.
    pub consent: RwSignal<bool>,
    pub wish: RwSignal<Act>,
    /// Whoever opened it sits on the far side.
    pub far: RwSignal<bool>,
}

impl Panels {
    /// Does it at once where it is free to do, asks the table otherwise.
    pub fn take_back(self, frame: Frame, state: Undo, act: fn(bool) -> Act) {
        match state {
            Undo::Nothing => {}
            Undo::Free => frame.act.run(act(false)),
            Undo::NeedsConsent => {
                self.wish.set(act(true));
                self.consent.set(true);
            }
        }
    }
}

#[component]
pub fn FrameView(opened: Opened, replay: bool) -> impl IntoView {
    let Opened { frame, board, notice } = opened;
    let i18n = use_i18n();
    let settings = expect_context::<Settings>();
    let vault = expect_context::<Vault>();
    let nav = expect_context::<Nav>();
    let voice = expect_context::<Voice>();
    let panels = Panels {
        menu: RwSignal::new(false),
        log: RwSignal::new(false),
        ending: RwSignal::new(false),
        consent: RwSignal::new(false),
        wish: RwSignal::new(Act::Redo),
        far: RwSignal::new(false),
    };
    if replay {
        frame.moment.set(Some(frame.total.get_untracked()));
    } else {
        keep_going(frame, settings, vault);
        // The result is shown when it comes about, not to whoever comes back to look.
        Effect::new(move |before: Option<bool>| {
            let over = frame.ending.with(Option::is_some);
            if over && before == Some(false) {
                panels.ending.set(true);
                voice.say(frame.ended.get_untracked());
            }
            over
        });
    }
    let title = move || games::find(frame.slug).map_or_else(String::new, |shown| (shown.title)(i18n));
    title_page(title.into());

    let two_sided = Memo::new(move |_| {
        settings.rotation.get() == Rotation::FaceToFace && frame.players.with(Vec::len) == 2
    });
    let shown = Signal::derive(move || frame.shown());
    let looking_back = Memo::new(move |_| replay || frame.moment.get().is_some());
    let pick = Callback::new(move |number: usize| {
        let live = !replay && number == frame.total.get_untracked();
        frame.moment.set((!live).then_some(number));
        panels.log.set(false);
    });
    let branch = move |()| {
        if let Some(id) = frame.branch.run(frame.shown()) {
            voice.toast(untrack(|| say!(i18n, branched)));
            nav.go(Route::Play(id));
        }
    };
    let curtain = move || {
        let (seat, asked) = match frame.handover.with(|handover| handover.stage()) {
            Stage::Curtain(seat) => (seat, false),
            Stage::Confirm(seat) => (seat, true),
            Stage::Open(_) | Stage::Public => return None,
        };
        let player = frame.players.with(|players| players.get(seat.index()).cloned())?;
        (!replay).then(|| {
            view! {
                <Curtain player asked=Signal::stored(asked)
                    on_lift=move |()| frame.handover.update(|handover| handover.lift())
                    on_confirm=move |()| frame.handover.update(|handover| handover.confirm())
                    on_hide=move |()| frame.handover.update(|handover| handover.hide())/>
            }
        })
    };
    view! {
        <main class="play" data-screen=if replay { "replay" } else { "play" }
            class:two-sided=move || two_sided.get() class:looking-back=move || looking_back.get()
            class:over-now=move || !looking_back.get() && frame.ending.with(Option::is_some)>
            <header class="play-top">
                <a class="icon-button" data-act="back" href=Route::Home.href() aria-label=w!(home) title=w!(home)>
                    {icon::icon(icon::BACK)}
                </a>
                <h1 class="play-title">{title}</h1>
                <p class="play-turn">{move || headline(frame, i18n)}</p>
                <IconButton label=w!(menu) strokes=icon::MENU act="menu" on_press=move |()| {
                    panels.far.set(false);
                    panels.menu.set(true);
                }/>
            </header>
            <Show when=move || two_sided.get()>
                <div class="far-side">
                    {badge(frame, Seat(1), replay)}
                    {(!replay).then(|| view! { <Controls frame panels far=true/> })}
                </div>
            </Show>
            <div class="seats-bar">
                {move || {
                    let seats = frame.players.with(Vec::len) as u8;
                    let only_near = two_sided.get();
                    Seat::all(if only_near { 1 } else { seats }).map(|seat| badge(frame, seat, replay)).collect_view()
                }}
            </div>
            <div class="notices">
                <Trouble/>
                {notice.map(|error| view! {
                    <p class="notice warn" role="alert" data-notice="older">
                        {move || fill(say!(i18n, opened_older), &[("why", &trouble::load_error(i18n, &error))])}
                    </p>
                })}
                <Show when=move || !replay && frame.moment.get().is_none() && frame.ending.with(Option::is_some)>
                    <div class="notice" data-notice="over">
                        <span>{move || frame.ended.get()}</span>
                        <Button label=w!(result) act="result" class="primary" on_press=move |()| panels.ending.set(true)/>
                    </div>
                </Show>
            </div>
            <div class="board-slot">{board}</div>
            <div class="near-side">
                <Show when=move || looking_back.get() fallback=move || view! { <Controls frame panels far=false/> }>
                    <Timeline frame on_branch=branch replay/>
                </Show>
            </div>
            <aside class="side-log" aria-label=w!(log)>
                <h2>{w!(log)}</h2>
                <Log lines=frame.log shown on_pick=pick empty=Signal::derive(move || say!(i18n, log_empty).to_owned())/>
            </aside>
            {curtain}
        </main>
        <Dialog open=panels.log title=w!(log) name="log" far=panels.far>
            <Log lines=frame.log shown on_pick=pick empty=Signal::derive(move || say!(i18n, log_empty).to_owned())/>
        </Dialog>
        <MenuDialog frame panels replay/>
        <EndingDialog frame panels/>
        <Confirm open=panels.consent title=w!(consent_title) text=w!(consent_text) yes=w!(consent_yes)
            far=panels.far on_yes=move |()| frame.act.run(panels.wish.get_untracked())/>
    }
    .into_any()
}

/// Whose turn it is, as a sentence.
fn headline(frame: Frame, i18n: crate::app::I18n) -> String {
    if frame.moment.get().is_some() {
        let (n, of) = (frame.shown().to_string(), frame.total.get().to_string());
        return fill(say!(i18n, step_of), &[("n", &n), ("of", &of)]);
    }
    if frame.ending.with(Option::is_some) {
        return say!(i18n, over).to_owned();
    }
    let names = frame.names();
    let turn: Vec<&str> = frame.pending.with(|pending| {
        pending.seats().iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect()
    });
    fill(say!(i18n, turn_of), &[("name", &turn.join(", "))])
}

/// One seat: who, which side, whether it is their turn, how much time is left.
fn badge(frame: Frame, seat: Seat, replay: bool) -> AnyView {
    let Some(player) = frame.players.with_untracked(|players| players.get(seat.index()).cloned()) else {
        return ().into_any();
    };
    let turn = Signal::derive(move || {
        frame.moment.get().is_none() && frame.pending.with(|pending| pending.seats().contains(seat))
    });
    let timed = frame.clock.with_untracked(Option::is_some) && !replay;
    let clock = timed.then(|| clock_face(frame, seat));
    view! {
        <SeatBadge player turn role=Signal::derive(move || frame.roles.with(|roles| roles.get(seat.index()).cloned().flatten()))
            duty=frame.duty clock=clock.unwrap_or_else(|| ().into_any())/>
    }
    .into_any()
}

fn clock_face(frame: Frame, seat: Seat) -> AnyView {
    let i18n = use_i18n();
    let voice = expect_context::<Voice>();
    let now = RwSignal::new(device::now());
    let tick = set_interval_with_handle(move || now.set(device::now()), Duration::from_millis(200));
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let left = Memo::new(move |_| {
        frame
            .clock
            .with(|clock| clock.as_ref().map_or(0, |clock| clock.left(seat, now.get().max(device::now()))))
    });
    let running = Memo::new(move |_| {
        frame.clock.with(|clock| clock.as_ref().is_some_and(|c| !c.is_paused() && c.running().contains(seat)))
    });
    // Said once; what it means is for the table to decide.
    Effect::new(move |before: Option<bool>| {
        let fallen = left.get() == 0;
        if fallen && before == Some(false) {
            let name = frame.names().get(seat.index()).cloned().unwrap_or_default();
            let words = fill(untrack(|| say!(i18n, time_up)), &[("name", &name)]);
            voice.say(words.clone());
            voice.toast(words);
        }
        fallen
    });
    view! { <ClockFace left running/> }.into_any()
}

/// Screen awake, clock stopped and match saved when the page goes away.
fn keep_going(frame: Frame, settings: Settings, vault: Vault) {
    wake::keep_awake(Signal::derive(move || settings.keep_awake.get() && frame.ending.with(Option::is_none)));
    let store_clock = move || {
        frame.clock.with_untracked(|clock| {
            if let Some(clock) = clock {
                frame.id.with_value(|id| vault.save_clock(id, clock));
            }
        });
    };
    let pause = move || {
        let now = device::now();
        frame.clock.try_update(|clock| clock.as_mut().map(|clock| clock.pause(now)));
        store_clock();
    };
    // The match itself was saved with its latest step; the clock is all that has moved since.
    let hide = window_event_listener(leptos::ev::pagehide, move |_| pause());
    let away = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if document().hidden() {
            frame.handover.update(|handover| handover.hide());
            store_clock();
        }
    });
    on_cleanup(move || {
        hide.remove();
        away.remove();
        pause();
    });
}
