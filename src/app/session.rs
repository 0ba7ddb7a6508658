//! One match on the screen. The only place of the app where a `Match` is held: everything a player
//! does goes through here to the log, to the shelf, to ear and eye.
//!
//! [`open`] is compiled once for each game and kept small; what it gives, a [`Frame`], has forgotten
//! the game, and all the rest of the play screen is built on that.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    components::log::LogLine,
    contexts::{
        settings::{Rotation, Settings},
        table::{Table, Wiring},
        vault::Vault,
        voice::Voice,
    },
    game_ui::GameUi,
    i18n::use_i18n,
    lexicon::{fill, say},
    platform::{
        device,
        sounds::{self, Sound},
    },
};
use crate::{
    kernel::{Actor, Pending, Seat, Seats, Step, Viewer},
    table::{
        clock::Clock,
        handover::{Handover, Stage},
        log::Entry,
        matches::{Ending, Match, PlayError, Undo},
        player::Player,
        results::MatchResult,
    },
};

/// What a player can do about a match besides playing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Act {
    Undo { agreed: bool },
    RestartTurn { agreed: bool },
    Redo,
    Resign(Seat),
    Abandon,
    PauseClock,
    ResumeClock,
}

/// A match with its game forgotten: signals to show and one way to act.
#[derive(Copy, Clone)]
pub struct Frame {
    pub slug: &'static str,
    pub id: StoredValue<String>,
    pub players: Signal<Vec<Player>>,
    pub pending: Memo<Pending>,
    pub ending: Memo<Option<Ending>>,
    pub places: Memo<Option<Vec<u8>>>,
    /// How it ended, as a sentence; empty while it goes on.
    pub ended: Memo<String>,
    /// What the game expects of whoever is to act.
    pub duty: Memo<String>,
    /// Each seat's side in the game.
    pub roles: Memo<Vec<Option<String>>>,
    pub rules_at: Memo<Option<&'static str>>,
    /// Steps in force.
    pub total: Memo<usize>,
    /// The moment looked at; nothing: now.
    pub moment: RwSignal<Option<usize>>,
    pub log: Memo<Vec<LogLine>>,
    pub undo: Memo<Undo>,
    pub restart: Memo<Undo>,
    pub can_redo: Memo<bool>,
    pub may_resign: Memo<Seats>,
    pub near: Signal<Seat>,
    pub clock: RwSignal<Option<Clock>>,
    pub handover: RwSignal<Handover>,
    pub act: Callback<Act>,
    /// A new match that starts from the first so many steps; its id.
    pub branch: Callback<usize, Option<String>>,
    /// The options it was started with, for a rematch.
    pub config_json: StoredValue<String>,
}

impl Frame {
    /// The moment on the screen, as a number of steps.
    pub fn shown(self) -> usize {
        self.moment.get().unwrap_or(usize::MAX).min(self.total.get())
    }

    pub fn names(self) -> Vec<String> {
        self.players.with(|players| players.iter().map(|player| player.name.clone()).collect())
    }
}

/// Everything two closures need of a match.
struct Desk<G: GameUi> {
    game: RwSignal<Match<G>>,
    handover: RwSignal<Handover>,
    clock: RwSignal<Option<Clock>>,
    moment: RwSignal<Option<usize>>,
    vault: Vault,
    voice: Voice,
    settings: Settings,
    i18n: super::I18n,
}

impl<G: GameUi> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Desk<G> {}

