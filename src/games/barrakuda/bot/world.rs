//! The match as a seat knows it, and how a round of it may go on.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    super::{
        action::Action,
        cards::{Card, WreckSet},
        config::{Config, Layout},
        floor::Wreck,
        state::{Barrakuda, Phase, Slot},
        story::Event,
        view::{Choice, Prompt, View},
    },
    evaluation::Evaluator,
};
use crate::kernel::{Game, Seat, Step, StepOf};

impl Barrakuda {
    /// The match as this view shows it. Hands are open (BK-2.3), so nothing is missing but what lies face down, and
    /// that has yet to be chosen here.
    pub(super) fn imagined(view: &View) -> Barrakuda {
        let set = WreckSet { name: String::new(), base: view.cards, extra: view.cards };
        // Nobody is asked whether they want gold.
        let config = Config {
            teams: view.teams,
            goal: view.aim,
            layout: Layout::Random,
            set,
            auto_take: true,
            swapped: [false; super::super::WRECKS],
        };
        let choosing = view.prompt == Prompt::Choosing;
        let between = choosing || matches!(view.prompt, Prompt::Agreeing { .. });
        let known = |choice: &Choice| match choice {
            Choice::Known(card) if choosing => Some(*card),
            _ => None,
        };
        let mut chosen: Vec<Option<Card>> = view.chosen.iter().map(known).collect();
        chosen.resize(usize::from(view.seats), None);
        Barrakuda {
            config,
            cards: view.cards,
            floor: view.floor.clone(),
            round: view.round,
            sea: view.sea.clone(),
            phase: view.phase(),
            chosen,
            control: view.control().filter(|_| !between),
            late: if between { Vec::new() } else { view.late() },
            story: Vec::new(),
            since: 0,
            deposits: Vec::new(),
            untold: true,
        }
    }

    /// Plays until all choose again, or somebody has won: everybody does what is worth most to them there and then.
    /// How many times the round was played to its end for that.
    pub(super) fn playout(&mut self, evaluator: &Evaluator, rng: &mut ChaCha8Rng) -> u32 {
        let mut ends = 1;
        loop {
            let step = match &self.phase {
                Phase::Choose | Phase::Agree { .. } | Phase::Over => return ends,
                Phase::Floor | Phase::Roll | Phase::Fling | Phase::Draw { .. } => {
                    Step::Chance(self.draw_chance(rng))
                }
                Phase::Steer { by, distance } => {
                    let (by, distance) = (*by, *distance);
                    let reach: Vec<_> = self.floor().reach(self.sea.barracuda, distance).collect();
                    let seed = rng.random();
                    let best = reach.into_iter().max_by_key(|to| {
                        let mut then = self.clone();
                        then.apply(&Step::Player(by, Action::Steer(*to)));
                        ends += then.playout(evaluator, &mut ChaCha8Rng::seed_from_u64(seed));
                        evaluator.win_probability(&then, by)
                    });
                    Step::Player(by, Action::Steer(best.unwrap_or(self.sea.barracuda)))
                }
                Phase::Resolve { .. } => match self.asked() {
                    Some(asked) => self.policy_move(asked, evaluator),
                    None => return ends,
                },
                Phase::Pocket { by } => {
                    let by = *by;
                    let richest =
                        self.sea.opponents(by).max_by_key(|other| evaluator.win_probability(self, *other));
                    Step::Player(by, richest.map_or(Action::Pass, Action::Pocket))
                }
                Phase::Put { by, drawn, .. } => {
                    let puts: Vec<Action> = drawn.iter().copied().map(Action::Put).collect();
                    self.best(*by, puts, evaluator)
                }
            };
            self.apply(&step);
        }
    }

    /// What the one who is asked on a wreck will do.
    fn policy_move(
        &self,
        (by, slot, wreck): (Seat, Slot, Wreck),
        evaluator: &Evaluator,
    ) -> StepOf<Barrakuda> {
        let mut options = self.options(by, slot, wreck);
        // Of what may be banked, all.
        if let Some(most) = options.iter().rev().find(|option| matches!(option, Action::Bank(_))).cloned() {
            options.retain(|option| !matches!(option, Action::Bank(_)) || *option == most);
        }
        self.best(by, options, evaluator)
    }

    fn best(&self, by: Seat, mut options: Vec<Action>, evaluator: &Evaluator) -> StepOf<Barrakuda> {
        let mut best = options.pop().unwrap_or(Action::Pass);
        if !options.is_empty() {
            let after = |action: &Action| {
                let mut then = self.clone();
                then.apply(&Step::Player(by, action.clone()));
                evaluator.win_probability(&then, by)
            };
            let mut most = after(&best);
            while let Some(option) = options.pop() {
                let evaluator = after(&option);
                if evaluator > most {
                    (best, most) = (option, evaluator);
                }
            }
        }
        Step::Player(by, best)
    }
}

impl View {
    fn phase(&self) -> Phase {
        match &self.prompt {
            Prompt::Choosing => Phase::Choose,
            Prompt::Steering { by, distance, .. } => Phase::Steer { by: *by, distance: *distance },
            Prompt::Deciding { by, wreck, slot, .. } => {
                // Whoever acts takes back cards of their own row only: the order is still the one from before.
                let swum = self.story.iter().rfind(|beat| matches!(beat.event, Event::Swam { .. }));
                let upright = swum.map_or(&self.sea, |beat| &beat.sea).upright(*wreck);
                let left = upright.iter().rev().take_while(|seat| *slot != Slot::General || *seat != by);
                let mut todo: Vec<(Seat, Slot)> = left.map(|seat| (*seat, Slot::General)).collect();
                todo.push((*by, *slot));
                Phase::Resolve { wreck: *wreck, todo }
            }
            Prompt::Picking { by, .. } => Phase::Pocket { by: *by },
            Prompt::Putting { by, from, drawn } => Phase::Put { by: *by, from: *from, drawn: drawn.clone() },
            Prompt::Agreeing { by } => Phase::Agree { by: *by },
            Prompt::Dealing | Prompt::Over => Phase::Over,
        }
    }

    /// Who controls the Barracuda in the round that the story tells of.
    fn control(&self) -> Option<Seat> {
        let mut lured = self.story.iter().flat_map(|beat| match &beat.event {
            Event::Revealed(cards) => cards.as_slice(),
            _ => &[],
        });
        let by = lured.clone().position(|card| *card == Card::Barracuda);
        let once = lured.by_ref().filter(|card| **card == Card::Barracuda).count() == 1;
        by.filter(|_| once).and_then(Seat::at)
    }

    /// Who will still pick a pocket, after the one who does so now.
    fn late(&self) -> Vec<Seat> {
        let events = self.story.iter().map(|beat| &beat.event);
        let announced = events.clone().filter_map(|event| match event {
            Event::WillPick(seat) => Some(*seat),
            _ => None,
        });
        let over = events.skip_while(|event| !matches!(event, Event::RoundOver { .. }));
        let done = over.filter(|event| matches!(event, Event::Put { .. } | Event::Passed { .. })).count();
        let now = matches!(self.prompt, Prompt::Picking { .. } | Prompt::Putting { .. });
        announced.skip(done + usize::from(now)).collect()
    }
}
