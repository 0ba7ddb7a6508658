//! The sea floor, compared with brute force.

use std::collections::HashSet;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::super::floor::{Cell, Floor, FloorFault, WRECKS, Wreck};

pub(super) fn wreck(number: u8) -> Wreck {
    Wreck::new(number).unwrap()
}

/// Parses a floor: rows from above, `.` for no card.
pub(super) fn floor(rows: &[&str]) -> Result<Floor, FloorFault> {
    let mut cells = [(0, 0); WRECKS];
    for (y, row) in (0..).zip(rows) {
        for (x, letter) in (0..).zip(row.chars()) {
            if let Some(number) = letter.to_digit(10) {
                cells[number as usize - 1] = (x, y);
            }
        }
    }
    Floor::new(cells)
}

fn route(floor: &Floor, from: u8, to: u8, most: u8) -> Vec<u8> {
    floor.route(wreck(from), wreck(to), most).into_iter().map(Wreck::number).collect()
}

// BK-1.1
#[test]
fn cards_touch_side_to_side() {
    assert!(floor(&["123", "456"]).is_ok());
    assert_eq!(floor(&["123.", "45.6"]), Err(FloorFault::Apart(wreck(6))), "a corner is no side");
    assert_eq!(floor(&["12.34", "....5", "....6"]), Err(FloorFault::Apart(wreck(1))), "the smaller part");
    assert_eq!(floor(&["23.", "45.", "6.1"]), Err(FloorFault::Apart(wreck(1))));
    assert_eq!(Floor::new([(0, 0); WRECKS]), Err(FloorFault::Overlap));
    assert_eq!(floor(&["....", ".123", ".456"]), floor(&["123", "456"]), "wherever it lies on the table");
    assert_eq!(Wreck::new(0).or(Wreck::new(7)), None);
}

// BK-1.1
#[test]
fn random_floors_are_connected_and_of_all_shapes() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let shapes: HashSet<Vec<Cell>> = (0..4000)
        .map(|_| {
            let floor = Floor::random(&mut rng);
            let mut cells: Vec<Cell> = Wreck::all().map(|wreck| floor.cell(wreck)).collect();
            cells.sort_unstable();
            cells
        })
        .collect();
    assert_eq!(shapes.len(), 216, "the fixed hexominoes");
}

// BK-3.1
#[test]
fn it_swims_the_shortest_way_and_stops_on_arrival() {
    let floor = floor(&["123", "..4", "..5", "..6"]).unwrap();
    assert_eq!(route(&floor, 6, 1, 2), [5, 4]);
    assert_eq!(route(&floor, 6, 5, 2), [5]);
    assert!(route(&floor, 6, 6, 2).is_empty());
}

// BK-3.2
#[test]
fn of_several_ways_it_takes_the_one_by_the_higher_number() {
    let floor = floor(&["123", "456"]).unwrap();
    assert_eq!(route(&floor, 1, 5, 2), [4, 5]);
    assert_eq!(route(&floor, 6, 1, 2), [5, 4]);
    assert_eq!(route(&floor, 3, 4, 2), [6, 5]);
}

/// The rulebook says "passes by the Shipwreck card(s) with the highest value", anywhere on the route.
// BK-3.2
#[test]
fn the_highest_number_on_the_way_decides_not_the_first_fork() {
    let floor = floor(&["125", "346"]).unwrap();
    assert_eq!(route(&floor, 1, 6, 5), [2, 5, 6], "by 2 and 5, though 3 is higher than 2");
    assert_eq!(route(&floor, 1, 6, 1), [2], "the way decides also where it does not swim all of it");
    assert_eq!(route(&floor, 6, 1, 5), [5, 2, 1]);
    // Between two routes with the same highest number, the next one decides.
    let floor = self::floor(&["136", "254"]).unwrap();
    assert_eq!(route(&floor, 1, 4, 5), [3, 6, 4]);
    assert_eq!(route(&floor, 2, 6, 5), [5, 4, 6], "5 and 4 before 5 and 3");
    assert_eq!(route(&floor, 6, 2, 5), [4, 5, 2]);
}

// BK-3.2
#[test]
fn where_ways_part_is_told() {
    let parting = |rows: &[&str], from: u8, to: u8, most: u8| {
        floor(rows).unwrap().parting(wreck(from), wreck(to), most).map(Wreck::number)
    };
    assert_eq!(parting(&["123", "456"], 6, 1, 2), Some(5));
    assert_eq!(parting(&["612", ".34", ".5."], 6, 4, 2), Some(3), "at the second step");
    assert_eq!(parting(&["125", "346"], 1, 6, 1), Some(5), "the number that decides, not the first step");
    assert_eq!(parting(&["152", ".34", "..6"], 1, 4, 2), Some(3), "5 is on both ways");
    assert_eq!(parting(&["136", "254"], 2, 6, 2), Some(5), "one of the other ways lacks it");
    assert_eq!(parting(&["612", ".34", ".5."], 6, 4, 1), None, "it does not get that far");
    assert_eq!(parting(&["123456"], 6, 1, 2), None);
}

