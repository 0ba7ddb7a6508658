//! What is tried, one file per concern. Each scenario begins in a fresh browser on a fresh server.

pub(crate) mod boot;
