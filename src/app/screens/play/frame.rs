//! Seats, board, log and controls around one match.

use std::time::Duration;

use leptos::{prelude::*, tachys::view::Mountable};

use super::{
    bars::{controls, step_of, timeline},
    ending::ending_dialog,
    leaving::leaving_dialog,
    menu::menu_dialog,
    room::room_dialog,
};
use crate::{
    app::{
        I18n,
        components::{
            button, clock_face, confirm, curtain, dialog, icon, icon_button, log, page::title_page,
            seat_badge,
        },
        contexts::{app, navigation::Route, settings::Rotation},
        dom::{El, Text, View, at_end, el, every, on_window, switch, watch, when},
        game_ui::Beside,
        games::{self, Opened},
        lexicon::{fill, say, w},
        platform::{
            device,
            sounds::{self, Sound},
            wake,
        },
        screens::roster::trouble,
        session::{Act, Frame},
        state::{Bundle, Derived, State},
        trouble::load_error,
    },
    kernel::Seat,
    saves::save::LoadError,
    table::{handover::Screen, matches::Undo},
};

/// What the bars and dialogs of a match open, and for whom.
pub type Panels = Bundle<Windows>;

pub struct Windows {
    pub menu: State<bool>,
    /// Who is a person and who a bot.
    pub seats: State<bool>,
    /// What of that the whole table must agree to.
    pub handing: State<bool>,
    pub log: State<bool>,
    pub ending: State<bool>,
    /// Taking the match along.
    pub exporting: State<bool>,
    /// Making room for it on the device.
    pub room: State<bool>,
    /// An undo or a restart that the whole table must agree to.
    pub consent: State<bool>,
    /// It is a restart.
    pub restart: State<bool>,
    /// Whoever opened it sits on the far side.
    pub far: State<bool>,
}

impl Panels {
    /// `far`: for whoever sits on the far side.
    pub fn open(self, panel: State<bool>, far: bool) {
        self.far.set(far);
        panel.set(true);
    }

    /// Turns a window round for the far side.
    pub fn turned(self, window: El) -> El {
        window.class_when("far", move || self.far.get())
    }

    /// Does it at once where it is free to do, asks the table otherwise.
    pub fn take_back(self, frame: Frame, far: bool, restart: bool) {
        self.far.set(far);
        match untrack(|| if restart { frame.restart() } else { frame.undo() }) {
            Undo::Nothing => {}
            Undo::Free => frame.act(taking_back(restart, false)),
            Undo::NeedsConsent => {
                // The whole table is to look at the question.
                frame.hide();
                self.restart.set(restart);
                self.consent.set(true);
            }
        }
    }
}

fn taking_back(restart: bool, agreed: bool) -> Act {
    if restart { Act::RestartTurn { agreed } } else { Act::Undo { agreed } }
}

/// A match and all that stands around it, and the windows in front.
pub fn frame_view(opened: Opened, replay: bool) -> View {
    let Opened { frame, board, notice } = opened;
    let panels = Bundle::of(Windows {
        menu: State::new(false),
        seats: State::new(false),
        handing: State::new(false),
        log: State::new(false),
        ending: State::new(false),
        exporting: State::new(false),
        room: State::new(false),
        consent: State::new(false),
        restart: State::new(false),
        far: State::new(false),
    });
    if replay {
        frame.moment.set(Some(frame.facts_untracked().total));
    } else {
        keep_going(frame);
        show_the_end(frame, panels);
    }
    let lines = move || frame.log().to_vec();
    let shown = move || frame.shown();
    let pick = move |number: usize| {
        let live = !replay && number == frame.facts_untracked().total;
        frame.moment.set((!live).then_some(number));
        panels.log.set(false);
    };
    let full_log = move || log(lines, shown, pick);
    let side_log = el("aside.side-log").label(w!(log)).child(el("h2").text(w!(log))).child(full_log());
    let agreed = move || frame.act(taking_back(panels.restart.get_untracked(), true));
    let i18n = app().i18n;
    let consent = move || {
        let why = frame.facts().taken_back.clone();
        [why.as_deref().unwrap_or_default(), " ", say!(i18n, consent_text)].concat()
    };
    View::from([
        stage(frame, panels, replay, board, notice, side_log).into(),
        panels.turned(dialog("log", panels.log, w!(log), full_log)).into(),
        menu_dialog(frame, panels, replay),
        ending_dialog(frame, panels).into(),
        View::from(
            (!replay).then(|| View::from([leaving_dialog(frame, panels).into(), room_dialog(frame, panels)])),
        ),
        panels.turned(confirm(panels.consent, w!(consent_title), consent, w!(consent_yes), agreed)).into(),
    ])
}

