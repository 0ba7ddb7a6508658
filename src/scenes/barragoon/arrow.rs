//! The arrow along a move's path, in hundredths of a square.

/// A place in a picture, from the left and from above.
pub type Place = (i32, i32);

/// Distance between the middle of the first square and the arrow, which leaves the piece's number visible.
const START: i32 = 34;

/// Length and width of an arrow's head.
const HEAD: i32 = 22;

/// Returns the corners of an arrow through the middles of these squares. It ends `short` of the last one, so that its
/// tip does not cover the piece there. `None` for fewer than two squares.
pub fn arrow(middles: &[Place], short: i32) -> Option<Vec<Place>> {
    let ([first, second, ..], [.., before, last]) = (middles, middles) else { return None };
    let corners = middles[1..middles.len() - 1].iter().copied();
    Some(
        [towards(*first, *second, START)]
            .into_iter()
            .chain(corners)
            .chain([towards(*last, *before, short)])
            .collect(),
    )
}

/// Returns the three corners of the head of an arrow with these corners.
pub fn head(arrow: &[Place]) -> Option<[Place; 3]> {
    let [.., (before_x, before_y), (x, y)] = *arrow else { return None };
    let (dx, dy) = ((x - before_x).signum(), (y - before_y).signum());
    let corner = |along: i32, aside: i32| (x + dx * along - dy * aside, y + dy * along + dx * aside);
    Some([corner(0, HEAD / 2), corner(HEAD, 0), corner(0, -HEAD / 2)])
}

/// Returns a place on the way to another one in line with it.
fn towards((x, y): Place, (to_x, to_y): Place, by: i32) -> Place {
    (x + (to_x - x).signum() * by, y + (to_y - y).signum() * by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_leaves_both_ends_of_its_path_free() {
        let way = [(50, 350), (50, 250), (150, 250)];
        assert_eq!(arrow(&way, 60), Some(vec![(50, 316), (50, 250), (90, 250)]));
        assert_eq!(arrow(&way[..2], 60), Some(vec![(50, 316), (50, 310)]));
        assert_eq!(arrow(&way[..1], 60), None);
    }

    #[test]
    fn a_head_points_where_the_arrow_goes() {
        assert_eq!(head(&[(50, 316), (50, 250), (90, 250)]), Some([(90, 261), (112, 250), (90, 239)]));
        assert_eq!(head(&[(50, 316), (50, 310)]), Some([(61, 310), (50, 288), (39, 310)]));
        assert_eq!(head(&[(50, 316)]), None);
    }
}
