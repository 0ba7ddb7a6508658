//! Barracuda as it is drawn: the houses of the promenade, who sits round it, notes on their way out of a wallet, and
//! what one player has done in secret. It decides no rule: what may be done comes with the view.

mod ledger;
mod scene;
#[cfg(test)]
mod tests;
mod tray;

pub use ledger::{Entry, everybodys, is_private, mine};
pub use scene::{Guest, House, Pawn, Scene, scene, targets};
pub use tray::{Problem, Tray, tray};
