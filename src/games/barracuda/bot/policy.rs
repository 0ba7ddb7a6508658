//! The evaluation of a position, and the rollout policy: the turn of a player who chooses by that evaluation. Every
//! rollout of the bot follows it.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::{
    action::Deal,
    event::Reply,
    money::{CLOSING_COST, MAX_OFFER},
    phase::Announcement,
    promenade::{PAWNS, Spot},
};
use super::determinization::{Determinization, SCALE, SEATS, Standing};
use crate::kernel::{Seat, Seats};

/// The factors of the evaluation. Their product is the worth of a player's position. A player's share of the sum of all
/// worths is their win probability. The factors are fitted to the winners of some thousand matches of bots
/// (docs/decisions/0014). They are in hundredths unless another unit is named.
struct Weights {
    /// Indexed by pawns in bars.
    pawns: [i32; PAWNS + 1],
    /// Indexed by the cash left after the next rent, in steps of [`Weights::cash_step`].
    cash: [i32; 14],
    /// In thousands. Between two steps the worth is interpolated.
    cash_step: i32,
    /// Replaces `cash` if the player cannot pay the next rent.
    doomed: i32,
    /// Replaces `doomed` if all others can pay their next rent: no other player is ruined first.
    doomed_alone: i32,
    /// A factor, not in hundredths, for five pawns that hold (BC-7.1).
    held: i32,
    /// Indexed by the number of pawns behind the leader, if no end is near.
    behind: [i32; 4],
    /// Replaces `behind` while another player can pay one more rent, but not two.
    behind_near_end: [i32; 4],
    /// Replaces `behind` while another player cannot pay their next rent.
    behind_at_end: [i32; 4],
}

const WEIGHTS: Weights = Weights {
    pawns: [18, 36, 76, 151, 276, 700],
    cash: [12, 20, 31, 42, 60, 74, 95, 112, 150, 190, 220, 290, 330, 400],
    cash_step: 4,
    doomed: 6,
    doomed_alone: 2,
    held: 2,
    behind: [108, 114, 90, 69],
    behind_near_end: [168, 107, 73, 46],
    behind_at_end: [435, 153, 69, 33],
};

/// The greatest error of a player in the rollout, in parts of [`SCALE`]. A bot that expects faultless opponents loses
/// to opponents who err often.
const NOISE: i32 = SCALE / 25;

/// Returns the worth of the cash left after the next rent, in thousands.
fn cash_worth(left: i16) -> i32 {
    if left < 0 {
        return WEIGHTS.doomed;
    }
    let left = i32::from(left);
    let at = |step: i32| WEIGHTS.cash[(step as usize).min(WEIGHTS.cash.len() - 1)];
    let (step, part) = (left / WEIGHTS.cash_step, left % WEIGHTS.cash_step);
    at(step) + (at(step + 1) - at(step)) * part / WEIGHTS.cash_step
}

/// A seat's share of the sum of all worths, in parts of [`SCALE`].
fn share(worths: &[i32; SEATS], seat: Seat) -> i32 {
    let sum: i32 = worths.iter().sum();
    (i64::from(worths[seat.index()]) * i64::from(SCALE) / i64::from(sum.max(1))) as i32
}

fn noise(rng: &mut ChaCha8Rng) -> i32 {
    rng.random_range(-NOISE..=NOISE)
}

impl Determinization {
    /// The seat's share of the sum of all evaluations, in parts of [`SCALE`].
    pub(super) fn win_probability(&self, seat: Seat) -> i32 {
        share(&self.evaluate(), seat)
    }

    /// The seats that cannot pay their next rent with their cash.
    pub(super) fn doomed(&self) -> Seats {
        self.unable_to_pay(&self.standing())
    }

    fn unable_to_pay(&self, standing: &Standing) -> Seats {
        self.all().filter(|seat| self.cash[seat.index()] < standing.due[seat.index()]).collect()
    }

    /// Returns the worth of each position, relative to the others.
    fn evaluate(&self) -> [i32; SEATS] {
        self.evaluate_with(&self.standing())
    }

