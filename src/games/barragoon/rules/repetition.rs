//! A draw by repetition: offered, refused, and the succession that may not go on (BG-5.4).

use super::super::{
    ending::{DrawReason, End},
    event::Event,
    moves,
    phase::{Phase, Prompt},
    repetition::{Chain, TurnKey},
    state::Barragoon,
    turn::{Move, Placement},
};

impl Barragoon {
    /// The move that would continue a succession after a refused draw, unless it is the only one
    /// there is (BG-5.4). A move that is followed by placements is never barred itself: the bar then
    /// falls on the last placement.
    pub(in super::super) fn barred_move(&self) -> Option<Move> {
        let next = self.chain?.next(&self.history)?;
        let Prompt::Move { side } = self.prompt() else { return None };
        let moves = moves::moves(&self.position.board, side);
        if moves.len() == 1 {
            return None;
        }
        moves
            .into_iter()
            .find(|step| TurnKey::new(&self.turn(*step)) == next && !self.position.owes_after(*step))
    }

    /// The placement that would complete the turn which continues a succession (BG-5.4).
    pub(in super::super) fn barred_placement(&self) -> Option<Placement> {
        let next = self.chain?.next(&self.history)?;
        let Prompt::Place { by, left: 1, .. } = self.prompt() else { return None };
        // What the other side places cannot be held against the one who was refused.
        if by != self.position.side {
            return None;
        }
        let (before, placement) = next.last_placement()?;
        (TurnKey::new(self.last.as_ref()?) == before).then_some(placement)
    }

    // BG-5.4: whoever completed the repetition may offer, the side to move answers.
    pub(in super::super) fn apply_offer(&mut self) -> Vec<Event> {
        let by = self.position.side;
        self.phase = Phase::AnswerDraw { by };
        vec![Event::DrawOffered { by: by.other() }]
    }

    pub(in super::super) fn apply_go_on(&mut self) -> Vec<Event> {
        self.phase = Phase::Play;
        vec![Event::DrawDeclinedToOffer { by: self.position.side.other() }]
    }

    pub(in super::super) fn apply_acceptance(&mut self) -> Vec<Event> {
        let end = End::Draw(DrawReason::Agreed);
        self.phase = Phase::Over(end);
        vec![Event::DrawAccepted { by: self.position.side }, Event::Ended(end)]
    }

    pub(in super::super) fn apply_refusal(&mut self) -> Vec<Event> {
        self.phase = Phase::Play;
        self.chain = Chain::refused(&self.history);
        vec![Event::DrawRefused { by: self.position.side }]
    }
}
