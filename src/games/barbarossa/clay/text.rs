//! Bytes as text that is safe in JSON and in addresses: base64url without padding.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

/// The text of some bytes.
pub fn to_text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of a text; nothing if it is not what [`to_text`] makes of some bytes.
pub fn from_text(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}
