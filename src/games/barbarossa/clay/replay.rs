//! Making an object from its strokes bit by bit, so that it can be watched, or done without a pause.

use super::{
    sculpture::{Sculpture, SculptureError},
    stroke::Stroke,
};

/// Strokes on their way into a sculpture.
pub struct Replay {
    sculpture: Sculpture,
    strokes: Vec<Stroke>,
    /// The next stroke.
    stroke: usize,
    /// Its next point; none while it has not begun.
    point: Option<usize>,
    /// Dabs done.
    done: u32,
    /// Dabs in all.
    all: u32,
}

impl Replay {
    pub fn new(strokes: Vec<Stroke>) -> Replay {
        let all = strokes.iter().map(Stroke::dabs).sum();
        Replay { sculpture: Sculpture::new(), strokes, stroke: 0, point: None, done: 0, all }
    }

    /// Does some dabs, fewer only if no more are left. Whether there is more to do.
    ///
    /// # Errors
    /// [`SculptureError::Full`] if the strokes are too many for an object.
    pub fn step(&mut self, dabs: u32) -> Result<bool, SculptureError> {
        let mut left = dabs;
        while let Some(stroke) = self.strokes.get(self.stroke) {
            if left == 0 {
                self.sculpture.settle();
                return Ok(true);
            }
            let Some(point) = self.point else {
                self.sculpture.open(stroke.brush, Vec::new())?;
                self.point = Some(0);
                // A beginning is a dab too.
                if stroke.points.is_empty() {
                    left -= 1;
                    self.done += 1;
                }
                continue;
            };
            if self.sculpture.dab() {
                left -= 1;
                self.done += 1;
            } else if let Some(&next) = stroke.points.get(point) {
                self.sculpture.press(next)?;
                self.point = Some(point + 1);
            } else {
                self.sculpture.finish()?;
                self.point = None;
                self.stroke += 1;
            }
        }
        Ok(false)
    }

    /// Dabs done, and dabs in all.
    pub fn progress(&self) -> (u32, u32) {
        (self.done, self.all)
    }

    /// The sculpture as far as it is made.
    pub fn sculpture(&self) -> &Sculpture {
        &self.sculpture
    }

    /// The sculpture as far as it is made, to be worked on; a stroke half done is given up.
    pub fn into_sculpture(mut self) -> Sculpture {
        if self.sculpture.is_busy() {
            self.sculpture.cancel();
        }
        self.sculpture
    }
}
