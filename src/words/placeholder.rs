//! Names that the app gives: to a seat without a name, and to a person who is forgotten. They are recognised in every
//! language, since a saved match keeps the name in the language of its day.

/// The app's names in one language, each followed by a number.
struct Words {
    player: &'static str,
    somebody: &'static str,
}

/// As the messages `player_n` and `somebody_n` of each language.
const WORDS: &[Words] = &[
    Words { player: "Player", somebody: "Somebody" },
    Words { player: "Joueur", somebody: "Quelqu’un" },
    Words { player: "Spieler", somebody: "Jemand" },
    Words { player: "Jugador", somebody: "Alguien" },
    Words { player: "Giocatore", somebody: "Qualcuno" },
    Words { player: "Speler", somebody: "Iemand" },
];

/// A name that the app gave.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Placeholder {
    /// A seat without a name, by its number from 1.
    Player(u32),
    /// A forgotten person, by their number from 1. Each forgotten person has another number.
    Somebody(u32),
}

impl Placeholder {
    /// Recognises a name that the app gave; `None` for a name that a person typed.
    ///
    /// ```
    /// use bar_a_jeux::words::placeholder::Placeholder;
    ///
    /// assert_eq!(Placeholder::of("Joueur 2"), Some(Placeholder::Player(2)));
    /// assert_eq!(Placeholder::of("Player One"), None);
    /// ```
    pub fn of(name: &str) -> Option<Placeholder> {
        let (word, number) = name.rsplit_once([' ', '\u{a0}'])?;
        let n: u32 = number.parse().ok().filter(|n| *n > 0)?;
        WORDS.iter().find_map(|words| match word {
            _ if word == words.player => Some(Placeholder::Player(n)),
            _ if word == words.somebody => Some(Placeholder::Somebody(n)),
            _ => None,
        })
    }
}
