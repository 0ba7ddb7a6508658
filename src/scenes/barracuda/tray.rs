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

/// How many sums are made up at most, a fake among them where that will do.
const SUMS: usize = 5;

/// Sums that are often wanted, in thousands, for whoever does not lay note by note: a single fake where that will do, the
/// least, the most that makes sense, and some between.
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
