//! Exhaustive search of an ending with open hands: a second, simple implementation, independent of the bots' one.

use bar_a_jeux::games::bouillabaisse::Sign;

/// The most players at the table.
pub(crate) const MOST: usize = 5;

/// The most positions of one search; larger endings have no answer.
const NODES: u32 = 30_000;

/// The assumption about the play of the others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Others {
    /// Each minimises their own points (max^n). Of equal cards they play the worst one for the searching seat.
    ForThemselves,
    /// All maximise the points of the searching seat (paranoid search).
    Against,
    /// All play random cards.
    AtRandom,
}

/// The constants of a round. Cards are bits: 13 to a suit, the lowest card in the lowest bit.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) seats: usize,
    pub(crate) sign: Sign,
    /// Points of each card, without their sign.
    pub(crate) prices: [i32; 52],
    /// Points of each trick, without their sign.
    pub(crate) trick: i32,
}

/// A round with open hands.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Open {
    pub(crate) hands: [u64; MOST],
    pub(crate) turn: usize,
    pub(crate) played: usize,
    /// The card that wins the trick on the table so far, and its seat.
    pub(crate) best: usize,
    pub(crate) winner: usize,
    pub(crate) stake: i32,
    /// The signed points that each seat gets from now on.
    pub(crate) points: [i32; MOST],
}

/// A search for one seat.
pub(crate) struct Exhaustive<'a> {
    pub(crate) table: &'a Table,
    pub(crate) own: usize,
    pub(crate) others: Others,
    nodes: u32,
}

fn suit(card: usize) -> u64 {
    0x1fff << (card / 13 * 13)
}

fn cards(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let card = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (card < 64).then_some(card)
    })
}

impl Open {
    fn playable(&self) -> u64 {
        let held = self.hands[self.turn];
        let follows = held & suit(self.best);
        if self.played > 0 && follows != 0 { follows } else { held }
    }

    fn after(mut self, table: &Table, card: usize) -> Open {
        if self.played == 0 || suit(card) == suit(self.best) && card > self.best {
            (self.best, self.winner) = (card, self.turn);
        }
        self.hands[self.turn] &= !(1 << card);
        self.stake += table.prices[card];
        self.played += 1;
        self.turn = (self.turn + 1) % table.seats;
        if self.played == table.seats {
            self.points[self.winner] += table.sign.apply(self.stake + table.trick);
            (self.turn, self.played, self.stake) = (self.winner, 0, 0);
        }
        self
    }
}

impl<'a> Exhaustive<'a> {
    pub(crate) fn new(table: &'a Table, own: usize, others: Others) -> Exhaustive<'a> {
        Exhaustive { table, own, others, nodes: 0 }
    }

    /// Returns the points that this seat gets from now on if it plays this card, as a mean if others play at random.
    /// `None` if the ending is too large.
    pub(crate) fn points(&mut self, open: Open, card: usize) -> Option<f64> {
        let next = open.after(self.table, card);
        match self.others {
            Others::ForThemselves => self.best_for_each(next).map(|points| f64::from(points[self.own])),
            Others::Against => self.worst(next, i32::MIN, i32::MAX).map(f64::from),
            Others::AtRandom => self.mean(next),
        }
    }

    fn count(&mut self) -> Option<()> {
        self.nodes += 1;
        (self.nodes <= NODES).then_some(())
    }

    fn best_for_each(&mut self, open: Open) -> Option<[i32; MOST]> {
        self.count()?;
        let mut best: Option<[i32; MOST]> = None;
        for card in cards(open.playable()) {
            let found = self.best_for_each(open.after(self.table, card))?;
            let key = |points: &[i32; MOST]| (points[open.turn], -points[self.own]);
            if best.as_ref().is_none_or(|best| key(&found) < key(best)) {
                best = Some(found);
            }
        }
        Some(best.unwrap_or(open.points))
    }

    fn worst(&mut self, open: Open, mut low: i32, mut high: i32) -> Option<i32> {
        self.count()?;
        let playable = open.playable();
        if playable == 0 {
            return Some(open.points[self.own]);
        }
        let minimises = open.turn == self.own;
        for card in cards(playable) {
            let found = self.worst(open.after(self.table, card), low, high)?;
            if minimises {
                high = high.min(found);
            } else {
                low = low.max(found);
            }
            if low >= high {
                break;
            }
        }
        Some(if minimises { high } else { low })
    }

    fn mean(&mut self, open: Open) -> Option<f64> {
        self.count()?;
        let playable = open.playable();
        if playable == 0 {
            return Some(f64::from(open.points[self.own]));
        }
        let (mut least, mut sum) = (f64::MAX, 0.0);
        for card in cards(playable) {
            let found = self.mean(open.after(self.table, card))?;
            least = least.min(found);
            sum += found;
        }
        Some(if open.turn == self.own { least } else { sum / f64::from(playable.count_ones()) })
    }
}
