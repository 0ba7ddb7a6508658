//! The time for one object (BB-2.4): the seconds spent on it, and the moments at which the rest is announced.

/// The longest time between two ticks that counts, in milliseconds. A device that sleeps stops the sandglass.
const LONGEST: f64 = 3000.0;

/// Seconds left that are announced.
const ANNOUNCED: [u32; 3] = [300, 60, 10];

/// Up to this rest it is shown as little, in seconds.
pub const LITTLE: u32 = 60;

/// Counts the time spent at the clay. It stands still while nobody can work there.
#[derive(Clone, PartialEq, Debug)]
pub struct Sandglass {
    spent: f64,
    /// When it was last looked at; `None` while it stands still.
    since: Option<f64>,
}

impl Sandglass {
    /// A sandglass after so many seconds.
    pub fn new(seconds: u32) -> Sandglass {
        Sandglass { spent: f64::from(seconds) * 1000.0, since: None }
    }

    /// Lets it run on. `now`: milliseconds of a steady clock.
    pub fn tick(&mut self, now: f64) {
        if let Some(since) = self.since {
            self.spent += (now - since).clamp(0.0, LONGEST);
        }
        self.since = Some(now);
    }

    /// Lets it stand still until the next tick.
    pub fn pause(&mut self, now: f64) {
        if self.since.is_some() {
            self.tick(now);
        }
        self.since = None;
    }

    /// Whole seconds spent.
    pub fn seconds(&self) -> u32 {
        (self.spent / 1000.0) as u32
    }
}

/// Minutes and seconds, as a small clock shows them.
pub fn written(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What is worth saying as the seconds left go down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// So many seconds are left.
    Left(u32),
    Up,
}

/// What is worth saying when `before` seconds left have become `left`. The whole time is no news.
pub fn call(before: u32, left: u32) -> Option<Call> {
    let passed = |mark: u32| before > mark && left <= mark;
    if passed(0) {
        return Some(Call::Up);
    }
    ANNOUNCED.into_iter().rev().find(|mark| passed(*mark)).map(|_| Call::Left(left))
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
        // The device sleeps, and a clock goes back: neither is an hour.
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
    fn little_is_said_and_in_time() {
        let said: Vec<(u32, Call)> =
            (0..600).rev().filter_map(|left| call(left + 1, left).map(|call| (left, call))).collect();
        assert_eq!(said, [(300, Call::Left(300)), (60, Call::Left(60)), (10, Call::Left(10)), (0, Call::Up)]);
        // Late, after a pause: the last one only, as it is by then.
        assert_eq!(call(61, 9), Some(Call::Left(9)));
        assert_eq!(call(5, 0), Some(Call::Up));
        assert_eq!(call(0, 0), None);
        assert_eq!(call(300, 300), None);
    }
}
