//! The conformance suite: random matches in which every law is checked at every step. It knows no game; the game's
//! tests tell it the secrets of each viewer, as the rules define them.

mod golden;
mod walk;

use std::fmt;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{Game, Notice, Seat, StepOf, Viewer};

pub use golden::golden;
use walk::{Pool, Walk};

/// The random number generator of the suite.
pub type SuiteRng = ChaCha8Rng;

/// Replaces the secrets hidden from `viewer` by other possible ones, and keeps everything that `viewer` knows.
pub type Redeal<G> = fn(&G, Viewer, &mut SuiteRng) -> G;

/// Makes a step that `viewer` cannot distinguish from the given one: another card laid face down, or another shuffle
/// that gives the viewer the same hand. The new step must be legal in the first argument, a state made by [`Redeal`].
/// `None` if the step shows something that was dealt anew, so that no other step looks the same.
pub type Disguise<G> = fn(&G, &StepOf<G>, Viewer, &mut SuiteRng) -> Option<StepOf<G>>;

/// Observer of a run: gets a match after a step, the step, and its events.
pub type Look<'a, G> = dyn FnMut(&G, &StepOf<G>, &[Notice<<G as Game>::Event>]) + 'a;

/// A broken law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub law: Law,
    /// Index of the match in the run. Its random numbers follow from the index and the seed.
    pub round: usize,
    /// The number of steps made before.
    pub step: usize,
    pub what: String,
}

/// The laws, in the order of ARCHITECTURE.md.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// The game starts, and a seat can act until it is over.
    Alive,
    /// Exactly the pending seats have an offer. It is sorted, without duplicates, and all its actions are legal. A full
    /// list contains all legal actions.
    Offer,
    /// A refusal changes nothing. No seat acts out of turn or after the end. `Game::check` panics for no readable step,
    /// no matter who makes it and when.
    Refusal,
    /// Folding the log, before and after a round trip through text, gives the live state.
    Replay,
    /// No match is longer than [`Game::MAX_STEPS`].
    Bound,
    /// The game's own law of conservation.
    Invariants,
    /// No viewer can find out a secret.
    Blindness,
    /// The view of a player who did not act changes only if the player is told of an event.
    Announced,
    /// Simultaneous choices may be made in any order.
    Order,
    /// The outcome has a place for each seat.
    Outcome,
    /// The counts are empty, or have a list for each seat. All lists of a run have the same length. Folding the log
    /// again gives the same counts.
    Counts,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, match {}, step {}: {}", self.law, self.round, self.step, self.what)
    }
}

impl std::error::Error for Violation {}

/// Statistics of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub matches: usize,
    pub steps: usize,
    pub longest: usize,
    /// Matches cut off at [`Suite::cut`].
    pub cut: usize,
    /// States that were dealt anew and compared.
    pub blinded: usize,
    /// Disguised steps whose events were compared.
    pub disguised: usize,
    /// States in which several seats could act and the order was changed.
    pub reordered: usize,
    /// Number of counts of each seat; `None` before the first match with counts.
    pub counts: Option<usize>,
}

/// A run of the suite.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    setups: Vec<(G::Config, u8)>,
    matches: usize,
    seed: u64,
    cut: usize,
    redeal: Option<Redeal<G>>,
    disguise: Disguise<G>,
    /// Decisions of chance that are impossible in a state, written from the rules. The game must refuse them.
    malformed: fn(&G) -> Vec<G::Chance>,
    /// Steps without an event that may nevertheless change a view. `None`: [`Law::Announced`] is not checked.
    silent: Option<fn(&StepOf<G>) -> bool>,
}

/// Runs the whole suite for a game without secrets. For other games, use [`Suite`].
///
/// # Errors
/// The first law that is broken.
pub fn conform<G: Game>(setups: &[(G::Config, u8)], matches: usize, seed: u64) -> Result<Tally, Violation> {
    Suite::<G>::new(setups.to_vec(), matches, seed).run()
}

impl<G: Game> Suite<G> {
    /// Creates a run of this many random matches, spread evenly over the set-ups.
    pub fn new(setups: Vec<(G::Config, u8)>, matches: usize, seed: u64) -> Self {
        Suite {
            setups,
            matches,
            seed,
            cut: G::MAX_STEPS,
            redeal: None,
            disguise: |_, step, _, _| Some(step.clone()),
            malformed: |_| Vec::new(),
            silent: None,
        }
    }

    /// Checks blindness. Both functions must be written from the rules, not from the view.
    pub fn secrets(mut self, redeal: Redeal<G>, disguise: Disguise<G>) -> Self {
        self.redeal = Some(redeal);
        self.disguise = disguise;
        self
    }

    pub fn malformed(mut self, malformed: fn(&G) -> Vec<G::Chance>) -> Self {
        self.malformed = malformed;
        self
    }

    /// Checks [`Law::Announced`], except for `silent` steps, which have no event.
    pub fn announces(mut self, silent: fn(&StepOf<G>) -> bool) -> Self {
        self.silent = Some(silent);
        self
    }

    /// Cuts matches off after this many steps: for games whose bound is far above the length of a random match.
    pub fn cut(mut self, steps: usize) -> Self {
        self.cut = steps.min(G::MAX_STEPS);
        self
    }

    /// # Errors
    /// The first law that is broken.
    pub fn run(&self) -> Result<Tally, Violation> {
        self.watch(&mut |_, _, _| {})
    }

    /// Runs the suite and calls `look` for each step of each match: for statistics.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn watch(&self, look: &mut Look<'_, G>) -> Result<Tally, Violation> {
        let mut tally = Tally::default();
        let (mut pool, mut chances) = (Pool::default(), Pool::default());
        for round in 0..self.matches {
            let (config, seats) = &self.setups[round % self.setups.len()];
            let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(round as u64);
            let mut walk = Walk {
                suite: self,
                round,
                log: Vec::new(),
                rng: SuiteRng::seed_from_u64(seed),
                pool: &mut pool,
                chances: &mut chances,
            };
            let cut = walk.play(config, *seats, &mut tally, look)?;
            tally.matches += 1;
            tally.steps += walk.log.len();
            tally.longest = tally.longest.max(walk.log.len());
            tally.cut += usize::from(cut);
        }
        Ok(tally)
    }
}

/// Returns all viewers that exist while a match goes on.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}
