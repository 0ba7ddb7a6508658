//! Barracuda as it is drawn: the houses of the promenade, who sits round it, notes on their way out of a wallet, and
//! what one player has done in secret. It decides no rule: what may be done comes with the view.

mod album;
mod danger;
mod ledger;
mod order;
mod scene;
mod staging;
#[cfg(test)]
mod tests;
mod tray;

pub use album::{Album, Bluff, Paid, Pair, Wanted, album, best_bluff, worst_deal};
pub use danger::{Change, Danger, danger};
pub use ledger::{Entry, about, everybodys, latest, mine, moves_money};
pub use order::{RoundOrder, round_order};
pub use scene::{Guest, House, Pawn, Scene, Threat, ice, only_way, scene, targets};
pub use tray::{Problem, Tray, made_up, tray};
