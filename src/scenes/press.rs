//! A press of a finger or mouse: a tap, a drag, or a flick.

/// Distance in CSS pixels from which a press is a drag.
const THRESHOLD: f64 = 8.0;
/// Upward speed of a flick, in CSS pixels per millisecond.
const FLICK: f64 = 0.5;
/// Time after which a resting finger no longer flicks, in milliseconds.
const REST: f64 = 80.0;

/// Place of a pointer in CSS pixels from the left and from above, and its time in milliseconds.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PointerAt {
    pub x: f64,
    pub y: f64,
    pub time: f64,
}

/// A press, followed until it ends.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Press {
    start: PointerAt,
    latest: PointerAt,
    /// Upward speed, in CSS pixels per millisecond.
    speed: f64,
    is_drag: bool,
}

impl Press {
    pub fn new(start: PointerAt) -> Press {
        Press { start, latest: start, speed: 0.0, is_drag: false }
    }

    /// Follows the pointer. Returns its distance from the start, or `None` while the press is a tap.
    pub fn follow(&mut self, at: PointerAt) -> Option<(f64, f64)> {
        let time = at.time - self.latest.time;
        if time > 0.0 {
            self.speed = (self.latest.y - at.y) / time;
        }
        self.latest = at;
        let (dx, dy) = (at.x - self.start.x, at.y - self.start.y);
        self.is_drag |= dx.hypot(dy) >= THRESHOLD;
        self.is_drag.then_some((dx, dy))
    }

    /// Returns whether the press is more than a tap.
    pub fn is_drag(&self) -> bool {
        self.is_drag
    }

    /// Returns whether releasing the pointer at `time`, in milliseconds, throws the dragged object upwards.
    pub fn is_flick(&self, time: f64) -> bool {
        self.is_drag && self.speed >= FLICK && time - self.latest.time < REST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(x: f64, y: f64, time: f64) -> PointerAt {
        PointerAt { x, y, time }
    }

    fn pressed() -> Press {
        Press::new(at(100.0, 600.0, 0.0))
    }

    #[test]
    fn a_press_that_hardly_moves_is_a_tap() {
        let mut press = pressed();
        assert_eq!(press.follow(at(104.0, 595.0, 2.0)), None);
        assert!(!press.is_drag() && !press.is_flick(3.0));
    }

    #[test]
    fn a_drag_that_rests_is_no_flick() {
        let mut press = pressed();
        assert_eq!(press.follow(at(130.0, 300.0, 100.0)), Some((30.0, -300.0)));
        assert!(press.is_flick(120.0) && !press.is_flick(400.0));
    }

    #[test]
    fn a_drag_that_goes_down_is_no_flick() {
        let mut press = pressed();
        press.follow(at(101.0, 570.0, 30.0));
        assert!(press.is_flick(40.0));
        press.follow(at(101.0, 580.0, 60.0));
        assert!(!press.is_flick(70.0));
    }

    #[test]
    fn a_drag_back_to_where_it_began_is_no_tap() {
        let mut press = pressed();
        press.follow(at(160.0, 600.0, 100.0));
        assert_eq!(press.follow(at(100.0, 600.0, 200.0)), Some((0.0, 0.0)));
        assert!(press.is_drag());
    }
}
