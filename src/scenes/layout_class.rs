//! The layout of a screen by the size of its window, for style sheets.

/// The five layouts. Lengths are in rem of the page's own text size, so large text has the effect of a small window.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LayoutClass {
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
    pub fn layout_class(self) -> LayoutClass {
        let (width, height) = (self.width / self.rem, self.height / self.rem);
        match () {
            () if self.is_lying() && height < 30.0 => LayoutClass::PhoneLying,
            () if self.is_lying() && width < 56.0 => LayoutClass::TabletLying,
            () if self.is_lying() => LayoutClass::Wide,
            () if width < 40.0 => LayoutClass::Phone,
            () => LayoutClass::Tablet,
        }
    }

    fn is_lying(self) -> bool {
        self.width > self.height && self.width >= 30.0 * self.rem
    }
}

impl LayoutClass {
    /// The value of `data-layout`.
    pub fn name(self) -> &'static str {
        match self {
            LayoutClass::Phone => "phone",
            LayoutClass::PhoneLying => "phone-lying",
            LayoutClass::Tablet => "tablet",
            LayoutClass::TabletLying => "tablet-lying",
            LayoutClass::Wide => "wide",
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
            ((360.0, 640.0), LayoutClass::Phone),
            ((390.0, 844.0), LayoutClass::Phone),
            ((740.0, 360.0), LayoutClass::PhoneLying),
            ((844.0, 390.0), LayoutClass::PhoneLying),
            ((820.0, 1180.0), LayoutClass::Tablet),
            ((1180.0, 820.0), LayoutClass::Wide),
            ((1280.0, 800.0), LayoutClass::Wide),
            ((880.0, 600.0), LayoutClass::TabletLying),
        ];
        for ((width, height), room) in rooms {
            assert_eq!(window(width, height, 100.0).layout_class(), room, "{width}x{height}");
        }
    }

    #[test]
    fn large_text_takes_the_layout_of_a_smaller_window() {
        assert_eq!(window(1280.0, 800.0, 200.0).layout_class(), LayoutClass::PhoneLying);
        assert_eq!(window(820.0, 1180.0, 160.0).layout_class(), LayoutClass::Phone);
        assert_eq!(
            window(740.0, 360.0, 200.0).layout_class(),
            LayoutClass::Phone,
            "too narrow for two columns"
        );
    }
}
