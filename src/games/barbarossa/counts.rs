//! Numbers of a match for statistics about people, a list for each seat: see
//! [`Game::counts`](crate::kernel::Game::counts).

use super::{answer::Verdict, event::Event, riddle::Riddle};
use crate::kernel::{PerSeat, Seat};

/// Index of the number of words guessed right: arrows in objects of others (BB-4.1).
pub const RIGHT: usize = 0;
/// Index of the number of letters asked for, in turns and with curses (BB-3.5, BB-5.1).
pub const LETTERS: usize = 1;
/// Index of the number of wrong guesses (BB-4.3).
pub const WRONG: usize = 2;
/// Index of the number of arrows in the player's own objects.
pub const ARROWS: usize = 3;
/// Index of the number of letters asked for of the words guessed right, before the guess.
pub const LETTERS_NEEDED: usize = 4;
/// Length of each list.
pub const LENGTH: usize = 5;

/// Notes about one player.
#[derive(Clone, Default)]
struct Guesser {
    counts: [i32; LENGTH],
    /// The words of each letter asked for, in order.
    letters: Vec<Riddle>,
    solved: Vec<Riddle>,
}

/// Returns the counts of each seat.
pub(super) fn counts(seats: u8, events: &[Event]) -> Vec<Vec<i32>> {
    let mut players = PerSeat::filled(seats, Guesser::default());
    for event in events {
        match *event {
            Event::AskedLetter { seat, riddle, .. } => players[seat].ask(riddle),
            Event::Guessed { seat, riddle, verdict: Verdict::Right } => {
                let is_new = players[seat].solve(riddle);
                players[riddle.owner].counts[ARROWS] += i32::from(is_new);
            }
            Event::Guessed { seat, verdict: Verdict::Wrong, .. } => players[seat].counts[WRONG] += 1,
            _ => {}
        }
    }
    players.map(|_: Seat, player| player.counts.to_vec()).into()
}

impl Guesser {
    fn ask(&mut self, riddle: Riddle) {
        self.counts[LETTERS] += 1;
        self.letters.push(riddle);
    }

    /// Counts a word once. Returns whether it is new.
    fn solve(&mut self, riddle: Riddle) -> bool {
        let is_new = !self.solved.contains(&riddle);
        if is_new {
            self.solved.push(riddle);
            self.counts[RIGHT] += 1;
            self.counts[LETTERS_NEEDED] += self.letters.iter().filter(|of| **of == riddle).count() as i32;
        }
        is_new
    }
}
