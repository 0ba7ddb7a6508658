//! Summary of a finished match: vaults by round, and all bites.

use crate::games::barrakuda::{Gold, View};

/// Returns the contents of each side's vault at the beginning and after each round.
pub fn vault_lines(view: &View) -> Vec<Vec<i32>> {
    let after = |side: usize, round: u16| {
        let here = view.deposits.iter().filter(|deposit| view.sea.side(deposit.seat) == side);
        here.filter(|deposit| deposit.round <= round).map(|deposit| i32::from(deposit.gold)).sum()
    };
    let rounds = 0..=view.round_told();
    (0..view.sea.vaults.len()).map(|side| rounds.clone().map(|round| after(side, round)).collect()).collect()
}

/// Returns the number of bites and the gold dropped.
pub fn bites(view: &View) -> (u16, Gold) {
    let of = view.statistics.iter();
    of.fold((0, 0), |(bites, dropped), statistics| (bites + statistics.bites, dropped + statistics.dropped))
}
