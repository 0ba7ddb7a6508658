//! Examples offered by the rules pages, by game and section, with their titles. Their steps are a script of the layer
//! [`lessons`](crate::lessons), fetched when it is opened; a test checks that both agree.

use super::{Text, examples};

/// An example offered by a rules page.
#[derive(PartialEq, Eq, Debug)]
pub struct OfferedExample {
    /// The game's slug.
    pub game: &'static str,
    /// Id of the section.
    pub section: &'static str,
    /// Name of the example in its script and in addresses.
    pub id: &'static str,
    pub title: Text,
}

/// Declares the examples of games in the order of their pages, each with section, id and title.
macro_rules! offered {
    ($($game:literal: [$($section:literal $id:literal $title:ident),* $(,)?]),* $(,)?) => {
        &[$($(OfferedExample { game: $game, section: $section, id: $id, title: examples::$title }),*),*]
    };
}

/// All examples.
pub const EXAMPLES: &[OfferedExample] = offered! {
    "barragoon": [
        "faces" "straight" barragoon_straight,
        "faces" "turns" barragoon_turns,
        "moves" "moves" barragoon_moves,
        "captures" "cube" barragoon_cube,
        "captures" "piece" barragoon_piece,
        "end" "stuck" barragoon_stuck,
        "end" "dead" barragoon_dead,
    ],
    "bouillabaisse": [
        "tricks" "follow" bouillabaisse_follow,
        "costs" "tricks" bouillabaisse_tricks,
        "costs" "hearts" bouillabaisse_hearts,
        "costs" "last" bouillabaisse_last,
        "all" "everything" bouillabaisse_everything,
    ],
    "barrakuda": [
        "choose" "choose" barrakuda_choose,
        "fish" "fish" barrakuda_fish,
        "wrecks" "alone" barrakuda_alone,
        "wrecks" "together" barrakuda_together,
        "end" "bank" barrakuda_bank,
    ],
    "barracuda": [
        "actions" "open" barracuda_open,
        "offers" "refused" barracuda_refused,
        "offers" "accepted" barracuda_accepted,
        "auction" "auction" barracuda_auction,
        "lastorder" "call" barracuda_call,
        "bankrupt" "broke" barracuda_broke,
    ],
    "barbarossa": [
        "turn" "walk" barbarossa_walk,
        "elf" "letter" barbarossa_letter,
        "questions" "series" barbarossa_series,
        "solving" "arrows" barbarossa_arrows,
        "curses" "curse" barbarossa_curse,
    ],
};

/// Iterates over the examples of a section of a game's rules.
pub fn of_section(game: &str, section: &str) -> impl Iterator<Item = &'static OfferedExample> {
    EXAMPLES.iter().filter(move |offered| offered.game == game && offered.section == section)
}

/// Returns the example with this id.
pub fn find(game: &str, id: &str) -> Option<&'static OfferedExample> {
    EXAMPLES.iter().find(|offered| offered.game == game && offered.id == id)
}
