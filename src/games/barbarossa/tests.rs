//! Worked examples, clause by clause.

mod counts;
mod curses;
mod ends;
mod objects;
mod solving;
mod turns;
mod words;

use super::{
    Action, Barbarossa, Chance, Config, Event, Means, Medium, Note, ObjectView, Prompt, Refusal, Riddle,
    Series, Verdict, View,
    object::PlacedObject,
    phase::{Phase, TurnState, TurnStep},
};
use crate::kernel::{Game, Illegal, Notice, Seat, Seats, Step, StepOf, Viewer};

fn seat(number: u8) -> Seat {
    Seat::nth(number)
}

fn riddle(text: &str) -> Riddle {
    text.parse().unwrap()
}

/// Options with real clay, so that objects are only words.
fn real() -> Config {
    Config { clay: Medium::Real, ..Config::default() }
}

/// Seat 0 moves next. All words differ: seat 1 has `boat`, `lion` and so on.
fn start(seats: u8) -> Barbarossa {
    start_with(&real(), seats)
}

fn start_with(config: &Config, seats: u8) -> Barbarossa {
    let mut game = Barbarossa::new(config, seats).unwrap();
    let words =
        ["owl", "éléphant", "boat", "lion", "cœur", "anchor", "comb", "drum", "egg", "fork", "goat", "harp"];
    let each = game.each();
    for number in 0..seats {
        for nth in 0..each {
            let word = words[usize::from(number) * 2 % 12 + nth];
            act(&mut game, number, &format!("make none\n{word}\nof clay"));
        }
    }
    // A six, then ones.
    let rolls: Vec<String> =
        (0..seats).map(|number| if number == 0 { "6" } else { "1" }.to_owned()).collect();
    table(&mut game, &format!("rolls {}", rolls.join(",")));
    game
}

fn make(game: &mut Barbarossa, step: &StepOf<Barbarossa>) -> Vec<Event> {
    game.check(step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    let notes = game.apply(step);
    game.check_invariants().unwrap();
    notes.into_iter().map(|Notice { event, .. }| event).collect()
}

fn table(game: &mut Barbarossa, text: &str) -> Vec<Event> {
    make(game, &Step::Chance(text.parse().unwrap()))
}

fn act(game: &mut Barbarossa, number: u8, text: &str) -> Vec<Event> {
    make(game, &step(number, text))
}

fn step(number: u8, text: &str) -> StepOf<Barbarossa> {
    Step::Player(seat(number), text.parse().unwrap())
}

fn illegal(game: &Barbarossa, number: u8, text: &str) -> Illegal<Refusal> {
    game.check(&step(number, text)).expect_err("this should be refused")
}

/// Returns the game's own refusal.
fn refused(game: &Barbarossa, number: u8, text: &str) -> Refusal {
    illegal(game, number, text).rule().expect("a rule should say no")
}

fn fits(game: &Barbarossa, number: u8, text: &str) -> bool {
    game.check(&step(number, text)).is_ok()
}

fn prompt(game: &Barbarossa) -> Prompt {
    public(game).prompt
}

fn public(game: &Barbarossa) -> View {
    game.view(Viewer::Public)
}

fn seen_by(game: &Barbarossa, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

fn hats(game: &Barbarossa) -> Vec<i16> {
    game.players.values().iter().map(|player| player.hat).collect()
}

fn set_hats(game: &mut Barbarossa, hats: &[i16]) {
    for (player, hat) in game.players.values_mut().iter_mut().zip(hats) {
        player.hat = *hat;
    }
}

fn curses(game: &Barbarossa) -> Vec<u8> {
    game.players.values().iter().map(|player| player.curses).collect()
}

/// Returns the notes that the viewer sees, with their authors.
fn notes(view: &View) -> Vec<(Seat, Note)> {
    let of = |seat: Seat| {
        let own = view.secrets(seat).map(|own| own.notes.clone()).unwrap_or_default();
        own.into_iter().map(move |note| (seat, note))
    };
    Seat::all(view.seats).flat_map(of).collect()
}

fn note(on: &str, text: &str) -> Note {
    Note { on: riddle(on), text: text.to_owned() }
}

/// A match in which seat 0 is in a series.
fn asking(seats: u8, series: Series) -> Barbarossa {
    asking_in(start(seats), series)
}

fn asking_in(mut game: Barbarossa, series: Series) -> Barbarossa {
    act(&mut game, 0, "pay 3");
    if series == Series::Second {
        act(&mut game, 0, "ask 1.0");
        act(&mut game, 1, "answer no");
    }
    game
}

/// Plants this many arrows, none of them in 1.0.
fn plant(game: &mut Barbarossa, arrows: usize) {
    let seats = game.seats();
    for _ in 0..arrows {
        let spare = |made: &&mut PlacedObject| made.solved.len() < 2 && made.object.word.text() != "boat";
        let made = game
            .players
            .values_mut()
            .iter_mut()
            .rev()
            .flat_map(|player| &mut player.objects)
            .find(spare)
            .unwrap();
        let by = made.solved.first().map_or(2, |first| first.number() + 1) % seats;
        made.solved.push(Seat::nth(by));
    }
}
