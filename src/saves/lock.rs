//! Which tab may write a match: a state machine over the answers of the browser's lock manager.

/// Who holds a lock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LockState {
    /// The browser has not answered yet.
    Asking,
    /// This tab.
    Held,
    /// Another tab, which held it before this one asked.
    HeldElsewhere,
    /// Another tab, which took it from this one.
    Stolen,
    /// The browser gives no lock: another tab may write as well, and nothing tells.
    Unguarded,
}

/// One answer of the lock manager.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LockAnswer<'a> {
    Granted,
    /// Another tab holds the lock.
    Refused,
    /// The request ended with an error of this name.
    Failed(&'a str),
    /// No answer has come for as long as a player can be asked to wait.
    Late,
}

/// Error name by which a browser ends a lock that another tab steals.
const STOLEN: &str = "AbortError";

impl LockState {
    /// Returns the state after an answer. Blocked cookies fail a request with a `SecurityError`: only a held lock can be
    /// stolen.
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

    /// Whether this tab may write.
    pub fn may_write(self) -> bool {
        matches!(self, LockState::Held | LockState::Unguarded)
    }
}
