//! What a position is worth to everybody, and what people do in a turn who think so: how every match is played on that
//! the bot thinks of.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::super::{
    action::Deal,
    money::CLOSING_COST,
    promenade::{PAWNS, Spot},
};
use super::determinization::{Determinization, SCALE, SEATS};
use crate::kernel::{Seat, Seats};

/// What so many pawns in bars are worth, in hundredths. This and the other numbers are what winners had, in matches
/// that bots have played.
const PAWNS_WORTH: [i32; PAWNS + 1] = [18, 36, 76, 151, 276, 700];

/// What is worth, in hundredths, what the next rent leaves of the cash, in steps of so many thousands.
const CASH_WORTH: [i32; 14] = [12, 20, 31, 42, 60, 74, 95, 112, 150, 190, 220, 290, 330, 400];
const STEP: i32 = 4;

/// The same where the next rent cannot be paid.
const DOOMED: i32 = 6;

/// The same where all others can: then nobody else is ruined first.
const ALONE: i32 = 2;

/// Five pawns that hold are worth so many times as much.
const HELD: i32 = 2;

/// To be so many pawns behind whoever has the most, in hundredths: while all others can pay two rents more, when one of
/// them can pay but one, and when one can pay none.
const BEHIND: [[i32; 4]; 3] = [[108, 114, 90, 69], [168, 107, 73, 46], [435, 153, 69, 33]];

/// By so much of the win anybody may be mistaken. Whoever expects others never to be loses to those who often are.
const NOISE: i32 = SCALE / 25;

/// What the next rent leaves.
fn cash_worth(left: i16) -> i32 {
    if left < 0 {
        return DOOMED;
    }
    let left = i32::from(left);
    let at = |step: i32| CASH_WORTH[(step as usize).min(CASH_WORTH.len() - 1)];
    let (step, part) = (left / STEP, left % STEP);
    at(step) + (at(step + 1) - at(step)) * part / STEP
}

fn noise(rng: &mut ChaCha8Rng) -> i32 {
    rng.random_range(-NOISE..=NOISE)
}

impl Determinization {
    /// What share of the win this seat may expect, of [`SCALE`].
    pub(super) fn win_probability(&self, seat: Seat) -> i32 {
        let worths = self.evaluate();
        let sum: i32 = worths.iter().sum();
        (i64::from(worths[seat.index()]) * i64::from(SCALE) / i64::from(sum.max(1))) as i32
    }

    /// Who cannot pay their next rent as things stand.
    pub(super) fn doomed(&self) -> Seats {
        let due = self.standing().due;
        self.all().filter(|seat| self.cash[seat.index()] < due[seat.index()]).collect()
    }

    /// What everybody's position is worth, each against the others.
    fn evaluate(&self) -> [i32; SEATS] {
        let standing = self.standing();
        let left = |seat: Seat| self.cash[seat.index()] - standing.due[seat.index()];
        let doomed = self.doomed();
        let short: Seats = self.all().filter(|seat| left(*seat) < standing.due[seat.index()]).collect();
        let most = standing.pawns.into_iter().max().unwrap_or(0);
        let mut worths = [0; SEATS];
        for seat in self.all() {
            let pawns = standing.pawns[seat.index()];
            let end = [short, doomed].into_iter().filter(|seats| !seats.without(seat).is_empty()).count();
            let behind = BEHIND[end][(most - pawns).min(3)];
            let held = if self.held.contains(seat) { HELD } else { 1 };
            let alone = doomed == Seats::one(seat);
            let cash = if alone { ALONE } else { cash_worth(left(seat)) };
            worths[seat.index()] = PAWNS_WORTH[pawns] * cash / 100 * behind * held;
        }
        worths
    }

