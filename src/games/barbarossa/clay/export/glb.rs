//! Binary glTF 2.0: one mesh of one colour, in metres with a voxel a millimetre, y up.

use serde_json::{Value, json};

use super::{super::patch::Vertex, weld::Whole};

// glTF types of numbers, from OpenGL.
const UNSIGNED_INT: u32 = 5125;
const FLOAT: u32 = 5126;

// glTF uses of buffers, from OpenGL.
const ARRAY_BUFFER: u32 = 34962;
const ELEMENT_ARRAY_BUFFER: u32 = 34963;

/// Returns the file. `colour` is sRGB. The object stands on the ground, centred above the origin; an object without
/// clay is a scene without a node.
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
        // Normals must have length 1, even where the surface has none.
        let out = if length > 0.0 { [x / length, y / length, z / length] } else { [0.0, 1.0, 0.0] };
        for out in out {
            data.extend_from_slice(&out.to_le_bytes());
        }
    }
    for vertex in whole.triangles.as_flattened() {
        data.extend_from_slice(&vertex.to_le_bytes());
    }
    let mut json = describe(whole, colour).to_string().into_bytes();
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

/// Returns the JSON part of the file.
fn describe(whole: &Whole, colour: [u8; 3]) -> Value {
    let asset = json!({ "version": "2.0" });
    if whole.positions.is_empty() {
        return json!({ "asset": asset, "scene": 0, "scenes": [{}] });
    }
    let (low, high) = whole.extent();
    let foot = whole.foot();
    let corner = |corner: [i32; 3]| [0, 1, 2].map(|axis| (corner[axis] - foot[axis]) as f32 / Vertex::STEPS);
    let [red, green, blue] = colour.map(linear);
    let (vertices, corners) = (whole.positions.len(), whole.triangles.len() * 3);
    // A position or a normal is three floats; a corner of a triangle is the number of a vertex.
    let (vectors, numbers) = (12 * vertices, 4 * corners);
    json!({
        "asset": asset,
        "scene": 0,
        "scenes": [{ "nodes": [0] }],
        "nodes": [{ "mesh": 0, "scale": [0.001, 0.001, 0.001] }],
        "materials": [{ "pbrMetallicRoughness": {
            "baseColorFactor": [red, green, blue, 1],
            "metallicFactor": 0,
            "roughnessFactor": 0.9,
        } }],
        "meshes": [{ "primitives": [{
            "attributes": { "POSITION": 0, "NORMAL": 1 },
            "indices": 2,
            "material": 0,
        }] }],
        "accessors": [
            { "bufferView": 0, "componentType": FLOAT, "type": "VEC3", "count": vertices,
              "min": corner(low), "max": corner(high) },
            { "bufferView": 1, "componentType": FLOAT, "type": "VEC3", "count": vertices },
            { "bufferView": 2, "componentType": UNSIGNED_INT, "type": "SCALAR", "count": corners },
        ],
        "bufferViews": [
            { "buffer": 0, "byteOffset": 0, "byteLength": vectors, "target": ARRAY_BUFFER },
            { "buffer": 0, "byteOffset": vectors, "byteLength": vectors, "target": ARRAY_BUFFER },
            { "buffer": 0, "byteOffset": 2 * vectors, "byteLength": numbers, "target": ELEMENT_ARRAY_BUFFER },
        ],
        "buffers": [{ "byteLength": 2 * vectors + numbers }],
    })
}

/// Converts an sRGB component to linear light from 0 to 1, by the usual cubic approximation.
fn linear(part: u8) -> f32 {
    let part = f32::from(part) / 255.0;
    let light = part * (part * (part * 0.305_306 + 0.682_171_1) + 0.012_522_9);
    light.clamp(0.0, 1.0)
}
