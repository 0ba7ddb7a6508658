//! What a bot is: somebody who knows what its seat knows, and thinks in slices.

use std::fmt::{self, Debug, Display, Formatter};

use nonempty::NonEmpty;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{
    game::Game,
    seat::{Seat, Viewer},
    variants::variants,
};

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A child can win against it: it makes plausible mistakes.
    Beginner,
    Easy,
    /// A fair opponent for an evening.
    Medium,
    Hard,
    /// As well as it can in about a second a step on a phone.
    Expert,
}

impl Level {
    pub const ALL: [Level; 5] = variants();

    pub fn name(self) -> &'static str {
        ["beginner", "easy", "medium", "hard", "expert"][self as usize]
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A decision that a bot is to make, and all that it is given for it: never the match. The same one brings the same choice.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    pub seat: Seat,
    /// What this seat sees, and remembers of what it saw: [`Bot::remembered`].
    pub view: G::View,
    /// What it may do, see [`Offer::into_options`](super::Offer::into_options).
    pub options: NonEmpty<G::Action>,
    pub level: Level,
    /// Two bots of one level with two seeds do not play alike. The upper half is the bot's for a whole match, and may
    /// be its character; the lower half is drawn anew for each step.
    pub seed: u64,
    pub question: Question<G::Action>,
}

/// What is asked about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question<A> {
    /// What to do.
    Choose,
    /// What might be done: so many of the best actions at most, each with what it is worth.
    Advise(u8),
    /// What this action is worth beside the best one.
    Weigh(A),
}

impl<A> Question<A> {
    /// The action that is to be weighed whatever comes of it.
    pub fn weighed(&self) -> Option<&A> {
        match self {
            Question::Weigh(action) => Some(action),
            Question::Choose | Question::Advise(_) => None,
        }
    }

    /// How many of the best have to be told apart.
    pub fn most(&self) -> usize {
        match self {
            Question::Advise(most) => usize::from(*most).max(1),
            Question::Choose | Question::Weigh(_) => 1,
        }
    }
}

impl<G: Bot> Decision<G> {
    /// What this seat has to decide now: it gets what its seat sees and remembers, and nothing else. Nothing where it is
    /// not to act.
    pub fn of(game: &G, seat: Seat, level: Level, seed: u64) -> Option<Decision<G>> {
        let options = game.offer(seat).into_options()?;
        Some(Decision { seat, view: game.remembered(seat), options, level, seed, question: Question::Choose })
    }
}

/// A game that bots can play.
pub trait Bot: Game {
    type Search: Search<Action = Self::Action>;

    /// Two actions whose values lie no further apart are about as good.
    const TIE_MARGIN: i32;

    /// What a player in this seat knows who forgets nothing: their view. A game whose views leave out what players have
    /// to remember adds it here, since a bot has a memory of its own.
    fn remembered(&self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// No step takes more positions than this.
    fn budget(level: Level) -> u32;

    /// No answer to [`Question::Advise`] or [`Question::Weigh`] takes more positions than this.
    fn advice_budget(level: Level) -> u32 {
        Self::budget(level)
    }

    /// Begins to think.
    fn think(decision: Decision<Self>) -> Self::Search;
}

/// A choice in the making. It goes on in slices, wherever they are cut, so that it costs no page a frame, and can be
/// given up at any time.
pub trait Search {
    type Action;
    /// Why, in the game's own terms; in words it is said by `bots`.
    type Reason: Clone + PartialEq + Debug;

    /// Looks at the next position, or the next few that belong together.
    fn step(&mut self);

    /// Whether no more positions are wanted.
    fn is_done(&self) -> bool;

    /// Positions looked at so far.
    fn nodes(&self) -> u32;

    /// The best so far: after any number of slices, none included, it may be played.
    fn choice(&self) -> Choice<Self::Action, Self::Reason>;

    /// The best so far with what they are worth, the best first, at least one: as many as the [`Question`] wants, and last
    /// the action that is to be weighed, unless it is among them, or the bot has no measure for it.
    fn weighed(&self) -> Vec<Weighed<Self::Action, Self::Reason>>;

    /// Looks at `nodes` positions more, or fewer where no more are wanted; whether it is done.
    fn run(&mut self, nodes: u32) -> bool {
        let until = self.nodes().saturating_add(nodes);
        while self.nodes() < until && !self.is_done() {
            self.step();
        }
        self.is_done()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A, R> {
    pub action: A,
    pub reason: R,
}

/// A [`Choice`] with what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed<A, R> {
    pub action: A,
    pub reason: R,
    /// How good it is for whoever decides, in a unit that the game's bot names: of two values of one search the higher one
    /// is better.
    pub value: i32,
}

/// What an action costs beside the best one, in the unit of both values: hints and reviews judge by it alone.
pub fn cost(best: i32, other: i32) -> i32 {
    best.saturating_sub(other).max(0)
}

/// As many as a question wants of what a search has found: its best first, all others in any order. None of them is worth
/// more than the best: what was given up early was looked at less.
pub fn answer<A: PartialEq, R>(question: &Question<A>, mut found: Vec<Weighed<A, R>>) -> Vec<Weighed<A, R>> {
    let best = found.first().map_or(0, |first| first.value);
    found.iter_mut().for_each(|one| one.value = one.value.min(best));
    // What is worth as much keeps its order, so the best stays the first.
    found.sort_by_key(|one| std::cmp::Reverse(one.value));
    let asked = question.weighed().and_then(|action| found.iter().position(|one| one.action == *action));
    let most = question.most();
    let asked = asked.filter(|place| *place >= most).map(|place| found.swap_remove(place));
    found.truncate(most);
    found.extend(asked);
    found
}

/// What a bot in this seat does once it has looked at all that it may: for tests.
///
/// # Panics
/// If the seat is not to act.
#[cfg(any(test, feature = "testing"))]
pub fn decide<G: Bot>(
    game: &G,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Choice<G::Action, <G::Search as Search>::Reason> {
    let Some(decision) = Decision::of(game, seat, level, seed) else { panic!("{seat:?} is not to act") };
    let mut search = G::think(decision);
    while !search.run(1_000) {}
    search.choice()
}

/// What a bot in this seat answers to a question once it has looked at all that it may: for tests.
///
/// # Panics
/// If the seat is not to act.
#[cfg(any(test, feature = "testing"))]
pub fn weigh<G: Bot>(
    game: &G,
    seat: Seat,
    level: Level,
    question: Question<G::Action>,
) -> Vec<Weighed<G::Action, <G::Search as Search>::Reason>> {
    let Some(decision) = Decision::of(game, seat, level, 5) else { panic!("{seat:?} is not to act") };
    let mut search = G::think(Decision { question, ..decision });
    while !search.run(1_000) {}
    search.weighed()
}
