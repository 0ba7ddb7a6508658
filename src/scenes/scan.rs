//! The part of a picture in which a QR code is looked for, and the sizes at which it is read.

/// The longest side in pixels of a camera's frame: the height of the wanted 1280x720, so that frame is not shrunk. A code
/// of version 20 that fills it has 6 pixels a module.
pub const FRAME_SIDE: u32 = 720;

/// The longer sides in pixels at which a picture is read, one after another. Shrinking blurs the modules of a small code,
/// and removes the noise of a large one.
const PICTURE_SIDES: [u32; 4] = [800, 1280, 1920, 480];

/// The central square of a picture, and its side after shrinking.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Crop {
    pub left: u32,
    pub top: u32,
    pub side: u32,
    /// Pixels of a side after shrinking; never more than `side`.
    pub shrunk: u32,
}

impl Crop {
    /// The central square of a frame; `None` if the frame is empty.
    pub fn central(width: u32, height: u32) -> Option<Crop> {
        let side = width.min(height);
        let crop =
            Crop { left: (width - side) / 2, top: (height - side) / 2, side, shrunk: side.min(FRAME_SIDE) };
        (side > 0).then_some(crop)
    }
}

/// The sizes at which a picture is read, in the order of the attempts. No size is larger than the picture.
pub fn picture_sizes(width: u32, height: u32) -> Vec<(u32, u32)> {
    let longer = width.max(height);
    if width.min(height) == 0 {
        return Vec::new();
    }
    let mut sizes: Vec<(u32, u32)> = Vec::new();
    for side in PICTURE_SIDES {
        let side = side.min(longer);
        let scaled = |length: u32| {
            let shrunk = u64::from(length) * u64::from(side) / u64::from(longer);
            u32::try_from(shrunk).unwrap_or(side).max(1)
        };
        let size = (scaled(width), scaled(height));
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_square_lies_in_the_middle() {
        let crop = |width, height| Crop::central(width, height).map(|crop| (crop.left, crop.top));
        assert_eq!(crop(1280, 720), Some((280, 0)));
        assert_eq!(crop(720, 1281), Some((0, 280)));
        assert_eq!(crop(0, 480), None);
    }

    #[test]
    fn a_frame_is_shrunk_but_never_enlarged() {
        let sides = |width, height| Crop::central(width, height).map(|crop| (crop.side, crop.shrunk));
        assert_eq!(sides(1920, 1080), Some((1080, 720)));
        assert_eq!(sides(640, 480), Some((480, 480)));
    }

    #[test]
    fn a_picture_is_read_at_several_sizes() {
        assert_eq!(picture_sizes(4000, 3000), [(800, 600), (1280, 960), (1920, 1440), (480, 360)]);
        assert_eq!(picture_sizes(3000, 4000)[0], (600, 800));
    }

    #[test]
    fn a_small_picture_keeps_its_size() {
        assert_eq!(picture_sizes(300, 200), [(300, 200)]);
        assert_eq!(picture_sizes(10_000, 1), [(800, 1), (1280, 1), (1920, 1), (480, 1)]);
        assert!(picture_sizes(0, 5).is_empty());
    }
}
