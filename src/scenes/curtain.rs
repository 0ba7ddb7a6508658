//! Protects a fallen curtain from double taps: ignores early presses, and keeps buttons away from the latest tap.

/// Time for which a fallen curtain ignores input, in milliseconds; longer than the pause within a double tap.
pub const DEAF: f64 = 400.0;

/// Minimum distance between a button and the latest tap, in pixels.
const CLEARANCE: f64 = 12.0;

/// Decides whether a press counts. Times are milliseconds of one monotonic clock.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Hearing {
    /// Time from which presses count; `None` until the curtain has been drawn.
    from: Option<f64>,
    /// Whether the current press began too early.
    early: bool,
}

impl Hearing {
    /// Ignores presses until the curtain has been drawn, and for [`DEAF`] after that.
    pub fn fall(&mut self) {
        self.from = None;
    }

    /// Records when the curtain was drawn.
    pub fn drawn(&mut self, at: f64) {
        self.from = Some(at + DEAF);
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

/// Point on the screen, in pixels.
pub type Point = (f64, f64);

/// Area of a button: left, top, right, bottom.
pub type Area = [f64; 4];

/// All orders of the curtain's three rows, the default first. Each lists the rows, counted from 1, of the first, second
/// and third element of the page.
pub const ORDERS: [[u8; 3]; 6] = [[1, 2, 3], [2, 1, 3], [1, 3, 2], [3, 2, 1], [3, 1, 2], [2, 3, 1]];

/// Returns the first order in which no button lies under the latest tap, or else the default. `areas`: the areas of the
/// buttons in an order.
pub fn order(tap: Option<Point>, mut areas: impl FnMut([u8; 3]) -> Vec<Area>) -> [u8; 3] {
    let Some(tap) = tap else { return ORDERS[0] };
    let is_free = |order: &[u8; 3]| !areas(*order).iter().any(|area| lies_under(tap, area));
    ORDERS.into_iter().find(is_free).unwrap_or(ORDERS[0])
}

fn lies_under((x, y): Point, [left, top, right, bottom]: &Area) -> bool {
    let across = left - CLEARANCE..=right + CLEARANCE;
    let down = top - CLEARANCE..=bottom + CLEARANCE;
    across.contains(&x) && down.contains(&y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_tap_is_not_heard() {
        let mut curtain = Hearing::default();
        curtain.fall();
        assert!(!curtain.press(1000.0), "not drawn yet");
        assert!(!curtain.click());
        curtain.drawn(1000.0);
        assert!(!curtain.press(1399.0), "the second half of a double tap");
        assert!(!curtain.click(), "and its click");
        assert!(curtain.press(1400.0));
        assert!(curtain.click());
        curtain.fall();
        assert!(!curtain.press(2000.0), "it falls again");
    }

    #[test]
    fn a_press_that_began_early_is_not_heard_when_it_ends() {
        let mut curtain = Hearing::default();
        curtain.drawn(0.0);
        assert!(!curtain.press(399.0));
        assert!(!curtain.click(), "held on until the curtain heard again");
        assert!(curtain.click(), "a click of a screen reader, which presses nothing");
    }

    /// Rows of 50 pixels. The second and third elements of the page are buttons as wide as the curtain.
    fn rows(order: [u8; 3]) -> Vec<Area> {
        order[1..].iter().map(|row| f64::from(*row) * 50.0).map(|top| [0.0, top, 300.0, top + 36.0]).collect()
    }

    #[test]
    fn no_button_lies_under_the_latest_tap() {
        assert_eq!(order(None, rows), [1, 2, 3], "nothing was tapped");
        assert_eq!(order(Some((150.0, 20.0)), rows), [1, 2, 3], "beside the buttons");
        assert_eq!(order(Some((150.0, 118.0)), rows), [2, 1, 3], "where the second would lie");
        assert_eq!(order(Some((150.0, 170.0)), rows), [3, 2, 1], "where the third would lie");
        assert_eq!(order(Some((400.0, 118.0)), rows), [1, 2, 3], "to its right");
        assert_eq!(order(Some((0.0, 0.0)), |_| vec![[-9.0, -9.0, 9.0, 9.0]]), ORDERS[0], "nowhere to go");
    }

    #[test]
    fn the_orders_are_all_there_are() {
        let mut orders = ORDERS;
        orders.iter_mut().for_each(|order| order.sort_unstable());
        assert_eq!(orders, [[1, 2, 3]; 6]);
        let mut all = ORDERS.to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 6);
    }
}
