//! A bot for Barrakuda: it imagines how the round may go on, over and over, until nobody regrets their card.

mod evaluation;
mod reason;
mod regret_matching;
#[cfg(test)]
mod tests;
mod world;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    action::Action,
    floor::WRECKS,
    state::{Barrakuda, Phase},
};
use crate::kernel::{
    Game, Step,
    bot::{Bot, Choice, Level, Question, Thought},
};
use evaluation::{Evaluator, Weights};
pub use reason::Reason;
use reason::Tally;
use regret_matching::RegretMatcher;

/// What a level amounts to. The one place where strength is set.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// Ends of a round looked at for a step.
    nodes: u32,
    /// Of a hundred cards in its hand, so many are overlooked.
    overlooked: u32,
    /// It takes the others for divers who think; else for such as play any card.
    models_opponents: bool,
    /// What it thinks a table is worth.
    weights: Weights,
}

impl Strength {
    fn of(level: Level) -> Strength {
        match level {
            Level::Easy => {
                Strength { nodes: 240, overlooked: 30, models_opponents: false, weights: evaluation::GREEDY }
            }
            Level::Medium => {
                Strength { nodes: 600, overlooked: 0, models_opponents: true, weights: evaluation::PLAIN }
            }
            Level::Hard => {
                Strength { nodes: 8_000, overlooked: 0, models_opponents: true, weights: evaluation::LEARNED }
            }
        }
    }
}

/// After the cards have turned up little is left to chance: so often each way to go on is tried then, at most.
const TRIALS_PER_OPTION: u32 = 48;

/// Cards that it leans to less, of a hundred, it does not play: they are what is left of trying.
const MIN_PERCENT: i64 = 10;

/// What a piece of gold that gets on counts for with each round, see [`Evaluator::progress`]: or two bots, each as cautious as
/// the other, would wait for the other one for ever.
const IMPATIENCE: i32 = 20;

/// After so many rounds of a standoff so many more of a hundred cards are overlooked with each round: equals who see all
/// would go on playing the same cards.
const PATIENT_ROUNDS: u16 = 20;
const OVERLOOKED_PER_ROUND: u32 = 3;

/// Nothing that is tried plays a round to its end more often: the Barracuda may be steered to six wrecks.
const MAX_PLAYOUTS: u32 = WRECKS as u32 + 1;

/// A step in the making.
#[derive(Debug)]
pub struct BarrakudaSearch {
    strength: Strength,
    /// Nothing is to be decided.
    forced: bool,
    /// The match as it sees it.
    game: Barrakuda,
    evaluator: Evaluator,
    /// How much it is tired of waiting.
    impatience: i32,
    /// Those who choose, the one who thinks first.
    players: Vec<RegretMatcher>,
    /// What is tried: by everybody, and by whom in turn, and what each of their actions has brought so far.
    tried: Vec<usize>,
    traverser: usize,
    /// What has come of its own actions.
    tallies: Vec<Tally>,
    utilities: Vec<i32>,
    /// What it draws from by itself, and what the dice of this turn come from.
    rng: ChaCha8Rng,
    seed: u64,
    dice: u64,
    turn: u32,
    nodes: u32,
}

impl Bot for Barrakuda {
    type Thought = BarrakudaSearch;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn think(question: Question<Barrakuda>) -> BarrakudaSearch {
        let Question { seat, view, options, level, seed } = question;
        let mut strength = Strength::of(level);
        let game = Barrakuda::imagined(&view);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut own: Vec<Action> = options.iter().cloned().collect();
        // Where it is put to it, it agrees to a draw (BK-5.5).
        own.retain(|action| *action != Action::Refuse);
        let forced = own.len() < 2;
        if game.phase == Phase::Choose {
            strength.overlooked +=
                OVERLOOKED_PER_ROUND * u32::from(game.round.saturating_sub(PATIENT_ROUNDS));
            own.retain(|_| rng.random_range(0..100) >= strength.overlooked);
        } else {
            strength.nodes = strength.nodes.min(TRIALS_PER_OPTION * own.len() as u32);
        }
        // Something has to be played.
        own.extend(own.is_empty().then_some(options.head));
        let mut players = vec![RegretMatcher::new(seat, own)];
        if game.phase == Phase::Choose {
            for other in game.sea.seats().filter(|other| *other != seat && game.chosen(*other).is_none()) {
                let hand = game.sea.diver(other).hand();
                players.push(RegretMatcher::new(other, hand.into_iter().map(Action::Play).collect()));
            }
        }
        BarrakudaSearch {
            strength,
            forced,
            evaluator: Evaluator::new(&game, strength.weights),
            impatience: IMPATIENCE * i32::from(game.round),
            game,
            tried: vec![0; players.len()],
            tallies: vec![Tally::default(); players[0].actions.len()],
            players,
            traverser: 0,
            utilities: Vec::new(),
            rng,
            seed,
            dice: 0,
            turn: 0,
            nodes: 0,
        }
    }
}

impl BarrakudaSearch {
    fn over(&self) -> bool {
        self.forced || self.nodes + MAX_PLAYOUTS > self.strength.nodes
    }

    fn try_one(&mut self) {
        if self.utilities.is_empty() {
            for (tried, lean) in self.tried.iter_mut().zip(&self.players) {
                *tried = lean.sample(&mut self.rng);
            }
            self.dice = self.rng.random();
            // It thinks of itself every other time.
            self.turn += 1;
            let own = !self.strength.models_opponents || self.turn.is_multiple_of(2);
            self.traverser = if own { 0 } else { self.turn as usize / 2 % self.players.len() };
        }
        self.tried[self.traverser] = self.utilities.len();
        let mut game = self.game.clone();
        for (lean, tried) in self.players.iter().zip(&self.tried) {
            game.apply(&Step::Player(lean.seat, lean.actions[*tried].clone()));
        }
        self.nodes += game.playout(&self.evaluator, &mut ChaCha8Rng::seed_from_u64(self.dice));
        if self.traverser == 0 {
            self.tallies[self.tried[0]].add(&self.game, &game, self.players[0].seat);
        }
        let lean = &mut self.players[self.traverser];
        let impatience = if self.game.phase == Phase::Choose {
            self.impatience * self.evaluator.progress(&game.sea)
        } else {
            0
        };
        self.utilities.push(self.evaluator.win_probability(&game, lean.seat) + impatience);
        if self.utilities.len() == lean.actions.len() {
            lean.observe(&self.utilities);
            self.utilities.clear();
        }
    }
}

impl Thought for BarrakudaSearch {
    type Action = Action;
    type Reason = Reason;

    fn go_on(&mut self, nodes: u32) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until && !self.over() {
            self.try_one();
        }
        self.over()
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let own = &self.players[0];
        let (place, among) = if self.game.phase == Phase::Choose {
            own.sample_average(MIN_PERCENT, &mut ChaCha8Rng::seed_from_u64(!self.seed))
        } else {
            (own.best(), 1)
        };
        let action = own.actions[place].clone();
        let tally = &self.tallies[place];
        let reason = match self.forced {
            true if action == Action::Agree => Reason::Enough,
            true => Reason::Only,
            false => reason::reason(&self.game, own.seat, &action, tally, among),
        };
        Choice { action, reason }
    }

    fn nodes(&self) -> u32 {
        self.nodes
    }
}
