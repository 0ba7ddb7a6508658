//! Recognises taps of several fingers.

/// Maximum duration of a tap, from the first finger down to the last one up, in milliseconds.
const LONGEST: f64 = 400.0;

/// Maximum movement of a finger during a tap, in pixels.
pub const SLIP: f32 = 12.0;

/// Fingers of one touch, from the first press to the last lift.
#[derive(Default, Debug)]
pub struct Taps {
    /// Fingers that are down, each with the place of its press.
    down: Vec<(i32, [f32; 2])>,
    since: f64,
    /// Number of fingers that took part, lifted ones included.
    count: usize,
    spoilt: bool,
}

impl Taps {
    pub fn press(&mut self, id: i32, at: [f32; 2], now: f64) {
        if self.down.is_empty() {
            *self = Taps { since: now, ..Taps::default() };
        }
        self.down.push((id, at));
        self.count += 1;
    }

    pub fn go(&mut self, id: i32, at: [f32; 2]) {
        self.spoilt |= self.down.iter().any(|finger| finger.0 == id && apart(finger.1, at) > SLIP);
    }

    /// Lifts a finger. Returns the number of fingers if that completes a tap.
    pub fn lift(&mut self, id: i32, now: f64) -> Option<usize> {
        let before = self.down.len();
        self.down.retain(|finger| finger.0 != id);
        let last = before > 0 && self.down.is_empty();
        (last && !self.spoilt && now - self.since <= LONGEST).then_some(self.count)
    }

    /// Cancels the current tap.
    pub fn spoil(&mut self) {
        self.spoilt = true;
    }
}

/// Returns the distance between two places.
pub fn apart(a: [f32; 2], b: [f32; 2]) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Presses this many fingers 20 ms apart, moves the first one, and lifts all of them until `end`.
    fn tap(fingers: i32, slip: f32, end: f64) -> Option<usize> {
        let mut taps = Taps::default();
        for id in 0..fingers {
            taps.press(id, [id as f32 * 60.0, 0.0], f64::from(id) * 20.0);
        }
        taps.go(0, [slip, 0.0]);
        (0..fingers).find_map(|id| taps.lift(id, end))
    }

    #[test]
    fn a_tap_is_short_and_still() {
        assert_eq!([1, 2, 3].map(|fingers| tap(fingers, 6.0, 200.0)), [Some(1), Some(2), Some(3)]);
        assert_eq!(tap(2, 20.0, 200.0), None);
        assert_eq!(tap(2, 0.0, 900.0), None);
    }

    #[test]
    fn a_finger_that_was_lifted_already_counts() {
        let mut taps = Taps::default();
        taps.press(1, [0.0; 2], 0.0);
        taps.press(2, [60.0, 0.0], 30.0);
        assert_eq!(taps.lift(1, 60.0), None);
        taps.press(3, [120.0, 0.0], 80.0);
        assert_eq!(taps.lift(2, 120.0), None);
        assert_eq!(taps.lift(3, 140.0), Some(3));
        assert_eq!(taps.lift(3, 150.0), None);
    }

    #[test]
    fn the_next_touch_begins_anew() {
        let mut taps = Taps::default();
        taps.press(1, [0.0; 2], 0.0);
        taps.spoil();
        assert_eq!(taps.lift(1, 50.0), None);
        taps.press(1, [0.0; 2], 5000.0);
        assert_eq!(taps.lift(1, 5050.0), Some(1));
    }
}
