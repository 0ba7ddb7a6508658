//! Drawing model of Barbarossa: the track of hats, the ring of caves with players and prices, the objects, the next
//! arrow's reward, and the known letters of a word.

mod attempts;
pub mod cues;
pub mod sandglass;
mod staging;
pub mod studio;
#[cfg(test)]
mod tests;

pub use attempts::{Attempt, attempts};

use crate::{
    games::barbarossa::{
        Answer, Cave, Event, LetterIndex, ObjectView, Prompt, Riddle, Verdict, View,
        dice::rounds,
        score::{OWNER, row, rows},
    },
    kernel::{Seat, Seats},
};

/// A cave and the players in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaveView {
    pub cave: Cave,
    /// Steps from cave A.
    pub steps: u8,
    pub crowd: Vec<Seat>,
    /// Whether the current player stands here.
    pub here: bool,
    /// Gems for which the current player can walk here (BB-3.2).
    pub cost: Option<u8>,
}

/// Returns all twelve caves, clockwise from cave A.
pub fn ring(view: &View) -> Vec<CaveView> {
    let stands = |seat: Seat, steps: u8| view.players[seat].cave == steps;
    let chamber = |(steps, cost): (u8, &Option<u8>)| CaveView {
        cave: Cave::at(steps),
        steps,
        crowd: seats(view).filter(|seat| stands(*seat, steps)).collect(),
        here: view.turn.is_some_and(|seat| stands(seat, steps)),
        cost: *cost,
    };
    (0..).zip(&view.fares).map(chamber).collect()
}

/// Returns the players on each space of the track, from the first to the goal (BB-1.4).
pub fn track(view: &View) -> Vec<Vec<Seat>> {
    let goal = i16::from(view.config.track);
    // At the end a hat may be counted below the first space, but stands on it (BB-6.6).
    let on = |space: i16| move |seat: &Seat| view.players[*seat].hat.clamp(1, goal) == space;
    (1..=goal).map(|space| seats(view).filter(on(space)).collect()).collect()
}

/// Reward of an object's owner for an arrow, by the number of arrows on the whole board (BB-4.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reward {
    /// First number of arrows in this row.
    pub from: u8,
    /// Last number of arrows in this row.
    pub to: u8,
    /// Spaces that the owner's hat moves, negative for back.
    pub spaces: i8,
    /// Whether the next arrow is in this row.
    pub next: bool,
}

/// Returns the table of owners' rewards for this number of players.
pub fn rewards(view: &View) -> Vec<Reward> {
    let next = row(view.seats, view.arrows, view.planted + 1);
    let reward =
        |(at, from, to): (usize, u8, u8)| Reward { from, to, spaces: OWNER[at].owner, next: at == next };
    rows(view.seats, view.arrows).into_iter().map(reward).collect()
}

/// Returns whether the latest step has planted an arrow, so that each moving hat is reported. A dragon or a ghost moves
/// all other hats alike, for which one sentence is enough.
pub fn scored(view: &View) -> bool {
    view.story.news().any(|event| matches!(event, Event::Arrow { .. }))
}

/// Returns the object that the latest step has solved.
pub fn just_solved(view: &View) -> Option<Riddle> {
    view.story.news().find_map(|event| match event {
        Event::Arrow { riddle, .. } => Some(*riddle),
        _ => None,
    })
}

/// Returns the objects with the most votes; empty without a vote.
pub fn favourites(view: &View, votes: impl Fn(Riddle) -> u8) -> Vec<Riddle> {
    let all: Vec<(Riddle, u8)> = view.objects().map(|shown| (shown.riddle, votes(shown.riddle))).collect();
    let most = all.iter().map(|(_, votes)| *votes).max().unwrap_or_default();
    all.into_iter().filter(|(_, votes)| *votes == most && most > 0).map(|(riddle, _)| riddle).collect()
}

/// Returns whether the only event so far is the roll for the start: players see their objects for the first time.
pub fn is_first_turn(view: &View) -> bool {
    matches!(view.prompt, Prompt::Moving(_))
        && view.story.iter().all(|event| matches!(event, Event::Starts { .. }))
}

/// Returns the dice that decided who starts, by rounds: players who tie roll again (BB-3.1). Empty before.
pub fn start_dice(view: &View) -> Vec<Vec<(Seat, u8)>> {
    let thrown = view.story.iter().find_map(|event| match event {
        Event::Starts { rolls, .. } => Some(&**rolls),
        _ => None,
    });
    rounds(seats(view).collect(), thrown.unwrap_or_default()).unwrap_or_default()
}

