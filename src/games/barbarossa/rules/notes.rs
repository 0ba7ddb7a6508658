//! Private notes, which interrupt nothing (BB-3.5).

use crate::games::barbarossa::{
    note::{MAX_NOTE, Note},
    phase::{Awaited, Phase},
    refusal::Refusal,
    state::Barbarossa,
    word::is_hidden,
};
use crate::kernel::Seat;

impl Barbarossa {
    /// Whether notes may be written now: not while a roll is awaited.
    pub(in crate::games::barbarossa) fn may_note(&self) -> bool {
        match &self.phase {
            Phase::Playing(_) => true,
            Phase::Waiting { awaited, .. } => !matches!(awaited, Awaited::Die | Awaited::Contest(_)),
            Phase::Making | Phase::Starting | Phase::Over { .. } => false,
        }
    }

    pub(in crate::games::barbarossa) fn check_notes(&self, by: Seat, notes: &[Note]) -> Result<(), Refusal> {
        if !self.may_note() {
            return Err(Refusal::NotNow);
        }
        // Each object once, sorted.
        if notes.is_empty() || !notes.is_sorted_by(|one, next| one.on < next.on) {
            return Err(Refusal::Note);
        }
        for Note { on, text } in notes {
            self.check_other(by, *on)?;
            if text.chars().count() > MAX_NOTE || text.chars().any(is_hidden) {
                return Err(Refusal::Note);
            }
        }
        let before = &self.players[by];
        let same = |note: &Note| before.note_on(note.on).unwrap_or_default() == note.text;
        if notes.iter().any(same) { Err(Refusal::Same) } else { Ok(()) }
    }

    /// Writes notes, and replaces earlier ones on the same objects.
    pub(super) fn note(&mut self, by: Seat, new: &[Note]) {
        let notes = &mut self.players[by].notes;
        notes.retain(|old| new.iter().all(|note| note.on != old.on));
        notes.extend(new.iter().filter(|note| !note.text.is_empty()).cloned());
        notes.sort();
    }
}
