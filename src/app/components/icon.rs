//! The app's own icons and the players' symbols: one pen, one size, drawn in a box of 24.

use crate::app::dom::{El, Text, svg};

/// Strokes of an icon.
pub type Strokes = &'static str;

pub const BACK: Strokes = "M15 5l-7 7 7 7";
pub const HOME: Strokes = "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6";
pub const MENU: Strokes = "M4 7h16M4 12h16M4 17h16";
pub const UNDO: Strokes = "M9 6L4 11l5 5M4 11h9a6 6 0 0 1 6 6v1";
pub const REDO: Strokes = "M15 6l5 5-5 5M20 11h-9a6 6 0 0 0-6 6v1";
pub const RESTART: Strokes = "M5 5v5h5M5.5 10A8 8 0 1 1 4 13.5";
pub const ROTATE: Strokes = "M7 4h7v11H4V7M17 20a6 6 0 0 0 4-6M17 20l.5-3.5M17 20l3.5.5";
pub const LOG: Strokes = "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01";
pub const RULES: Strokes =
    "M12 6C10 4.5 7 4 4 4.5v14C7 18 10 18.500 12 20c2-1.500 5-2 8-1.500v-14C17 4 14 4.500 12 6zM12 6v14";
pub const GEAR: Strokes = "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200";
pub const PEOPLE: Strokes = "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20c0-4 2.500-6 6-6s6 2 6 6M15.500 5.500a3 3 0 0 1 0 5.200M17 14.300c2.500.6 4 2.500 4 5.700";
pub const CUP: Strokes =
    "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.500 5 4 5M16 6h4c0 3-1.500 5-4 5M12 14v4M8 20h8";
pub const BOX: Strokes = "M4 9h16v11H4zM3 5h18v4H3zM10 13h4";
pub const ABOUT: Strokes = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.500h.01";
pub const CLOSE: Strokes = "M6 6l12 12M18 6L6 18";
pub const UP: Strokes = "M6 14l6-6 6 6";
pub const DOWN: Strokes = "M6 10l6 6 6-6";
pub const GRIP: Strokes = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";
pub const PLUS: Strokes = "M12 5v14M5 12h14";
pub const MINUS: Strokes = "M5 12h14";
pub const BIN: Strokes = "M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5M14 11v5";
pub const SHARE: Strokes = "M12 15V4M8 7l4-4 4 4M6 11H5v9h14v-9h-1";
pub const EXPORT: Strokes = "M12 4v11M8 11l4 4 4-4M5 19h14";
pub const IMPORT: Strokes = "M12 15V4M8 8l4-4 4 4M5 19h14";
pub const COPY: Strokes = "M9 9h11v11H9zM15 9V4H4v11h5";
pub const CHECK: Strokes = "M5 13l4 4L19 7";
pub const PLAY: Strokes = "M8 5l11 7-11 7z";
pub const PAUSE: Strokes = "M8 5v14M16 5v14";
pub const PREV: Strokes = "M14 6l-6 6 6 6";
pub const NEXT: Strokes = "M10 6l6 6-6 6";
pub const FIRST: Strokes = "M17 6l-6 6 6 6M7 6v12";
pub const LAST: Strokes = "M7 6l6 6-6 6M17 6v12";
pub const BRANCH: Strokes = "M7 20V4M7 13c5 0 9-2 9-7M13 8l3-3 3 3";
pub const FLAG: Strokes = "M6 21V4M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0";
pub const STOP: Strokes = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12";
pub const SOUND: Strokes = "M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11";
pub const MUTE: Strokes = "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5";
pub const SWAP: Strokes = "M7 4v15M4 7l3-3 3 3M17 20V5M14 17l3 3 3-3";
pub const LOTS: Strokes = "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01";
pub const CLOCK: Strokes = "M12 4a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 8v5l3 2";
pub const WARNING: Strokes = "M12 4l9 16H3zM12 10v5M12 17.500h.01";
pub const PEN: Strokes = "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3";

