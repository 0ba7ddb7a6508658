//! A predicate for each [`Aim`], over the position and the playouts of its card. The bot states the first aim whose
//! predicate is true, or else the expected points alone.

use super::{
    super::score::Sign,
    candidate::Candidate,
    hand::{Hand, lane},
    reason::{Aim, Reason},
    round::{Round, RoundRules},
};
use crate::kernel::Seat;

/// A searched decision.
pub(super) struct Findings<'a> {
    pub rules: &'a RoundRules,
    /// The round before the card is played. It has the bot's own hand; other hands may be those of any determinization.
    pub round: &'a Round,
    /// The legal cards, each with at least one playout.
    pub candidates: &'a [Candidate],
    /// Whether the bot weighs its place in the match beside the points of the round.
    pub minds_place: bool,
}

impl Findings<'_> {
    /// The reason for this candidate.
    pub(super) fn reason(&self, found: &Candidate) -> Reason {
        let sign = self.rules.sign;
        if self.takes_everything(found) {
            return Reason::Everything;
        }
        if let Some(seat) = self.rival().filter(|_| self.spoils(found)) {
            return Reason::Spoil(seat);
        }
        if self.is_for_place(found) {
            return Reason::Place;
        }
        let (points, worst) = (sign.apply(found.expects()), sign.apply(self.worst()));
        if self.all_are_same() {
            return Reason::Same { sign, points };
        }
        match self.aims().find(|aim| self.holds(*aim, found)) {
            Some(aim) => Reason::Weighed { aim, sign, points, worst },
            None => Reason::Points { sign, points, worst },
        }
    }

    /// All aims, the more specific first.
    fn aims(&self) -> impl Iterator<Item = Aim> {
        let winner = Seat::at(self.round.winner).filter(|_| self.round.played > 0);
        winner.map(Aim::Give).into_iter().chain([
            Aim::LeadToOthers,
            Aim::LeadToTake,
            Aim::Forced,
            Aim::TakeEarly,
            Aim::Take,
            Aim::Overtaken,
            Aim::Duck,
            Aim::Under,
            Aim::GiveAny,
            Aim::Discard,
            Aim::Spare,
        ])
    }

    /// Whether the claim of an aim is true of this candidate.
    pub(super) fn holds(&self, aim: Aim, found: &Candidate) -> bool {
        let leads = self.round.played == 0;
        let follows = self.round.follows(found.bit);
        let beats = !leads && self.beats(found);
        let discards = !leads && !follows;
        let counts = self.rules.prices[found.bit as usize] > 0;
        let takes = found.mostly_taken_by(self.round.turn);
        let others_take = found.mostly_taken_by_others(self.round.turn);
        match aim {
            Aim::LeadToOthers => leads && others_take,
            Aim::LeadToTake => leads && takes,
            Aim::Under => follows && !beats && !self.candidates.iter().any(|one| self.beats(one)),
            Aim::Duck => follows && !beats && self.candidates.iter().any(|one| self.beats(one)),
            Aim::Forced => beats && takes && self.candidates.iter().all(|one| self.beats(one)),
            Aim::TakeEarly => beats && takes && self.costs_less_than_staying_below(found),
            Aim::Take => beats && takes,
            Aim::Overtaken => beats && others_take,
            Aim::Give(seat) => discards && counts && found.mostly_taken_by(seat.index()),
            Aim::GiveAny => discards && counts,
            Aim::Discard => discards && !counts && self.lower_ones_out(found) > 0,
            Aim::Spare => {
                discards && !counts && self.lower_ones_out(found) == 0 && self.others_of_suit(found) > 0
            }
        }
    }

    /// Whether the bot takes everything in more than half of the playouts, and is rewarded for it.
    fn takes_everything(&self, found: &Candidate) -> bool {
        self.rules.sign == Sign::Plus && 2 * found.took_everything > found.playouts
    }

    /// The only seat that has taken anything of all that counts, if it is another seat (BO-4.1).
    fn rival(&self) -> Option<Seat> {
        let mut takers = Seat::all(self.rules.seats as u8).filter(|seat| self.round.whole[seat.index()] > 0);
        let rival = takers.next().filter(|_| takers.next().is_none());
        rival.filter(|rival| rival.index() != self.round.turn)
    }

    /// Whether this card probably takes a trick that counts for all or nothing.
    fn spoils(&self, found: &Candidate) -> bool {
        let rules = self.rules;
        let counts = self.round.stake + rules.prices[found.bit as usize] + rules.whole_trick > 0;
        rules.all_or_nothing && rules.sign == Sign::Plus && counts && found.mostly_taken_by(self.round.turn)
    }

    /// Whether another card expects fewer points, but this one is better for the place in the match.
    fn is_for_place(&self, found: &Candidate) -> bool {
        let better = |one: &Candidate| one.expects() < found.expects() && found.order(one).is_lt();
        self.minds_place && self.candidates.iter().any(better)
    }

    fn all_are_same(&self) -> bool {
        self.candidates.iter().all(|one| one.expects() == self.worst())
    }

    /// The highest expected points of any card, with their sign.
    fn worst(&self) -> i32 {
        self.candidates.iter().map(Candidate::expects).max().unwrap_or_default()
    }

    /// Whether this card would win the trick on the table so far.
    fn beats(&self, found: &Candidate) -> bool {
        self.round.would_win(self.rules, found.bit)
    }

    /// Whether some cards stay below, and each of these has higher expected points than this one.
    fn costs_less_than_staying_below(&self, found: &Candidate) -> bool {
        let mut below = self.candidates.iter().filter(|one| !self.beats(one)).peekable();
        below.peek().is_some() && below.all(|one| one.expects() > found.expects())
    }

    /// Number of lower cards of this card's suit that others hold, as far as the bot remembers what was played.
    fn lower_ones_out(&self, found: &Candidate) -> i32 {
        self.out().count(lane(found.bit) & ((1 << found.bit) - 1))
    }

    /// Number of cards of this card's suit that others hold, as far as the bot remembers what was played.
    fn others_of_suit(&self, found: &Candidate) -> i32 {
        self.out().count(lane(found.bit))
    }

    fn out(&self) -> Hand {
        self.round.all.without(self.round.hands[self.round.turn])
    }
}
