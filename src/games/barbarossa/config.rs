//! What is agreed before a match of Barbarossa.

use serde::{Deserialize, Serialize};

use super::{letter_index::FURTHEST, refusal::Refusal, riddle::MOST_EACH, score, word::PHRASE};

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// What the objects are made of (BB-2.3).
    pub clay: Medium,
    /// The time to sculpt an object, in minutes; 0: as long as one likes (BB-2.4). Only the screen counts it.
    pub minutes: u8,
    /// The objects of each player; 0: as many as are printed (BB-2.1, BB-2.6).
    pub objects: u8,
    /// Spaces of the score track, the goal included (BB-1.4).
    pub track: u8,
    /// Riddles of two words are allowed (BB-2.2).
    pub two_words: bool,
    /// Phrases of up to five words are allowed, and riddles of two words with them (BB-2.2).
    pub phrases: bool,
    /// The penalties are taken however the match ends (BB-6.3).
    pub penalties: bool,
    /// The screen reminds everybody that nobody asks about letters (BB-3.7).
    pub no_letters: bool,
}

/// What the objects are made of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Medium {
    /// Sculpted on the device.
    App,
    /// Clay of one's own on the table; the app has a photo or a label of each object.
    Real,
}

/// The tracks there are, in spaces (BB-1.4).
pub const TRACKS: [u8; 3] = [26, 32, 40];

/// The numbers of objects of each there are; 0: as printed (BB-2.6).
pub const OBJECTS: [u8; 3] = [0, 1, 2];

/// The times there are, in minutes (BB-2.4).
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
        }
    }
}

impl Config {
    /// The most words of a riddle (BB-2.1, BB-2.2).
    pub fn words(&self) -> usize {
        match (self.phrases, self.two_words) {
            (true, _) => PHRASE,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// The objects of each of so many players (BB-2.1, BB-2.6).
    pub fn each(&self, seats: u8) -> u8 {
        match self.objects {
            0 if seats == 3 => MOST_EACH,
            0 => 2,
            objects => objects,
        }
    }

    /// How many arrows there are: as many as are printed (BB-1.5), or three for every two objects where there are fewer
    /// of these (BB-2.6).
    pub fn arrows(&self, seats: u8) -> u8 {
        let each = self.each(seats);
        if each < Config::default().each(seats) {
            (3 * each * seats).div_ceil(2)
        } else {
            score::arrows(seats)
        }
    }

    /// The furthest letter that can be asked for, from the front and from the back (BB-3.9).
    pub fn furthest(&self) -> i8 {
        if self.phrases { FURTHEST } else { 12 }
    }

    /// Whether there are such options.
    pub(super) fn check(&self) -> Result<(), Refusal> {
        if TRACKS.contains(&self.track) && MINUTES.contains(&self.minutes) && OBJECTS.contains(&self.objects)
        {
            Ok(())
        } else {
            Err(Refusal::Options)
        }
    }
}
