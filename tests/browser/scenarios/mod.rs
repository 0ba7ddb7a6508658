//! What is tried, one file per concern. Each scenario begins in a fresh browser on a fresh server.

pub(crate) mod boot;
pub(crate) mod cards;
pub(crate) mod deals;
pub(crate) mod dives;
pub(crate) mod looks;
pub(crate) mod matches;
pub(crate) mod offline;
pub(crate) mod storage;
pub(crate) mod tabs;
