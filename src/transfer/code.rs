//! QR codes as modules, for the app to draw.

use qrcodegen::{DataTooLong, Mask, QrCode, QrCodeEcc, QrSegment, Version};

use super::{address::TAKE, digits};

/// Width of the empty margin that a decoder needs on each side, in modules. [`Code`] does not contain it.
pub const QUIET_ZONE: usize = 4;

/// The largest version for a still code: a picture of 480 lines has four pixels for each of its modules. A larger packet
/// goes as moving codes.
pub const STILL_VERSION: usize = 20;

/// Share of damage that a code survives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// 7 %.
    Low,
    /// 15 %.
    Medium,
}

/// The modules of a code, row by row. `true` is dark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    pub modules: Vec<bool>,
    /// Number of modules a side.
    pub width: usize,
}

/// The content is longer than any code can hold: send it as moving codes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too long for one code")]
pub struct TooLong;

impl From<DataTooLong> for TooLong {
    fn from(_: DataTooLong) -> TooLong {
        TooLong
    }
}

impl Code {
    /// Returns the version, which tells the size: 1 to 40.
    pub fn version(&self) -> usize {
        self.width.saturating_sub(17) / 4
    }
}

/// Returns the code of a packet as an address, which the camera app of a phone opens. `site` is the address of the app
/// without its fragment.
///
/// # Errors
/// A packet beyond the largest code.
pub fn of_address(site: &str, packet: &[u8], level: Level) -> Result<Code, TooLong> {
    let address = format!("{site}{TAKE}");
    let segments =
        [QrSegment::make_bytes(address.as_bytes()), QrSegment::make_numeric(&digits::encode(packet))];
    of_segments(&segments, level, None)
}

/// Returns the code of a packet alone, for the scan screen of the app.
///
/// # Errors
/// A packet beyond the largest code.
pub fn of_packet(packet: &[u8], level: Level) -> Result<Code, TooLong> {
    of_segments(&[QrSegment::make_numeric(&digits::encode(packet))], level, None)
}

/// As [`of_packet`], for a frame of moving codes. It tries no masks, since the content of a frame is as good as random;
/// that takes an eighth of the time.
///
/// # Errors
/// A frame beyond the largest code.
pub fn of_frame(frame: &[u8], level: Level) -> Result<Code, TooLong> {
    of_segments(&[QrSegment::make_numeric(&digits::encode(frame))], level, Some(Mask::new(0)))
}

fn of_segments(segments: &[QrSegment], level: Level, mask: Option<Mask>) -> Result<Code, TooLong> {
    let level = match level {
        Level::Low => QrCodeEcc::Low,
        Level::Medium => QrCodeEcc::Medium,
    };
    // The level rises as far as the code does not grow.
    let code = QrCode::encode_segments_advanced(segments, level, Version::MIN, Version::MAX, mask, true)?;
    let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let modules: Vec<bool> = modules.map(|(x, y)| code.get_module(x, y)).collect();
    Ok(Code { modules, width: code.size().unsigned_abs() as usize })
}
