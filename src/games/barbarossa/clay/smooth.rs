//! Smoothing: the clay moves towards its own blurred image, and as much is given back as the blur took, so that
//! ridges and noise melt but limbs do not waste away.

use super::{
    brush::Brush,
    grid::{BAND, Place, Room, SIDE, VOXEL, index, mirrored},
    volume::Clay,
};

/// Room to compute in, kept from dab to dab.
pub(super) struct Blur {
    /// Sums along x.
    lines: Vec<i16>,
    /// Sums along x and y.
    sheets: Vec<i32>,
    /// Running sums of one row and one sheet.
    running: Vec<i32>,
    /// By how much each sample would change.
    change: Vec<i16>,
}

impl Blur {
    pub(super) fn new() -> Blur {
        Blur { lines: Vec::new(), sheets: Vec::new(), running: Vec::new(), change: Vec::new() }
    }

    /// Fills `change` with blurred minus present for every sample of a box.
    fn measure(&mut self, field: &[i16], room: Room, reach: usize) {
        let wide = room.size(0);
        let (tall, deep) = (room.size(1) + 2 * reach, room.size(2) + 2 * reach);
        let span = 2 * reach + 1;
        // A box whose margin leaves the lattice is made smaller by the caller, so all indices are within.
        let (x, y, z) = (room.low[0], room.low[1] - reach, room.low[2] - reach);
        self.lines.resize(wide * tall * deep, 0);
        for (line, to) in self.lines.chunks_exact_mut(wide).enumerate() {
            let start = index(x - reach, y + line % tall, z + line / tall);
            let from = &field[start..start + wide + 2 * reach];
            let mut sum: i16 = from[..span - 1].iter().sum();
            for at in 0..wide {
                sum += from[at + span - 1];
                to[at] = sum;
                sum -= from[at];
            }
        }
        let sheet = wide * room.size(1);
        self.sheets.resize(sheet * deep, 0);
        self.running.resize(sheet, 0);
        for ahead in 0..deep {
            let lines = &self.lines[ahead * wide * tall..(ahead + 1) * wide * tall];
            let running = &mut self.running[..wide];
            running.fill(0);
            for up in 0..tall {
                for (sum, &line) in running.iter_mut().zip(&lines[up * wide..]) {
                    *sum += i32::from(line);
                }
                if up + 1 < span {
                    continue;
                }
                let row = up + 1 - span;
                let to = ahead * sheet + row * wide;
                self.sheets[to..to + wide].copy_from_slice(running);
                for (sum, &line) in running.iter_mut().zip(&lines[row * wide..]) {
                    *sum -= i32::from(line);
                }
            }
        }
        let share = ((1 << 20) / (span * span * span)) as i64;
        self.change.resize(sheet * room.size(2), 0);
        self.running.fill(0);
        for ahead in 0..deep {
            for (sum, &more) in self.running.iter_mut().zip(&self.sheets[ahead * sheet..]) {
                *sum += more;
            }
            if ahead + 1 < span {
                continue;
            }
            let row = ahead + 1 - span;
            for up in 0..room.size(1) {
                let start = index(x, room.low[1] + up, room.low[2] + row);
                let now = &field[start..start + wide];
                let sums = &self.running[up * wide..(up + 1) * wide];
                let to = &mut self.change[row * sheet + up * wide..][..wide];
                for ((to, &sum), &now) in to.iter_mut().zip(sums).zip(now) {
                    *to = (((i64::from(sum) * share + (1 << 19)) >> 20) as i32 - i32::from(now)) as i16;
                }
            }
            for (sum, &less) in self.running.iter_mut().zip(&self.sheets[row * sheet..]) {
                *sum -= less;
            }
        }
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
            *weight = (*weight).max(part * part >> 8);
        }
    }
}

/// How many samples to each side a sample is blurred with.
fn reach(brush: Brush) -> usize {
    ((brush.radius() / VOXEL + 3) / 3).clamp(1, 4) as usize
}

