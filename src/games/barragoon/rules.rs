//! The rules as the table sees them: who may act, what is legal, what a step brings about. One check
//! and one apply for each phase.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::kernel::{Game, NoChance, Notice, Offer, Outcome, Pending, Seat, StepOf, Viewer};

use super::{
    action::Action,
    board::{Cell, Side, Square},
    config::Config,
    ending::{DrawReason, End},
    event::Event,
    moves,
    phase::{Phase, Prompt},
    reading::Reading,
    refusal::{MoveRefusal, Refusal},
    repetition::{self, Chain, TurnKey},
    state::Barragoon,
    touch::Touched,
    turn::{Move, Placed, Placement},
    view::View,
};

impl Game for Barragoon {
    const SLUG: &'static str = "barragoon";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    /// Nothing in the rules makes Barragoon end: pieces run out, but Barragoons may be taken and put
    /// down for ever. Matches of people stay far below this; see `docs/rules/barragoon.md`.
    const MAX_STEPS: usize = 20_000;
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type Chance = NoChance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, _seats: u8) -> Result<Self, Refusal> {
        Ok(Barragoon::begin(config, config.position()?))
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
        let events = match *action {
            Action::Move(step) => self.apply_move(step),
            Action::Place(placement) => self.apply_place(placement),
            Action::Touch { at } => self.apply_touch(at),
            Action::OfferDraw => self.apply_offer(),
            Action::GoOn => self.apply_go_on(),
            Action::AcceptDraw => self.apply_acceptance(),
            Action::RefuseDraw => self.apply_refusal(),
        };
        events.into_iter().map(Notice::all).collect()
    }

    fn draw_chance(&self, _rng: &mut impl Rng) -> NoChance {
        unreachable!("nothing in Barragoon is left to chance")
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.sight()
    }

    /// Nothing is ever hidden, but under touch-move what was let go stays where it is (BG-4.6): it is taken back only if
    /// both agree.
    fn reveals_information(&self, _step: &StepOf<Self>) -> bool {
        self.touch_move && self.reading == Reading::Second
    }

    // BG-5.5
    fn resign(&self, seat: Seat) -> Option<Outcome> {
        let side = Side::from_seat(seat)?;
        let open = self.resign && !matches!(self.phase, Phase::Over(_));
        open.then(|| Outcome::won_by(side.other().seat(), 2))
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.accounts()
    }
}

impl Barragoon {
    fn check_move(&self, side: Side, step: Move) -> Result<(), Refusal> {
        let Move { from, to } = step;
        match self.position.board[from] {
            Cell::Piece(piece) if piece.side == side => {}
            Cell::Piece(_) => return Err(MoveRefusal::NotYourPiece(from).into()),
            Cell::Empty | Cell::Barragoon(_) => return Err(MoveRefusal::NoPiece(from).into()),
        }
        moves::check(&self.position.board, from, to)?;
        // BG-5.4
        if self.barred_move() == Some(step) {
            return Err(Refusal::Barred(step));
        }
        // BG-4.6
        match self.touched {
            touched if touched.allows(step) => Ok(()),
            Touched { prey: Some(prey), .. } if prey != to => Err(Refusal::MustTake(prey)),
            Touched { piece, .. } => Err(Refusal::MustMove(piece.unwrap_or(from))),
        }
    }

    fn check_touch(&self, at: Square) -> Result<(), Refusal> {
        // BG-4.6
        let binds = self.would_bind(&self.legal_moves()).contains(at);
        if binds { Ok(()) } else { Err(Refusal::IdleTouch(at)) }
    }

    fn check_place(&self, placement: Placement) -> Result<(), Refusal> {
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

    fn apply_move(&mut self, step: Move) -> Vec<Event> {
        let Move { from, to } = step;
        let side = self.position.side;
        let turn = self.turn(step);
        let piece = self.position.board[from].piece();
        let captured = self.position.play_unchecked(step);
        self.touched = Touched::default();
        self.last = Some(turn);
        // A checked move always has a piece.
        let mut events: Vec<Event> =
            piece.map(|piece| Event::Moved { side, piece, from, to, captured }).into_iter().collect();
        events.extend(self.end_turn());
        events
    }

    fn apply_place(&mut self, placement: Placement) -> Vec<Event> {
        let Placement { face, at } = placement;
        let Prompt::Place { by: side, .. } = self.prompt() else { return Vec::new() };
        self.position.place_unchecked(placement);
        if let Some(turn) = &mut self.last {
            turn.placed.push(Placed { by: side, placement });
        }
        let mut events = vec![Event::Placed { side, face, at }];
        events.extend(self.end_turn());
        events
    }

    fn apply_touch(&mut self, at: Square) -> Vec<Event> {
        let (side, what) = (self.position.side, self.position.board[at]);
        self.touched = self.touched.and(at, what.piece().is_some_and(|piece| piece.side == side));
        vec![Event::Touched { side, at, what }]
    }

    // BG-5.4: whoever completed the repetition may offer, the side to move answers.
    fn apply_offer(&mut self) -> Vec<Event> {
        let by = self.position.side;
        self.phase = Phase::AnswerDraw { by };
        vec![Event::DrawOffered { by: by.other() }]
    }

    fn apply_go_on(&mut self) -> Vec<Event> {
        self.phase = Phase::Play;
        vec![Event::DrawDeclinedToOffer { by: self.position.side.other() }]
    }

    fn apply_acceptance(&mut self) -> Vec<Event> {
        let end = End::Draw(DrawReason::Agreed);
        self.phase = Phase::Over(end);
        vec![Event::DrawAccepted { by: self.position.side }, Event::Ended(end)]
    }

    fn apply_refusal(&mut self) -> Vec<Event> {
        self.phase = Phase::Play;
        self.chain = Chain::refused(&self.history);
        vec![Event::DrawRefused { by: self.position.side }]
    }

    /// Where nothing is owed any more: closes the turn and looks whether the match goes on. The
    /// order is that of the rulebook: pieces and moves, dead positions, repetition (BG-5).
    fn end_turn(&mut self) -> Option<Event> {
        if self.position.owed.is_some() {
            return None;
        }
        self.turn_start = self.position.clone();
        let key = TurnKey::new(self.last.as_ref()?);
        self.chain = self.chain.filter(|chain| chain.next(&self.history) == Some(key)).map(Chain::forced);
        self.history.push(key);

        let unbroken =
            || self.chain.filter(|chain| chain.unbroken()).map(|_| End::Draw(DrawReason::Unbroken));
        if let Some(end) = self.position.end(self.express, self.reading).or_else(unbroken) {
            self.phase = Phase::Over(end);
            return Some(Event::Ended(end));
        }
        // While a refused succession goes on by force there is nothing new to offer.
        if self.chain.is_none() && repetition::thrice(&self.history).is_some() {
            self.phase = Phase::MayOfferDraw { by: self.position.side.other() };
        }
        None
    }
}
