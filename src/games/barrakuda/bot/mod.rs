//! A bot for Barrakuda. It finds simultaneous card choices by regret matching over playouts of the round. For other
//! decisions it compares the mean values of such playouts.

mod evaluation;
mod known;
mod playout;
mod reason;
mod regret_matching;
#[cfg(test)]
mod tests;

use nonempty::NonEmpty;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    action::Action,
    floor::WRECKS,
    phase::Phase,
    position::{Position, Unobserved},
    state::Barrakuda,
};
use crate::kernel::{
    Seat, Step,
    bot::{self, Bot, Choice, Decision, Level, Question, Search, Weighed},
};
use evaluation::{Evaluator, Weights};
pub use reason::Reason;
use reason::Tally;
use regret_matching::RegretMatcher;

/// The search parameters of a level; no other place sets strength.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// The most playouts for a step.
    nodes: u32,
    /// The share of cards in its hand that the bot overlooks, in percent.
    overlooked: u32,
    /// The greatest misjudgement of an action, in ten thousandths of a win.
    noise: i32,
    opponents: Opponents,
    /// The evaluation of positions.
    weights: Weights,
}

/// The bot's assumption about the choices of the others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Opponents {
    /// They play random cards.
    Random,
    /// They learn by regret matching, as the bot does.
    Learning,
}

impl Strength {
    fn of(level: Level) -> Strength {
        match level {
            Level::Beginner => Strength {
                nodes: 60,
                overlooked: 50,
                noise: 1_500,
                opponents: Opponents::Random,
                weights: evaluation::GREEDY,
            },
            Level::Easy => Strength {
                nodes: 200,
                overlooked: 30,
                noise: 300,
                opponents: Opponents::Random,
                weights: evaluation::GREEDY,
            },
            Level::Medium => Strength {
                nodes: 600,
                overlooked: 27,
                noise: 0,
                opponents: Opponents::Learning,
                weights: evaluation::PLAIN,
            },
            Level::Hard => Strength {
                nodes: 800,
                overlooked: 16,
                noise: 0,
                opponents: Opponents::Learning,
                weights: evaluation::LEARNED,
            },
            Level::Expert => Strength {
                nodes: 8_000,
                overlooked: 0,
                noise: 0,
                opponents: Opponents::Learning,
                weights: evaluation::LEARNED,
            },
        }
    }
}

impl Strength {
    /// The parameters for advice: no deliberate mistakes.
    fn advising(self) -> Strength {
        Strength { noise: 0, overlooked: 0, ..self }
    }
}

/// The most playouts for each option after the cards are revealed: little is left to chance then.
const TRIALS_PER_OPTION: u32 = 48;

/// The least share of a card in the average strategy, in percent; a lower share is a remnant of exploration.
const MIN_PERCENT: i64 = 10;

/// The bonus on a card's utility for each unit of [`Evaluator::progress`], times the number of the round, in parts of
/// `SCALE`. Without it two equally cautious bots would wait for each other for ever.
const IMPATIENCE: i32 = 20;

/// The round after which the bot overlooks more cards: equal bots that see all cards would repeat the same ones for
/// ever.
const PATIENT_ROUNDS: u16 = 20;

/// The additional share of overlooked cards for each later round, in percent.
const OVERLOOKED_PER_ROUND: u32 = 3;

/// The most playouts that one trial takes: the Barracuda can be steered to six wrecks.
const MAX_PLAYOUTS: u32 = WRECKS as u32 + 1;

/// The search for a step.
#[derive(Debug)]
pub struct BarrakudaSearch {
    strength: Strength,
    /// Whether the bot has at most one acceptable action.
    forced: bool,
    /// The position by the bot's knowledge.
    position: Position,
    evaluator: Evaluator,
    /// The bonus for a unit of progress in this round.
    impatience: i32,
    /// The players whose choice is open, the bot first.
    players: Vec<RegretMatcher>,
    trial: Trial,
    /// The outcomes of each of the bot's own actions.
    tallies: Vec<Tally>,
    /// The misjudgement of each own action.
    noise: Vec<i32>,
    rng: ChaCha8Rng,
    seed: u64,
    nodes: u32,
    question: Question<Action>,
}

/// One player tries all their actions against one sampled action of each other player.
#[derive(Debug)]
struct Trial {
    /// Counted from 1.
    number: u32,
    /// The index of the action that each player plays.
    profile: Vec<usize>,
    /// The index of the player who tries their actions.
    traverser: usize,
    /// The utilities of the actions tried so far.
    utilities: Vec<i32>,
    /// The seed of the dice, which is the same for all actions of a trial (common random numbers).
    dice: u64,
}

impl Bot for Barrakuda {
    type Search = BarrakudaSearch;

