//! Options of a match of Barragoon.

use serde::{Deserialize, Serialize};

use super::{
    board::{Cell, Face, Piece, RESERVE, Side, Square, Value},
    ending::End,
    position::{Position, Setup},
    refusal::ConfigFault,
};

/// Start position of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// All eight Barragoons show No passage (BG-1.5).
    #[default]
    Closed,
    /// All eight Barragoons show All turns (BG-1.5).
    Open,
    /// A position text (BG-7.1).
    Position(String),
}

/// Options of a match. The default is the game as printed. An option missing in a save has its default, except
/// `touch_move`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    pub start: Start,
    /// Express levels of White and Brown, 0 to 2 (BG-6.1). Level 0 is the game without the express rule.
    pub express: [u8; 2],
    /// Whether touch-move applies (BG-4.6). Saves without this field have no touch-move.
    #[serde(default)]
    pub touch_move: bool,
    /// Whether a player may resign (BG-5.5).
    pub resign: bool,
}

/// Highest express level (BG-6.1).
pub const MAX_EXPRESS: u8 = 2;

impl Default for Config {
    fn default() -> Self {
        Config { start: Start::Closed, express: [0, 0], touch_move: true, resign: true }
    }
}

impl Config {
    /// Returns options for a friendly match: as printed, but without touch-move (BG-4.6).
    pub fn relaxed() -> Config {
        Config { touch_move: false, ..Config::default() }
    }

    /// Returns the options for the same players after swapping seats: an express level belongs to its player (BG-6.1).
    pub fn turned(self) -> Config {
        let [white, brown] = self.express;
        Config { express: [brown, white], ..self }
    }

    /// Returns the start position.
    ///
    /// # Errors
    /// The wrong option.
    pub fn position(&self) -> Result<Position, ConfigFault> {
        if let Some(level) = self.express.into_iter().find(|level| *level > MAX_EXPRESS) {
            return Err(ConfigFault::Express(level));
        }
        let position: Position = match &self.start {
            Start::Closed => start(Face::NoPassage).try_into()?,
            Start::Open => start(Face::AllTurns).try_into()?,
            Start::Position(text) => text.parse::<Setup>()?.try_into()?,
        };
        // BG-7.0
        let waiting = position.side.other();
        let lost = || {
            let why = position.too_few(waiting, self.express)?;
            Some(End::Won { winner: position.side, why })
        };
        match position.end(self.express).or_else(lost) {
            Some(end) => Err(ConfigFault::AlreadyOver(end)),
            None => Ok(position),
        }
    }
}

/// Returns the set-up of the rulebook, with all Barragoons showing `face` (BG-1.3, BG-1.5).
fn start(face: Face) -> Setup {
    const PIECES: [(u8, u8, Value); 7] = [
        (1, 0, Value::Four),
        (2, 0, Value::Three),
        (4, 0, Value::Three),
        (5, 0, Value::Four),
        (2, 1, Value::Two),
        (3, 1, Value::Three),
        (4, 1, Value::Two),
    ];
    const BARRAGOONS: [(u8, u8); 8] = [(1, 3), (5, 3), (0, 4), (2, 4), (4, 4), (6, 4), (1, 5), (5, 5)];

    let mut setup = Setup::empty(Side::White, RESERVE);
    for (file, rank, value) in PIECES {
        for (side, rank) in [(Side::White, rank), (Side::Brown, 8 - rank)] {
            if let Some(square) = Square::new(file, rank) {
                setup.board.set(square, Cell::Piece(Piece { side, value }));
            }
        }
    }
    for (file, rank) in BARRAGOONS {
        if let Some(square) = Square::new(file, rank) {
            setup.board.set(square, Cell::Barragoon(face));
        }
    }
    setup
}
