//! The picture of a QR code: one pixel a module, with the light border that readers need.

/// Light modules on each side of the code (ISO/IEC 18004).
pub const QUIET_ZONE: usize = 4;

/// A square picture of a QR code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPicture {
    /// Pixels of a side.
    pub side: usize,
    /// Red, green, blue and opacity of each pixel, row by row.
    pub rgba: Vec<u8>,
}

impl QrPicture {
    /// Draws the modules, given row by row with `width` in a row: black for `true`, white for all others.
    pub fn new(modules: &[bool], width: usize) -> QrPicture {
        let side = width + 2 * QUIET_ZONE;
        let mut rgba = vec![255; side * side * 4];
        for (index, _) in modules.iter().take(width * width).enumerate().filter(|(_, dark)| **dark) {
            let (row, column) = (index / width + QUIET_ZONE, index % width + QUIET_ZONE);
            let start = (row * side + column) * 4;
            rgba[start..start + 3].fill(0);
        }
        QrPicture { side, rgba }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_modules_lie_inside_the_quiet_zone() {
        let picture = QrPicture::new(&[true, false, false, true], 2);
        assert_eq!(picture.side, 10);
        let dark: Vec<usize> =
            (0..100).filter(|pixel| picture.rgba[pixel * 4..pixel * 4 + 4] == [0, 0, 0, 255]).collect();
        assert_eq!(dark, [44, 55]);
        let light = picture.rgba.chunks(4).filter(|pixel| *pixel == [255; 4]).count();
        assert_eq!(light, 98);
    }

    #[test]
    fn a_matrix_of_the_wrong_length_is_drawn_as_far_as_it_goes() {
        assert_eq!(QrPicture::new(&[], 0).side, 8);
        let short = QrPicture::new(&[true], 3);
        let long = QrPicture::new(&[true; 20], 3);
        assert_eq!((short.rgba.len(), long.rgba.len()), (11 * 11 * 4, 11 * 11 * 4));
    }
}
