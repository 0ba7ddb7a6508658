//! The first turn, and moves from cave to cave (BB-3.1 to BB-3.4).

use crate::games::barbarossa::{
    caves::{CAVES, Cave},
    event::Event,
    phase::{End, Fare, Phase, Series, TurnState, TurnStep},
    player::MAX_GEMS,
    refusal::Refusal,
    state::Barbarossa,
};
use crate::kernel::{Seat, Seats};

impl Barbarossa {
    /// Begins the first turn, of the seat that rolled highest (BB-3.1).
    pub(super) fn start_play(&mut self, seat: Seat, rolls: &[u8]) {
        self.phase = Phase::Playing(TurnState::of(seat));
        self.story.tell(Event::Starts { seat, rolls: rolls.to_vec() });
    }

    /// Checks that a seat has enough gems for the move (BB-3.2).
    pub(super) fn check_pay(&self, by: Seat, gems: u8) -> Result<(), Refusal> {
        if (1..=self.players[by].gems).contains(&gems) { Ok(()) } else { Err(Refusal::Gems) }
    }

    /// Moves as many steps as gems paid (BB-3.2).
    pub(super) fn pay(&mut self, by: Seat, gems: u8) {
        self.players[by].gems -= gems;
        self.walk(by, gems, Fare::Gems);
    }

    /// Returns the gems that the player to move must pay to walk to each cave, from cave A on; `None` for a cave that
    /// the player cannot pay for (BB-3.2).
    pub(in crate::games::barbarossa) fn fares(&self) -> [Option<u8>; CAVES as usize] {
        let Phase::Playing(TurnState { seat, step: TurnStep::Move }) = self.phase else {
            return [None; CAVES as usize];
        };
        let from = self.players[seat].cave;
        std::array::from_fn(|to| {
            // A whole round, back to the same cave, is twelve steps.
            let gems = match (to as u8 + CAVES - from) % CAVES {
                0 => CAVES,
                gems => gems,
            };
            self.check_pay(seat, gems).ok().map(|()| gems)
        })
    }

    /// Moves the magician, and starts the event of the cave where it stops (BB-3.2 to BB-3.6).
    pub(super) fn walk(&mut self, by: Seat, steps: u8, fare: Fare) {
        let player = &mut self.players[by];
        player.cave = (player.cave + steps) % CAVES;
        let cave = Cave::at(player.cave);
        self.story.tell(Event::Moved { seat: by, steps, fare, cave });
        match cave {
            Cave::Gem => self.find_gem(by),
            Cave::Dragon => self.scare(by, 1),
            Cave::Ghost => self.scare(by, 2),
            Cave::Elf => self.phase = Phase::Playing(TurnState { seat: by, step: TurnStep::Elf }),
            Cave::Question => {
                self.phase = Phase::Playing(TurnState { seat: by, step: TurnStep::Series(Series::First) });
            }
        }
    }

    /// Gives a player a gem, up to the maximum (BB-3.3).
    fn find_gem(&mut self, by: Seat) {
        let gems = &mut self.players[by].gems;
        *gems = (*gems + 1).min(MAX_GEMS);
        self.end_turn(by);
    }

    /// Moves all other hats forward (BB-3.4). Those that reach the goal share the win (BB-6.1).
    fn scare(&mut self, by: Seat, spaces: i16) {
        let seats = self.players.seats();
        for places in 1..seats {
            self.advance(by.after(places, seats), spaces);
        }
        let there: Seats = self.all_seats().iter().filter(|seat| self.is_at_goal(*seat)).collect();
        if there.is_empty() { self.end_turn(by) } else { self.end(by, End::Goal(there)) }
    }

    /// Moves a hat, between the first space and the goal (BB-1.4).
    pub(super) fn advance(&mut self, seat: Seat, spaces: i16) {
        let goal = self.goal();
        let hat = &mut self.players[seat].hat;
        let from = *hat;
        *hat = (from + spaces).clamp(1, goal);
        let to = *hat;
        self.story.tell(Event::Hat { seat, from, to });
    }

    /// Play goes clockwise (BB-3.1).
    pub(in crate::games::barbarossa) fn end_turn(&mut self, by: Seat) {
        self.phase = Phase::Playing(TurnState::of(by.next(self.players.seats())));
    }
}
