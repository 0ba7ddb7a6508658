//! Barbarossa as it is drawn: the path of the hats, the ring of caves with who stands there and what each costs,
//! the objects, what the next arrow is worth, and what a player knows of a word.

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

/// A cave, and who stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chamber {
    pub cave: Cave,
    /// Steps from cave A.
    pub steps: u8,
    pub crowd: Vec<Seat>,
    /// Whether whoever's turn it is stands here.
    pub here: bool,
    /// The gems for which whoever's turn it is can walk here (BB-3.2).
    pub cost: Option<u8>,
}

/// All twelve, clockwise from cave A.
pub fn ring(view: &View) -> Vec<Chamber> {
    let stands = |seat: Seat, steps: u8| view.players[seat].cave == steps;
    let chamber = |(steps, cost): (u8, &Option<u8>)| Chamber {
        cave: Cave::at(steps),
        steps,
        crowd: seats(view).filter(|seat| stands(*seat, steps)).collect(),
        here: view.turn.is_some_and(|seat| stands(seat, steps)),
        cost: *cost,
    };
    (0..).zip(&view.fares).map(chamber).collect()
}

/// Who stands on each space of the track, from the first to the goal (BB-1.4).
pub fn track(view: &View) -> Vec<Vec<Seat>> {
    let goal = i16::from(view.config.track);
    // At the end hats may be counted on below the first space, where they stand (BB-6.6).
    let on = |space: i16| move |seat: &Seat| view.players[*seat].hat.clamp(1, goal) == space;
    (1..=goal).map(|space| seats(view).filter(on(space)).collect()).collect()
}

/// What arrows bring the owner of the object, by how many are on the whole board then (BB-4.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reward {
    /// The first arrow on the board that the row holds for.
    pub from: u8,
    /// The last arrow on the board that the row holds for.
    pub to: u8,
    /// How far the owner's hat moves, forward or back.
    pub spaces: i8,
    /// Whether the next arrow falls into this row.
    pub next: bool,
}

/// The table of the owner's moves for as many players as there are.
pub fn rewards(view: &View) -> Vec<Reward> {
    let next = row(view.seats, view.arrows, view.planted + 1);
    let reward =
        |(at, from, to): (usize, u8, u8)| Reward { from, to, spaces: OWNER[at].owner, next: at == next };
    rows(view.seats, view.arrows).into_iter().map(reward).collect()
}

/// Whether the latest step has planted an arrow: then each hat that moves is told of. A dragon or a ghost moves all
/// other hats alike, which one sentence says.
pub fn scored(view: &View) -> bool {
    view.story.news().any(|event| matches!(event, Event::Arrow { .. }))
}

/// The riddle that the latest step has solved.
pub fn just_solved(view: &View) -> Option<Riddle> {
    view.story.news().find_map(|event| match event {
        Event::Arrow { riddle, .. } => Some(*riddle),
        _ => None,
    })
}

/// The riddles that the table liked best, by how many votes each has; none without a vote.
pub fn favourites(view: &View, votes: impl Fn(Riddle) -> u8) -> Vec<Riddle> {
    let all: Vec<(Riddle, u8)> = view.objects().map(|shown| (shown.riddle, votes(shown.riddle))).collect();
    let most = all.iter().map(|(_, votes)| *votes).max().unwrap_or_default();
    all.into_iter().filter(|(_, votes)| *votes == most && most > 0).map(|(riddle, _)| riddle).collect()
}

/// Whether nothing has happened yet but the roll for who starts: all have their objects before them for the first time.
pub fn is_first_turn(view: &View) -> bool {
    matches!(view.prompt, Prompt::Moving(_))
        && view.story.iter().all(|event| matches!(event, Event::Starts { .. }))
}

/// The dice that decided who starts, roll by roll: those who tie roll again (BB-3.1). Empty before.
pub fn start_dice(view: &View) -> Vec<Vec<(Seat, u8)>> {
    let thrown = view.story.iter().find_map(|event| match event {
        Event::Starts { rolls, .. } => Some(&**rolls),
        _ => None,
    });
    rounds(seats(view).collect(), thrown.unwrap_or_default()).unwrap_or_default()
}

/// The dice that decided who uses a curse, one roll after the other (BB-5.5).
pub fn rolled(wishes: Seats, rolls: &[u8]) -> Vec<(Seat, u8)> {
    rounds(wishes, rolls).unwrap_or_default().concat()
}

/// The objects of one player, in order.
pub fn works(view: &View, owner: Seat) -> Vec<&ObjectView> {
    view.objects().filter(|shown| shown.riddle.owner == owner).collect()
}

/// What the viewer knows of the letters of a word: each place that was asked for once, from the front, then from the
/// back; nothing where there is no letter (BB-3.9).
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

/// What is known of a word at one glance: "B _ O … E"; nothing where nothing is known.
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

/// How often each answer was given to questions about an object: what all have heard.
pub fn answers(view: &View, riddle: Riddle) -> Vec<(Answer, usize)> {
    let given = |wanted: Answer| {
        let said = view.story.iter().filter(
            |event| matches!(event, Event::Answered { riddle: of, answer, .. } if (*of, *answer) == (riddle, wanted)),
        );
        said.count()
    };
    Answer::ALL.map(|answer| (answer, given(answer))).into_iter().filter(|(_, count)| *count > 0).collect()
}

/// The questions about an object that were written down, with their answers, the oldest first.
pub fn questions(view: &View, riddle: Riddle) -> Vec<(String, Answer)> {
    let of = |event: &Event| match event {
        Event::Answered { riddle: of, question, answer, .. } if *of == riddle && !question.is_empty() => {
            Some((question.clone(), *answer))
        }
        _ => None,
    };
    view.story.iter().filter_map(of).collect()
}

/// A guess at an object, as its guesser and its owner know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    pub by: Seat,
    pub text: String,
    /// Nothing while the owner decides.
    pub verdict: Option<Verdict>,
}

/// The guesses at an object that the viewer has seen, the oldest first.
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

/// The letter that has just been shown to this seat.
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
