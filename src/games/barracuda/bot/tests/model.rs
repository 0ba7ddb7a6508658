//! The determinization has the rules of the game: both play random matches side by side. The determinization is told
//! everything hidden.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::super::{
    super::{
        Chance, Config,
        event::Reply,
        phase::{Phase, SlidOffer},
        state::ROUNDS,
        view::Prompt,
    },
    determinization::{Determinization, SEATS},
};
use crate::{
    games::barracuda::{Action, Barracuda},
    kernel::{Game, PerSeat, Seat, Seats, Step, StepOf, Viewer},
};

/// The determinization of this match with nothing hidden.
fn determinized(game: &Barracuda) -> Determinization {
    let mut model = Determinization {
        seats: game.seats(),
        round: game.round,
        bars: game.bars.clone().try_into().unwrap(),
        open: game.open,
        cash: [0; SEATS],
        held: game.held,
        bag: [Seats::NONE; SEATS],
    };
    game.cash().iter().for_each(|(seat, cash)| model.cash[seat.index()] = *cash as i16);
    model.bag.iter_mut().zip(&game.bag).for_each(|(model, group)| *model = *group);
    model
}

/// A match, and the model that follows it.
struct Pair {
    game: Barracuda,
    model: Determinization,
    /// Each seat's win by the model.
    won: Option<[i32; SEATS]>,
}

impl Pair {
    fn play(&mut self, step: &StepOf<Barracuda>, rng: &mut ChaCha8Rng) {
        let before = self.game.clone();
        self.game.check(step).unwrap();
        self.game.apply(step);
        match step {
            Step::Chance(Chance::Pawn(seat)) => self.begin_turn(*seat, rng),
            Step::Chance(Chance::Deal(_)) => panic!("dealt before"),
            Step::Player(seat, action) => self.act(&before, *seat, action),
        }
        self.compare(step);
    }

    fn begin_turn(&mut self, seat: Seat, rng: &mut ChaCha8Rng) {
        self.won = self.model.begin_turn(seat);
        // BC-6.1
        if self.won.is_none() && self.model.policy_move(seat, rng).is_none() {
            self.won = Some(self.model.end(Some(seat)));
        }
    }

    fn act(&mut self, before: &Barracuda, seat: Seat, action: &Action) {
        self.model = match (&before.phase, action) {
            (_, Action::Open(at)) => self.model.opened(seat, *at),
            (_, Action::Partner(at)) => self.model.joined(seat, *at),
            (Phase::Answer(SlidOffer { announced, notes }), Action::Accept | Action::Refuse) => {
                let reply = if *action == Action::Accept { Reply::Accepted } else { Reply::Refused };
                self.model.answered(*announced, notes.worth() as i16, reply)
            }
            (Phase::Choose(auction), Action::Sell(to)) => {
                let bid = auction.laid[*to].unwrap().worth() as i16;
                self.model.sold(auction.seller, auction.at, Some((*to, bid)))
            }
            (Phase::Choose(auction), Action::Close) => self.model.sold(auction.seller, auction.at, None),
            // The policy never gets here: a seat bids, or the seller pays with missing money and is ruined next
            // (BC-4.7).
            (Phase::Bids(auction), Action::Bid(_)) if self.game.pending().outcome().is_some() => {
                self.won = Some(self.model.end(Some(auction.seller)));
                return;
            }
            (Phase::Stakes(stakes), Action::Stake(stake)) if stakes.awaited() == Seats::one(seat) => {
                let mut sums = [0; SEATS];
                let laid = stakes.laid.iter().filter_map(|(seat, laid)| laid.map(|laid| (seat, laid)));
                laid.chain([(seat, *stake)])
                    .for_each(|(seat, laid)| sums[seat.index()] = laid.worth() as i16);
                self.model = self.model.staked(sums);
                return;
            }
            // The step has no effect on the model yet.
            _ => return,
        };
        self.model.end_turn(before.turn.unwrap());
        if self.model.is_round_over() {
            self.won = self.model.next_round();
        }
    }

