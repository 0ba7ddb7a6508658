//! Implements [`Game`] for Barragoon.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::kernel::{Game, NoChance, Notice, Offer, Outcome, Pending, Seat, StepOf, Viewer, unchecked};

use super::{
    action::Action,
    board::Side,
    config::Config,
    counts,
    event::Event,
    phase::{Phase, Prompt},
    refusal::Refusal,
    state::Barragoon,
    view::View,
};

impl Game for Barragoon {
    const SLUG: &'static str = "barragoon";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    /// The rules do not limit a match: the number of pieces decreases, but Barragoons may be captured and placed for
    /// ever. Real matches stay far below this bound; see `docs/rules/barragoon.md`.
    const MAX_STEPS: usize = 20_000;
    const BOTS: bool = true;
    /// Half a piece.
    const BLUNDER_THRESHOLD: i32 = 50;

    type Config = Config;
    type Action = Action;
    type Chance = NoChance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, _seats: u8) -> Result<Self, Refusal> {
        Ok(Barragoon::at(config, config.position()?))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn pending(&self) -> Pending {
        match self.prompt() {
            Prompt::Over(end) => Pending::Over(end.outcome()),
            Prompt::Move { side } => Pending::player(side.seat()),
            Prompt::Place { by, .. } | Prompt::MayOfferDraw { by } | Prompt::AnswerDraw { by } => {
                Pending::player(by.seat())
            }
        }
    }

    /// Number of pieces left (BG-5.1).
    fn tally(&self, seat: Seat) -> Vec<i32> {
        let side = Side::from_seat(seat);
        side.map(|side| self.position().board().pieces(side).len() as i32).into_iter().collect()
    }

    fn counts(&self, events: &[Event]) -> Vec<Vec<i32>> {
        counts::counts(events)
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        if self.prompt().actor().map(Side::seat) == Some(seat) {
            Offer::List(self.actions())
        } else {
            Offer::Nothing
        }
    }

    fn check_action(&self, _seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.prompt(), *action) {
            (Prompt::Move { side }, Action::Move(step)) => self.check_move(side, step),
            (Prompt::Move { .. }, Action::Touch { at }) => self.check_touch(at),
            (Prompt::Place { .. }, Action::Place(placement)) => self.check_place(placement),
            (Prompt::MayOfferDraw { .. }, Action::OfferDraw | Action::GoOn)
            | (Prompt::AnswerDraw { .. }, Action::AcceptDraw | Action::RefuseDraw) => Ok(()),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn is_possible(&self, chance: &NoChance) -> bool {
        match *chance {}
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        let (_, action) = step.player();
        let events = match (self.prompt(), *action) {
            (Prompt::Move { .. }, Action::Move(step)) => self.apply_move(step),
            (Prompt::Move { .. }, Action::Touch { at }) => self.apply_touch(at),
            (Prompt::Place { by, .. }, Action::Place(placement)) => self.apply_place(by, placement),
            (Prompt::MayOfferDraw { .. }, Action::OfferDraw) => self.apply_offer(),
            (Prompt::MayOfferDraw { .. }, Action::GoOn) => self.apply_go_on(),
            (Prompt::AnswerDraw { .. }, Action::AcceptDraw) => self.apply_acceptance(),
            (Prompt::AnswerDraw { .. }, Action::RefuseDraw) => self.apply_refusal(),
            _ => unchecked(),
        };
        events.into_iter().map(Notice::all).collect()
    }

    fn draw_chance(&self, _rng: &mut impl Rng) -> NoChance {
        unreachable!("nothing in Barragoon is left to chance")
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// There are no secrets. But under touch-move every step counts as revealing, so that both players must agree to an
    /// undo: a piece that was let go stays where it is (BG-4.6).
    fn reveals_information(&self, _step: &StepOf<Self>) -> bool {
        self.touch_move
    }

    // BG-5.5
    fn resign(&self, seat: Seat) -> Option<Outcome> {
        let side = Side::from_seat(seat)?;
        let open = self.resign && !matches!(self.phase, Phase::Over(_));
        open.then(|| Outcome::won_by(side.other().seat(), 2))
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.check_accounts()
    }
}
