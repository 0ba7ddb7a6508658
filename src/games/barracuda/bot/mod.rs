//! A bot for Barracuda: flat Monte Carlo search over determinizations (perfect information Monte Carlo).
//!
//! - Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001.
//! - Long et al., "Understanding the Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010.
//!
//! The hidden facts are sampled again and again. Each sample tries every candidate with the same luck (common random
//! numbers): the rollout policy plays on for some turns, then the position is evaluated. Candidates that are clearly
//! behind are dropped (a race: Maron and Moore, "Hoeffding Races", 1994).
//!
//! Win probabilities are counted in parts of [`determinization::SCALE`], sums in thousands.

mod determinization;
mod determinize;
mod plan;
mod policy;
mod reason;
#[cfg(test)]
mod tests;

use nonempty::NonEmpty;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    action::{Action, Deal},
    promenade::Spot,
    state::Barracuda,
    view::{Prompt, View},
};
use crate::kernel::{
    Seat,
    bot::{self, Bot, Choice, Decision, Level, Question, Search, Weighed},
};
use determinization::{Determinization, SCALE, SEATS};
use plan::{Character, Plan};
pub use reason::Reason;

/// The search parameters of a level; no other place sets strength.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// The budget of a step: turns played in rollouts, and evaluations.
    nodes: u32,
    /// The length of a rollout, in turns.
    turns: u16,
    /// The greatest misjudgement of a candidate, in ten thousandths of a win.
    noise: i32,
    /// The share of candidates that it overlooks, in percent.
    overlooked: u32,
    /// Whether it tracks all payments; otherwise it assumes that every seat has as much cash as its own.
    tracks_cash: bool,
}

impl Strength {
    fn of(level: Level) -> Strength {
        match level {
            Level::Beginner => {
                Strength { nodes: 40, turns: 0, noise: 1_200, overlooked: 40, tracks_cash: false }
            }
            Level::Easy => Strength { nodes: 60, turns: 0, noise: 500, overlooked: 0, tracks_cash: false },
            Level::Medium => Strength { nodes: 150, turns: 0, noise: 400, overlooked: 30, tracks_cash: true },
            Level::Hard => Strength { nodes: 1_200, turns: 1, noise: 0, overlooked: 0, tracks_cash: true },
            Level::Expert => Strength { nodes: 20_000, turns: 2, noise: 0, overlooked: 0, tracks_cash: true },
        }
    }
}

impl Strength {
    /// The parameters for advice: no deliberate mistakes.
    fn advising(self) -> Strength {
        Strength { nodes: self.nodes.max(ADVICE_NODES), noise: 0, overlooked: 0, ..self }
    }

    /// Samples a match that agrees with the knowledge of this seat, as far as the level tracks payments.
    fn sample(self, view: &View, own: Seat, rng: &mut ChaCha8Rng) -> Determinization {
        let mut sample = Determinization::sample(view, own, rng);
        if !self.tracks_cash {
            sample.cash = [sample.cash[own.index()]; SEATS];
        }
        sample
    }
}

/// The least budget of advice.
const ADVICE_NODES: u32 = 400;

/// The number of samples that decide which plans become candidates.
const PLANNING_SAMPLES: usize = 6;

/// The first round in which it looks into the bank: by then many payments are known to two players only.
const LOOK: u16 = 4;

/// A candidate action with the sums over its samples.
#[derive(Debug)]
struct Candidate {
    plan: Plan,
    /// The bonus on its win probability, in parts of [`SCALE`]: the preference of the bot's character, and the noise.
    bias: i32,
    /// The sum of its win probabilities over all finished samples.
    sum: i64,
    /// The number of these samples.
    samples: u32,
    /// Its win probability in the current sample.
    now: i32,
    /// Whether it is not dropped.
    alive: bool,
}

/// A candidate's position, played on by the policy.
#[derive(Debug)]
struct Rollout {
    position: Determinization,
    rng: ChaCha8Rng,
    /// The number of turns left before the evaluation.
    left: u16,
}

/// A sampled determinization, with the seed of the chance that follows.
#[derive(Copy, Clone, Debug)]
struct Sample {
    position: Determinization,
    /// The seed that all candidates share.
    seed: u64,
}

/// The search for a step.
#[derive(Debug)]
pub struct BarracudaSearch {
    seat: Seat,
    view: View,
    strength: Strength,
    /// Candidates are legal actions.
    candidates: NonEmpty<Candidate>,
    rng: ChaCha8Rng,
    /// The index of the candidate being tried.
    next: usize,
    rollout: Option<Rollout>,
    /// The sample in which all candidates are being tried.
    sample: Option<Sample>,
    /// The number of finished samples.
    samples: u32,
    nodes: u32,
    question: Question<Action>,
}

