//! Rolls of the die, and the highest roll.

use crate::kernel::{Seat, Seats};

/// Highest number on the die.
pub(super) const PIPS: u8 = 6;

/// Returns the seat that rolled highest (BB-3.1, BB-5.5); `None` if the rolls do not fit the seats.
pub(super) fn highest(seats: Seats, rolls: &[u8]) -> Option<Seat> {
    best(rounds(seats, rolls)?.last()?).only()
}

/// Groups rolls into rounds. The players who tie for the highest roll again, until one alone is highest (BB-3.1,
/// BB-5.5). `None` if the rolls do not fit the seats.
pub fn rounds(mut seats: Seats, rolls: &[u8]) -> Option<Vec<Vec<(Seat, u8)>>> {
    let (mut rest, mut rounds) = (rolls, Vec::new());
    while rounds.is_empty() || seats.len() > 1 {
        let (now, later) = rest.split_at_checked(seats.len() as usize)?;
        if now.is_empty() || now.iter().any(|roll| !(1..=PIPS).contains(roll)) {
            return None;
        }
        let round: Vec<(Seat, u8)> = seats.iter().zip(now.iter().copied()).collect();
        (seats, rest) = (best(&round), later);
        rounds.push(round);
    }
    rest.is_empty().then_some(rounds)
}

/// Returns the seats with the highest roll of a round.
fn best(round: &[(Seat, u8)]) -> Seats {
    let most = round.iter().map(|(_, roll)| roll).max();
    round.iter().filter(|(_, roll)| Some(roll) == most).map(|(seat, _)| *seat).collect()
}
