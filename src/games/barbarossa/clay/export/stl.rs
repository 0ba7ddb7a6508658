//! Binary STL, for printing: a voxel is a millimetre, z is up.

use super::{super::patch::Vertex, weld::Whole};

/// Returns the file. The object stands on the ground, centred above the origin.
pub fn stl(whole: &Whole) -> Vec<u8> {
    let foot = whole.foot();
    let mut bytes = vec![0; 80];
    bytes.reserve(4 + 50 * whole.triangles.len());
    bytes.extend_from_slice(&(whole.triangles.len() as u32).to_le_bytes());
    for triangle in &whole.triangles {
        let corners = triangle.map(|vertex| {
            let place = whole.positions[vertex as usize];
            let [x, y, z] =
                [0, 1, 2].map(|axis| (i32::from(place[axis]) - foot[axis]) as f32 / Vertex::STEPS);
            [x, -z, y]
        });
        let side = |to: usize| [0, 1, 2].map(|axis| corners[to][axis] - corners[0][axis]);
        let (a, b) = (side(1), side(2));
        let out = [0, 1, 2].map(|axis| {
            let (right, up) = ((axis + 1) % 3, (axis + 2) % 3);
            a[right] * b[up] - a[up] * b[right]
        });
        let length = (out[0] * out[0] + out[1] * out[1] + out[2] * out[2]).sqrt().max(f32::MIN_POSITIVE);
        for value in out.map(|out| out / length).iter().chain(corners.as_flattened()) {
            bytes.extend_from_slice(&value.to_le_bytes());
        }
        bytes.extend_from_slice(&[0, 0]);
    }
    bytes
}
