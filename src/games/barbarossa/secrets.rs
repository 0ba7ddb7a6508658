//! Replaces the secrets of a match, for the test that no viewer notices.

use super::{
    event::Event,
    note::Note,
    object::Object,
    phase::{Awaited, Phase},
    state::Barbarossa,
};
use crate::kernel::{PerSeat, Story};

/// Everything that some viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    /// Objects of each player in the order in which they were made.
    pub objects: PerSeat<Vec<Object>>,
    pub notes: PerSeat<Vec<Note>>,
    pub story: Story<Event>,
    /// The guess that an owner is deciding about.
    pub guess: Option<String>,
}

impl Barbarossa {
    pub fn with_secrets(&self, change: impl FnOnce(&mut Secrets)) -> Barbarossa {
        let mut other = self.clone();
        let mut secrets = Secrets {
            objects: self
                .players
                .map(|_, player| player.objects.iter().map(|placed| placed.object.clone()).collect()),
            notes: self.players.map(|_, player| player.notes.clone()),
            story: self.story.clone(),
            guess: other.guess_mut().cloned(),
        };
        change(&mut secrets);
        for (seat, objects) in secrets.objects.iter() {
            for (placed, object) in other.players[seat].objects.iter_mut().zip(objects) {
                placed.object = object.clone();
            }
            other.players[seat].notes = secrets.notes[seat].clone();
        }
        other.story = secrets.story;
        if let (Some(guess), Some(secret)) = (other.guess_mut(), secrets.guess) {
            *guess = secret;
        }
        other
    }

    fn guess_mut(&mut self) -> Option<&mut String> {
        match &mut self.phase {
            Phase::Waiting { awaited: Awaited::Judge { guess, .. }, .. } => Some(guess),
            _ => None,
        }
    }
}
