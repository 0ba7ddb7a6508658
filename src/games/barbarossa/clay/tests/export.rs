//! Exported files, read by parsers of a few lines.

use super::super::{Brush, Clay, Tool, export};
use super::{at, ball, worked};

fn word(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize
}

fn float(bytes: &[u8], at: usize) -> f32 {
    f32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

#[test]
fn stl_stands_on_the_ground() {
    let whole = export::Whole::of(ball().clay());
    let bytes = export::stl(&whole);
    let count = word(&bytes, 80);
    assert_eq!((count, bytes.len()), (whole.triangles.len(), 84 + 50 * count));
    let (mut low, mut high) = ([f32::MAX; 3], [f32::MIN; 3]);
    for triangle in 0..count {
        let start = 84 + 50 * triangle;
        let vector = |at: usize| [0, 1, 2].map(|axis| float(&bytes, start + 12 * at + 4 * axis));
        let [out, a, b, c] = [0, 1, 2, 3].map(vector);
        for corner in [a, b, c] {
            for axis in 0..3 {
                low[axis] = low[axis].min(corner[axis]);
                high[axis] = high[axis].max(corner[axis]);
            }
        }
        // The normal fits the order of the corners, and points away from the centre at height 24.
        let middle = [0, 1, 2].map(|axis| (a[axis] + b[axis] + c[axis]) / 3.0);
        let away = out[0] * middle[0] + out[1] * middle[1] + out[2] * (middle[2] - 24.0);
        let length = out.iter().map(|out| out * out).sum::<f32>();
        assert!(away > 0.0 && (length - 1.0).abs() < 0.01);
    }
    assert!(low[2] == 0.0 && (high[2] - 48.0).abs() < 0.2);
    assert!((low[0] + high[0]).abs() < 0.02 && (low[1] + high[1]).abs() < 0.02);
}

/// Returns the numbers after a key, up to the closing bracket or the next key.
fn numbers(json: &str, key: &str) -> Vec<Vec<f64>> {
    let after = |(at, _): (usize, &str)| {
        let rest = json[at + key.len()..].trim_start_matches([':', '[', '"']);
        let end = rest.find([']', '}', '"']).unwrap();
        rest[..end].split(',').filter_map(|number| number.parse().ok()).collect()
    };
    json.match_indices(key).map(after).collect()
}

#[test]
fn glb_is_as_it_says() {
    let sculpture = worked(Brush::new(Tool::Add, 5, 3, false), &[at(0.0, 24.0, 0.0), at(10.0, 30.0, 0.0)]);
    let whole = export::Whole::of(sculpture.clay());
    let bytes = export::glb(&whole, [255, 128, 0]);
    assert_eq!(&bytes[..4], b"glTF");
    assert_eq!((word(&bytes, 4), word(&bytes, 8)), (2, bytes.len()));
    let long = word(&bytes, 12);
    assert_eq!((&bytes[16..20], long % 4), (&b"JSON"[..], 0));
    let json = str::from_utf8(&bytes[20..20 + long]).unwrap();
    let data = &bytes[28 + long..];
    assert_eq!((&bytes[24 + long..28 + long], word(&bytes, 20 + long)), (&b"BIN\0"[..], data.len()));
    assert_eq!(data.len() % 4, 0);

    let (vertices, corners) = (whole.positions.len(), whole.triangles.len() * 3);
    let counts: Vec<_> = numbers(json, "\"count\"").into_iter().map(|count| count[0] as usize).collect();
    assert_eq!(counts, [vertices, vertices, corners]);
    let views: Vec<_> = numbers(json, "\"byteOffset\"").into_iter().map(|at| at[0] as usize).collect();
    assert_eq!(views, [0, 12 * vertices, 24 * vertices]);
    let lengths: Vec<_> =
        numbers(json, "\"byteLength\"").into_iter().map(|length| length[0] as usize).collect();
    assert_eq!(lengths, [12 * vertices, 12 * vertices, 4 * corners, data.len()]);
    let colour = &numbers(json, "baseColorFactor\"")[0];
    assert!((colour[0] - 1.0).abs() < 0.002 && (colour[1] - 0.2158).abs() < 0.002 && colour[2] == 0.0);

    let (least, most) = (&numbers(json, "\"min\"")[0], &numbers(json, "\"max\"")[0]);
    for axis in 0..3 {
        let column = (0..vertices).map(|vertex| f64::from(float(data, 12 * vertex + 4 * axis)));
        assert_eq!(least[axis], column.clone().fold(f64::MAX, f64::min));
        assert_eq!(most[axis], column.fold(f64::MIN, f64::max));
    }
    assert_eq!(least[1], 0.0);
    for vertex in 0..vertices {
        let out = [0, 1, 2].map(|axis| float(data, 12 * (vertices + vertex) + 4 * axis));
        assert!((out.iter().map(|out| out * out).sum::<f32>() - 1.0).abs() < 1e-5);
    }
    assert!((0..corners).all(|corner| word(data, 24 * vertices + 4 * corner) < vertices));
}

#[test]
fn nothing_can_be_exported() {
    let whole = export::Whole::of(&Clay::new());
    assert_eq!(export::stl(&whole).len(), 84);
    let bytes = export::glb(&whole, [0; 3]);
    assert_eq!((word(&bytes, 8), 20 + word(&bytes, 12)), (bytes.len(), bytes.len()));
}
