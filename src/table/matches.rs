//! One match: the only door through which a game changes. Checks, then applies, then logs; a
//! refusal changes nothing. Everything it knows can be folded again from its header and entries.

use rand::Rng;

use crate::kernel::{
    Game, Illegal, Notice, Outcome, Pending, PerSeat, Seat, Seats, Step, StepOf, Viewer, bot::Level,
};

use super::{
    json::{self, DecodeError},
    log::{Branch, Consent, Entry, EntryOf, Header},
    timeline::{Timeline, TimelineOf},
};

pub use super::timeline::Ending;

/// A state is kept every so many steps, so that looking back folds at most that many again.
const MILESTONE: usize = 16;

/// Why nothing happened. `R`: the refusals of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<R> {
    /// The rules say no.
    #[error(transparent)]
    Illegal(#[from] Illegal<R>),
    /// Somebody resigned, or the match was abandoned.
    #[error("the match has ended")]
    Ended,
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Something was revealed since: only the whole table can take this back.
    #[error("the whole table must agree to take this back")]
    NeedsConsent,
    #[error("there is nothing to play again")]
    NothingToRedo,
    #[error("this seat cannot resign now")]
    CannotResign,
    /// There is no such seat, or no bot plays this game.
    #[error("this seat cannot be handed on")]
    CannotHand,
    /// It was agreed otherwise, it is not a person's to decide now, or no bot plays this game.
    #[error("this seat cannot ask now")]
    CannotAsk,
}

/// Events of a match in their order, each with its recipients.
pub type Notices<G> = Vec<Notice<<G as Game>::Event>>;

/// Result of changing a match: the events of the steps it made. A change that makes no step has none.
pub type Played<G> = Result<Notices<G>, PlayError<<G as Game>::Refusal>>;

/// Why a match does not start. `R`: the refusals of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError<R> {
    /// The options are none of this game's.
    #[error("the options cannot be read: {0}")]
    Unreadable(DecodeError),
    #[error(transparent)]
    Illegal(#[from] Illegal<R>),
}

/// Whether something can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    Nothing,
    Free,
    /// Only if the whole table agrees: something was shown that cannot be unseen.
    NeedsConsent,
}

/// One match.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    header: Header,
    entries: Vec<EntryOf<G>>,
    /// The fold of `entries`.
    timeline: TimelineOf<G>,
    game: G,
    /// The states after 0, 16, 32 ... steps of the whole line: going back and forth folds no more than lies between
    /// two of them.
    milestones: Vec<G>,
    /// Which steps of the whole line showed somebody something, counted from 0.
    revealing: Vec<usize>,
}

