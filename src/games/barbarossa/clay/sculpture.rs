//! A sculpture in the making: its strokes, the clay they make, and undoing and redoing them.

use std::collections::VecDeque;

use super::{
    brush::Brush,
    engine::Clay,
    kept::Kept,
    path,
    point::Point,
    stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Stroke},
};

/// Bytes that may be kept for undoing; what lies further back is replayed instead.
const KEPT_BYTES: usize = 16 << 20;

/// Why a stroke cannot begin, go on, end, be undone or be redone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SculptureError {
    /// The object has as many strokes, points or work in it as it may have.
    Full,
    /// There is no stroke at work.
    Idle,
    /// A stroke is at work.
    Busy,
    /// The tool needs a point to begin with, or it works on everything at once and has none.
    Point,
    /// There is nothing to undo or redo.
    Nothing,
}

/// A stroke that was undone.
struct Undone {
    stroke: Stroke,
    /// What brings it back; nothing where it has to be done again.
    kept: Option<Kept>,
}

/// An object that is being made.
#[derive(Default)]
pub struct Sculpture {
    clay: Clay,
    /// The finished strokes.
    strokes: Vec<Stroke>,
    /// The stroke at work.
    growing: Option<Stroke>,
    /// What undoing the last strokes brings back, the very last at the end.
    past: VecDeque<Kept>,
    /// Bytes of memory that `past` takes.
    past_bytes: usize,
    /// What was undone, the next to redo at the end.
    future: Vec<Undone>,
    /// Points of all strokes, that at work too.
    points: usize,
    /// What replaying all strokes costs, in the unit of [`MAX_EFFORT`].
    effort: u32,
}

impl Sculpture {
    /// No stroke and no clay.
    pub fn new() -> Sculpture {
        Sculpture::default()
    }

    /// The object that these strokes make. It takes a while: see [`super::Replay`] for doing it bit by bit.
    ///
    /// # Errors
    /// [`SculptureError::Full`] if they are too many.
    pub fn of(strokes: &[Stroke]) -> Result<Sculpture, SculptureError> {
        let mut sculpture = Sculpture::new();
        for stroke in strokes {
            sculpture.add(stroke)?;
        }
        Ok(sculpture)
    }

    /// The clay as it is now.
    pub fn clay(&self) -> &Clay {
        &self.clay
    }

    /// The finished strokes.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Whether a stroke is at work.
    pub fn is_busy(&self) -> bool {
        self.growing.is_some()
    }

    pub fn can_undo(&self) -> bool {
        !self.strokes.is_empty() && !self.is_busy()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty() && !self.is_busy()
    }

    /// How full the object is, from 0 to 1; at 1 no stroke can begin.
    pub fn fullness(&self) -> f32 {
        let strokes = self.strokes.len() as f32 / MAX_STROKES as f32;
        let points = self.points as f32 / MAX_POINTS as f32;
        strokes.max(points).max(self.effort as f32 / MAX_EFFORT as f32)
    }

    /// Begins anew, or turns everything; undoable like every stroke.
    ///
    /// # Errors
    /// [`SculptureError::Point`] if the tool needs points, else as [`Sculpture::begin`].
    pub fn work_whole(&mut self, brush: Brush) -> Result<(), SculptureError> {
        if !brush.tool().is_whole() {
            return Err(SculptureError::Point);
        }
        self.open(brush, Vec::new())?;
        self.finish()
    }

    /// Begins a stroke at a point, which is pressed at once.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] if another is at work, [`SculptureError::Full`], or [`SculptureError::Point`] if the tool has no points.
    pub fn begin(&mut self, brush: Brush, point: Point) -> Result<(), SculptureError> {
        if brush.tool().is_whole() {
            return Err(SculptureError::Point);
        }
        self.open(brush, vec![point])?;
        self.clay.press(point);
        while self.clay.dab() {}
        self.clay.settle();
        Ok(())
    }

    /// Goes on to a point. One where the stroke is already changes nothing.
    ///
    /// # Errors
    /// [`SculptureError::Idle`] without a stroke at work, [`SculptureError::Full`]: then the stroke can only be ended.
    pub fn extend(&mut self, point: Point) -> Result<(), SculptureError> {
        if self.press(point)? {
            while self.clay.dab() {}
            self.clay.settle();
        }
        Ok(())
    }

