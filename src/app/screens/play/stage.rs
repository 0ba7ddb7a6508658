//! Seats, board, log and controls around one match, and the windows in front of it.

use leptos::{ev, prelude::*};
use leptos_use_document::use_document;
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::{
    badge::Badge,
    controls_bar::ControlsBar,
    ending::EndingDialog,
    guide::Guide,
    leaving::LeavingDialog,
    menu::MenuDialog,
    once::once,
    panels::{Panels, use_panels},
    review::{ReviewButton, ReviewDialog, provide_scan},
    room::RoomDialog,
    timeline::{Timeline, step_of},
    told::tell,
};
use crate::{
    app::{
        I18n,
        components::{
            Button, Confirm, Curtain, Dialog, IconButton, IconLink, Log, Places, Unsaved, focus::take_focus,
            icon, page::name_window,
        },
        contexts::{
            announcer::use_announcer,
            navigation::Route,
            settings::{Rotation, use_settings},
            use_i18n,
        },
        games::{self, Opened},
        i18n::{common, t},
        platform::{
            sounds::{self, Sound},
            wake,
        },
        screens::board_help::BoardHelp,
        session::{Controls, use_controls},
        trouble::load_error,
    },
    kernel::Seat,
    saves::save::LoadError,
    table::{handover::Screen, podium::ranking},
};

/// A match that is open, with all that stands around it and the windows in front.
#[component]
pub(super) fn Stage(
    opened: Opened,
    /// The match is only looked at.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let Opened { controls, board, notice } = opened;
    let panels = Panels::default();
    provide_context(panels);
    provide_scan();
    if replay {
        controls.replay();
    } else {
        keep_going(controls);
        show_the_end(controls);
    }
    let consent = move || {
        let why = controls.status.read().taken_back.clone().unwrap_or_default();
        format!("{why} {}", i18n.say(common::consent_text))
    };
    view! {
        <Match board older=notice replay />
        <Dialog name="log" open=panels.log title=t!(i18n, common::log) far=panels.far>
            <FullLog replay />
        </Dialog>
        <MenuDialog replay />
        {games::find(controls.slug)
            .map(|game| {
                let (config, seats) = (controls.config_json(), controls.seats());
                let (keys, aid, far) = (panels.keys, panels.aid, panels.far);
                view! { <BoardHelp game config seats keys aid far timeline=true /> }
            })}
        <EndingDialog />
        <ReviewDialog />
        {(!replay)
            .then(|| {
                view! {
                    <LeavingDialog />
                    <RoomDialog />
                }
            })}
        <Confirm
            open=panels.consent
            title=t!(i18n, common::consent_title)
            text=consent
            yes=t!(i18n, common::consent_yes)
            on_yes=move || panels.take_back_agreed(controls)
            far=panels.far
        />
    }
}

#[component]
fn Match(
    board: AnyView,
    /// Why the newest save could not be used or played on.
    older: Option<LoadError>,
    replay: bool,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let controls = use_controls();
    let seats = controls.seats();
    let two_sided = Memo::new(move |_| {
        seats == 2
            && settings.get().rotation == Rotation::FaceToFace
            && controls.status.read().people.only().is_none()
    });
    // The clocks stand in the row of seats.
    let seated = games::find(controls.slug).is_some_and(|game| game.seated)
        && controls.clock.read_untracked().is_none();
    let looking_back = Memo::new(move |_| replay || controls.moment.read().is_some());
    let over = Memo::new(move |_| !looking_back.get() && has_ended(controls));
    let near_seats = move || {
        let seats = if two_sided.get() { 1 } else { seats };
        Seat::all(seats).map(|seat| view! { <Badge seat replay /> }).collect_view()
    };
    view! {
        <main
            class="play"
            class:two-sided=two_sided
            class:seated=seated
            class:looking-back=looking_back
            class:over-now=over
            data-screen=if replay { "replay" } else { "play" }
        >
            <div class="room">
                <Top />
                <Show when=move || two_sided.get()>
                    <div class="far-side">
                        <Badge seat=Seat::FIRST.next(2) replay />
                        {(!replay).then(|| view! { <ControlsBar far=true /> })}
                    </div>
                </Show>
                <div class="seats-bar">{near_seats}</div>
                <Guide replay />
                <div class="notices">
                    <Unsaved />
                    {older.map(|error| view! { <OlderSave error /> })}
                    <NoBots />
                </div>
                {board}
                // What the curtain covers is out of reach for the keyboard too.
                <div class="near-side" inert=move || !replay && controls.is_covered()>
                    // Below the board, which all want to look at once more.
                    <Show when=move || over.get()>
                        <Verdict />
                    </Show>
                    {move || {
                        if looking_back.get() {
                            view! { <Timeline replay /> }.into_any()
                        } else {
                            view! { <ControlsBar /> }.into_any()
                        }
                    }}
                </div>
                <aside class="side-log" aria-label=t!(i18n, common::log)>
                    <h2>{t!(i18n, common::log)}</h2>
                    <FullLog replay />
                </aside>
                {(!replay).then(|| view! { <FallingCurtain /> })}
            </div>
        </main>
    }
}

