//! The seats round a board.

use leptos::prelude::*;
use leptos_use_interval_fn::use_interval_fn;

use super::once::once;
use crate::{
    app::{
        components::{ClockFace, SeatBadge},
        contexts::{announcer::use_announcer, use_i18n},
        game_ui::SeatSummary,
        i18n::common,
        platform::device,
        session::use_controls,
    },
    kernel::Seat,
};

/// Milliseconds between two updates of a clock.
const BEAT: u64 = 200;

/// One seat: the player, their role, whether it is their turn, and their time.
#[component]
pub(super) fn Badge(
    seat: Seat,
    /// Whether this is a replay, in which no clock runs.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let controls = use_controls();
    let turn =
        Memo::new(move |_| controls.moment.read().is_none() && controls.status.read().pending.contains(seat));
    let thinks = Memo::new(move |_| controls.thinking.get() == Some(seat));
    let bot = Memo::new(move |_| controls.status.read().bot(seat).is_some());
    let line = Memo::new(move |_| {
        if thinks.get() {
            return i18n.say(common::thinks_line);
        }
        let status = controls.status.read();
        let role = || status.roles.get(seat.index()).cloned().flatten().unwrap_or_default();
        if turn.get() { status.prompt.clone() } else { role() }
    });
    let summary = Memo::new(move |_| controls.status.read().summaries.get(seat.index()).cloned().flatten());
    let timed = !replay && controls.clock.read_untracked().is_some();
    controls.player(seat).map(|player| {
        let clock = timed.then(|| view! { <SeatClock seat /> }.into_any());
        view! {
            <SeatBadge player turn bot thinking=thinks line clock>
                {move || summary.get().map(|summary| view! { <Summary summary /> })}
            </SeatBadge>
        }
    })
}

/// Public summary beside a seat.
#[component]
fn Summary(summary: SeatSummary) -> impl IntoView {
    let SeatSummary { sketch, words } = summary;
    view! {
        <span class="seat-beside" role="img" aria-label=words.clone() title=words>
            {sketch.draw()}
        </span>
    }
}

/// The time left of a seat. A run-out clock is announced once; the table decides what follows.
#[component]
fn SeatClock(seat: Seat) -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let controls = use_controls();
    let beat = Trigger::new();
    let _ = use_interval_fn(move || beat.notify(), BEAT);
    let left = Memo::new(move |_| {
        beat.track();
        controls.clock.read().as_ref().map_or(0, |clock| clock.left(seat, device::steady()))
    });
    let running = Memo::new(move |_| {
        let clock = controls.clock.read();
        clock.as_ref().is_some_and(|clock| !clock.is_paused() && clock.running().contains(seat))
    });
    once(
        move || left.get() == 0,
        move || {
            let name = controls.player(seat).map(|player| player.name).unwrap_or_default();
            announcer.toast(i18n.say(common::TimeUp { name: &name }));
        },
    );
    view! { <ClockFace left running /> }
}
