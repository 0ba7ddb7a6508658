//! The stroke engine: applies strokes to the field, dab by dab.
//!
//! During a stroke, the field before it is kept. Most tools compute the result from that field and the whole stroke so
//! far.

use super::{
    blend,
    bounds::Bounds,
    brush::{Brush, Tool},
    centre,
    engraving::{self, Engraving},
    engraving_mask::EngravingMask,
    field::Field,
    lattice::{Place, mirrored},
    normal,
    path::Path,
    plane::Plane,
    point::Point,
    primitive,
    pull::DisplacementField,
    raycast::{self, Hit},
    smooth::Blur,
    stale_rows::StaleRows,
    stroke::Stroke,
    sweep::{self, Sweep},
    turn,
    undo_snapshot::UndoSnapshot,
};

/// The clay of an object: the result of its strokes.
pub struct Clay {
    pub(super) field: Field,
    engraving: Engraving,
    sweep: Sweep,
    displacements: DisplacementField,
    blur: Blur,
    stroke: Option<Box<ActiveStroke>>,
}

/// The current stroke.
struct ActiveStroke {
    brush: Brush,
    /// Progress along its points; `None` before the first.
    course: Option<Course>,
    /// Rows to compute again, since the last settle.
    stale: StaleRows,
    /// Bounds of everything that the tool has swept.
    swept: Bounds,
    /// The engraving before the stroke.
    engraved: Engraving,
    /// Mask of that engraving, made on first use.
    mask: Option<EngravingMask>,
    /// Revision of the field up to which the lines are eroded.
    eroded: u32,
}

/// Progress of a stroke.
struct Course {
    /// The point before the last, if any.
    before: Option<Point>,
    /// The last point.
    last: Point,
    /// The path to the last point.
    path: Path,
    /// Normals of the clay at the beginning and at the end of the path.
    normals: [Place; 2],
    /// Place of the last dab.
    at: Place,
    /// The plane to flatten to, or of a texture, defined by the first point; or the plane to cut to, defined by three.
    plane: Plane,
}

impl Course {
    fn begin(brush: Brush, point: Point, normal: Place) -> Course {
        let place = point.place();
        Course {
            before: None,
            last: point,
            path: Path::start(point),
            normals: [normal; 2],
            at: sweep::middle(brush, place, normal),
            plane: match brush.tool() {
                Tool::Cut => Plane::default(),
                _ => Plane::below(brush, place, normal),
            },
        }
    }

    fn go_on(&mut self, brush: Brush, point: Point, normal: Place) {
        self.path = Path::onward(self.before, self.last, point, brush);
        self.normals = [self.normals[1], normal];
        if let (Tool::Cut, Some(before), true) = (brush.tool(), self.before, self.plane.is_none()) {
            self.plane = Plane::through([before, self.last, point]);
        }
        (self.before, self.last) = (Some(self.last), point);
    }
}

impl Default for Clay {
    fn default() -> Clay {
        Clay::new()
    }
}

impl Clay {
    /// Creates an object without clay.
    pub fn new() -> Clay {
        Clay {
            field: Field::new(),
            engraving: Engraving::default(),
            sweep: Sweep::new(),
            displacements: DisplacementField::new(),
            blur: Blur::new(),
            stroke: None,
        }
    }

    /// Applies strokes to an object without clay, all at once.
    pub fn of(strokes: &[Stroke]) -> Clay {
        let mut clay = Clay::new();
        clay.become_of(strokes);
        clay
    }

    /// Returns a digest that is the same for the same clay on every device.
    pub fn digest(&self) -> u64 {
        self.engraving.digest(self.field.digest())
    }

    /// Returns the lines that are finer than the surface.
    pub fn engraving(&self) -> &Engraving {
        &self.engraving
    }

    /// Returns the lowest and the highest corner of the smallest box around the clay, in voxels; `None` without clay.
    pub fn bounds(&self) -> Option<([f32; 3], [f32; 3])> {
        self.field.bounds()
    }

    pub fn is_empty(&self) -> bool {
        self.field.is_empty()
    }

    /// Returns where a ray first hits the clay, from a place in voxels in a direction of any length. During a stroke,
    /// the clay before it is hit, so that a rope does not climb onto itself.
    pub fn pick(&self, origin: [f32; 3], direction: [f32; 3]) -> Option<Hit> {
        raycast::cast(self.field.before(), origin, direction)
    }

    /// Replaces the clay by the result of these strokes.
    pub(super) fn become_of(&mut self, strokes: &[Stroke]) {
        self.apply(&Stroke { brush: Brush::new(Tool::Nothing, 1, 1, false), points: Vec::new() });
        // Strokes before the last start leave no trace.
        let from = strokes.iter().rposition(|stroke| stroke.brush.tool().begins()).unwrap_or(0);
        for stroke in &strokes[from..] {
            self.apply(stroke);
        }
    }

    /// Applies a whole stroke. Returns the parts that it changed, as they were before.
    pub(super) fn apply(&mut self, stroke: &Stroke) -> UndoSnapshot {
        self.begin(stroke.brush);
        for &point in &stroke.points {
            self.press(point);
            while self.dab() {}
        }
        self.finish()
    }

    /// Starts a stroke. A tool that affects everything at once needs only [`Clay::finish`] after that, and no points.
    pub(super) fn begin(&mut self, brush: Brush) {
        self.cancel();
        self.stroke = Some(Box::new(ActiveStroke {
            brush,
            course: None,
            stale: StaleRows::new(),
            swept: Bounds::NONE,
            engraved: self.engraving.clone(),
            mask: None,
            eroded: self.field.revision(),
        }));
        if brush.tool().is_whole() {
            self.field.next_revision();
            match brush.tool() {
                Tool::Centre => {
                    let by = centre::way(&self.field);
                    centre::shift(&mut self.field, by);
                    self.engraving.shift(by);
                }
                Tool::Turn => {
                    turn::quarter(&mut self.field, brush);
                    self.engraving.turn(brush);
                }
                _ => {
                    primitive::fill(&mut self.field, brush);
                    self.engraving.clear();
                }
            }
        }
    }