    /// [`Determinization::evaluate`] with a known standing.
    fn evaluate_with(&self, standing: &Standing) -> [i32; SEATS] {
        let left = |seat: Seat| self.cash[seat.index()] - standing.due[seat.index()];
        let doomed = self.unable_to_pay(standing);
        let short: Seats = self.all().filter(|seat| left(*seat) < standing.due[seat.index()]).collect();
        let most = standing.pawns.into_iter().max().unwrap_or(0);
        let mut worths = [0; SEATS];
        for seat in self.all() {
            let pawns = standing.pawns[seat.index()];
            // A doomed player is short as well.
            let behind = if !doomed.without(seat).is_empty() {
                WEIGHTS.behind_at_end
            } else if !short.without(seat).is_empty() {
                WEIGHTS.behind_near_end
            } else {
                WEIGHTS.behind
            };
            let behind = behind[(most - pawns).min(3)];
            let held = if self.held.contains(seat) { WEIGHTS.held } else { 1 };
            let alone = doomed == Seats::one(seat);
            let cash = if alone { WEIGHTS.doomed_alone } else { cash_worth(left(seat)) };
            worths[seat.index()] = WEIGHTS.pawns[pawns] * cash / 100 * behind * held;
        }
        worths
    }

    /// Plays one turn of a drawn player. Returns each seat's win if the match is over.
    pub(super) fn turn(&mut self, rng: &mut ChaCha8Rng) -> Option<[i32; SEATS]> {
        if self.is_round_over()
            && let Some(won) = self.next_round()
        {
            return Some(won);
        }
        let seat = self.draw(rng);
        if let Some(won) = self.begin_turn(seat) {
            return Some(won);
        }
        // BC-6.1
        let Some(after) = self.policy_move(seat, rng) else { return Some(self.end(Some(seat))) };
        *self = after;
        self.end_turn(seat);
        None
    }

    /// Draws a seat from the first group of the bag (BC-2.1).
    fn draw(&self, rng: &mut ChaCha8Rng) -> Seat {
        let group = self.bag.into_iter().find(|group| !group.is_empty()).unwrap_or_default();
        let lot = rng.random_range(0..group.len());
        group.iter().nth(lot as usize).unwrap_or(Seat::FIRST)
    }

    /// Plays last order: doomed players stake a random sum, the others fakes or a little (BC-5.2). The own seat stakes
    /// `sum`.
    pub(super) fn last_order(self, own: Seat, sum: i16, rng: &mut ChaCha8Rng) -> Determinization {
        let mut stakes = [0; SEATS];
        let doomed = self.doomed();
        for seat in self.all() {
            let stake = match seat {
                seat if seat == own => sum,
                seat if doomed.contains(seat) => rng.random_range(0..=MAX_OFFER as i16),
                _ => rng.random_range(-6..=2).max(0),
            };
            stakes[seat.index()] = stake.min(self.cash[seat.index()]);
        }
        self.staked(stakes)
    }

    /// Returns the position after the best action of this seat, or `None` if it has no action.
    pub(super) fn policy_move(&self, seat: Seat, rng: &mut ChaCha8Rng) -> Option<Determinization> {
        let mut best: Option<(i32, Determinization)> = None;
        let mut weigh = |(after, worths): (Determinization, [i32; SEATS]), rng: &mut ChaCha8Rng| {
            let value = share(&worths, seat) + noise(rng);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        };
        let standing = self.standing();
        let (pawns, cash) = (standing.pawns[seat.index()], self.cash[seat.index()]);
        if pawns < PAWNS {
            // Unseen bars are interchangeable, so one of them is enough.
            let closed = Spot::all().find(|at| self.at(*at).is_none());
            if let Some(at) = closed.filter(|_| self.may_open()) {
                weigh(self.opened(seat, at).evaluated(), rng);
            }
            for at in Spot::all() {
                let Some((bar, tenant)) = self.at(at).and_then(|bar| Some((bar, bar.tenant?))) else {
                    continue;
                };
                let place = bar.has_free_place();
                if tenant == seat {
                    if place {
                        weigh(self.joined(seat, at).evaluated(), rng);
                    }
                    continue;
                }
                let joins = if place { [1, 3, 6].as_slice() } else { &[] };
                let join = Announcement { by: seat, to: tenant, at, deal: Deal::Join };
                for sum in joins.iter().filter(|sum| **sum <= cash) {
                    weigh(self.deal_evaluated(join, *sum, &standing, rng), rng);
                }
                // Three sums: the least, the most, and the least that the tenant cannot pay back, and so cannot refuse
                // (BC-4.7).
                let take_over = Announcement { deal: Deal::TakeOver, ..join };
                let span = self.span(seat, bar.bar.rent());
                let forcing = Some(self.cash[tenant.index()] + 1).filter(|sum| sum < span.end());
                for sum in [*span.start(), *span.end()].into_iter().chain(forcing) {
                    if span.contains(&sum) {
                        weigh(self.deal_evaluated(take_over, sum, &standing, rng), rng);
                    }
                }
            }
        }
        // Auctions are considered only for players who are short of money or have all pawns placed.
        let own = |at: &Spot| self.at(*at).is_some_and(|bar| bar.tenant == Some(seat));
        let short = cash < 2 * standing.due[seat.index()] || pawns == PAWNS;
        if short && Spot::all().filter(own).count() >= 3 {
            for at in Spot::all().filter(own) {
                weigh(self.auctioned(seat, at, None, rng).evaluated(), rng);
            }
        }
        // BC-4.12
        if pawns == PAWNS {
            weigh(self.evaluated(), rng);
        }
        best.map(|(_, after)| after)
    }

