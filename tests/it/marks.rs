//! Colours and symbols of the people at a table.

use bar_a_jeux::{
    kernel::bot::Level,
    table::{Player, player::MARKS, player_marks},
};

fn bot(name: &str, colour: u8, symbol: u8) -> Player {
    Player { bot: Some(Level::Medium), ..Player::new(name, colour, symbol) }
}

fn looks(table: &[Player]) -> Vec<(u8, u8)> {
    table.iter().map(|player| (player.colour, player.symbol)).collect()
}

#[test]
fn a_free_mark_belongs_to_no_player() {
    let mut people: Vec<Player> = Vec::new();
    for n in 0..MARKS {
        let (colour, symbol) = player_marks::free(&people);
        assert!(people.iter().all(|other| other.colour != colour && other.symbol != symbol), "{n}");
        people.push(Player::new(format!("p{n}"), colour, symbol));
    }
    // All are taken, so any colour will do.
    let (colour, symbol) = player_marks::free(&people);
    assert!(colour < MARKS && symbol < MARKS);
}

#[test]
fn the_holder_of_each_mark_is_named() {
    let people = [Player::new("Ada", 3, 0), Player::new("Ben", 3, 1)];
    let colours = player_marks::holders(&people, |player| player.colour);
    assert_eq!(colours.len(), usize::from(MARKS));
    assert_eq!((colours[3], colours[4]), (Some("Ada"), None), "the first of two");
    assert_eq!(player_marks::holders(&people, |player| player.symbol)[1], Some("Ben"));
}

#[test]
fn bots_and_strangers_give_way_to_people() {
    let known = |player: &Player| ["Ada", "Ben"].contains(&player.name.as_str());
    let mut table = [bot("Rascasse", 0, 0), Player::new("Player 2", 1, 1), Player::new("Ada", 0, 1)];
    player_marks::tell_apart(&mut table, known);
    let [bot, stranger, ada] = looks(&table)[..] else { panic!("somebody is gone") };
    assert_eq!(ada, (0, 1), "Ada keeps hers");
    assert!(bot.0 != 0 && stranger.1 != 1);
    assert!(bot.0 != stranger.0 && bot.1 != stranger.1);
    // A mark without a clash stays.
    assert_eq!((bot.1, stranger.0), (0, 1));
    // Of two people with the same mark, the second one changes it for this match.
    let mut table = [Player::new("Ada", 5, 5), Player::new("Ben", 5, 6)];
    player_marks::tell_apart(&mut table, known);
    assert_eq!(looks(&table)[0], (5, 5));
    assert!(table[1].colour != 5 && table[1].symbol == 6);
}

#[test]
fn a_full_table_is_told_apart() {
    let mut table: Vec<Player> = (0..MARKS).map(|n| Player::new(format!("p{n}"), 7, n / 2)).collect();
    player_marks::tell_apart(&mut table, |player| player.name == "p4");
    let all = |mark: fn(&Player) -> u8| {
        let mut marks: Vec<u8> = table.iter().map(mark).collect();
        marks.sort_unstable();
        marks
    };
    assert_eq!(all(|player| player.colour), (0..MARKS).collect::<Vec<_>>());
    assert_eq!(all(|player| player.symbol), (0..MARKS).collect::<Vec<_>>());
    assert_eq!((table[4].colour, table[4].symbol), (7, 2));
}
