//! Implements [`Game`] for Barbarossa.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{
    action::{Action, Chance},
    config::Config,
    counts,
    event::Event,
    phase::Phase,
    player::Player,
    refusal::Refusal,
    state::Barbarossa,
    view::View,
};
use crate::kernel::{Game, Notice, Offer, Pending, PerSeat, Seat, Seats, Step, StepOf, Story, Viewer};

impl Game for Barbarossa {
    const SLUG: &'static str = "barbarossa";
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 3..=6;
    /// No number of turns or questions ends a match (BB-6.5).
    const MAX_STEPS: usize = usize::MAX;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        config.check()?;
        Ok(Barbarossa {
            config: config.clone(),
            phase: Phase::Making,
            players: PerSeat::new(seats, |_| Player::new()),
            spent: 0,
            story: Story::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Making => Pending::Players(self.makers()),
            Phase::Starting => Pending::Chance,
            Phase::Playing(turn) => Pending::player(turn.seat),
            Phase::Waiting { awaited, .. } => awaited.seat().map_or(Pending::Chance, Pending::player),
            Phase::Over { .. } => Pending::Over(self.outcome()),
        }
    }

    /// Returns the seats that may use or take back a curse, or write a note.
    fn interrupts(&self) -> Seats {
        let can = |seat: &Seat| {
            self.may_note() || self.check_curse(*seat).is_ok() || self.check_regain(*seat).is_ok()
        };
        self.all_seats().iter().filter(can).collect()
    }

    /// The space of the hat, and the number of arrows planted in objects of others (BB-1.4, BB-4.1).
    fn tally(&self, seat: Seat) -> Vec<i32> {
        let arrows = self.objects().filter(|(_, object)| object.solved.contains(&seat)).count();
        vec![i32::from(self.players[seat].hat), arrows as i32]
    }

    fn counts(&self, events: &[Event]) -> Vec<Vec<i32>> {
        counts::counts(self.seats(), events)
    }

    /// The spaces of the hats (BB-1.4).
    fn figures(&self) -> Vec<i32> {
        self.players.values().iter().map(|player| i32::from(player.hat)).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        let mut all = self.examples(seat);
        all.retain(|action| self.check(&Step::Player(seat, action.clone())).is_ok());
        all.sort();
        all.dedup();
        if all.is_empty() { Offer::Nothing } else { Offer::Open(all) }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_interrupt(seat, action).unwrap_or_else(|| self.check_awaited(action))
    }

    fn check_interrupt(&self, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        let curse = || self.check_curse(seat);
        Some(match action {
            Action::CurseLetter(riddle, index) => {
                curse().and_then(|()| self.check_letter(seat, *riddle, *index))
            }
            Action::CurseTry(riddle) => curse().and_then(|()| self.check_try(seat, *riddle)),
            Action::Wish(wishes) => self.check_wish(seat, *wishes),
            Action::Regain => self.check_regain(seat),
            Action::Note(notes) => self.check_notes(seat, notes),
            _ => return None,
        })
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        self.can_be_rolled(chance)
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        let before = self.story.len();
        match step {
            Step::Player(seat, action) => {
                // A private note does not turn the page: the table still hears of the latest move.
                if !matches!(action, Action::Note(_)) {
                    self.story.turn_page();
                }
                self.act(*seat, action);
            }
            Step::Chance(chance) => self.decide_by_chance(chance),
        }
        self.story.notices()[before..].to_vec()
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        self.roll(rng)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// A request reveals a letter; the later look at it reveals nothing more.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, action) => matches!(
                action,
                Action::Letter(..)
                    | Action::CurseLetter(..)
                    | Action::Answer(_)
                    | Action::Guess(_)
                    | Action::Judge(_)
            ),
            Step::Chance(_) => true,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.check_accounts()
    }
}
