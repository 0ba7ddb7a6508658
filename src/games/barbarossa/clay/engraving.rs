//! Lines finer than the lattice: a layer over the field with two samples to a voxel. Each sample holds the nearness of
//! the next line and the depth of that line. The layer changes no sample of the field.
//!
//! Nearness decreases linearly with distance, so an interpolated line is equally wide everywhere: a distance
//! field cut off at a level, as for letters in Green's "Improved alpha-tested magnification for vector textures and
//! special effects" (2007). Samples are stored in bricks, and areas without lines have none. A brick is never changed
//! but replaced, so a copy is cheap and two states differ exactly where their bricks have different addresses.

use std::rc::Rc;

use super::{
    block_set::BlockSet,
    bounds::{Bounds, Row},
    brush::Brush,
    engraving_mask::EngravingMask,
    field::{Field, SEEN},
    lattice::{
        BLOCK, BLOCKS, Place, SIDE, VOXEL, between, coordinates, div_pow2, dot, map3, minus, mirrored,
    },
    normal::{UNIT, along},
    pull::DisplacementField,
    sqrt_table::SQRT,
    stale_rows::StaleRows,
    trilinear::{Cell, PARTS, mix, mix_face, sample},
    turn,
};

/// Samples along one side of the layer. Each voxel has one a quarter of a voxel before its sample and one after it.
pub const FINE: usize = 2 * SIDE;

/// Samples along one side of a brick, which covers the same volume as a block.
pub const BRICK: usize = 2 * BLOCK;

/// Distance of two samples in [`PARTS`] of a voxel.
const STEP: i32 = PARTS / 2;

/// Nearness of a line, from 0 to 255, and its depth. If either is 0, both are.
type EngravingSample = [u8; 2];

const NONE: EngravingSample = [0; 2];

/// Distance over which nearness falls to 0, in fine units: one sample and its diagonal neighbours beyond the edge of a
/// line.
const REACH: i32 = 3 * VOXEL / 2;

/// Height above and below the surface up to which samples hold a line.
const DEEP: i32 = 2 * VOXEL;

/// Half the width of the finest line, where its visible edge is. A wider line has a higher nearness everywhere.
const FINEST: i32 = VOXEL * 45 / 100;

/// A cube of samples, in the order of [`Bounds::rows`].
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Brick([EngravingSample; BRICK * BRICK * BRICK]);

static BARE: Brick = Brick([NONE; BRICK * BRICK * BRICK]);

/// A brick with its number, which is that of its block; `None` without lines.
pub(super) type SavedBrick = (usize, Option<Rc<Brick>>);

/// All engraved lines of an object.
#[derive(Clone, Default)]
pub struct Engraving {
    /// Empty until the first line.
    bricks: Vec<Option<Rc<Brick>>>,
}

impl Engraving {
    /// Whether there are no lines.
    pub fn is_empty(&self) -> bool {
        self.bricks.iter().all(Option::is_none)
    }

    /// Returns the bricks that differ from another state: the first sample of each and the bytes of all its samples
    /// here, nearness and depth.
    pub fn unlike(&self, other: &Engraving) -> impl Iterator<Item = ([usize; 3], &[u8])> {
        self.differing(other).map(|number| {
            let brick = self.brick(number).unwrap_or(&BARE);
            (coordinates(number, BLOCKS).map(|at| at * BRICK), brick.0.as_flattened())
        })
    }

    /// Continues a digest of the clay. Without lines it stays the same.
    pub(super) fn digest(&self, mut digest: u64) -> u64 {
        for (number, brick) in self.bricks.iter().enumerate() {
            let Some(brick) = brick else { continue };
            let words = brick.0.iter().map(|&sample| u16::from_le_bytes(sample).into());
            for word in core::iter::once(number as u64).chain(words) {
                digest = (digest ^ word).wrapping_mul(0x100_0000_01b3);
            }
        }
        digest
    }

    /// Returns the bricks that have changed since `before`, as they were then.
    pub(super) fn since(&self, before: &Engraving) -> Vec<SavedBrick> {
        self.differing(before).map(|number| (number, before.shared(number))).collect()
    }

    /// Swaps bricks with the saved ones.
    pub(super) fn exchange(&mut self, saved: &mut [SavedBrick]) {
        for (number, brick) in saved {
            let present = self.shared(*number);
            self.put(*number, core::mem::replace(brick, present));
        }
    }

