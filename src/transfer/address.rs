//! Packets as addresses of the app. The packet is in the fragment, which a browser sends to no server.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

use super::digits;

/// Start of the fragment, see [`link`].
pub const TAKE: &str = "#/take/";

/// Returns an address to share: short, as base64url. `site` is the address of the app without its fragment.
pub fn link(site: &str, packet: &[u8]) -> String {
    format!("{site}{TAKE}{}", URL_SAFE_NO_PAD.encode(packet))
}

/// Finds the packet in a text: an address within other words, its part after [`TAKE`], or digits.
pub(super) fn packet_in(text: &str) -> Found {
    let text = text.trim();
    let (packet, is_ours) = match text.split_once(TAKE) {
        Some((_, rest)) => {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter));
            (&rest[..end.unwrap_or(rest.len())], true)
        }
        None => (text, false),
    };
    let is_digits = packet.bytes().all(|byte| byte.is_ascii_digit());
    // A packet as base64url never consists of digits alone: it begins with Q.
    let bytes = if is_digits { digits::decode(packet) } else { URL_SAFE_NO_PAD.decode(packet).ok() };
    match bytes {
        Some(bytes) if !bytes.is_empty() => Found::Bytes(bytes),
        _ if is_ours => Found::Broken,
        _ => Found::Nothing,
    }
}

/// Result of [`packet_in`].
pub(super) enum Found {
    Bytes(Vec<u8>),
    /// An address of this app with an unreadable packet.
    Broken,
    /// A text of another origin.
    Nothing,
}
