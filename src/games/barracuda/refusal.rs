//! Reasons for refusing an action: one variant for each rule that can.

#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("one bar with two places and one with one are put away (BC-1.2)")]
    Away,
    #[error("all five pawns are placed (BC-4.11)")]
    NoPawn,
    #[error("this bar is open")]
    Open,
    #[error("this bar is closed")]
    Closed,
    #[error("no more than {0} bars may be open (BC-1.5)")]
    TooMany(u8),
    #[error("there is no free place for a partner")]
    NoPlace,
    #[error("this is your own bar")]
    Own,
    #[error("this is not your bar")]
    NotOwn,
    #[error("an auction takes three bars (BC-4.5)")]
    TooFew,
    #[error("there is nothing to pay it with")]
    CannotPay,
    #[error("between {0} 000 and {1} 000 (BC-4.3, BC-4.4, BC-5.1)")]
    Amount(u16, u16),
    #[error("at least one note, if only a fake")]
    NoNote,
    #[error("these notes are not there")]
    NotThere,
    #[error("without a free pawn only fakes can be bid (BC-4.6)")]
    OnlyFakes,
    #[error("what a refusal costs cannot be paid (BC-4.7)")]
    MustAccept,
    #[error("this bid cannot be accepted (BC-4.6)")]
    NoBid,
    #[error("closing cannot be paid (BC-4.7)")]
    CannotClose,
    #[error("everybody calls for themselves alone (BC-5.1)")]
    NotYourCall,
    #[error("there was a look at the bank already, or it was not agreed (BC-8.2)")]
    NoLook,
    #[error("an action is owed each turn, unless all five pawns stand (BC-4.12)")]
    OwesAction,
    #[error("in the first round everybody opens a bar (BC-2.2)")]
    FirstRound,
    #[error("not now")]
    NotNow,
}