    /// Adds the next point of the stroke. All dabs up to the point before must be done.
    pub(super) fn press(&mut self, point: Point) {
        let Some(stroke) = &mut self.stroke else { return };
        let brush = stroke.brush;
        let normal = normal::at(self.field.before(), point.place(), brush.radius());
        match &mut stroke.course {
            None => stroke.course = Some(Course::begin(brush, point, normal)),
            Some(course) => course.go_on(brush, point, normal),
        }
    }

    /// Makes the next dab on the path to the last point. Returns whether there was one to make.
    pub(super) fn dab(&mut self) -> bool {
        let Some(stroke) = &mut self.stroke else { return false };
        let Some(course) = &mut stroke.course else { return false };
        if !course.path.step() {
            return false;
        }
        let (brush, stale) = (stroke.brush, &mut stroke.stale);
        let place = course.path.place();
        let normal = course.path.between(course.normals[0], course.normals[1]);
        let from = course.at;
        let swept = match brush.tool() {
            Tool::Smooth => {
                self.blur.smooth(&mut self.field, brush, place);
                self.engraving.rub(brush, place);
                Bounds::NONE
            }
            Tool::Engrave => {
                // Over a gap the tool is lifted.
                let way = engraving::touched(&self.field, place, normal);
                course.at = way.unwrap_or(place);
                if let Some(to) = way {
                    self.engraving.scratch(brush, [from, to], normal);
                }
                Bounds::NONE
            }
            Tool::Pull | Tool::Move => {
                course.at = place;
                // The first point only grabs.
                match course.before {
                    Some(_) => self.displacements.drag(brush, from, place, stale),
                    None => Bounds::NONE,
                }
            }
            Tool::Pinch => {
                course.at = place;
                self.displacements.pinch(brush, from, place, normal, stale)
            }
            Tool::Cut => {
                // In the end each sample lies on one side of the plane.
                if !course.plane.is_none() {
                    stale.add_all();
                }
                Bounds::NONE
            }
            Tool::Poke => {
                let (top, foot) = sweep::hole(brush, place, normal);
                add_capsules(&mut self.sweep, brush, top, foot, stale)
            }
            Tool::Flatten => {
                course.at = course.plane.foot(place);
                add_capsules(&mut self.sweep, brush, from, course.at, stale)
            }
            _ => {
                course.at = sweep::middle(brush, place, normal);
                add_capsules(&mut self.sweep, brush, from, course.at, stale)
            }
        };
        stroke.swept = stroke.swept.union(swept);
        true
    }

    /// Applies the dabs so far to the field. Call it before the field is read.
    pub(super) fn settle(&mut self) {
        let Some(stroke) = &mut self.stroke else { return };
        self.field.next_revision();
        let (brush, rows) = (stroke.brush, stroke.stale.take());
        let engraved = &stroke.engraved;
        match brush.tool() {
            Tool::Pull | Tool::Pinch | Tool::Move => {
                let rows: Vec<_> = rows.collect();
                self.displacements.apply(&mut self.field, rows.iter().copied());
                if !engraved.is_empty() {
                    let mask = stroke.mask.get_or_insert_with(|| EngravingMask::of(engraved.voxels()));
                    self.engraving.advect(engraved, mask, &rows, &self.displacements);
                }
            }
            // Their dabs write at once and leave no rows.
            Tool::Smooth | Tool::Engrave => (),
            _ => {
                let plane = stroke.course.as_ref().map_or(Plane::default(), |course| course.plane);
                blend::apply(&mut self.field, &self.sweep, rows, brush, plane);
                if !brush.tool().is_whole() {
                    self.engraving.erode(engraved, &self.field, stroke.eroded);
                    stroke.eroded = self.field.revision();
                }
            }
        }
    }

    /// Ends the stroke. Returns the parts that it changed, as they were before.
    pub(super) fn finish(&mut self) -> UndoSnapshot {
        self.settle();
        match self.stroke.take() {
            Some(stroke) => {
                self.forget(stroke.swept);
                UndoSnapshot { chunks: self.field.commit(), bricks: self.engraving.since(&stroke.engraved) }
            }
            None => UndoSnapshot::default(),
        }
    }

    /// Cancels the current stroke.
    pub(super) fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.forget(stroke.swept);
            self.field.revert();
            self.engraving = stroke.engraved;
        }
    }

    /// Swaps the parts that a stroke changed with the saved ones. There must be no current stroke.
    pub(super) fn exchange(&mut self, snapshot: &mut UndoSnapshot) {
        self.field.exchange(&mut snapshot.chunks);
        self.engraving.exchange(&mut snapshot.bricks);
    }

    /// Clears the region that the last stroke swept.
    fn forget(&mut self, swept: Bounds) {
        self.sweep.clear(swept);
        self.displacements.clear(swept);
    }
}

/// Sweeps a capsule, and its mirror image if the brush mirrors. Returns a box of all samples within reach.
fn add_capsules(sweep: &mut Sweep, brush: Brush, from: Place, to: Place, stale: &mut StaleRows) -> Bounds {
    let here = sweep.add_capsule(from, to, brush.radius(), stale);
    match brush.mirror() {
        true => here.union(sweep.add_capsule(mirrored(from), mirrored(to), brush.radius(), stale)),
        false => here,
    }
}