    /// Ends the stroke at work. What was undone before cannot be redone any more.
    ///
    /// # Errors
    /// [`SculptureError::Idle`] without one.
    pub fn finish(&mut self) -> Result<(), SculptureError> {
        let stroke = self.growing.take().ok_or(SculptureError::Idle)?;
        let kept = self.clay.finish();
        self.future.clear();
        self.note(stroke, kept);
        Ok(())
    }

    /// Gives the stroke at work up, as if it had not begun.
    pub fn cancel(&mut self) {
        self.growing = None;
        self.clay.cancel();
        self.count();
    }

    /// Takes the last stroke back.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] while a stroke is at work, [`SculptureError::Nothing`] without strokes.
    pub fn undo(&mut self) -> Result<(), SculptureError> {
        if self.is_busy() {
            return Err(SculptureError::Busy);
        }
        let stroke = self.strokes.pop().ok_or(SculptureError::Nothing)?;
        let kept = match self.past.pop_back() {
            Some(mut kept) => {
                self.past_bytes -= kept.bytes();
                self.clay.exchange(&mut kept);
                Some(kept)
            }
            None => {
                self.clay.become_of(&self.strokes);
                None
            }
        };
        self.future.push(Undone { stroke, kept });
        self.count();
        Ok(())
    }

    /// Does the stroke that was undone last again.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] while a stroke is at work, [`SculptureError::Nothing`] if none was undone.
    pub fn redo(&mut self) -> Result<(), SculptureError> {
        if self.is_busy() {
            return Err(SculptureError::Busy);
        }
        let Undone { stroke, kept } = self.future.pop().ok_or(SculptureError::Nothing)?;
        let kept = match kept {
            Some(mut kept) => {
                self.clay.exchange(&mut kept);
                kept
            }
            None => self.clay.apply(&stroke),
        };
        self.note(stroke, kept);
        Ok(())
    }

    /// A whole stroke at once.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] or [`SculptureError::Full`].
    pub fn add(&mut self, stroke: &Stroke) -> Result<(), SculptureError> {
        self.open(stroke.brush, Vec::new())?;
        let mut outcome = Ok(true);
        for &point in &stroke.points {
            outcome = outcome.and_then(|_| self.press(point));
            while self.clay.dab() {}
        }
        if let Err(refusal) = outcome {
            self.cancel();
            return Err(refusal);
        }
        self.finish()
    }

    /// Makes a stroke ready for its points.
    pub(super) fn open(&mut self, brush: Brush, points: Vec<Point>) -> Result<(), SculptureError> {
        if self.is_busy() {
            return Err(SculptureError::Busy);
        }
        let full = self.strokes.len() >= MAX_STROKES || self.points + points.len() > MAX_POINTS;
        if full || self.effort + brush.effort() > MAX_EFFORT {
            return Err(SculptureError::Full);
        }
        self.points += points.len();
        self.effort += brush.effort();
        self.clay.begin(brush);
        self.growing = Some(Stroke { brush, points });
        Ok(())
    }

    /// Appends a point, whose dabs are left to be done. Whether it was one more.
    pub(super) fn press(&mut self, point: Point) -> Result<bool, SculptureError> {
        let stroke = self.growing.as_mut().ok_or(SculptureError::Idle)?;
        let last = stroke.points.last().copied();
        if last == Some(point) || stroke.brush.tool().is_whole() {
            return Ok(false);
        }
        let dabs = last.map_or(0, |last| path::steps(last, point, stroke.brush));
        let effort = dabs * stroke.brush.effort();
        if self.points >= MAX_POINTS || self.effort + effort > MAX_EFFORT {
            return Err(SculptureError::Full);
        }
        self.points += 1;
        self.effort += effort;
        stroke.points.push(point);
        self.clay.press(point);
        Ok(true)
    }

    /// One dab of the stroke at work; whether there was one to do.
    pub(super) fn dab(&mut self) -> bool {
        self.clay.dab()
    }

    /// Makes what the dabs did so far visible.
    pub(super) fn settle(&mut self) {
        self.clay.settle();
    }

    /// Appends a finished stroke.
    fn note(&mut self, stroke: Stroke, kept: Kept) {
        self.strokes.push(stroke);
        self.past_bytes += kept.bytes();
        self.past.push_back(kept);
        while self.past_bytes > KEPT_BYTES {
            let Some(oldest) = self.past.pop_front() else { break };
            self.past_bytes -= oldest.bytes();
        }
        self.count();
    }

    /// Counts points and effort anew.
    fn count(&mut self) {
        self.points = self.strokes.iter().map(|stroke| stroke.points.len()).sum();
        self.effort = self.strokes.iter().map(Stroke::effort).sum();
    }
}
