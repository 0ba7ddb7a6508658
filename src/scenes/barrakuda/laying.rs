//! How a floor lies on the screen: whichever way the pictures of its wrecks are larger.

use crate::games::barrakuda::Cell;

/// A card is at least so much wider than it is tall.
const SHAPE: f64 = 1.19;

/// The signs of what a wreck offers, in pixels: below its picture, or beside it on a low card.
const BELOW: f64 = 22.0;
const BESIDE: f64 = 37.0;

/// A picture is no lower than this, in pixels.
const PICTURE: f64 = 44.0;

/// How tall a card is.
fn height((across, down): Cell, (wide, tall): (f64, f64)) -> f64 {
    (tall / f64::from(down)).min(wide / f64::from(across) / SHAPE)
}

/// Whether its cards are too low for signs below the picture: they stand beside it then. Nothing is before there is room
/// at all.
pub fn lies_flat(size: Cell, room: (f64, f64)) -> bool {
    (1.0..PICTURE + BELOW).contains(&height(size, room))
}

/// How large the picture of a wreck is, by its shorter side.
fn picture(size: Cell, room: (f64, f64)) -> f64 {
    let tall = height(size, room);
    let wide = room.0 / f64::from(size.0);
    if lies_flat(size, room) {
        tall.min((wide.min(2.6 * tall) - BESIDE) / SHAPE)
    } else {
        (tall - BELOW).min(wide / SHAPE)
    }
}

/// Whether a floor, which is no wider than tall, is to lie on its side in so much room.
pub fn lies_across((across, down): Cell, room: (f64, f64)) -> bool {
    picture((down, across), room) > picture((across, down), room)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: (f64, f64) = (330.0, 264.0);
    const TABLET: (f64, f64) = (800.0, 520.0);
    const LAPTOP: (f64, f64) = (900.0, 740.0);

    #[test]
    fn long_floors_lie_across_where_there_is_width() {
        assert!(!lies_across((2, 5), PHONE), "upright on a phone");
        assert!(lies_across((2, 5), TABLET));
        assert!(lies_across((2, 5), LAPTOP));
        assert!(!lies_across((2, 2), LAPTOP), "a square is the same either way");
        assert!(!lies_across((2, 5), (0.0, 0.0)), "as it is, before there is room");
    }

    #[test]
    fn pictures_are_large_enough() {
        for size in [(2, 5), (3, 4), (3, 3), (2, 3), (2, 4)] {
            assert!(picture(size, PHONE) >= PICTURE, "{size:?}: {}", picture(size, PHONE));
        }
        assert!(lies_flat((2, 5), PHONE) && !lies_flat((3, 3), PHONE));
    }
}
