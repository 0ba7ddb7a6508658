//! A bot for Barrakuda: it imagines how the round may go on, over and over, until nobody regrets their card.

mod reason;
mod regrets;
#[cfg(test)]
mod tests;
mod world;
mod worth;

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
pub use reason::Reason;
use reason::Tally;
use regrets::Lean;
use worth::{Weights, Worth};

/// What a level amounts to. The one place where strength is set.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// Ends of a round looked at for a step.
    nodes: u32,
    /// Of a hundred cards in its hand, so many are overlooked.
    overlooked: u32,
    /// It takes the others for divers who think; else for such as play any card.
    respect: bool,
    /// What it thinks a table is worth.
    weights: Weights,
}

impl Strength {
    fn of(level: Level) -> Strength {
        match level {
            Level::Easy => Strength { nodes: 240, overlooked: 30, respect: false, weights: worth::GREED },
            Level::Medium => Strength { nodes: 600, overlooked: 0, respect: true, weights: worth::PLAIN },
            Level::Hard => Strength { nodes: 8_000, overlooked: 0, respect: true, weights: worth::LEARNED },
        }
    }
}

/// After the cards have turned up little is left to chance: so often each way to go on is tried then, at most.
const TRIES: u32 = 48;

/// Cards that it leans to less, of a hundred, it does not play: they are what is left of trying.
const LEAST: i64 = 10;

/// What a piece of gold that gets on counts for with each round, see [`Worth::progress`]: or two bots, each as cautious as
/// the other, would wait for the other one for ever.
const KEEN: i32 = 20;

/// After so many rounds of a standoff so many more of a hundred cards are overlooked with each round: equals who see all
/// would go on playing the same cards.
const RESTED: u16 = 20;
const TIRED: u32 = 3;

/// Nothing that is tried plays a round to its end more often: the Barracuda may be steered to six wrecks.
const MOST: u32 = WRECKS as u32 + 1;

/// A step in the making.
#[derive(Debug)]
pub struct Thinking {
    strength: Strength,
    /// Nothing is to be decided.
    forced: bool,
    /// The match as it sees it.
    game: Barrakuda,
    worth: Worth,
    /// How much it is tired of waiting.
    keen: i32,
    /// Those who choose, the one who thinks first.
    leans: Vec<Lean>,
    /// What is tried: by everybody, and by whom in turn, and what each of their actions has brought so far.
    tried: Vec<usize>,
    focus: usize,
    /// What has come of its own actions.
    tallies: Vec<Tally>,
    brought: Vec<i32>,
    /// What it draws from by itself, and what the dice of this turn come from.
    luck: ChaCha8Rng,
    seed: u64,
    dice: u64,
    turn: u32,
    nodes: u32,
}

impl Bot for Barrakuda {
    type Thought = Thinking;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn think(question: Question<Barrakuda>) -> Thinking {
        let Question { seat, view, options, level, seed } = question;
        let mut strength = Strength::of(level);
        let game = Barrakuda::imagined(&view);
        let mut luck = ChaCha8Rng::seed_from_u64(seed);
        let mut own: Vec<Action> = options.iter().cloned().collect();
        // Where it is put to it, it agrees to a draw (BK-5.5).
        own.retain(|action| *action != Action::Refuse);
        let forced = own.len() < 2;
        if game.phase == Phase::Choose {
            strength.overlooked += TIRED * u32::from(game.round.saturating_sub(RESTED));
            own.retain(|_| luck.random_range(0..100) >= strength.overlooked);
        } else {
            strength.nodes = strength.nodes.min(TRIES * own.len() as u32);
        }
        // Something has to be played.
        own.extend(own.is_empty().then_some(options.head));
        let mut leans = vec![Lean::new(seat, own)];
        if game.phase == Phase::Choose {
            for other in game.sea.seats().filter(|other| *other != seat && game.chosen(*other).is_none()) {
                let hand = game.sea.diver(other).hand();
                leans.push(Lean::new(other, hand.into_iter().map(Action::Play).collect()));
            }
        }
        Thinking {
            strength,
            forced,
            worth: Worth::new(&game, strength.weights),
            keen: KEEN * i32::from(game.round),
            game,
            tried: vec![0; leans.len()],
            tallies: vec![Tally::default(); leans[0].actions.len()],
            leans,
            focus: 0,
            brought: Vec::new(),
            luck,
            seed,
            dice: 0,
            turn: 0,
            nodes: 0,
        }
    }
}

impl Thinking {
    fn over(&self) -> bool {
        self.forced || self.nodes + MOST > self.strength.nodes
    }

    fn try_one(&mut self) {
        if self.brought.is_empty() {
            for (tried, lean) in self.tried.iter_mut().zip(&self.leans) {
                *tried = lean.any(&mut self.luck);
            }
            self.dice = self.luck.random();
            // It thinks of itself every other time.
            self.turn += 1;
            let own = !self.strength.respect || self.turn.is_multiple_of(2);
            self.focus = if own { 0 } else { self.turn as usize / 2 % self.leans.len() };
        }
        self.tried[self.focus] = self.brought.len();
        let mut game = self.game.clone();
        for (lean, tried) in self.leans.iter().zip(&self.tried) {
            game.apply(&Step::Player(lean.seat, lean.actions[*tried].clone()));
        }
        self.nodes += game.play_on(&self.worth, &mut ChaCha8Rng::seed_from_u64(self.dice));
        if self.focus == 0 {
            self.tallies[self.tried[0]].add(&self.game, &game, self.leans[0].seat);
        }
        let lean = &mut self.leans[self.focus];
        let keen =
            if self.game.phase == Phase::Choose { self.keen * self.worth.progress(&game.sea) } else { 0 };
        self.brought.push(self.worth.of(&game, lean.seat) + keen);
        if self.brought.len() == lean.actions.len() {
            lean.learn(&self.brought);
            self.brought.clear();
        }
    }
}

impl Thought for Thinking {
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
        let own = &self.leans[0];
        let (place, among) = if self.game.phase == Phase::Choose {
            own.settle(LEAST, &mut ChaCha8Rng::seed_from_u64(!self.seed))
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
