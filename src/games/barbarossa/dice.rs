//! The die, and who rolls the highest.

use crate::kernel::{Seat, Seats};

/// The most that a die shows.
pub(super) const PIPS: u8 = 6;

/// Who has rolled the highest (BB-3.1, BB-5.5); nothing where the rolls do not fit.
pub(super) fn highest(seats: Seats, rolls: &[u8]) -> Option<Seat> {
    best(rounds(seats, rolls)?.last()?).only()
}

/// Who rolled what, round by round: those who tie for the most roll again, until one has it alone (BB-3.1, BB-5.5).
/// Nothing where the rolls do not fit.
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

/// Who has the most in a round.
fn best(round: &[(Seat, u8)]) -> Seats {
    let most = round.iter().map(|(_, roll)| roll).max();
    round.iter().filter(|(_, roll)| Some(roll) == most).map(|(seat, _)| *seat).collect()
}
