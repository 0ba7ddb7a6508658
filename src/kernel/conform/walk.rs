//! One random match of the suite, in which every law is checked at every step.

use rand::RngExt;
use serde::{Serialize, de::DeserializeOwned};

use super::{Law, Look, Suite, SuiteRng, Tally, Violation, viewers};
use crate::kernel::{
    Game, MAX_SEATS, Notice, Offer, Outcome, Pending, Seat, Seats, Step, StepOf, Viewer,
    playout::{random_action, random_step},
};

/// Sample of actions or chances seen so far, tried again in states where they may be illegal.
#[derive(Debug)]
pub(super) struct Pool<T>(Vec<T>);

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool(Vec::new())
    }
}

const POOL: usize = 512;

impl<T: Clone + PartialEq> Pool<T> {
    fn add(&mut self, seen: &T, rng: &mut SuiteRng) {
        if self.0.len() < POOL {
            if !self.0.contains(seen) {
                self.0.push(seen.clone());
            }
        } else {
            self.0[rng.random_range(0..POOL)] = seen.clone();
        }
    }

    fn some(&self, count: usize, rng: &mut SuiteRng) -> Vec<T> {
        let any = |_| (!self.0.is_empty()).then(|| self.0[rng.random_range(0..self.0.len())].clone());
        (0..count).filter_map(any).collect()
    }
}

/// One random match.
pub(super) struct Walk<'a, G: Game> {
    pub(super) suite: &'a Suite<G>,
    pub(super) round: usize,
    pub(super) log: Vec<StepOf<G>>,
    pub(super) rng: SuiteRng,
    pub(super) pool: &'a mut Pool<G::Action>,
    pub(super) chances: &'a mut Pool<G::Chance>,
}

