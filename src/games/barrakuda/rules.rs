//! Barrakuda keeps the contract of a game.

use std::ops::RangeInclusive;

use rand::{Rng, RngExt, seq::SliceRandom};

use super::{
    action::{Action, Chance},
    config::Config,
    floor::{Floor, Wreck},
    refusal::Refusal,
    state::{AGAIN, Barrakuda, Phase, ROUNDS},
    view::{Choice, Event, Prompt, View},
};
use crate::kernel::{Game, Notice, Offer, Outcome, Pending, Seat, Step, StepOf, Viewer};

/// BK-1.4
const DISTANCES: [u8; 2] = [1, 2];

impl Game for Barrakuda {
    const SLUG: &'static str = "barrakuda";
    /// 2: gold is collected beside the Barracuda too, the card just played stays in the row, *Bank all* is all or
    /// nothing, team-mates who tie may only exchange, and after many rounds a draw is offered.
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    /// The floor; in each round four choices, two throws, where to with the Barracuda, two actions for each of
    /// four, and as many pockets in three steps; and now and then four who are asked for a draw.
    const MAX_STEPS: usize =
        1 + ROUNDS as usize * (4 + 2 + 1 + 2 * 4 * (1 + 3)) + (ROUNDS / AGAIN) as usize * 4;
    const BOTS: bool = true;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Barrakuda::begin(config, seats)
    }

    fn seats(&self) -> u8 {
        self.sea.divers.len() as u8
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Floor | Phase::Roll | Phase::Fling | Phase::Draw { .. } => Pending::Chance,
            Phase::Choose => {
                Pending::Players(self.sea.seats().filter(|seat| self.chosen(*seat).is_none()).collect())
            }
            Phase::Steer { by, .. } | Phase::Pocket { by } | Phase::Put { by, .. } | Phase::Agree { by } => {
                Pending::player(*by)
            }
            Phase::Resolve { todo, .. } => {
                todo.last().map_or(Pending::Chance, |(seat, _)| Pending::player(*seat))
            }
            Phase::Over => Pending::Over(Outcome { places: self.places() }),
        }
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        if !self.pending().seats().contains(seat) {
            return Offer::Nothing;
        }
        Offer::List(match &self.phase {
            Phase::Choose => self.sea.diver(seat).hand().into_iter().map(Action::Play).collect(),
            Phase::Steer { distance, .. } => {
                self.floor().reach(self.sea.barracuda, *distance).map(Action::Steer).collect()
            }
            Phase::Resolve { .. } => {
                let options = self.asked().map(|(seat, slot, wreck)| self.options(seat, slot, wreck));
                // BK-4.6
                options.into_iter().flatten().chain([Action::Pass]).collect()
            }
            Phase::Pocket { by } => {
                self.sea.opponents(*by).map(Action::Pocket).chain([Action::Pass]).collect()
            }
            Phase::Put { drawn, .. } => drawn.iter().copied().map(Action::Put).collect(),
            Phase::Agree { .. } => vec![Action::Agree, Action::Refuse],
            Phase::Floor | Phase::Roll | Phase::Fling | Phase::Draw { .. } | Phase::Over => Vec::new(),
        })
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.offer(seat).actions().contains(action) {
            return Ok(());
        }
        Err(match (action, &self.phase) {
            (Action::Play(card), Phase::Choose) => Refusal::NotHeld(*card),
            (Action::Steer(wreck), Phase::Steer { .. }) => Refusal::OutOfReach(*wreck),
            _ => Refusal::NotOffered,
        })
    }

    fn check_interrupt(&self, seat: Seat, _action: &Action) -> Option<Result<(), Refusal>> {
        let chosen = self.phase == Phase::Choose && self.chosen(seat).is_some();
        chosen.then_some(Err(Refusal::Chosen))
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.phase, chance) {
            (Phase::Floor, Chance::Floor(cells)) => {
                Floor::new(*cells).is_ok_and(|floor| floor.cells() == *cells)
            }
            (Phase::Roll, Chance::Roll(distance, _)) => {
                self.control.is_none() && DISTANCES.contains(distance)
            }
            (Phase::Roll, Chance::Reach(distance)) => self.control.is_some() && DISTANCES.contains(distance),
            (Phase::Fling, Chance::Fling(to)) => *to != self.sea.barracuda,
            (Phase::Draw { from, .. }, Chance::Draw(cards)) => {
                let hand = self.sea.diver(*from).hand();
                cards.len() == hand.len().min(2)
                    && cards.is_sorted_by(|a, b| a < b)
                    && cards.iter().all(|card| hand.contains(card))
            }
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        self.since = self.story.len();
        let chosen = match step {
            Step::Player(seat, action) => {
                self.act(*seat, action);
                matches!(action, Action::Play(_)).then(|| Notice::all(Event::Chosen(*seat)))
            }
            Step::Chance(chance) => {
                self.happen(chance);
                None
            }
        };
        let told = self.story[self.since..].iter().map(|beat| Notice::all(beat.event.clone()));
        chosen.into_iter().chain(told).collect()
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        let distance = DISTANCES[rng.random_range(0..DISTANCES.len())];
        match &self.phase {
            Phase::Roll if self.control.is_some() => Chance::Reach(distance),
            Phase::Roll => Chance::Roll(distance, any(rng, Wreck::all())),
            Phase::Fling => {
                Chance::Fling(any(rng, Wreck::all().filter(|wreck| *wreck != self.sea.barracuda)))
            }
            Phase::Draw { from, .. } => {
                let mut hand = self.sea.diver(*from).hand();
                hand.shuffle(rng);
                hand.truncate(2);
                hand.sort();
                Chance::Draw(hand)
            }
            _ => Chance::Floor(Floor::random(rng).cells()),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        };
        let knows = |seat: Seat| {
            viewer == Viewer::Omniscient || own.is_some_and(|own| self.sea.side(own) == self.sea.side(seat))
        };
        let choice = |seat: Seat| match self.chosen(seat) {
            None => Choice::NotYet,
            Some(card) if knows(seat) => Choice::Known(card),
            Some(_) => Choice::Hidden,
        };
        View {
            seats: self.seats(),
            teams: self.config.teams,
            aim: self.config.aim(),
            floor: self.floor.clone(),
            cards: self.cards,
            ours: self.config.set.is_ours(),
            swapped: self.config.swapped,
            round: self.round,
            sea: self.sea.clone(),
            story: self.story.clone(),
            since: self.since,
            deposits: self.deposits.clone(),
            prompt: self.prompt(viewer),
            own,
            // What has been turned up lies in the rows.
            chosen: if self.phase == Phase::Choose {
                self.sea.seats().map(choice).collect()
            } else {
                Vec::new()
            },
            winners: match self.pending() {
                Pending::Over(outcome) => outcome.winners().iter().collect(),
                Pending::Players(_) | Pending::Chance => Vec::new(),
            },
        }
    }

    /// The last card to be chosen turns all up; the others lie face down, and can be taken back.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, Action::Play(_)) => self.pending().seats().len() == 1,
            Step::Player(_, action) => matches!(action, Action::Put(_)),
            Step::Chance(_) => true,
        }
    }

    /// Cards that were chosen have been turned up since.
    fn may_disclose(&self, then: &Self) -> bool {
        let turned_up = then.round < self.round || (then.round == self.round && self.phase != Phase::Choose);
        turned_up && then.drawn().is_none()
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.fault().map_or(Ok(()), Err)
    }
}

