//! A bot's search for the answer to a task, independent of the game's type.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::IntoStaticStr;

use super::{
    Advice, Ask, BUILD, Task,
    why::{Explain, Sentence, Why},
};
use crate::{
    games::{barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse},
    kernel::{
        StepOf,
        bot::{Bot, Decision, Question, Search, Weighed, cost},
    },
    table::json,
};

/// Why there is no search.
#[derive(Copy, Clone, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// The text is no task, or its match is invalid.
    Unreadable,
    /// The asking program has another build.
    Stale,
    /// No bot plays this game.
    Unknown,
    /// This seat must not act.
    NotToAct,
}

impl Fault {
    /// The name that is sent to the page.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Starts the search for a task.
type Begin = fn(&Task) -> Result<Box<dyn AnySearch>, Fault>;

/// A game with a bot: its slug, the start of its search, and its tie margin.
type BotEntry = (&'static str, Begin, i32);

/// The games with a bot.
const BOTS: &[BotEntry] =
    &[entry::<Barragoon>(), entry::<Bouillabaisse>(), entry::<Barrakuda>(), entry::<Barracuda>()];

const fn entry<G: Bot<Search: Search<Reason: Explain>>>() -> BotEntry {
    (G::SLUG, begin::<G>, G::TIE_MARGIN)
}

/// A running search for a task.
pub struct Mind {
    search: Box<dyn AnySearch>,
    /// The game's tie margin: values that differ by this much at most count as equally good.
    tie_margin: i32,
    task: Task,
    /// The bot's reason for the step to explain; `None` as long as the bot would make another step.
    reason: Option<Sentence>,
}

impl Mind {
    /// Reads a task and starts its search, with the view of its seat.
    ///
    /// # Errors
    /// Returns why there is no search.
    pub fn new(task: &str) -> Result<Mind, Fault> {
        let task: Value = serde_json::from_str(task).map_err(|_| Fault::Unreadable)?;
        let task = Task::deserialize(&task).map_err(|_| Fault::Unreadable)?;
        if task.build != BUILD {
            return Err(Fault::Stale);
        }
        let entry = BOTS.iter().find(|(slug, ..)| *slug == task.game);
        let (_, begin, tie_margin) = *entry.ok_or(Fault::Unknown)?;
        let mut mind = Mind { search: begin(&task)?, tie_margin, task, reason: None };
        mind.remember();
        Ok(mind)
    }

    /// Visits this many more positions. Returns whether the search is done.
    pub fn run(&mut self, nodes: u32) -> bool {
        let done = self.search.slice(nodes);
        self.remember();
        done
    }

    /// Returns the bot's action so far, in the format of the log.
    pub fn choice(&self) -> Value {
        self.search.best().0
    }

    /// Returns the bot's reason for its step. `None` if it was hurried then, and would make another step after a full
    /// search.
    pub fn why(&self) -> Option<Why> {
        let Task { game, names, .. } = &self.task;
        self.reason.as_ref().map(|reason| Why::new(game, names, reason))
    }

    /// Returns the best actions so far, see [`Ask::Advise`] and [`Ask::Weigh`].
    pub fn advice(&self) -> Vec<Advice> {
        let Task { game, names, .. } = &self.task;
        let advice = |found: Weighed<Value, Sentence>| Advice {
            action: found.action,
            why: Why::new(game, names, &found.reason),
            value: found.value,
        };
        self.search.weighed().into_iter().map(advice).collect()
    }

    /// Returns the answer to the task, see [`Ask`].
    pub fn answer(&self) -> Value {
        match &self.task.ask {
            Ask::Choose => self.choice(),
            Ask::Explain(_) => json::to_value(&self.why()),
            Ask::Weigh(_) => json::to_value(&self.advice()),
            Ask::Advise(_) => {
                let mut all = self.advice();
                let best = all.first().map_or(0, |best| best.value);
                all.retain(|advice| cost(best, advice.value) <= self.tie_margin);
                json::to_value(&all)
            }
        }
    }

    fn remember(&mut self) {
        if let Ask::Explain(played) = &self.task.ask {
            let (action, reason) = self.search.best();
            if action == *played {
                self.reason = Some(reason);
            }
        }
    }
}

/// A [`Search`] independent of the game's type.
trait AnySearch {
    fn slice(&mut self, nodes: u32) -> bool;
    fn best(&self) -> (Value, Sentence);
    fn weighed(&self) -> Vec<Weighed<Value, Sentence>>;
}

impl<T: Search<Action: Serialize, Reason: Explain>> AnySearch for T {
    fn slice(&mut self, nodes: u32) -> bool {
        self.run(nodes)
    }

    fn best(&self) -> (Value, Sentence) {
        let choice = self.choice();
        (json::to_value(&choice.action), choice.reason.sentence())
    }

    fn weighed(&self) -> Vec<Weighed<Value, Sentence>> {
        let told = |Weighed { action, reason, value }: Weighed<T::Action, T::Reason>| Weighed {
            action: json::to_value(&action),
            reason: reason.sentence(),
            value,
        };
        Search::weighed(self).into_iter().map(told).collect()
    }
}

/// Starts the search of a game's bot. No other place turns a match into a bot's decision; the bot gets only the view
/// and memory of its seat.
fn begin<G: Bot<Search: Search<Reason: Explain>>>(task: &Task) -> Result<Box<dyn AnySearch>, Fault> {
    let config = G::Config::deserialize(&task.config).map_err(|_| Fault::Unreadable)?;
    let seats = task.names.len().try_into().map_err(|_| Fault::Unreadable)?;
    let mut game = G::start(&config, seats).map_err(|_| Fault::Unreadable)?;
    for step in &task.steps {
        let step = StepOf::<G>::deserialize(step).map_err(|_| Fault::Unreadable)?;
        game.check(&step).map_err(|_| Fault::Unreadable)?;
        game.apply(&step);
    }
    let (seat, level, seed) = (task.seat, task.level, task.seed);
    let question = match &task.ask {
        Ask::Choose | Ask::Explain(_) => Question::Choose,
        Ask::Advise(most) => Question::Advise(*most),
        Ask::Weigh(action) => {
            let action = G::Action::deserialize(action).map_err(|_| Fault::Unreadable)?;
            game.check_action(seat, &action).map_err(|_| Fault::Unreadable)?;
            Question::Weigh(action)
        }
    };
    let decision = Decision::of(&game, seat, level, seed).ok_or(Fault::NotToAct)?;
    let decision = Decision { question, ..decision };
    Ok(Box::new(G::think(decision)))
}
