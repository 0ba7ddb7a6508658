//! Colours and symbols of the people at a table: which are free, who has the others, and who gives way.

use super::player::{MARKS, Player};

/// Returns a colour and a symbol that no player has, if there are any left.
pub fn free(taken: &[Player]) -> (u8, u8) {
    let start = taken.len() as u8;
    let free = |used: &dyn Fn(u8) -> bool| {
        (0..MARKS).map(|mark| (mark + start) % MARKS).find(|mark| !used(*mark)).unwrap_or(start % MARKS)
    };
    (
        free(&|mark| taken.iter().any(|player| player.colour == mark)),
        free(&|mark| taken.iter().any(|player| player.symbol == mark)),
    )
}

/// Returns the first holder of each mark. `mark`: selects the colour or the symbol.
pub fn holders(people: &[Player], mark: fn(&Player) -> u8) -> Vec<Option<&str>> {
    let holder = |index: u8| people.iter().find(|player| mark(player) == index);
    (0..MARKS).map(|index| holder(index).map(|player| player.name.as_str())).collect()
}

/// Makes all colours and symbols of a table different. Known people keep theirs, the first of two with the same;
/// bots and strangers give way.
pub fn tell_apart(table: &mut [Player], is_known: impl Fn(&Player) -> bool) {
    let (known, others): (Vec<usize>, Vec<usize>) =
        (0..table.len()).partition(|index| is_known(&table[*index]));
    let mut settled: Vec<Player> = Vec::new();
    for index in known.into_iter().chain(others) {
        let mut rest = table.to_vec();
        let mut player = rest.remove(index);
        // Also avoids the marks of players who are not settled yet.
        let (colour, symbol) = free(&rest);
        if settled.iter().any(|other| other.colour == player.colour) {
            player.colour = colour;
        }
        if settled.iter().any(|other| other.symbol == player.symbol) {
            player.symbol = symbol;
        }
        table[index] = player.clone();
        settled.push(player);
    }
}
