//! One match of Barbarossa.

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{
    caves::{CAVES, Cave},
    config::Config,
    object::{Object, PlacedObject},
    refusal::Refusal,
    score::{arrows, penalty},
    view::Event,
};
use crate::kernel::notation::serde_by_notation;
use crate::kernel::{NotationError, Notice, Recipients, Seat, Seats};

/// An object on the table: whose, and which of theirs, from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Riddle {
    pub owner: Seat,
    pub number: u8,
}

impl fmt::Display for Riddle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner, self.number)
    }
}

impl FromStr for Riddle {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Riddle, NotationError> {
        let (owner, number) = text.split_once('.').ok_or(NotationError)?;
        let number = number.parse().ok().filter(|number| *number < MOST_EACH).ok_or(NotationError)?;
        Ok(Riddle { owner: owner.parse()?, number })
    }
}

/// Which letter of a word: from the front 1, 2 ..., from the back -1, -2 ... (BB-3.5).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LetterIndex(i8);

/// The furthest letter that can be asked for in any match (BB-3.9).
pub const FURTHEST: i8 = 20;

impl LetterIndex {
    pub const fn new(place: i8) -> Option<LetterIndex> {
        if place != 0 && place.unsigned_abs() <= FURTHEST.unsigned_abs() {
            Some(LetterIndex(place))
        } else {
            None
        }
    }

    /// Counted from 1.
    pub fn number(self) -> u8 {
        self.0.unsigned_abs()
    }

    pub fn from_back(self) -> bool {
        self.0 < 0
    }

    /// The letter there; nothing where the word is shorter (BB-3.9).
    pub fn of(self, letters: &[String]) -> Option<&String> {
        let steps = usize::from(self.number());
        letters.get(if self.from_back() { letters.len().checked_sub(steps)? } else { steps - 1 })
    }
}

impl fmt::Display for LetterIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for LetterIndex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<LetterIndex, NotationError> {
        text.parse().ok().and_then(LetterIndex::new).ok_or(NotationError)
    }
}

/// What an owner says to a question (BB-3.6).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Answer {
    Yes,
    No,
    Probably,
    Unknown,
}

impl Answer {
    pub const ALL: [Answer; 4] = [Answer::Yes, Answer::No, Answer::Probably, Answer::Unknown];

    pub fn name(self) -> &'static str {
        ["yes", "no", "probably", "unknown"][self as usize]
    }

    pub fn named(name: &str) -> Option<Answer> {
        Answer::ALL.into_iter().find(|answer| answer.name() == name)
    }
}

/// The most objects that anybody makes (BB-2.1).
pub const MOST_EACH: u8 = 3;

/// The gems everybody starts with, and the most there can be (BB-1.3, BB-3.3).
pub const GEMS: (u8, u8) = (12, 13);

/// The most that a die shows.
pub const PIPS: u8 = 6;

/// The space all hats start on (BB-1.4).
pub const START: u8 = 6;

/// The curses everybody starts with (BB-1.1), and that come back (BB-5.2).
pub const CURSES: u8 = 3;

/// The curses spent in all before any come back (BB-5.2).
pub const SPENT: u8 = 5;

/// The most characters of a note.
pub const MAX_NOTE: usize = 200;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// All make their objects, each in secret (BB-2.1).
    Making,
    /// The table rolls for who starts (BB-3.1).
    Starting,
    Playing,
    Over(End),
}

/// How it ended: there is no other way (BB-6.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum End {
    /// These hats are at the goal, and their players have won (BB-6.1).
    Goal(Seats),
    /// The last arrow is planted (BB-6.2).
    LastArrow,
}

/// What whoever's turn it is has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum TurnStep {
    /// To move (BB-3.2).
    Move,
    /// A letter to ask for (BB-3.5).
    Elf,
    /// Questions, and in the second series guesses (BB-3.6).
    Series { second: bool },
}