impl Bot for Barracuda {
    type Search = BarracudaSearch;

    const TIE_MARGIN: i32 = 150;

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn advice_budget(level: Level) -> u32 {
        Strength::of(level).advising().nodes
    }

    fn think(decision: Decision<Barracuda>) -> BarracudaSearch {
        let Decision { seat, view, options, level, seed, question } = decision;
        let strength = Strength::of(level);
        let strength = if question == Question::Choose { strength } else { strength.advising() };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let character = Character::new(&view, seat, &mut ChaCha8Rng::seed_from_u64(seed >> 32));
        let samples: Vec<Determinization> =
            (0..PLANNING_SAMPLES).map(|_| strength.sample(&view, seat, &mut rng)).collect();
        // A look costs nothing and leads to no other position, so no other action can be weighed beside it.
        let asked = question.weighed().filter(|action| **action != Action::Look);
        let mut plans = if options.contains(&Action::Look) && view.round >= LOOK && asked.is_none() {
            vec![Plan { action: Action::Look, sum: 0 }]
        } else {
            plan::all(&view, seat, &options, &character, &samples, &mut rng)
        };
        if let Some(action) = asked.filter(|action| plans.iter().all(|plan| plan.action != **action)) {
            plans.extend(plan::of(action));
        }
        if strength.overlooked > 0 && has_many_ways(&view.prompt) {
            plans.retain(|_| rng.random_range(0..100) >= strength.overlooked);
        }
        let plans = NonEmpty::from_vec(plans)
            .unwrap_or_else(|| NonEmpty::new(Plan { action: options.first().clone(), sum: 0 }));
        let candidates = plans.map(|plan| {
            let noise = rng.random_range(-strength.noise..=strength.noise) * (SCALE / 10_000);
            let bias = character.bias(&plan, &view) - plan.futile_offer_penalty(&view, seat, &samples);
            Candidate { bias: bias + noise, plan, sum: 0, samples: 0, now: 0, alive: true }
        });
        BarracudaSearch {
            seat,
            view,
            strength,
            candidates,
            rng,
            next: 0,
            rollout: None,
            sample: None,
            samples: 0,
            nodes: 0,
            question,
        }
    }
}

/// Whether the prompt has so many options that a weak bot overlooks some.
fn has_many_ways(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Acting(_) | Prompt::Sliding { .. } | Prompt::Bidding { .. })
}

impl BarracudaSearch {
    /// Starts the rollout of the next candidate in the current sample.
    fn begin(&mut self) -> Rollout {
        let sample = *self.sample.get_or_insert_with(|| Sample {
            position: self.strength.sample(&self.view, self.seat, &mut self.rng),
            seed: self.rng.random(),
        });
        let mut rng = ChaCha8Rng::seed_from_u64(sample.seed);
        let plan = &self.candidates[self.next].plan;
        let position = plan.done(&sample.position, &self.view, self.seat, &mut rng);
        // The order of play shows its value only after every player has had a turn.
        let order = matches!(self.view.prompt, Prompt::Between | Prompt::Staking { .. });
        let left = if order { self.strength.turns.max(self.view.seats.into()) } else { self.strength.turns };
        Rollout { position, rng, left }
    }

    /// Ends a sample in which every candidate was tried, and drops candidates that are clearly behind.
    fn end_sample(&mut self) {
        self.samples += 1;
        self.sample = None;
        for choice in self.candidates.iter_mut().filter(|choice| choice.alive) {
            choice.sum += i64::from(choice.now);
            choice.samples += 1;
        }
        if self.samples >= 8 && self.samples.is_power_of_two() {
            let best = self.alive().map(Candidate::value).max().unwrap_or(0);
            let margin = SCALE * 6 / 10 / self.samples.isqrt() as i32;
            let asked = self.question.weighed();
            for choice in self.candidates.iter_mut() {
                let stays = choice.value() + margin >= best || Some(&choice.plan.action) == asked;
                choice.alive &= stays;
            }
        }
        self.next = self.candidates.iter().position(|choice| choice.alive).unwrap_or(0);
    }

    fn alive(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|choice| choice.alive)
    }
}

impl Candidate {
    /// Its mean win probability.
    fn mean(&self) -> i64 {
        self.sum / i64::from(self.samples.max(1))
    }

    /// Its mean win probability plus its bonus.
    fn value(&self) -> i32 {
        self.mean() as i32 + self.bias
    }
}

impl Search for BarracudaSearch {
    type Action = Action;
    type Reason = Reason;

