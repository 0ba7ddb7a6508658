//! Bytes as text that is safe in JSON and in addresses: base64url without padding.

/// Letter by value.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn to_text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let mut bits = 0;
        for at in 0..3 {
            bits = bits << 8 | u32::from(group.get(at).copied().unwrap_or(0));
        }
        for at in 0..=group.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]));
        }
    }
    text
}

/// Nothing if it is not what [`to_text`] makes of some bytes.
pub fn from_text(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for &letter in group {
            let value = match letter {
                b'A'..=b'Z' => letter - b'A',
                b'a'..=b'z' => letter - b'a' + 26,
                b'0'..=b'9' => letter - b'0' + 52,
                b'-' => 62,
                b'_' => 63,
                _ => return None,
            };
            bits = bits << 6 | u32::from(value);
        }
        let whole = group.len() * 6 / 8;
        let spare = group.len() * 6 % 8;
        // A single letter is no byte, and bits to spare are zero.
        if whole == 0 || bits & ((1 << spare) - 1) != 0 {
            return None;
        }
        bits >>= spare;
        for at in (0..whole).rev() {
            bytes.push((bits >> (8 * at)) as u8);
        }
    }
    Some(bytes)
}
