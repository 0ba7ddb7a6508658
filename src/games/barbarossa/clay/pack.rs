//! Strokes as bytes. Each list has exactly one packed form.
//!
//! The form is a version byte, the number of strokes, then the strokes. A stroke starts with the byte `tool | mirror <<
//! 4 | (size - 1) << 5`. Tools from 15 on are written as 15, followed by a byte `tool - 15`. Unless the tool affects
//! everything at once, the number `(points - 1) * 4 + strength - 1` and the points follow. A point is written as its
//! difference from the point before, of the same or an earlier stroke; the first point differs from the middle.
//! Differences are zigzag numbers (0, -1, 1, -2, … as 0, 1, 2, 3, …). Three below 32 take two bytes, the first with its
//! highest bit 0; otherwise there is a byte 0x80 and three numbers. Numbers are LEB128: seven bits a byte, low ones
//! first, and no needless bytes.

use super::{
    brush::{Brush, Tool},
    point::Point,
    stroke::{MAX_EFFORT, MAX_POINTS, MAX_STROKES, Stroke},
};

/// Maximum number of bytes of packed strokes.
pub const MAX_BYTES: usize = 128 << 10;

/// Version of the form described above.
const VERSION: u8 = 1;

/// First tool whose number needs a byte of its own, because four bits hold only the smaller ones.
const BEYOND: u8 = 15;

/// Why bytes are not packed strokes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnpackError {
    /// Another version of the form.
    Version,
    /// The bytes end too early.
    Short,
    /// There are bytes after the strokes.
    Long,
    /// More strokes, points, bytes or work than an object may have.
    Much,
    /// A tool, setting or place out of range.
    Range,
    /// Readable, but not the one form that [`pack`] writes.
    Form,
}

/// Packs strokes.
pub fn pack(strokes: &[Stroke]) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    push_number(&mut bytes, strokes.len() as u32);
    let mut last = Point::MIDDLE.quarters();
    for stroke in strokes {
        let brush = stroke.brush;
        let tool = brush.tool() as u8;
        bytes.push(tool.min(BEYOND) | u8::from(brush.mirror()) << 4 | (brush.size() - 1) << 5);
        if tool >= BEYOND {
            bytes.push(tool - BEYOND);
        }
        if brush.tool().is_whole() {
            continue;
        }
        push_number(&mut bytes, (stroke.points.len() as u32 - 1) * 4 + u32::from(brush.strength()) - 1);
        for point in &stroke.points {
            let point = point.quarters();
            push_step(&mut bytes, [0, 1, 2].map(|axis| zigzag(point[axis] - last[axis])));
            last = point;
        }
    }
    bytes
}

fn push_number(bytes: &mut Vec<u8>, number: u32) {
    let mut rest = number;
    while rest > 127 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

fn push_step(bytes: &mut Vec<u8>, step: [u32; 3]) {
    if is_small(step) {
        let together = step[0] << 10 | step[1] << 5 | step[2];
        bytes.extend_from_slice(&[(together >> 8) as u8, together as u8]);
    } else {
        bytes.push(128);
        for number in step {
            push_number(bytes, number);
        }
    }
}

fn zigzag(number: i32) -> u32 {
    (number << 1 ^ number >> 31) as u32
}

fn unzigzag(number: u32) -> i32 {
    (number >> 1) as i32 ^ -((number & 1) as i32)
}

fn is_small(step: [u32; 3]) -> bool {
    (step[0] | step[1] | step[2]) < 32
}

/// Reads bytes one after another.
struct Reader<'a> {
    /// The bytes not read yet.
    rest: &'a [u8],
    /// The last point, in quarter voxels.
    last: [i32; 3],
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, UnpackError> {
        let (&first, rest) = self.rest.split_first().ok_or(UnpackError::Short)?;
        self.rest = rest;
        Ok(first)
    }

    /// Reads a number below 2^21.
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

    /// Reads the difference of two points, as zigzag numbers.
    fn step(&mut self) -> Result<[u32; 3], UnpackError> {
        match self.byte()? {
            lead @ ..128 => {
                let together = u32::from(lead) << 8 | u32::from(self.byte()?);
                Ok([together >> 10, together >> 5 & 31, together & 31])
            }
            128 => {
                let step = [self.number()?, self.number()?, self.number()?];
                if is_small(step) { Err(UnpackError::Form) } else { Ok(step) }
            }
            _ => Err(UnpackError::Form),
        }
    }

    fn point(&mut self) -> Result<Point, UnpackError> {
        let step = self.step()?;
        for (last, step) in self.last.iter_mut().zip(step) {
            *last += unzigzag(step);
            if !(0..=i32::from(Point::MAX)).contains(last) {
                return Err(UnpackError::Range);
            }
        }
        Ok(Point::new(self.last))
    }

    /// Reads a stroke of at most `most` points.
    fn stroke(&mut self, most: usize) -> Result<Stroke, UnpackError> {
        let settings = self.byte()?;
        let tool = match settings & 15 {
            BEYOND => usize::from(BEYOND) + usize::from(self.byte()?),
            tool => usize::from(tool),
        };
        let tool = *Tool::ALL.get(tool).ok_or(UnpackError::Range)?;
        let (mirror, size) = (settings >> 4 & 1 == 1, (settings >> 5) + 1);
        let number = if tool.is_whole() { 0 } else { self.number()? };
        let strength = (number & 3) as u8 + 1;
        let brush = Brush::new(tool, size, strength, mirror);
        if (brush.size(), brush.strength(), brush.mirror()) != (size, strength, mirror) {
            return Err(UnpackError::Form);
        }
        let count = if tool.is_whole() { 0 } else { (number >> 2) as usize + 1 };
        if count > most {
            return Err(UnpackError::Much);
        }
        // Each point takes at least two bytes.
        if count * 2 > self.rest.len() {
            return Err(UnpackError::Short);
        }
        let mut points = Vec::with_capacity(count);
        for _ in 0..count {
            let point = self.point()?;
            if points.last() == Some(&point) {
                return Err(UnpackError::Form);
            }
            points.push(point);
        }
        Ok(Stroke { brush, points })
    }
}

/// Unpacks the strokes of [`pack`]. Time and memory are at most proportional to the number of bytes.
///
/// # Errors
/// [`UnpackError`] for bytes that [`pack`] does not write for strokes within the limits, and for more than
/// [`MAX_BYTES`].
pub fn unpack(bytes: &[u8]) -> Result<Vec<Stroke>, UnpackError> {
    if bytes.len() > MAX_BYTES {
        return Err(UnpackError::Much);
    }
    let mut reader = Reader { rest: bytes, last: Point::MIDDLE.quarters() };
    if reader.byte()? != VERSION {
        return Err(UnpackError::Version);
    }
    let count = reader.number()? as usize;
    if count > MAX_STROKES {
        return Err(UnpackError::Much);
    }
    let mut strokes = Vec::with_capacity(count);
    let (mut points, mut effort) = (0, 0_u32);
    for _ in 0..count {
        let stroke = reader.stroke(MAX_POINTS - points)?;
        points += stroke.points.len();
        effort = effort.saturating_add(stroke.effort());
        if effort > MAX_EFFORT {
            return Err(UnpackError::Much);
        }
        strokes.push(stroke);
    }
    if reader.rest.is_empty() { Ok(strokes) } else { Err(UnpackError::Long) }
}
