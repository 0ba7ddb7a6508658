//! One match: the only door through which a game changes. Checks, then applies, then logs; a
//! refusal changes nothing. Everything it knows can be folded again from its header and entries.

use std::{
    fmt::{self, Debug, Formatter},
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use rand::Rng;

use crate::kernel::{Game, Outcome, Pending, Seat, Seats, Step, StepOf, Viewer, bot::Level};

use super::{
    any::{AnyGame, RawStep, Refused, typed},
    json::DecodeError,
    log::{Branch, Entry, Header},
    registry::Known,
};

/// A state is kept every so many steps, so that looking back folds at most that many again.
const MILESTONE: usize = 16;

/// Why nothing happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The rules say no.
    #[error(transparent)]
    Refused(Refused),
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
}

/// Why a log does not fold to a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("a match of {0}, not of this game")]
    WrongGame(String),
    /// The log was made with other rules and might fold to something else.
    #[error("made with version {saved} of the rules, these are version {known}")]
    OtherRules { saved: u16, known: u16 },
    #[error("the match cannot start: {reason}")]
    CannotStart { reason: Refused },
    /// `index` counts entries from 0.
    #[error("entry {index} cannot be read: {reason}")]
    Unreadable { index: usize, reason: DecodeError },
    #[error("entry {index} is not possible: {reason}")]
    IllegalStep { index: usize, reason: PlayError },
}

/// How a match came to its end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// As the rules say; how, the game's view tells.
    Played,
    Resigned(Seat),
    /// Nobody won.
    Abandoned,
}

/// Whether something can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    Nothing,
    Free,
    /// Only if the whole table agrees: something was shown that cannot be unseen.
    NeedsConsent,
}

/// One match of some game.
pub struct AnyMatch {
    header: Header,
    entries: Vec<Entry>,
    /// The steps in force; after them those that were taken back, the next one first.
    line: Vec<RawStep>,
    /// How many of them are in force.
    now: usize,
    game: Box<dyn AnyGame>,
    /// The states after 0, 16, 32 ... steps of the whole line: going back and forth folds no more than lies between
    /// two of them.
    milestones: Vec<Box<dyn AnyGame>>,
    /// Which steps of the whole line showed somebody something, counted from 0.
    revealing: Vec<usize>,
    /// Resigned or abandoned; never `Played`.
    given_up: Option<Ending>,
    /// Which seats bots play now, and how well.
    bots: Vec<Option<Level>>,
    known: Known,
}

impl Clone for AnyMatch {
    fn clone(&self) -> Self {
        AnyMatch {
            header: self.header.clone(),
            entries: self.entries.clone(),
            line: self.line.clone(),
            now: self.now,
            game: self.game.copy(),
            milestones: self.milestones.iter().map(|game| game.copy()).collect(),
            revealing: self.revealing.clone(),
            given_up: self.given_up,
            bots: self.bots.clone(),
            known: self.known,
        }
    }
}

impl AnyMatch {
    /// A new match. Deals that the table owes are made by [`AnyMatch::settle`].
    pub fn start(known: &Known, header: Header) -> Result<Self, Refused> {
        let game = known.start(&header)?;
        let milestones = vec![game.copy()];
        let (entries, line, revealing) = (Vec::new(), Vec::new(), Vec::new());
        let (bots, known) = (first_bots(known, &header), *known);
        let given_up = None;
        Ok(AnyMatch { header, entries, line, now: 0, game, milestones, revealing, given_up, bots, known })
    }

    /// Folds a log. Every entry passes the same door as when it was played.
    pub fn from_log(known: &Known, header: Header, entries: Vec<Entry>) -> Result<Self, ReplayError> {
        if header.game != known.slug {
            return Err(ReplayError::WrongGame(header.game));
        }
        if header.rules != known.rules {
            return Err(ReplayError::OtherRules { saved: header.rules, known: known.rules });
        }
        let mut this = AnyMatch::begin(known, header)?;
        for (index, entry) in entries.into_iter().enumerate() {
            this.enter(entry).map_err(|error| match error {
                PlayError::Refused(Refused::Unreadable(reason)) => ReplayError::Unreadable { index, reason },
                reason => ReplayError::IllegalStep { index, reason },
            })?;
        }
        Ok(this)
    }

