//! The contract of a bot: it knows only the knowledge of its seat, and searches in slices.

use std::fmt::{self, Debug, Display, Formatter};

use nonempty::NonEmpty;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{
    game::Game,
    seat::{Seat, Viewer},
    variants::variants,
};

/// The playing strength of a bot.
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

/// The input of a bot's search: one decision, never the match. Equal decisions bring equal choices.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    pub seat: Seat,
    /// The seat's view, with the facts it remembers: [`Bot::remembered`].
    pub view: G::View,
    /// The seat's legal actions, see [`Offer::into_options`](super::Offer::into_options).
    pub options: NonEmpty<G::Action>,
    pub level: Level,
    /// Two bots of one level with different seeds play differently. The upper half is the same for a whole match, and
    /// may set the bot's character. The lower half differs from step to step.
    pub seed: u64,
    pub question: Question<G::Action>,
}

/// The question about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question<A> {
    /// Asks for one action.
    Choose,
    /// Asks for the best actions with their values, at most this many.
    Advise(u8),
    /// Asks for the value of this action beside that of the best one.
    Weigh(A),
}

impl<A> Question<A> {
    /// The action that the answer must include.
    pub fn weighed(&self) -> Option<&A> {
        match self {
            Question::Weigh(action) => Some(action),
            Question::Choose | Question::Advise(_) => None,
        }
    }

    /// The number of best actions to rank.
    pub fn most(&self) -> usize {
        match self {
            Question::Advise(most) => usize::from(*most).max(1),
            Question::Choose | Question::Weigh(_) => 1,
        }
    }
}

impl<G: Bot> Decision<G> {
    /// Returns the decision of this seat, with only the knowledge of the seat, or `None` if the seat must not act.
    pub fn of(game: &G, seat: Seat, level: Level, seed: u64) -> Option<Decision<G>> {
        let options = game.offer(seat).into_options()?;
        Some(Decision { seat, view: game.remembered(seat), options, level, seed, question: Question::Choose })
    }
}

/// A game that bots can play.
pub trait Bot: Game {
    type Search: Search<Action = Self::Action>;

    /// Actions whose values differ by this much at most count as equally good.
    const TIE_MARGIN: i32;

    /// The view of a player in this seat who forgets nothing. A game whose views omit facts that players must remember
    /// adds them here, since a bot has its own memory.
    fn remembered(&self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// The most positions that a search for one step visits.
    fn budget(level: Level) -> u32;

    /// The most positions that a search for [`Question::Advise`] or [`Question::Weigh`] visits.
    fn advice_budget(level: Level) -> u32 {
        Self::budget(level)
    }

    /// Starts a search.
    fn think(decision: Decision<Self>) -> Self::Search;
}

/// A search for a choice. It runs in slices of any length, so that the page drops no frame, and can be aborted at any
/// time.
pub trait Search {
    type Action;
    /// The reason in the game's own terms; the layer `bots` turns it into words.
    type Reason: Clone + PartialEq + Debug;

    /// Visits the next position, or the next few that belong together.
    fn step(&mut self);

    /// Whether the search needs no more positions.
    fn is_done(&self) -> bool;

    /// Positions visited so far.
    fn nodes(&self) -> u32;

    /// The best action so far. It is legal after any number of slices, even none.
    fn choice(&self) -> Choice<Self::Action, Self::Reason>;

    /// The best actions so far with their values, best first, at least one, as many as the [`Question`] wants. The
    /// action to weigh comes last, unless it is among them or the bot cannot value it.
    fn weighed(&self) -> Vec<Weighed<Self::Action, Self::Reason>>;

    /// Visits `nodes` more positions, or fewer if the search needs no more. Returns whether it is done.
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

/// A [`Choice`] with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed<A, R> {
    pub action: A,
    pub reason: R,
    /// The value for the deciding seat, in the unit of the game's bot. Of two values of one search the higher one is
    /// better.
    pub value: i32,
}

/// The loss of an action against the best one, in the unit of both values: hints and reviews judge by it alone.
pub fn cost(best: i32, other: i32) -> i32 {
    best.saturating_sub(other).max(0)
}

/// Sorts a search result by value and truncates it to the number asked for, keeping the action to weigh. The first
/// entry is the search's best one, the others come in any order. Values are capped at that of the best: an action
/// discarded early was visited less, so its value is less certain.
pub fn answer<A: PartialEq, R>(question: &Question<A>, mut found: Vec<Weighed<A, R>>) -> Vec<Weighed<A, R>> {
    let best = found.first().map_or(0, |first| first.value);
    found.iter_mut().for_each(|one| one.value = one.value.min(best));
    // The sort is stable, so the best stays first among equal values.
    found.sort_by_key(|one| std::cmp::Reverse(one.value));
    let asked = question.weighed().and_then(|action| found.iter().position(|one| one.action == *action));
    let most = question.most();
    let asked = asked.filter(|place| *place >= most).map(|place| found.swap_remove(place));
    found.truncate(most);
    found.extend(asked);
    found
}

/// Returns the choice of a bot in this seat after its full search: for tests.
///
/// # Panics
/// If the seat must not act.
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

/// Returns the answer of a bot in this seat to a question after its full search: for tests.
///
/// # Panics
/// If the seat must not act.
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
