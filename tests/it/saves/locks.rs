//! Decides which tab may write a match, by the browser's answers.

use bar_a_jeux::saves::lock::{
    LockAnswer::{self, Failed, Granted, Late, Refused},
    LockState::{self, Asking, Held, HeldElsewhere, Stolen, Unguarded},
};

fn after(answers: &[LockAnswer]) -> LockState {
    answers.iter().fold(Asking, |state, answer| state.after(*answer))
}

#[test]
fn only_a_held_lock_can_be_stolen() {
    assert_eq!(after(&[Granted]), Held);
    assert_eq!(after(&[Granted, Failed("AbortError")]), Stolen);
    assert_eq!(after(&[Refused]), HeldElsewhere);
    // Blocked cookies, or a page about to close: no other tab has taken the lock.
    for error in ["SecurityError", "InvalidStateError", "AbortError", ""] {
        assert_eq!(after(&[Failed(error)]), Unguarded, "{error}");
    }
    assert_eq!(after(&[Granted, Failed("SecurityError")]), Unguarded);
}

#[test]
fn a_late_answer_still_counts() {
    assert_eq!(after(&[Late]), Unguarded);
    assert_eq!(after(&[Late, Granted]), Held);
    assert_eq!(after(&[Late, Refused]), HeldElsewhere);
    assert_eq!(after(&[Late, Failed("SecurityError")]), Unguarded);
    // The time limit also passes for a request that was answered in time.
    for (answer, state) in [(Granted, Held), (Refused, HeldElsewhere)] {
        assert_eq!(after(&[answer, Late]), state);
    }
    assert_eq!(after(&[Granted, Failed("AbortError"), Late]), Stolen);
}

#[test]
fn play_is_allowed_without_a_lock() {
    assert!(Held.may_write() && Unguarded.may_write());
    assert!(!Asking.may_write() && !HeldElsewhere.may_write() && !Stolen.may_write());
}
