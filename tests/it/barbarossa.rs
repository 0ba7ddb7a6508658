//! Barbarossa against the laws of all games.

use std::collections::BTreeSet;

use bar_a_jeux::{
    games::barbarossa::{
        Action, Barbarossa, Chance, Config, End, Event, Means, Medium, Note, Prompt, Riddle, Series, Verdict,
        View, Word, counts::LENGTH, word::PHRASE,
    },
    kernel::{
        Game, Heard, Seat, Step, StepOf, Viewer,
        conform::{Suite, SuiteRng, golden},
    },
    words::{LANGUAGES, Language},
};
use rand::RngExt;

use crate::{
    conformance::{golden_file, walk},
    messages::texts,
};

fn setups() -> Vec<(Config, u8)> {
    let mut setups: Vec<(Config, u8)> = (3..=6).map(|seats| (Config::default(), seats)).collect();
    let real = Config { clay: Medium::Real, track: 26, two_words: true, ..Config::default() };
    let phrases = Config { clay: Medium::Real, phrases: true, no_letters: true, ..Config::default() };
    setups.extend([(real, 4), (Config { penalties: true, track: 40, minutes: 5, ..Config::default() }, 5)]);
    setups.extend([(phrases, 3), (Config { penalties: true, track: 26, ..Config::default() }, 6)]);
    setups
}

fn some(rng: &mut SuiteRng) -> String {
    (0..rng.random_range(2..9)).map(|_| rng.random_range('a'..='z')).collect()
}

/// Returns another word of the same length with the letters that the viewer was shown. Without a shown letter, any
/// word.
fn other_word(word: &Word, riddle: Riddle, viewer: Viewer, told: &Heard<Event>, rng: &mut SuiteRng) -> Word {
    let mut letters = word.letters();
    let mut fixed = vec![false; letters.len()];
    let mut asked = false;
    for event in told {
        let Event::Letter { seat, riddle: of, index, .. } = event else { continue };
        if *of != riddle || viewer != Viewer::Seat(*seat) {
            continue;
        }
        asked = true;
        let at = usize::from(index.number());
        let at = if index.from_back() { letters.len().checked_sub(at) } else { Some(at - 1) };
        if let Some(known) = at.and_then(|at| fixed.get_mut(at)) {
            *known = true;
        }
    }
    if !asked {
        return Word::new(&some(rng), 1).unwrap();
    }
    for (letter, _) in letters.iter_mut().zip(fixed).filter(|(_, fixed)| !fixed) {
        *letter = rng.random_range('a'..='z').to_string();
    }
    Word::new(&letters.concat(), PHRASE).unwrap()
}

/// Redeals the viewer's unknowns: words, letters shown to others, guesses, notes, and unfinished objects.
fn redeal(game: &Barbarossa, viewer: Viewer, rng: &mut SuiteRng) -> Barbarossa {
    let knows = |seat: Seat| viewer == Viewer::Seat(seat);
    let view = game.view(viewer);
    // The end reveals all words.
    if view.over() {
        return game.clone();
    }
    // The guessed object stays, since the verdict on the guess is public.
    let guessed = match view.prompt {
        Prompt::Guessing { riddle, .. } => Some(riddle),
        _ => None,
    };
    game.with_secrets(|secrets| {
        for (owner, objects) in secrets.objects.values_mut().iter_mut().enumerate() {
            let owner = Seat::nth(owner as u8);
            for (number, object) in objects.iter_mut().enumerate().filter(|_| !knows(owner)) {
                let riddle = Riddle { owner, number: number as u8 };
                if guessed != Some(riddle) {
                    object.word = other_word(&object.word, riddle, viewer, &view.story, rng);
                }
                if matches!(view.prompt, Prompt::Making(_)) {
                    object.label = some(rng);
                }
            }
        }
        let all = secrets.notes.values_mut().iter_mut().enumerate();
        for (_, notes) in all.filter(|(seat, _)| !knows(Seat::nth(*seat as u8))) {
            notes.iter_mut().for_each(|note| note.text = some(rng));
            if rng.random_bool(0.2) {
                notes.clear();
            }
        }
        for note in secrets.story.notices_mut() {
            match &mut note.event {
                Event::Letter { seat, letter, .. } if !knows(*seat) => *letter = Some(some(rng)),
                Event::Wrote { seat, riddle, guess } | Event::Judged { seat, riddle, guess, .. }
                    if !knows(*seat) && !knows(riddle.owner) =>
                {
                    *guess = some(rng);
                }
                _ => {}
            }
        }
        if let Prompt::Judging { by, riddle, .. } = view.prompt
            && !knows(by)
            && !knows(riddle.owner)
        {
            secrets.guess = Some(some(rng));
        }
    })
}

