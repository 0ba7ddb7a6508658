//! Bytes as text that is safe in JSON and in addresses: base64url without padding.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

/// Encodes bytes.
pub fn to_text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Decodes the text of [`to_text`]; `None` for any other text.
pub fn from_text(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}
