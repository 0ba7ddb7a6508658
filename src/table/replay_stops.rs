//! Stops of a look back: moment `n` is the match after `n` steps, and each moment is a stop. The moments before
//! [forgotten](crate::kernel::Game::forgotten) steps look all the same, so they are a single stop.

use std::ops::Range;

use crate::kernel::Step;

/// Returns the first stop. Before it, chance deals and lays out, and the match shows nothing yet.
pub fn first<Action, Chance>(steps: &[Step<Action, Chance>]) -> usize {
    steps.iter().take_while(|step| step.is_chance()).count()
}

/// Returns the stop after this moment, even if the match is shorter.
pub fn after(moment: usize, out_of_sight: &Range<usize>) -> usize {
    if out_of_sight.contains(&moment) { out_of_sight.end } else { moment + 1 }
}

/// Returns the stop before this moment. The first stop stays where it is.
pub fn before(moment: usize, out_of_sight: &Range<usize>) -> usize {
    // A slider may be at any hidden moment. The first hidden moment looks the same, so continue from there.
    let here = if out_of_sight.contains(&moment) { out_of_sight.start } else { moment };
    let before = here.saturating_sub(1);
    if out_of_sight.contains(&before) { out_of_sight.start } else { before }
}

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::*;
    use crate::kernel::Seat;

    /// Returns all stops from the first moment to this one, and back.
    fn all(last: usize, gone: Range<usize>) -> [Vec<usize>; 2] {
        let forward = successors(Some(0), |at| Some(after(*at, &gone)).filter(|to| *to <= last));
        let back = successors(Some(last), |at| Some(before(*at, &gone)).filter(|to| to != at));
        [forward.collect(), back.collect()]
    }

    #[test]
    fn a_match_begins_once_the_table_is_laid() {
        let plays = Step::Player(Seat::FIRST, ());
        assert_eq!(
            first::<(), ()>(&[Step::Chance(()), Step::Chance(()), plays.clone(), Step::Chance(())]),
            2
        );
        assert_eq!(first::<(), ()>(&[plays]), 0);
    }

    #[test]
    fn moments_out_of_sight_are_one_stop() {
        let [forward, back] = all(9, 3..7);
        assert_eq!(forward, [0, 1, 2, 3, 7, 8, 9]);
        assert_eq!(back, [9, 8, 7, 3, 2, 1, 0]);
        assert_eq!(all(3, 0..3), [vec![0, 3], vec![3, 0]]);
    }

    #[test]
    fn a_step_leaves_a_run_of_hidden_moments() {
        assert_eq!((before(5, &(3..7)), after(5, &(3..7))), (2, 7));
        assert_eq!((before(5, &(0..7)), after(5, &(0..7))), (0, 7));
    }

    #[test]
    fn without_hidden_moments_every_moment_is_a_stop() {
        assert_eq!(all(4, 0..0), [vec![0, 1, 2, 3, 4], vec![4, 3, 2, 1, 0]]);
    }
}