/// What happened, each line leading to its moment.
#[component]
fn FullLog(replay: bool) -> impl IntoView {
    let (controls, panels) = (use_controls(), use_panels());
    let pick = move |number: usize| {
        let live = !replay && number == controls.status.read_untracked().total;
        controls.moment.set((!live).then_some(number));
        panels.log.set(false);
    };
    let ledger = Signal::derive(move || controls.status.read().ledger.clone());
    view! {
        <Log
            lines=controls.log
            players=controls.players()
            ledger
            shown=move || controls.shown()
            on_pick=pick
        />
    }
}

/// The match is as it was saved before the last time, or of other rules.
#[component]
fn OlderSave(error: LoadError) -> impl IntoView {
    let i18n = use_i18n();
    let why = move || match &error {
        LoadError::OtherRules { .. } => i18n.say(common::rules_looked_at),
        error => i18n.say(common::OpenedOlder { why: load_error(i18n, error) }),
    };
    view! {
        <p class="notice warn" role="alert" data-notice="older">
            {why}
        </p>
    }
}

/// How it ended.
#[component]
fn Verdict() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let places = Memo::new(move |_| controls.status.read().places.clone());
    let tally = Signal::derive(move || controls.status.read().tally.clone());
    view! {
        <div class="notice verdict-line" data-notice="over">
            <span>{move || controls.status.read().ended.clone()}</span>
            {move || {
                let ranks = ranking(&places.get()?);
                Some(view! { <Places ranks players=controls.players() tally /> })
            }}
            <Button
                label=t!(i18n, common::result)
                on_press=move || panels.ending.set(true)
                act="result"
                class="primary"
            />
            <ReviewButton class="quiet" />
        </div>
    }
}

/// No bot can be had: what is left to do.
#[component]
fn NoBots() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let why = move || {
        let fault = controls.fault.get().unwrap_or_default();
        i18n.say(common::NoBots { why: &fault })
    };
    view! {
        <Show when=move || controls.fault.read().is_some()>
            <div class="notice warn" role="alert" data-notice="no-bots">
                <span>{why}</span>
                <div class="row">
                    <Button
                        label=t!(i18n, common::bots_again)
                        on_press=move || controls.fault.set(None)
                        act="bots-again"
                        class="primary"
                    />
                    <Button
                        label=t!(i18n, common::hand_over)
                        on_press=move || panels.open(panels.seats, false)
                        act="bots-hand-over"
                    />
                </div>
            </div>
        </Show>
    }
}

/// The way home, what is played, whose turn it is, the menu.
#[component]
fn Top() -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let title =
        Signal::derive(move || games::find(controls.slug).map(|game| (game.title)(i18n)).unwrap_or_default());
    name_window(title);
    tell(controls, move || headline(controls, i18n));
    view! {
        <header class="play-top">
            <IconLink icon=icon::BACK label=t!(i18n, common::home) href=Route::Home.href() act="back" />
            <h1 class="play-title" tabindex="-1" use:take_focus>
                {title}
            </h1>
            <p class="play-turn">{move || headline(controls, i18n)}</p>
            <IconButton
                icon=icon::MENU
                label=t!(i18n, common::menu)
                on_press=move || panels.open(panels.menu, false)
                act="menu"
                named=true
            />
        </header>
    }
}

