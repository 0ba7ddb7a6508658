//! Numbers of a match for statistics about people, a list for each seat: see
//! [`Game::counts`](crate::kernel::Game::counts).

use super::statistics::Statistics;
use crate::kernel::Seat;

/// Index of the number of dives to a wreck.
pub const DIVES: usize = 0;
/// Index of the gold from wrecks and from the reserve, without robberies.
pub const FOUND: usize = 1;
/// Index of the number of times the Barracuda made the player drop gold (BK-4.3).
pub const BITES: usize = 2;
/// Index of the gold dropped in these bites.
pub const DROPPED: usize = 3;
/// Index of the kind of match: 1 if two teams played (BK-7.1), else 0.
pub const TEAMS: usize = 4;
/// Length of each list.
pub const LENGTH: usize = 5;

/// Returns the counts of each seat. The statistics are empty before the first event.
pub(super) fn counts(seats: u8, teams: bool, statistics: &[Statistics]) -> Vec<Vec<i32>> {
    let of = |seat: Seat| {
        let Statistics { dives, found, bites, dropped, .. } =
            statistics.get(seat.index()).cloned().unwrap_or_default();
        let mut counts = vec![0; LENGTH];
        counts[DIVES] = i32::from(dives);
        counts[FOUND] = i32::from(found);
        counts[BITES] = i32::from(bites);
        counts[DROPPED] = i32::from(dropped);
        counts[TEAMS] = i32::from(teams);
        counts
    };
    Seat::all(seats).map(of).collect()
}