    /// Plays one more turn of the rollout, or evaluates it.
    fn step(&mut self) {
        self.nodes += 1;
        let mut rollout = self.rollout.take().unwrap_or_else(|| self.begin());
        let won = if rollout.left == 0 {
            Some(rollout.position.win_probability(self.seat))
        } else {
            rollout.position.turn(&mut rollout.rng).map(|won| won[self.seat.index()])
        };
        rollout.left = rollout.left.saturating_sub(1);
        let Some(won) = won else {
            self.rollout = Some(rollout);
            return;
        };
        self.candidates[self.next].now = won;
        let later = self.candidates.iter().skip(self.next + 1).position(|choice| choice.alive);
        match later {
            Some(later) => self.next += 1 + later,
            None => self.end_sample(),
        }
    }

    fn is_done(&self) -> bool {
        self.nodes >= self.strength.nodes || self.alive().nth(1).is_none()
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let best = self.best();
        Choice { action: best.plan.action.clone(), reason: self.reason(best) }
    }

    /// A value is the chance to win in ten thousandths, without the bonus of the bot's character.
    fn weighed(&self) -> Vec<Weighed<Action, Reason>> {
        let best = self.best();
        let mut others: Vec<&Candidate> =
            self.candidates.iter().filter(|choice| choice.samples > 0).collect();
        others.sort_by_key(|choice| std::cmp::Reverse(choice.value()));
        let mut found: Vec<&Candidate> = vec![best];
        for choice in others {
            // Only the best of several sums for one action counts.
            if found.iter().all(|better| better.plan.action != choice.plan.action) {
                found.push(choice);
            }
        }
        let weigh = |choice: &Candidate| Weighed {
            action: choice.plan.action.clone(),
            reason: self.reason(choice),
            value: choice.mean() as i32 / (SCALE / 10_000),
        };
        bot::answer(&self.question, found.into_iter().map(weigh).collect())
    }

    fn nodes(&self) -> u32 {
        self.nodes
    }
}

impl BarracudaSearch {
    /// The best candidate that is not dropped; the first of equals.
    fn best(&self) -> &Candidate {
        let better =
            |best, choice| if Candidate::value(choice) > Candidate::value(best) { choice } else { best };
        self.alive().reduce(better).unwrap_or(self.candidates.first())
    }

    fn reason(&self, best: &Candidate) -> Reason {
        let sum = best.plan.sum.unsigned_abs();
        let chance = (best.mean() * 100 / i64::from(SCALE)) as u8;
        let own = &self.view.players[self.seat];
        let offered = |at: Spot, deal: Deal| {
            let tenant = self.view.tenant(at).unwrap_or(self.seat);
            let partner = self.view.open_at(at).and_then(|bar| bar.partner);
            let held = |seat: &Seat| self.view.held.contains(seat);
            match deal {
                Deal::Join => Reason::Join { tenant, sum, chance },
                Deal::TakeOver => match [Some(tenant), partner].into_iter().flatten().find(held) {
                    Some(seat) => Reason::Stop { seat },
                    None => Reason::TakeOver { tenant, sum, chance },
                },
            }
        };
        if self.candidates.len() == 1 && best.plan.action != Action::Look {
            return Reason::Only;
        }
        match (&best.plan.action, &self.view.prompt) {
            (Action::Look, _) => Reason::Look,
            (Action::Rest, _) => Reason::Rest,
            (Action::Call(_), _) => Reason::Call,
            (Action::Stake(_), _) => Reason::Stake { sum },
            (Action::Open(_) | Action::Partner(_), _) if own.pawns == 4 => Reason::Fifth,
            (Action::Open(_) | Action::Partner(_), _) => Reason::Place { chance },
            (Action::Join(at), _) => offered(*at, Deal::Join),
            (Action::TakeOver(at), _) => offered(*at, Deal::TakeOver),
            (Action::Slide(_), Prompt::Sliding { at, deal, .. }) => offered(*at, *deal),
            (Action::Auction(_), _) => Reason::Auction { rent: own.rent },
            (Action::Accept, Prompt::Answering { offer: Some(offer), .. }) => {
                Reason::Accept { sum: offer.worth(), chance }
            }
            (Action::Refuse, Prompt::Answering { by, offer: Some(offer), .. }) => {
                Reason::Refuse { seat: *by, sum: offer.worth() }
            }
            (Action::Bid(_), _) => Reason::Bid { sum },
            (Action::Sell(to), Prompt::Choosing { bids, .. }) => {
                Reason::Sell { seat: *to, sum: bids[*to].map_or(0, |bid| bid.worth()) }
            }
            (Action::Close, _) => Reason::Close,
            _ => Reason::Begin,
        }
    }
}
