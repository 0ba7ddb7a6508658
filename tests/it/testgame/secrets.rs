//! The suite's callbacks: redeal, disguise and malformed events of chance.

use bar_a_jeux::kernel::{Game, Seat, Step, StepOf, Viewer, conform::SuiteRng};
use rand::{RngExt, seq::SliceRandom};

use super::{Action, Chance, DECK, Faulty};

impl<const FAULT: u8> Faulty<FAULT> {
    /// Returns the game with everything unknown to `viewer` dealt anew, by the rules.
    pub fn redeal(&self, viewer: Viewer, rng: &mut SuiteRng) -> Self {
        let mut other = self.clone();
        let unknown = |seat: usize| viewer != Viewer::Seat(Seat::nth(seat as u8));
        let seats: Vec<usize> = (0..other.hands.len()).filter(|seat| unknown(*seat)).collect();
        let mut cards = other.stock.clone();
        for seat in &seats {
            cards.extend(&other.hands[*seat]);
            cards.extend(other.laid[*seat]);
        }
        cards.shuffle(rng);
        let mut next = || cards.pop().unwrap();
        for seat in &seats {
            other.hands[*seat].iter_mut().for_each(|card| *card = next());
            other.hands[*seat].sort_unstable();
            other.laid[*seat] = other.laid[*seat].map(|_| next());
        }
        other.stock.iter_mut().for_each(|card| *card = next());
        other
    }

    pub fn disguise(
        other: &Self,
        step: &StepOf<Self>,
        viewer: Viewer,
        rng: &mut SuiteRng,
    ) -> Option<StepOf<Self>> {
        match step {
            Step::Chance(Chance::Deal(hands)) => {
                let Chance::Deal(mut anew) = other.draw_chance(rng);
                if let Viewer::Seat(mine) = viewer {
                    // The viewer's hand stays. A player who has got one of its cards swaps it for a card of the
                    // viewer's other hand.
                    let mut had = anew[mine.index()].clone();
                    had.retain(|card| !hands[mine.index()].contains(card));
                    anew[mine.index()] = hands[mine.index()].clone();
                    for seat in (0..anew.len()).filter(|seat| *seat != mine.index()) {
                        for card in &mut anew[seat] {
                            if hands[mine.index()].contains(card) {
                                *card = had.pop().unwrap();
                            }
                        }
                        anew[seat].sort_unstable();
                    }
                }
                Some(Step::Chance(Chance::Deal(anew)))
            }
            _ if other.is_last_to_lay() => None,
            Step::Player(seat, _) if viewer != Viewer::Seat(*seat) => {
                let cards = other.legal(*seat);
                Some(Step::Player(*seat, Action::Lay(cards[rng.random_range(0..cards.len())])))
            }
            _ => Some(step.clone()),
        }
    }

    pub fn malformed(&self) -> Vec<Chance> {
        let (seats, hand) = (self.seats(), self.config.hand);
        let tidy: Vec<Vec<u8>> = (0..seats).map(|seat| (seat * hand..(seat + 1) * hand).collect()).collect();
        let (mut twice, mut none, mut short, mut unsorted) = (tidy.clone(), tidy.clone(), tidy.clone(), tidy);
        twice[1][0] = twice[0][0];
        none[0][0] = DECK;
        short[0].pop();
        unsorted[0].reverse();
        let few = short[1..].to_vec();
        [twice, none, short, unsorted, few].map(Chance::Deal).to_vec()
    }
}
