//! Matches, backups and small things on their way to another device by light: as one code, as an address, or as a
//! sequence of moving codes. The format is in docs/transfer.md.
//!
//! ```
//! use bar_a_jeux::transfer::{Content, FRAME_BYTES, Reader, Scan, Sender, digits};
//!
//! let content = Content::Problem("12-47".to_owned());
//! let packet = content.pack();
//!
//! // One code: its text is read at once.
//! let mut reader = Reader::new();
//! assert_eq!(reader.scan(digits::encode(&packet).as_bytes()), Ok(Scan::Whole(content.clone())));
//!
//! // Moving codes: read until the content is whole.
//! let mut frames = Sender::new(&packet, FRAME_BYTES).unwrap();
//! let frame = frames.next_frame();
//! assert_eq!(reader.scan(digits::encode(&frame).as_bytes()), Ok(Scan::Whole(content)));
//! ```

pub mod address;
pub mod code;
pub mod digits;
mod fountain;
mod packet;
mod reader;
mod receiver;
mod sender;

pub use packet::{Content, Packet, ReadError, read};
pub use reader::{Reader, Scan};
pub use receiver::Progress;
pub use sender::{FRAME_BYTES, SendError, Sender};
