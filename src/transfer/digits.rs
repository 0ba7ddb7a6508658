//! Bytes as decimal digits. A QR code stores three digits in ten bits, so the digits of seven bytes take 56.7 bits
//! there. Every decoder returns digits unchanged, and every address may contain them.

/// Number of bytes in a full group.
const BYTES: usize = 7;

/// Number of digits of a group, by its number of bytes: the fewest that are enough.
const DIGITS: [usize; BYTES + 1] = [0, 3, 5, 8, 10, 13, 15, 17];

/// Writes seven bytes as seventeen digits, and the rest in as few as it needs.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / BYTES * DIGITS[BYTES] + DIGITS[BYTES]);
    for group in bytes.chunks(BYTES) {
        let number = group.iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        let width = DIGITS[group.len()];
        text.push_str(&format!("{number:0width$}"));
    }
    text
}

/// Reads the text of [`encode`]. `None` for any other text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / DIGITS[BYTES] * BYTES + BYTES);
    for group in text.as_bytes().chunks(DIGITS[BYTES]) {
        let length = DIGITS.iter().position(|digits| *digits == group.len())?;
        let number = group.iter().fold(0_u64, |number, digit| number * 10 + u64::from(digit - b'0'));
        if number >> (8 * length) != 0 {
            return None;
        }
        bytes.extend_from_slice(&number.to_be_bytes()[8 - length..]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn each_length_has_its_own_number_of_digits() {
        for (bytes, digits) in DIGITS.iter().enumerate() {
            let most = 2_f64.powi(8 * bytes as i32);
            assert!(10_f64.powi(*digits as i32) >= most, "{bytes}");
            assert!(*digits == 0 || 10_f64.powi(*digits as i32 - 1) < most, "{bytes}");
        }
        assert_eq!(encode(&[0xff; 8]), "72057594037927935255");
        assert_eq!(decode("72057594037927936"), None, "too large");
        assert_eq!(decode("256"), None);
        assert_eq!(decode("1"), None);
    }

    proptest! {
        #[test]
        fn bytes_are_read_as_they_were_written(bytes: Vec<u8>) {
            prop_assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }

        #[test]
        fn no_two_texts_are_the_same_bytes(text in "[0-9]{0,60}") {
            if let Some(bytes) = decode(&text) {
                prop_assert_eq!(encode(&bytes), text);
            }
        }
    }
}
