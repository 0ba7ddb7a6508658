//! Thin wrappers of browser features. Each silently does nothing if its feature is missing.
//!
//! Features that `web-sys` marks as unstable are declared where they are used.

pub mod bots;
pub mod camera;
pub mod collator;
pub mod decoder;
pub mod device;
pub mod drag;
pub mod drawing;
pub mod elements;
pub mod files;
pub mod idle;
pub mod install;
pub mod journal;
pub mod js;
pub mod locks;
pub mod marks;
pub mod media;
pub mod normal_form;
pub mod photo;
pub mod picture;
mod pixels;
pub mod root_element;
pub mod scanner;
pub mod sheets;
pub mod sounds;
pub mod speech;
pub mod storage;
pub mod support;
pub mod texts;
pub mod turns;
pub mod versions;
pub mod wake;
