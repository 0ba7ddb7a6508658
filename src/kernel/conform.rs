//! The suite every game passes: random matches in which every law is checked at every step. Knows
//! no game; what a viewer may not know is told to it by the game's tests, from the rules.

mod golden;
mod walk;

use std::fmt;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{Game, Notice, Seat, StepOf, Viewer};

pub use golden::golden;
use walk::{Pool, Walk};

/// The generator that the suite hands to games.
pub type SuiteRng = ChaCha8Rng;

/// Deals everything anew that `viewer` may not know, keeping all that they do know.
pub type Redeal<G> = fn(&G, Viewer, &mut SuiteRng) -> G;

/// Makes a step that `viewer` cannot tell from the given one: another card laid face down, another shuffle with the
/// same hand for the viewer. It must be legal in the first argument, a state made by [`Redeal`]. Nothing where the step
/// shows what was dealt anew, so that it must look different.
pub type Disguise<G> = fn(&G, &StepOf<G>, Viewer, &mut SuiteRng) -> Option<StepOf<G>>;

/// Sees a match after a step, the step, and what was told.
pub type Look<'a, G> = dyn FnMut(&G, &StepOf<G>, &[Notice<<G as Game>::Event>]) + 'a;

/// What the suite found wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub law: Law,
    /// Which match of the run, from 0; its random numbers follow from it and the seed.
    pub round: usize,
    /// How many steps had been made.
    pub step: usize,
    pub what: String,
}

/// The laws, in the order of ARCHITECTURE.md.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// The game starts at all, and somebody can act until it is over.
    Alive,
    /// Offers are there exactly for the pending seats, sorted, each once, all legal; nothing that a
    /// full list leaves out is legal.
    Offer,
    /// What is refused changes nothing; nobody acts out of turn or after the end. Whatever can be read is judged, whoever
    /// does it and whenever: `Game::check` panics for nothing.
    Refusal,
    /// Folding the log, before and after it went through text, gives the live state.
    Replay,
    /// No match is longer than the game says.
    Bound,
    /// The game's own law of conservation.
    Invariants,
    /// Nobody can tell what they may not know.
    Blindness,
    /// The view of a player who did not act changes only where they are told something.
    Told,
    /// Simultaneous choices may be made in any order.
    Order,
    /// The outcome has a place for each seat.
    Outcome,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, match {}, step {}: {}", self.law, self.round, self.step, self.what)
    }
}

impl std::error::Error for Violation {}

/// What a run has seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub matches: usize,
    pub steps: usize,
    pub longest: usize,
    /// Matches cut off at [`Suite::cut`].
    pub cut: usize,
    /// States dealt anew and compared.
    pub blinded: usize,
    /// Steps disguised whose notices were compared.
    pub disguised: usize,
    /// Places where several seats could act and the order was turned round.
    pub reordered: usize,
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
    /// Chances that cannot come up in a state, written from the rules: the game must refuse them.
    malformed: fn(&G) -> Vec<G::Chance>,
    /// Steps without an event that all the same change what others see; `None`: [`Law::Told`] is not checked.
    silent: Option<fn(&StepOf<G>) -> bool>,
}

/// The whole suite for a game without secrets; [`Suite`] for the others.
///
/// # Errors
/// The first law that is broken.
pub fn conform<G: Game>(setups: &[(G::Config, u8)], matches: usize, seed: u64) -> Result<Tally, Violation> {
    Suite::<G>::new(setups.to_vec(), matches, seed).run()
}

impl<G: Game> Suite<G> {
    /// So many random matches, dealt out evenly over the set-ups.
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

    /// Checks blindness. Both functions are written from the rules, never from the view.
    pub fn secrets(mut self, redeal: Redeal<G>, disguise: Disguise<G>) -> Self {
        self.redeal = Some(redeal);
        self.disguise = disguise;
        self
    }

    pub fn malformed(mut self, malformed: fn(&G) -> Vec<G::Chance>) -> Self {
        self.malformed = malformed;
        self
    }

    /// Checks [`Law::Told`], but for the steps that are `silent`: they have no event.
    pub fn told(mut self, silent: fn(&StepOf<G>) -> bool) -> Self {
        self.silent = Some(silent);
        self
    }

    /// Leaves matches after so many steps: for games whose bound is far beyond a random match.
    pub fn cut(mut self, steps: usize) -> Self {
        self.cut = steps.min(G::MAX_STEPS);
        self
    }

    /// # Errors
    /// The first law that is broken.
    pub fn run(&self) -> Result<Tally, Violation> {
        self.watch(&mut |_, _, _| {})
    }

    /// The same, where `look` sees each step of each match: for statistics.
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

/// All who ever look while a match goes on.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}