    const TIE_MARGIN: i32 = 150;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn think(decision: Decision<Barrakuda>) -> BarrakudaSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let strength = Strength::of(level);
        let mut strength = if question == Question::Choose { strength } else { strength.advising() };
        let position = Position::from_view(&view);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut own: Vec<Action> = options.iter().cloned().collect();
        // The bot always agrees to a draw (BK-5.5).
        own.retain(|action| *action != Action::Refuse);
        let forced = own.len() < 2;
        if is_choosing(&position) {
            let waiting = u32::from(position.round.saturating_sub(PATIENT_ROUNDS));
            strength.overlooked += OVERLOOKED_PER_ROUND * waiting;
            let asked = question.weighed();
            own.retain(|action| rng.random_range(0..100) >= strength.overlooked || Some(action) == asked);
        } else {
            strength.nodes = strength.nodes.min(TRIALS_PER_OPTION * own.len() as u32);
        }
        // If all cards are overlooked, the first legal one is played.
        let own = NonEmpty::from_vec(own).unwrap_or_else(|| NonEmpty::new(options.head));
        let tallies = vec![Tally::default(); own.len()];
        let most = strength.noise;
        let noise = own.iter().map(|_| if most > 0 { rng.random_range(-most..=most) } else { 0 }).collect();
        let mut players = vec![RegretMatcher::new(seat, own)];
        players.extend(choosing_besides(&position, seat));
        BarrakudaSearch {
            strength,
            forced,
            evaluator: Evaluator::new(&position, strength.weights),
            impatience: IMPATIENCE * i32::from(position.round),
            position,
            trial: Trial {
                number: 0,
                profile: vec![0; players.len()],
                traverser: 0,
                utilities: Vec::new(),
                dice: 0,
            },
            players,
            tallies,
            noise,
            rng,
            seed,
            nodes: 0,
            question,
        }
    }
}

fn is_choosing(position: &Position) -> bool {
    matches!(position.phase, Phase::Choosing(_))
}

/// The other players whose card is unknown.
fn choosing_besides(position: &Position, seat: Seat) -> impl Iterator<Item = RegretMatcher> {
    let others = position.sea.seats().filter(move |other| *other != seat);
    let choose = others.filter(|other| is_choosing(position) && position.chosen(*other).is_none());
    choose.filter_map(|other| {
        NonEmpty::from_vec(position.options(other)).map(|cards| RegretMatcher::new(other, cards))
    })
}

impl BarrakudaSearch {
    /// The reason for the action of this index, which was drawn from `among` good ones.
    fn reason(&self, place: usize, among: i32) -> Reason {
        let own = &self.players[0];
        let action = &own.actions[place];
        match self.forced {
            true if *action == Action::Agree => Reason::Enough,
            true => Reason::Only,
            false => reason::reason(&self.position, own.seat, action, &self.tallies[place], among),
        }
    }

    fn next_trial(&mut self) {
        let trial = &mut self.trial;
        for (place, player) in trial.profile.iter_mut().zip(&self.players) {
            *place = player.sample(&mut self.rng);
        }
        trial.dice = self.rng.random();
        trial.number += 1;
        // Every other trial is one of the bot's own actions.
        let own = self.strength.opponents == Opponents::Random || trial.number.is_multiple_of(2);
        trial.traverser = if own { 0 } else { trial.number as usize / 2 % self.players.len() };
    }

    /// Tries the next action of the trial's player.
    fn try_one(&mut self) {
        if self.trial.utilities.is_empty() {
            self.next_trial();
        }
        let trial = &mut self.trial;
        trial.profile[trial.traverser] = trial.utilities.len();
        let mut end = self.position.clone();
        for (player, place) in self.players.iter().zip(&trial.profile) {
            let step = Step::Player(player.seat, player.actions[*place].clone());
            end.apply(&step, &mut Unobserved);
        }
        self.nodes += end.playout(&self.evaluator, &mut ChaCha8Rng::seed_from_u64(trial.dice));
        let player = &mut self.players[trial.traverser];
        let progress = if is_choosing(&self.position) { self.evaluator.progress(&end.sea) } else { 0 };
        let won = self.evaluator.win_probability(&end, player.seat);
        let mut utility = won + self.impatience * progress;
        if trial.traverser == 0 {
            let place = trial.profile[0];
            self.tallies[place].add(&self.position, &end, player.seat, won);
            utility += self.noise[place];
        }
        trial.utilities.push(utility);
        if trial.utilities.len() == player.actions.len() {
            player.observe(&trial.utilities);
            trial.utilities.clear();
        }
    }
}

impl Search for BarrakudaSearch {
    type Action = Action;
    type Reason = Reason;

    fn step(&mut self) {
        self.try_one();
    }

    fn is_done(&self) -> bool {
        self.forced || self.nodes + MAX_PLAYOUTS > self.strength.nodes
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let own = &self.players[0];
        let (place, among) = if is_choosing(&self.position) {
            own.sample_average(MIN_PERCENT, &mut ChaCha8Rng::seed_from_u64(!self.seed))
        } else {
            (own.best(), 1)
        };
        Choice { action: own.actions[place].clone(), reason: self.reason(place, among) }
    }

    /// A value is the chance to win in ten thousandths. That of a card holds against the assumed choices of the others:
    /// the bot draws its card at random, so the best card is not always its choice.
    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let own = &self.players[0];
        let best = own.best();
        let others = (0..own.actions.len()).filter(|place| *place != best);
        let weigh = |place: usize| Weighed {
            action: own.actions[place].clone(),
            reason: self.reason(place, 1),
            value: self.tallies[place].win_probability(),
        };
        bot::answer(&self.question, [best].into_iter().chain(others).map(weigh).collect())
    }

    fn nodes(&self) -> u32 {
        self.nodes
    }
}