    /// Removes all lines.
    pub(super) fn clear(&mut self) {
        self.bricks.clear();
    }

    /// Engraves a line between two places on the surface with the normal `out`. With a mirror, the other side gets
    /// exactly the mirrored line.
    pub(super) fn scratch(&mut self, brush: Brush, [from, to]: [Place; 2], out: Place) {
        let (wider, depth) = (brush.radius() - FINEST, brush.by_strength([90, 140, 195, 255]) as u8);
        let (reach, line) = (REACH + wider, Line::new(from, to, out));
        // Greatest distance of a sample that holds the line, heights above the surface included.
        let askew = SQRT.of(reach * reach + DEEP * DEEP * 3 / 4) + VOXEL / 16;
        let mut cut = |side: fn(Place) -> Place| {
            self.edit(around([from, to].map(side), askew), Some(&BARE), |at, sample| {
                let far = line.distance(side(place(at)));
                match (REACH + wider - far).min(REACH) {
                    near @ 1.. => deeper(sample, [(near * 255 / REACH) as u8, depth]),
                    _ => sample,
                }
            });
        };
        cut(|place| place);
        if brush.mirror() {
            cut(mirrored);
        }
    }

    /// Rubs lines off around a place, and around its mirror image if the brush mirrors.
    pub(super) fn rub(&mut self, brush: Brush, middle: Place) {
        if self.is_empty() {
            return;
        }
        let (radius, force) = (brush.radius() / 16, brush.by_strength([20, 40, 80, 160]));
        for middle in [Some(middle), brush.mirror().then(|| mirrored(middle))].into_iter().flatten() {
            self.edit(around([middle; 2], brush.radius()), None, |at, sample| {
                let off = minus(place(at), middle).map(|off| off / 16);
                let left = (radius * radius - dot(off, off)).max(0) * 256 / (radius * radius);
                eroded(sample, (((left * left) >> 8) * force) >> 8)
            });
        }
    }

    /// Erodes the lines before a stroke in blocks whose surface has changed since a revision of the field.
    pub(super) fn erode(&mut self, before: &Engraving, field: &Field, since: u32) {
        for (number, brick) in before.bricks.iter().enumerate() {
            let Some(brick) = brick.as_deref().filter(|_| field.versions()[number] > since) else { continue };
            let mut brick = brick.clone();
            let corner = coordinates(number, BLOCKS).map(|at| at * BLOCK);
            for row in Bounds::cube(corner, BLOCK).rows() {
                let pairs = field.before().row(row).iter().zip(field.samples().row(row));
                for ((&was, &is), x) in pairs.zip(row.x..) {
                    let change = i32::from(is).abs_diff(i32::from(was)) as i32;
                    let near = i32::from(is).abs() < SEEN || i32::from(was).abs() < SEEN || (is ^ was) < 0;
                    // A change of a sixteenth of a voxel erodes nothing, a third removes the line.
                    if near && change > VOXEL / 16 {
                        let first = [x, row.y, row.z].map(|at| 2 * at);
                        for at in Bounds::cube(first, 2)
                            .rows()
                            .flat_map(|row| [0, 1].map(|x| [row.x + x, row.y, row.z]))
                        {
                            let sample = &mut brick.0[within(at)];
                            *sample = eroded(*sample, (change - VOXEL / 16) * 4);
                        }
                    }
                }
            }
            self.replace(number, brick);
        }
    }

