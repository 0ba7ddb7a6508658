//! How everybody is taken to play: by rules of thumb, from the own hand and what is still out.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::round::{Facts, MOST, Round, bits, lane};

/// Weights of the rules of thumb, 256 to the whole.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Habit {
    /// How readily a higher card that is out beats one's own.
    pub(super) beaten: i32,
    /// What others throw on a trick, measured by what is out.
    pub(super) thrown: i32,
    /// What it costs to keep a high card, measured by what a trick to come costs,
    pub(super) high: i32,
    /// and by how much each lower card of the suit eases that.
    pub(super) guard: i32,
    /// How much of the price of a card comes home to whoever keeps it, at least,
    pub(super) home: i32,
    /// and how much more where it is high.
    pub(super) high_home: i32,
    /// What a short suit is worth, in points.
    pub(super) short: i32,
}

impl Habit {
    pub(super) fn of(round: u8) -> Habit {
        Habit::in_round(&TABLE, round)
    }

    fn in_round(table: &[Habit; 6], round: u8) -> Habit {
        table[usize::from(round.clamp(1, 6)) - 1]
    }
}

const fn habit(w: [i32; 7]) -> Habit {
    Habit { beaten: w[0], thrown: w[1], high: w[2], guard: w[3], home: w[4], high_home: w[5], short: w[6] }
}

/// Found by letting such players play against each other.
const TABLE: [Habit; 6] = [
    habit([115, 916, 174, 21, 104, 51, 2]),
    habit([148, 192, 233, 16, 63, 0, 2]),
    habit([256, 303, 148, 33, 31, 3, 7]),
    habit([130, 242, 68, 45, 56, 54, 3]),
    habit([147, 342, 143, 50, 43, 73, 20]),
    habit([136, 100, 202, 23, 152, 98, 0]),
];

/// Found by letting one such player play against three who play just any card.
const AMONG_CARELESS: [Habit; 6] = [
    habit([256, 392, 177, 13, 360, 36, 3]),
    habit([163, 233, 306, 17, 11, 24, 4]),
    habit([256, 455, 339, 18, 41, 3, 14]),
    habit([256, 65, 39, 18, 8, 36, 5]),
    habit([249, 242, 222, 21, 7, 24, 29]),
    habit([231, 68, 148, 29, 199, 13, 0]),
];

/// Which of these cards whoever is to play is taken to play.
pub(super) fn usual(habit: &Habit, facts: &Facts, round: &Round, playable: u64) -> u32 {
    let mut best = (i32::MAX, playable.trailing_zeros());
    if playable.count_ones() > 1 {
        weigh(habit, facts, round, playable, |bit, cost| best = best.min((cost, bit)));
    }
    best.1
}

/// Tells what each of these cards costs whoever is to play, by the rules of thumb; 256 to the point.
pub(super) fn weigh(
    habit: &Habit,
    facts: &Facts,
    round: &Round,
    playable: u64,
    mut tell: impl FnMut(u32, i32),
) {
    let hand = round.hands[round.turn];
    let out = round.all.without(hand);
    let out_count = out.count(u64::MAX).max(1);
    let after = facts.seats - 1 - round.played;
    let tricks = hand.count(u64::MAX);
    let trick = facts.trick + round.outstanding / tricks;
    let thrown = round.outstanding * after as i32 * habit.thrown / (256 * out_count);
    for bit in bits(playable) {
        let suit = lane(bit);
        let lower = suit & ((1 << bit) - 1);
        let price = facts.prices[bit as usize];
        let below = out.count(lower);
        let above = out.count(suit & !lower & !(1 << bit));
        let known = below + above + 1;
        let mut takes = 0;
        if round.leads(facts, bit) {
            let stays = 256 - habit.beaten * above / known;
            takes = 256;
            for _ in 0..after.min((below + above) as usize) {
                takes = takes * stays / 256;
            }
        }
        let danger = 256 * below / known;
        let guards = hand.count(lower);
        let keeping = trick * danger * habit.high / (256 + habit.guard * guards)
            + price * (habit.home + habit.high_home * danger / 256);
        let length = hand.count(suit);
        let mut cost = takes * (round.stake + facts.trick + price + thrown) - keeping;
        if facts.good {
            cost = -cost;
        }
        cost -= 256 * habit.short / length;
        tell(bit, cost);
    }
}

/// Who plays just any card so often is called careless: they have no habits worth reckoning with.
const CARELESS: f64 = 0.5;

/// Who sits at the table, as the bot takes them: a seat each.
#[derive(Clone, Debug)]
pub(super) struct Company {
    habits: [Habit; MOST],
    /// How often they play just any card, from 0 to 1.
    careless: [f64; MOST],
}

impl Company {
    /// How a seat sees the others, of whom it knows how careless they are.
    pub(super) fn of(facts: &Facts, own: usize, careless: [f64; MOST]) -> Company {
        let mut habits = [Habit::of(facts.round); MOST];
        if careless[..facts.seats].iter().sum::<f64>() > CARELESS * (facts.seats - 1) as f64 {
            habits[own] = Habit::in_round(&AMONG_CARELESS, facts.round);
        }
        Company { habits, careless }
    }

    /// Whether there is no telling what whoever is to play will play.
    pub(super) fn is_careless(&self, round: &Round) -> bool {
        self.careless[round.turn] > CARELESS
    }

    /// Which of these cards whoever is to play is taken to play, when they think.
    pub(super) fn usual(&self, facts: &Facts, round: &Round, playable: u64) -> u32 {
        usual(&self.habits[round.turn], facts, round, playable)
    }

    /// What of these cards whoever is to play chooses from: now and then a single one, whichever it may be.
    pub(super) fn considered(&self, round: &Round, playable: u64, rng: &mut ChaCha8Rng) -> u64 {
        let careless = self.careless[round.turn];
        if careless > 0.0 && f64::from(rng.random::<u32>()) < careless * f64::from(u32::MAX) {
            let any = rng.random_range(0..playable.count_ones());
            return bits(playable).nth(any as usize).map_or(playable, |bit| 1 << bit);
        }
        playable
    }

    /// Plays what is taken to be played next.
    pub(super) fn play(&self, facts: &Facts, round: &mut Round, rng: &mut ChaCha8Rng) {
        let considered = self.considered(round, round.playable(), rng);
        round.play(facts, self.usual(facts, round, considered));
    }

    /// The round, played on until so many cards are left to whoever leads, or to its end.
    pub(super) fn play_out(&self, facts: &Facts, round: &mut Round, last: i32, rng: &mut ChaCha8Rng) {
        let done = |round: &Round| round.played == 0 && round.hands[round.turn].count(u64::MAX) <= last;
        while !round.over(facts) && !done(round) {
            self.play(facts, round, rng);
        }
    }
}
