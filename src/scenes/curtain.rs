//! The news on a curtain, and its protection against double taps.

use std::ops::Range;

/// Time for which a curtain ignores input after a change, in milliseconds; longer than the pause within a double tap.
pub const LOCK_TIME: f64 = 400.0;

/// Decides whether a press counts. Times are milliseconds of one monotonic clock.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct PressFilter {
    /// Time from which presses count; `None` until the curtain has been drawn.
    from: Option<f64>,
    /// Whether the current press began too early.
    early: bool,
}

impl PressFilter {
    /// Ignores presses until the curtain has been drawn, and for [`LOCK_TIME`] after that.
    pub fn change(&mut self) {
        self.from = None;
    }

    /// Records when the curtain was drawn.
    pub fn drawn(&mut self, at: f64) {
        self.from = Some(at + LOCK_TIME);
    }

    /// Returns whether a press of a finger, mouse or key counts.
    pub fn press(&mut self, at: f64) -> bool {
        self.early = self.from.is_none_or(|from| at < from);
        !self.early
    }

    /// Returns whether a click counts, with or without a press (screen readers send none). A press that began early
    /// does not count, however long it is held.
    pub fn click(&mut self) -> bool {
        !std::mem::take(&mut self.early)
    }
}

/// Most lines of news on a curtain.
const NEWS: usize = 3;

/// Returns the range of the log's lines that a curtain shows. `numbers` is the step of each line, ascending. `since` is
/// the number of steps when a player last had the device. Lines of later steps are news; if there are none, those of
/// the last step.
pub fn news(numbers: &[usize], since: usize) -> Range<usize> {
    let Some(last) = numbers.last() else { return 0..0 };
    let since = since.min(last - 1);
    let first = numbers.partition_point(|number| *number <= since);
    first.max(numbers.len().saturating_sub(NEWS))..numbers.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_tap_is_ignored() {
        let mut curtain = PressFilter::default();
        curtain.change();
        assert!(!curtain.press(1000.0), "not drawn yet");
        assert!(!curtain.click());
        curtain.drawn(1000.0);
        assert!(!curtain.press(1399.0), "the second half of a double tap");
        assert!(!curtain.click(), "and its click");
        assert!(curtain.press(1400.0));
        assert!(curtain.click());
        curtain.change();
        assert!(!curtain.press(2000.0), "it falls again");
    }

    #[test]
    fn a_press_that_began_early_is_ignored() {
        let mut curtain = PressFilter::default();
        curtain.drawn(0.0);
        assert!(!curtain.press(399.0));
        assert!(!curtain.click(), "held on until the curtain heard again");
        assert!(curtain.click(), "a click of a screen reader, which presses nothing");
    }

    #[test]
    fn news_are_the_latest_unseen_lines() {
        assert_eq!(news(&[], 0), 0..0);
        assert_eq!(news(&[1, 2, 2, 3], 1), 1..4);
        assert_eq!(news(&[1, 2, 2, 3, 4], 0), 2..5, "no more than three");
        assert_eq!(news(&[1, 2, 2], 2), 1..3, "all of the last step, seen before");
        assert_eq!(news(&[4], 9), 0..1, "steps were taken back");
    }
}