/// Puts a match on the screen. Where `live` is false it is only looked at: nothing is ever saved.
pub fn open<G: GameUi>(game: Match<G>, live: Signal<bool>) -> (Frame, AnyView) {
    let settings = expect_context::<Settings>();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let i18n = use_i18n();

    let header = game.header();
    let id = header.id.clone();
    let seats = header.seats();
    let players = Signal::stored(header.players.clone());
    let config_json = StoredValue::new(serde_json::to_string(&header.config).unwrap_or_default());
    let clock = header.clock.map(|setting| {
        vault.with(|library| library.load_clock(&id)).unwrap_or_else(|| Clock::new(setting, seats))
    });
    let everybody: Seats = Seat::all(seats).collect();
    let handover = RwSignal::new(Handover::new(everybody, G::SECRETS, game.pending().seats()));

    let desk = Desk {
        game: RwSignal::new(game),
        handover,
        clock: RwSignal::new(clock),
        moment: RwSignal::new(None),
        vault,
        voice,
        settings,
        i18n,
    };
    let Desk { game, moment, clock, .. } = desk;

    let total = Memo::new(move |_| game.with(|m| m.steps().len()));
    let ending = Memo::new(move |_| game.with(Match::ending));
    let pending = Memo::new(move |_| game.with(Match::pending));
    let viewer = move || if ending.get().is_some() { Viewer::Open } else { handover.with(Handover::viewer) };
    let view = Memo::new(move |_| {
        let viewer = viewer();
        match moment.get() {
            Some(n) => game.with(|m| crate::kernel::Game::view(&m.at(n), viewer)),
            None => game.with(|m| m.view(viewer)),
        }
    });
    let near = Signal::derive(move || match settings.rotation.get() {
        Rotation::Follow => pending.get().seats().iter().next().unwrap_or(Seat(0)),
        Rotation::Fixed | Rotation::FaceToFace => Seat(0),
    });
    let made = StoredValue::new((None, Vec::new()));
    let frame = Frame {
        slug: G::SLUG,
        id: StoredValue::new(id),
        players,
        pending,
        ending,
        places: Memo::new(move |_| game.with(|m| m.outcome().map(|outcome| outcome.places))),
        ended: Memo::new(move |_| {
            let names = names_of(players);
            ending.get().map_or_else(String::new, |ending| {
                game.with(|m| G::ending(i18n, &names, &m.view(Viewer::Open), &ending))
            })
        }),
        duty: Memo::new(move |_| {
            G::duty(i18n, &view.get()).unwrap_or_else(|| say!(i18n, to_move).to_owned())
        }),
        roles: Memo::new(move |_| Seat::all(seats).map(|seat| G::role(i18n, seat.0)).collect()),
        rules_at: Memo::new(move |_| view.with(G::rules_section)),
        total,
        moment,
        log: Memo::new(move |known: Option<&Vec<LogLine>>| {
            game.with(|m| lines(desk, m, players, known, made))
        }),
        undo: Memo::new(move |_| game.with(Match::undo_state)),
        restart: Memo::new(move |_| game.with(Match::restart_state)),
        can_redo: Memo::new(move |_| game.with(Match::can_redo)),
        may_resign: Memo::new(move |_| {
            game.with(|m| Seat::all(seats).filter(|seat| m.can_resign(*seat)).collect())
        }),
        near,
        clock,
        handover,
        act: Callback::new(move |act| desk.act(act)),
        branch: Callback::new(move |n| desk.branch(n)),
        config_json,
    };
    let table = Table::new(
        Wiring {
            view,
            live: Signal::derive(move || live.get() && moment.get().is_none() && ending.get().is_none()),
            pending,
            players,
            rotation: settings.rotation.into(),
            near,
            shown: Signal::derive(move || frame.shown()),
            play: Arc::new(move |action| desk.play(action)),
        },
        settings,
        voice,
    );
    // The clock of a match that was left goes on from where it stood, when somebody says so.
    if live.get_untracked() && total.get_untracked() == 0 && ending.get_untracked().is_none() {
        desk.time_for(pending.get_untracked().seats(), true);
    }
    (frame, G::board(table))
}

fn names_of(players: Signal<Vec<Player>>) -> Vec<String> {
    players.with(|players| players.iter().map(|player| player.name.clone()).collect())
}

/// What the lines of the log were made from, to tell how many still hold.
type Made<G> = (Option<super::i18n::Locale>, Vec<Step<<G as crate::kernel::Game>::Action>>);

