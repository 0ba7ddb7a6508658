//! Points that an evening's scoreboard gives for places.

use std::{iter::Sum, ops::AddAssign};

use crate::{kernel::MAX_SEATS, saves::evenings::Scale};

/// Least common multiple of the numbers of players who can share a place, so that shares are exact.
const UNIT: i64 = 27_720;

/// Points for the first places. All further places, and the last place at smaller tables, bring one point.
const FIRST: [i64; 3] = [5, 3, 2];

/// Exact points: a multiple of 1/27,720, so that a place shared by up to twelve players has no remainder.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i64);

impl Points {
    pub const ZERO: Points = Points(0);

    /// Returns whole points.
    pub const fn whole(points: i64) -> Points {
        Points(points * UNIT)
    }

    /// Returns the points in tenths, rounded to the nearest.
    pub const fn tenths(self) -> i64 {
        (self.0 * 20 + UNIT).div_euclid(2 * UNIT)
    }

    /// Whether [`Points::tenths`] are rounded.
    pub const fn is_rounded(self) -> bool {
        self.0 % (UNIT / 10) != 0
    }

    /// Returns an equal share for each of `n` players.
    ///
    /// # Panics
    /// If `n` is zero.
    fn shared(self, n: usize) -> Points {
        debug_assert!((1..=usize::from(MAX_SEATS)).contains(&n));
        Points(self.0 / n as i64)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        Points(points.map(|points| points.0).sum())
    }
}

/// Returns the points of the place with this index, counted from 0, at a table of `seats`.
///
/// ```
/// use bar_a_jeux::history::points::{Points, at_place};
///
/// let table = |seats| (0..seats).map(|index| at_place(index, seats)).collect::<Vec<_>>();
/// assert_eq!(table(2), [5, 1].map(Points::whole));
/// assert_eq!(table(3), [5, 3, 1].map(Points::whole));
/// assert_eq!(table(6), [5, 3, 2, 1, 1, 1].map(Points::whole));
/// ```
pub fn at_place(index: usize, seats: usize) -> Points {
    let is_last = index > 0 && index + 1 == seats;
    let points = FIRST.get(index).filter(|_| !is_last);
    Points::whole(points.copied().unwrap_or(1))
}

/// Returns the points of each seat for these places. Seats that share a place share the points of all places that they
/// take up.
pub fn points(places: &[u8], scale: Scale) -> Vec<Points> {
    let of = |place: &u8| {
        let better = places.iter().filter(|other| *other < place).count();
        let equal = places.iter().filter(|other| *other == place).count();
        let taken = better..better + equal;
        match scale {
            Scale::Places => taken.map(|index| at_place(index, places.len())).sum::<Points>().shared(equal),
            Scale::Wins => Points::whole(i64::from(better == 0)).shared(equal),
            Scale::None => Points::ZERO,
        }
    };
    places.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_seats_share_the_points_of_their_places() {
        let tenths =
            |places: &[u8], scale| points(places, scale).into_iter().map(Points::tenths).collect::<Vec<_>>();
        assert_eq!(tenths(&[2, 1, 4, 3], Scale::Places), [30, 50, 10, 20]);
        assert_eq!(tenths(&[1, 1, 3], Scale::Places), [40, 40, 10]);
        // Places may also be numbered without gaps.
        assert_eq!(tenths(&[1, 1, 2], Scale::Places), [40, 40, 10]);
        assert_eq!(tenths(&[1, 2, 2, 2], Scale::Places), [50, 20, 20, 20]);
        assert_eq!(tenths(&[1, 1], Scale::Places), [30, 30]);
        assert_eq!(tenths(&[1, 1, 1, 4], Scale::Wins), [3, 3, 3, 0]);
        assert_eq!(tenths(&[1, 2], Scale::None), [0, 0]);
    }

    #[test]
    fn a_table_gives_away_the_same_points_however_its_players_tie() {
        for seats in 2..=usize::from(MAX_SEATS) {
            let whole: Points = (0..seats).map(|index| at_place(index, seats)).sum();
            for tied in 1..=seats {
                let places: Vec<u8> = (1..=seats as u8).map(|place| place.max(tied as u8)).collect();
                assert_eq!(points(&places, Scale::Places).into_iter().sum::<Points>(), whole, "{places:?}");
                let wins: Points = points(&places, Scale::Wins).into_iter().sum();
                assert_eq!(wins, Points::whole(i64::from(tied > 0)));
            }
        }
    }
}
