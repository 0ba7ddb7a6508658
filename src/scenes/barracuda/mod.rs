//! Drawing model of Barracuda: the houses of the promenade, the players, notes leaving a wallet, and a player's secret
//! ledger. It decides no rules: the view lists the legal actions.

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
pub use scene::{House, Pawn, PlayerScene, Scene, Threat, ice, only_way, scene, targets};
pub use tray::{Problem, Tray, made_up, tray};
