//! What a problem asks for.

use std::{
    fmt::{Display, Formatter, Result as Written},
    str::FromStr,
};

use crate::kernel::NotationError;

/// What a problem asks for, the easiest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One's next move wins.
    WinInOne,
    /// One wins with the second move at the latest, whatever the other does.
    WinInTwo,
    WinInThree,
    /// After any other move the other side wins with its second move at the latest; after this one it does not.
    SaveYourself,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::WinInOne, Kind::WinInTwo, Kind::WinInThree, Kind::SaveYourself];

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
        ["one", "two", "three", "save"][self as usize]
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(name: &str) -> Result<Kind, NotationError> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(NotationError)
    }
}
