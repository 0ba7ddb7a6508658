//! A match with its game forgotten: what the whole play screen is built on, compiled once.

use std::{cell::RefCell, ops::Range, sync::Arc};

use leptos::prelude::*;

use super::hooks::News;
use crate::{
    app::{
        I18n,
        components::log::LogLine,
        contexts::{
            announcer::Announcer,
            saves::Saves,
            settings::{Rotation, Settings},
        },
        game_ui::Beside,
        lexicon::{fill, handed, say, w},
        platform::{
            device,
            sounds::{self, Sound},
        },
        state::{Bundle, Derived, State},
        trouble,
    },
    kernel::{Seat, Seats, bot::Level},
    saves::save::SaveError,
    table::{
        clock::Clock,
        handover::{Handover, Screen, Turn},
        matches::{Ending, Undo},
        player::Player,
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
}

/// A seat and who plays it from now on: a bot, or a person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Handed {
    pub seat: Seat,
    pub to: Option<Level>,
}

/// What was taken back and may be done again.
#[derive(PartialEq, Debug)]
pub struct Again {
    /// By this seat alone, with what is theirs before them.
    pub by: Option<Seat>,
    /// It takes the place of this draft, and of none that is another.
    pub draft: Option<String>,
}

/// All that follows from the match, the moment shown and the language.
#[derive(PartialEq, Debug)]
pub struct Facts {
    /// What stands above the board instead of whose turn it is.
    pub headline: Option<String>,
    /// Who may act; nobody once it is over.
    pub pending: Seats,
    pub ending: Option<Ending>,
    pub places: Option<Vec<u8>>,
    /// How it ended, as a sentence; empty while it goes on.
    pub ended: String,
    /// What the game expects of whoever is to act.
    pub duty: String,
    /// Each seat's side in the game.
    pub roles: Vec<Option<String>>,
    /// What lies beside each seat.
    pub beside: Vec<Option<Beside>>,
    /// Who may look along with each seat.
    pub mates: Vec<Option<Seat>>,
    pub rules_at: Option<&'static str>,
    /// Steps in force.
    pub total: usize,
    /// The moments of which nothing can be told, for now.
    pub out_of_sight: Range<usize>,
    /// What an undo takes back, where that is worth saying.
    pub taken_back: Option<String>,
    pub undo: Undo,
    pub restart: Undo,
    pub again: Option<Again>,
    /// Who has made the step that an undo takes back.
    pub last: Option<Seat>,
    /// Who looks at something in the making that is not in the match yet.
    pub maker: Option<Seat>,
    pub may_resign: Seats,
    /// Which seats bots play, and how well.
    pub bots: Vec<Option<Level>>,
    /// The other seats.
    pub people: Seats,
}

impl Facts {
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    pub fn has_bots(&self) -> bool {
        self.bots.iter().any(Option::is_some)
    }
}

/// A match with its game forgotten: what there is to know, and the ways to act.
pub type Frame = Bundle<Parts>;

pub struct Parts {
    pub slug: &'static str,
    /// The moment looked at; nothing: now.
    pub moment: State<Option<usize>>,
    pub handover: State<Handover>,
    /// The curtain, and the result, wait: all are still looking at what has happened.
    pub held: State<bool>,
    /// The table is being asked: bots wait.
    pub asked: State<bool>,
    /// What whoever looks has in the making, as a draft; nothing as long as there is nothing to be lost.
    pub draft: State<Option<String>>,
    /// The bot that thinks.
    pub thinking: State<Option<Seat>>,
    /// Why no bot plays, although one is to act.
    pub fault: State<Option<Arc<str>>>,
    /// Why the match as it stands is not saved.
    pub unsaved: State<Option<SaveError>>,
    facts: Derived<Facts>,
    log: Derived<Vec<LogLine>>,
    /// Grows with every change of the match or of its clock.
    revision: State<u32>,
    sheet: StoredValue<Arc<Sheet>, LocalStorage>,
}