/// Whose turn it is, as a sentence; tracked.
fn headline(controls: Controls, i18n: I18n) -> String {
    if controls.moment.read().is_some() {
        return step_of(controls, i18n);
    }
    if has_ended(controls) {
        return i18n.say(common::over);
    }
    if let Some(player) = thinker(controls).and_then(|seat| controls.player(seat)) {
        return i18n.say(common::Thinks { name: &player.name });
    }
    let status = controls.status.read();
    if let Some(headline) = &status.headline {
        return headline.clone();
    }
    let turn = status.pending.iter().filter_map(|seat| controls.player(seat));
    let names: Vec<String> = turn.map(|player| player.called()).collect();
    i18n.say(common::TurnOf { name: names.join(", ") })
}

/// The bot all are waiting for; tracked.
fn thinker(controls: Controls) -> Option<Seat> {
    let status = controls.status.read();
    controls.thinking.get().filter(|_| !status.pending.iter().any(|seat| status.people.contains(seat)))
}

/// Hides the table between two players of a game with secrets.
#[component]
fn FallingCurtain() -> impl IntoView {
    let controls = use_controls();
    let behind = Memo::new(move |_| match controls.handover.read().screen() {
        Screen::Curtain(seat) | Screen::Confirm(seat) if controls.is_covered() => {
            Some((seat, controls.status.read().pending))
        }
        _ => None,
    });
    let asked = Memo::new(move |_| matches!(controls.handover.read().screen(), Screen::Confirm(_)));
    move || {
        let (seat, pending) = behind.get()?;
        let player = controls.player(seat)?;
        let visited = controls.handover.read_untracked().is_visited();
        let others = pending.iter().filter(|other| *other != seat && !visited);
        let others: Vec<_> = others.filter_map(|seat| Some((seat, controls.player(seat)?))).collect();
        let mate = controls.status.read_untracked().mates.get(seat.index()).copied().flatten();
        let mate = mate.and_then(|mate| controls.player(mate));
        Some(view! { <Curtain seat player mate others asked handover=controls.handover /> })
    }
}

/// Whether it is over, and everybody has seen how; tracked.
fn has_ended(controls: Controls) -> bool {
    controls.status.read().ending.is_some() && !controls.held.get()
}

/// That it is over is heard and said when it comes about, not to whoever comes back to look. The window with the result
/// opens when somebody wants it: the board lies open until then.
fn show_the_end(controls: Controls) {
    let (announcer, settings) = (use_announcer(), use_settings());
    once(
        move || has_ended(controls),
        move || {
            let status = controls.status.read_untracked();
            if let Some(places) = status.places.as_ref().filter(|_| settings.now().sound) {
                sounds::play(if places.iter().all(|place| *place == 1) { Sound::Draw } else { Sound::Win });
            }
            announcer.say(status.ended.clone());
        },
    );
}

/// Screen awake, clock stopped and match saved when the page goes away.
fn keep_going(controls: Controls) {
    let settings = use_settings();
    // A memo, so that the device is asked only where this changes.
    let awake = Memo::new(move |_| settings.get().keep_awake && controls.status.read().ending.is_none());
    wake::keep_awake(awake.into());
    // The match itself was saved with its latest step; the clock is all that has moved since.
    let _ = use_event_listener(use_window(), ev::pagehide, move |_| controls.pause_clock(true));
    let _ = use_event_listener(use_document(), ev::visibilitychange, move |_| {
        if document().hidden() {
            controls.hide();
            controls.keep_clock();
        }
    });
    // While the device goes from hand to hand nobody's time runs.
    let screen = Memo::new(move |_| {
        let handover = controls.handover.read();
        (handover.screen(), handover.is_visited())
    });
    Effect::new(move |_| {
        let (screen, visited) = screen.get();
        let timed = controls.clock.read_untracked().is_some();
        if timed && controls.handover.read_untracked().is_needed() {
            match screen {
                Screen::Curtain(_) | Screen::Confirm(_) => controls.pause_clock(true),
                Screen::Open(_) if visited => {}
                Screen::Open(seat) => controls.clock_for(seat),
                Screen::Public => {}
            }
        }
    });
    let _ = use_event_listener(use_window(), ev::blur, move |_| controls.hide());
    on_cleanup(move || {
        controls.pause_clock(true);
        controls.hush();
    });
}