/// The log in words. Lines already known are kept: each costs a position.
fn lines<G: GameUi>(
    desk: Desk<G>,
    m: &Match<G>,
    players: Signal<Vec<Player>>,
    known: Option<&Vec<LogLine>>,
    made: StoredValue<Made<G>>,
) -> Vec<LogLine> {
    // Tracked: a change of language writes all lines anew.
    let language = desk.i18n.get_locale();
    let steps = m.steps();
    let keep = made.with_value(|(was, line)| match known {
        Some(known) if *was == Some(language) => {
            line.iter().zip(steps).take_while(|(a, b)| a == b).count().min(known.len())
        }
        _ => 0,
    });
    let mut lines = known.map_or_else(Vec::new, |known| known[..keep].to_vec());
    let names = names_of(players);
    let mut game = m.at(keep);
    for (index, step) in steps.iter().enumerate().skip(keep) {
        let before = crate::kernel::Game::view(&game, Viewer::Public);
        lines.push(LogLine {
            number: index + 1,
            by: match step.by {
                Actor::Seat(seat) => players.with(|players| players.get(seat.index()).cloned()),
                Actor::Table => None,
            },
            text: G::log_line(desk.i18n, &names, &before, step),
        });
        crate::kernel::Game::apply(&mut game, step);
    }
    made.set_value((Some(language), steps.to_vec()));
    lines
}

impl<G: GameUi> Desk<G> {
    /// One action of whoever is to act.
    fn play(self, action: G::Action) -> Result<(), G::Refusal> {
        let before = self.game.with_untracked(|m| m.view(Viewer::Public));
        let waiting = self.game.with_untracked(|m| m.pending().seats());
        let holder = match self.handover.with_untracked(Handover::stage) {
            Stage::Open(seat) if waiting.contains(seat) => Some(seat),
            _ => None,
        };
        let Some(seat) = holder.or_else(|| waiting.iter().next()) else { return Ok(()) };
        let step = Step::seat(seat, action);
        let played = self.game.try_update(|m| {
            let played = m.play(step.clone());
            if played.is_ok() {
                m.settle(&mut device::rng());
            }
            played.map(drop)
        });
        match played {
            Some(Err(PlayError::Refused(refusal))) => return Err(refusal),
            Some(Err(error)) => self.trouble(&error),
            Some(Ok(())) => self.after_step(&before, &step),
            None => {}
        }
        Ok(())
    }

    /// All that follows a step: sound, words, clock, shelf.
    fn after_step(self, before: &G::View, step: &Step<G::Action>) {
        let (over, pending, names, turn_over) = self.game.with_untracked(|m| {
            let names: Vec<String> = m.header().players.iter().map(|player| player.name.clone()).collect();
            (m.ending(), m.pending().seats(), names, G::turn_over(&m.view(Viewer::Public)))
        });
        let sound = match &over {
            Some(_) if self.game.with_untracked(|m| m.outcome().is_some_and(|o| o.is_draw())) => Sound::Draw,
            Some(_) => Sound::Win,
            None => G::sound(step, before),
        };
        if self.settings.sound.get_untracked() {
            sounds::play(sound);
        }
        if self.settings.vibration.get_untracked() {
            device::vibrate(if sound == Sound::Capture { 40 } else { 15 });
        }
        let mut sentence = untrack(|| G::spoken(self.i18n, &names, before, step));
        let turn = pending.iter().next().and_then(|seat| names.get(seat.index()));
        if let Some(name) = turn
            && step.by != Actor::Seat(pending.iter().next().unwrap_or(Seat(0)))
        {
            let words = untrack(|| fill(say!(self.i18n, turn_of), &[("name", name)]));
            sentence = [&sentence, " ", &words].concat();
        }
        self.voice.say(sentence);
        self.handover.update(|handover| handover.pending(pending));
        // Whoever plays lets the time run again.
        self.clock.update(|clock| {
            if let Some(clock) = clock {
                clock.resume(device::now());
            }
        });
        self.time_for(pending, turn_over);
        self.keep();
    }

