//! Worked examples, chapter by chapter.

mod actions;
mod auction;
mod bank;
mod counts;
mod end;
mod last_order;
mod notation;
mod offers;
mod promenade;
mod rounds;
mod setup;

use super::{
    Action, ActionKind, AllowedAmount, Bank, Bar, Barracuda, Chance, Config, Denomination, Event, Notes,
    Prompt, Refusal, Ruin, Spot, Tenancy, bars::rent, phase::Phase, state::ROUNDS,
};
use crate::kernel::{Game, Illegal, Notice, Pending, Seat, Seats, Step, StepOf, Viewer};

const KARAMBOLE: u8 = 1;
const ALBATROS: u8 = 4;
const BARRACUDA: u8 = 7;

fn bar(index: u8) -> Bar {
    Bar::new(index).unwrap()
}

fn spot(number: u8) -> Spot {
    Spot::new(number).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::nth(number)
}

/// The bars in the order of the list, without Octopus and the last, which are put away. Spots 0 to 4 have two places,
/// 5 to 9 one.
fn start(seats: u8) -> Barracuda {
    let mut game = Barracuda::new(&Config::default(), seats).unwrap();
    table(&mut game, "deal 0,1,2,3,4,6,7,8,9,10,5,11");
    game
}

fn make(game: &mut Barracuda, step: &StepOf<Barracuda>) -> Vec<Notice<Event>> {
    game.check(step).unwrap_or_else(|refusal| panic!("{step:?}: {refusal}"));
    let notes = game.apply(step);
    game.check_invariants().unwrap();
    notes
}

pub(super) fn table(game: &mut Barracuda, text: &str) -> Vec<Notice<Event>> {
    make(game, &Step::Chance(text.parse().unwrap()))
}

pub(super) fn act(game: &mut Barracuda, number: u8, text: &str) -> Vec<Notice<Event>> {
    make(game, &step(number, text))
}

fn step(number: u8, text: &str) -> StepOf<Barracuda> {
    Step::Player(seat(number), text.parse().unwrap())
}

fn illegal(game: &Barracuda, number: u8, text: &str) -> Illegal<Refusal> {
    game.check(&step(number, text)).expect_err("this should be refused")
}

/// Returns the game's own refusal.
fn refused(game: &Barracuda, number: u8, text: &str) -> Refusal {
    illegal(game, number, text).rule().expect("a rule should say no")
}

/// The turn of this seat in a later round, with these tenancies.
pub(super) fn turn(seats: u8, number: u8, let_to: &[(u8, u8, Option<u8>)]) -> Barracuda {
    let mut game = later(seats, let_to);
    table(&mut game, &format!("pawn {number}"));
    game
}

/// The second round before its first draw, with these tenancies.
pub(super) fn later(seats: u8, let_to: &[(u8, u8, Option<u8>)]) -> Barracuda {
    let mut game = start(seats);
    game.round = 2;
    for (spot, tenant, partner) in let_to {
        let at = usize::from(*spot);
        let partner = partner.map(Seat::nth);
        game.open[at] = Some(Tenancy { bar: game.bars[at], tenant: Some(seat(*tenant)), partner });
    }
    game
}

/// Moves all notes to the bank, except these thousands and fakes.
pub(super) fn leave(game: &mut Barracuda, number: u8, thousands: u16, fakes: u16) {
    let mut left = Notes::of(thousands);
    left.add(Notes::fake(fakes));
    let had = std::mem::replace(&mut game.players[seat(number)].wallet, left);
    game.bank.take(had);
    game.bank.give(left);
}

fn cash(game: &Barracuda) -> Vec<u16> {
    game.cash().into()
}

fn fakes(game: &Barracuda) -> Vec<u16> {
    game.players.values().iter().map(|player| player.wallet.fakes()).collect()
}

fn told(notes: &[Notice<Event>]) -> Vec<Event> {
    notes.iter().map(|note| note.event.clone()).collect()
}
