//! How strongly a pen is pressed, and what comes of it: a step weaker or stronger than the tool is set.

use crate::games::barbarossa::clay::{Brush, STRENGTHS, Tool};

/// Below the first of these a pen is pressed lightly, above the second firmly; and so far it has to come back, or the
/// stroke would be many.
const LIGHT: f32 = 0.22;
const FIRM: f32 = 0.72;
const BACK: f32 = 0.08;

/// A pen from touching to lifting.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Pen {
    /// The pressure, evened out: a pen touches lightly and is lifted lightly, whatever is meant between.
    pressure: f32,
    /// Steps weaker or stronger.
    step: i8,
}

impl Default for Pen {
    fn default() -> Pen {
        Pen { pressure: 0.5, step: 0 }
    }
}

impl Pen {
    /// It is pressed as strongly as this, from 0 to 1.
    pub fn press(&mut self, pressure: f32) {
        self.pressure += (pressure.clamp(0.0, 1.0) - self.pressure) * 0.15;
        let (light, firm) = match self.step {
            0 => (LIGHT, FIRM),
            _ => (LIGHT + BACK, FIRM - BACK),
        };
        self.step = if self.pressure < light { -1 } else { i8::from(self.pressure > firm) };
    }

    /// The brush as it is pressed. A poke is as deep as it is set: one goes through only where that is wanted.
    pub fn with(&self, brush: Brush) -> Brush {
        let strength = brush.strength().saturating_add_signed(self.step).clamp(1, STRENGTHS);
        match brush.tool() {
            Tool::Poke => brush,
            tool => Brush::new(tool, brush.size(), strength, brush.mirror()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_strength_that_is_set_until_the_pen_is_pressed_otherwise() {
        let brush = Brush::new(Tool::Carve, 3, 2, true);
        let mut pen = Pen::default();
        let mut press = |pressure, times| {
            (0..times).for_each(|_| pen.press(pressure));
            let pressed = pen.with(brush);
            assert_eq!((pressed.size(), pressed.mirror()), (3, true));
            pressed.strength()
        };
        // It touches lightly.
        assert_eq!(press(0.1, 3), 2);
        assert_eq!(press(0.95, 30), 3);
        // A little less is no other stroke.
        assert_eq!(press(0.68, 30), 3);
        assert_eq!(press(0.5, 30), 2);
        assert_eq!(press(0.05, 30), 1);
        assert_eq!(Pen { pressure: 1.0, step: 1 }.with(Brush::new(Tool::Poke, 3, 3, false)).strength(), 3);
    }
}
