//! The volume: what is clay and what is air, and how a stroke is brought into it dab by dab.
//!
//! Every sample holds its distance to the surface, negative in clay, cut off at [`BAND`]. While a stroke is at work
//! the volume as it was before is kept, and most tools compute the outcome from it and from the whole stroke so far:
//! so a rope has no beads, and a stroke may cross itself.

use super::{
    brush::{Brush, Tool},
    chunk::{self, SavedChunk},
    grid::{BAND, BLOCKS, Bounds, Place, SIDE, mirrored, row_mut},
    path::Path,
    primitive,
    pull::Displacement,
    smooth::Blur,
    sqrt_table::SqrtTable,
    stroke::{Point, Stroke},
    sweep::{self, Blend, Level},
};

/// Samples in all.
const SAMPLES: usize = SIDE * SIDE * SIDE;

/// A stroke at work.
struct Work {
    brush: Brush,
    blend: Blend,
    /// The last point, and that before it.
    last: Option<Point>,
    before: Option<Point>,
    path: Path,
    /// Where the last dab was.
    at: Place,
    /// Outward direction of the clay at the last point and at the next, 256 long.
    out: [Place; 2],
    /// The level to flatten to.
    level: Option<Level>,
    /// What the tool has gone over since it was last settled, on either side.
    pending: [Bounds; 2],
    /// What it has gone over in all.
    gone: Bounds,
}

/// The volume.
pub struct Clay {
    /// The clay as it is.
    pub(super) now: Vec<i16>,
    /// As it was before the stroke at work.
    pub(super) base: Vec<i16>,
    /// Distance to what the stroke at work went over, [`sweep::FAR`] where it did not come near.
    pub(super) sweep: Vec<i16>,
    pub(super) displacement: Displacement,
    pub(super) blur: Blur,
    pub(super) sqrt: SqrtTable,
    work: Option<Box<Work>>,
    /// Chunks that the stroke at work has changed.
    pub(super) touched: Vec<bool>,
    /// For each block when it was last changed so that it can be seen.
    pub(super) versions: Vec<u32>,
    /// Counts the changes.
    pub(super) revision: u32,
}

impl Default for Clay {
    fn default() -> Clay {
        Clay::new()
    }
}

impl Clay {
    /// No clay at all.
    pub fn new() -> Clay {
        Clay {
            now: vec![BAND as i16; SAMPLES],
            base: vec![BAND as i16; SAMPLES],
            sweep: vec![sweep::FAR; SAMPLES],
            displacement: Displacement::new(),
            blur: Blur::new(),
            sqrt: SqrtTable::new(),
            work: None,
            touched: vec![false; chunk::ALL],
            versions: vec![1; BLOCKS * BLOCKS * BLOCKS],
            revision: 1,
        }
    }

    /// What these strokes make, all at once.
    pub fn of(strokes: &[Stroke]) -> Clay {
        let mut clay = Clay::new();
        clay.become_of(strokes);
        clay
    }

    /// Becomes what these strokes make.
    pub(super) fn become_of(&mut self, strokes: &[Stroke]) {
        self.apply(&Stroke { brush: Brush::new(Tool::Nothing, 1, 1, false), points: Vec::new() });
        // What came before the last beginning leaves no trace.
        let from = strokes.iter().rposition(|stroke| stroke.brush.tool().begins()).unwrap_or(0);
        for stroke in &strokes[from..] {
            self.apply(stroke);
        }
    }

    /// Does a whole stroke; what it has changed, as it was before.
    pub(super) fn apply(&mut self, stroke: &Stroke) -> Vec<SavedChunk> {
        self.begin(stroke.brush);
        for &point in &stroke.points {
            self.press(point);
            while self.dab() {}
        }
        self.finish()
    }

    /// A number that is the same for the same clay on every device (FNV-1a, over samples of 16 bits instead of bytes).
    pub fn digest(&self) -> u64 {
        let mut digest = 0xcbf2_9ce4_8422_2325_u64;
        for &sample in &self.now {
            digest = (digest ^ u64::from(sample as u16)).wrapping_mul(0x100_0000_01b3);
        }
        digest
    }

    /// The corners of the smallest box with all clay in it, in voxels; nothing if there is no clay.
    pub fn bounds(&self) -> Option<([f32; 3], [f32; 3])> {
        let mut low = [SIDE; 3];
        let mut high = [0; 3];
        for (row, samples) in self.now.chunks_exact(SIDE).enumerate() {
            let Some(first) = samples.iter().position(|&sample| sample < 0) else { continue };
            let last = samples.iter().rposition(|&sample| sample < 0).unwrap_or(first);
            let at = [(first, last), (row % SIDE, row % SIDE), (row / SIDE, row / SIDE)];
            for axis in 0..3 {
                low[axis] = low[axis].min(at[axis].0);
                high[axis] = high[axis].max(at[axis].1);
            }
        }
        // The surface lies up to a voxel beyond the samples that are inside.
        (low[0] < SIDE).then(|| (low.map(|at| at as f32 - 0.5), high.map(|at| at as f32 + 0.5)))
    }

    pub fn is_empty(&self) -> bool {
        self.now.iter().all(|&sample| sample >= 0)
    }

