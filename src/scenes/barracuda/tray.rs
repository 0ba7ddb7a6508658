//! Notes leaving a wallet.

use crate::games::barracuda::{AllowedAmount, Bank, Denomination, Notes};

/// Notes laid from a wallet, before they are slid over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    pub laid: Notes,
    /// The notes left in the wallet.
    pub rest: Notes,
    /// Whether the bank has given change.
    pub changed: bool,
    /// The denominations of which another note may be laid.
    pub more: Vec<Denomination>,
    pub problem: Option<Problem>,
}

/// Reason why the laid notes are not accepted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Least amount, in thousands.
    TooLittle(u16),
    NoNote,
}

/// Maximum number of suggested sums, including a fake where allowed.
const SUMS: usize = 5;

/// Returns suggested sums in thousands, for players who do not lay note by note. They are a single fake where allowed,
/// the least sum, the largest sensible one, and some between.
pub fn made_up(wallet: &Notes, span: &AllowedAmount) -> Vec<u16> {
    let fake = span.least == 0 && span.needs_note && wallet.fakes() > 0;
    let fits = |sum: &u16| (span.least..=span.most).contains(sum) && !span.only_fakes;
    let all: Vec<u16> = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15].into_iter().filter(fits).collect();
    let last = all.len().saturating_sub(1);
    let count = all.len().min(SUMS - usize::from(fake));
    let sums = (0..count).map(|nth| all[if count < 2 { 0 } else { nth * last / (count - 1) }]);
    fake.then_some(0).into_iter().chain(sums).collect()
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
