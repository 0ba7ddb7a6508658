//! Handing the device over between two players: which view the screen may show. While the curtain is down, only
//! [`Viewer::Public`] may be computed, so that a secret is absent from the page, not hidden in it.
//! This module depends on no game or view.

use crate::kernel::{Seat, Seats, Viewer};

/// The seats whose turn it is, and how they get the device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PendingSeats {
    /// More than one for simultaneous choices.
    pub seats: Seats,
    /// The seat that gets the device first; the lowest seat if the order does not matter.
    pub next: Option<Seat>,
    /// The seats act in front of everybody, because their options are no secret.
    pub open: bool,
}

impl From<Seats> for PendingSeats {
    fn from(seats: Seats) -> PendingSeats {
        PendingSeats { seats, next: seats.iter().next(), open: false }
    }
}

/// Content of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// No secrets: "Pass to" this seat.
    Curtain(Seat),
    /// A question before the view opens: the player tapped instead of holding, or said who they are.
    Confirm(Seat),
    /// This seat's own view.
    Open(Seat),
    /// The public view: it is no person's turn, or no option is secret.
    Public,
}

/// Whether the device was shared between people.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Device {
    /// One person alone has used it, so no secret needs a curtain.
    OnePerson,
    /// Several people have used it, so the last person left has to open the curtain once.
    Shared,
}

/// Decides which view the screen may show, from the seats to act, the people at the device, and whether there are
/// secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handover {
    /// The seats played by people at this device.
    humans: Seats,
    secrets: bool,
    /// Becomes `OnePerson` again once the only person left has opened their view.
    device: Device,
    /// The people whose turn it is.
    waiting: Seats,
    screen: Screen,
    /// The screen before a visit; `None` without one. A visitor looks at their own view during the turn of others.
    before: Option<Screen>,
    /// The last player with an open view, until another person is known to have come to the screen. The holder is not
    /// asked who they are.
    holder: Option<Seat>,
    /// The player of the latest step, who probably has the device.
    actor: Option<Seat>,
}

impl Handover {
    /// Creates the state for the start of a match or after a reload. `secrets`: whether the game has any.
    pub fn new(humans: Seats, secrets: bool, device: Device, turn: impl Into<PendingSeats>) -> Handover {
        let waiting = Seats::NONE;
        let screen = Screen::Public;
        let (before, holder, actor) = (None, None, None);
        let mut this = Handover { humans, secrets, device, waiting, screen, before, holder, actor };
        this.pending(turn);
        this
    }

    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Returns the viewer whose view may be computed.
    pub fn viewer(&self) -> Viewer {
        match self.screen {
            Screen::Open(seat) => Viewer::Seat(seat),
            Screen::Curtain(_) | Screen::Confirm(_) | Screen::Public => Viewer::Public,
        }
    }

    /// Whether a curtain is needed. A person who has played alone from the start needs none; the last one left of
    /// several opens it once.
    pub fn is_needed(&self) -> bool {
        self.secrets && (self.humans.len() > 1 || self.device == Device::Shared)
    }

    /// Whether the match waits until the only person left opens their view.
    pub fn awaits_the_last(&self) -> bool {
        self.is_needed()
            && self.humans.len() == 1
            && matches!(self.screen, Screen::Curtain(_) | Screen::Confirm(_))
    }

    /// Sets the seats that people play at this device. Any change closes all open views and lowers the curtain, even
    /// for the only person left, because the app does not know which person asked for the change.
    pub fn people(&mut self, humans: Seats) {
        if self.humans != humans {
            self.humans = humans;
            self.waiting = self.waiting & humans;
            self.device = Device::Shared;
            self.before = None;
            self.holder = None;
            self.screen = Screen::Public;
        }
    }

    /// Sets the seats whose turn it is after a change of the match. A player who has the device and the next turn keeps
    /// it, without a curtain. If only bots acted in between, the same player is merely asked whether to show their view.
    pub fn pending(&mut self, turn: impl Into<PendingSeats>) {
        let PendingSeats { seats, next, open } = turn.into();
        self.before = None;
        self.waiting = seats & self.humans;
        let next = match self.screen {
            _ if open => None,
            Screen::Open(seat) if self.waiting.contains(seat) => return,
            Screen::Confirm(seat) | Screen::Curtain(seat) if self.waiting.contains(seat) => return,
            _ => next.filter(|seat| self.waiting.contains(*seat)).or_else(|| self.waiting.iter().next()),
        };
        // Everybody comes to the screen for an open decision.
        self.holder = self.holder.filter(|holder| !open && next.is_none_or(|next| next == *holder));
        self.screen = match next {
            Some(seat) if self.is_needed() && self.is_held_by(seat) => Screen::Confirm(seat),
            Some(seat) if self.is_needed() => Screen::Curtain(seat),
            Some(seat) => Screen::Open(seat),
            None if open => Screen::Public,
            // Bots act: a person alone keeps their view, several people see the public one.
            None if self.is_needed() => Screen::Public,
            None => self.humans.only().map_or(Screen::Public, Screen::Open),
        };
    }

