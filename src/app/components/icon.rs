//! Names of the app's icons and the players' symbols. The drawings are in `public/sprite/`; the build puts them into
//! the page.

use leptos::prelude::*;

/// The address of an icon in the page.
pub type Icon = &'static str;

pub const BACK: Icon = "#i-back";
pub const HOME: Icon = "#i-home";
pub const MENU: Icon = "#i-menu";
pub const UNDO: Icon = "#i-undo";
pub const REDO: Icon = "#i-redo";
pub const RESTART: Icon = "#i-restart";
pub const ROTATE: Icon = "#i-rotate";
pub const LOG: Icon = "#i-log";
pub const RULES: Icon = "#i-rules";
pub const LEARN: Icon = "#i-learn";
pub const PUZZLE: Icon = "#i-puzzle";
pub const GEAR: Icon = "#i-gear";
pub const PEOPLE: Icon = "#i-people";
pub const CUP: Icon = "#i-cup";
pub const BOX: Icon = "#i-box";
pub const ABOUT: Icon = "#i-about";
pub const CLOSE: Icon = "#i-close";
pub const UP: Icon = "#i-up";
pub const DOWN: Icon = "#i-down";
pub const GRIP: Icon = "#i-grip";
pub const PLUS: Icon = "#i-plus";
pub const MINUS: Icon = "#i-minus";
pub const BIN: Icon = "#i-bin";
pub const SHARE: Icon = "#i-share";
pub const EXPORT: Icon = "#i-export";
pub const IMPORT: Icon = "#i-import";
pub const COPY: Icon = "#i-copy";
pub const CHECK: Icon = "#i-check";
pub const PLAY: Icon = "#i-play";
pub const PAUSE: Icon = "#i-pause";
pub const PREV: Icon = "#i-prev";
pub const NEXT: Icon = "#i-next";
pub const FIRST: Icon = "#i-first";
pub const LAST: Icon = "#i-last";
pub const TREND: Icon = "#i-trend";
pub const BRANCH: Icon = "#i-branch";
pub const FLAG: Icon = "#i-flag";
pub const STOP: Icon = "#i-stop";
pub const SOUND: Icon = "#i-sound";
pub const MUTE: Icon = "#i-mute";
pub const SWAP: Icon = "#i-swap";
pub const LOTS: Icon = "#i-lots";
pub const CLOCK: Icon = "#i-clock";
pub const WARNING: Icon = "#i-warning";
pub const PEN: Icon = "#i-pen";
pub const BOT: Icon = "#i-bot";
pub const SEARCH: Icon = "#i-search";
pub const KEYS: Icon = "#i-keys";
/// A pot of clay.
pub const CLAY: Icon = "#i-clay";
pub const NOW: Icon = "#i-now";
pub const HINT: Icon = "#i-hint";

/// An icon beside its text or in a labelled button; hidden from screen readers.
#[component]
pub fn Picture(#[prop(into)] icon: Signal<Icon>) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=icon></use>
        </svg>
    }
}

#[component]
pub fn Symbol(index: u8) -> impl IntoView {
    view! {
        <svg class="symbol" aria-hidden="true" focusable="false">
            <use href=format!("#s-{}", index % SYMBOLS)></use>
        </svg>
    }
}

/// A shape of a game's sprite, in its own box.
#[component]
pub fn Shape(
    class: &'static str,
    /// The address in the page: "#bk-diver".
    href: &'static str,
    width: u16,
    height: u16,
) -> impl IntoView {
    view! {
        <svg
            class=class
            viewBox=format!("0 0 {width} {height}")
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
        >
            <use href=href></use>
        </svg>
    }
}

/// Number of symbols.
pub const SYMBOLS: u8 = 12;
