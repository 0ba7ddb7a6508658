//! How everybody is taken to play: by rules of thumb, from the own hand and what is still out.

use super::round::{Facts, Round, bits, lane};

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
    /// Found by letting such players play against each other.
    pub(super) fn of(round: u8) -> Habit {
        TABLE[usize::from(round.clamp(1, 6)) - 1]
    }
}

const fn habit(w: [i32; 7]) -> Habit {
    Habit { beaten: w[0], thrown: w[1], high: w[2], guard: w[3], home: w[4], high_home: w[5], short: w[6] }
}

const TABLE: [Habit; 6] = [
    habit([115, 916, 174, 21, 104, 51, 2]),
    habit([148, 192, 233, 16, 63, 0, 2]),
    habit([256, 303, 148, 33, 31, 3, 7]),
    habit([130, 242, 68, 45, 56, 54, 3]),
    habit([147, 342, 143, 50, 43, 73, 20]),
    habit([136, 100, 202, 23, 152, 98, 0]),
];

/// Which of these cards whoever is to play is taken to play.
pub(super) fn usual(habit: &Habit, facts: &Facts, round: &Round, playable: u64) -> u32 {
    let mut best = (i32::MAX, playable.trailing_zeros());
    if playable.count_ones() < 2 {
        return best.1;
    }
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
        best = best.min((cost, bit));
    }
    best.1
}

/// The round, played on until so many cards are left to whoever leads, or to its end.
pub(super) fn play_out(habit: &Habit, facts: &Facts, round: &mut Round, last: i32) {
    let done = |round: &Round| round.played == 0 && round.hands[round.turn].count(u64::MAX) <= last;
    while !round.over(facts) && !done(round) {
        let bit = usual(habit, facts, round, round.playable());
        round.play(facts, bit);
    }
}