impl<G: Game> Walk<'_, G> {
    fn broken<T>(&self, law: Law, what: impl Into<String>) -> Result<T, Violation> {
        Err(Violation { law, round: self.round, step: self.log.len(), what: what.into() })
    }

    /// Plays the match to its end, or to [`Suite::cut`]. Returns whether it was cut off.
    pub(super) fn play(
        &mut self,
        config: &G::Config,
        seats: u8,
        tally: &mut Tally,
        look: &mut Look<'_, G>,
    ) -> Result<bool, Violation> {
        let mut live = self.start(config, seats)?;
        let mut events = Vec::new();
        // The same match after a round trip of its options and every step through JSON, as a save would give it back.
        let mut saved = self.start(&self.through_text(config)?, seats)?;
        if live.seats() != seats {
            return self.broken(Law::Alive, format!("{} seats instead of {seats}", live.seats()));
        }
        loop {
            if saved != live {
                return self.broken(Law::Replay, format!("saved {saved:?}\nlive {live:?}"));
            }
            if let Err(what) = live.check_invariants() {
                return self.broken(Law::Invariants, what);
            }
            self.offers(&live)?;
            self.refusals(&live)?;
            self.outcomes(&live)?;
            self.blindness(&live, tally)?;
            self.any_order(&live, tally)?;
            if live.pending().outcome().is_some() {
                break;
            }
            if self.log.len() >= self.suite.cut {
                if self.suite.cut < G::MAX_STEPS {
                    return self.refold(config, &live, &events, tally).map(|()| true);
                }
                return self.broken(Law::Bound, format!("still going on after {} steps", self.log.len()));
            }
            let step = self.choose(&live)?;
            match &step {
                Step::Player(_, action) => self.pool.add(action, &mut self.rng),
                Step::Chance(chance) => self.chances.add(chance, &mut self.rng),
            }
            self.hears_alike(&live, &step, tally)?;
            let again = self.through_text(&step)?;
            if again != step {
                return self.broken(Law::Replay, format!("{step:?} comes back as {again:?}"));
            }
            if let Err(refusal) = saved.check(&again) {
                return self.broken(Law::Replay, format!("{again:?} refused when replayed: {refusal}"));
            }
            let before = self.suite.silent.is_some().then(|| live.clone());
            let (notices, same) = (live.apply(&step), saved.apply(&again));
            if let Some(before) = before {
                self.announces(&before, &step, &notices, &live)?;
            }
            look(&live, &step, &notices);
            self.log.push(step);
            events.extend(notices.iter().map(|notice| notice.event.clone()));
            if notices != same {
                return self.broken(Law::Replay, format!("notices {notices:?}\nreplayed {same:?}"));
            }
        }
        self.refold(config, &live, &events, tally).map(|()| false)
    }

    fn start(&self, config: &G::Config, seats: u8) -> Result<G, Violation> {
        G::start(config, seats).or_else(|refusal| self.broken(Law::Alive, format!("{config:?}: {refusal}")))
    }

    fn through_text<T: Serialize + DeserializeOwned>(&self, value: &T) -> Result<T, Violation> {
        serde_json::to_string(value)
            .and_then(|text| serde_json::from_str(&text))
            .or_else(|error| self.broken(Law::Replay, format!("does not go through text: {error}")))
    }

    /// Folds the whole log from a fresh start, as loading a save does.
    fn refold(
        &self,
        config: &G::Config,
        live: &G,
        events: &[G::Event],
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut game = self.start(config, live.seats())?;
        let folded: Vec<G::Event> =
            self.log.iter().flat_map(|step| game.apply(step)).map(|notice| notice.event).collect();
        if game != *live {
            return self.broken(Law::Replay, "folding the log anew gives another state");
        }
        let counts = live.counts(events);
        let again = game.counts(&folded);
        if again != counts {
            return self.broken(Law::Counts, format!("counts {counts:?}\nfolded anew {again:?}"));
        }
        self.counts(&counts, live.seats(), tally)
    }

    fn counts(&self, counts: &[Vec<i32>], seats: u8, tally: &mut Tally) -> Result<(), Violation> {
        if counts.is_empty() {
            return Ok(());
        }
        if counts.len() != usize::from(seats) {
            return self.broken(Law::Counts, format!("{counts:?} for {seats} seats"));
        }
        let length = *tally.counts.get_or_insert(counts[0].len());
        if counts.iter().any(|own| own.len() != length) {
            return self.broken(Law::Counts, format!("{counts:?}, not {length} numbers a seat"));
        }
        Ok(())
    }

    fn choose(&mut self, game: &G) -> Result<StepOf<G>, Violation> {
        if game.pending().is_chance() {
            let chance = Step::Chance(game.draw_chance(&mut self.rng));
            return match game.check(&chance) {
                Ok(()) => Ok(chance),
                Err(illegal) => {
                    self.broken(Law::Refusal, format!("what it draws, {chance:?}, is refused: {illegal}"))
                }
            };
        }
        match random_step(game, &mut self.rng) {
            Some(step) => Ok(step),
            None => self.broken(Law::Alive, "not over, and nobody can act"),
        }
    }

    fn offers(&mut self, game: &G) -> Result<(), Violation> {
        let pending = game.pending();
        let acting = acting(game);
        if pending.is_chance() && !acting.is_empty() {
            return self.broken(Law::Offer, "chance is to decide, and yet seats may act");
        }
        if let Some(seat) = acting.iter().find(|seat| seat.number() >= game.seats()) {
            return self.broken(Law::Offer, format!("{seat:?} is pending, but nobody sits there"));
        }
        for seat in Seat::all(game.seats()) {
            let offer = game.offer(seat);
            let actions = offer.actions();
            if acting.contains(seat) == actions.is_empty() {
                return self.broken(Law::Offer, format!("{pending:?}, but {seat:?} is offered {offer:?}"));
            }
            for action in actions {
                if let Err(refusal) = game.check(&Step::Player(seat, action.clone())) {
                    return self.broken(Law::Offer, format!("{seat:?} is offered {action:?}: {refusal}"));
                }
            }
            let Offer::List(list) = &offer else { continue };
            if !list.is_sorted_by(|a, b| a < b) {
                return self.broken(Law::Offer, format!("not sorted, or not each once: {list:?}"));
            }
            for action in self.pool.some(8, &mut self.rng) {
                let legal = game.check(&Step::Player(seat, action.clone())).is_ok();
                if legal && list.binary_search(&action).is_err() {
                    return self
                        .broken(Law::Offer, format!("{action:?} is legal for {seat:?}, but not offered"));
                }
            }
        }
        Ok(())
    }

    fn refusals(&mut self, game: &G) -> Result<(), Violation> {
        let (acting, by_chance) = (acting(game), game.pending().is_chance());
        let before = game.clone();
        let offered = acting.iter().flat_map(|seat| game.offer(seat).actions().to_vec()).collect::<Vec<_>>();
        // A few actions that other seats may take now, and some that were legal at other times.
        let mut tries: Vec<G::Action> = offered.into_iter().take(6).collect();
        tries.extend(self.log.last().and_then(Step::action).cloned());
        tries.extend(self.pool.some(6, &mut self.rng));
        for action in &tries {
            // Includes seats that the match does not have, and the seat whose turn it is: its action may be legal.
            for seat in Seat::all(MAX_SEATS) {
                let legal = game.check(&Step::Player(seat, action.clone())).is_ok();
                if legal && !acting.contains(seat) {
                    return self.broken(Law::Refusal, format!("{action:?} by {seat:?} out of turn"));
                }
            }
        }
        for chance in self.chances.some(6, &mut self.rng) {
            let legal = game.check(&Step::Chance(chance.clone())).is_ok();
            if legal && !by_chance {
                return self.broken(Law::Refusal, format!("{chance:?}, and nothing is left to chance"));
            }
        }
        for chance in (self.suite.malformed)(game) {
            if game.check(&Step::Chance(chance.clone())).is_ok() {
                return self.broken(Law::Refusal, format!("what cannot be drawn is accepted: {chance:?}"));
            }
        }
        if *game == before { Ok(()) } else { self.broken(Law::Refusal, "a refusal changed the state") }
    }

    fn outcomes(&self, game: &G) -> Result<(), Violation> {
        let over = game.pending().outcome().cloned();
        let resigned = Seat::all(game.seats()).filter_map(|seat| game.resign(seat));
        for Outcome { places } in over.into_iter().chain(resigned) {
            let fits = places.len() == usize::from(game.seats())
                && places.contains(&1)
                // Any place but the first has a better one before it, and none exceeds the number of seats.
                && places.iter().all(|place| {
                    *place >= 1 && places.iter().filter(|other| *other < place).count() >= usize::from(*place > 1)
                        && usize::from(*place) <= places.len()
                });
            if !fits {
                return self.broken(Law::Outcome, format!("places {places:?} for {} seats", game.seats()));
            }
        }
        Ok(())
    }

    /// Deals anew the secrets of each viewer and checks that the viewer sees no difference.
    fn blindness(&mut self, game: &G, tally: &mut Tally) -> Result<(), Violation> {
        let Some(redeal) = self.suite.redeal else { return Ok(()) };
        for viewer in viewers(game) {
            let other = redeal(game, viewer, &mut self.rng);
            tally.blinded += usize::from(other != *game);
            self.sees_alike(game, &other, viewer)?;
        }
        Ok(())
    }

    fn sees_alike(&self, game: &G, other: &G, viewer: Viewer) -> Result<(), Violation> {
        let (seen, unseen) = (game.view(viewer), other.view(viewer));
        if seen != unseen {
            return self.broken(Law::Blindness, format!("{viewer:?} sees {seen:?}\nor else {unseen:?}"));
        }
        if game.pending() != other.pending() || game.interrupts() != other.interrupts() {
            return self.broken(Law::Blindness, format!("{viewer:?} can tell by who is to act"));
        }
        if let Viewer::Seat(seat) = viewer
            && game.offer(seat) != other.offer(seat)
        {
            return self.broken(Law::Blindness, format!("{viewer:?} can tell by what is offered"));
        }
        Ok(())
    }

    /// Checks that a viewer hears the same of a step and of a disguised one, made in a state with other secrets.
    fn hears_alike(&mut self, game: &G, step: &StepOf<G>, tally: &mut Tally) -> Result<(), Violation> {
        let Some(redeal) = self.suite.redeal else { return Ok(()) };
        for viewer in viewers(game) {
            let mut other = redeal(game, viewer, &mut self.rng);
            let disguised = (self.suite.disguise)(&other, step, viewer, &mut self.rng);
            let Some(disguised) = disguised else { continue };
            if let Err(refusal) = other.check(&disguised) {
                let what = format!("{step:?} would look like {disguised:?} to {viewer:?}: {refusal}");
                return self.broken(Law::Blindness, what);
            }
            let mut game = game.clone();
            let (heard, unheard) = (game.apply(step), other.apply(&disguised));
            let (heard, unheard) = (reach(heard, viewer), reach(unheard, viewer));
            if heard != unheard {
                return self
                    .broken(Law::Blindness, format!("{viewer:?} is told {heard:?}\nor else {unheard:?}"));
            }
            tally.disguised += usize::from(disguised != *step);
        }
        Ok(())
    }

    /// Checks that an event explains each change of a view, except for the view of the player who acts.
    fn announces(
        &self,
        before: &G,
        step: &StepOf<G>,
        notices: &[Notice<G::Event>],
        after: &G,
    ) -> Result<(), Violation> {
        if self.suite.silent.is_none_or(|silent| silent(step)) {
            return Ok(());
        }
        for viewer in viewers(before) {
            let acts = viewer.seat().is_some() && viewer.seat() == step.seat();
            let is_told = notices.iter().any(|notice| notice.may_reach(viewer));
            if !acts && !is_told && before.view(viewer) != after.view(viewer) {
                return self.broken(Law::Announced, format!("{viewer:?} sees another table after {step:?}"));
            }
        }
        Ok(())
    }

    /// Lets all pending seats act in two orders and compares the results.
    fn any_order(&mut self, game: &G, tally: &mut Tally) -> Result<(), Violation> {
        let Pending::Players(seats) = game.pending() else { return Ok(()) };
        if seats.len() < 2 {
            return Ok(());
        }
        let mut steps = Vec::new();
        for seat in seats {
            steps.extend(random_action(game, seat, &mut self.rng));
        }
        let first = self.all_of(game, &steps)?;
        let by = self.rng.random_range(1..steps.len());
        steps.rotate_left(by);
        if self.rng.random_bool(0.5) {
            steps.reverse();
        }
        if self.all_of(game, &steps)? != first {
            return self.broken(Law::Order, format!("the order of {steps:?} makes a difference"));
        }
        tally.reordered += 1;
        Ok(())
    }

    fn all_of(&self, game: &G, steps: &[StepOf<G>]) -> Result<G, Violation> {
        let mut game = game.clone();
        for step in steps {
            if let Err(refusal) = game.check(step) {
                return self.broken(Law::Order, format!("{step:?} depends on the order: {refusal}"));
            }
            game.apply(step);
        }
        Ok(game)
    }
}

/// Returns the seats that the match waits for and those that may interrupt.
fn acting<G: Game>(game: &G) -> Seats {
    game.pending().seats() | game.interrupts()
}

fn reach<E>(notices: Vec<Notice<E>>, viewer: Viewer) -> Vec<E> {
    notices.into_iter().filter(|notice| notice.may_reach(viewer)).map(|notice| notice.event).collect()
}