/// An icon beside words that say the same, or are given as the label of what is around it.
pub fn icon(strokes: impl Into<Text>) -> El {
    picture("icon", strokes.into())
}

fn picture(class: &str, shape: Text) -> El {
    svg("svg")
        .class(class)
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .child(svg("path").attr("d", shape))
}

/// The players' symbols, filled: anchor, star, moon, sun, fish, boat, drop, leaf, key, bell, diamond, wave.
pub const SYMBOLS: [&str; 12] = [
    "M12 2.500a3 3 0 0 0-1.200 5.700V10H7.500v2h3.300v7c-2.600-.4-4.600-2-5.300-4.300l1.700.5-3-4.200-2 4.700 1.300-.6C4.300 19 7.700 21.500 12 21.500s7.700-2.500 8.500-6.400l1.300.6-2-4.700-3 4.200 1.700-.5c-.7 2.300-2.700 3.900-5.300 4.300v-7h3.300v-2h-3.300V8.200A3 3 0 0 0 12 2.500zm0 1.900a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z",
    "M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z",
    "M15.500 2.800A9.500 9.500 0 1 0 21 15.600 8 8 0 0 1 15.500 2.800z",
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1.500h2v4h-2zM11 18.500h2v4h-2zM1.500 11h4v2h-4zM18.500 11h4v2h-4zM4 5.400L5.400 4l2.800 2.800-1.400 1.400zM15.800 17.200l1.400-1.400L20 18.600 18.600 20zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z",
    "M1.500 6.500l4.600 3.200C8.300 7.200 11 6 14 6c4 0 7 2.500 8.500 6-1.500 3.500-4.500 6-8.500 6-3 0-5.700-1.200-7.900-3.700l-4.600 3.200 2-5.500zM17 9.500a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400z",
    "M11 2v13H3.500C6 11.500 8.800 6.800 11 2zM13 5c2.600 2.400 4.600 5.800 5.500 10H13zM2 17h20l-3.500 5h-13z",
    "M12 2c3.500 5 6.500 8.700 6.500 13a6.500 6.500 0 0 1-13 0C5.500 10.700 8.500 7 12 2z",
    "M20.500 3.500C12 3 5 6 4.500 13c-.1 1.600.3 3 1 4.200L3 21l1.700 1 2.300-3.400c1.100.5 2.400.7 3.800.5C18 18 21 11.500 20.500 3.500zM8 16c1.500-3.500 4-6 7.500-8-2.500 2.800-4.500 5.300-6 8.500z",
    "M7.500 3a5.500 5.500 0 1 0 4.400 8.800H15v3h3v-3h1.500V15h3V9H11.900A5.500 5.500 0 0 0 7.500 3zm0 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    "M12 2a1.600 1.600 0 0 0-1.600 1.700C7.300 4.500 5.500 7.200 5.500 11v4.500L3.500 18v1h17v-1l-2-2.500V11c0-3.800-1.800-6.500-4.900-7.300A1.600 1.600 0 0 0 12 2zM9.500 20a2.500 2.500 0 0 0 5 0z",
    "M12 1.500L20 12l-8 10.500L4 12z",
    "M1.500 9.500c2-3 4.500-4 7-2.500 2.300 1.400 4 2.300 6 .8 1.500-1.100 2.300-2.100 4-2.300 1.600-.2 3 .8 4 2.500v4c-1.800-2-3.500-2.500-5-1.500-2.500 1.700-5 3.500-8.500 1.500-2.800-1.600-4.700-2-7.500.5zM1.500 16.500c2.800-2.500 4.700-2.100 7.500-.5 3.500 2 6 .2 8.500-1.500 1.500-1 3.200-.5 5 1.500v4c-1.800-2-3.500-2.500-5-1.500-2.500 1.700-5 3.500-8.500 1.500-2.800-1.600-4.700-2-7.500.5z",
];

/// A player's symbol.
pub fn symbol(index: u8) -> El {
    picture("symbol", SYMBOLS[usize::from(index) % SYMBOLS.len()].into())
}
