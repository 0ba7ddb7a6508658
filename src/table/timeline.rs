//! The fold of a log: the one place that interprets steps, undo, redo, resignation, seat changes and hints.
//! It trusts its entries, because [`Match::enter`](super::Match::enter) checks them first.

use crate::kernel::{Game, PerSeat, Seat, Step, bot::Level};

use super::log::Entry;

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules; the game's view tells how.
    Completed,
    Resigned(Seat),
    /// By agreement, without a winner.
    Abandoned,
}

/// An entry that is shown between two steps. An undo keeps it: the entry then follows the last step in force.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// The number of steps in force before it.
    pub after: usize,
    pub seat: Seat,
    pub kind: AnnotationKind,
}

/// The kinds of [`Annotation`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AnnotationKind {
    /// A bot of this level plays for the seat from here on; `None`: a person.
    Handed(Option<Level>),
    /// The seat asked for a hint.
    Hint,
}

/// The steps in force, the undone steps, who made them, and the entries between them.
///
/// ```
/// use bar_a_jeux::{
///     kernel::{Seat, Step, bot::Level},
///     table::{Consent, Entry, timeline::{Annotation, AnnotationKind, Timeline}},
/// };
///
/// let [ada, ben] = [0, 1].map(Seat::nth);
/// let bot = Some(Level::Easy);
/// let mut timeline = Timeline::<char, ()>::new([None, bot].into_iter().collect());
/// timeline.push(&Entry::Step(Step::Player(ada, 'a')));
/// timeline.push(&Entry::Step(Step::Player(ben, 'b')));
/// timeline.push(&Entry::Hint(ada));
/// assert_eq!(timeline.steps().len(), 2);
/// assert_eq!(timeline.played_by(), [None, bot]);
///
/// timeline.push(&Entry::Undo { to: 1, agreed: Consent::Given });
/// assert_eq!(timeline.undone(), [Step::Player(ben, 'b')]);
/// assert_eq!(timeline.offered_redo(), timeline.undone().first());
/// // The hint was asked for after two steps, of which one is left.
/// let hint = Annotation { after: 1, seat: ada, kind: AnnotationKind::Hint };
/// assert_eq!(timeline.annotations(), [hint]);
///
/// timeline.push(&Entry::Undo { to: 0, agreed: Consent::Given });
/// timeline.push(&Entry::Hand { seat: ben, to: None });
/// // Ada repeats her step. That keeps Ben's, but it is no longer offered: her choice may be a secret.
/// timeline.push(&Entry::Step(Step::Player(ada, 'a')));
/// assert_eq!((timeline.undone().len(), timeline.offered_redo()), (1, None));
/// // A person plays for Ben now. Another step than before drops the one that was kept.
/// timeline.push(&Entry::Step(Step::Player(ben, 'c')));
/// assert_eq!(timeline.steps(), [Step::Player(ada, 'a'), Step::Player(ben, 'c')]);
/// assert_eq!(timeline.played_by(), [None, None]);
/// assert!(timeline.undone().is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline<A, C> {
    /// The steps in force, then the undone ones, next first.
    line: Vec<Step<A, C>>,
    /// The bot that made each step of `line`.
    played_by: Vec<Option<Level>>,
    /// The number of steps in force.
    now: usize,
    /// The number of undone steps whose redo may be offered.
    offered: usize,
    annotations: Vec<Annotation>,
    bots: PerSeat<Option<Level>>,
    early_ending: Option<Ending>,
}

/// The timeline of a match of game `G`.
pub type TimelineOf<G> = Timeline<<G as Game>::Action, <G as Game>::Chance>;

impl<A: Clone + PartialEq, C: Clone + PartialEq> Timeline<A, C> {
    /// A match before its first entry. `bots`: the seats that bots play, and how well.
    pub fn new(bots: PerSeat<Option<Level>>) -> Timeline<A, C> {
        let (line, played_by, annotations) = (Vec::new(), Vec::new(), Vec::new());
        Timeline { line, played_by, now: 0, offered: 0, annotations, bots, early_ending: None }
    }

    /// Interprets one more entry.
    pub fn push(&mut self, entry: &Entry<A, C>) {
        match entry {
            Entry::Step(step) => {
                self.offered = if step.is_chance() { self.offered.saturating_sub(1) } else { 0 };
                // The very step that was undone keeps those that came after it.
                if self.undone().first() != Some(step) {
                    self.line.truncate(self.now);
                    self.line.push(step.clone());
                    self.played_by.resize(self.line.len(), None);
                }
                self.played_by[self.now] = step.seat().and_then(|seat| self.bots[seat]);
                self.now += 1;
            }
            Entry::Undo { to, .. } => {
                self.early_ending = None;
                self.offered += self.now - to;
                self.now = *to;
                self.annotations
                    .iter_mut()
                    .for_each(|annotation| annotation.after = annotation.after.min(*to));
            }
            Entry::Redo { to } => {
                self.offered = self.offered.saturating_sub(to - self.now);
                self.now = *to;
            }
            Entry::Hand { seat, to } => {
                self.bots[*seat] = *to;
                self.annotate(*seat, AnnotationKind::Handed(*to));
            }
            Entry::Hint(seat) => self.annotate(*seat, AnnotationKind::Hint),
            Entry::Resign(seat) => self.early_ending = Some(Ending::Resigned(*seat)),
            Entry::Abandon => self.early_ending = Some(Ending::Abandoned),
        }
    }

    fn annotate(&mut self, seat: Seat, kind: AnnotationKind) {
        self.annotations.push(Annotation { after: self.now, seat, kind });
    }

    /// All steps in force.
    pub fn steps(&self) -> &[Step<A, C>] {
        &self.line[..self.now]
    }

    /// All undone steps that can be redone, the next one first.
    pub fn undone(&self) -> &[Step<A, C>] {
        &self.line[self.now..]
    }

    /// For each step in force the bot that made it.
    pub fn played_by(&self) -> &[Option<Level>] {
        &self.played_by[..self.now]
    }

    /// The bot that plays each seat now.
    pub fn bots(&self) -> &PerSeat<Option<Level>> {
        &self.bots
    }

    /// Seat changes and hints, in the order of the log.
    pub fn annotations(&self) -> &[Annotation] {
        &self.annotations
    }

    /// The resignation or abandonment in force; never `Completed`.
    pub fn early_ending(&self) -> Option<Ending> {
        self.early_ending
    }

    /// The next step of a seat that redo would make, if it may be offered. A step of a seat ends all offers, except of
    /// steps undone later: repeating an undone step keeps the steps after it, any other step drops them. If the rest
    /// were still offered, the table would learn that a secret choice was repeated. So an offer depends on who has
    /// acted, never on their choice.
    pub fn offered_redo(&self) -> Option<&Step<A, C>> {
        self.undone().iter().take(self.offered).find(|step| !step.is_chance())
    }
}