    /// Returns the position after an offer. The tenant replies to their advantage, or as they must (BC-4.7).
    pub(super) fn deal(&self, announced: Announcement, sum: i16, rng: &mut ChaCha8Rng) -> Determinization {
        self.deal_evaluated(announced, sum, &self.standing(), rng).0
    }

    /// Returns the position after an offer, with the worths of all seats in it.
    fn deal_evaluated(
        &self,
        announced: Announcement,
        sum: i16,
        standing: &Standing,
        rng: &mut ChaCha8Rng,
    ) -> (Determinization, [i32; SEATS]) {
        let to = announced.to;
        let [accepted, refused] = self.replies(announced, sum);
        let accepted = accepted.evaluated();
        if self.cash[to.index()] < sum {
            return accepted;
        }
        // A refusal only moves money, so the standing is the same.
        let worths = refused.evaluate_with(standing);
        if share(&accepted.1, to) + noise(rng) >= share(&worths, to) { accepted } else { (refused, worths) }
    }

    fn evaluated(self) -> (Determinization, [i32; SEATS]) {
        let worths = self.evaluate();
        (self, worths)
    }

    /// Whether the tenant would rather pay than accept the offer.
    pub(super) fn refuses(&self, announced: Announcement, sum: i16) -> bool {
        let to = announced.to;
        let [accepted, refused] = self.replies(announced, sum);
        self.cash[to.index()] >= sum && accepted.win_probability(to) < refused.win_probability(to)
    }

    fn replies(&self, announced: Announcement, sum: i16) -> [Determinization; 2] {
        [Reply::Accepted, Reply::Refused].map(|reply| self.answered(announced, sum, reply))
    }

    /// Returns the position after an auction, in which one bid may be known.
    pub(super) fn auctioned(
        &self,
        seller: Seat,
        at: Spot,
        known: Option<(Seat, i16)>,
        rng: &mut ChaCha8Rng,
    ) -> Determinization {
        let closed = self.sold(seller, at, None);
        // A seller who cannot pay for closing must accept any bid (BC-4.7).
        let least =
            if self.cash[seller.index()] < CLOSING_COST as i16 { -1 } else { closed.win_probability(seller) };
        let mut best = (least, closed);
        let pawns = self.standing().pawns;
        for seat in self.all().filter(|seat| *seat != seller && pawns[seat.index()] < PAWNS) {
            let bid = match known {
                Some((bidder, bid)) if bidder == seat => Some(bid),
                _ => self.bid(&closed, seller, at, seat),
            };
            let Some(bid) = bid else { continue };
            let sold = self.sold(seller, at, Some((seat, bid)));
            let value = sold.win_probability(seller) + noise(rng);
            if value > best.0 {
                best = (value, sold);
            }
        }
        best.1
    }

    /// Returns the highest bid that the seat prefers to closing the bar, or `None` if it does not want the bar.
    fn bid(&self, closed: &Determinization, seller: Seat, at: Spot, seat: Seat) -> Option<i16> {
        let least = closed.win_probability(seat);
        let sums = [8, 5, 3, 1, 0].into_iter().filter(|sum| *sum <= self.cash[seat.index()]);
        sums.into_iter().find(|sum| self.sold(seller, at, Some((seat, *sum))).win_probability(seat) > least)
    }
}