impl<G: Game> Match<G> {
    /// A new match. What chance is to decide at its beginning, [`Match::settle`] draws.
    ///
    /// # Errors
    /// Where its options cannot be read, or cannot be played by so many.
    pub fn start(header: Header) -> Result<Self, StartError<G::Refusal>> {
        let config = json::from_value(&header.config).map_err(StartError::Unreadable)?;
        let game = G::start(&config, header.seats())?;
        Ok(Match {
            entries: Vec::new(),
            timeline: Timeline::new(first_bots::<G>(&header)),
            milestones: vec![game.clone()],
            game,
            revealing: Vec::new(),
            header,
        })
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All that ever happened, take-backs included.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// The fold of [`Match::entries`].
    pub fn timeline(&self) -> &TimelineOf<G> {
        &self.timeline
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What `viewer` may see now. [`Viewer::Omniscient`] is for matches that are over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        view(&self.game, viewer)
    }

    /// Who may act. After a resignation, or once abandoned: nobody.
    pub fn pending(&self) -> Pending {
        match self.timeline.given_up() {
            None | Some(Ending::Played) => self.game.pending(),
            // Resigning was only possible where the game knew how it ends.
            Some(Ending::Resigned(seat)) => Pending::Over(self.resigned(seat)),
            Some(Ending::Abandoned) => Pending::Over(Outcome::draw(self.game.seats())),
        }
    }

    /// The places, once there are any: an abandoned match has none.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.timeline.given_up() {
            Some(Ending::Abandoned) => None,
            _ => self.pending().outcome().cloned(),
        }
    }

    /// How it ended; nothing while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.timeline.given_up().or_else(|| self.game.pending().outcome().map(|_| Ending::Played))
    }

    /// Which seats bots play now, and how well.
    pub fn bots(&self) -> &PerSeat<Option<Level>> {
        self.timeline.bots()
    }

    /// The seats that people play now.
    pub fn people(&self) -> Seats {
        self.bots().iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The steps in force: what was not taken back.
    pub fn steps(&self) -> &[StepOf<G>] {
        self.timeline.steps()
    }

    /// The state after the first `n` steps in force, or now where there are fewer.
    pub fn at(&self, n: usize) -> G {
        if n >= self.steps().len() {
            return self.game.clone();
        }
        let nearest = n / MILESTONE;
        let mut game = self.milestones[nearest].clone();
        for step in &self.steps()[nearest * MILESTONE..n] {
            game.apply(step);
        }
        game
    }

    /// Makes a step and returns its events, or says why not and changes nothing.
    ///
    /// # Errors
    /// The rule that says no, or that the match has ended.
    pub fn play(&mut self, step: StepOf<G>) -> Played<G> {
        self.enter(Entry::Step(step))
    }

    /// Makes all steps that are due to chance and returns their events. A chance that was taken back comes again, so
    /// that undo is no way to roll twice.
    pub fn settle(&mut self, rng: &mut impl Rng) -> Notices<G> {
        let mut notices = Vec::new();
        while self.pending().is_chance() && self.steps().len() < G::MAX_STEPS {
            let chance = match self.timeline.undone().first() {
                Some(step) if step.is_chance() && self.game.check(step).is_ok() => step.clone(),
                _ => Step::Chance(self.game.draw_chance(rng)),
            };
            match self.play(chance) {
                Ok(told) => notices.extend(told),
                // A game that refuses what it draws is caught by the suite; here the match stays as it is.
                Err(_) => break,
            }
        }
        notices
    }

    /// The events of the step of a seat that led to the state after `n` steps, and of the chance after it. The suite of
    /// steps is folded again, so an old event is the same as when it happened.
    pub fn notices_before(&self, n: usize) -> Notices<G> {
        let steps = &self.steps()[..n.min(self.steps().len())];
        let from = steps.iter().rposition(|step| !step.is_chance()).unwrap_or(0);
        let mut game = self.at(from);
        steps[from..].iter().flat_map(|step| game.apply(step)).collect()
    }

    /// Whether the last step of a person, with all that followed, can be taken back.
    pub fn undo_state(&self) -> Undo {
        self.undo_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Whether everything after the first `to` steps can be taken back.
    pub fn undo_to_state(&self, to: usize) -> Undo {
        let now = self.steps().len();
        if to > now || (to == now && self.timeline.given_up().is_none()) {
            Undo::Nothing
        } else if self.barred(to) {
            Undo::NeedsConsent
        } else {
            Undo::Free
        }
    }

    /// Takes back the last step of a person with all that followed; or a resignation, if all agree.
    ///
    /// # Errors
    /// Where there is nothing to take back, or the whole table has to agree first.
    pub fn undo(&mut self, agreed: Consent) -> Played<G> {
        let to = self.undo_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    /// Takes back everything after the first `to` steps.
    ///
    /// # Errors
    /// As [`Match::undo`].
    pub fn undo_to(&mut self, to: usize, agreed: Consent) -> Played<G> {
        self.enter(Entry::Undo { to, agreed })
    }

    /// Whether the seat to act has something to take back in this turn.
    pub fn restart_state(&self) -> Undo {
        self.restart_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Takes back all that the seat to act did without interruption.
    ///
    /// # Errors
    /// As [`Match::undo`].
    pub fn restart_turn(&mut self, agreed: Consent) -> Played<G> {
        let to = self.restart_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Plays again what was taken back last: one step of a seat and what chance decided after it. Returns their events.
    ///
    /// # Errors
    /// Where nothing was taken back.
    pub fn redo(&mut self) -> Played<G> {
        let to = self.redo_target().ok_or(PlayError::NothingToRedo)?;
        self.enter(Entry::Redo { to })
    }

    /// A match of its own that starts with the first `n` steps of this one.
    pub fn branch(&self, n: usize, id: impl Into<String>, created: u64) -> Match<G> {
        let n = n.min(self.steps().len());
        let mut header = self.header.clone();
        header.branched_from = Some(Branch { id: std::mem::replace(&mut header.id, id.into()), steps: n });
        header.created = created;
        // Each step has been checked by the rules of today, whichever version the match was begun with.
        header.rules = G::RULES_VERSION;
        for (player, bot) in header.players.iter_mut().zip(self.bots().values()) {
            player.bot = *bot;
        }
        let entries: Vec<_> = self.steps()[..n].iter().cloned().map(Entry::Step).collect();
        let mut timeline = Timeline::new(self.bots().clone());
        entries.iter().for_each(|entry| timeline.push(entry));
        Match {
            header,
            entries,
            timeline,
            game: self.at(n),
            milestones: self.milestones[..=n / MILESTONE].to_vec(),
            revealing: self.revealing.iter().copied().take_while(|step| *step < n).collect(),
        }
    }

    /// Whether this seat may give up now.
    pub fn can_resign(&self, seat: Seat) -> bool {
        self.ending().is_none() && seat.number() < self.game.seats() && self.game.resign(seat).is_some()
    }

    /// # Errors
    /// Where this seat cannot give up now.
    pub fn resign(&mut self, seat: Seat) -> Played<G> {
        self.enter(Entry::Resign(seat))
    }

    /// Lets a bot play for this seat from here on, or a person.
    ///
    /// # Errors
    /// Where there is no such seat, no bot plays this game, or the match has ended.
    pub fn hand(&mut self, seat: Seat, to: Option<Level>) -> Played<G> {
        self.enter(Entry::Hand { seat, to })
    }

    /// Leaves it at that. Can be taken back, if all agree.
    ///
    /// # Errors
    /// Where the match has ended.
    pub fn abandon(&mut self) -> Played<G> {
        self.enter(Entry::Abandon)
    }

    /// The one door, for live play and for folding a log alike. Returns the events of the steps that were made.
    ///
    /// # Errors
    /// Why nothing has changed.
    pub fn enter(&mut self, entry: EntryOf<G>) -> Played<G> {
        let mut notices = Vec::new();
        match &entry {
            Entry::Step(step) => {
                if self.timeline.given_up().is_some() {
                    return Err(PlayError::Ended);
                }
                self.game.check(step)?;
                let revealed = self.game.reveals_information(step);
                notices = self.game.apply(step);
                if self.timeline.undone().first() != Some(step) {
                    self.lengthen(revealed);
                }
            }
            Entry::Undo { to, agreed } => match self.undo_to_state(*to) {
                Undo::Nothing => return Err(PlayError::NothingToUndo),
                Undo::NeedsConsent if *agreed == Consent::Unasked => return Err(PlayError::NeedsConsent),
                Undo::NeedsConsent | Undo::Free => self.game = self.at(*to),
            },
            Entry::Redo { to } => {
                let (now, undone) = (self.steps().len(), self.timeline.undone().len());
                if self.timeline.given_up().is_some() || !(now + 1..=now + undone).contains(to) {
                    return Err(PlayError::NothingToRedo);
                }
                notices = self.go_on_to(*to);
            }
            Entry::Resign(seat) => {
                if !self.can_resign(*seat) {
                    return Err(PlayError::CannotResign);
                }
            }
            Entry::Hand { seat, .. } => {
                if self.ending().is_some() {
                    return Err(PlayError::Ended);
                }
                if !G::BOTS || self.bots().get(*seat).is_none() {
                    return Err(PlayError::CannotHand);
                }
            }
            Entry::Abandon => {
                if self.ending().is_some() {
                    return Err(PlayError::Ended);
                }
            }
            Entry::Hint(seat) => {
                if !self.can_ask(*seat) {
                    return Err(PlayError::CannotAsk);
                }
            }
        }
        self.timeline.push(&entry);
        self.entries.push(entry);
        Ok(notices)
    }

    /// Notes a step that was just applied and is not the next one to redo: what is kept of undone steps is dropped.
    fn lengthen(&mut self, revealed: bool) {
        let now = self.steps().len();
        self.milestones.truncate(now / MILESTONE + 1);
        self.revealing.truncate(self.revealing.partition_point(|step| *step < now));
        self.revealing.extend(revealed.then_some(now));
        if (now + 1).is_multiple_of(MILESTONE) {
            self.milestones.push(self.game.clone());
        }
    }

    /// Makes steps again up to the `n`-th of the line and returns their events. A step that was once legal here always is
    /// again.
    fn go_on_to(&mut self, n: usize) -> Notices<G> {
        let (game, ahead) = (&mut self.game, self.timeline.undone());
        ahead[..n - self.timeline.steps().len()].iter().flat_map(|step| game.apply(step)).collect()
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        self.game.resign(seat).unwrap_or_else(|| Outcome::draw(self.game.seats()))
    }

    fn undo_target(&self) -> Option<usize> {
        if self.timeline.given_up().is_some() {
            return Some(self.steps().len());
        }
        // A bot would make its step again at once.
        let people = self.people();
        self.steps().iter().rposition(|step| step.seat().is_some_and(|seat| people.contains(seat)))
    }

    fn restart_target(&self) -> Option<usize> {
        let seats = self.pending().seats();
        let mine = |step: &StepOf<G>| step.seat().is_some_and(|seat| seats.contains(seat));
        if seats.len() != 1 {
            return None;
        }
        let run = self.steps().iter().rev().take_while(|step| mine(step)).count();
        (run > 0).then(|| self.steps().len() - run)
    }

    fn redo_target(&self) -> Option<usize> {
        let ahead = self.timeline.undone();
        if self.timeline.given_up().is_some() || ahead.is_empty() {
            return None;
        }
        let is_chance = |step: &&StepOf<G>| step.is_chance();
        let before = ahead.iter().take_while(is_chance).count();
        // What chance decides next comes alone: it is due at once.
        let after = match before {
            0 => 1 + ahead.iter().skip(1).take_while(is_chance).count(),
            _ => 0,
        };
        Some(self.steps().len() + before + after)
    }

    /// Whether going back to `to` would take back something that was shown to somebody, or an end
    /// that somebody declared.
    fn barred(&self, to: usize) -> bool {
        let next = self.revealing.partition_point(|step| *step < to);
        let revealed = self.revealing.get(next).is_some_and(|step| *step < self.steps().len());
        self.timeline.given_up().is_some() || revealed
    }
}

/// The view of a state. All views of a match on the screen are built here, so that a test can count them.
pub fn view<G: Game>(game: &G, viewer: Viewer) -> G::View {
    #[cfg(any(test, feature = "testing"))]
    VIEWS.set(VIEWS.get() + 1);
    game.view(viewer)
}

#[cfg(any(test, feature = "testing"))]
thread_local! {
    static VIEWS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// The number of views that [`view`] has built on this thread.
#[cfg(any(test, feature = "testing"))]
pub fn views_built() -> usize {
    VIEWS.get()
}

/// The bots that play from the first step on.
pub(super) fn first_bots<G: Game>(header: &Header) -> PerSeat<Option<Level>> {
    header.players.iter().map(|player| player.bot.filter(|_| G::BOTS)).collect()
}
