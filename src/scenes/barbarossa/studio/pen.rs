//! Pressure of a pen, which makes a tool one step weaker or stronger.

use crate::games::barbarossa::clay::{Brush, STRENGTHS, Tool};

/// Limits of pressure: below `LIGHT` a pen presses lightly, above `FIRM` firmly. `BACK` is the distance for a return,
/// without which one stroke would split into many.
const LIGHT: f32 = 0.22;
const FIRM: f32 = 0.72;
const BACK: f32 = 0.08;

/// A pen from its touch to its lift.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Pen {
    /// The smoothed pressure: every stroke starts and ends lightly.
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
    /// Records a pressure from 0 to 1.
    pub fn press(&mut self, pressure: f32) {
        self.pressure += (pressure.clamp(0.0, 1.0) - self.pressure) * 0.15;
        let (light, firm) = match self.step {
            0 => (LIGHT, FIRM),
            _ => (LIGHT + BACK, FIRM - BACK),
        };
        self.step = if self.pressure < light { -1 } else { i8::from(self.pressure > firm) };
    }

    /// Returns the brush at this pressure. A poke keeps its strength, so that it goes through only on purpose.
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
    fn pen_pressure_scales_the_set_strength() {
        let brush = Brush::new(Tool::Carve, 3, 2, true);
        let mut pen = Pen::default();
        let mut press = |pressure, times| {
            (0..times).for_each(|_| pen.press(pressure));
            let pressed = pen.with(brush);
            assert_eq!((pressed.size(), pressed.mirror()), (3, true));
            pressed.strength()
        };
        // Every stroke starts lightly.
        assert_eq!(press(0.1, 3), 2);
        assert_eq!(press(0.95, 30), 3);
        // Slightly less pressure begins no new stroke.
        assert_eq!(press(0.68, 30), 3);
        assert_eq!(press(0.5, 30), 2);
        assert_eq!(press(0.05, 30), 1);
        assert_eq!(Pen { pressure: 1.0, step: 1 }.with(Brush::new(Tool::Poke, 3, 3, false)).strength(), 3);
    }
}