    /// Starts a stroke. A beginning is done with that, but for [`Clay::finish`].
    pub(super) fn begin(&mut self, brush: Brush) {
        self.cancel();
        let work = Work {
            brush,
            blend: Blend::of(brush),
            last: None,
            before: None,
            path: Path::start(Point::MIDDLE),
            at: [0; 3],
            out: [[0; 3]; 2],
            level: None,
            pending: [Bounds::NONE; 2],
            gone: Bounds::NONE,
        };
        self.work = Some(Box::new(work));
        if brush.tool().begins() {
            self.revision += 1;
            primitive::fill(self, brush);
        }
    }

    /// The next point of the stroke. All dabs up to the point before must be done.
    pub(super) fn press(&mut self, point: Point) {
        let Some(mut work) = self.work.take() else { return };
        let radius = work.brush.radius();
        let out = sweep::outward(&self.base, &self.sqrt, point.place(), radius);
        match work.last {
            None => {
                work.path = Path::start(point);
                work.at = sweep::lifted(work.brush, point.place(), out);
                work.out = [out, out];
                work.level = Some(sweep::level(work.brush, point.place(), out));
            }
            Some(last) => {
                work.path = Path::onward(work.before, last, point, work.brush);
                work.out = [work.out[1], out];
            }
        }
        (work.before, work.last) = (work.last, Some(point));
        self.work = Some(work);
    }

    /// Does the next dab on the way to the point pressed. Whether there was one to do.
    pub(super) fn dab(&mut self) -> bool {
        let Some(mut work) = self.work.take() else { return false };
        if work.last.is_none() || work.path.is_done() {
            self.work = Some(work);
            return false;
        }
        work.path.done += 1;
        let out = work.path.between(work.out[0], work.out[1]);
        let place = work.path.place();
        let brush = work.brush;
        match brush.tool() {
            Tool::Smooth => self.smooth(brush, place),
            Tool::Pull => {
                // The first point only grabs.
                if work.before.is_some() {
                    self.drag(brush, work.at, place, &mut work.pending);
                }
                work.at = place;
            }
            Tool::Poke => {
                let (top, foot) = sweep::hole(brush, place, out);
                self.tube(top, foot, brush, &mut work.pending);
            }
            _ => {
                let mut to = sweep::lifted(brush, place, out);
                if let (Tool::Flatten, Some(level)) = (brush.tool(), work.level) {
                    to = sweep::levelled(place, level);
                }
                self.tube(work.at, to, brush, &mut work.pending);
                work.at = to;
            }
        }
        for pending in work.pending {
            work.gone = work.gone.with(pending);
        }
        self.work = Some(work);
        true
    }

    /// Sweeps a tube, and its mirror image if the brush has one.
    fn tube(&mut self, from: Place, to: Place, brush: Brush, pending: &mut [Bounds; 2]) {
        let radius = brush.radius();
        let bounds = sweep::tube(&mut self.sweep, &self.sqrt, from, to, radius);
        pending[0] = pending[0].with(bounds);
        if brush.mirror() {
            let bounds = sweep::tube(&mut self.sweep, &self.sqrt, mirrored(from), mirrored(to), radius);
            pending[1] = pending[1].with(bounds);
        }
    }

    /// Brings what the dabs have done into the volume. Whoever looks must call it first.
    pub(super) fn settle(&mut self) {
        let Some(mut work) = self.work.take() else { return };
        self.revision += 1;
        for bounds in work.pending {
            if bounds.is_empty() {
                continue;
            }
            match work.brush.tool() {
                Tool::Pull => self.apply_displacement(bounds),
                _ => self.blend(bounds, work.blend, work.level.unwrap_or_default(), work.brush.mirror()),
            }
        }
        work.pending = [Bounds::NONE; 2];
        self.work = Some(work);
    }

    /// Ends the stroke; what it has changed, as it was before.
    pub(super) fn finish(&mut self) -> Vec<SavedChunk> {
        self.settle();
        let Some(work) = self.work.take() else { return Vec::new() };
        let mut saved = Vec::new();
        for chunk in 0..chunk::ALL {
            if self.touched[chunk] {
                self.touched[chunk] = false;
                saved.push(SavedChunk::take(&self.base, chunk));
                chunk::copy(&self.now, &mut self.base, chunk);
            }
        }
        self.wipe(work.gone);
        saved
    }

    /// Gives the stroke at work up.
    pub(super) fn cancel(&mut self) {
        let Some(work) = self.work.take() else { return };
        self.revision += 1;
        for chunk in 0..chunk::ALL {
            if self.touched[chunk] {
                self.touched[chunk] = false;
                chunk::copy(&self.base, &mut self.now, chunk);
                self.mark_chunk(chunk);
            }
        }
        self.wipe(work.gone);
    }

    /// Forgets what the last stroke went over.
    fn wipe(&mut self, gone: Bounds) {
        self.displacement.wipe(gone);
        for z in gone.low[2]..gone.high[2] {
            for y in gone.low[1]..gone.high[1] {
                row_mut(&mut self.sweep, gone.low[0], y, z, gone.size(0)).fill(sweep::FAR);
            }
        }
    }
}
