//! The people of an evening: those in its note, and those of its matches.

use super::people_of;
use crate::{
    saves::{
        evenings::{EveningNote, Guest},
        results::{MatchResult, evening},
    },
    table::player::Player,
    words::placeholder::Placeholder,
};

/// Returns the noted people in order of arrival, then those of the matches whom the note lacks. Forgotten people take no
/// part in further matches, so they are left out.
pub fn guests(results: &[MatchResult], note: &EveningNote) -> Vec<Guest> {
    let mut guests = note.guests.clone();
    for (_, player) in results.iter().flat_map(people_of) {
        if guests.iter().all(|guest| guest.player.name != player.name) {
            guests.push(Guest { player: player.clone(), left: false });
        }
    }
    guests.retain(|guest| Placeholder::of(&guest.player.name).is_none());
    guests
}

/// Returns the people who are still present.
pub fn present(guests: &[Guest]) -> Vec<Player> {
    guests.iter().filter(|guest| !guest.left).map(|guest| guest.player.clone()).collect()
}

/// Whether the person with this name took part in one of the matches.
pub fn has_played(results: &[MatchResult], name: &str) -> bool {
    results.iter().flat_map(people_of).any(|(_, player)| player.name == name)
}

/// Returns these people in the order of their seats in the next match: as in the match that most of them played
/// together, the latest of several, moved on by one seat. People who were not in it follow in their own order.
pub fn moved_on(present: &[Player], results: &[MatchResult]) -> Vec<Player> {
    let seated = |result: &MatchResult| -> Vec<Player> {
        let seat = |(_, player): (usize, &Player)| present.iter().find(|other| other.name == player.name);
        people_of(result).filter_map(seat).cloned().collect()
    };
    let tables = results.iter().map(seated).filter(|table| table.len() > 1);
    let mut table = tables.max_by_key(Vec::len).unwrap_or_default();
    if !table.is_empty() {
        table.rotate_left(1);
    }
    let others = present.iter().filter(|player| table.iter().all(|seat| seat.name != player.name));
    let others: Vec<Player> = others.cloned().collect();
    [table, others].concat()
}

/// Returns the players of the next match of the current evening: those who are here, moved on by one seat.
pub fn next_table(results: &[MatchResult], note: &EveningNote) -> Vec<Player> {
    let guests = guests(&evening(results, None), note);
    moved_on(&present(&guests), results)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Player {
        Player::new(name, 0, 0)
    }

    fn result(names: &[&str]) -> MatchResult {
        MatchResult {
            id: names.concat(),
            game: "barragoon".to_owned(),
            ended: 1,
            players: names.iter().map(|name| person(name)).collect(),
            places: (1..=names.len() as u8).collect(),
            resigned: false,
            tally: Vec::new(),
            counts: Vec::new(),
            started: None,
            first: None,
            archived: None,
        }
    }

    fn names(players: &[Player]) -> Vec<&str> {
        players.iter().map(|player| player.name.as_str()).collect()
    }

    #[test]
    fn people_of_matches_join_the_noted_ones() {
        let mut note = EveningNote::default();
        note.set_left(&person("Ben"), true);
        let results = [result(&["Ada", "Ben"]), result(&["Player 2", "Somebody 1"])];
        let guests = guests(&results, &note);
        assert_eq!(guests.iter().map(|guest| &*guest.player.name).collect::<Vec<_>>(), ["Ben", "Ada"]);
        assert_eq!(names(&present(&guests)), ["Ada"]);
        assert!(has_played(&results, "Ada") && !has_played(&results, "Zoé"));
    }

    #[test]
    fn people_move_on_by_one_seat() {
        let present = ["Ada", "Ben", "Ida"].map(person);
        assert_eq!(names(&moved_on(&present, &[])), ["Ada", "Ben", "Ida"]);
        let results = [result(&["Ben", "Zoé", "Ada"]), result(&["Ida", "Ada"]), result(&["Ida", "Zoé"])];
        assert_eq!(names(&moved_on(&present, &results)), ["Ada", "Ida", "Ben"]);
        let results = [result(&["Ben", "Ida", "Ada"]), result(&["Ida", "Ada"])];
        assert_eq!(names(&moved_on(&present, &results)), ["Ida", "Ada", "Ben"]);
    }
}
