//! One match, the only way to change a game. It checks a step, applies it, then logs it; a refusal changes nothing.
//! The whole state is a fold of its header and entries.

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

/// Steps between two stored states. A look back folds fewer steps than that.
const MILESTONE: usize = 16;

/// Reason why a match did not change. `R` is the game's own refusal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<R> {
    /// The rules refuse the step.
    #[error(transparent)]
    Illegal(#[from] Illegal<R>),
    /// A player resigned, or the match was abandoned.
    #[error("the match has ended")]
    Ended,
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// A later step revealed something: only the whole table can take this back.
    #[error("the whole table must agree to take this back")]
    NeedsConsent,
    #[error("there is nothing to play again")]
    NothingToRedo,
    #[error("this seat cannot resign now")]
    CannotResign,
    /// The seat does not exist, or no bot plays this game.
    #[error("this seat cannot be handed on")]
    CannotHand,
    /// The table agreed on no hints, it is no person's turn at this seat, or no bot plays this game.
    #[error("this seat cannot ask now")]
    CannotAsk,
}

/// Events of a match in order, each with its recipients.
pub type Notices<G> = Vec<Notice<<G as Game>::Event>>;

/// Result of changing a match: the events of the steps it made; empty for a change without a step.
pub type PlayResult<G> = Result<Notices<G>, PlayError<<G as Game>::Refusal>>;

/// Reason why a match does not start. `R` is the game's own refusal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError<R> {
    /// The value is no [`Game::Config`] of this game.
    #[error("the options cannot be read: {0}")]
    Unreadable(DecodeError),
    #[error(transparent)]
    Illegal(#[from] Illegal<R>),
}

/// Whether steps can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    Nothing,
    Free,
    /// A step showed a player something new, so the whole table must agree.
    NeedsConsent,
}

/// One match of a game.
///
/// ```
/// use bar_a_jeux::{
///     games::barragoon::{Barragoon, Config},
///     kernel::{Game, Step},
///     table::{Consent, Header, Match, Player},
/// };
///
/// let players = vec![Player::new("Ada", 0, 0), Player::new("Ben", 1, 1)];
/// let header = Header::new::<Barragoon>("m", 0, players, Config::relaxed(), None);
/// let mut game = Match::<Barragoon>::start(header).unwrap();
/// let seat = game.pending().seats().only().unwrap();
/// let action = game.game().offer(seat).actions()[0];
/// game.play(Step::Player(seat, action)).unwrap();
/// assert_eq!(game.steps().len(), 1);
///
/// game.undo(Consent::Unasked).unwrap();
/// assert!(game.steps().is_empty() && game.can_redo());
/// // The log keeps the step and the undo.
/// assert_eq!(game.entries().len(), 2);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    header: Header,
    entries: Vec<EntryOf<G>>,
    /// The fold of `entries`.
    timeline: TimelineOf<G>,
    game: G,
    /// The states after 0, 16, 32 ... steps of the whole line. Going back and forth folds only the steps from the
    /// nearest of them.
    milestones: Vec<G>,
    /// Indices of the steps of the whole line that showed a player something new, counted from 0.
    revealing: Vec<usize>,
}

impl<G: Game> Match<G> {
    /// Starts a match. [`Match::settle`] then makes the steps of chance at its beginning.
    ///
    /// # Errors
    /// If the options are unreadable, or not playable with this many players.
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

    /// The whole log, undone steps included.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// The fold of [`Match::entries`].
    pub fn timeline(&self) -> &TimelineOf<G> {
        &self.timeline
    }