/// What the closures of a frame share.
pub struct Sheet {
    pub id: String,
    pub players: Vec<Player>,
    /// The options it was started with, for a rematch.
    pub config_json: String,
    pub(super) clock: RefCell<Option<Clock>>,
    pub(super) game: Arc<dyn Course>,
    pub(super) settings: Settings,
    pub(super) saves: Saves,
    pub(super) announcer: Announcer,
    pub(super) i18n: I18n,
}

/// What a frame asks of a match whose game it does not know. Sets no signal of the frame.
pub(super) trait Course {
    /// Tracked.
    fn facts(&self) -> Facts;
    /// The log in words; tracked.
    fn log(&self) -> Vec<LogLine>;
    /// Who is to act then; or why not.
    fn act(&self, act: Act) -> Result<Turn, String>;
    fn hand(&self, changes: &[Handed]) -> Result<Turn, String>;
    /// Who does not play as a bot.
    fn people(&self) -> Seats;
    /// Whether a bot made this step, counted from 0, and may be asked why; tracked.
    fn may_ask(&self, step: usize) -> bool;
    /// The task that asks it.
    fn why(&self, step: usize) -> Option<String>;
    /// Whether a match may branch off there; tracked.
    fn may_branch(&self, steps: usize) -> bool;
    /// The id of a new match that starts from the first so many steps.
    fn branch(&self, steps: usize) -> Result<String, SaveError>;
    /// Saves the match, and its result once there is one.
    fn keep(&self) -> Result<(), SaveError>;
    /// The match as it is now, to be taken along.
    fn export(&self) -> String;
}

impl Frame {
    pub(super) fn new(
        slug: &'static str,
        moment: State<Option<usize>>,
        handover: State<Handover>,
        held: State<bool>,
        revision: State<u32>,
        sheet: Sheet,
    ) -> Frame {
        let sheet = StoredValue::new_local(Arc::new(sheet));
        let facts = Derived::new(move || sheet.get_value().game.facts());
        let log = Derived::new(move || sheet.get_value().game.log());
        let (thinking, fault, unsaved) = (State::new(None), State::new(None), State::new(None));
        let (asked, draft) = (State::new(false), State::new(None));
        Bundle::of(Parts {
            slug,
            moment,
            handover,
            held,
            asked,
            draft,
            thinking,
            fault,
            unsaved,
            facts,
            log,
            revision,
            sheet,
        })
    }

    /// Tracked.
    pub fn facts(self) -> Arc<Facts> {
        self.facts.get()
    }

    pub fn facts_untracked(self) -> Arc<Facts> {
        self.facts.get_untracked()
    }

    /// One line a step in force; tracked.
    pub fn log(self) -> Arc<Vec<LogLine>> {
        self.log.get()
    }

    pub fn sheet(self) -> Arc<Sheet> {
        self.sheet.get_value()
    }

    /// The moment on the screen, as a number of steps; tracked.
    pub fn shown(self) -> usize {
        self.moment.get().unwrap_or(usize::MAX).min(self.facts().total)
    }

    /// The clock, where the match has one; tracked.
    pub fn clock(self) -> Option<Clock> {
        self.revision.get();
        self.sheet().clock.borrow().clone()
    }

    /// The seat at the near edge; tracked.
    pub fn near(self) -> Seat {
        let facts = self.facts();
        match (facts.people.only(), self.sheet().settings.get().rotation) {
            (Some(seat), _) => seat,
            (None, Rotation::Follow) => facts.pending.iter().next().unwrap_or(Seat::FIRST),
            (None, Rotation::Fixed | Rotation::FaceToFace) => Seat::FIRST,
        }
    }

    /// The first turn starts the clock. That of a match that was left goes on from where it stood,
    /// when somebody says so.
    pub(super) fn begin(self, live: Signal<bool>) {
        let facts = self.facts_untracked();
        let fresh = self.sheet().clock.borrow().as_ref().is_some_and(|clock| clock.running().is_empty());
        if live.get_untracked() && fresh && facts.ending.is_none() {
            self.time_for(facts.pending, true);
        }
    }

