//! The stroke engine: brings strokes into the field, dab by dab, with the tool that each is made with.
//!
//! While a stroke is at work the field as it was before is kept, and most tools compute the outcome from it and from
//! the whole stroke so far.

use super::{
    blend,
    bounds::Bounds,
    brush::{Brush, Tool},
    centre,
    engraving::{self, Engraving},
    field::Field,
    kept::Kept,
    lattice::{Place, mirrored},
    normal,
    path::Path,
    plane::Plane,
    point::Point,
    primitive,
    pull::Displacement,
    raycast::{self, Hit},
    smooth::Blur,
    stale_rows::StaleRows,
    stroke::Stroke,
    sweep::{self, Sweep},
    told::Told,
    turn,
};

/// The clay of an object: what its strokes make.
pub struct Clay {
    pub(super) field: Field,
    engraving: Engraving,
    sweep: Sweep,
    displacement: Displacement,
    blur: Blur,
    stroke: Option<Box<ActiveStroke>>,
}

/// A stroke at work.
struct ActiveStroke {
    brush: Brush,
    /// What has come of its points so far; nothing before the first.
    course: Option<Course>,
    /// What has to be computed anew since it was last settled.
    stale: StaleRows,
    /// What its tool went over in all.
    swept: Bounds,
    /// The lines as they were before it.
    engraved: Engraving,
    /// Where it told of lines, once that is asked.
    told: Option<Told>,
    /// The revision of the field up to which they are worn off.
    worn: u32,
}

/// How far a stroke has come.
struct Course {
    /// The point before the last, if there is one.
    before: Option<Point>,
    /// The last point.
    last: Point,
    /// The way to the last point.
    path: Path,
    /// The normals of the clay where the path begins and where it ends.
    normals: [Place; 2],
    /// Where the last dab was.
    at: Place,
    /// The plane to flatten to, or on which a texture lies, told by the first point; or to cut to, told by three.
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
    /// No clay at all.
    pub fn new() -> Clay {
        Clay {
            field: Field::new(),
            engraving: Engraving::default(),
            sweep: Sweep::new(),
            displacement: Displacement::new(),
            blur: Blur::new(),
            stroke: None,
        }
    }

    /// What these strokes make, all at once.
    pub fn of(strokes: &[Stroke]) -> Clay {
        let mut clay = Clay::new();
        clay.become_of(strokes);
        clay
    }

    /// A number that is the same for the same clay on every device.
    pub fn digest(&self) -> u64 {
        self.engraving.digest(self.field.digest())
    }

    /// The lines that are finer than the surface.
    pub fn engraving(&self) -> &Engraving {
        &self.engraving
    }

    /// The lowest and the highest corner of the smallest box with all clay in it, in voxels; nothing if there is no
    /// clay.
    pub fn bounds(&self) -> Option<([f32; 3], [f32; 3])> {
        self.field.bounds()
    }

    pub fn is_empty(&self) -> bool {
        self.field.is_empty()
    }

    /// Where a ray first meets the clay: from a place in voxels, in a direction of any length. While a stroke is at
    /// work the clay is taken as it was before, so that a rope does not climb onto itself.
    pub fn pick(&self, origin: [f32; 3], direction: [f32; 3]) -> Option<Hit> {
        raycast::cast(self.field.before(), origin, direction)
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
    pub(super) fn apply(&mut self, stroke: &Stroke) -> Kept {
        self.begin(stroke.brush);
        for &point in &stroke.points {
            self.press(point);
            while self.dab() {}
        }
        self.finish()
    }

    /// Starts a stroke. One that works on everything at once has no points, and needs only [`Clay::finish`] after that.
    pub(super) fn begin(&mut self, brush: Brush) {
        self.cancel();
        self.stroke = Some(Box::new(ActiveStroke {
            brush,
            course: None,
            stale: StaleRows::new(),
            swept: Bounds::NONE,
            engraved: self.engraving.clone(),
            told: None,
            worn: self.field.revision(),
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

    /// The next point of the stroke. All dabs up to the point before must be done.
    pub(super) fn press(&mut self, point: Point) {
        let Some(stroke) = &mut self.stroke else { return };
        let brush = stroke.brush;
        let normal = normal::at(self.field.before(), point.place(), brush.radius());
        match &mut stroke.course {
            None => stroke.course = Some(Course::begin(brush, point, normal)),
            Some(course) => course.go_on(brush, point, normal),
        }
    }

    /// Does the next dab on the way to the point pressed. Whether there was one to do.
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
                // Over a gap the point is lifted.
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
                    Some(_) => self.displacement.drag(brush, from, place, stale),
                    None => Bounds::NONE,
                }
            }
            Tool::Pinch => {
                course.at = place;
                self.displacement.pinch(brush, from, place, normal, stale)
            }
            Tool::Cut => {
                // All in all each sample lies on one side of the plane or on the other.
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

    /// Brings what the dabs have done into the field. Whoever looks must call it first.
    pub(super) fn settle(&mut self) {
        let Some(stroke) = &mut self.stroke else { return };
        self.field.next_revision();
        let (brush, rows) = (stroke.brush, stroke.stale.take());
        let engraved = &stroke.engraved;
        match brush.tool() {
            Tool::Pull | Tool::Pinch | Tool::Move => {
                let rows: Vec<_> = rows.collect();
                self.displacement.apply(&mut self.field, rows.iter().copied());
                if !engraved.is_empty() {
                    let told = stroke.told.get_or_insert_with(|| Told::of(engraved.voxels()));
                    self.engraving.carry(engraved, told, &rows, &self.displacement);
                }
            }
            // These have no rows, and what they do to lines is done.
            Tool::Smooth | Tool::Engrave => (),
            _ => {
                let plane = stroke.course.as_ref().map_or(Plane::default(), |course| course.plane);
                blend::apply(&mut self.field, &self.sweep, rows, brush, plane);
                if !brush.tool().is_whole() {
                    self.engraving.wear(engraved, &self.field, stroke.worn);
                    stroke.worn = self.field.revision();
                }
            }
        }
    }

    /// Ends the stroke; what it has changed, as it was before.
    pub(super) fn finish(&mut self) -> Kept {
        self.settle();
        match self.stroke.take() {
            Some(stroke) => {
                self.forget(stroke.swept);
                Kept { chunks: self.field.commit(), bricks: self.engraving.since(&stroke.engraved) }
            }
            None => Kept::default(),
        }
    }

    /// Gives the stroke at work up.
    pub(super) fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.forget(stroke.swept);
            self.field.revert();
            self.engraving = stroke.engraved;
        }
    }

    /// Exchanges what a stroke has changed with what was set aside. No stroke may be at work.
    pub(super) fn exchange(&mut self, kept: &mut Kept) {
        self.field.exchange(&mut kept.chunks);
        self.engraving.exchange(&mut kept.bricks);
    }

    /// Clears what the last stroke went over.
    fn forget(&mut self, swept: Bounds) {
        self.sweep.clear(swept);
        self.displacement.clear(swept);
    }
}

/// Sweeps a capsule, and its mirror image if the brush has one. A box with all samples that either came near.
fn add_capsules(sweep: &mut Sweep, brush: Brush, from: Place, to: Place, stale: &mut StaleRows) -> Bounds {
    let here = sweep.add_capsule(from, to, brush.radius(), stale);
    match brush.mirror() {
        true => here.union(sweep.add_capsule(mirrored(from), mirrored(to), brush.radius(), stale)),
        false => here,
    }
}
