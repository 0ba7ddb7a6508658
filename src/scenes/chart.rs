//! Layout of a chart: one line of values per player over the rounds, symbols at the ends, and numbers above that lead
//! to selected rounds.

/// Width of a chart in its own unit; on the narrowest phone six units are five pixels.
pub const WIDE: i32 = 300;
pub const TALL: i32 = 140;
/// Distance of the lines from the left and right edges.
pub const EDGE: i32 = 10;
/// Distance of the lines from the upper and lower edges, where the bounds are written.
pub const BRIM: i32 = 18;
/// Height of the strip above the chart with the numbers.
pub const HEAD: i32 = 52;

/// Distance of the symbols at the ends, if there is room.
const SYMBOLS_APART: i32 = 14;

/// Distance of the numbers above, wide enough for fingers on the narrowest phone.
const MARKS_APART: i32 = 54;

/// Range of the chart: its last round, and its lowest and highest values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Extent {
    pub last: i32,
    pub low: i32,
    pub high: i32,
}

/// A number above the chart.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// Place of its round, in units from the left.
    pub x: i32,
    /// Place of the number itself.
    pub stands: i32,
}

impl Extent {
    /// Returns the range of these lines. It extends at least to the round `last`, and to the values `-around` and
    /// `around`.
    pub fn of(lines: &[Vec<i32>], last: usize, around: i32) -> Extent {
        let low = lines.iter().flatten().copied().min().unwrap_or_default().min(-around);
        let high = lines.iter().flatten().copied().max().unwrap_or_default().max(around).max(low + 1);
        let last = lines.first().map_or(1, |line| line.len().saturating_sub(1)).max(last).max(1) as i32;
        Extent { last, low, high }
    }

    /// Returns the place of a value.
    pub fn at(self, round: i32, value: i32) -> (i32, i32) {
        let x = EDGE + (WIDE - 2 * EDGE) * round / self.last;
        let y = TALL - BRIM - (TALL - 2 * BRIM) * (value - self.low) / (self.high - self.low);
        (x, y)
    }

    /// Returns the place of a line's end.
    pub fn end(self, line: &[i32]) -> (i32, i32) {
        self.at(line.len().saturating_sub(1) as i32, line.last().copied().unwrap_or_default())
    }

    /// Returns the heights of the symbols of these lines, without overlap.
    pub fn symbols(self, lines: &[Vec<i32>]) -> Vec<i32> {
        let ends: Vec<i32> = lines.iter().map(|line| self.end(line).1).collect();
        spread(&ends, SYMBOLS_APART, BRIM, TALL - BRIM)
    }

    /// Returns the corners of a line, without points inside a constant stretch.
    pub fn corners(self, line: &[i32]) -> Vec<(i32, i32)> {
        let turns = (0..line.len()).filter(|at| {
            let same = |other: Option<usize>| other.and_then(|other| line.get(other)) == Some(&line[*at]);
            !(same(at.checked_sub(1)) && same(Some(at + 1)))
        });
        turns.map(|at| self.at(at as i32, line[at])).collect()
    }

    /// Returns the numbers above for these rounds.
    pub fn marks(self, rounds: &[usize]) -> Vec<Mark> {
        let places: Vec<i32> = rounds.iter().map(|round| self.at(*round as i32, self.low).0).collect();
        let stands = spread(&places, MARKS_APART, MARKS_APART / 2, WIDE - MARKS_APART / 2);
        places.into_iter().zip(stands).map(|(x, stands)| Mark { x, stands }).collect()
    }
}

/// Returns places near these in the same order, between `least` and `most`, at a distance of `apart` if there is room.
fn spread(places: &[i32], apart: i32, least: i32, most: i32) -> Vec<i32> {
    let apart = apart.min((most - least) / (places.len().max(2) as i32 - 1));
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|index| places[*index]);
    let mut spread = places.to_vec();
    let mut next = least;
    for index in &order {
        spread[*index] = spread[*index].max(next);
        next = spread[*index] + apart;
    }
    // Places pushed beyond the end push the others back.
    let mut next = most;
    for index in order.iter().rev() {
        spread[*index] = spread[*index].min(next);
        next = spread[*index] - apart;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_corner_where_it_turns() {
        let line = vec![0, 0, 0, 5, 5, 10];
        let extent = Extent::of(std::slice::from_ref(&line), 0, 0);
        assert_eq!(extent, Extent { last: 5, low: 0, high: 10 });
        assert_eq!(extent.corners(&line), [(10, 122), (122, 122), (178, 70), (234, 70), (290, 18)]);
        assert_eq!(extent.end(&line), (290, 18));
    }

    #[test]
    fn the_box_has_the_given_least_size() {
        let short = [vec![3]];
        assert_eq!(Extent::of(&short, 40, 100), Extent { last: 40, low: -100, high: 100 });
        assert_eq!(Extent::of(&[vec![]], 0, 0), Extent { last: 1, low: 0, high: 1 });
    }

    #[test]
    fn symbols_are_at_their_lines_without_overlap() {
        let lines = [vec![0, 10], vec![0, 10], vec![0, 9], vec![0, 0]];
        let heights = Extent::of(&lines, 0, 0).symbols(&lines);
        assert_eq!(heights, [18, 32, 46, 122]);
    }

    #[test]
    fn numbers_do_not_overlap() {
        let extent = Extent { last: 100, low: 0, high: 1 };
        for first in 0..100 {
            for second in first + 1..100 {
                for third in second + 1..=100 {
                    let marks = extent.marks(&[first, second, third]);
                    let apart = marks.windows(2).map(|pair| pair[1].stands - pair[0].stands);
                    assert!(apart.min() >= Some(MARKS_APART), "{marks:?}");
                    let outside = |mark: &Mark| !(27..=273).contains(&mark.stands);
                    assert!(!marks.iter().any(outside), "{marks:?}");
                }
            }
        }
        let far_apart = extent.marks(&[20, 50, 80]);
        assert!(far_apart.iter().all(|mark| mark.x == mark.stands), "none need move: {far_apart:?}");
    }
}
