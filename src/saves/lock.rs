//! Decides which tab may write a match: a state machine over the answers of the browser's lock manager.

/// Holder of a match's lock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LockState {
    /// The browser has not answered yet.
    Asking,
    /// This tab holds the lock.
    Held,
    /// Another tab held the lock before this one asked.
    HeldElsewhere,
    /// Another tab took the lock from this one.
    Stolen,
    /// The browser gives no lock: another tab may write too, unnoticed.
    Unguarded,
}

/// One answer of the lock manager.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LockAnswer<'a> {
    Granted,
    /// Another tab holds the lock.
    Refused,
    /// The request failed with an error of this name.
    Failed(&'a str),
    /// No answer came within the time limit.
    Late,
}

/// Error name by which a browser ends a lock that another tab steals.
const STOLEN: &str = "AbortError";

impl LockState {
    /// Returns the state after an answer. Only a held lock can be stolen: with blocked cookies a request fails with a
    /// `SecurityError`.
    pub fn after(self, answer: LockAnswer) -> LockState {
        match (answer, self) {
            (LockAnswer::Granted, _) => LockState::Held,
            (LockAnswer::Refused, _) => LockState::HeldElsewhere,
            (LockAnswer::Failed(STOLEN), LockState::Held) => LockState::Stolen,
            (LockAnswer::Failed(_), LockState::Asking | LockState::Held) => LockState::Unguarded,
            (LockAnswer::Late, LockState::Asking) => LockState::Unguarded,
            (LockAnswer::Failed(_) | LockAnswer::Late, _) => self,
        }
    }

    /// Returns whether this tab may write.
    pub fn may_write(self) -> bool {
        matches!(self, LockState::Held | LockState::Unguarded)
    }
}