fn stage(
    frame: Frame,
    panels: Panels,
    replay: bool,
    board: AnyView,
    older: Option<LoadError>,
    side_log: El,
) -> El {
    let i18n = app().i18n;
    let settings = app().settings;
    let seats = frame.sheet().players.len() as u8;
    let two_sided = move || {
        seats == 2 && settings.get().rotation == Rotation::FaceToFace && frame.facts().people.only().is_none()
    };
    // The clocks stand in the row of seats.
    let seated =
        games::find(frame.slug).is_some_and(|game| game.seated) && untrack(|| frame.clock()).is_none();
    let looking_back = move || replay || frame.moment.get().is_some();
    let over = move || !looking_back() && has_ended(frame);

    let far_side = when(two_sided, move || {
        el("div.far-side")
            .child(badge(frame, Seat::FIRST.next(2), replay))
            .child((!replay).then(|| controls(frame, panels, true)))
    });
    let near_seats = switch(two_sided, move |two_sided| {
        let seats = if two_sided { 1 } else { seats };
        Seat::all(seats).filter_map(|seat| badge(frame, seat, replay)).collect::<View>()
    });
    let older = older.map(|error| {
        let why = move || match &error {
            LoadError::OtherRules { .. } => say!(i18n, rules_looked_at).to_owned(),
            error => fill(say!(i18n, opened_older), &[("why", &load_error(i18n, error))]),
        };
        el("p.notice.warn").attr("role", "alert").attr("data-notice", "older").text(why)
    });
    let verdict = when(over, move || {
        let result = button(w!(result), move || panels.ending.set(true)).act("result").class("primary");
        el("div.notice")
            .attr("data-notice", "over")
            .child(el("span").text(move || frame.facts().ended.clone()))
            .child(result)
    });
    let bar = switch(looking_back, move |looking_back| {
        if looking_back { looking_back_bar(frame, replay) } else { controls(frame, panels, false) }
    });
    el("main.play")
        .attr("data-screen", if replay { "replay" } else { "play" })
        .class_when("two-sided", two_sided)
        .class_when("seated", move || seated)
        .class_when("looking-back", looking_back)
        .class_when("over-now", over)
        .class_when("thinking-now", move || thinker(frame).is_some())
        .child(top(frame, panels))
        .child(far_side)
        .child(el("div.seats-bar").child(near_seats))
        .child(el("div.notices").child(trouble()).child(older).child(verdict).child(no_bots(frame, panels)))
        .child(el("div.board-slot").child(board))
        // What the curtain covers is out of reach for the keyboard too.
        .child(el("div.near-side").attr("inert", move || !replay && frame.is_covered()).child(bar))
        .child(side_log)
        .child((!replay).then(|| falling_curtain(frame)))
}

/// No bot can be had: what is left to do.
fn no_bots(frame: Frame, panels: Panels) -> View {
    when(
        move || frame.fault.get().is_some(),
        move || {
            let i18n = app().i18n;
            let why = move || {
                let fault = frame.fault.get();
                fill(say!(i18n, no_bots), &[("why", fault.as_deref().unwrap_or_default())])
            };
            let again =
                button(w!(bots_again), move || frame.fault.set(None)).act("bots-again").class("primary");
            let hand = button(w!(hand_over), move || panels.open(panels.seats, false)).act("bots-hand-over");
            el("div.notice.warn")
                .attr("role", "alert")
                .attr("data-notice", "no-bots")
                .child(el("span").text(why))
                .child(el("div.row").child([again, hand]))
        },
    )
}

