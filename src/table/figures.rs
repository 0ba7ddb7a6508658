//! Who was ahead at each moment of a match, in the numbers of its game.

use super::matches::Match;
use crate::kernel::Game;

/// The figures of a match, line by line: by seat, or by side; of each moment from the first one, after no step, to the
/// last. No line where the game has no such number. See [`Game::figures`]: they may hold what is hidden as long as the
/// match goes on.
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

/// How much the figures move between two moments: the most that one of them does.
pub fn swing(lines: &[Vec<i32>], from: usize, to: usize) -> u32 {
    let at = |line: &[i32], moment: usize| line.get(moment).or(line.last()).copied().unwrap_or_default();
    lines.iter().map(|line| at(line, to).abs_diff(at(line, from))).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_is_that_of_whoever_it_moves_most() {
        let lines = [vec![0, 0, 5, 5], vec![0, 2, 2, -7]];
        assert_eq!((swing(&lines, 0, 1), swing(&lines, 0, 2), swing(&lines, 2, 3)), (2, 5, 9));
        // After the end everything stays as it is.
        assert_eq!((swing(&lines, 2, 9), swing(&[], 0, 3)), (9, 0));
    }
}
