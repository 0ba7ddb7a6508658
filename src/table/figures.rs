//! Who was ahead at each moment of a match, in the game's own numbers.

use super::matches::Match;
use crate::kernel::Game;

/// Returns the figures of a match as one line for each seat or side, from the moment before the first step to the
/// last. There is no line if the game has no such number. The figures may be secret while the match goes on, see
/// [`Game::figures`].
pub fn figures<G: Game>(game: &Match<G>) -> Vec<Vec<i32>> {
    let mut state = game.at(0);
    let mut lines: Vec<Vec<i32>> = state.figures().into_iter().map(|now| vec![now]).collect();
    if lines.is_empty() {
        return lines;
    }
    for step in game.steps() {
        state.apply(step);
        lines.iter_mut().zip(state.figures()).for_each(|(line, now)| line.push(now));
    }
    lines
}

/// Returns the largest change of a figure between two moments.
pub fn swing(lines: &[Vec<i32>], from: usize, to: usize) -> u32 {
    let at = |line: &[i32], moment: usize| line.get(moment).or(line.last()).copied().unwrap_or_default();
    lines.iter().map(|line| at(line, to).abs_diff(at(line, from))).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_is_the_largest_change_of_a_line() {
        let lines = [vec![0, 0, 5, 5], vec![0, 2, 2, -7]];
        assert_eq!((swing(&lines, 0, 1), swing(&lines, 0, 2), swing(&lines, 2, 3)), (2, 5, 9));
        // After the end the figures stay the same.
        assert_eq!((swing(&lines, 2, 9), swing(&[], 0, 3)), (9, 0));
    }
}
