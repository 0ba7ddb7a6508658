//! Playback of events: which of the latest events have been shown, and which gate delays the next one.
//!
//! [`Match::play`](super::Match::play) returns events with their recipients, and [`Staging::gates`] returns the gate
//! after each of them. Board, log, live region, sound, bots, curtain and result read the one cursor kept here.

use std::time::Duration;

pub use super::moment::{MomentKind, TableMoment};
use crate::kernel::{Game, Notice, Seats, Viewer, heard_by};

/// Condition for showing the next event.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Gate {
    /// The next event follows at once.
    None,
    /// The next event follows at once, but everybody looks at the screen: no hand may lie open on it.
    Glance,
    /// The next event follows at once, and the gate that is open now stays open.
    Aside,
    /// Bots wait for this long; people may act.
    Timed(Duration),
    /// The table reads a sentence about the event.
    Read,
    /// Everybody looks until a player continues.
    Acknowledge,
    /// Everybody talks until a player continues, with a countdown if the table agreed on one.
    Talk(Option<Duration>),
}

impl Gate {
    /// Whether the next event has to wait.
    fn stops(self) -> bool {
        !matches!(self, Gate::None | Gate::Glance | Gate::Aside)
    }

    /// Whether everybody looks at the screen: hands close, and curtain and result wait.
    pub fn is_for_all(self) -> bool {
        !matches!(self, Gate::None | Gate::Aside | Gate::Timed(_))
    }

    /// Whether only a player can end it.
    fn needs_player(self) -> bool {
        matches!(self, Gate::Acknowledge | Gate::Talk(_))
    }
}

/// State of a playback.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Everything has been shown.
    Idle,
    /// The gate after the latest event shown.
    Waiting(Gate),
}

/// The people and bots that watch a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Audience {
    /// The seats of people at this device.
    pub people: Seats,
    /// Whether bots go on by themselves.
    pub has_bots: bool,
}

/// How a game's events are staged. Implemented beside the game's scenes: the rules know nothing of it.
pub trait Staging: Game {
    /// Returns the gate after each of these events, which led to `after`.
    fn gates(events: &[Notice<Self::Event>], _after: &Self::View, _audience: Audience) -> Vec<Gate> {
        vec![Gate::None; events.len()]
    }

    /// Returns the moment while the match goes on and no curtain is down. `view`: the viewer's view; `acting`: whether
    /// a person at this device has the turn.
    fn moment(_view: &Self::View, _phase: Phase, _acting: bool) -> TableMoment {
        TableMoment::board("play")
    }

    /// Returns the sheet on which the table reads this event; `None` if it is read beside the board.
    fn sheet(_event: &Self::Event) -> Option<TableMoment> {
        None
    }

    /// Returns the gate when a match is put on the screen.
    fn gate_at_opening(_view: &Self::View, _audience: Audience) -> Gate {
        Gate::None
    }
}

/// The latest events of a match and how far they have been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Playback<E> {
    events: Vec<Notice<E>>,
    /// One for each event.
    gates: Vec<Gate>,
    /// The number of events that have been shown.
    cursor: usize,
    phase: Phase,
    /// The table is asked a question, so bots wait.
    suspended: bool,
    /// Grows with every change of the cursor or the events, so that a timer knows whether it is still wanted.
    serial: u32,
    /// The events have just happened. `false` when a match or an earlier moment was put on the screen.
    fresh: bool,
}

impl<E> Default for Playback<E> {
    fn default() -> Self {
        Playback {
            events: Vec::new(),
            gates: Vec::new(),
            cursor: 0,
            phase: Phase::Idle,
            suspended: false,
            serial: 0,
            fresh: false,
        }
    }
}

impl<E> Playback<E> {
    /// Begins to show events that have just happened, and ends the playback of earlier ones. Events that are all
    /// [`Gate::Aside`] are dropped.
    pub fn push(&mut self, events: Vec<Notice<E>>, gates: Vec<Gate>) {
        debug_assert_eq!(events.len(), gates.len(), "a gate for each event");
        if gates.iter().all(|gate| *gate == Gate::Aside) {
            return;
        }
        self.replace(events, gates, true);
        self.cursor = 0;
        self.run();
    }

