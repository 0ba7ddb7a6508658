//! One value for each seat of a table.

use std::ops::{Index, IndexMut};

use super::seat::Seat;

/// One value a seat, in the order of play. Its index is a [`Seat`], so a plain number cannot be mistaken for one.
///
/// ```
/// use bar_a_jeux::kernel::{PerSeat, Seat};
///
/// let mut gems = PerSeat::filled(3, 13);
/// gems[Seat::nth(1)] = 4;
/// assert_eq!(gems.values(), [13, 4, 13]);
/// assert_eq!(gems.get(Seat::nth(3)), None);
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PerSeat<T>(Vec<T>);

impl<T> PerSeat<T> {
    /// Calls `value` for each seat of a table for `seats` players.
    pub fn new(seats: u8, value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        Seat::all(seats).map(value).collect()
    }

    /// Gives each seat of a table for `seats` players the same value.
    pub fn filled(seats: u8, value: T) -> PerSeat<T>
    where
        T: Clone,
    {
        PerSeat::new(seats, |_| value.clone())
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Returns the value of a seat; `None` if the table does not have the seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Iterates in the order of play over each seat and its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        Seat::all(self.seats()).zip(&self.0)
    }

    /// Returns the values in the order of play.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Returns the values in the order of play, for changing them.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.0
    }

    /// Maps `value` over each seat and its value.
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        self.iter().map(|(seat, own)| value(seat, own)).collect()
    }
}

/// # Panics
/// If the table does not have the seat; use [`PerSeat::get`] if that can happen.
impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Takes the values in the order of play.
impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> PerSeat<T> {
        PerSeat(values.into_iter().collect())
    }
}

impl<T> From<PerSeat<T>> for Vec<T> {
    fn from(values: PerSeat<T>) -> Vec<T> {
        values.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_has_its_own() {
        let mut gems = PerSeat::filled(3, 13);
        gems[Seat::nth(1)] = 4;
        assert_eq!(gems.values(), [13, 4, 13]);
        assert_eq!(gems.get(Seat::nth(3)), None);
        assert_eq!(gems.map(|seat, gems| seat.number() + gems).values(), [13, 5, 15]);
        assert_eq!(gems.iter().rev().map(|(seat, _)| seat.number()).collect::<Vec<_>>(), [2, 1, 0]);
    }
}