    /// A log that was made with other rules, as far as these take it: to be looked at, never to be saved.
    pub fn past(
        known: &Known,
        header: Header,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, ReplayError> {
        let mut this = AnyMatch::begin(known, header)?;
        for entry in entries {
            if this.enter(entry).is_err() {
                break;
            }
        }
        Ok(this)
    }

    fn begin(known: &Known, header: Header) -> Result<Self, ReplayError> {
        AnyMatch::start(known, header).map_err(|reason| ReplayError::CannotStart { reason })
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All that ever happened, take-backs included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The state now.
    pub fn state(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Who may act. After a resignation, or once abandoned: nobody.
    pub fn pending(&self) -> Pending {
        match self.given_up {
            None | Some(Ending::Played) => self.game.pending(),
            // Resigning was only possible where the game knew how it ends.
            Some(Ending::Resigned(seat)) => Pending::Over(self.resigned(seat)),
            Some(Ending::Abandoned) => Pending::Over(Outcome::draw(self.game.seats())),
        }
    }

    /// The places, once there are any: an abandoned match has none.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.given_up {
            Some(Ending::Abandoned) => None,
            _ => self.pending().outcome().cloned(),
        }
    }

    /// How it ended; nothing while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.given_up.or_else(|| self.game.pending().outcome().map(|_| Ending::Played))
    }

    /// Which seats bots play now, and how well.
    pub fn bots(&self) -> &[Option<Level>] {
        &self.bots
    }