/// The way home, what is played, whose turn it is, the menu.
fn top(frame: Frame, panels: Panels) -> El {
    let i18n = app().i18n;
    let title = Text::from(move || games::find(frame.slug).map(|game| (game.title)(i18n)));
    title_page(title.clone());
    let home = el("a.icon-button")
        .act("back")
        .attr("href", Route::Home.href())
        .label(w!(home))
        .attr("title", w!(home))
        .child(icon(icon::BACK));
    el("header.play-top")
        .child(home)
        .child(el("h1.play-title").text(title))
        .child(el("p.play-turn").text(move || headline(frame, i18n)))
        .child(icon_button(icon::MENU, w!(menu), move || panels.open(panels.menu, false)).act("menu"))
}

/// Whose turn it is, as a sentence.
fn headline(frame: Frame, i18n: I18n) -> String {
    if frame.moment.get().is_some() {
        return step_of(frame, i18n);
    }
    let (facts, sheet) = (frame.facts(), frame.sheet());
    if has_ended(frame) {
        return say!(i18n, over).to_owned();
    }
    if let Some(player) = thinker(frame).and_then(|seat| sheet.players.get(seat.index())) {
        return fill(say!(i18n, thinks), &[("name", &player.name)]);
    }
    if let Some(headline) = &facts.headline {
        return headline.clone();
    }
    let turn = facts.pending.iter().filter_map(|seat| sheet.players.get(seat.index()));
    let turn: Vec<String> = turn.map(|player| player.called()).collect();
    fill(say!(i18n, turn_of), &[("name", &turn.join(", "))])
}

/// The bot all are waiting for; tracked.
fn thinker(frame: Frame) -> Option<Seat> {
    let facts = frame.facts();
    frame.thinking.get().filter(|_| !facts.pending.iter().any(|seat| facts.people.contains(seat)))
}

/// One seat: who, which side, whether it is their turn, how much time is left.
fn badge(frame: Frame, seat: Seat, replay: bool) -> Option<El> {
    let sheet = frame.sheet();
    let player = sheet.players.get(seat.index())?;
    let i18n = app().i18n;
    let turn = move || frame.moment.get().is_none() && frame.facts().pending.contains(seat);
    let thinks = move || frame.thinking.get() == Some(seat);
    let line = move || {
        let facts = frame.facts();
        if thinks() {
            say!(i18n, thinks_line).to_owned()
        } else if turn() {
            facts.duty.clone()
        } else {
            facts.roles.get(seat.index()).cloned().flatten().unwrap_or_default()
        }
    };
    let timed = !replay && untrack(|| frame.clock()).is_some();
    let bot = move || frame.facts().bot(seat).is_some();
    let badge = seat_badge(player, timed.then(|| seat_clock(frame, seat)), turn, bot, line);
    let beside = switch(
        move || frame.facts().beside.get(seat.index()).cloned().flatten(),
        |beside| {
            beside.map(|Beside { picture, count, words }| {
                let label = words.clone();
                let row = el("span.seat-beside").attr("role", "img").label(label).attr("title", words);
                let mut pictures = (0..count).map(|_| picture()).collect_view().build();
                pictures.mount(&row.node(), None);
                at_end(move || drop(pictures));
                row
            })
        },
    );
    Some(badge.class_when("thinking", thinks).child(beside))
}

/// The time a seat has left. That it is up is said once; what it means is for the table to decide.
fn seat_clock(frame: Frame, seat: Seat) -> El {
    let i18n = app().i18n;
    let announcer = app().announcer;
    // Turns over with each beat.
    let beat = State::new(false);
    every(Duration::from_millis(200), Box::new(move || beat.set(!beat.get_untracked())));
    let left = move || {
        beat.get();
        frame.clock().map_or(0, |clock| clock.left(seat, device::now()))
    };
    let running =
        move || frame.clock().is_some_and(|clock| !clock.is_paused() && clock.running().contains(seat));
    once(
        move || left() == 0,
        move || {
            let sheet = frame.sheet();
            let name = sheet.players.get(seat.index()).map_or("", |player| player.name.as_str());
            let words = fill(say!(i18n, time_up), &[("name", name)]);
            announcer.say(words.clone());
            announcer.toast(words);
        },
    );
    clock_face(left, running)
}

