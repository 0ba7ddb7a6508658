//! The weights of the evaluation. `examples/tune` writes this file; do not edit it by hand.

use super::term;

/// In hundredths of a three, by the places of [`term`]: on a full board, then with few pieces.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[i16; 2]; term::COUNT] = [
    // pieces, by value
    [77, 84], [92, 97], [106, 108],
    // targets, by value and range
    [-38, -40], [-3, -12], [-6, -10], [3, 9], [3, 1], [4, 11], [11, 17], [14, 12], [14, 14], [14, 14],
    [-39, -42], [-15, -9], [-20, -12], [-8, -4], [6, 6], [7, 6], [11, 16], [14, 16], [16, 18], [10, 10],
    [-31, -30], [-22, -22], [-17, -16], [-3, -9], [-6, -10], [5, 0], [12, 18], [20, 14], [18, 13], [16, 13],
    // targets of full moves, by value
    [-1, 5], [0, 2], [-1, -5],
    // Barragoons that can be taken
    [2, 0],
    // Barragoons on paths
    [3, -3],
    // squares in reach
    [1, 3],
    // moves of a side, by range
    [-67, -69], [-18, -22], [-13, -15], [2, 6], [0, 1], [1, 0], [0, 3], [-4, 0],
    // few moves of the side that waits
    [3, 3], [0, -1],
    // pieces of a side, by number
    [0, -1], [-12, -13], [15, 14], [9, 2], [2, 8], [1, -13], [-14, -14],
    // attacked pieces, by value, guard and turn
    [-3, -1], [-4, 2], [-3, -3], [-6, -4], [-6, -2], [1, 2], [-4, -2], [1, 0], [-10, -7], [-10, -8],
    [-10, -6], [-9, -3],
    // further attacked pieces, by turn
    [-1, -1], [-7, -10],
    // side to move
    [14, 18],
];
