//! A bot for La Bouillabaisse: it deals the cards that it has not seen in many ways that agree with what it knows,
//! plays each of its own cards in all of them to the end of the round, and takes the one that costs least.

mod care;
mod deals;
mod habit;
mod round;
#[cfg(test)]
mod tests;
mod tree;

use std::cmp::Ordering;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{action::Action, cards::pack, score::ROUNDS, state::Bouillabaisse, view::View};
use crate::kernel::{
    Seat,
    bot::{self, Bot, Choice, Gap, Level, Question, Sentence, Thought},
};
use deals::Unseen;
use habit::Company;
use round::{Facts, MOST, Round, bit};
use tree::Tree;

/// What a level amounts to. The one place where strength is set.
#[derive(Copy, Clone, Debug)]
struct Strength {
    /// Rounds played out for a step.
    nodes: u32,
    /// Tricks played out, with the one on the table.
    ahead: i32,
    /// So many tricks back it remembers the cards.
    memory: usize,
    /// Whether it remembers who did not follow.
    voids: bool,
    /// Whether it looks for good answers to each card, and not for usual ones alone.
    answers: bool,
    /// Whether it notices who plays just any card.
    notices: bool,
    /// What winning the match is worth to it, in points of the round.
    winning: f64,
}

/// More tricks than any round has.
const ALL: i32 = 52;

impl Strength {
    fn of(level: Level) -> Strength {
        let whole = Strength {
            nodes: 0,
            ahead: ALL,
            memory: 52,
            voids: true,
            answers: false,
            notices: false,
            winning: 0.0,
        };
        match level {
            Level::Easy => Strength { nodes: 60, ahead: 2, memory: 2, voids: false, ..whole },
            Level::Medium => Strength { nodes: 300, memory: 6, ..whole },
            Level::Hard => Strength { nodes: 20_000, answers: true, notices: true, winning: 400.0, ..whole },
        }
    }
}

/// Why a bot played what it played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other card.
    Only,
    /// It has weighed nothing yet.
    Habit,
    /// It means to take everything (BO-4.1).
    Everything,
    /// It takes something, lest this seat take everything.
    Spoil(Seat),
    /// It gives up points of the round for its place in the match.
    Place,
    /// It expects so many points of the round, off its total where points are good; with its worst card so many.
    Weighed { aim: Aim, good: bool, points: i32, worst: i32 },
}

/// What a card is played for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    Lead,
    /// Not to win the trick, or not now.
    Under,
    /// To win it so far.
    Over,
    /// Every card would win it so far.
    Forced,
    /// A card that counts, on a trick that so far is this seat's.
    Give(Seat),
    Discard,
}

impl bot::Reason for Reason {
    fn sentence(&self) -> Sentence {
        let (aim, good, points, worst) = match *self {
            Reason::Only => return Sentence::plain("only"),
            Reason::Habit => return Sentence::plain("habit"),
            Reason::Everything => return Sentence::plain("everything"),
            Reason::Spoil(who) => return Sentence::plain("spoils").with("name", Gap::Name(who)),
            Reason::Place => return Sentence::plain("place"),
            Reason::Weighed { aim, good, points, worst } => (aim, good, points, worst),
        };
        let same = points == worst;
        let key = match (aim, good) {
            (_, false) if same => "same",
            (_, true) if same => "good_same",
            (Aim::Lead, false) => "lead",
            (Aim::Lead, true) => "good_lead",
            (Aim::Under, false) => "under",
            (Aim::Under, true) => "good_under",
            (Aim::Over, false) => "over",
            (Aim::Forced, false) => "forced",
            (Aim::Over | Aim::Forced, true) => "good_over",
            (Aim::Give(_), false) => "gives",
            (Aim::Discard, false) => "discard",
            (Aim::Give(_) | Aim::Discard, true) => "good_discard",
        };
        let sentence = Sentence::plain(key).with("n", Gap::Number(points));
        match aim {
            _ if same => sentence,
            Aim::Give(to) if !good => sentence.with("worst", Gap::Number(worst)).with("name", Gap::Name(to)),
            _ => sentence.with("worst", Gap::Number(worst)),
        }
    }
}

