//! Kinds of problems.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::kernel::{NotationError, variants};

/// The task of a problem, the easiest first.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum Kind {
    /// Win with the next move.
    #[strum(serialize = "one")]
    WinInOne,
    /// Win with the second move at the latest, against any defence.
    #[strum(serialize = "two")]
    WinInTwo,
    #[strum(serialize = "three")]
    WinInThree,
    /// Prevent a win. After any other move the opponent wins with its second move at the latest.
    #[strum(serialize = "save")]
    SaveYourself,
}

impl Kind {
    pub const ALL: [Kind; 4] = variants();

    /// Returns the number of own moves of the win: of the side to move, or of the opponent for [`Kind::SaveYourself`].
    pub fn moves(self) -> u8 {
        match self {
            Kind::WinInOne => 1,
            Kind::WinInTwo | Kind::SaveYourself => 2,
            Kind::WinInThree => 3,
        }
    }

    /// Whether the task is a win.
    pub fn is_win(self) -> bool {
        self != Kind::SaveYourself
    }

    /// Name of the kind in data, addresses and saves.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
