//! A sculpture being made: its strokes, their clay, undo and redo.

use std::collections::VecDeque;

use super::{
    brush::Brush,
    engine::Clay,
    path,
    point::Point,
    stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Stroke},
    undo_snapshot::UndoSnapshot,
};

/// Memory for undo in bytes. Earlier states are replayed instead.
const KEPT_BYTES: usize = 16 << 20;

/// Why a stroke cannot begin, continue or end, or cannot be undone or redone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SculptureError {
    /// The object has reached its limit of strokes, points or work.
    Full,
    /// There is no current stroke.
    Idle,
    /// There is a current stroke.
    Busy,
    /// The tool needs a point to start, or affects everything at once and takes none.
    Point,
    /// There is nothing to undo or redo.
    Nothing,
}

/// An undone stroke.
struct Undone {
    stroke: Stroke,
    /// The saved parts that redo it; `None` if it must be applied again.
    snapshot: Option<UndoSnapshot>,
}

/// An object that is being made.
#[derive(Default)]
pub struct Sculpture {
    clay: Clay,
    /// The finished strokes.
    strokes: Vec<Stroke>,
    /// The current stroke.
    growing: Option<Stroke>,
    /// The parts that undo the latest strokes, the latest last.
    past: VecDeque<UndoSnapshot>,
    /// Memory of `past` in bytes.
    past_bytes: usize,
    /// The undone strokes, the next to redo last.
    future: Vec<Undone>,
    /// Number of points of all strokes, the current one included.
    points: usize,
    /// Cost of replaying all strokes, in the unit of [`MAX_EFFORT`].
    effort: u32,
}

impl Sculpture {
    /// Creates an object without strokes and clay.
    pub fn new() -> Sculpture {
        Sculpture::default()
    }

    /// Makes the object of these strokes. This may take long; [`super::Replay`] does it in small steps.
    ///
    /// # Errors
    /// [`SculptureError::Full`] if they exceed the limits.
    pub fn of(strokes: &[Stroke]) -> Result<Sculpture, SculptureError> {
        let mut sculpture = Sculpture::new();
        for stroke in strokes {
            sculpture.add(stroke)?;
        }
        Ok(sculpture)
    }

    /// Returns the current clay.
    pub fn clay(&self) -> &Clay {
        &self.clay
    }

    /// Returns the finished strokes.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Whether there is a current stroke.
    pub fn is_busy(&self) -> bool {
        self.growing.is_some()
    }

    pub fn can_undo(&self) -> bool {
        !self.strokes.is_empty() && !self.is_busy()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty() && !self.is_busy()
    }

    /// Returns how full the object is, from 0 to 1. At 1 no stroke can begin.
    pub fn fullness(&self) -> f32 {
        let strokes = self.strokes.len() as f32 / MAX_STROKES as f32;
        let points = self.points as f32 / MAX_POINTS as f32;
        strokes.max(points).max(self.effort as f32 / MAX_EFFORT as f32)
    }

    /// Applies a tool that affects everything at once. It can be undone like every stroke.
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

    /// Begins a stroke at a point and makes its dab.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] during another stroke, [`SculptureError::Full`], or [`SculptureError::Point`] if the
    /// tool takes no points.
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

    /// Continues to a point. The same point again changes nothing.
    ///
    /// # Errors
    /// [`SculptureError::Idle`] without a current stroke, [`SculptureError::Full`]: then the stroke can only be ended.
    pub fn extend(&mut self, point: Point) -> Result<(), SculptureError> {
        if self.press(point)? {
            while self.clay.dab() {}
            self.clay.settle();
        }
        Ok(())
    }

    /// Ends the current stroke. Undone strokes can no longer be redone.
    ///
    /// # Errors
    /// [`SculptureError::Idle`] without one.
    pub fn finish(&mut self) -> Result<(), SculptureError> {
        let stroke = self.growing.take().ok_or(SculptureError::Idle)?;
        let snapshot = self.clay.finish();
        self.future.clear();
        self.note(stroke, snapshot);
        Ok(())
    }

    /// Cancels the current stroke, without a trace.
    pub fn cancel(&mut self) {
        self.growing = None;
        self.clay.cancel();
        self.count();
    }

    /// Undoes the last stroke.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] during a stroke, [`SculptureError::Nothing`] without strokes.
    pub fn undo(&mut self) -> Result<(), SculptureError> {
        if self.is_busy() {
            return Err(SculptureError::Busy);
        }
        let stroke = self.strokes.pop().ok_or(SculptureError::Nothing)?;
        let snapshot = match self.past.pop_back() {
            Some(mut snapshot) => {
                self.past_bytes -= snapshot.bytes();
                self.clay.exchange(&mut snapshot);
                Some(snapshot)
            }
            None => {
                self.clay.become_of(&self.strokes);
                None
            }
        };
        self.future.push(Undone { stroke, snapshot });
        self.count();
        Ok(())
    }

    /// Redoes the stroke that was undone last.
    ///
    /// # Errors
    /// [`SculptureError::Busy`] during a stroke, [`SculptureError::Nothing`] if none was undone.
    pub fn redo(&mut self) -> Result<(), SculptureError> {
        if self.is_busy() {
            return Err(SculptureError::Busy);
        }
        let Undone { stroke, snapshot } = self.future.pop().ok_or(SculptureError::Nothing)?;
        let snapshot = match snapshot {
            Some(mut snapshot) => {
                self.clay.exchange(&mut snapshot);
                snapshot
            }
            None => self.clay.apply(&stroke),
        };
        self.note(stroke, snapshot);
        Ok(())
    }

    /// Adds a whole stroke at once.
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

    /// Prepares a stroke for its points.
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

    /// Appends a point without its dabs. Returns whether the point is new.
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

    /// Makes one dab of the current stroke. Returns whether there was one to make.
    pub(super) fn dab(&mut self) -> bool {
        self.clay.dab()
    }

    /// Makes the effect of the dabs so far visible.
    pub(super) fn settle(&mut self) {
        self.clay.settle();
    }

    /// Appends a finished stroke.
    fn note(&mut self, stroke: Stroke, snapshot: UndoSnapshot) {
        self.strokes.push(stroke);
        self.past_bytes += snapshot.bytes();
        self.past.push_back(snapshot);
        while self.past_bytes > KEPT_BYTES {
            let Some(oldest) = self.past.pop_front() else { break };
            self.past_bytes -= oldest.bytes();
        }
        self.count();
    }

    /// Recounts points and effort.
    fn count(&mut self) {
        self.points = self.strokes.iter().map(|stroke| stroke.points.len()).sum();
        self.effort = self.strokes.iter().map(Stroke::effort).sum();
    }
}