fn any(rng: &mut impl Rng, wrecks: impl Iterator<Item = Wreck>) -> Wreck {
    let wrecks: Vec<Wreck> = wrecks.collect();
    wrecks[rng.random_range(0..wrecks.len())]
}

impl Barrakuda {
    fn act(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Play(card) => self.choose(seat, *card),
            Action::Steer(to) => self.steer(seat, *to),
            Action::Pocket(from) => self.pick(seat, Some(*from)),
            Action::Pass if self.asked().is_none() => self.pick(seat, None),
            Action::Put(card) => self.put(*card),
            Action::Agree => self.answer(seat, true),
            Action::Refuse => self.answer(seat, false),
            action => self.decide(action),
        }
    }

    fn happen(&mut self, chance: &Chance) {
        match chance {
            Chance::Floor(cells) => {
                if let Ok(floor) = Floor::new(*cells) {
                    self.lay(floor);
                }
            }
            Chance::Roll(distance, direction) => self.roll(*distance, *direction),
            Chance::Reach(distance) => self.reach(*distance),
            Chance::Fling(to) => self.fling(*to),
            Chance::Draw(cards) => self.draw(cards),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        match &self.phase {
            Phase::Floor | Phase::Roll | Phase::Fling | Phase::Draw { .. } => Prompt::Dealing,
            Phase::Choose => Prompt::Choosing,
            Phase::Steer { by, distance } => {
                let reach = self.floor().reach(self.sea.barracuda, *distance).collect();
                Prompt::Steering { by: *by, distance: *distance, reach }
            }
            Phase::Resolve { .. } => self.asked().map_or(Prompt::Dealing, |(by, slot, wreck)| {
                Prompt::Deciding { by, wreck, slot, options: self.options(by, slot, wreck) }
            }),
            Phase::Pocket { by } => Prompt::Picking { by: *by, from: self.sea.opponents(*by).collect() },
            Phase::Put { by, from, drawn } => {
                let sees = viewer == Viewer::Omniscient || viewer == Viewer::Seat(*by);
                Prompt::Putting { by: *by, from: *from, drawn: if sees { drawn.clone() } else { Vec::new() } }
            }
            Phase::Agree { by } => Prompt::Agreeing { by: *by },
            Phase::Over => Prompt::Over,
        }
    }
}
