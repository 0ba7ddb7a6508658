//! Who stands where once a match is over.

use crate::kernel::Seat;

/// So many places have a step of the podium; whoever came behind them stands below it.
pub const STEPS: u8 = 3;

/// Where a seat has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    pub seat: Seat,
    /// 1 for the best.
    pub place: u8,
    /// Somebody of no side with them has come there, too.
    pub shared: bool,
}

impl Rank {
    /// Whether there is a step for it.
    pub fn has_step(&self) -> bool {
        self.place <= STEPS
    }
}

/// All seats, the best first, those who share a place in the order of play. `places`: that of each seat; `sides`: for which
/// side each played, where some win together: those share no place, it is the one of their side.
pub fn ranking(places: &[u8], sides: &[Option<usize>]) -> Vec<Rank> {
    let seats = || Seat::all(places.len() as u8).zip(places);
    let side = |seat: Seat| sides.get(seat.index()).copied().flatten();
    let apart = |one: Seat, other: Seat| one != other && (side(one).is_none() || side(one) != side(other));
    let shared =
        |seat: Seat, place: u8| seats().any(|(other, theirs)| *theirs == place && apart(seat, other));
    let rank = |(seat, place): (Seat, &u8)| Rank { seat, place: *place, shared: shared(seat, *place) };
    let mut ranks: Vec<Rank> = seats().map(rank).collect();
    ranks.sort_by_key(|rank| rank.place);
    ranks
}

/// Where on the podium the step of the `index`th stands, from the middle: the first there, the second before them, the
/// third behind, and so on outwards.
pub fn step(index: usize) -> i32 {
    let out = index.div_ceil(2) as i32;
    if index % 2 == 1 { -out } else { out }
}