    /// Advects the lines before a stroke along with the clay, in rows of the field where clay was displaced.
    pub(super) fn advect(
        &mut self,
        before: &Engraving,
        mask: &EngravingMask,
        rows: &[Row],
        displacements: &DisplacementField,
    ) {
        // A value between samples depends on the samples beside it, too.
        let stale = StaleRows::around(rows);
        let mut blocks = BlockSet::new();
        rows.iter().for_each(|row| blocks.insert_row(*row));
        blocks.grow();
        for number in 0..BLOCKS * BLOCKS * BLOCKS {
            let block = coordinates(number, BLOCKS);
            if !blocks.has(block) {
                continue;
            }
            let mut brick = self.brick(number).unwrap_or(&BARE).clone();
            // Saved objects depend on this: samples far from any line lose their depth.
            brick.0.iter_mut().filter(|sample| sample[0] == 0).for_each(|sample| *sample = NONE);
            for row in Bounds::cube(block.map(|at| at * BLOCK), BLOCK).rows() {
                let Some(row) = stale.part(row) else { continue };
                for (y, z) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let first = within([2 * row.x, 2 * row.y + y, 2 * row.z + z]);
                    brick.0[first..first + 2 * row.len].fill(NONE);
                }
                let [y, z] = [row.y, row.z].map(|at| at as i32 * PARTS);
                for (x, displacement) in (row.x..).zip(displacements.row(row)) {
                    let way = displacement.way();
                    let from = [x as i32 * PARTS - way[0], y - way[1], z - way[2]];
                    let from = map3(from, |at| between(at, 0, SIDE as i32 * PARTS - 1));
                    if !mask.is_at(map3(from, |at| at as usize / PARTS as usize)) || !before.is_near(from) {
                        continue;
                    }
                    for corner in 0..8 {
                        let at =
                            [2 * x + (corner & 1), 2 * row.y + (corner >> 1 & 1), 2 * row.z + (corner >> 2)];
                        let here = map3(at, |at| (2 * at as i32 - 1) * (PARTS / 4));
                        brick.0[within(at)] = before.brought(minus(here, displacements.at(here)));
                    }
                }
            }
            self.replace(number, brick);
        }
    }

    /// Rotates everything by a quarter turn, as [`turn::quarter`] does.
    pub(super) fn turn(&mut self, brush: Brush) {
        let before = core::mem::take(self);
        for number in 0..before.bricks.len() {
            let from = turn::source(brush, coordinates(number, BLOCKS), BLOCKS - 1);
            let Some(from) = before.brick(block(from)) else { continue };
            let mut brick = BARE.clone();
            for (at, sample) in brick.0.iter_mut().enumerate() {
                *sample = from.0[within(turn::source(brush, coordinates(at, BRICK), BRICK - 1))];
            }
            self.replace(number, brick);
        }
    }

    /// Moves everything by a number of voxels along each axis.
    pub(super) fn shift(&mut self, by: [isize; 3]) {
        let before = core::mem::take(self);
        for (number, brick) in before.bricks.iter().enumerate() {
            let Some(brick) = brick else { continue };
            let corner = coordinates(number, BLOCKS).map(|at| at * BRICK);
            let ends = |more: usize| {
                [0, 1, 2].map(|axis| (corner[axis] + more).saturating_add_signed(2 * by[axis]).min(FINE))
            };
            self.edit(Bounds { low: ends(0), high: ends(BRICK) }, Some(&BARE), |at, _| {
                brick.0[within([0, 1, 2].map(|axis| at[axis].wrapping_add_signed(-2 * by[axis])))]
            });
        }
    }

    /// Reads a place in [`PARTS`] of a voxel by trilinear interpolation.
    #[inline(always)]
    pub(super) fn read(&self, place: Place) -> EngravingSample {
        let (first, part) = cell(place);
        let inner = map3(first, |at| at % BRICK);
        let corners = if inner[0].max(inner[1]).max(inner[2]) < BRICK - 1 {
            let Some(brick) = self.brick(block(map3(first, |at| at / BRICK))) else { return NONE };
            let cell = Cell { first: within(first), steps: [BRICK, BRICK * BRICK], part: [0; 3], side: STEP };
            cell.corners(&brick.0)
        } else {
            self.corners(first, map3(first, |at| at + 1))
        };
        if corners == [NONE; 8] {
            return NONE;
        }
        let [a, b, c, d, e, f, g, h] = corners;
        let [x, y, z] = map3(part, |part| part as u64);
        let edge = |from, to| mix::<STEP>(halves(from), halves(to), x);
        let both = mix_face::<STEP>([edge(a, b), edge(c, d), edge(e, f), edge(g, h)], [y, z]);
        let (near, depth) = (nearest(both), nearest(both >> 32));
        if near == 0 || depth == 0 { NONE } else { [near, depth] }
    }

    /// Returns the samples at the corners of a box, numbered as [`Cell::corners`] are.
    fn corners(&self, low: [usize; 3], high: [usize; 3]) -> [EngravingSample; 8] {
        let mut corners = [NONE; 8];
        for (corner, sample) in corners.iter_mut().enumerate() {
            let end = |axis: usize| if corner >> axis & 1 == 0 { low[axis] } else { high[axis] };
            let at = [end(0), end(1), end(2)];
            if let Some(brick) = self.brick(block(map3(at, |at| at / BRICK))) {
                *sample = brick.0[within(at)];
            }
        }
        corners
    }

    /// Whether there is a line at a place or about a voxel away, so that interpolation may read one. The result is the
    /// same for the mirror image.
    #[inline(always)]
    fn is_near(&self, place: Place) -> bool {
        let fine = map3(place, |at| at + STEP / 2);
        let sample = |at: i32| between(at >> STEP.ilog2(), 0, FINE as i32 - 1) as usize;
        let has_line = |reach: i32| {
            let low = map3(fine, |at| sample(at - reach + STEP - 1));
            let high = map3(fine, |at| sample(at + reach));
            self.corners(low, high) != [NONE; 8]
        };
        has_line(0) || has_line(STEP * 3 / 2)
    }

    /// Reads a place for advection. Interpolation makes a line weaker between samples, so without a correction a line
    /// that moves often would fade away.
    #[inline(always)]
    fn brought(&self, from: Place) -> EngravingSample {
        let [near, depth] = self.read(from);
        let (_, part) = cell(from);
        let [x, y, z] = map3(part, |part| part * (STEP as usize - part));
        [if near > 0 { near.saturating_add(((x + y + z) / 64) as u8) } else { 0 }, depth]
    }

    /// Changes the samples of a box. `bare` replaces missing bricks; with `None` these are skipped.
    fn edit(
        &mut self,
        room: Bounds,
        bare: Option<&Brick>,
        change: impl Fn([usize; 3], EngravingSample) -> EngravingSample,
    ) {
        let (low, high) = (room.low.map(|at| at / BRICK), room.high.map(|at| at.div_ceil(BRICK)));
        for row in (Bounds { low, high }).rows() {
            for x in row.x..row.x + row.len {
                let (number, corner) = (block([x, row.y, row.z]), [x, row.y, row.z].map(|at| at * BRICK));
                let Some(mut brick) = self.brick(number).or(bare).cloned() else { continue };
                let [low, high] = [0, 1].map(|end| {
                    [0, 1, 2].map(|axis| match end {
                        0 => room.low[axis].max(corner[axis]),
                        _ => room.high[axis].min(corner[axis] + BRICK),
                    })
                });
                for row in (Bounds { low, high }).rows() {
                    for x in row.x..row.x + row.len {
                        let sample = &mut brick.0[within([x, row.y, row.z])];
                        *sample = change([x, row.y, row.z], *sample);
                    }
                }
                self.replace(number, brick);
            }
        }
    }

    /// Iterates over the voxels that have a sample with a line.
    pub(super) fn voxels(&self) -> impl Iterator<Item = [usize; 3]> {
        let bricks =
            self.bricks.iter().enumerate().filter_map(|(number, brick)| Some((number, brick.as_deref()?)));
        bricks.flat_map(|(number, brick)| {
            let lined = brick.0.iter().enumerate().filter(|(_, sample)| **sample != NONE);
            let corner = coordinates(number, BLOCKS).map(|at| at * BLOCK);
            lined.map(move |(at, _)| {
                let [x, y, z] = coordinates(at, BRICK).map(|at| at / 2);
                [corner[0] + x, corner[1] + y, corner[2] + z]
            })
        })
    }

    fn brick(&self, number: usize) -> Option<&Brick> {
        self.bricks.get(number)?.as_deref()
    }

    fn shared(&self, number: usize) -> Option<Rc<Brick>> {
        self.bricks.get(number)?.clone()
    }

    /// Iterates over the numbers of bricks that are not the same allocation.
    fn differing(&self, other: &Engraving) -> impl Iterator<Item = usize> {
        let same = |number: &usize| match (self.brick(*number), other.brick(*number)) {
            (Some(one), Some(other)) => core::ptr::eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        (0..self.bricks.len().max(other.bricks.len())).filter(move |number| !same(number))
    }

    /// Replaces a brick by a different one. A brick without lines is stored as `None`.
    fn replace(&mut self, number: usize, brick: Brick) {
        if self.brick(number).unwrap_or(&BARE) != &brick {
            self.put(number, (brick != BARE).then(|| Rc::new(brick)));
        }
    }

    fn put(&mut self, number: usize, brick: Option<Rc<Brick>>) {
        if self.bricks.is_empty() {
            self.bricks.resize(BLOCKS * BLOCKS * BLOCKS, None);
        }
        self.bricks[number] = brick;
    }
}

