//! Smoothing: the clay moves towards its own blurred image, and as much is given back as the blur took, so that
//! ridges and noise smooth but limbs do not waste away.

use super::{
    brush::Brush,
    grid::{BAND, Bounds, Place, SIDE, VOXEL, mirrored, row},
    volume::Clay,
};

/// Buffers kept from dab to dab.
pub(super) struct Blur {
    /// The samples of a box with a margin, and later their sums.
    sums: Vec<i32>,
    /// The sums along one axis more.
    more: Vec<i32>,
}

impl Blur {
    pub(super) fn new() -> Blur {
        Blur { sums: Vec::new(), more: Vec::new() }
    }

    /// Sums up the samples within `reach` of each sample of a box, whose margin is within the lattice.
    fn measure(&mut self, field: &[i16], bounds: Bounds, reach: usize) {
        let source = bounds.grown(reach);
        self.sums.clear();
        for z in source.low[2]..source.high[2] {
            for y in source.low[1]..source.high[1] {
                self.sums
                    .extend(row(field, source.low[0], y, z, source.size(0)).iter().map(|&at| i32::from(at)));
            }
        }
        for axis in 0..3 {
            self.sum_lines(source.size(axis), 2 * reach);
        }
    }

    /// Sums along lines of a length, each sample with so many that follow. What comes of it is laid so that the next
    /// axis runs fastest; after three times all is as it was.
    fn sum_lines(&mut self, length: usize, following: usize) {
        let lines = self.sums.len() / length;
        self.more.clear();
        self.more.resize((length - following) * lines, 0);
        for (number, line) in self.sums.chunks_exact(length).enumerate() {
            let (start, rest) = line.split_at(following);
            let mut sum: i32 = start.iter().sum();
            let to = self.more[number..].iter_mut().step_by(lines);
            for ((to, &last), &first) in to.zip(rest).zip(line) {
                sum += last;
                *to = sum;
                sum -= first;
            }
        }
        core::mem::swap(&mut self.sums, &mut self.more);
    }
}

/// How strongly a dab acts at the samples of a row: 256 in the middle, 0 from the edge on.
fn weigh(weights: &mut [i32], middles: &[Place], radius: i32, from: usize, y: usize, z: usize) {
    weights.fill(0);
    // In sixteenths of a voxel a square fits well.
    let share = (1 << 24) / ((radius / 16) * (radius / 16));
    for middle in middles {
        let (up, on) = (y as i32 * VOXEL - middle[1], z as i32 * VOXEL - middle[2]);
        let aside = (up / 16) * (up / 16) + (on / 16) * (on / 16);
        for (at, weight) in weights.iter_mut().enumerate() {
            let along = ((from + at) as i32 * VOXEL - middle[0]) / 16;
            let square = along * along + aside;
            let part = 256 - ((i64::from(square) * i64::from(share)) >> 16).min(256) as i32;
            *weight = (*weight).max((part * part) >> 8);
        }
    }
}

/// How many samples to each side a sample is blurred with.
fn reach(brush: Brush) -> usize {
    ((brush.radius() / VOXEL + 3) / 3).clamp(1, 4) as usize
}

impl Clay {
    /// One dab of smoothing, and its mirror image if the brush has one.
    pub(super) fn smooth(&mut self, brush: Brush, place: Place) {
        self.revision += 1;
        let radius = brush.radius();
        let other = mirrored(place);
        let boxes = [place, other].map(|place| Bounds::around(place, place, radius));
        if !brush.mirror() {
            self.smooth_at(brush, &[place], boxes[0]);
        } else if boxes[0].grown(reach(brush)).meets(&boxes[1]) {
            // Together, or the second would find what the first has made.
            self.smooth_at(brush, &[place, other], boxes[0].with(boxes[1]));
        } else {
            self.smooth_at(brush, &[place], boxes[0]);
            self.smooth_at(brush, &[other], boxes[1]);
        }
    }

    /// How many samples thin clay may be blurred with on each side: a blur as wide as a limb would eat it at once.
    fn thickness(&self, middles: &[Place], radius: i32) -> usize {
        let mut deepest = 0;
        for &middle in middles {
            let bounds = Bounds::around(middle, middle, radius * 3 / 4);
            for z in bounds.low[2]..bounds.high[2] {
                for y in bounds.low[1]..bounds.high[1] {
                    for &sample in row(&self.now, bounds.low[0], y, z, bounds.size(0)) {
                        deepest = deepest.min(sample);
                    }
                }
            }
        }
        (-i32::from(deepest) / VOXEL - 1).max(1) as usize
    }

    fn smooth_at(&mut self, brush: Brush, middles: &[Place], mut bounds: Bounds) {
        let radius = brush.radius();
        let reach = reach(brush).min(self.thickness(middles, radius));
        for axis in 0..3 {
            bounds.low[axis] = bounds.low[axis].max(reach);
            bounds.high[axis] = bounds.high[axis].min(SIDE - reach);
        }
        if bounds.is_empty() {
            return;
        }
        let mut blur = core::mem::replace(&mut self.blur, Blur::new());
        blur.measure(&self.now, bounds, reach);
        let wide = bounds.size(0);
        let span = 2 * reach as i64 + 1;
        let share = (1 << 20) / (span * span * span);
        let force = brush.pick([80, 128, 192, 256]);
        // What the blur moves the surface by on average, and how much of it is given back.
        let (mut moved, mut weight_all, mut back) = (0_i64, 0_i64, 0);
        let mut weights = [0; SIDE];
        let weights = &mut weights[..wide];
        let mut line = [0; SIDE];
        let line = &mut line[..wide];
        for applying in [false, true] {
            let mut sums = blur.sums.chunks_exact(wide);
            for z in bounds.low[2]..bounds.high[2] {
                for y in bounds.low[1]..bounds.high[1] {
                    let Some(sums) = sums.next() else { break };
                    weigh(weights, middles, radius, bounds.low[0], y, z);
                    line.copy_from_slice(row(&self.now, bounds.low[0], y, z, wide));
                    for ((to, &sum), &weight) in line.iter_mut().zip(sums).zip(weights.iter()) {
                        let now = i32::from(*to);
                        let change = ((i64::from(sum) * share + (1 << 19)) >> 20) as i32 - now;
                        if applying {
                            // Far from the surface nothing is given back, or air and clay would drift.
                            let near = (4 * VOXEL - now.abs()).clamp(0, VOXEL);
                            let change = (change - back * near / VOXEL) * weight / 256 * force / 256;
                            *to = (now + change).clamp(-BAND, BAND) as i16;
                        } else if now.abs() < VOXEL {
                            moved += i64::from(change * weight);
                            weight_all += i64::from(weight);
                        }
                    }
                    if applying {
                        self.write(bounds.low[0], y, z, line);
                    }
                }
            }
            back = (moved * 7 / (8 * weight_all.max(1))) as i32;
        }
        self.blur = blur;
    }
}