/// The timeline, from which a match of its own can branch off.
fn looking_back_bar(frame: Frame, replay: bool) -> El {
    let i18n = app().i18n;
    let navigation = app().navigation;
    let announcer = app().announcer;
    timeline(frame, replay, move || {
        if let Some(id) = frame.branch(untrack(|| frame.shown())) {
            announcer.toast(i18n.now(w!(branched)));
            navigation.go(Route::Play(id));
        }
    })
}

/// Hides the table between two players of a game with secrets.
fn falling_curtain(frame: Frame) -> View {
    let behind = move || match frame.handover.get().screen() {
        Screen::Curtain(seat) | Screen::Confirm(seat) if frame.is_covered() => {
            Some((seat, frame.facts().pending))
        }
        _ => None,
    };
    let asked = move || matches!(frame.handover.get().screen(), Screen::Confirm(_));
    switch(behind, move |behind| {
        let (seat, pending) = behind?;
        let sheet = frame.sheet();
        let player = sheet.players.get(seat.index())?;
        let visited = frame.handover.get_untracked().is_visited();
        let others = pending.iter().filter(|other| *other != seat && !visited);
        let others = others.filter_map(|seat| Some((seat, sheet.players.get(seat.index())?)));
        let mate = frame.facts_untracked().mates.get(seat.index()).copied().flatten();
        let mate = mate.and_then(|mate| sheet.players.get(mate.index()));
        Some(curtain(player, mate, &others.collect::<Vec<_>>(), asked, frame.handover))
    })
}

/// Whether it is over, and everybody has seen how; tracked.
fn has_ended(frame: Frame) -> bool {
    frame.facts().ending.is_some() && !frame.held.get()
}

/// The result is shown when it comes about, not to whoever comes back to look.
fn show_the_end(frame: Frame, panels: Panels) {
    let (announcer, settings) = (app().announcer, app().settings);
    once(
        move || has_ended(frame),
        move || {
            panels.ending.set(true);
            let facts = frame.facts_untracked();
            if let Some(places) = facts.places.as_ref().filter(|_| settings.now().sound) {
                sounds::play(if places.iter().all(|place| *place == 1) { Sound::Draw } else { Sound::Win });
            }
            announcer.say(frame.facts_untracked().ended.clone());
        },
    );
}

/// Acts whenever something comes to hold that did not hold before.
fn once(holds: impl Fn() -> bool + 'static, act: impl Fn() + 'static) {
    let mut before = true;
    watch(move || {
        let now = holds();
        if now && !before {
            untrack(&act);
        }
        before = now;
    });
}

/// Screen awake, clock stopped and match saved when the page goes away.
fn keep_going(frame: Frame) {
    let settings = app().settings;
    // A memo, so that the device is asked only where this changes.
    wake::keep_awake(Memo::new(move |_| settings.get().keep_awake && frame.facts().ending.is_none()).into());
    // The match itself was saved with its latest step; the clock is all that has moved since.
    on_window("pagehide", Box::new(move |_| frame.pause_clock(true)));
    on_window(
        "visibilitychange",
        Box::new(move |_| {
            if document().hidden() {
                frame.hide();
                frame.keep_clock();
            }
        }),
    );
    // While the device goes from hand to hand nobody's time runs.
    let screen = Derived::new(move || {
        let handover = frame.handover.get();
        (handover.screen(), handover.is_visited())
    });
    watch(move || {
        let (screen, visited) = *screen.get();
        if frame.handover.get_untracked().is_needed() && untrack(|| frame.clock()).is_some() {
            match screen {
                Screen::Curtain(_) | Screen::Confirm(_) => frame.pause_clock(true),
                Screen::Open(_) if visited => {}
                Screen::Open(seat) => frame.clock_for(seat),
                Screen::Public => {}
            }
        }
    });
    on_window("blur", Box::new(move |_| frame.hide()));
    at_end(move || {
        frame.pause_clock(true);
        frame.hush();
    });
}