/// Returns a step with other secret text.
fn disguise(
    other: &Barbarossa,
    step: &StepOf<Barbarossa>,
    viewer: Viewer,
    rng: &mut SuiteRng,
) -> Option<StepOf<Barbarossa>> {
    let Step::Player(seat, action) = step else { return Some(step.clone()) };
    let seat = *seat;
    let sees = |who: Seat| viewer == Viewer::Seat(who);
    let made = |action: Action| Some(Step::Player(seat, action));
    match action {
        // The last object of all reveals the objects.
        Action::Make(_) if last_object(other) => None,
        Action::Make(object) if !sees(seat) => {
            let mut object = object.clone();
            (object.word, object.label) = (Word::new(&some(rng), 1).ok()?, some(rng));
            made(Action::Make(object))
        }
        Action::Guess(text) => {
            let Prompt::Guessing { by, riddle, .. } = other.view(Viewer::Public).prompt else { return None };
            if sees(by) || sees(riddle.owner) {
                return Some(step.clone());
            }
            // Example words are all different, and invented words equal none of them.
            let all = other.view(Viewer::Omniscient);
            let right = all
                .word(riddle)
                .is_some_and(|word| Word::new(word, PHRASE).unwrap().is(text, all.config.spelling));
            made(Action::Guess(if right { text.to_uppercase() } else { some(rng) }))
        }
        Action::Letter(..) | Action::CurseLetter(..) if sees(seat) => None,
        Action::Note(notes) if !sees(seat) => {
            made(Action::Note(notes.iter().map(|note| Note { on: note.on, text: some(rng) + "!" }).collect()))
        }
        _ => Some(step.clone()),
    }
}

fn last_object(game: &Barbarossa) -> bool {
    match game.view(Viewer::Public).prompt {
        Prompt::Making(made) => {
            made.iter().map(|made| usize::from(*made)).sum::<usize>() + 1 == made.len() * game.each()
        }
        _ => false,
    }
}

fn malformed(game: &Barbarossa) -> Vec<Chance> {
    let texts = ["rolls 6", "rolls 1,2,3,4,5,6,6", "rolls 6,6,6,6,6,6,1,1"];
    let count = usize::from(game.seats());
    let mut all: Vec<Chance> = texts.iter().map(|text| text.parse().unwrap()).collect();
    // Dice values that cannot be written as text must be refused as well.
    all.extend([Chance::Die(0), Chance::Die(7), Chance::Rolls(vec![0, 1, 2])]);
    // One roll too many, and a tie without another roll.
    all.push(Chance::Rolls((0..=count as u8).map(|n| if n == 0 { 6 } else { 1 }).collect()));
    all.push(Chance::Rolls(vec![4; count]));
    all
}

/// Returns whether the log shows the step itself, since it has no event.
fn is_silent(step: &StepOf<Barbarossa>) -> bool {
    matches!(
        step,
        Step::Player(
            _,
            Action::Make(_)
                | Action::Roll
                | Action::Seen
                | Action::Ask(..)
                | Action::Try(_)
                | Action::Guess(_)
                | Action::Wish(_)
                | Action::Note(_)
        )
    )
}

#[test]
fn barbarossa_keeps_every_law() {
    let matches = 32 * crate::times();
    let suite = Suite::<Barbarossa>::new(setups(), matches, 5)
        .secrets(redeal, disguise)
        .malformed(malformed)
        .announces(is_silent);
    let tally = suite.cut(4000).run().unwrap_or_else(|broken| panic!("{broken}"));
    println!("{tally:?}");
    assert_eq!((tally.matches, tally.cut, tally.counts), (matches, 0, Some(LENGTH)), "{tally:?}");
    assert!(tally.blinded > 10_000 && tally.disguised > 1_000 && tally.reordered > 100, "{tally:?}");
}

