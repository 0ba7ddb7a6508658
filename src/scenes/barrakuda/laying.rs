//! How a floor lies on the screen: whichever way its cards are larger.

use crate::games::barrakuda::Cell;

/// A card is so much wider than it is tall.
const SHAPE: f64 = 1.19;

/// Whether a floor, which is no wider than tall, is to lie on its side in so much room.
pub fn lies_across((across, down): Cell, (wide, tall): (f64, f64)) -> bool {
    let card = |across: i8, down: i8| (wide / f64::from(across)).min(SHAPE * tall / f64::from(down));
    card(down, across) > card(across, down)
}

/// Whether its cards are too low there for a picture above what they offer: that stands beside it then.
pub fn lies_flat((across, down): Cell, (wide, tall): (f64, f64)) -> bool {
    let height = (tall / f64::from(down)).min(wide / f64::from(across) / SHAPE);
    // 44 pixels of picture, and what it offers below.
    height < 44.0 + 24.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_floors_lie_across_where_there_is_width() {
        let (phone, laptop) = ((330.0, 264.0), (900.0, 740.0));
        assert!(!lies_across((2, 5), (320.0, 420.0)), "upright on a phone");
        assert!(lies_across((2, 5), laptop));
        assert!(lies_across((1, 6), phone), "a line goes where it has more room");
        assert!(!lies_across((2, 2), laptop), "a square is the same either way");
    }

    #[test]
    fn pictures_are_large_enough() {
        assert!(lies_flat((2, 5), (330.0, 264.0)));
        assert!(!lies_flat((3, 3), (330.0, 264.0)));
    }
}
