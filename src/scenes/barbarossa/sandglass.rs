//! Time limit for one object (BB-2.4): counts the seconds spent, and decides when the time left is announced.

/// Longest tick that counts, in milliseconds. A longer one means that the device was asleep.
const LONGEST: f64 = 3000.0;

/// Announcements, in seconds left.
const ANNOUNCED: [u32; 3] = [300, 60, 10];

/// From this number of seconds left on, the display warns.
pub const LITTLE: u32 = 60;

/// Duration of a notice of the time left, in seconds.
const NOTICE: u32 = 6;

/// Counts the time spent at the clay. It stops while the clay cannot be worked on.
#[derive(Clone, PartialEq, Debug)]
pub struct Sandglass {
    spent: f64,
    /// Time of the latest tick; `None` while the sandglass stands still.
    since: Option<f64>,
}

impl Sandglass {
    /// Creates a sandglass with this number of seconds spent.
    pub fn new(seconds: u32) -> Sandglass {
        Sandglass { spent: f64::from(seconds) * 1000.0, since: None }
    }

    /// Adds the time since the last tick. `now`: milliseconds of a monotonic clock.
    pub fn tick(&mut self, now: f64) {
        if let Some(since) = self.since {
            self.spent += (now - since).clamp(0.0, LONGEST);
        }
        self.since = Some(now);
    }

    /// Stops the sandglass until the next tick.
    pub fn pause(&mut self, now: f64) {
        if self.since.is_some() {
            self.tick(now);
        }
        self.since = None;
    }

    /// Returns the whole seconds spent.
    pub fn seconds(&self) -> u32 {
        (self.spent / 1000.0) as u32
    }
}

/// Formats seconds as minutes and seconds, such as 4:05.
pub fn written(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Announcement of the time left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// This number of seconds is left.
    Left(u32),
    Up,
}

/// Returns the announcement due when the time left falls from `before` to `left`; `None` at the full time.
pub fn call(before: u32, left: u32) -> Option<Call> {
    let passed = |mark: u32| before > mark && left <= mark;
    if passed(0) {
        return Some(Call::Up);
    }
    ANNOUNCED.into_iter().rev().find(|mark| passed(*mark)).map(|_| Call::Left(left))
}

/// A notice beside the time left, on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeNotice {
    LastMinute,
    LastSeconds,
}

/// Returns the notice to show while this number of seconds is left.
pub fn notice(left: u32) -> Option<TimeNotice> {
    match left {
        1..=10 => Some(TimeNotice::LastSeconds),
        _ if left <= LITTLE && left + NOTICE > LITTLE => Some(TimeNotice::LastMinute),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_only_while_somebody_can_work() {
        let mut glass = Sandglass::new(20);
        glass.tick(1000.0);
        assert_eq!(glass.seconds(), 20);
        glass.tick(2600.0);
        glass.tick(4100.0);
        assert_eq!(glass.seconds(), 23);
        // The page is hidden for an hour.
        glass.pause(4200.0);
        glass.tick(3_604_200.0);
        glass.tick(3_605_200.0);
        assert_eq!(glass.seconds(), 24);
        // The device sleeps, and a clock is set back: neither counts.
        glass.tick(7_000_000.0);
        assert_eq!(glass.seconds(), 27);
        glass.tick(6_000_000.0);
        assert_eq!(glass.seconds(), 27);
    }

    #[test]
    fn it_is_written_as_a_clock() {
        assert_eq!([300, 61, 9, 0].map(written), ["5:00", "1:01", "0:09", "0:00"]);
    }

    #[test]
    fn few_announcements_come_in_time() {
        let said: Vec<(u32, Call)> =
            (0..600).rev().filter_map(|left| call(left + 1, left).map(|call| (left, call))).collect();
        assert_eq!(said, [(300, Call::Left(300)), (60, Call::Left(60)), (10, Call::Left(10)), (0, Call::Up)]);
        // After a late tick only the latest announcement is made, with the actual time left.
        assert_eq!(call(61, 9), Some(Call::Left(9)));
        assert_eq!(call(5, 0), Some(Call::Up));
        assert_eq!(call(0, 0), None);
        assert_eq!(call(300, 300), None);
    }

    #[test]
    fn the_last_minute_and_the_last_seconds_are_shown() {
        let shown = [300, 61, 60, 55, 54, 11, 10, 1, 0].map(notice);
        let (minute, seconds) = (Some(TimeNotice::LastMinute), Some(TimeNotice::LastSeconds));
        assert_eq!(shown, [None, None, minute, minute, None, None, seconds, seconds, None]);
    }
}