/// Random matches reach every kind of phase and ending.
#[test]
fn random_matches_see_everything() {
    let mut seen: Vec<&str> = Vec::new();
    for seed in 0..60 {
        let (config, seats) = setups()[seed as usize % 8].clone();
        walk::<Barbarossa>(&config, seats, seed, |_, step, _, after| {
            let what = match (step.action(), after.view(Viewer::Public).prompt) {
                (_, Prompt::Over(end)) => match end {
                    End::Goal(seats) if seats.len() > 1 => "shared",
                    End::Goal(_) => "goal",
                    End::LastArrow => "last arrow",
                },
                (Some(Action::Decline), _) => "declined",
                (Some(Action::Judge(Verdict::Right)), _) => "accepted",
                (Some(Action::Judge(Verdict::Wrong)), _) => "refused",
                _ => return,
            };
            seen.push(what);
        });
    }
    for what in ["goal", "shared", "declined", "accepted", "refused"] {
        assert!(seen.contains(&what), "no {what} in {seen:?}");
    }
}

/// Returns the phase, with the guess if the viewer may see it.
fn prompt(view: &View) -> String {
    let nth = |series: &Series| match series {
        Series::First => "first",
        Series::Second => "second",
    };
    match &view.prompt {
        Prompt::Rolling => "rolling".to_owned(),
        Prompt::Making(made) => format!("making {made:?}"),
        Prompt::Moving(by) => format!("seat{by} moves"),
        Prompt::Letter(by) => format!("seat{by} asks for a letter"),
        Prompt::Asking { by, series } => format!("seat{by} asks, {} series", nth(series)),
        Prompt::Answering { by, riddle, series, .. } => {
            format!("seat{by} asks about {riddle}, {} series", nth(series))
        }
        Prompt::Looking(by) => format!("seat{by} looks"),
        Prompt::Guessing { by, riddle, means: Means::Turn } => format!("seat{by} guesses {riddle}"),
        Prompt::Guessing { by, riddle, means: Means::Curse } => {
            format!("seat{by} curses and guesses {riddle}")
        }
        Prompt::Judging { by, riddle } => {
            format!("seat{by} has guessed {riddle} as {}", view.guess().unwrap_or("?"))
        }
        Prompt::Granted(by) => format!("seat{by} may curse"),
        Prompt::Over(End::Goal(seats)) => {
            let seats: Vec<String> = seats.iter().map(|seat| format!("seat{seat}")).collect();
            format!("over: {} at the goal", seats.join(" "))
        }
        Prompt::Over(End::LastArrow) => "over: the last arrow".to_owned(),
    }
}

fn show(view: &View) -> String {
    let players: Vec<String> = view
        .players
        .values()
        .iter()
        .map(|player| format!("{}/{}/{}/{}", player.cave, player.hat, player.gems, player.curses))
        .collect();
    let objects: Vec<String> = view
        .objects()
        .map(|shown| {
            let word = view.word(shown.riddle).unwrap_or("?");
            let arrows: String = shown.solved.iter().map(|seat| seat.number().to_string()).collect();
            format!("{}={word}{}{arrows}", shown.riddle, if arrows.is_empty() { "" } else { "+" })
        })
        .collect();
    let secrets = Seat::all(view.seats).filter_map(|seat| view.secrets(seat));
    let notes: Vec<String> =
        secrets.flat_map(|own| &own.notes).map(|note| format!("{}:{}", note.on, note.text)).collect();
    format!("{} | {} | {} | {}", prompt(view), players.join(" "), objects.join(" "), notes.join(" "))
}

#[test]
fn golden_playthroughs_of_barbarossa() {
    for seats in [3, 4, 6] {
        let text = golden::<Barbarossa>(&Config::default(), seats, u64::from(seats), show);
        golden_file(&format!("barbarossa/golden-{seats}.txt"), &text);
    }
}

// BB-2.2, BB-2.4: suggested words are all allowed, none occurs twice in a level, and there are 400 in each language.
#[test]
fn every_idea_is_an_allowed_word() {
    for (tag, _) in LANGUAGES {
        let language = Language::new(tag, texts(tag)).unwrap();
        let mut ideas = BTreeSet::new();
        for level in ["child", "easy", "medium", "hard"] {
            let words = language.format("barbarossa", &format!("idea_words_{level}"), []).unwrap();
            let all: BTreeSet<&str> = words.split(' ').collect();
            assert_eq!(all.len(), words.split(' ').count(), "{tag}, {level}: one twice");
            assert!(all.len() >= 60, "{tag}, {level}: {} words", all.len());
            for idea in all {
                assert!(Word::new(idea, 1).is_ok(), "{tag}, {level}: {idea}");
                ideas.insert(idea.to_owned());
            }
        }
        assert!(ideas.len() >= 400, "{tag}: {} words", ideas.len());
    }
}
