//! The layout of a screen by the size of its window, for style sheets.

/// The five layouts. Lengths are in rem of the page's own text size, so large text has the effect of a small window.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Room {
    /// Upright and narrow.
    Phone,
    /// On its side and low.
    PhoneLying,
    /// Upright, at least 40 rem wide.
    Tablet,
    /// On its side, neither low nor wide.
    TabletLying,
    /// On its side, at least 56 by 30 rem.
    Wide,
}

/// A window's inner size and its text size, in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct WindowSize {
    pub width: f64,
    pub height: f64,
    /// Length of a rem.
    pub rem: f64,
}

impl WindowSize {
    pub fn room(self) -> Room {
        let (width, height) = (self.width / self.rem, self.height / self.rem);
        match () {
            () if self.is_lying() && height < 30.0 => Room::PhoneLying,
            () if self.is_lying() && width < 56.0 => Room::TabletLying,
            () if self.is_lying() => Room::Wide,
            () if width < 40.0 => Room::Phone,
            () => Room::Tablet,
        }
    }

    fn is_lying(self) -> bool {
        self.width > self.height && self.width >= 30.0 * self.rem
    }
}

impl Room {
    /// The value of `data-room`.
    pub fn name(self) -> &'static str {
        match self {
            Room::Phone => "phone",
            Room::PhoneLying => "phone-lying",
            Room::Tablet => "tablet",
            Room::TabletLying => "tablet-lying",
            Room::Wide => "wide",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(width: f64, height: f64, percent: f64) -> WindowSize {
        WindowSize { width, height, rem: 0.16 * percent }
    }

    #[test]
    fn usual_windows_have_their_layout() {
        let rooms = [
            ((360.0, 640.0), Room::Phone),
            ((390.0, 844.0), Room::Phone),
            ((740.0, 360.0), Room::PhoneLying),
            ((844.0, 390.0), Room::PhoneLying),
            ((820.0, 1180.0), Room::Tablet),
            ((1180.0, 820.0), Room::Wide),
            ((1280.0, 800.0), Room::Wide),
            ((880.0, 600.0), Room::TabletLying),
        ];
        for ((width, height), room) in rooms {
            assert_eq!(window(width, height, 100.0).room(), room, "{width}x{height}");
        }
    }

    #[test]
    fn large_text_takes_the_layout_of_a_smaller_window() {
        assert_eq!(window(1280.0, 800.0, 200.0).room(), Room::PhoneLying);
        assert_eq!(window(820.0, 1180.0, 160.0).room(), Room::Phone);
        assert_eq!(window(740.0, 360.0, 200.0).room(), Room::Phone, "too narrow for two columns");
    }
}