    /// Takes a take-back, a resignation and the like to the match.
    fn act(self, act: Act) {
        let result = match act {
            Act::PauseClock | Act::ResumeClock => {
                let now = device::now();
                self.clock.update(|clock| {
                    if let Some(clock) = clock {
                        if act == Act::PauseClock { clock.pause(now) } else { clock.resume(now) }
                    }
                });
                self.keep_clock();
                return;
            }
            Act::Undo { agreed } => self.game.try_update(|m| m.undo(agreed)),
            Act::RestartTurn { agreed } => self.game.try_update(|m| m.restart_turn(agreed)),
            Act::Redo => self.game.try_update(|m| m.redo().map(drop)),
            Act::Resign(seat) => self.game.try_update(|m| m.resign(seat)),
            Act::Abandon => self.game.try_update(|m| m.abandon()),
        };
        match result {
            Some(Err(error)) => self.trouble(&error),
            Some(Ok(())) => {
                self.moment.set(None);
                let pending = self.game.with_untracked(|m| m.pending().seats());
                let words = untrack(|| match act {
                    Act::Undo { .. } | Act::RestartTurn { .. } => say!(self.i18n, said_undone),
                    Act::Redo => say!(self.i18n, said_redone),
                    _ => "",
                });
                self.voice.say(words);
                self.handover.update(|handover| handover.pending(pending));
                self.time_for(pending, false);
                self.keep();
            }
            None => {}
        }
    }

    fn branch(self, n: usize) -> Option<String> {
        let id = device::match_id();
        let branch = self.game.with_untracked(|m| m.branch(n, id.clone(), device::now()));
        match self.vault.save(&branch) {
            Ok(()) => Some(id),
            Err(_) => {
                self.unsaved();
                None
            }
        }
    }

    /// Hands the time to whoever is next.
    fn time_for(self, next: Seats, turn_over: bool) {
        if self.clock.with_untracked(Option::is_none) {
            return;
        }
        let now = device::now();
        let over = next.is_empty();
        self.clock.update(|clock| {
            let Some(clock) = clock else { return };
            if turn_over {
                clock.turn(next, now);
            } else {
                clock.interlude(next, now);
            }
            if over {
                clock.pause(now);
            }
        });
        self.keep_clock();
    }

    fn keep_clock(self) {
        self.clock.with_untracked(|clock| {
            if let Some(clock) = clock {
                let id = self.game.with_untracked(|m| m.header().id.clone());
                self.vault.save_clock(&id, clock);
            }
        });
    }

    /// Saves the match, and its result once there is one.
    fn keep(self) {
        let saved = self.game.with_untracked(|m| self.vault.save(m));
        if saved.is_err() {
            self.unsaved();
        }
        if let Some(result) = self.game.with_untracked(|m| MatchResult::of(m, device::now())) {
            self.vault.add_result(result);
        } else {
            let taken_back =
                self.game.with_untracked(|m| matches!(m.entries().last(), Some(Entry::Undo { .. })));
            if taken_back {
                self.vault.forget_result(&self.game.with_untracked(|m| m.header().id.clone()));
            }
        }
    }

    fn unsaved(self) {
        let words = untrack(|| {
            self.vault.trouble.with_untracked(|trouble| {
                trouble.as_ref().map(|error| super::trouble::save_error(self.i18n, error)).unwrap_or_default()
            })
        });
        self.voice.toast(words);
    }

    fn trouble(self, error: &PlayError<G::Refusal>) {
        let words = untrack(|| match error {
            PlayError::Refused(refusal) => G::refusal(self.i18n, refusal),
            PlayError::Ended => say!(self.i18n, refused_ended).to_owned(),
            PlayError::NothingToUndo => say!(self.i18n, refused_no_undo).to_owned(),
            PlayError::NeedsConsent => say!(self.i18n, consent_text).to_owned(),
            PlayError::NothingToRedo => say!(self.i18n, refused_no_redo).to_owned(),
            PlayError::CannotResign => say!(self.i18n, refused_resign).to_owned(),
        });
        self.voice.toast(words);
    }
}