    /// What comes of the best that this seat can do; nothing where it can do nothing.
    pub(super) fn policy_move(&self, seat: Seat, rng: &mut ChaCha8Rng) -> Option<Determinization> {
        let mut best: Option<(i32, Determinization)> = None;
        let mut weigh = |world: Determinization, rng: &mut ChaCha8Rng| {
            let value = world.win_probability(seat) + noise(rng);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, world));
            }
        };
        let standing = self.standing();
        let (pawns, cash) = (standing.pawns[seat.index()], self.cash[seat.index()]);
        if pawns < PAWNS {
            // What nobody has seen is all the same.
            let closed = Spot::all().find(|at| self.at(*at).is_none());
            if let Some(at) = closed.filter(|_| self.may_open()) {
                weigh(self.opened(seat, at), rng);
            }
            for at in Spot::all() {
                let Some((bar, tenant)) = self.at(at).and_then(|bar| Some((bar, bar.tenant?))) else {
                    continue;
                };
                let place = bar.bar.has_partner_place() && bar.partner.is_none();
                if tenant == seat {
                    if place {
                        weigh(self.joined(seat, at), rng);
                    }
                    continue;
                }
                let joins = if place { [1, 3, 6].as_slice() } else { &[] };
                for sum in joins.iter().filter(|sum| **sum <= cash) {
                    weigh(self.deal(seat, tenant, at, Deal::Join, *sum, rng), rng);
                }
                // The least, the most, and what cannot be refused.
                let span = self.span(seat, bar.bar.rent());
                let forcing = Some(self.cash[tenant.index()] + 1).filter(|sum| sum < span.end());
                for sum in [*span.start(), *span.end()].into_iter().chain(forcing) {
                    if span.contains(&sum) {
                        weigh(self.deal(seat, tenant, at, Deal::TakeOver, sum, rng), rng);
                    }
                }
            }
        }
        // An auction is for those who are short of money, or have no other way.
        let own = |at: &Spot| self.at(*at).is_some_and(|bar| bar.tenant == Some(seat));
        let short = cash < 2 * standing.due[seat.index()] || pawns == PAWNS;
        if short && Spot::all().filter(own).count() >= 3 {
            for at in Spot::all().filter(own) {
                weigh(self.auctioned(seat, at, None, rng), rng);
            }
        }
        best.map(|(_, world)| world)
    }

    /// What comes of an offer: the tenant does what is best for them, or what they must (BC-4.7).
    pub(super) fn deal(
        &self,
        by: Seat,
        to: Seat,
        at: Spot,
        deal: Deal,
        sum: i16,
        rng: &mut ChaCha8Rng,
    ) -> Determinization {
        let [taken, refused] = self.answered(by, to, at, deal, sum);
        let must = self.cash[to.index()] < sum;
        if must || taken.win_probability(to) + noise(rng) >= refused.win_probability(to) {
            taken
        } else {
            refused
        }
    }

    /// Whether the tenant would rather pay than take it.
    pub(super) fn refuses(&self, by: Seat, to: Seat, at: Spot, deal: Deal, sum: i16) -> bool {
        let [taken, refused] = self.answered(by, to, at, deal, sum);
        self.cash[to.index()] >= sum && taken.win_probability(to) < refused.win_probability(to)
    }

    /// What comes of an auction, where one bid may be known.
    pub(super) fn auctioned(
        &self,
        seller: Seat,
        at: Spot,
        known: Option<(Seat, i16)>,
        rng: &mut ChaCha8Rng,
    ) -> Determinization {
        let closed = self.sold(seller, at, None);
        // Whoever cannot pay for closing takes any bid (BC-4.7).
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

    /// The most that somebody would rather pay than see the bar closed; nothing where they would not have it.
    fn bid(&self, closed: &Determinization, seller: Seat, at: Spot, seat: Seat) -> Option<i16> {
        let least = closed.win_probability(seat);
        let sums = [8, 5, 3, 1, 0].into_iter().filter(|sum| *sum <= self.cash[seat.index()]);
        sums.into_iter().find(|sum| self.sold(seller, at, Some((seat, *sum))).win_probability(seat) > least)
    }
}