// BK-3.3
#[test]
fn whoever_controls_it_takes_it_anywhere_in_reach() {
    let floor = floor(&["123", "456"]).unwrap();
    let reach = |most| floor.reach(wreck(2), most).map(Wreck::number).collect::<Vec<_>>();
    assert_eq!(reach(1), [1, 2, 3, 5]);
    assert_eq!(reach(2), [1, 2, 3, 4, 5, 6]);
}

/// Returns all layouts of six cards, without translations, rotations and reflections.
fn all_layouts() -> HashSet<[Cell; WRECKS]> {
    let push = |cells: [Cell; WRECKS]| {
        let left = cells.iter().map(|cell| cell.0).min().unwrap();
        let top = cells.iter().map(|cell| cell.1).min().unwrap();
        cells.map(|(x, y)| (x - left, y - top))
    };
    // The smallest of its eight symmetric images.
    let canonical = |cells: [Cell; WRECKS]| {
        let turned = |cells: [Cell; WRECKS]| cells.map(|(x, y)| (-y, x));
        let mirrored = cells.map(|(x, y)| (-x, y));
        let mut all = Vec::new();
        for mut cells in [cells, mirrored] {
            for _ in 0..4 {
                all.push(push(cells));
                cells = turned(cells);
            }
        }
        all.into_iter().min().unwrap()
    };
    // Grows shapes cell by cell, then assigns the numbers in every order.
    let mut shapes: HashSet<Vec<Cell>> = HashSet::from([vec![(0, 0)]]);
    for _ in 1..WRECKS {
        let mut larger = HashSet::new();
        for shape in &shapes {
            for (x, y) in shape {
                for cell in [(x + 1, *y), (x - 1, *y), (*x, y + 1), (*x, y - 1)] {
                    if !shape.contains(&cell) {
                        let mut more = shape.clone();
                        more.push(cell);
                        let left = more.iter().map(|cell| cell.0).min().unwrap();
                        let top = more.iter().map(|cell| cell.1).min().unwrap();
                        more.iter_mut().for_each(|cell| *cell = (cell.0 - left, cell.1 - top));
                        more.sort_unstable();
                        larger.insert(more);
                    }
                }
            }
        }
        shapes = larger;
    }
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..WRECKS {
        let longer = |order: Vec<usize>| -> Vec<Vec<usize>> {
            let free = (0..WRECKS).filter(|next| !order.contains(next));
            free.map(|next| [&order[..], &[next]].concat()).collect()
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    shapes
        .iter()
        .flat_map(|shape| {
            orders.iter().map(|order| canonical(std::array::from_fn(|index| shape[order[index]])))
        })
        .collect()
}

/// Finds all shortest routes by trying every route.
fn every_way(floor: &Floor, way: &mut Vec<Wreck>, to: Wreck, found: &mut Vec<Vec<Wreck>>) {
    let at = way[way.len() - 1];
    if at == to {
        found.push(way[1..].to_vec());
        return;
    }
    let (x, y) = floor.cell(at);
    for next in Wreck::all() {
        let (other_x, other_y) = floor.cell(next);
        let touch = (x - other_x).abs() + (y - other_y).abs() == 1;
        if touch && !way.contains(&next) {
            way.push(next);
            every_way(floor, way, to, found);
            way.pop();
        }
    }
}

// BK-3.1, BK-3.2
#[test]
fn routes_are_those_of_brute_force_on_every_floor() {
    let layouts = all_layouts();
    // 216 shapes in 720 orders; eight images of each are equal, except for straight lines.
    assert_eq!(layouts.len(), 19_620);
    for cells in layouts {
        let floor = Floor::new(cells).unwrap();
        for from in Wreck::all() {
            for to in Wreck::all() {
                let mut ways = Vec::new();
                every_way(&floor, &mut vec![from], to, &mut ways);
                let shortest = ways.iter().map(Vec::len).min().unwrap();
                // The order: highest number, next highest, then first step.
                let rank = |way: &Vec<Wreck>| {
                    let mut numbers = way.clone();
                    numbers.sort_unstable_by(|one, other| other.cmp(one));
                    (numbers, way.clone())
                };
                let best = ways.into_iter().filter(|way| way.len() == shortest).max_by_key(rank).unwrap();
                assert_eq!(usize::from(floor.steps(from, to)), shortest);
                for most in 0..=2 {
                    let there = &best[..shortest.min(most)];
                    assert_eq!(floor.route(from, to, most as u8), there, "{cells:?} {from:?} {to:?}");
                }
            }
        }
    }
}
