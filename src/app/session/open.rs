//! Opens a match on the screen.

use std::sync::{Arc, Mutex, PoisonError};

use leptos::prelude::*;

use super::{
    advising::{self, Asking},
    any_match::TypedMatch,
    bots,
    controls::{Controls, ControlsInputs, MatchInfo},
    handle::Session,
    log::Lines,
    playback_state::PlaybackState,
    referee::{Referee, RejectAll},
    status::{self, MatchStatus},
};
use crate::{
    app::{
        contexts::{announcer::use_announcer, saves::use_saves, settings::use_settings, use_i18n},
        game_ui::GameUi,
        platform::device,
    },
    kernel::Viewer,
    table::{
        clock::Clock,
        handover::{Device, Handover},
        json,
        matches::{Ending, Match},
        moment::TableMoment,
        playback::Playback,
        report::Observed,
        seating,
    },
};

/// Makes a match's [`Session`] and [`Controls`] and provides both as contexts. If `live` is false the match is only
/// looked at and never saved.
pub fn open<G: GameUi>(game: Match<G>, live: Signal<bool>) -> (Controls, Session<G>) {
    let opened = put_up(game, live, None);
    let (_, session) = opened;
    bots::follow(session, live);
    advising::follow(session);
    opened
}

/// Opens a match of a lesson or problem, run by `referee` and never saved.
pub fn open_refereed<G: GameUi>(game: Match<G>, referee: Arc<dyn Referee<G>>) -> (Controls, Session<G>) {
    put_up(game, Signal::stored(true), Some(referee))
}

/// Opens a match that is only shown, with the learner's view.
pub fn open_shown<G: GameUi>(game: Match<G>) -> (Controls, Session<G>) {
    put_up(game, Signal::stored(false), Some(Arc::new(RejectAll)))
}

fn put_up<G: GameUi>(
    game: Match<G>,
    live: Signal<bool>,
    referee: Option<Arc<dyn Referee<G>>>,
) -> (Controls, Session<G>) {
    let (i18n, saves) = (use_i18n(), use_saves());
    // A lesson has a single player, so it needs no curtain.
    let device = if referee.is_some() { Device::OnePerson } else { seating::device(&game) };
    let game = Observed::from(game);
    let (header, turn) = (game.header().clone(), status::turn(&game));
    let typed = TypedMatch {
        current: RwSignal::new(Arc::new(game)),
        playback: RwSignal::new(Playback::default()),
        i18n,
        saves,
        referee: StoredValue::new(referee),
    };
    let people = untrack(|| typed.people_now());
    let handover = RwSignal::new(Handover::new(people, G::SECRETS, device, turn));
    let moment = RwSignal::new(None);
    let opened = RwSignal::new(None);
    let playback = Memo::new(move |_| typed.playback.with(PlaybackState::of));
    // Separate memos, so that status and log are not recomputed at each event.
    let watched = Memo::new(move |_| playback.get().is_watched);
    let unshown = Memo::new(move |_| playback.get().unshown);
    let view = view(typed.current, moment, handover, watched);

    let status = Memo::new(move |_| {
        let (game, view) = (typed.current.get(), view.get());
        Arc::new(MatchStatus::of(i18n, &game, &view, typed.people_now(), watched.get()))
    });
    let task = Memo::new(move |_| {
        let status = status.read();
        let looks_back = moment.read().is_some();
        if looks_back {
            TableMoment::board("past")
        } else if handover.read().is_down(looks_back, watched.get()) {
            TableMoment::board("curtain")
        } else if status.ending.is_some() && !watched.get() {
            TableMoment::page("over")
        } else {
            let acting = status.pending.iter().any(|seat| status.people.contains(seat));
            let read = typed.playback.with(|playback| playback.being_read().and_then(G::sheet));
            let moment = G::moment(&view.get(), playback.get().phase, acting);
            opened.get().or(read).unwrap_or(moment)
        }
    });
    let lines = Mutex::new(Lines::default());
    let log = Memo::new(move |_| {
        let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.of(i18n, &typed.current.read(), unshown.get())
    });

    // An imported match may wait for chance. The drawn result is saved at once, or a reload would draw anew.
    let mut unsaved = None;
    let kept = live.get_untracked() && !typed.is_refereed();
    // A lesson has no hints.
    let asks = Signal::derive(move || live.get() && !typed.is_refereed());
    if kept && typed.current.read_untracked().pending().is_chance() {
        let settled = typed.change(|game| Ok(game.settle(&mut device::rng())));
        if let Ok((game, _)) = settled {
            handover.update(|handover| handover.pending(status::turn(&game)));
            unsaved = saves.save(&game).err();
        }
    }
    typed.show_moment(usize::MAX, false);
    let clock = header.clock.map(|setting| {
        let kept = saves.with(|library| library.load_clock(&header.id));
        let fits = kept.filter(|clock| clock.seats() == usize::from(header.seats()));
        fits.unwrap_or_else(|| Clock::new(setting, header.seats()))
    });
    let about = MatchInfo {
        config_json: json::to_text(&header.config),
        id: header.id,
        players: header.players,
        hints: header.hints,
    };
    let inputs = ControlsInputs {
        slug: G::SLUG,
        moment,
        handover,
        playback: playback.into(),
        task: task.into(),
        opened,
        status: status.into(),
        log: log.into(),
        asker: Asking { status: status.into(), moment, handover, playback, live: asks }.asker(),
        clock,
        about,
        game: Arc::new(typed),
    };
    let controls = Controls::new(inputs, i18n, use_settings(), saves, use_announcer());
    controls.unsaved.set(unsaved);
    controls.begin(live);

    let session = Session::new(controls, typed, view, live);
    if untrack(|| session.live.get()) {
        let game = typed.current.get_untracked();
        let gate = G::gate_at_opening(game.public(), typed.audience());
        typed.playback.update(|playback| playback.wait(gate));
    }
    session.follow_playback();
    provide_context(controls);
    provide_context(session);
    (controls, session)
}

/// The current viewer's view at the moment shown.
fn view<G: GameUi>(
    current: RwSignal<Arc<Observed<G>>>,
    moment: RwSignal<Option<usize>>,
    handover: RwSignal<Handover>,
    watched: Memo<bool>,
) -> Signal<Arc<G::View>> {
    let viewer = Memo::new(move |_| {
        let handover = handover.read();
        // While all players look, a game without a curtain also shows only the public view.
        if watched.get() && !handover.is_needed() { Viewer::Public } else { handover.viewer() }
    });
    let look = move || {
        let game = current.read();
        // An abandoned match can be resumed, so its secrets stay hidden.
        let told = matches!(game.ending(), Some(Ending::Completed | Ending::Resigned(_)));
        let viewer = if told { Viewer::Omniscient } else { viewer.get() };
        match moment.get() {
            None => game.seen_by(viewer),
            Some(step) => Arc::new(game.game().look_back(&game.at(step), viewer)),
        }
    };
    // Views are never compared: they have hundreds of parts, and are recomputed only after a change.
    Memo::new_with_compare(move |_| look(), |_, _| true).into()
}
