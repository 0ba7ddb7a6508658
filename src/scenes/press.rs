//! A card under a finger or a mouse: a tap, a drag to the table, a flick, or a new place in the hand.

/// Distance in CSS pixels from which a press is a drag.
const THRESHOLD: f64 = 8.0;
/// Upward speed of a flick, in CSS pixels per millisecond.
const FLICK: f64 = 0.5;
/// Time after which a resting finger no longer flicks, in milliseconds.
const REST: f64 = 80.0;

/// Place of a pointer: CSS pixels from the left and from above, and milliseconds.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PointerAt {
    pub x: f64,
    pub y: f64,
    pub time: f64,
}

/// A press on a card, followed until it ends.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct CardDrag {
    start: PointerAt,
    latest: PointerAt,
    /// Upward speed, in CSS pixels per millisecond.
    speed: f64,
    is_drag: bool,
}

/// The end of a press on a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Release {
    /// It did not move.
    Tap,
    /// It was dropped on the table, or flicked there.
    Play,
    /// It was dropped beside the table: it returns, or goes to the place in the hand that lies below it.
    Back,
}

impl CardDrag {
    pub fn new(start: PointerAt) -> CardDrag {
        CardDrag { start, latest: start, speed: 0.0, is_drag: false }
    }

    /// Follows the pointer. Returns how far the card lies from its place, or `None` while the press is a tap.
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

    /// Ends the press. `on_table`: whether the pointer is over the table.
    pub fn release(self, at: PointerAt, on_table: bool) -> Release {
        let is_flick = self.speed >= FLICK && at.time - self.latest.time < REST;
        match self.is_drag {
            false => Release::Tap,
            true if on_table || is_flick => Release::Play,
            true => Release::Back,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(x: f64, y: f64, time: f64) -> PointerAt {
        PointerAt { x, y, time }
    }

    #[test]
    fn a_press_that_hardly_moves_is_a_tap() {
        let mut drag = CardDrag::new(at(100.0, 600.0, 0.0));
        assert_eq!(drag.follow(at(104.0, 595.0, 90.0)), None);
        assert_eq!(drag.release(at(104.0, 595.0, 300.0), true), Release::Tap);
    }

    #[test]
    fn a_card_is_played_where_it_is_dropped_on_the_table() {
        let mut drag = CardDrag::new(at(100.0, 600.0, 0.0));
        assert_eq!(drag.follow(at(130.0, 300.0, 900.0)), Some((30.0, -300.0)));
        assert_eq!(drag.release(at(130.0, 300.0, 1200.0), true), Release::Play);
        assert_eq!(
            drag.release(at(130.0, 300.0, 1200.0), false),
            Release::Back,
            "it rested before it was let go"
        );
    }

    #[test]
    fn a_flick_need_not_reach_the_table() {
        let mut drag = CardDrag::new(at(100.0, 600.0, 0.0));
        drag.follow(at(101.0, 570.0, 30.0));
        assert_eq!(drag.release(at(101.0, 570.0, 40.0), false), Release::Play);
        drag.follow(at(101.0, 580.0, 60.0));
        assert_eq!(drag.release(at(101.0, 580.0, 70.0), false), Release::Back, "it went down again");
    }

    #[test]
    fn a_drag_back_to_its_place_is_no_tap() {
        let mut drag = CardDrag::new(at(100.0, 600.0, 0.0));
        drag.follow(at(160.0, 600.0, 100.0));
        assert_eq!(drag.follow(at(100.0, 600.0, 200.0)), Some((0.0, 0.0)));
        assert_eq!(drag.release(at(100.0, 600.0, 300.0), false), Release::Back);
    }
}
