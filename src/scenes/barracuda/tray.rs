//! Notes on their way out of a wallet.

use crate::games::barracuda::{AllowedAmount, Bank, Denomination, Notes};

/// Notes laid out of a wallet, before they are slid over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    pub laid: Notes,
    /// What stays in the wallet.
    pub rest: Notes,
    /// The bank has given change for it.
    pub changed: bool,
    /// The denominations of which one more note may be laid.
    pub more: Vec<Denomination>,
    pub problem: Option<Problem>,
}

/// Why what lies there cannot go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// So much at least, in thousands.
    TooLittle(u16),
    NoNote,
}

pub fn tray(wallet: &Notes, span: &AllowedAmount, laid: Notes) -> Tray {
    let mut rest = *wallet;
    rest.lay(laid, &mut Bank::default());
    let may_lay = |kind: &Denomination| {
        let next = laid.with_one(*kind);
        wallet.can_lay(next) && next.worth() <= span.most
    };
    let more = Denomination::ALL.into_iter().filter(may_lay).collect();
    let problem = if laid.worth() < span.least {
        Some(Problem::TooLittle(span.least))
    } else {
        (span.needs_note && laid.count() == 0).then_some(Problem::NoNote)
    };
    Tray { laid, rest, changed: !wallet.contains(&laid), more, problem }
}
