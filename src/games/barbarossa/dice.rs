//! The die, and who rolls the highest.

use crate::kernel::{Seat, Seats};

/// The most that a die shows.
pub(super) const PIPS: u8 = 6;

/// Who has rolled the highest, where those who tie roll again (BB-3.1, BB-5.5); nothing where the rolls do not fit.
pub(super) fn highest(mut seats: Seats, rolls: &[u8]) -> Option<Seat> {
    let mut rest = rolls;
    loop {
        let (now, later) = rest.split_at_checked(seats.len() as usize)?;
        if now.iter().any(|roll| !(1..=PIPS).contains(roll)) {
            return None;
        }
        let most = *now.iter().max()?;
        let best: Seats =
            seats.iter().zip(now).filter(|(_, roll)| **roll == most).map(|(seat, _)| seat).collect();
        if let Some(winner) = best.only() {
            return later.is_empty().then_some(winner);
        }
        (seats, rest) = (best, later);
    }
}
