//! Placements (BG-4.2 to BG-4.5).

use super::super::{
    board::Cell,
    event::Event,
    phase::Prompt,
    refusal::Refusal,
    state::Barragoon,
    turn::{Placed, Placement},
};

impl Barragoon {
    pub(in super::super) fn check_place(&self, placement: Placement) -> Result<(), Refusal> {
        // BG-4.3
        if self.position.board[placement.at] != Cell::Empty {
            return Err(Refusal::NotEmpty(placement.at));
        }
        // BG-5.4
        if self.barred_placement() == Some(placement) {
            return Err(Refusal::BarredPlacement(placement));
        }
        Ok(())
    }

    pub(in super::super) fn apply_place(&mut self, placement: Placement) -> Vec<Event> {
        let Placement { face, at } = placement;
        // A placement that was not checked changes nothing.
        let Prompt::Place { by: side, .. } = self.prompt() else { return Vec::new() };
        self.position.place_unchecked(placement);
        if let Some(turn) = &mut self.last {
            turn.placed.push(Placed { by: side, placement });
        }
        let mut events = vec![Event::Placed { side, face, at }];
        events.extend(self.end_turn());
        events
    }
}