impl Clay {
    /// One dab of smoothing, and its mirror image if the brush has one.
    pub(super) fn melt(&mut self, brush: Brush, place: Place) {
        self.serial += 1;
        let radius = brush.radius();
        let other = mirrored(place);
        let rooms = [place, other].map(|place| Room::around(place, place, radius));
        if !brush.mirror() {
            self.melt_at(brush, &[place], rooms[0]);
        } else if rooms[0].grown(reach(brush)).meets(&rooms[1]) {
            // Together, or the second would find what the first has made.
            self.melt_at(brush, &[place, other], rooms[0].with(rooms[1]));
        } else {
            self.melt_at(brush, &[place], rooms[0]);
            self.melt_at(brush, &[other], rooms[1]);
        }
    }

    /// How many samples thin clay may be blurred with on each side: a blur as wide as a limb would eat it at once.
    fn thickness(&self, middles: &[Place], radius: i32) -> usize {
        let mut deepest = 0;
        for &middle in middles {
            let room = Room::around(middle, middle, radius * 3 / 4);
            for z in room.low[2]..room.high[2] {
                for y in room.low[1]..room.high[1] {
                    let start = index(0, y, z);
                    for &sample in &self.now[start + room.low[0]..start + room.high[0]] {
                        deepest = deepest.min(sample);
                    }
                }
            }
        }
        (1 - i32::from(deepest) / (3 * VOXEL / 2)) as usize
    }

    fn melt_at(&mut self, brush: Brush, middles: &[Place], mut room: Room) {
        let radius = brush.radius();
        let reach = reach(brush).min(self.thickness(middles, radius));
        for axis in 0..3 {
            room.low[axis] = room.low[axis].max(reach);
            room.high[axis] = room.high[axis].min(SIDE - reach);
        }
        if room.is_empty() {
            return;
        }
        let mut blur = core::mem::replace(&mut self.blur, Blur::new());
        blur.measure(&self.now, room, reach);
        let (wide, tall) = (room.size(0), room.size(1));
        let mut weights = [0; SIDE];
        let weights = &mut weights[..wide];
        // What the blur moves the surface by on average.
        let (mut moved, mut weight_all) = (0_i64, 0_i64);
        for line in 0..tall * room.size(2) {
            let (y, z) = (room.low[1] + line % tall, room.low[2] + line / tall);
            weigh(weights, middles, radius, room.low[0], y, z);
            let start = index(room.low[0], y, z);
            let now = &self.now[start..start + wide];
            let change = &blur.change[line * wide..(line + 1) * wide];
            for ((&now, &change), &weight) in now.iter().zip(change).zip(weights.iter()) {
                if i32::from(now).abs() < VOXEL {
                    moved += i64::from(i32::from(change) * weight);
                    weight_all += i64::from(weight);
                }
            }
        }
        let back = (moved * 7 / (8 * weight_all.max(1))) as i32;
        let force = [80, 128, 192, 256][usize::from(brush.strength()) - 1];
        let mut row = [0; SIDE];
        let row = &mut row[..wide];
        for line in 0..tall * room.size(2) {
            let (y, z) = (room.low[1] + line % tall, room.low[2] + line / tall);
            weigh(weights, middles, radius, room.low[0], y, z);
            let start = index(room.low[0], y, z);
            let now = &self.now[start..start + wide];
            let change = &blur.change[line * wide..(line + 1) * wide];
            for (at, to) in row.iter_mut().enumerate() {
                let now = i32::from(now[at]);
                // Far from the surface nothing is given back, or air and clay would drift.
                let near = (4 * VOXEL - now.abs()).clamp(0, VOXEL);
                let change = i32::from(change[at]) - back * near / VOXEL;
                *to = (now + change * weights[at] / 256 * force / 256).clamp(-BAND, BAND) as i16;
            }
            self.write(room.low[0], y, z, row);
        }
        self.blur = blur;
    }
}
