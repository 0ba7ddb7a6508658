//! Binary glTF 2.0: one mesh of one colour, in metres with a voxel a millimetre, y up.

use super::{super::patch::Vertex, weld::Whole};

/// The file. `colour` is sRGB. The object stands on the ground, with the origin in the middle under it; an object
/// without clay is a scene without a node.
pub fn glb(whole: &Whole, colour: [u8; 3]) -> Vec<u8> {
    let mut data = Vec::new();
    let foot = whole.foot();
    for place in &whole.positions {
        for axis in 0..3 {
            let at = (i32::from(place[axis]) - foot[axis]) as f32 / Vertex::STEPS;
            data.extend_from_slice(&at.to_le_bytes());
        }
    }
    for out in &whole.normals {
        let [x, y, z] = out.map(f32::from);
        let length = (x * x + y * y + z * z).sqrt();
        // Directions must have length 1 even where there is none.
        let out = if length > 0.0 { [x / length, y / length, z / length] } else { [0.0, 1.0, 0.0] };
        for out in out {
            data.extend_from_slice(&out.to_le_bytes());
        }
    }
    for vertex in whole.triangles.as_flattened() {
        data.extend_from_slice(&vertex.to_le_bytes());
    }
    let mut json = describe(whole, colour);
    while !json.len().is_multiple_of(4) {
        json.push(b' ');
    }
    let empty = data.is_empty();
    let length = 12 + 8 + json.len() + if empty { 0 } else { 8 + data.len() };
    let mut bytes = Vec::with_capacity(length);
    bytes.extend_from_slice(b"glTF");
    push_words(&mut bytes, &[2, length, json.len()]);
    bytes.extend_from_slice(b"JSON");
    bytes.append(&mut json);
    if !empty {
        push_words(&mut bytes, &[data.len()]);
        bytes.extend_from_slice(b"BIN\0");
        bytes.append(&mut data);
    }
    bytes
}

fn push_words(bytes: &mut Vec<u8>, words: &[usize]) {
    for &word in words {
        bytes.extend_from_slice(&(word as u32).to_le_bytes());
    }
}

/// The JSON. A `#` in the pattern stands for the next of the values.
fn describe(whole: &Whole, colour: [u8; 3]) -> Vec<u8> {
    if whole.positions.is_empty() {
        return br#"{"asset":{"version":"2.0"},"scene":0,"scenes":[{}]}"#.to_vec();
    }
    let (low, high) = whole.extent();
    let foot = whole.foot();
    let (vertices, corners) = (whole.positions.len(), whole.triangles.len() * 3);
    let mut values = Vec::new();
    for part in colour {
        values.push(Value::Millionths(linear(part)));
    }
    values.extend([Value::Count(vertices)]);
    for end in [low, high] {
        for axis in 0..3 {
            values.push(Value::Steps(end[axis] - foot[axis]));
        }
    }
    let counts = [vertices, corners, 12 * vertices, 12 * vertices, 12 * vertices, 24 * vertices, 4 * corners];
    values.extend(counts.map(Value::Count));
    values.push(Value::Count(24 * vertices + 4 * corners));
    let mut json = Vec::new();
    let mut values = values.into_iter();
    for &byte in PATTERN {
        match byte {
            b'#' => values.next().unwrap_or(Value::Count(0)).write(&mut json),
            b'\n' => (),
            _ => json.push(byte),
        }
    }
    json
}

const PATTERN: &[u8] = br##"{"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
"nodes":[{"mesh":0,"scale":[0.001,0.001,0.001]}],
"materials":[{"pbrMetallicRoughness":{"baseColorFactor":[#,#,#,1],"metallicFactor":0,"roughnessFactor":0.9}}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0,"NORMAL":1},"indices":2,"material":0}]}],
"accessors":[{"bufferView":0,"componentType":5126,"type":"VEC3","count":#,"min":[#,#,#],"max":[#,#,#]},
{"bufferView":1,"componentType":5126,"type":"VEC3","count":#},
{"bufferView":2,"componentType":5125,"type":"SCALAR","count":#}],
"bufferViews":[{"buffer":0,"byteOffset":0,"byteLength":#,"target":34962},
{"buffer":0,"byteOffset":#,"byteLength":#,"target":34962},
{"buffer":0,"byteOffset":#,"byteLength":#,"target":34963}],
"buffers":[{"byteLength":#}]}"##;

/// A number in the JSON, all of them told exactly.
enum Value {
    Count(usize),
    /// 256ths.
    Steps(i32),
    Millionths(u32),
}

impl Value {
    fn write(self, json: &mut Vec<u8>) {
        match self {
            Value::Count(count) => push_digits(json, count as u32, 1),
            Value::Steps(steps) => {
                if steps < 0 {
                    json.push(b'-');
                }
                let steps = steps.unsigned_abs();
                push_digits(json, steps / 256, 1);
                json.push(b'.');
                push_digits(json, steps % 256 * 390_625, 8);
            }
            Value::Millionths(part) => {
                push_digits(json, part / 1_000_000, 1);
                json.push(b'.');
                push_digits(json, part % 1_000_000, 6);
            }
        }
    }
}

/// Appends a number with so many digits at least.
fn push_digits(json: &mut Vec<u8>, number: u32, digits: u32) {
    if number > 9 || digits > 1 {
        push_digits(json, number / 10, digits.saturating_sub(1));
    }
    json.push(b'0' + (number % 10) as u8);
}

/// What a part of an sRGB colour is as light, in millionths; the usual polynomial, near enough.
fn linear(part: u8) -> u32 {
    let part = f32::from(part) / 255.0;
    let light = part * (part * (part * 0.305_306 + 0.682_171_1) + 0.012_522_9);
    (light.clamp(0.0, 1.0) * 1_000_000.0) as u32
}
