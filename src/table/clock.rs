//! The clock of a match: time left per seat, increment, pause. A pure state machine: the caller passes the time, in
//! milliseconds of a monotonic clock that restarts with each page. It never ends a match; it only reports whose time is
//! up.

use serde::{Deserialize, Serialize};

use crate::kernel::{MAX_SEATS, Seat, Seats};

/// Clock setting agreed before the start.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockSetting {
    /// Seconds for each seat and the whole match.
    pub base_s: u32,
    /// Seconds added to a seat for each turn it finishes.
    pub increment_s: u32,
}

/// Time left for each seat. Deserialising checks the number of seats and that only existing seats run. The result is
/// a paused clock: time with the app closed does not count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Clock {
    setting: ClockSetting,
    left_ms: Vec<u64>,
    /// The seats whose time runs. A pause keeps them.
    running: Seats,
    #[serde(skip)]
    paused: bool,
    /// Whether the page is hidden; time stands still then.
    #[serde(skip)]
    hidden: bool,
    /// Time of the reading in `left_ms`, while the clock runs.
    #[serde(skip)]
    since: u64,
}

/// A [`Clock`] before its checks.
#[derive(Deserialize)]
struct Unchecked {
    setting: ClockSetting,
    left_ms: Vec<u64>,
    running: Seats,
}

impl TryFrom<Unchecked> for Clock {
    type Error = &'static str;

    fn try_from(Unchecked { setting, left_ms, running }: Unchecked) -> Result<Clock, &'static str> {
        if !(1..=usize::from(MAX_SEATS)).contains(&left_ms.len()) {
            return Err("left_ms: no table has so many seats");
        }
        if running.into_iter().any(|seat| seat.index() >= left_ms.len()) {
            return Err("running: nobody sits there");
        }
        Ok(Clock { setting, left_ms, running, paused: true, hidden: false, since: 0 })
    }
}

impl Clock {
    /// Creates a full clock, paused until the first turn begins.
    pub fn new(setting: ClockSetting, seats: u8) -> Clock {
        let left_ms = vec![u64::from(setting.base_s) * 1000; usize::from(seats)];
        Clock { setting, left_ms, running: Seats::NONE, paused: true, hidden: false, since: 0 }
    }

    pub fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.left_ms.len()
    }

    /// Ends a turn and starts the time of the next seats. Each seat that is not among them gets the increment.
    pub fn turn(&mut self, next: Seats, now: u64) {
        self.settle(now);
        for seat in self.running - next {
            if let Some(left) = self.left_ms.get_mut(seat.index()).filter(|left| **left > 0) {
                *left = left.saturating_add(u64::from(self.setting.increment_s) * 1000);
            }
        }
        self.hand(next, now);
    }

    /// Starts the time of these seats in the middle of a turn, or after an undo: no seat gets an increment.
    pub fn interlude(&mut self, next: Seats, now: u64) {
        self.settle(now);
        self.hand(next, now);
    }

    /// Stops all time: the curtain is down, the match is over, or a player paused it.
    pub fn pause(&mut self, now: u64) {
        self.settle(now);
        self.paused = true;
    }

    /// Ends the pause.
    pub fn resume(&mut self, now: u64) {
        self.settle(now);
        self.paused = false;
    }

    /// Stops the clock until [`Clock::show`], even if a pause ends in between.
    pub fn hide(&mut self, now: u64) {
        self.settle(now);
        self.hidden = true;
    }

    /// Lets the clock run again once the page is visible, unless it is paused.
    pub fn show(&mut self, now: u64) {
        self.settle(now);
        self.hidden = false;
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    pub fn running(&self) -> Seats {
        self.running
    }

    /// Returns the milliseconds left.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left_ms.get(seat.index()).copied().unwrap_or(0);
        if self.running.contains(seat) { left.saturating_sub(self.gone(now)) } else { left }
    }

    /// Returns the first seat whose time is up.
    pub fn out_of_time(&self, now: u64) -> Option<Seat> {
        Seat::all(self.left_ms.len() as u8).find(|seat| self.left(*seat, now) == 0)
    }

    /// Returns the time since the reading in `left_ms`.
    fn gone(&self, now: u64) -> u64 {
        if self.paused || self.hidden { 0 } else { now.saturating_sub(self.since) }
    }

    fn settle(&mut self, now: u64) {
        let gone = self.gone(now);
        for seat in self.running {
            if let Some(left) = self.left_ms.get_mut(seat.index()) {
                *left = left.saturating_sub(gone);
            }
        }
        self.since = now;
    }

    /// Lets the time of `next` run, or makes these seats next after a pause: only the very first turn ends a pause by
    /// itself.
    fn hand(&mut self, next: Seats, now: u64) {
        if self.running.is_empty() {
            self.resume(now);
        }
        self.running = next;
    }
}