    /// Takes a take-back, a resignation and the like to the match.
    pub fn act(self, act: Act) {
        let sheet = self.sheet();
        match sheet.game.act(act) {
            Ok(next) => {
                self.moment.set(None);
                self.hush();
                sheet.announcer.say(untrack(|| match act {
                    Act::Undo { .. } | Act::RestartTurn { .. } => say!(sheet.i18n, said_undone),
                    Act::Redo => say!(sheet.i18n, said_redone),
                    Act::Resign(_) | Act::Abandon => "",
                }));
                self.fault.set(None);
                // What is done again may be something that all look at.
                if act == Act::Redo {
                    self.hand(&|handover| handover.gather());
                }
                self.go_on(None, next, false);
            }
            Err(words) => sheet.announcer.toast(words),
        }
    }

    /// Other people or bots play these seats from now on: the whole table has agreed.
    pub fn hand_on(self, changes: &[Handed]) {
        let sheet = self.sheet();
        match sheet.game.hand(changes) {
            Ok(next) => {
                self.moment.set(None);
                self.hush();
                sheet.announcer.say(untrack(|| self.handed(changes)));
                self.fault.set(None);
                self.go_on(None, next, false);
            }
            Err(words) => sheet.announcer.toast(words),
        }
    }

    /// Who plays which seat from then on, as sentences; tracks the language.
    pub fn handed(self, changes: &[Handed]) -> String {
        let sheet = self.sheet();
        let name = |seat: Seat| sheet.players.get(seat.index()).map_or("", |player| player.name.as_str());
        let all = changes.iter().map(|Handed { seat, to }| handed(sheet.i18n, name(*seat), *to));
        all.collect::<Vec<_>>().join(" ")
    }

    /// Whether a curtain is down; tracked.
    pub fn is_covered(self) -> bool {
        let handover = self.handover.get();
        match handover.screen() {
            Screen::Curtain(_) if handover.is_visited() => true,
            // What all may see can be looked back at by all.
            Screen::Curtain(_) => self.moment.get().is_none() && !self.held.get(),
            Screen::Confirm(_) => true,
            Screen::Open(_) | Screen::Public => false,
        }
    }

    /// Whether the match is before all of the table, or before whoever is to act: nobody takes anything back from
    /// behind a curtain; tracked.
    fn is_before_them(self) -> bool {
        !self.is_covered() && !self.handover.get().is_visited()
    }

    /// What can be taken back now; tracked. Whoever has something in the making would lose it, but for what they
    /// themselves have handed in just now.
    pub fn undo(self) -> Undo {
        let facts = self.facts();
        let free = facts.maker.is_none_or(|maker| facts.last == Some(maker) && self.draft.get().is_none());
        if free && self.is_before_them() { facts.undo } else { Undo::Nothing }
    }

    /// Whether the turn can be begun anew now; tracked.
    pub fn restart(self) -> Undo {
        let facts = self.facts();
        if facts.maker.is_none() && self.is_before_them() { facts.restart } else { Undo::Nothing }
    }

    /// Whether what was taken back can be done again now; tracked.
    pub fn can_redo(self) -> bool {
        let facts = self.facts();
        let Some(again) = &facts.again else { return false };
        let theirs = again.by.is_none_or(|seat| self.handover.get().screen() == Screen::Open(seat));
        let making = self.draft.get().filter(|_| facts.maker.is_some());
        theirs && making.is_none_or(|draft| Some(draft) == again.draft) && self.is_before_them()
    }

    /// The step before the moment shown, where a bot made it and may be asked why; tracked.
    pub fn to_explain(self) -> Option<usize> {
        let step = self.shown().checked_sub(1)?;
        self.sheet().game.may_ask(step).then_some(step)
    }

    /// The task that asks why a bot made this step, see [`Frame::to_explain`].
    pub fn why(self, step: usize) -> Option<String> {
        self.sheet().game.why(step)
    }

    /// Whether a new match may start from the moment shown; tracked.
    pub fn may_branch(self) -> bool {
        self.sheet().game.may_branch(self.shown())
    }

