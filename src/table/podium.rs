//! Final ranking and the podium.

use crate::kernel::Seat;

/// The number of places with a step on the podium. Later places stand below it.
pub const STEPS: u8 = 3;

/// Final rank of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    pub seat: Seat,
    /// 1 for the best.
    pub place: u8,
    /// Whether a seat of another side shares the place.
    pub shared: bool,
}

impl Rank {
    /// Whether the podium has a step for this place.
    pub fn has_step(&self) -> bool {
        self.place <= STEPS
    }
}

/// Returns all seats, the best first; seats with the same place in the order of play. `places`: the place of each seat.
/// `sides`: the side of each seat in team games. Members of one side have the side's place and do not share it.
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

/// Returns the position on the podium of the seat with this index, from the middle: the first at 0, the second before
/// it, the third behind it, and so on outwards.
pub fn step(index: usize) -> i32 {
    let out = index.div_ceil(2) as i32;
    if index % 2 == 1 { -out } else { out }
}
