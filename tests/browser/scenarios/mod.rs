//! The scenarios, one file per subject. Each scenario begins in a fresh browser on a fresh server.

pub(crate) mod aid;
pub(crate) mod barbarossa;
pub(crate) mod barracuda;
pub(crate) mod barragoon;
pub(crate) mod barrakuda;
pub(crate) mod boot;
pub(crate) mod bots;
pub(crate) mod bouillabaisse;
pub(crate) mod clay;
pub(crate) mod evening;
pub(crate) mod examples;
pub(crate) mod frames;
pub(crate) mod growth;
pub(crate) mod guide;
pub(crate) mod help;
pub(crate) mod hints;
pub(crate) mod host;
pub(crate) mod house;
pub(crate) mod kept;
pub(crate) mod kills;
pub(crate) mod layouts;
pub(crate) mod leaks;
pub(crate) mod lessons;
pub(crate) mod looks;
pub(crate) mod matches;
pub(crate) mod memory;
pub(crate) mod minute;
pub(crate) mod offline;
pub(crate) mod parts;
pub(crate) mod passages;
pub(crate) mod pictures;
pub(crate) mod problems;
pub(crate) mod review;
pub(crate) mod shell;
pub(crate) mod shelves;
pub(crate) mod storage;
pub(crate) mod tabs;
pub(crate) mod taps;
pub(crate) mod transcripts;
pub(crate) mod transfer;
pub(crate) mod updates;
pub(crate) mod words;

/// Fills the free storage down to the last characters; returns the number of keys used.
const FILL_STORAGE: &str = include_str!("../walks/fill_storage.js");

/// Returns the page without announcements and element ids, which may differ between two ways to the same state.
const PAGE: &str = include_str!("../walks/page.js");

/// Runs before the page: random numbers are the same in every run, and continue after a reload.
pub(crate) const SEEDED_RANDOM: &str = include_str!("../walks/seeded_random.js");

/// Expression: whether all animations rest, except endless ones.
const AT_REST: &str = "document.getAnimations().every(a => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity)";

/// Two hasty taps at the curtain, where one suffices. Runs after [`WALKING`].
const HASTE: &str = "
const at = find(\".curtain [data-act='lift']\").getBoundingClientRect();
const tap = () => document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2).click();
tap();
task().then(tap).then(task).then(() => done(true));";

/// Helpers for scripts that walk through a match. The effects of a tap are on the page before the next task; no frame
/// need be drawn in between.
const WALKING: &str = include_str!("../walks/walking.js");
