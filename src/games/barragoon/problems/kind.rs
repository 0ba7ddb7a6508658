//! What a problem asks for.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::kernel::{NotationError, variants};

/// What a problem asks for, the easiest first.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(parse_err_ty = NotationError, parse_err_fn = NotationError::of)]
pub enum Kind {
    /// One's next move wins.
    #[strum(serialize = "one")]
    WinInOne,
    /// One wins with the second move at the latest, whatever the other does.
    #[strum(serialize = "two")]
    WinInTwo,
    #[strum(serialize = "three")]
    WinInThree,
    /// After any other move the other side wins with its second move at the latest; after this one it does not.
    #[strum(serialize = "save")]
    SaveYourself,
}

impl Kind {
    pub const ALL: [Kind; 4] = variants();

    /// Within how many of its own moves one side wins: the one that is to move, or the one it has to be saved from.
    pub fn moves(self) -> u8 {
        match self {
            Kind::WinInOne => 1,
            Kind::WinInTwo | Kind::SaveYourself => 2,
            Kind::WinInThree => 3,
        }
    }

    /// Whether it is won, rather than not lost.
    pub fn is_win(self) -> bool {
        self != Kind::SaveYourself
    }

    /// In data, addresses and what is kept.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