/// A card it may play, and what came of it.
#[derive(Clone, Debug)]
struct Candidate {
    action: Action,
    bit: u32,
    /// Where it stands in the tree.
    branch: usize,
    tried: u32,
    /// Over all that was tried: what it wants little of,
    cost: f64,
    /// the points of the round alone,
    points: i32,
    /// and how often it took everything.
    everything: u32,
}

impl Candidate {
    /// The one that costs less comes first; what was not tried costs nothing.
    fn order(&self, other: &Candidate) -> Ordering {
        let mean = |candidate: &Candidate| candidate.cost / f64::from(candidate.tried.max(1));
        mean(self).total_cmp(&mean(other))
    }

    /// Points to expect, to the nearest five.
    fn expects(&self) -> i32 {
        let tried = self.tried.max(1) as i32;
        (2 * self.points + 5 * tried).div_euclid(10 * tried) * 5
    }
}

/// A step in the making.
#[derive(Debug)]
pub struct Thinking {
    seat: Seat,
    /// Something that is legal, for as long as nothing better is known.
    any: Action,
    strength: Strength,
    company: Company,
    facts: Facts,
    totals: [i32; MOST],
    unseen: Unseen,
    /// The round now, with the hands of the last deal.
    round: Round,
    rng: ChaCha8Rng,
    tree: Tree,
    candidates: Vec<Candidate>,
    /// So many of them are still in question: they come first.
    open: usize,
    /// Which of these comes next in this deal.
    next: usize,
    nodes: u32,
}

impl Bot for Bouillabaisse {
    type Thought = Thinking;

    /// How much of it a level makes use of is its strength.
    fn remembered(&self, seat: Seat) -> View {
        self.remembered_by(seat)
    }

    fn budget(level: Level) -> u32 {
        Strength::of(level).nodes
    }

    fn think(question: Question<Bouillabaisse>) -> Thinking {
        let Question { seat, view, options, level, seed } = question;
        let strength = Strength::of(level);
        let pack = pack(view.packs, view.seats);
        let facts = Facts::of(&view, view.round, &pack);
        let mut unseen = Unseen::of(&view, &pack, strength.memory, strength.voids);
        let round = Round::of(&view, &facts, unseen.cards());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut careless = [0.0; MOST];
        if strength.notices && options.len() > 1 {
            careless = care::careless(&view, &pack, &mut unseen, &round, &mut rng);
        }
        let company = Company::of(&facts, seat.index(), careless);
        let mut totals = [0; MOST];
        for (total, points) in totals.iter_mut().zip(view.totals.values()) {
            *total = *points;
        }
        let mut tree = Tree::new();
        let mut candidates = Vec::new();
        for action in options.iter() {
            let Action::Play(card) = action;
            let bit = bit(*card);
            let (action, branch) = (*action, tree.root(bit, seat.index()));
            candidates.push(Candidate { action, bit, branch, tried: 0, cost: 0.0, points: 0, everything: 0 });
        }
        Thinking {
            seat,
            any: options.head,
            strength,
            company,
            facts,
            totals,
            unseen,
            round,
            rng,
            tree,
            open: candidates.len(),
            candidates,
            next: 0,
            nodes: 0,
        }
    }
}

impl Thought for Thinking {
    type Action = Action;
    type Reason = Reason;

    fn go_on(&mut self, nodes: u32) -> bool {
        let until = self.nodes.saturating_add(nodes).min(self.strength.nodes);
        while self.open > 1 && self.nodes < until {
            if self.next == 0 {
                self.narrow();
                self.unseen.deal(&mut self.rng, &mut self.round);
            }
            self.play_out();
            self.next = (self.next + 1) % self.open;
            self.nodes += 1;
        }
        self.open < 2 || self.nodes >= self.strength.nodes
    }

    fn choice(&self) -> Choice<Action, Reason> {
        let open = self.candidates.get(..self.open).unwrap_or_default();
        let untried = open.iter().any(|candidate| candidate.tried == 0);
        let found = if untried {
            let usual = self.company.usual(&self.facts, &self.round, self.round.playable());
            open.iter().find(|candidate| candidate.bit == usual).or(open.first())
        } else {
            open.iter().min_by(|one, other| one.order(other))
        };
        match found {
            Some(found) => Choice { action: found.action, reason: self.reason(found, untried) },
            None => Choice { action: self.any, reason: Reason::Only },
        }
    }

    fn nodes(&self) -> u32 {
        self.nodes
    }
}