    /// As [`Handover::pending`], after a step of this seat. A visitor keeps their view if their step does not change
    /// the seats to act.
    pub fn played(&mut self, by: Seat, turn: impl Into<PendingSeats>) {
        self.actor = Some(by);
        let turn = turn.into();
        let waiting = turn.seats & self.humans;
        if !(self.is_visited() && self.screen == Screen::Open(by) && self.waiting == waiting) {
            self.pending(turn);
        }
    }

    /// Another seat that may act takes the device, since simultaneous choices have no order. At the curtain this is the
    /// first of two steps: the player says who they are.
    pub fn pass_to(&mut self, seat: Seat) {
        if self.waiting.contains(seat) && self.screen != Screen::Open(seat) {
            self.before = None;
            self.holder = None;
            self.screen = match self.screen {
                _ if !self.is_needed() => Screen::Open(seat),
                Screen::Open(_) | Screen::Public => Screen::Curtain(seat),
                Screen::Curtain(_) | Screen::Confirm(_) => Screen::Confirm(seat),
            };
        }
    }

    /// Whether this seat's view needs a curtain. Bots need none, nor does a person who plays alone with bots.
    pub fn hides(&self, seat: Seat) -> bool {
        self.is_needed() && self.humans.contains(seat)
    }

    /// Starts a visit: a player wants to see their own view during the turn of others, and is asked to confirm.
    pub fn visit(&mut self, seat: Seat) {
        let may = match self.screen {
            Screen::Public | Screen::Curtain(_) => true,
            // Another visitor replaces the first.
            Screen::Confirm(_) => self.is_visited(),
            Screen::Open(_) => false,
        };
        if may && self.hides(seat) {
            self.before.get_or_insert(self.screen);
            self.holder = None;
            self.screen = Screen::Confirm(seat);
        }
    }

    /// Whether a visitor sees their own view, or is asked to confirm that.
    pub fn is_visited(&self) -> bool {
        self.before.is_some()
    }

    /// Handles a tap on the button that opens the curtain when held.
    pub fn lift(&mut self) {
        if let Screen::Curtain(seat) = self.screen {
            self.screen = Screen::Confirm(seat);
        }
    }

    /// Handles the answer "show me" to the question after a tap.
    pub fn confirm(&mut self) {
        if let Screen::Confirm(seat) = self.screen {
            self.open(seat);
        }
    }

    /// Opens the view of this seat: the player held the button, or tapped it if the table agreed that a tap is enough.
    pub fn take(&mut self, seat: Seat) {
        if let Screen::Curtain(now) | Screen::Confirm(now) = self.screen
            && (now == seat || (self.waiting.contains(seat) && !self.is_visited()))
        {
            self.open(seat);
        }
    }

    fn open(&mut self, seat: Seat) {
        self.screen = Screen::Open(seat);
        self.holder = Some(seat);
        let alone = self.humans.only() == Some(seat);
        self.device = if alone { Device::OnePerson } else { Device::Shared };
    }

    /// Whether a step of seat `by` belongs to another player than the one with the open view. That player may not take
    /// it back alone.
    pub fn is_of_another(&self, by: Seat) -> bool {
        self.is_needed() && matches!(self.screen, Screen::Open(holder) if holder != by)
    }

    /// Whether this seat had the last open view, and no other person is known to have come since.
    pub fn is_held_by(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    /// Whether this seat probably has the device, so that the curtain does not ask to pass it on.
    pub fn is_likely_held_by(&self, seat: Seat) -> bool {
        self.is_held_by(seat) || self.actor == Some(seat)
    }

    /// Lowers the curtain and ends a visit: the page was hidden, blurred or locked, or the player said "It was not me".
    pub fn hide(&mut self) {
        (self.holder, self.actor) = (None, None);
        if let Some(before) = self.before.take() {
            self.screen = before;
        } else if let Screen::Open(seat) | Screen::Confirm(seat) = self.screen
            && self.is_needed()
        {
            self.screen = Screen::Curtain(seat);
        }
    }

    /// Whether the curtain covers the board. A look back needs no curtain. While the board still plays back events
    /// (`held`), the curtain waits, unless a player has already identified themselves.
    pub fn is_down(&self, looking_back: bool, held: bool) -> bool {
        let waits = match self.screen {
            Screen::Curtain(_) => true,
            // After a look back: no player has come to the curtain yet.
            Screen::Confirm(seat) => self.is_held_by(seat),
            Screen::Open(_) | Screen::Public => return false,
        };
        !looking_back && (!held || !waits || self.is_visited())
    }

    /// Ends a visit, or a half-answered question at the curtain, because the table looks back. An open view stays open
    /// and shows its earlier cards.
    pub fn look_back(&mut self) {
        let half_way = matches!(self.screen, Screen::Confirm(seat) if !self.is_held_by(seat));
        if half_way || self.is_visited() {
            self.hide();
        }
    }

    /// Returns to the current moment. An open view is asked for again, since other people may have looked on.
    pub fn come_back(&mut self) {
        if let Screen::Open(seat) = self.screen
            && self.is_needed()
        {
            self.before = None;
            self.holder = Some(seat);
            self.screen = Screen::Confirm(seat);
        }
    }

    /// Shows the public view because everybody looks at the screen: no secret may lie open on it.
    pub fn gather(&mut self) {
        if self.is_needed() {
            self.before = None;
            self.holder = None;
            self.screen = Screen::Public;
        }
    }
}