    /// Shows the events of a moment without playing them. `fresh`: whether to show their motion.
    pub fn show(&mut self, events: Vec<Notice<E>>, fresh: bool) {
        let gates = vec![Gate::None; events.len()];
        self.replace(events, gates, fresh);
        self.phase = Phase::Idle;
    }

    /// Waits at a gate without a new event.
    pub fn wait(&mut self, gate: Gate) {
        if gate.stops() {
            self.serial += 1;
            self.phase = Phase::Waiting(gate);
        }
    }

    /// Shows the events up to the next gate.
    pub fn advance(&mut self) {
        if self.phase != Phase::Idle {
            self.serial += 1;
            self.run();
        }
    }

    /// Shows all events at once, and waits only for a gate that a player must end.
    pub fn skip(&mut self) {
        self.serial += 1;
        self.cursor = self.events.len();
        let last = self.gates.last().copied().filter(|gate| gate.needs_player());
        self.phase = last.map_or(Phase::Idle, Phase::Waiting);
    }

    /// Shows all events at once, without waiting.
    pub fn finish(&mut self) {
        self.serial += 1;
        self.cursor = self.events.len();
        self.phase = Phase::Idle;
    }

    /// Holds bots back while the table is asked a question.
    pub fn suspend(&mut self, suspended: bool) {
        self.suspended = suspended;
    }

    fn replace(&mut self, events: Vec<Notice<E>>, gates: Vec<Gate>, fresh: bool) {
        self.cursor = events.len();
        (self.events, self.gates, self.fresh) = (events, gates, fresh);
        self.serial += 1;
    }

    fn run(&mut self) {
        self.phase = Phase::Idle;
        while let Some(gate) = self.gates.get(self.cursor) {
            self.cursor += 1;
            if gate.stops() {
                self.phase = Phase::Waiting(*gate);
                return;
            }
        }
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the event that the table reads now.
    pub fn being_read(&self) -> Option<&E> {
        let latest = self.cursor.checked_sub(1).filter(|_| self.phase == Phase::Waiting(Gate::Read))?;
        self.events.get(latest).map(|notice| &notice.event)
    }

    /// Whether bots may act.
    pub fn is_idle(&self) -> bool {
        self.phase == Phase::Idle && !self.suspended
    }

    /// Whether everybody still looks, so that curtain and result wait.
    pub fn is_watched(&self) -> bool {
        matches!(self.phase, Phase::Waiting(gate) if gate.is_for_all())
    }

    /// The number of public events that have not been shown. The log hides that many of its last lines.
    pub fn unshown(&self) -> usize {
        self.events[self.cursor..].iter().filter(|notice| notice.is_public()).count()
    }

    /// See [`Playback::push`] and [`Playback::show`].
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }

    pub fn serial(&self) -> u32 {
        self.serial
    }

    /// Iterates over the events shown so far that this viewer may hear.
    pub fn visible_to(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        heard_by(&self.events[..self.cursor], viewer)
    }

