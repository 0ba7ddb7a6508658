//! Strokes as bytes, each list in exactly one way.
//!
//! A version byte, the number of strokes, then the strokes. A stroke is a byte `tool | mirror << 4 | (size - 1) << 5`
//! and, unless it begins anew, the number `(points - 1) * 4 + strength - 1` and its points. A point is told by how it
//! differs from the point before, in whichever stroke that was; the first from the middle. Differences are folded to
//! numbers without sign (0, -1, 1, -2, …): three below 32 go in two bytes, the first with its highest bit 0; else
//! there is a byte 0x80 and three numbers. Numbers have seven bits a byte, low ones first, and no needless bytes.

use super::{
    brush::{Brush, Tool},
    point::Point,
    stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Stroke},
};

/// The most bytes that strokes may be packed in.
pub const MAX_BYTES: usize = 128 << 10;

/// The way of packing described above.
const VERSION: u8 = 1;

/// Why bytes are no strokes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnpackError {
    /// Packed in another way.
    Version,
    /// They end too early.
    Short,
    /// There are more than the strokes need.
    Long,
    /// More strokes, points, bytes or work than an object may have.
    Much,
    /// A tool, setting or place that does not exist.
    Range,
    /// Well told, but not the way it is packed.
    Form,
}

fn push_number(bytes: &mut Vec<u8>, number: u32) {
    let mut rest = number;
    while rest > 127 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

pub fn pack(strokes: &[Stroke]) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    push_number(&mut bytes, strokes.len() as u32);
    let mut last = Point::MIDDLE.quarters();
    for stroke in strokes {
        let brush = stroke.brush;
        bytes.push(brush.tool() as u8 | u8::from(brush.mirror()) << 4 | (brush.size() - 1) << 5);
        if brush.tool().begins() {
            continue;
        }
        push_number(&mut bytes, (stroke.points.len() as u32 - 1) * 4 + u32::from(brush.strength()) - 1);
        for point in &stroke.points {
            let point = point.quarters();
            let mut folded = [0; 3];
            for axis in 0..3 {
                let way = point[axis] - last[axis];
                folded[axis] = (way << 1 ^ way >> 31) as u32;
            }
            if is_small(folded) {
                let together = folded[0] << 10 | folded[1] << 5 | folded[2];
                bytes.extend_from_slice(&[(together >> 8) as u8, together as u8]);
            } else {
                bytes.push(128);
                for number in folded {
                    push_number(&mut bytes, number);
                }
            }
            last = point;
        }
    }
    bytes
}

fn is_small(folded: [u32; 3]) -> bool {
    (folded[0] | folded[1] | folded[2]) < 32
}

/// Bytes still to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn byte(&mut self) -> Result<u8, UnpackError> {
        let (&first, rest) = self.0.split_first().ok_or(UnpackError::Short)?;
        self.0 = rest;
        Ok(first)
    }

    /// A number below 2^21.
    fn number(&mut self) -> Result<u32, UnpackError> {
        let mut number = 0;
        for at in 0..3 {
            let byte = self.byte()?;
            number |= u32::from(byte & 127) << (7 * at);
            if byte < 128 {
                return if byte == 0 && at > 0 { Err(UnpackError::Form) } else { Ok(number) };
            }
        }
        Err(UnpackError::Range)
    }

    fn point(&mut self, last: [i32; 3]) -> Result<[i32; 3], UnpackError> {
        let lead = self.byte()?;
        let folded = if lead < 128 {
            let together = u32::from(lead) << 8 | u32::from(self.byte()?);
            [together >> 10, together >> 5 & 31, together & 31]
        } else if lead == 128 {
            let folded = [self.number()?, self.number()?, self.number()?];
            if is_small(folded) {
                return Err(UnpackError::Form);
            }
            folded
        } else {
            return Err(UnpackError::Form);
        };
        let mut point = last;
        for axis in 0..3 {
            point[axis] += (folded[axis] >> 1) as i32 ^ -((folded[axis] & 1) as i32);
            if !(0..=i32::from(Point::MAX)).contains(&point[axis]) {
                return Err(UnpackError::Range);
            }
        }
        Ok(point)
    }
}

/// The strokes that [`pack`] made these bytes of.
///
/// # Errors
/// Whatever [`pack`] would not have made of strokes within the limits is refused. Neither work nor memory is more
/// than in proportion to the bytes, of which there may be [`MAX_BYTES`].
pub fn unpack(bytes: &[u8]) -> Result<Vec<Stroke>, UnpackError> {
    if bytes.len() > MAX_BYTES {
        return Err(UnpackError::Much);
    }
    let mut rest = Rest(bytes);
    if rest.byte()? != VERSION {
        return Err(UnpackError::Version);
    }
    let count = rest.number()? as usize;
    if count > MAX_STROKES {
        return Err(UnpackError::Much);
    }
    let mut strokes = Vec::with_capacity(count);
    let mut last = Point::MIDDLE.quarters();
    let (mut all_points, mut all_effort) = (0, 0_u32);
    for _ in 0..count {
        let settings = rest.byte()?;
        let tool = *Tool::ALL.get(usize::from(settings & 15)).ok_or(UnpackError::Range)?;
        let (mirror, size) = (settings >> 4 & 1 == 1, (settings >> 5) + 1);
        let number = if tool.begins() { 0 } else { rest.number()? };
        let strength = (number & 3) as u8 + 1;
        let brush = Brush::new(tool, size, strength, mirror);
        if (brush.size(), brush.strength(), brush.mirror()) != (size, strength, mirror) {
            return Err(UnpackError::Form);
        }
        let points = if tool.begins() { 0 } else { (number >> 2) as usize + 1 };
        all_points += points;
        if all_points > MAX_POINTS {
            return Err(UnpackError::Much);
        }
        // Each takes two bytes at least.
        if points * 2 > rest.0.len() {
            return Err(UnpackError::Short);
        }
        let mut stroke = Stroke { brush, points: Vec::with_capacity(points) };
        for at in 0..points {
            let point = rest.point(last)?;
            if at > 0 && point == last {
                return Err(UnpackError::Form);
            }
            stroke.points.push(Point::new(point));
            last = point;
        }
        all_effort = all_effort.saturating_add(stroke.effort());
        if all_effort > MAX_EFFORT {
            return Err(UnpackError::Much);
        }
        strokes.push(stroke);
    }
    if rest.0.is_empty() { Ok(strokes) } else { Err(UnpackError::Long) }
}
