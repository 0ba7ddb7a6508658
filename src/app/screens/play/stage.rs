//! The layout of the play screen: seats, board, log, controls, and the dialogs in front.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::{
    badge::Badge,
    controls_bar::ControlsBar,
    ending::Ending,
    falling::FallingCurtain,
    guide::Guide,
    hints::Hints,
    keeping::keep_going,
    leaving::LeavingDialog,
    menu::MenuDialog,
    notices::{NoBots, OlderSave},
    over::show_the_end,
    panels::{Panels, use_panels},
    review::{ReviewDialog, ReviewPart, mark_compared, provide_scan},
    sheet_handle::SheetHandle,
    timeline::Timeline,
    top::Top,
};
use crate::{
    app::{
        components::{Confirm, Dialog, Log, Unsaved},
        contexts::use_i18n,
        games::{Opened, use_game},
        i18n::{common, sentences, t},
        screens::{
            board_help::BoardHelp,
            on_demand::{GeneralDialogs, OnDemand, UnsavedMatch},
        },
        session::use_controls,
    },
    kernel::Seat,
    saves::save::LoadError,
    table::moment::{MomentKind, TableMoment},
};

/// An open match with everything around it.
#[component]
pub(super) fn Stage(
    opened: Opened,
    /// Whether this is a replay.
    replay: bool,
) -> impl IntoView {
    let Opened { controls, board, notice } = opened;
    provide_context(Panels::default());
    provide_scan();
    mark_compared();
    if replay {
        controls.replay();
    } else {
        keep_going(controls);
        show_the_end(controls);
    }
    view! {
        <Match board older=notice replay />
        <Windows replay />
    }
}

/// The dialogs of a match.
#[component]
fn Windows(replay: bool) -> impl IntoView {
    let (i18n, controls, panels) = (use_i18n(), use_controls(), use_panels());
    let consent = move || {
        let why = controls.status.read().taken_back.clone().unwrap_or_default();
        let asked = match panels.whose.get() {
            Some(seat) => i18n.say(common::ConsentOther { name: &controls.name(seat) }),
            None => i18n.say(common::consent_text),
        };
        sentences([why, asked])
    };
    let unsaved = UnsavedMatch {
        open: panels.free_space,
        id: controls.id(),
        error: controls.unsaved.into(),
        on_freed: Callback::new(move |()| controls.keep()),
    };
    view! {
        <Dialog name="log" open=panels.log title=t!(i18n, common::log) far=panels.far>
            <FullLog replay />
        </Dialog>
        <MenuDialog replay />
        <BoardHelp
            game=use_game()
            config=controls.config_json()
            seats=controls.seats()
            keys=panels.keys
            aid=panels.aid
            far=panels.far
            timeline=true
            on_hint=(!replay && controls.has_hints()).then(|| Callback::new(move |()| controls.ask_hint()))
        />
        <ReviewDialog />
        {(!replay)
            .then(|| {
                view! {
                    <LeavingDialog />
                    <OnDemand
                        open=panels.free_space
                        show=move |dialogs: GeneralDialogs| (dialogs.free_space)(unsaved.clone())
                    />
                }
            })}
        <Confirm
            open=panels.consent
            title=t!(i18n, common::consent_title)
            text=consent
            yes=t!(i18n, common::consent_yes)
            no=t!(i18n, common::consent_no)
            on_yes=move || panels.take_back_agreed(controls)
            far=panels.far
        />
    }
}

#[component]
fn Match(
    board: AnyView,
    /// Why the newest save is unusable, or cannot be continued.
    older: Option<LoadError>,
    replay: bool,
) -> impl IntoView {
    let (i18n, controls, panels) = (use_i18n(), use_controls(), use_panels());
    let two_sided = Memo::new(move |_| controls.is_two_sided());
    // With clocks the seats need their own row, even if the board shows the players.
    let seated = use_game().seated && controls.clock.read_untracked().is_none();
    let looking_back = Memo::new(move |_| replay || controls.moment.read().is_some());
    // A replay always shows the board, even at the end.
    let task = Memo::new(move |_| if replay { TableMoment::board("past") } else { controls.task.get() });
    let over = Memo::new(move |_| task.get().kind == MomentKind::Page);
    let sheet = Memo::new(move |_| task.get().kind == MomentKind::Sheet);
    Effect::new(move |_| {
        task.track();
        panels.peek.set(false);
    });
    // After a resize the button back from the board may be gone, so the sheet is raised.
    let _ = use_event_listener(use_window(), ev::resize, move |_| panels.peek.set(false));
    // The curtain also takes the covered controls out of the keyboard's reach.
    let covered = move || !replay && controls.is_covered();
    let near_seats = move || {
        let seats = if two_sided.get() { 1 } else { controls.seats() };
        Seat::all(seats).map(|seat| view! { <Badge seat replay /> }).collect_view()
    };
    view! {
        <main
            class="play"
            data-screen=if replay { "replay" } else { "play" }
            data-game=controls.slug
            data-seats=controls.seats().to_string()
            data-seated=seated.then_some("")
            data-timed=controls.clock.read_untracked().is_some().then_some("")
            data-two-sided=move || two_sided.get().then_some("")
            data-moment=move || task.get().kind.name()
            data-task=move || task.get().name
            data-past=move || looking_back.get().then_some("")
            data-peek=move || panels.peek.get().then_some("")
        >
            <div class="play-grid">
                <Show when=move || !replay>
                    <Hints />
                </Show>
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
                <Show when=move || over.get()>
                    <Ending />
                </Show>
                {board}
                <Show when=move || sheet.get()>
                    <SheetHandle />
                </Show>
                <div class="near-side" inert=covered>
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
                <Show when=move || over.get()>
                    <ReviewPart />
                </Show>
                <Show when=move || !replay>
                    <FallingCurtain />
                </Show>
            </div>
        </main>
    }
}

/// The log; a tap on a line shows its moment.
#[component]
fn FullLog(replay: bool) -> impl IntoView {
    let (controls, panels) = (use_controls(), use_panels());
    let pick = move |number: usize| {
        let live = !replay && number == controls.status.read_untracked().total;
        if live {
            controls.back_to_now()
        } else {
            controls.look_at(number)
        }
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
