//! What is tried, one file per concern. Each scenario begins in a fresh browser on a fresh server.

pub(crate) mod aid;
pub(crate) mod barbarossa;
pub(crate) mod barracuda;
pub(crate) mod barragoon;
pub(crate) mod barrakuda;
pub(crate) mod boot;
pub(crate) mod bots;
pub(crate) mod bouillabaisse;
pub(crate) mod clay;
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
pub(crate) mod room;
pub(crate) mod shell;
pub(crate) mod shelves;
pub(crate) mod storage;
pub(crate) mod tabs;
pub(crate) mod taps;
pub(crate) mod transcripts;
pub(crate) mod updates;
pub(crate) mod words;

/// Fills what storage is free, down to the last characters; how many keys that took.
const FILL: &str = include_str!("../walks/fill.js");

/// What the page holds, but for what may differ between two ways to the same place: what is being said, and
/// numbers that only tell one element from another.
const PAGE: &str = include_str!("../walks/page.js");

/// Runs before the page: chance throws the same lots in every run, on through reloads.
pub(crate) const CHANCE: &str = include_str!("../walks/chance.js");

/// Whether all that moves has come to rest, but for what never does.
const AT_REST: &str = "document.getAnimations().every(a => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity)";

/// Two taps in haste at the curtain, where one would do. Runs after [`WALKING`].
const HASTE: &str = "
const at = find(\".curtain [data-act='lift']\").getBoundingClientRect();
const tap = () => document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2).click();
tap();
task().then(tap).then(task).then(() => done(true));";

/// For walks that a script takes through a match: what follows a tap is on the page before the next task; no picture
/// need be drawn in between.
const WALKING: &str = include_str!("../walks/walking.js");