/// Returns the place where a brush touches the surface near a place; `None` if there is no surface.
pub(super) fn touched(field: &Field, place: Place, out: Place) -> Option<Place> {
    let above = |place: Place| sample(field.before(), place.map(|at| at / (VOXEL / PARTS)));
    let mut foot = place;
    for _ in 0..2 {
        foot = along(foot, out, -above(foot));
    }
    (out != [0; 3] && above(foot).abs() < VOXEL / 2).then_some(foot)
}

/// A segment of a line on the surface.
struct Line {
    from: Place,
    way: Place,
    /// The square of its length, and the reciprocal of that in 2^40ths.
    long: i32,
    share: i64,
    out: Place,
}

impl Line {
    fn new(from: Place, to: Place, out: Place) -> Line {
        let way = minus(to, from);
        let long = dot(way, way);
        Line { from, way, long, share: (1 << 40) / i64::from(long.max(1)), out }
    }

    /// Returns the distance of a place from the segment, in fine units. Height above the surface counts half: so the
    /// line is hardly narrower if the true surface lies a little off.
    fn distance(&self, place: Place) -> i32 {
        let off = minus(place, self.from);
        let part = ((i64::from(between(dot(off, self.way), 0, self.long)) * self.share) >> 24) as i32;
        let near = [0, 1, 2].map(|axis| off[axis] - div_pow2::<16>(self.way[axis] * part));
        let above = dot(near, self.out) / UNIT;
        if above.abs() > DEEP {
            i32::MAX / 2
        } else {
            SQRT.of((dot(near, near) - above * above * 3 / 4).max(0))
        }
    }
}

