//! Replays strokes in small steps, to be watched, or to avoid a pause.

use super::{
    sculpture::{Sculpture, SculptureError},
    stroke::Stroke,
};

/// A replay of strokes into a sculpture.
pub struct Replay {
    sculpture: Sculpture,
    strokes: Vec<Stroke>,
    /// Index of the next stroke.
    stroke: usize,
    /// Index of its next point; `None` before it has begun.
    point: Option<usize>,
    /// Number of dabs done.
    done: u32,
    /// Number of all dabs.
    all: u32,
}

impl Replay {
    pub fn new(strokes: Vec<Stroke>) -> Replay {
        let all = strokes.iter().map(Stroke::dabs).sum();
        Replay { sculpture: Sculpture::new(), strokes, stroke: 0, point: None, done: 0, all }
    }

    /// Makes this many dabs, or all that are left. Returns whether there are more to make.
    ///
    /// # Errors
    /// [`SculptureError::Full`] if the strokes exceed the limits of an object.
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
                // A stroke without points counts as a dab.
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

    /// Number of dabs done, and of all dabs.
    pub fn progress(&self) -> (u32, u32) {
        (self.done, self.all)
    }

    /// Returns the sculpture so far.
    pub fn sculpture(&self) -> &Sculpture {
        &self.sculpture
    }

    /// Returns the sculpture so far for further work; an unfinished stroke is cancelled.
    pub fn into_sculpture(mut self) -> Sculpture {
        if self.sculpture.is_busy() {
            self.sculpture.cancel();
        }
        self.sculpture
    }
}