    /// The current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the current view of `viewer`. [`Viewer::Omniscient`] is for matches that are over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        view(&self.game, viewer)
    }

    /// Returns the input that the match waits for; none after a resignation or once abandoned.
    pub fn pending(&self) -> Pending {
        match self.timeline.early_ending() {
            None | Some(Ending::Completed) => self.game.pending(),
            // A resignation was legal only because the game knows the outcome.
            Some(Ending::Resigned(seat)) => Pending::Over(self.resigned(seat)),
            Some(Ending::Abandoned) => Pending::Over(Outcome::draw(self.game.seats())),
        }
    }

    /// Returns the places once the match is over; `None` for an abandoned match.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.timeline.early_ending() {
            Some(Ending::Abandoned) => None,
            _ => self.pending().outcome().cloned(),
        }
    }

    /// Returns how the match ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.timeline.early_ending().or_else(|| self.game.pending().outcome().map(|_| Ending::Completed))
    }

    /// The bot that plays each seat now.
    pub fn bots(&self) -> &PerSeat<Option<Level>> {
        self.timeline.bots()
    }

    /// Returns the seats that people play now.
    pub fn people(&self) -> Seats {
        self.bots().iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The steps in force, without the undone ones.
    pub fn steps(&self) -> &[StepOf<G>] {
        self.timeline.steps()
    }

    /// Returns the state after the first `n` steps in force, or the current state if there are fewer.
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

    /// Makes a step and returns its events. A refusal changes nothing.
    ///
    /// # Errors
    /// The rule that refuses the step, or the end of the match.
    pub fn play(&mut self, step: StepOf<G>) -> PlayResult<G> {
        self.enter(Entry::Step(step))
    }

    /// Makes all due steps of chance and returns their events. An undone step of chance is repeated, so that undo
    /// cannot be used to roll twice.
    pub fn settle(&mut self, rng: &mut impl Rng) -> Notices<G> {
        let mut notices = Vec::new();
        while self.pending().is_chance() && self.steps().len() < G::MAX_STEPS {
            let chance = match self.timeline.undone().first() {
                Some(step) if step.is_chance() && self.game.check(step).is_ok() => step.clone(),
                _ => Step::Chance(self.game.draw_chance(rng)),
            };
            match self.play(chance) {
                Ok(told) => notices.extend(told),
                // The suite finds a game that refuses its own draw; here the match stays as it is.
                Err(_) => break,
            }
        }
        notices
    }

    /// Returns the events of the seat's step that led to the state after `n` steps, and of the chance after it. They
    /// are the same as at that time, since folding the steps again is deterministic.
    pub fn notices_before(&self, n: usize) -> Notices<G> {
        let steps = &self.steps()[..n.min(self.steps().len())];
        let from = steps.iter().rposition(|step| !step.is_chance()).unwrap_or(0);
        let mut game = self.at(from);
        steps[from..].iter().flat_map(|step| game.apply(step)).collect()
    }

    /// Whether the last step of a person, with all steps after it, can be taken back.
    pub fn undo_state(&self) -> Undo {
        self.undo_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Whether all steps after the first `to` can be taken back.
    pub fn undo_to_state(&self, to: usize) -> Undo {
        let now = self.steps().len();
        if to > now || (to == now && self.timeline.early_ending().is_none()) {
            Undo::Nothing
        } else if self.barred(to) {
            Undo::NeedsConsent
        } else {
            Undo::Free
        }
    }

    /// Takes back the last step of a person with all steps after it, or a resignation if the whole table agrees.
    ///
    /// # Errors
    /// If there is no step to take back, or the whole table must agree first.
    pub fn undo(&mut self, agreed: Consent) -> PlayResult<G> {
        let to = self.undo_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    /// Takes back all steps after the first `to`.
    ///
    /// # Errors
    /// As [`Match::undo`].
    pub fn undo_to(&mut self, to: usize, agreed: Consent) -> PlayResult<G> {
        self.enter(Entry::Undo { to, agreed })
    }

    /// Whether the seat whose turn it is has steps to take back.
    pub fn restart_state(&self) -> Undo {
        self.restart_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Takes back all steps that the seat whose turn it is made without interruption.
    ///
    /// # Errors
    /// As [`Match::undo`].
    pub fn restart_turn(&mut self, agreed: Consent) -> PlayResult<G> {
        let to = self.restart_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Redoes one undone step of a seat and the chance after it, and returns their events.
    ///
    /// # Errors
    /// If no step is undone.
    pub fn redo(&mut self) -> PlayResult<G> {
        let to = self.redo_target().ok_or(PlayError::NothingToRedo)?;
        self.enter(Entry::Redo { to })
    }

    /// Creates a separate match that starts with the first `n` steps of this one.
    pub fn branch(&self, n: usize, id: impl Into<String>, created: u64) -> Match<G> {
        let n = n.min(self.steps().len());
        let mut header = self.header.clone();
        header.branched_from = Some(Branch { id: std::mem::replace(&mut header.id, id.into()), steps: n });
        header.created = created;
        // Each step was checked by the current rules, no matter which version the match was started with.
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

    /// Whether this seat may resign now.
    pub fn can_resign(&self, seat: Seat) -> bool {
        self.ending().is_none() && seat.number() < self.game.seats() && self.game.resign(seat).is_some()
    }

    /// # Errors
    /// If this seat cannot resign now.
    pub fn resign(&mut self, seat: Seat) -> PlayResult<G> {
        self.enter(Entry::Resign(seat))
    }

    /// Hands a seat to a bot of this level, or to a person for `None`.
    ///
    /// # Errors
    /// If the seat does not exist, no bot plays this game, or the match has ended.
    pub fn hand(&mut self, seat: Seat, to: Option<Level>) -> PlayResult<G> {
        self.enter(Entry::Hand { seat, to })
    }

    /// Ends the match without a winner. The whole table can take that back.
    ///
    /// # Errors
    /// If the match has ended.
    pub fn abandon(&mut self) -> PlayResult<G> {
        self.enter(Entry::Abandon)
    }

    /// Checks, applies and logs an entry. Live play and loading a log both use it. Returns the events of the steps
    /// made.
    ///
    /// # Errors
    /// The reason why nothing changed.
    pub fn enter(&mut self, entry: EntryOf<G>) -> PlayResult<G> {
        let mut notices = Vec::new();
        match &entry {
            Entry::Step(step) => {
                if self.timeline.early_ending().is_some() {
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
                if self.timeline.early_ending().is_some() || !(now + 1..=now + undone).contains(to) {
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

    /// Notes a step that was just applied and is not the next redo: drops everything kept for undone steps.
    fn lengthen(&mut self, revealed: bool) {
        let now = self.steps().len();
        self.milestones.truncate(now / MILESTONE + 1);
        self.revealing.truncate(self.revealing.partition_point(|step| *step < now));
        self.revealing.extend(revealed.then_some(now));
        if (now + 1).is_multiple_of(MILESTONE) {
            self.milestones.push(self.game.clone());
        }
    }

    /// Redoes steps up to the `n`-th of the line and returns their events. They are legal again, since they were legal
    /// in the same state.
    fn go_on_to(&mut self, n: usize) -> Notices<G> {
        let (game, ahead) = (&mut self.game, self.timeline.undone());
        ahead[..n - self.timeline.steps().len()].iter().flat_map(|step| game.apply(step)).collect()
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        self.game.resign(seat).unwrap_or_else(|| Outcome::draw(self.game.seats()))
    }

    fn undo_target(&self) -> Option<usize> {
        if self.timeline.early_ending().is_some() {
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
        if self.timeline.early_ending().is_some() || ahead.is_empty() {
            return None;
        }
        let is_chance = |step: &&StepOf<G>| step.is_chance();
        let before = ahead.iter().take_while(is_chance).count();
        // The next step of chance comes alone, because it is due at once.
        let after = match before {
            0 => 1 + ahead.iter().skip(1).take_while(is_chance).count(),
            _ => 0,
        };
        Some(self.steps().len() + before + after)
    }

    /// Whether going back to `to` takes back a step that showed a player something new, or a declared end.
    fn barred(&self, to: usize) -> bool {
        let next = self.revealing.partition_point(|step| *step < to);
        let revealed = self.revealing.get(next).is_some_and(|step| *step < self.steps().len());
        self.timeline.early_ending().is_some() || revealed
    }
}

/// Returns the view of a state. All views of a match on the screen are built here, so that a test can count them.
pub fn view<G: Game>(game: &G, viewer: Viewer) -> G::View {
    #[cfg(any(test, feature = "testing"))]
    VIEWS.set(VIEWS.get() + 1);
    game.view(viewer)
}

#[cfg(any(test, feature = "testing"))]
thread_local! {
    static VIEWS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Returns the number of views that [`view`] has built on this thread.
#[cfg(any(test, feature = "testing"))]
pub fn views_built() -> usize {
    VIEWS.get()
}

/// Returns the bots that play from the first step on.
pub(super) fn first_bots<G: Game>(header: &Header) -> PerSeat<Option<Level>> {
    header.players.iter().map(|player| player.bot.filter(|_| G::BOTS)).collect()
}
