//! Samples that the current stroke must compute again.

use super::{
    bounds::{Bounds, Row},
    lattice::SIDE,
};

/// A run of samples in each row along x of the lattice.
pub(super) struct StaleRows {
    /// For each row, the first sample of its run and the one after the last. An empty run ends at or before its start.
    runs: Vec<[u8; 2]>,
    /// A box that contains all runs.
    bounds: Bounds,
}

/// A row without a run.
const NONE: [u8; 2] = [SIDE as u8, 0];

impl StaleRows {
    pub(super) fn new() -> StaleRows {
        StaleRows { runs: vec![NONE; SIDE * SIDE], bounds: Bounds::NONE }
    }

    /// Extends the run of a row to include these samples, and those between the two.
    pub(super) fn add(&mut self, row: Row) {
        let run = &mut self.runs[row.z * SIDE + row.y];
        let end = row.x + row.len;
        *run = [run[0].min(row.x as u8), run[1].max(end as u8)];
        let high = [end, row.y + 1, row.z + 1];
        self.bounds = self.bounds.union(Bounds { low: [row.x, row.y, row.z], high });
    }

    /// Adds all writable samples.
    pub(super) fn add_all(&mut self) {
        for row in Bounds::ALL.rows() {
            self.add(row);
        }
    }

    /// Returns these rows with all samples next to them, diagonal neighbours included.
    pub(super) fn around(rows: &[Row]) -> StaleRows {
        let mut all = StaleRows::new();
        for row in rows {
            let (first, end) = (row.x.saturating_sub(1), (row.x + row.len + 1).min(SIDE));
            for z in row.z.saturating_sub(1)..(row.z + 2).min(SIDE) {
                for y in row.y.saturating_sub(1)..(row.y + 2).min(SIDE) {
                    all.add(Row { x: first, y, z, len: end - first });
                }
            }
        }
        all
    }

    /// Returns the stale part of a row.
    pub(super) fn part(&self, row: Row) -> Option<Row> {
        let [first, end] = self.runs[row.z * SIDE + row.y].map(usize::from);
        row.between(first, end)
    }

    /// Removes and returns all runs.
    pub(super) fn take(&mut self) -> impl Iterator<Item = Row> {
        let bounds = core::mem::replace(&mut self.bounds, Bounds::NONE);
        bounds.rows().filter_map(|row| {
            let [first, end] =
                core::mem::replace(&mut self.runs[row.z * SIDE + row.y], NONE).map(usize::from);
            (first < end).then(|| Row { x: first, len: end - first, ..row })
        })
    }
}

const _: () = assert!(SIDE <= u8::MAX as usize);
