//! Options of a match of Barbarossa.

use serde::{Deserialize, Serialize};

use super::{
    letter_index::FURTHEST,
    refusal::Refusal,
    riddle::MOST_EACH,
    score,
    word::{PHRASE, Spelling},
};

/// The options of a match. An option missing in a save has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// Material of the objects (BB-2.3).
    pub clay: Medium,
    /// Minutes to sculpt an object; 0: unlimited (BB-2.4). Only the screen measures the time.
    pub minutes: u8,
    /// Objects of each player; 0: the printed number (BB-2.1, BB-2.6).
    pub objects: u8,
    /// Spaces of the score track, the goal included (BB-1.4).
    pub track: u8,
    /// Whether riddles of two words are allowed (BB-2.2).
    pub two_words: bool,
    /// Whether phrases of up to five words are allowed, which includes riddles of two words (BB-2.2).
    pub phrases: bool,
    /// Whether penalties apply however the match ends (BB-6.3).
    pub penalties: bool,
    /// Whether the screen reminds the players not to ask about letters (BB-3.7).
    pub no_letters: bool,
    /// The languages by which a guess is compared (BB-4.3). No player chooses it; older logs lack it.
    #[serde(default = "Spelling::of_older_logs")]
    pub spelling: Spelling,
}

/// Material of the objects.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Medium {
    /// Sculpted on the device.
    App,
    /// Real clay on the table. The app has a photo or a label of each object.
    Real,
}

/// Choices of the length of the track, in spaces (BB-1.4).
pub const TRACKS: [u8; 3] = [26, 32, 40];

/// Choices of the number of objects of each player; 0: as printed (BB-2.6).
pub const OBJECTS: [u8; 3] = [0, 1, 2];

/// Choices of the time limit, in minutes (BB-2.4).
pub const MINUTES: [u8; 4] = [0, 5, 10, 15];

impl Default for Config {
    fn default() -> Config {
        Config {
            clay: Medium::App,
            minutes: 0,
            objects: 0,
            track: TRACKS[1],
            two_words: false,
            phrases: false,
            penalties: false,
            no_letters: false,
            spelling: Spelling::SixLanguages,
        }
    }
}

impl Config {
    /// Maximum number of words of a riddle (BB-2.1, BB-2.2).
    pub fn words(&self) -> usize {
        match (self.phrases, self.two_words) {
            (true, _) => PHRASE,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// Number of objects of each player, for this many players (BB-2.1, BB-2.6).
    pub fn each(&self, seats: u8) -> u8 {
        match self.objects {
            0 if seats == 3 => MOST_EACH,
            0 => 2,
            objects => objects,
        }
    }

    /// Number of arrows: as printed (BB-1.5), or three for every two objects if there are fewer objects than printed
    /// (BB-2.6).
    pub fn arrows(&self, seats: u8) -> u8 {
        let each = self.each(seats);
        if each < Config::default().each(seats) {
            (3 * each * seats).div_ceil(2)
        } else {
            score::arrows(seats)
        }
    }

    /// Furthest position of a letter that can be asked for, from the front and from the back (BB-3.9).
    pub fn furthest(&self) -> i8 {
        if self.phrases { FURTHEST } else { 12 }
    }

    /// Checks that the app offers these options.
    pub(super) fn check(&self) -> Result<(), Refusal> {
        if TRACKS.contains(&self.track) && MINUTES.contains(&self.minutes) && OBJECTS.contains(&self.objects)
        {
            Ok(())
        } else {
            Err(Refusal::Options)
        }
    }
}
