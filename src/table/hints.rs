//! Who asked when what they could do: an agreement of the table says who may, and the log that somebody did.

use crate::kernel::{Game, Seat};

use super::{
    log::Entry,
    matches::{Match, Played},
};

/// That somebody asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The number of steps in force before it.
    pub after: usize,
    pub seat: Seat,
}

/// All who asked, in the order in which they did. What is taken back afterwards leaves it said: it then stands behind
/// what is left.
pub fn asked<A, C>(entries: &[Entry<A, C>]) -> Vec<Asked> {
    let (mut steps, mut asked) = (0, Vec::<Asked>::new());
    for entry in entries {
        match entry {
            Entry::Step(_) => steps += 1,
            Entry::Undo { to, .. } => {
                steps = *to;
                asked.iter_mut().for_each(|asked| asked.after = asked.after.min(steps));
            }
            Entry::Redo { to } => steps = *to,
            Entry::Hint(seat) => asked.push(Asked { after: steps, seat: *seat }),
            Entry::Hand { .. } | Entry::Resign(_) | Entry::Abandon => {}
        }
    }
    asked
}

impl<G: Game> Match<G> {
    /// Whether this seat may ask now what it could do: a person who is to act, where a bot can tell and the table has not
    /// agreed otherwise.
    pub fn can_ask(&self, seat: Seat) -> bool {
        let acts = self.pending().seats().contains(seat) && self.people().contains(seat);
        G::BOTS && acts && self.header().may_ask(seat)
    }

    /// Notes that this seat has asked what it could do.
    ///
    /// # Errors
    /// Where it may not.
    pub fn ask(&mut self, seat: Seat) -> Played<G> {
        self.enter(Entry::Hint(seat))
    }
}