    /// The seats that people play now.
    pub fn people(&self) -> Seats {
        let seats = Seat::all(self.bots.len() as u8).zip(&self.bots);
        seats.filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// For each step in force the bot that made it.
    pub fn played_by(&self) -> Vec<Option<Level>> {
        let mut bots = first_bots(&self.known, &self.header);
        let (mut line, mut now) = (Vec::new(), 0);
        for entry in &self.entries {
            match entry {
                Entry::Step(step) => {
                    let bot = step.seat().and_then(|seat| bots.get(seat.index()).copied().flatten());
                    match line.get_mut(now) {
                        Some(by) => *by = bot,
                        None => line.push(bot),
                    }
                    now += 1;
                }
                Entry::Hand { seat, to } => bots[seat.index()] = *to,
                Entry::Undo { to, .. } | Entry::Redo { to } => now = *to,
                Entry::Resign(_) | Entry::Abandon => {}
            }
        }
        line.truncate(now);
        line
    }

    /// The steps in force: what was not taken back.
    pub fn steps(&self) -> &[RawStep] {
        &self.line[..self.now]
    }

    /// What was taken back and can be played again, the next one first.
    fn taken_back(&self) -> &[RawStep] {
        &self.line[self.now..]
    }

    /// The state after the first `n` steps in force, or now where there are fewer.
    pub fn state_at(&self, n: usize) -> Box<dyn AnyGame> {
        if n >= self.now {
            return self.game.copy();
        }
        let nearest = n / MILESTONE;
        let mut game = self.milestones[nearest].copy();
        for step in &self.line[nearest * MILESTONE..n] {
            game.fold(step);
        }
        game
    }

    /// Makes a step, or says why not and changes nothing.
    pub fn make(&mut self, step: RawStep) -> Result<(), PlayError> {
        self.enter(Entry::Step(step))
    }

    /// Makes all deals that the table owes, and tells how many. Where a deal was taken back, the same comes again:
    /// taking back is no way to roll twice.
    pub fn settle(&mut self, rng: &mut dyn Rng) -> usize {
        let before = self.now;
        while self.pending().is_chance() && self.now < self.known.longest {
            let deal = match self.taken_back().first() {
                Some(step) if step.is_chance() && self.game.check(step).is_ok() => step.clone(),
                _ => Step::Chance(self.game.draw_chance(rng)),
            };
            // A game that refuses its own deal is caught by the suite; here the match stays as it is.
            if self.make(deal).is_err() {
                break;
            }
        }
        self.now - before
    }

    /// Whether the last step of a person, with all that followed, can be taken back.
    pub fn undo_state(&self) -> Undo {
        self.undo_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Whether everything after the first `to` steps can be taken back.
    pub fn undo_to_state(&self, to: usize) -> Undo {
        if to > self.now || (to == self.now && self.given_up.is_none()) {
            Undo::Nothing
        } else if self.barred(to) {
            Undo::NeedsConsent
        } else {
            Undo::Free
        }
    }

    /// Takes back the last step of a person with all that followed; or a resignation, if all agree.
    pub fn undo(&mut self, agreed: bool) -> Result<(), PlayError> {
        let to = self.undo_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    /// Takes back everything after the first `to` steps.
    pub fn undo_to(&mut self, to: usize, agreed: bool) -> Result<(), PlayError> {
        self.enter(Entry::Undo { to, agreed })
    }

    /// Whether the seat to act has something to take back in this turn.
    pub fn restart_state(&self) -> Undo {
        self.restart_target().map_or(Undo::Nothing, |to| self.undo_to_state(to))
    }

    /// Takes back all that the seat to act did without interruption.
    pub fn restart_turn(&mut self, agreed: bool) -> Result<(), PlayError> {
        let to = self.restart_target().ok_or(PlayError::NothingToUndo)?;
        self.undo_to(to, agreed)
    }

    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Plays again what was taken back last: one step of a seat and the deals that followed.
    pub fn redo(&mut self) -> Result<(), PlayError> {
        let to = self.redo_target().ok_or(PlayError::NothingToRedo)?;
        self.enter(Entry::Redo { to })
    }

    /// A match of its own that starts with the first `n` steps of this one.
    pub fn branch_off(&self, n: usize, id: impl Into<String>, created: u64) -> AnyMatch {
        let n = n.min(self.now);
        let mut header = self.header.clone();
        header.branched_from = Some(Branch { id: std::mem::replace(&mut header.id, id.into()), steps: n });
        header.created = created;
        // Each of these steps has passed these rules, whatever others it was made with.
        header.rules = self.known.rules;
        let line = self.line[..n].to_vec();
        for (player, bot) in header.players.iter_mut().zip(&self.bots) {
            player.bot = *bot;
        }
        AnyMatch {
            header,
            entries: line.iter().cloned().map(Entry::Step).collect(),
            now: n,
            game: self.state_at(n),
            milestones: self.milestones[..=n / MILESTONE].iter().map(|game| game.copy()).collect(),
            revealing: self.revealing.iter().copied().take_while(|step| *step < n).collect(),
            given_up: None,
            bots: self.bots.clone(),
            known: self.known,
            line,
        }
    }

    /// Whether this seat may give up now.
    pub fn can_resign(&self, seat: Seat) -> bool {
        self.ending().is_none() && seat.number() < self.game.seats() && self.game.resign(seat).is_some()
    }

    pub fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.enter(Entry::Resign(seat))
    }

    /// Lets a bot play for this seat from here on, or a person.
    pub fn hand(&mut self, seat: Seat, to: Option<Level>) -> Result<(), PlayError> {
        self.enter(Entry::Hand { seat, to })
    }

    /// Leaves it at that. Can be taken back, if all agree.
    pub fn abandon(&mut self) -> Result<(), PlayError> {
        self.enter(Entry::Abandon)
    }

    /// The one door, for live play and for folding alike.
    fn enter(&mut self, entry: Entry) -> Result<(), PlayError> {
        match &entry {
            Entry::Step(step) => {
                if self.given_up.is_some() {
                    return Err(PlayError::Ended);
                }
                let revealed = self.game.play(step).map_err(PlayError::Refused)?;
                // Whoever plays what was taken back keeps what came after it.
                if self.taken_back().first() != Some(step) {
                    self.lengthen(step.clone(), revealed);
                }
                self.now += 1;
            }
            Entry::Undo { to, agreed } => match self.undo_to_state(*to) {
                Undo::Nothing => return Err(PlayError::NothingToUndo),
                Undo::NeedsConsent if !agreed => return Err(PlayError::NeedsConsent),
                Undo::NeedsConsent | Undo::Free => {
                    self.given_up = None;
                    self.go_to(*to);
                }
            },
            Entry::Redo { to } => {
                if self.given_up.is_some() || !(self.now + 1..=self.line.len()).contains(to) {
                    return Err(PlayError::NothingToRedo);
                }
                self.go_to(*to);
            }
            Entry::Resign(seat) => {
                if !self.can_resign(*seat) {
                    return Err(PlayError::CannotResign);
                }
                self.given_up = Some(Ending::Resigned(*seat));
            }
            Entry::Hand { seat, to } => {
                if self.ending().is_some() {
                    return Err(PlayError::Ended);
                }
                let bot = self.bots.get_mut(seat.index()).filter(|_| self.known.bots);
                *bot.ok_or(PlayError::CannotHand)? = *to;
            }
            Entry::Abandon => {
                if self.ending().is_some() {
                    return Err(PlayError::Ended);
                }
                self.given_up = Some(Ending::Abandoned);
            }
        }
        self.entries.push(entry);
        Ok(())
    }

    /// A step was made that is not the next of those taken back: they are gone.
    fn lengthen(&mut self, step: RawStep, revealed: bool) {
        self.line.truncate(self.now);
        self.milestones.truncate(self.now / MILESTONE + 1);
        self.revealing.truncate(self.revealing.partition_point(|step| *step < self.now));
        self.revealing.extend(revealed.then_some(self.now));
        self.line.push(step);
        if self.line.len().is_multiple_of(MILESTONE) {
            self.milestones.push(self.game.copy());
        }
    }

    /// Back, or forward again: a step that was once legal here always is again.
    fn go_to(&mut self, n: usize) {
        let nearest = n / MILESTONE;
        let mut at = self.now;
        if !(nearest * MILESTONE..=n).contains(&at) {
            self.game = self.milestones[nearest].copy();
            at = nearest * MILESTONE;
        }
        for step in &self.line[at..n] {
            self.game.fold(step);
        }
        self.now = n;
    }

    fn resigned(&self, seat: Seat) -> Outcome {
        self.game.resign(seat).unwrap_or_else(|| Outcome::draw(self.game.seats()))
    }

    fn undo_target(&self) -> Option<usize> {
        if self.given_up.is_some() {
            return Some(self.now);
        }
        // A bot would make its step again at once.
        let people = self.people();
        self.steps().iter().rposition(|step| step.seat().is_some_and(|seat| people.contains(seat)))
    }

    fn restart_target(&self) -> Option<usize> {
        let seats = self.pending().seats();
        let mine = |step: &RawStep| step.seat().is_some_and(|seat| seats.contains(seat));
        if seats.len() != 1 {
            return None;
        }
        let run = self.steps().iter().rev().take_while(|step| mine(step)).count();
        (run > 0).then(|| self.now - run)
    }

    fn redo_target(&self) -> Option<usize> {
        let ahead = self.taken_back();
        if self.given_up.is_some() || ahead.is_empty() {
            return None;
        }
        let is_deal = |step: &&RawStep| step.is_chance();
        let before = ahead.iter().take_while(is_deal).count();
        // Deals that are next come alone: they are owed at once.
        let after = match before {
            0 => 1 + ahead.iter().skip(1).take_while(is_deal).count(),
            _ => 0,
        };
        Some(self.now + before + after)
    }

    /// Whether going back to `to` would take back something that was shown to somebody, or an end
    /// that somebody declared.
    fn barred(&self, to: usize) -> bool {
        let next = self.revealing.partition_point(|step| *step < to);
        self.given_up.is_some() || self.revealing.get(next).is_some_and(|step| *step < self.now)
    }
}

/// Who sits down as a bot.
fn first_bots(known: &Known, header: &Header) -> Vec<Option<Level>> {
    header.players.iter().map(|player| player.bot.filter(|_| known.bots)).collect()
}

/// One match of `G`: the same, for whoever knows the game.
pub struct Match<G> {
    any: AnyMatch,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Match<G> {
    pub fn start(header: Header) -> Result<Self, Refused> {
        AnyMatch::start(&Known::of::<G>(), header).map(Match::new)
    }

    pub fn from_log(header: Header, entries: Vec<Entry>) -> Result<Self, ReplayError> {
        AnyMatch::from_log(&Known::of::<G>(), header, entries).map(Match::new)
    }

    /// Nothing where it is of another game.
    pub fn of(any: AnyMatch) -> Option<Self> {
        any.state().as_any().is::<G>().then(|| Match::new(any))
    }

    fn new(any: AnyMatch) -> Self {
        Match { any, game: PhantomData }
    }

    /// The state now.
    pub fn game(&self) -> &G {
        typed(self.state())
    }

    /// The state after the first `n` steps in force, or now where there are fewer.
    pub fn at(&self, n: usize) -> G {
        typed::<G>(&*self.state_at(n)).clone()
    }

    /// What `viewer` may see now. [`Viewer::Omniscient`] is for matches that are over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(viewer)
    }

    /// Makes a step, or says why not and changes nothing.
    pub fn play(&mut self, step: StepOf<G>) -> Result<(), PlayError> {
        self.make(step.raw())
    }

    /// A match of its own that starts with the first `n` steps of this one.
    pub fn branch(&self, n: usize, id: impl Into<String>, created: u64) -> Self {
        Match::new(self.branch_off(n, id, created))
    }
}

impl<G> Deref for Match<G> {
    type Target = AnyMatch;

    fn deref(&self) -> &AnyMatch {
        &self.any
    }
}

impl<G> DerefMut for Match<G> {
    fn deref_mut(&mut self) -> &mut AnyMatch {
        &mut self.any
    }
}

impl<G> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match { any: self.any.clone(), game: PhantomData }
    }
}

/// With all that is derived from the log.
impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Self) -> bool {
        let states =
            |of: &Self| of.milestones.iter().map(|state| typed::<G>(&**state).clone()).collect::<Vec<G>>();
        (&self.header, &self.entries, &self.line, self.now, &self.revealing, self.given_up, self.game())
            == (
                &other.header,
                &other.entries,
                &other.line,
                other.now,
                &other.revealing,
                other.given_up,
                other.game(),
            )
            && states(self) == states(other)
    }
}

impl<G: Game> Debug for Match<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let log = (&self.header, &self.entries);
        f.debug_struct("Match").field("log", &log).field("game", self.game()).finish()
    }
}