/// What is awaited before the turn goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Awaited {
    Nothing,
    /// The table rolls for a move.
    Die,
    /// The owner answers.
    Answer(Riddle),
    /// A letter is looked at. `curse`: it was not the turn that brought it.
    Look {
        by: Seat,
        curse: bool,
    },
    /// A guess is written down.
    Guess {
        by: Seat,
        riddle: Riddle,
        curse: bool,
    },
    /// The owner decides about it (BB-4.3).
    Judge {
        by: Seat,
        riddle: Riddle,
        guess: String,
        curse: bool,
    },
    /// The table rolls for who uses a curse (BB-5.5).
    Contest(Seats),
    /// They do.
    Granted(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barbarossa {
    pub(super) config: Config,
    pub(super) phase: Phase,
    pub(super) step: TurnStep,
    pub(super) awaited: Awaited,
    pub(super) turn: Seat,
    /// By seat.
    pub(super) objects: Vec<Vec<PlacedObject>>,
    /// By seat: steps from cave A.
    pub(super) magicians: Vec<u8>,
    /// By seat: spaces of the track, from 1; at the end with the penalties, below 1 too (BB-6.6).
    pub(super) hats: Vec<i16>,
    pub(super) gems: Vec<u8>,
    pub(super) curses: Vec<u8>,
    /// All curses spent (BB-5.2).
    pub(super) spent: u8,
    /// Who has taken three back.
    pub(super) regained: Seats,
    /// By seat, what they noted.
    pub(super) notes: Vec<Vec<(Riddle, String)>>,
    /// All that was told, and to whom; where the latest step begins.
    pub(super) story: Vec<Notice<Event>>,
    pub(super) since: usize,
}

impl Barbarossa {
    pub(super) fn begin_match(config: &Config, seats: u8) -> Result<Barbarossa, Refusal> {
        config.check()?;
        let each = usize::from(seats);
        Ok(Barbarossa {
            config: config.clone(),
            phase: Phase::Making,
            step: TurnStep::Move,
            awaited: Awaited::Nothing,
            turn: Seat::FIRST,
            objects: vec![Vec::new(); each],
            magicians: vec![0; each],
            hats: vec![START.into(); each],
            gems: vec![GEMS.0; each],
            curses: vec![CURSES; each],
            spent: 0,
            regained: Seats::NONE,
            notes: vec![Vec::new(); each],
            story: Vec::new(),
            since: 0,
        })
    }

    pub(super) fn count(&self) -> u8 {
        self.hats.len() as u8
    }

    /// Objects of each (BB-2.1).
    pub fn each(&self) -> usize {
        if self.count() == 3 { MOST_EACH.into() } else { 2 }
    }

    pub(super) fn goal(&self) -> i16 {
        self.config.track.into()
    }

    /// Those who have an object to make.
    pub(super) fn makers(&self) -> Seats {
        Seat::all(self.count()).filter(|seat| self.objects[seat.index()].len() < self.each()).collect()
    }

    pub(super) fn made(&self, riddle: Riddle) -> Option<&PlacedObject> {
        self.objects.get(riddle.owner.index())?.get(usize::from(riddle.number))
    }

    /// All objects on the table.
    pub(super) fn riddles(&self) -> impl Iterator<Item = Riddle> + '_ {
        let of = |owner: Seat| {
            let many = self.objects[owner.index()].len() as u8;
            (0..many).map(move |number| Riddle { owner, number })
        };
        Seat::all(self.count()).flat_map(of)
    }

    /// Arrows on the whole board.
    pub(super) fn planted(&self) -> u8 {
        self.objects.iter().flatten().map(|made| made.solved.len() as u8).sum()
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.story.push(Notice::all(event));
    }

    pub(super) fn tell_only(&mut self, seats: impl IntoIterator<Item = Seat>, event: Event) {
        let to = Recipients::Only(seats.into_iter().collect());
        self.story.push(Notice { to, event });
    }

    /// BB-2.1. Nothing is kept of the order in which all make theirs.
    pub(super) fn make(&mut self, by: Seat, object: &Object) {
        self.objects[by.index()].push(PlacedObject { object: object.clone(), solved: Vec::new() });
        if self.makers().is_empty() {
            self.phase = Phase::Starting;
        }
    }

    /// BB-3.1
    pub(super) fn begin(&mut self, rolls: &[u8]) {
        let all = Seat::all(self.count()).collect();
        self.turn = winner(all, rolls).unwrap_or(Seat::FIRST);
        self.phase = Phase::Playing;
        self.tell(Event::Starts { seat: self.turn, rolls: rolls.to_vec() });
    }

    /// BB-3.2
    pub(super) fn walk(&mut self, steps: u8, paid: bool) {
        let (seat, at) = (self.turn, self.turn.index());
        if paid {
            self.gems[at] -= steps;
        }
        self.magicians[at] = (self.magicians[at] + steps) % CAVES;
        self.awaited = Awaited::Nothing;
        let cave = Cave::at(self.magicians[at]);
        self.tell(Event::Moved { seat, steps, paid, cave });
        match cave {
            Cave::Gem => {
                // BB-3.3
                self.gems[at] = (self.gems[at] + 1).min(GEMS.1);
                self.end_turn();
            }
            Cave::Dragon => self.scare(1),
            Cave::Ghost => self.scare(2),
            Cave::Elf => self.step = TurnStep::Elf,
            Cave::Question => self.step = TurnStep::Series { second: false },
        }
    }

    /// All other hats move forward (BB-3.4). Those who reach the goal share the win (BB-6.1).
    fn scare(&mut self, spaces: i16) {
        let mut seat = self.turn.next(self.count());
        while seat != self.turn {
            self.advance(seat, spaces);
            seat = seat.next(self.count());
        }
        let there: Seats = Seat::all(self.count()).filter(|seat| self.is_there(*seat)).collect();
        if there.is_empty() { self.end_turn() } else { self.end(End::Goal(there)) }
    }

    /// Whether a hat is at the goal (BB-1.4).
    pub(super) fn is_there(&self, seat: Seat) -> bool {
        self.hats[seat.index()] == self.goal()
    }

    /// Moves a hat, between the first space and the goal (BB-1.4).
    pub(super) fn advance(&mut self, seat: Seat, spaces: i16) {
        let goal = self.goal();
        let hat = &mut self.hats[seat.index()];
        let from = *hat;
        *hat = (from + spaces).clamp(1, goal);
        let to = *hat;
        self.tell(Event::Hat { seat, from, to });
    }

    pub(super) fn end_turn(&mut self) {
        self.awaited = Awaited::Nothing;
        self.step = TurnStep::Move;
        self.turn = self.turn.next(self.count());
    }

    pub(super) fn end(&mut self, end: End) {
        let by_goal = matches!(end, End::Goal(_));
        // BB-6.2, BB-6.3
        if !by_goal || self.config.penalties {
            for seat in Seat::all(self.count()) {
                let objects = &self.objects[seat.index()];
                let spaces: i16 = objects.iter().map(|made| penalty(made.solved.len())).sum();
                self.hats[seat.index()] -= spaces;
                if spaces > 0 {
                    self.tell(Event::Penalty { seat, spaces });
                }
            }
        }
        self.awaited = Awaited::Nothing;
        self.phase = Phase::Over(end);
        self.tell(Event::Ended(end));
    }

    /// By nearness to the goal (BB-6.7); without penalties whoever has reached it first has won (BB-6.1).
    pub(super) fn places(&self) -> Vec<u8> {
        let winners = match self.phase {
            Phase::Over(End::Goal(seats)) if !self.config.penalties => seats,
            _ => Seats::NONE,
        };
        let key = |seat: Seat| (winners.contains(seat), self.hats[seat.index()]);
        let better = |seat: Seat| Seat::all(self.count()).filter(|other| key(*other) > key(seat)).count();
        Seat::all(self.count()).map(|seat| better(seat) as u8 + 1).collect()
    }

    pub(super) fn last_arrow(&self) -> bool {
        self.planted() >= arrows(self.count())
    }

    /// All that must always hold.
    pub(super) fn fault(&self) -> Option<String> {
        let over = matches!(self.phase, Phase::Over(_));
        let goal = self.goal();
        if let Some(hat) = self.hats.iter().find(|hat| !over && !(1..goal).contains(*hat)) {
            return Some(format!("a hat on {hat}"));
        }
        if let Some(gems) = self.gems.iter().find(|gems| **gems > GEMS.1) {
            return Some(format!("{gems} gems"));
        }
        // BB-5.2: what is spent and what is left is what there was, and what came back.
        let had = u16::from(CURSES) * (u16::from(self.count()) + self.regained.len() as u16);
        let left: u16 = self.curses.iter().map(|curses| u16::from(*curses)).sum();
        if left + u16::from(self.spent) != had {
            return Some(format!("{left} curses left and {} spent of {had}", self.spent));
        }
        if self.objects.iter().flatten().any(|made| made.solved.len() > 2) || (!over && self.last_arrow()) {
            return Some(format!("{} arrows", self.planted()));
        }
        None
    }
}

/// Who has rolled the highest, where those who tie roll again (BB-3.1); nothing where the rolls do not fit.
pub(super) fn winner(mut seats: Seats, rolls: &[u8]) -> Option<Seat> {
    let mut rest = rolls;
    loop {
        let (now, later) = rest.split_at_checked(seats.len() as usize)?;
        if now.iter().any(|roll| !(1..=PIPS).contains(roll)) {
            return None;
        }
        let most = *now.iter().max()?;
        let best: Seats =
            seats.iter().zip(now).filter(|(_, roll)| **roll == most).map(|(seat, _)| seat).collect();
        if best.len() == 1 {
            return best.iter().next().filter(|_| later.is_empty());
        }
        (seats, rest) = (best, later);
    }
}

serde_by_notation!(Riddle, LetterIndex);