/// Returns the dice that decided who uses a curse, in the order of the rolls (BB-5.5).
pub fn rolled(wishes: Seats, rolls: &[u8]) -> Vec<(Seat, u8)> {
    rounds(wishes, rolls).unwrap_or_default().concat()
}

/// The objects of one player, in order.
pub fn works(view: &View, owner: Seat) -> Vec<&ObjectView> {
    view.objects().filter(|shown| shown.riddle.owner == owner).collect()
}

/// Returns the viewer's known letters of a word: each place asked for once, from the front, then from the back. `None`
/// for a place beyond the word (BB-3.9).
pub fn letters(view: &View, by: Seat, riddle: Riddle) -> Vec<(LetterIndex, Option<String>)> {
    let mut known: Vec<(LetterIndex, Option<String>)> = Vec::new();
    for event in &view.story {
        if let Event::Letter { seat, riddle: of, index, letter } = event
            && (*seat, *of) == (by, riddle)
            && known.iter().all(|(other, _)| other != index)
        {
            known.push((*index, letter.clone()));
        }
    }
    known.sort_by_key(|(index, _)| (index.from_back(), index.number()));
    known
}

/// Formats the known letters, such as "B _ O … E"; `None` if none is known.
pub fn pattern(letters: &[(LetterIndex, Option<String>)]) -> Option<String> {
    let known = |back: bool| {
        let side = letters.iter().filter(move |(index, _)| index.from_back() == back);
        side.filter_map(|(index, letter)| Some((index.number(), letter.as_deref()?)))
    };
    let side = |back: bool| {
        let last = known(back).map(|(nth, _)| nth).max().unwrap_or_default();
        let mut signs: Vec<&str> = vec!["_"; usize::from(last)];
        for (nth, letter) in known(back) {
            signs[usize::from(nth) - 1] = letter;
        }
        signs
    };
    let (front, mut back) = (side(false), side(true));
    back.reverse();
    (!front.is_empty() || !back.is_empty()).then(|| [front, vec!["…"], back].concat().join(" "))
}

/// Returns how often each answer was given to questions about an object. Answers are public.
pub fn answers(view: &View, riddle: Riddle) -> Vec<(Answer, usize)> {
    let given = |wanted: Answer| {
        let said = view.story.iter().filter(
            |event| matches!(event, Event::Answered { riddle: of, answer, .. } if (*of, *answer) == (riddle, wanted)),
        );
        said.count()
    };
    Answer::ALL.map(|answer| (answer, given(answer))).into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Returns the written questions about an object with their answers, the oldest first.
pub fn questions(view: &View, riddle: Riddle) -> Vec<(String, Answer)> {
    let of = |event: &Event| match event {
        Event::Answered { riddle: of, question, answer, .. } if *of == riddle && !question.is_empty() => {
            Some((question.clone(), *answer))
        }
        _ => None,
    };
    view.story.iter().filter_map(of).collect()
}

/// A guess at an object, as known to its guesser and owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    pub by: Seat,
    pub text: String,
    /// `None` while the owner decides.
    pub verdict: Option<Verdict>,
}

/// Returns the guesses at an object that the viewer has seen, the oldest first.
pub fn guesses(view: &View, riddle: Riddle) -> Vec<Guess> {
    let mut all: Vec<Guess> = Vec::new();
    for event in &view.story {
        match event {
            Event::Wrote { seat, riddle: of, guess } if *of == riddle => {
                all.push(Guess { by: *seat, text: guess.clone(), verdict: None });
            }
            Event::Guessed { seat, riddle: of, verdict } if *of == riddle => {
                if let Some(guess) = all.iter_mut().rev().find(|guess| guess.by == *seat) {
                    guess.verdict = Some(*verdict);
                }
            }
            _ => {}
        }
    }
    all
}

/// Returns the letter that this seat was shown last.
pub fn shown_letter(view: &View, by: Seat) -> Option<(Riddle, LetterIndex, Option<String>)> {
    view.story.iter().rev().find_map(|event| match event {
        Event::Letter { seat, riddle, index, letter } if *seat == by => {
            Some((*riddle, *index, letter.clone()))
        }
        _ => None,
    })
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats)
}
