//! Reasons for refusing an action: one variant for each rule that can.

use super::{
    cards::Card,
    floor::{FloorFault, Wreck},
    gold::Gold,
};

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("two teams of two are four, not {0} (section 7)")]
    Teams(u8),
    #[error("8 gold or 10, not {0} (BK-5.3)")]
    Goal(Gold),
    #[error("the wrecks cannot lie like this: {0} (BK-1.1)")]
    Floor(FloorFault),
    #[error("protection is no special action: where the Barracuda is there are none (BK-4.3)")]
    WreckSet,
    #[error("you have chosen already")]
    Chosen,
    #[error("you do not hold {0} (BK-2.1)")]
    NotHeld(Card),
    #[error("wreck {0:?} is out of reach (BK-3.3)")]
    OutOfReach(Wreck),
    #[error("the wreck does not offer this now")]
    NotOffered,
}
