//! A task being thought about, with its game forgotten.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    BUILD, Task,
    why::{Explain, Sentence, Why},
};
use crate::{
    games::{barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda, bouillabaisse::Bouillabaisse},
    kernel::{
        StepOf,
        bot::{Bot, Decision, Search},
    },
    table::json,
};

/// Why nobody thinks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No task, or not of a match.
    Unreadable,
    /// Whoever asks is of another build.
    Stale,
    /// No bot plays this game.
    Unknown,
    /// This seat is not to act.
    NotToAct,
}

impl Fault {
    /// As it is told to the page.
    pub fn name(self) -> &'static str {
        ["unreadable", "stale", "unknown", "not-to-act"][self as usize]
    }
}

/// Begins to think about a task.
type Begin = fn(&Task) -> Result<Box<dyn AnySearch>, Fault>;

/// The games that bots play.
const PLAYED: &[(&str, Begin)] =
    &[of::<Barragoon>(), of::<Bouillabaisse>(), of::<Barrakuda>(), of::<Barracuda>()];

const fn of<G: Bot<Search: Search<Reason: Explain>>>() -> (&'static str, Begin) {
    (G::SLUG, begin::<G>)
}

/// A bot at work.
pub struct Mind {
    search: Box<dyn AnySearch>,
    task: Task,
    /// Why the bot would make the step that it is asked about; nothing as long as it would make another one.
    reason: Option<Sentence>,
}

impl Mind {
    /// Reads a task and looks at the match as its seat sees it.
    ///
    /// # Errors
    /// Why nobody thinks about it.
    pub fn new(task: &str) -> Result<Mind, Fault> {
        let task: Value = serde_json::from_str(task).map_err(|_| Fault::Unreadable)?;
        let task = Task::deserialize(&task).map_err(|_| Fault::Unreadable)?;
        if task.build != BUILD {
            return Err(Fault::Stale);
        }
        let (_, begin) = PLAYED.iter().find(|(slug, _)| *slug == task.game).ok_or(Fault::Unknown)?;
        let mut mind = Mind { search: begin(&task)?, task, reason: None };
        mind.remember();
        Ok(mind)
    }

    /// Looks at so many positions more; whether it has made up its mind.
    pub fn run(&mut self, nodes: u32) -> bool {
        let done = self.search.slice(nodes);
        self.remember();
        done
    }

    /// What it would do now, as it stands in a log.
    pub fn choice(&self) -> Value {
        self.search.best().0
    }

    /// Why it did what it did then. Nothing: it was hurried, and with all its time it would make another step.
    pub fn why(&self) -> Option<Why> {
        let Task { game, names, .. } = &self.task;
        self.reason.as_ref().map(|reason| Why::new(game, names, reason))
    }

    fn remember(&mut self) {
        if let Some(played) = &self.task.played {
            let (action, reason) = self.search.best();
            if action == *played {
                self.reason = Some(reason);
            }
        }
    }
}

/// A [`Search`] with its game forgotten.
trait AnySearch {
    fn slice(&mut self, nodes: u32) -> bool;
    fn best(&self) -> (Value, Sentence);
}

impl<T: Search<Action: Serialize, Reason: Explain>> AnySearch for T {
    fn slice(&mut self, nodes: u32) -> bool {
        self.run(nodes)
    }

    fn best(&self) -> (Value, Sentence) {
        let choice = self.choice();
        (json::to_value(&choice.action), choice.reason.sentence())
    }
}

/// The one place where a bot's decision is set of a match: it gets what its seat sees and
/// remembers, and nothing else.
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
    let decision = Decision::of(&game, seat, level, seed).ok_or(Fault::NotToAct)?;
    Ok(Box::new(G::think(decision)))
}
