//! Worked examples, clause by clause.

mod actions;
mod barracuda;
mod choosing;
mod counts;
mod examples;
mod floor;
mod round;
mod teams;
mod words;
mod wrecks;

use self::floor::{floor, wreck};
use super::{
    Action, Barrakuda, Beat, Card, Chance, Config, Event, Gold, LairEffect, Layout, Prompt, Refusal, Shelter,
    TurnReason, WreckAction, WreckCard, WreckSet, phase::Phase,
};
use crate::kernel::{Game, Illegal, Seat, Step, StepOf, Viewer};

/// Two rows of three: 1 2 3 above 4 5 6.
pub(super) fn config() -> Config {
    Config { layout: Layout::Laid(floor(&["123", "456"]).unwrap().cells()), ..Config::default() }
}

/// The base cards, with wreck 2 changed.
pub(super) fn with_actions(special: WreckAction, general: WreckAction) -> Config {
    let mut set = WreckSet::OURS;
    set.base.0[1].special = special;
    set.base.0[1].general = general;
    Config { set, ..config() }
}

pub(super) fn start(config: &Config, seats: u8) -> Barrakuda {
    Barrakuda::new(config, seats).unwrap()
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::nth(number)
}

fn step(number: u8, text: &str) -> StepOf<Barrakuda> {
    Step::Player(seat(number), text.parse().unwrap())
}

fn chance(text: &str) -> StepOf<Barrakuda> {
    Step::Chance(text.parse().unwrap())
}

/// Makes a step that must be legal. Returns the public events.
fn make(game: &mut Barrakuda, step: &StepOf<Barrakuda>) -> Vec<Event> {
    game.check(step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    game.apply(step).into_iter().map(|note| note.event.event).collect()
}

/// Makes a step of chance.
pub(super) fn table(game: &mut Barrakuda, text: &str) -> Vec<Event> {
    make(game, &chance(text))
}

/// Makes a step of the only player who may act.
pub(super) fn act(game: &mut Barrakuda, text: &str) -> Vec<Event> {
    let seats = game.pending().seats();
    assert_eq!(seats.len(), 1, "{:?}", game.position.phase);
    make(game, &step(seats.iter().next().unwrap().number(), text))
}

/// Returns the player who controls the Barracuda, while the dice are due.
fn control(game: &Barrakuda) -> Option<Seat> {
    match game.position.phase {
        Phase::Rolling { control } => control,
        ref other => panic!("{other:?}"),
    }
}

pub(super) fn is_choosing(game: &Barrakuda) -> bool {
    matches!(game.position.phase, Phase::Choosing(_))
}

/// Returns the public story.
fn story(game: &Barrakuda) -> Vec<Beat> {
    game.view(Viewer::Public).story.iter().cloned().collect()
}

/// Lets all players choose, in the order of seats.
pub(super) fn choose(game: &mut Barrakuda, cards: &str) -> Vec<Event> {
    let mut told = Vec::new();
    for (number, card) in (0..).zip(cards.split(' ')) {
        told = make(game, &step(number, &format!("play {card}")));
    }
    told
}

/// Plays a round up to the first action. The Barracuda stays where it is.
pub(super) fn dive(game: &mut Barrakuda, cards: &str) -> Vec<Event> {
    choose(game, cards);
    if control(game).is_some() {
        table(game, "reach 1");
        let home = format!("steer {}", game.position.sea.barracuda.number());
        return act(game, &home);
    }
    let home = format!("roll 1 {}", game.position.sea.barracuda.number());
    table(game, &home)
}

/// Declines all actions until the players choose again.
pub(super) fn pass_all(game: &mut Barrakuda) {
    while !is_choosing(game) {
        act(game, "pass");
    }
}

/// Returns the player asked, the action, and the options.
fn asked(game: &Barrakuda) -> Option<(u8, super::Slot, u8, Vec<String>)> {
    match game.view(Viewer::Public).prompt {
        Prompt::Deciding { by, slot, wreck, options, .. } => {
            Some((by.number(), slot, wreck.number(), options.iter().map(Action::to_string).collect()))
        }
        _ => None,
    }
}

/// Returns why the player is asked.
fn reason(game: &Barrakuda) -> Option<TurnReason> {
    match game.view(Viewer::Public).prompt {
        Prompt::Deciding { reason, .. } => Some(reason),
        _ => None,
    }
}

fn offered(game: &Barrakuda) -> Vec<String> {
    asked(game).map(|(.., options)| options).unwrap_or_default()
}

fn bags(game: &Barrakuda) -> Vec<Gold> {
    game.position.sea.divers.values().iter().map(|diver| diver.bag).collect()
}

fn row(game: &Barrakuda, number: u8) -> Vec<u8> {
    game.position.sea.diver(seat(number)).row.iter().map(|wreck| wreck.number()).collect()
}

/// Returns the rule that refuses the action.
fn refused(game: &Barrakuda, number: u8, text: &str) -> Refusal {
    game.check(&step(number, text)).expect_err("this should be refused").rule().expect("a rule should say no")
}