    /// Compares money, bars, pawns, round, bag and winners.
    fn compare(&self, step: &StepOf<Barracuda>) {
        let (game, model) = (&self.game, &self.model);
        // The model pays only after the reply: notes on the table are still in its wallets.
        let mut cash: PerSeat<u16> = game.cash();
        if let Phase::Answer(offer) = game.phase {
            cash[offer.announced.by] += offer.notes.worth();
        }
        let laid = game.phase.laid().cloned().unwrap_or_default();
        laid.iter().for_each(|(seat, notes)| cash[seat] += notes.map_or(0, |notes| notes.worth()));
        for (seat, cash) in cash.iter() {
            assert_eq!(model.cash[seat.index()], *cash as i16, "the cash of {seat:?} after {step:?}");
        }
        // The model does not lift the pawn of a bar that is up for auction.
        let (mut open, mut held) = (model.open, model.held);
        if let Phase::Bids(auction) | Phase::Choose(auction) = &game.phase {
            open[auction.at.index()].as_mut().unwrap().tenant = None;
            held = held.without(auction.seller);
        } else {
            for seat in game.all() {
                let standing = model.standing();
                assert_eq!(standing.pawns[seat.index()], game.placed(seat), "{seat:?} after {step:?}");
                assert_eq!(standing.due[seat.index()], game.rent_due(seat) as i16, "{seat:?} after {step:?}");
            }
        }
        assert_eq!(open, game.open, "after {step:?}");
        let winners = self.won.map(|won| game.all().filter(|seat| won[seat.index()] > 0).collect::<Seats>());
        assert_eq!(winners, game.pending().outcome().map(|outcome| outcome.winners()), "after {step:?}");
        if winners.is_none() {
            let bag: Vec<Seats> = model.bag.into_iter().filter(|group| !group.is_empty()).collect();
            assert_eq!((held, model.round, &bag), (game.held, game.round, &game.bag), "after {step:?}");
        }
    }
}

/// A random legal step, or if `placing`, one that brings a pawn into a bar.
fn some(game: &Barracuda, placing: bool, rng: &mut ChaCha8Rng) -> StepOf<Barracuda> {
    if game.pending().is_chance() {
        return Step::Chance(game.draw_chance(rng));
    }
    let seats: Vec<Seat> = game.pending().seats().iter().collect();
    let seat = seats[rng.random_range(0..seats.len())];
    let offer = game.offer(seat);
    let places = |action: &&Action| {
        matches!(action, Action::Partner(_) | Action::Open(_) | Action::Join(_) | Action::Accept)
    };
    let placing: Vec<&Action> = offer.actions().iter().filter(|_| placing).filter(places).collect();
    let among = if placing.is_empty() { offer.actions().iter().collect() } else { placing };
    Step::Player(seat, among[rng.random_range(0..among.len())].clone())
}

#[test]
fn its_rules_are_those_of_the_game() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..300 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Barracuda::new(&Config::default(), 3 + (seed % 3) as u8).unwrap();
        game.apply(&Step::Chance(game.draw_chance(&mut rng)));
        // Some matches start near the last round.
        if seed % 4 == 0 {
            game.round = ROUNDS - 2;
        }
        let model = determinized(&game);
        let mut pair = Pair { game, model, won: None };
        while pair.won.is_none() {
            let placing = seed % 2 == 1 && rng.random_bool(0.8);
            let step = some(&pair.game, placing, &mut rng);
            pair.play(&step, &mut rng);
            if let Some(action) = step.action() {
                let word = match action {
                    Action::Accept => "accept",
                    Action::Refuse => "refuse",
                    Action::Sell(_) => "sell",
                    Action::Close => "close",
                    Action::Call(_) => "call",
                    _ => "another",
                };
                *seen.entry(word).or_default() += 1;
            }
        }
        let end = match pair.game.view(Viewer::Omniscient).prompt {
            Prompt::Over { winner: Some(_), .. } => "won",
            Prompt::Over { bankrupt: Some(_), .. } => "bankrupt",
            _ => "out of rounds",
        };
        *seen.entry(end).or_default() += 1;
    }
    assert!(seen.len() == 9 && seen.values().all(|times| *times >= 10), "not all was seen: {seen:?}");
}
