//! Short texts shared by screens and boards: names, bots, numbers.

use super::{
    i18n::{I18n, Language, common},
    platform::device,
};
use crate::{
    kernel::{MAX_SEATS, Seat, Seats, bot::Level},
    table::{name::isolated, player::Player, podium::Rank},
    words::placeholder::Placeholder,
};

/// The name of the player at this seat.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// "Player 3": the default name of a seat.
pub fn numbered(i18n: I18n, n: usize) -> String {
    i18n.now(common::PlayerN { n: n.to_string() })
}

/// Whether this is a seat's default name.
pub fn is_numbered(i18n: I18n, name: &str) -> bool {
    (1..=usize::from(MAX_SEATS)).any(|n| numbered(i18n, n) == name)
}

/// A sentence in which "Player 3" is not broken across lines. Other names may be broken.
pub fn unbroken(i18n: I18n, sentence: &str, name: &str) -> String {
    match is_numbered(i18n, name) {
        true => sentence.replace(name, &name.replace(' ', "\u{a0}")),
        false => sentence.to_owned(),
    }
}

/// "1st", or "joint 1st" if the place is shared.
pub fn place(i18n: I18n, rank: &Rank) -> String {
    let place = i18n.say(common::PlaceN { n: rank.place });
    if rank.shared { i18n.say(common::PlaceShared { place }) } else { place }
}

/// The name of a player to show: a forgotten person is "Somebody 1" in the current language.
pub fn person(i18n: I18n, name: &str) -> String {
    match Placeholder::of(name) {
        Some(Placeholder::Somebody(n)) => i18n.say(common::SomebodyN { n: n.to_string() }),
        Some(Placeholder::Player(_)) | None => name.to_owned(),
    }
}

/// As [`person`], for use within a sentence.
pub fn person_called(i18n: I18n, name: &str) -> String {
    isolated(&person(i18n, name))
}

/// "Anna and Ben"
pub fn list(language: &Language, names: &[String], seats: Seats) -> String {
    language.list(seats.iter().map(|seat| name(names, seat)))
}

/// "Anna: the blue one"
pub fn titled(language: &Language, name: &str, text: &str) -> String {
    language.say(common::Titled { name, text })
}

/// The name of a bot's level.
pub fn level_name(i18n: I18n, level: Level) -> String {
    i18n.say(match level {
        Level::Beginner => common::bot_beginner,
        Level::Easy => common::bot_easy,
        Level::Medium => common::bot_medium,
        Level::Hard => common::bot_hard,
        Level::Expert => common::bot_expert,
    })
}

/// "From here on a bot plays for Ada": in the log, and in the question to the table.
pub fn handed(i18n: I18n, name: &str, to: Option<Level>) -> String {
    match to {
        None => i18n.say(common::HandPerson { name }),
        Some(level) => i18n.say(common::HandBot { name, level: level_name(i18n, level) }),
    }
}

/// The agreed hints in words; `None` if all players may ask.
pub fn hints_agreed(i18n: I18n, players: &[Player], hints: Option<Seats>) -> Option<String> {
    let seats = hints?;
    if seats.is_empty() {
        return Some(i18n.say(common::hints_off));
    }
    let names: Vec<String> = players.iter().map(Player::called).collect();
    Some(i18n.say(common::HintsFor { names: list(&i18n.language(), &names, seats) }))
}

/// A number in plain digits.
pub fn number(n: impl Into<u32>) -> String {
    n.into().to_string()
}

/// The storage size of a text, one byte per character. Tracks the language.
pub fn size(i18n: I18n, characters: usize) -> String {
    let thousands = characters as f64 / 1000.0;
    let is_small = thousands < 999.5;
    let n = if is_small { thousands } else { thousands / 1000.0 };
    // Small sizes have one decimal, and the least size shown is 0.1.
    let n = if n < 9.95 { ((n * 10.0).round() / 10.0).max(0.1) } else { n.round() };
    let n = device::decimal(n, i18n.language().tag());
    if is_small { i18n.say(common::SizeKb { n }) } else { i18n.say(common::SizeMb { n }) }
}