    /// A new match that starts from the first so many steps; its id.
    pub fn branch(self, steps: usize) -> Option<String> {
        let branch = self.sheet().game.branch(steps);
        let sheet = self.sheet();
        if let Err(error) = &branch {
            sheet.announcer.toast(untrack(|| trouble::save_error(sheet.i18n, error)));
        }
        branch.ok()
    }

    /// Stops the clock, or lets it run on.
    pub fn pause_clock(self, pause: bool) {
        self.wind(&|clock, now| if pause { clock.pause(now) } else { clock.resume(now) });
        self.keep_clock();
    }

    /// Time runs for whoever holds the device, however many are to choose.
    pub fn clock_for(self, holder: Seat) {
        self.wind(&|clock, now| {
            clock.interlude(Seats::one(holder), now);
            clock.resume(now);
        });
        self.keep_clock();
    }

    pub fn keep_clock(self) {
        let sheet = self.sheet();
        if let Some(clock) = &*sheet.clock.borrow() {
            sheet.saves.save_clock(&sheet.id, clock);
        }
    }

    /// The curtain falls again, where there is one.
    pub fn hide(self) {
        self.hush();
        self.hand(&|handover| handover.hide());
    }

    /// Takes back what was said to one player alone: it is not for the next.
    pub fn hush(self) {
        if self.handover.get_untracked().is_needed() {
            self.sheet().announcer.hush();
        }
    }

    /// All that follows a step of a player.
    pub(super) fn played(self, Played { by, next, news }: Played) {
        let News { turn_over, gathers, sound, mut sentence } = news;
        let sheet = self.sheet();
        let settings = sheet.settings.now();
        if settings.sound {
            sounds::play(sound);
        }
        if settings.vibration {
            device::vibrate(if sound == Sound::Capture { 40 } else { 15 });
        }
        if let Some(seat) = next.next
            && seat != by
            && let Some(player) = sheet.players.get(seat.index())
        {
            let words = fill(sheet.i18n.now(w!(turn_of)), &[("name", &player.name)]);
            sentence = [&sentence, " ", &words].concat();
        }
        if sheet.game.people().contains(by) {
            sheet.announcer.move_on();
        }
        self.hush();
        sheet.announcer.say(sentence);
        // Whoever plays lets the time run again.
        self.wind(&|clock, now| clock.resume(now));
        if gathers {
            self.hand(&|handover| handover.gather());
        }
        self.go_on(Some(by), next, turn_over);
    }

    /// The match has changed, by a step of this seat where there was one, and these seats are to act.
    fn go_on(self, by: Option<Seat>, next: Turn, turn_over: bool) {
        self.revise();
        let people = self.sheet().game.people();
        self.hand(&|handover| {
            handover.people(people);
            match by {
                Some(by) => handover.played(by, next),
                None => handover.pending(next),
            }
        });
        self.time_for(next.seats, turn_over);
        self.keep();
    }

    /// Saves the match. Where it cannot be saved a notice says why for as long as that is so.
    pub fn keep(self) {
        self.unsaved.set(self.sheet().game.keep().err());
    }

    /// The match as it is now, saved or not, to be taken along.
    pub fn export(self) -> String {
        self.sheet().game.export()
    }

    /// Hands the time to whoever is next.
    fn time_for(self, next: Seats, turn_over: bool) {
        self.wind(&|clock, now| {
            if turn_over {
                clock.turn(next, now);
            } else {
                clock.interlude(next, now);
            }
            if next.is_empty() {
                clock.pause(now);
            }
        });
        self.keep_clock();
    }

    /// Changes the clock, where there is one.
    fn wind(self, change: &dyn Fn(&mut Clock, u64)) {
        let sheet = self.sheet();
        let wound = sheet.clock.borrow_mut().as_mut().map(|clock| change(clock, device::now()));
        if wound.is_some() {
            self.revise();
        }
    }

    fn hand(self, change: &dyn Fn(&mut Handover)) {
        self.handover.update(|handover| change(handover));
    }

    fn revise(self) {
        self.revision.update(|revision| *revision += 1);
    }
}

/// A step of a player, with its game forgotten.
pub(super) struct Played {
    pub(super) by: Seat,
    pub(super) next: Turn,
    pub(super) news: News,
}
