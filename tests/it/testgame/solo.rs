//! A game of nothing but turns.

use std::ops::RangeInclusive;

use bar_a_jeux::kernel::{Game, NoChance, Notice, Offer, Pending, Seat, StepOf, Viewer};

use super::Refusal;

/// Turns of three steps each, for tests that need a turn of several steps.
#[derive(Clone, PartialEq, Debug)]
pub struct Solo(pub Vec<u8>);

impl Game for Solo {
    const SLUG: &'static str = "solo";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: usize = 255;
    type Config = ();
    type Action = u8;
    type Chance = NoChance;
    type View = u8;
    type Event = ();
    type Refusal = Refusal;

    fn new(_: &(), _: u8) -> Result<Self, Refusal> {
        Ok(Solo(Vec::new()))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn pending(&self) -> Pending {
        Pending::player(Seat::nth((self.0.len() / 3 % 2) as u8))
    }

    fn offer(&self, _: Seat) -> Offer<u8> {
        Offer::List(vec![1])
    }

    fn check_action(&self, _: Seat, _: &u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn is_possible(&self, chance: &NoChance) -> bool {
        match *chance {}
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<()>> {
        self.0.push(*step.player().1);
        Vec::new()
    }

    fn draw_chance(&self, _: &mut impl rand::Rng) -> NoChance {
        unreachable!()
    }

    fn view(&self, _: Viewer) -> u8 {
        self.0.len() as u8
    }
}