/// Returns the place of a sample of the layer, in fine units.
fn place(at: [usize; 3]) -> Place {
    at.map(|at| at as i32 * (VOXEL / 2) - VOXEL / 4)
}

/// Returns the samples of the layer within `reach` fine units of the box between two places.
fn around([from, to]: [Place; 2], reach: i32) -> Bounds {
    const STEP: i32 = VOXEL / 2;
    let end = |at: i32| between(at, 0, FINE as i32) as usize;
    let low = |axis: usize| end((from[axis].min(to[axis]) - reach + VOXEL / 4).div_euclid(STEP));
    let high = |axis: usize| end((from[axis].max(to[axis]) + reach + VOXEL / 4).div_euclid(STEP) + 1);
    Bounds { low: [low(0), low(1), low(2)], high: [high(0), high(1), high(2)] }
}

/// Returns the number of a brick or block.
#[inline(always)]
fn block([x, y, z]: [usize; 3]) -> usize {
    (z * BLOCKS + y) * BLOCKS + x
}

/// Returns the index of a sample in its brick.
#[inline(always)]
fn within([x, y, z]: [usize; 3]) -> usize {
    (z % BRICK * BRICK + y % BRICK) * BRICK + x % BRICK
}

/// Combines two lines: the greater nearness, and the depth of the nearer one, or the greater depth if both are near.
fn deeper(one: EngravingSample, other: EngravingSample) -> EngravingSample {
    const NEAR: u8 = 128;
    let depth = match (one[0], other[0]) {
        (NEAR.., NEAR..) => one[1].max(other[1]),
        (near, also) if near > also => one[1],
        (near, also) if near < also => other[1],
        _ => one[1].max(other[1]),
    };
    [one[0].max(other[0]), depth]
}

/// Returns the first sample of the cell of a place, and the position of the place along each side of the cell.
#[inline(always)]
fn cell(place: Place) -> ([usize; 3], [usize; 3]) {
    let fine = map3(place, |at| between(at + STEP / 2, 0, (FINE as i32 - 1) * STEP - 1) as usize);
    (map3(fine, |at| at / STEP as usize), map3(fine, |at| at % STEP as usize))
}

/// Puts nearness and depth into half a word each.
#[inline(always)]
fn halves([near, depth]: EngravingSample) -> u64 {
    u64::from(near) | u64::from(depth) << 32
}

/// Returns the rounded value of the lower half, after mixing along all three sides.
#[inline(always)]
fn nearest(sum: u64) -> u8 {
    const CUBE: u32 = (STEP * STEP * STEP) as u32;
    ((sum as u32 + CUBE / 2) / CUBE) as u8
}

/// Reduces the depth of a line.
fn eroded([near, depth]: EngravingSample, by: i32) -> EngravingSample {
    match depth.saturating_sub(by.clamp(0, 255) as u8) {
        0 => NONE,
        depth => [near, depth],
    }
}