impl Thinking {
    /// Leaves the worse half out of the question each time another quarter of the budget is spent.
    fn narrow(&mut self) {
        let quarter = (self.strength.nodes / 4).max(1);
        let fewer = self.candidates.len() >> (self.nodes / quarter);
        if fewer.max(2) < self.open {
            self.candidates[..self.open].sort_by(Candidate::order);
            self.open = fewer.max(2);
        }
    }

    /// Plays the next card in this deal, and what follows.
    fn play_out(&mut self) {
        let Thinking { candidates, facts, company, tree, strength, rng, .. } = self;
        let candidate = &mut candidates[self.next];
        let mut round = self.round.clone();
        let last = round.hands[round.turn].count(u64::MAX) - strength.ahead;
        tree.begin(candidate.branch);
        round.play(facts, candidate.bit);
        if strength.answers {
            tree.descend(company, facts, &mut round, rng);
        }
        company.play_out(facts, &mut round, last, rng);
        let points = round.points(facts);
        let costs = costs(facts, &self.totals, &points, strength.winning);
        tree.learn(&costs);
        let own = self.seat.index();
        candidate.tried += 1;
        candidate.cost += costs[own];
        candidate.points += points[own];
        candidate.everything += u32::from(round.took_everything(facts, own));
    }

    fn reason(&self, found: &Candidate, untried: bool) -> Reason {
        let (round, facts) = (&self.round, &self.facts);
        if self.candidates.len() == 1 {
            return Reason::Only;
        }
        if untried {
            return Reason::Habit;
        }
        let good = facts.good;
        if 2 * found.everything > found.tried && !good {
            return Reason::Everything;
        }
        let over = |bit: u32| round.leads(facts, bit);
        let takers = Seat::all(facts.seats as u8).filter(|seat| round.whole[seat.index()] > 0);
        if facts.all_or_nothing
            && !good
            && over(found.bit)
            && round.stake + facts.whole_trick > 0
            && let [one] = takers.collect::<Vec<Seat>>()[..]
            && one != self.seat
        {
            return Reason::Spoil(one);
        }
        let aim = if round.played == 0 {
            Aim::Lead
        } else if over(found.bit) {
            let forced = self.candidates.iter().all(|candidate| over(candidate.bit));
            if forced { Aim::Forced } else { Aim::Over }
        } else if round.follows(found.bit) {
            Aim::Under
        } else if facts.prices[found.bit as usize] > 0 {
            Aim::Give(Seat::at(round.winner).unwrap_or(Seat::FIRST))
        } else {
            Aim::Discard
        };
        let sign = if good { -1 } else { 1 };
        let told = |candidate: &Candidate| (sign * candidate.expects()).max(0);
        let worst = self.candidates.iter().max_by(|one, other| one.order(other)).unwrap_or(found);
        let (points, worst) = (told(found), told(worst));
        if sign * worst < sign * points {
            return Reason::Place;
        }
        Reason::Weighed { aim, good, points, worst }
    }
}

/// By about how much two totals still drift apart after each round.
const DRIFT: [f64; ROUNDS as usize] = [270.0, 265.0, 255.0, 240.0, 200.0, 10.0];

/// What the points of the last round still count beside winning.
const LAST: f64 = 0.2;

/// What a round costs each seat, in points beyond what the others got; less, by what winning is worth, for a seat that
/// will then have come closer to it.
fn costs(facts: &Facts, totals: &[i32; MOST], points: &[i32; MOST], winning: f64) -> [f64; MOST] {
    let seats = facts.seats;
    let all: i32 = points[..seats].iter().sum();
    let others = (seats as i32 - 1).max(1);
    let mut costs = points.map(|own| f64::from(own * (others + 1) - all) / f64::from(others));
    if winning > 0.0 {
        let share = if facts.round == ROUNDS { LAST } else { 1.0 };
        let drift = DRIFT[usize::from(facts.round.clamp(1, ROUNDS)) - 1];
        for (seat, cost) in costs[..seats].iter_mut().enumerate() {
            let total = |of: usize| totals[of] + points[of];
            // As if it had to beat each of the others apart from the rest.
            let chances = (0..seats).filter(|other| *other != seat).map(|other| {
                let ahead = f64::from(total(other) - total(seat)) / drift;
                0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
            });
            *cost = share * *cost - winning * chances.product::<f64>();
        }
    }
    costs
}
