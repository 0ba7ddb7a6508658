//! Draws by repetition: offer, refusal, and the sequence that may not continue (BG-5.4).

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
    /// Returns the move that would continue a sequence after a refused draw, unless it is the only legal one (BG-5.4).
    /// A move with placements is never barred itself; its last placement is.
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

    /// Returns the placement that would complete a turn which continues a sequence (BG-5.4).
    pub(in super::super) fn barred_placement(&self) -> Option<Placement> {
        let next = self.chain?.next(&self.history)?;
        let Prompt::Place { by, left: 1, .. } = self.prompt() else { return None };
        // A player is not responsible for the opponent's placement.
        if by != self.position.side {
            return None;
        }
        let (before, placement) = next.last_placement()?;
        (TurnKey::new(self.last.as_ref()?) == before).then_some(placement)
    }

    // BG-5.4: the player who completed the repetition may offer, the side to move answers.
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