    /// Iterates over all events that this viewer may hear, shown or not.
    pub fn all_visible_to(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        heard_by(&self.events, viewer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seat;

    const REST: Gate = Gate::Timed(Duration::from_secs(2));

    /// Returns a playback of public events with these gates. Each event is its index.
    fn pushed(gates: &[Gate]) -> Playback<usize> {
        let mut playback = Playback::default();
        playback.push((0..gates.len()).map(Notice::all).collect(), gates.to_vec());
        playback
    }

    fn shown(playback: &Playback<usize>) -> usize {
        playback.visible_to(Viewer::Public).count()
    }

    #[test]
    fn events_without_a_gate_are_shown_at_once() {
        let playback = pushed(&[Gate::None, Gate::Glance, Gate::None]);
        assert_eq!((shown(&playback), playback.unshown(), playback.phase()), (3, 0, Phase::Idle));
        assert!(playback.is_idle() && !playback.is_watched() && playback.is_fresh());
    }

    #[test]
    fn a_gate_holds_back_what_follows() {
        let mut playback = pushed(&[Gate::None, Gate::Read, Gate::Read, Gate::Acknowledge]);
        assert_eq!((shown(&playback), playback.unshown()), (2, 2));
        assert!(playback.is_watched() && !playback.is_idle());
        assert_eq!(playback.being_read(), Some(&1));
        playback.advance();
        assert_eq!((shown(&playback), playback.phase()), (3, Phase::Waiting(Gate::Read)));
        playback.advance();
        assert_eq!((playback.unshown(), playback.phase()), (0, Phase::Waiting(Gate::Acknowledge)));
        assert_eq!(playback.being_read(), None);
        playback.advance();
        assert!(playback.is_idle());
        let serial = playback.serial();
        playback.advance();
        assert_eq!((playback.phase(), playback.serial()), (Phase::Idle, serial), "nothing is left to end");
    }

    #[test]
    fn bots_wait_for_time_and_players_do_not() {
        let mut playback = pushed(&[REST]);
        assert!(!playback.is_idle() && !playback.is_watched());
        playback.advance();
        assert!(playback.is_idle());
    }

    #[test]
    fn a_skip_ends_at_a_gate_for_players() {
        let mut playback = pushed(&[Gate::Read, Gate::Read, Gate::Acknowledge]);
        playback.skip();
        assert_eq!((playback.unshown(), playback.phase()), (0, Phase::Waiting(Gate::Acknowledge)));
        let mut playback = pushed(&[Gate::Read, Gate::Read]);
        playback.skip();
        assert_eq!((playback.unshown(), playback.phase()), (0, Phase::Idle));
        let mut playback = pushed(&[Gate::Read, Gate::Talk(None)]);
        playback.finish();
        assert!(playback.is_idle());
    }

    #[test]
    fn asides_end_no_playback() {
        let mut playback = pushed(&[Gate::Talk(None)]);
        playback.push(vec![Notice::all(7)], vec![Gate::Aside]);
        assert_eq!((shown(&playback), playback.phase()), (1, Phase::Waiting(Gate::Talk(None))));
        playback.push(Vec::new(), Vec::new());
        assert!(playback.is_watched(), "a step without events ends nothing");
        playback.push(vec![Notice::all(7)], vec![Gate::None]);
        assert!(playback.is_idle(), "any other event does");
    }

    #[test]
    fn a_moment_is_shown_whole() {
        let mut playback = pushed(&[Gate::Read, Gate::Read]);
        playback.show(vec![Notice::all(9)], false);
        assert_eq!((shown(&playback), playback.phase(), playback.is_fresh()), (1, Phase::Idle, false));
    }

    #[test]
    fn a_question_to_the_table_holds_bots_back() {
        let mut playback = pushed(&[Gate::None]);
        playback.suspend(true);
        assert!(!playback.is_idle() && !playback.is_watched());
        playback.suspend(false);
        assert!(playback.is_idle());
    }

    #[test]
    fn a_private_event_reaches_its_recipients_alone() {
        let (one, two) = (Seat::nth(0), Seat::nth(1));
        let mut playback = Playback::default();
        playback.push(vec![Notice::all("all"), Notice::only(one, "one")], vec![Gate::Read, Gate::Read]);
        assert_eq!(playback.unshown(), 0, "the log of all waits for no private event");
        playback.skip();
        let heard = |viewer| playback.visible_to(viewer).copied().collect::<Vec<_>>();
        assert_eq!(heard(Viewer::Seat(one)), ["all", "one"]);
        assert_eq!(heard(Viewer::Seat(two)), ["all"]);
        assert_eq!(heard(Viewer::Public), ["all"]);
    }
}
