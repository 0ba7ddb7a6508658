//! The smooth tool moves the clay towards its blurred image. A blur alone would shrink it, so the average loss of the
//! surface is given back: ridges and noise disappear, but limbs keep their volume. Taubin's filter for meshes has the
//! same aim ("A signal processing approach to fair surface design", 1995).

use super::{
    bounds::{Bounds, Row},
    brush::Brush,
    field::Field,
    grid::Grid,
    lattice::{BAND, Place, SIDE, VOXEL, between, clamp_abs, div_pow2, mirrored},
};

/// A box blur by sums over cubes of samples, with buffers kept from dab to dab.
pub(super) struct Blur {
    /// The samples of a box with a margin, later their sums.
    sums: Vec<i32>,
    /// The sums along one more axis.
    more: Vec<i32>,
}

/// One dab. It has two centres if it and its mirror image are so close that they act together.
struct Dab<'a> {
    brush: Brush,
    middles: &'a [Place],
    bounds: Bounds,
    /// Reciprocal of the number of samples in a cube, in 2^20ths.
    share: i64,
}

impl Blur {
    pub(super) fn new() -> Blur {
        Blur { sums: Vec::new(), more: Vec::new() }
    }

    /// Makes one dab at a place, and its mirror image if the brush mirrors.
    pub(super) fn smooth(&mut self, field: &mut Field, brush: Brush, place: Place) {
        field.next_revision();
        let other = mirrored(place);
        let [here, there] = [place, other].map(|place| Bounds::around(place, place, brush.radius()));
        if !brush.mirror() {
            self.smooth_at(field, brush, &[place], here);
        } else if here.grown(reach(brush)).intersects(&there) {
            // Both at once: otherwise the second would smooth the result of the first, and the sides would differ.
            self.smooth_at(field, brush, &[place, other], here.union(there));
        } else {
            self.smooth_at(field, brush, &[place], here);
            self.smooth_at(field, brush, &[other], there);
        }
    }

    fn smooth_at(&mut self, field: &mut Field, brush: Brush, middles: &[Place], mut bounds: Bounds) {
        let reach = reach(brush).min(thickness(field.samples(), middles, brush.radius()));
        for axis in 0..3 {
            bounds.low[axis] = bounds.low[axis].max(reach);
            bounds.high[axis] = bounds.high[axis].min(SIDE - reach);
        }
        if bounds.is_empty() {
            return;
        }
        self.measure(field.samples(), bounds, reach);
        let side = 2 * reach as i64 + 1;
        let dab = Dab { brush, middles, bounds, share: (1 << 20) / (side * side * side) };
        let shrinkage = self.shrinkage(field.samples(), &dab);
        self.apply(field, &dab, shrinkage);
    }

    /// Sums the samples within `reach` of each sample of a box. The margin must be within the lattice.
    fn measure(&mut self, samples: &Grid<i16>, bounds: Bounds, reach: usize) {
        let source = bounds.grown(reach);
        self.sums.clear();
        for row in source.rows() {
            self.sums.extend(samples.row(row).iter().map(|&sample| i32::from(sample)));
        }
        for axis in 0..3 {
            self.sum_lines(source.size(axis), 2 * reach);
        }
    }

    /// Sums each sample with the `following` ones along lines of a length. The result is transposed, so that the next
    /// axis varies fastest; after three calls the order is as before.
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

    /// Returns the mean change that the blur makes to distances near the surface, in fine units, times seven eighths.
    fn shrinkage(&self, samples: &Grid<i16>, dab: &Dab) -> i32 {
        let (mut change, mut all) = (0_i64, 0_i64);
        let mut weights = [0; SIDE];
        let weights = &mut weights[..dab.bounds.size(0)];
        for (row, sums) in dab.bounds.rows().zip(self.sums.chunks_exact(weights.len())) {
            dab.weigh(weights, row);
            for ((&sample, &sum), &weight) in samples.row(row).iter().zip(sums).zip(weights.iter()) {
                let now = i32::from(sample);
                if now.abs() < VOXEL {
                    change += i64::from((dab.mean(sum) - now) * weight);
                    all += i64::from(weight);
                }
            }
        }
        (change * 7 / (8 * all.max(1))) as i32
    }

    /// Moves the samples towards their means, and subtracts the shrinkage.
    fn apply(&self, field: &mut Field, dab: &Dab, shrinkage: i32) {
        let force = dab.brush.by_strength([80, 128, 192, 256]);
        let wide = dab.bounds.size(0);
        let (mut weights, mut line) = ([0; SIDE], [0; SIDE]);
        let (weights, line) = (&mut weights[..wide], &mut line[..wide]);
        for (row, sums) in dab.bounds.rows().zip(self.sums.chunks_exact(wide)) {
            dab.weigh(weights, row);
            line.copy_from_slice(field.samples().row(row));
            for ((to, &sum), &weight) in line.iter_mut().zip(sums).zip(weights.iter()) {
                let now = i32::from(*to);
                // Only near the surface, or air and clay would drift.
                let near = between(4 * VOXEL - now.abs(), 0, VOXEL);
                let change = dab.mean(sum) - now - div_pow2::<8>(shrinkage * near);
                let moved = now + div_pow2::<8>(div_pow2::<8>(change * weight) * force);
                *to = clamp_abs(moved, BAND) as i16;
            }
            field.write(row, line);
        }
    }
}

impl Dab<'_> {
    /// Returns the rounded mean of the samples summed in a cube.
    fn mean(&self, sum: i32) -> i32 {
        ((i64::from(sum) * self.share + (1 << 19)) >> 20) as i32
    }

    /// Computes the weights of the samples of a row, in 256ths. The falloff is that of metaballs, (1 - r²/R²)²
    /// (Murakami and Ichihara 1987): one at the centre, zero beyond the edge, and smooth at both.
    fn weigh(&self, weights: &mut [i32], row: Row) {
        weights.fill(0);
        // In sixteenths of a voxel, so that a square fits.
        let radius = self.brush.radius() / 16;
        let share = (1 << 24) / (radius * radius);
        for middle in self.middles {
            let (up, on) = (row.y as i32 * VOXEL - middle[1], row.z as i32 * VOXEL - middle[2]);
            let (up, on) = (div_pow2::<4>(up), div_pow2::<4>(on));
            let aside = up * up + on * on;
            for (weight, x) in weights.iter_mut().zip(row.x as i32..) {
                let along = div_pow2::<4>(x * VOXEL - middle[0]);
                let square = along * along + aside;
                let part = 256 - ((i64::from(square) * i64::from(share)) >> 16).min(256) as i32;
                *weight = (*weight).max((part * part) >> 8);
            }
        }
    }
}

/// Returns the half width of the blur for thick clay, in samples.
fn reach(brush: Brush) -> usize {
    ((brush.radius() / VOXEL + 3) / 3).clamp(1, 4) as usize
}

/// Returns the greatest half width of the blur for clay as thin as here, in samples. A blur as wide as a limb would
/// remove it at once.
fn thickness(samples: &Grid<i16>, middles: &[Place], radius: i32) -> usize {
    let mut deepest = 0;
    for &middle in middles {
        for row in Bounds::around(middle, middle, radius * 3 / 4).rows() {
            for &sample in samples.row(row) {
                deepest = deepest.min(sample);
            }
        }
    }
    (-i32::from(deepest) / VOXEL - 1).max(1) as usize
}
