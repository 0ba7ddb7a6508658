//! Orientation of the floor on the screen: the one with larger pictures of the wrecks.

use crate::games::barrakuda::Cell;

/// Least ratio of a card's width to its height.
const SHAPE: f64 = 1.19;

/// Space in pixels for the signs of a wreck's actions: below its picture, or beside it on a low card.
const BELOW: f64 = 22.0;
const BESIDE: f64 = 37.0;

/// Least height of a picture, in pixels.
const PICTURE: f64 = 44.0;

/// Returns the height of a card.
fn height((across, down): Cell, (wide, tall): (f64, f64)) -> f64 {
    (tall / f64::from(down)).min(wide / f64::from(across) / SHAPE)
}

/// Returns whether the cards are too low for signs below the picture, which then go beside it. False while the size of
/// the area is unknown.
pub fn lies_flat(size: Cell, area: (f64, f64)) -> bool {
    (1.0..PICTURE + BELOW).contains(&height(size, area))
}

/// Returns the length of the shorter side of a wreck's picture.
fn picture(size: Cell, area: (f64, f64)) -> f64 {
    let tall = height(size, area);
    let wide = area.0 / f64::from(size.0);
    if lies_flat(size, area) {
        tall.min((wide.min(2.6 * tall) - BESIDE) / SHAPE)
    } else {
        (tall - BELOW).min(wide / SHAPE)
    }
}

/// Returns whether a floor given in portrait orientation is drawn larger in landscape orientation.
pub fn is_landscape((across, down): Cell, area: (f64, f64)) -> bool {
    picture((down, across), area) > picture((across, down), area)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: (f64, f64) = (330.0, 264.0);
    const TABLET: (f64, f64) = (800.0, 520.0);
    const LAPTOP: (f64, f64) = (900.0, 740.0);

    #[test]
    fn long_floors_lie_across_where_there_is_width() {
        assert!(!is_landscape((2, 5), PHONE), "upright on a phone");
        assert!(is_landscape((2, 5), TABLET));
        assert!(is_landscape((2, 5), LAPTOP));
        assert!(!is_landscape((2, 2), LAPTOP), "a square is the same either way");
        assert!(!is_landscape((2, 5), (0.0, 0.0)), "as it is, before there is room");
    }

    #[test]
    fn pictures_are_large_enough() {
        for size in [(2, 5), (3, 4), (3, 3), (2, 3), (2, 4)] {
            assert!(picture(size, PHONE) >= PICTURE, "{size:?}: {}", picture(size, PHONE));
        }
        assert!(lies_flat((2, 5), PHONE) && !lies_flat((3, 3), PHONE));
    }
}
