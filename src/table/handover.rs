//! Passing the device on: what may be looked at between two players. While the curtain is up, only
//! [`Viewer::Public`] may be computed, so that a secret is absent from the page, not hidden in it.
//! Never knows a game or a view.

use crate::kernel::{Seat, Seats, Viewer};

/// Who is to act, and how they come to the device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Several where all choose at once.
    pub seats: Seats,
    /// Who of them is handed the device first; the lowest seat where it does not matter.
    pub next: Option<Seat>,
    /// They act under everybody's eyes: what they choose from is no secret.
    pub open: bool,
}

impl From<Seats> for Turn {
    fn from(seats: Seats) -> Turn {
        Turn { seats, next: seats.iter().next(), open: false }
    }
}

/// What the screen shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Nobody's secrets: "Pass to" this seat.
    Curtain(Seat),
    /// A player at this seat tapped instead of holding, or said who they are, and is asked once.
    Confirm(Seat),
    /// This seat's own view.
    Open(Seat),
    /// Nobody is to act, or nothing of it is secret: what everybody may see.
    Public,
}

/// Whose hands the device has been in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Device {
    /// Nobody but one person has ever played at it: there is nobody to hide from.
    OnePerson,
    /// Others have played at it: whoever is left of them meets the curtain once.
    Shared,
}

/// Decides who may look at the screen, from what it is told: who is to act, who plays here, whether there are secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handover {
    /// The seats played by people at this device.
    humans: Seats,
    secrets: bool,
    /// One person's again once the only one who is left has opened what is theirs.
    device: Device,
    /// The humans who are to act.
    waiting: Seats,
    screen: Screen,
    /// What the screen showed before a visit; nothing without one. A visitor is not to act, and looks at what is
    /// theirs.
    before: Option<Screen>,
    /// Who had what is theirs before them last, for as long as nobody else is known to have come to the screen since:
    /// they are not asked who they are.
    holder: Option<Seat>,
    /// Who made the latest step, and so is likely to have the device.
    actor: Option<Seat>,
}

impl Handover {
    /// At the start, and after a reload. `secrets`: whether the game has any.
    pub fn new(humans: Seats, secrets: bool, device: Device, turn: impl Into<Turn>) -> Handover {
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

    /// Whose view may be computed.
    pub fn viewer(&self) -> Viewer {
        match self.screen {
            Screen::Open(seat) => Viewer::Seat(seat),
            Screen::Curtain(_) | Screen::Confirm(_) | Screen::Public => Viewer::Public,
        }
    }

    /// Whether a curtain is needed: where one human has played alone from the start there is nobody to hide from, and
    /// whoever is left of several opens it once with their own hands.
    pub fn is_needed(&self) -> bool {
        self.secrets && (self.humans.len() > 1 || self.device == Device::Shared)
    }

    /// Whether the only human is still to open what is theirs, and the match waits for that.
    pub fn awaits_the_last(&self) -> bool {
        self.is_needed()
            && self.humans.len() == 1
            && matches!(self.screen, Screen::Curtain(_) | Screen::Confirm(_))
    }

    /// Sets the seats that people play at this device. Any change hides all that lies open, and the curtain falls anew,
    /// even for the only person left: who asked for the change is not known.
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

    /// Something happened and now these seats are to act. Whoever has the device and is among them
    /// keeps it: no curtain between two turns of the same person. Where only bots were at it in between, the same
    /// person is asked no more than whether to show it.
    pub fn pending(&mut self, turn: impl Into<Turn>) {
        let Turn { seats, next, open } = turn.into();
        self.before = None;
        self.waiting = seats & self.humans;
        let next = match self.screen {
            _ if open => None,
            Screen::Open(seat) if self.waiting.contains(seat) => return,
            Screen::Confirm(seat) | Screen::Curtain(seat) if self.waiting.contains(seat) => return,
            _ => next.filter(|seat| self.waiting.contains(*seat)).or_else(|| self.waiting.iter().next()),
        };
        // What is decided under everybody's eyes has had everybody come to the screen.
        self.holder = self.holder.filter(|holder| !open && next.is_none_or(|next| next == *holder));
        self.screen = match next {
            Some(seat) if self.is_needed() && self.is_held_by(seat) => Screen::Confirm(seat),
            Some(seat) if self.is_needed() => Screen::Curtain(seat),
            Some(seat) => Screen::Open(seat),
            None if open => Screen::Public,
            // Bots are at it: the only human goes on looking, several see what all may see.
            None if self.is_needed() => Screen::Public,
            None => self.humans.only().map_or(Screen::Public, Screen::Open),
        };
    }

    /// As [`Handover::pending`], after a step of this seat. A visitor whose step leaves the match waiting for the same
    /// seats goes on looking.
    pub fn played(&mut self, by: Seat, turn: impl Into<Turn>) {
        self.actor = Some(by);
        let turn = turn.into();
        let waiting = turn.seats & self.humans;
        if !(self.is_visited() && self.screen == Screen::Open(by) && self.waiting == waiting) {
            self.pending(turn);
        }
    }

    /// Another of those who may act takes the device: they may choose in any order. At the curtain that is the first
    /// step: they have said who they are.
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

    /// Whether what this seat has lies behind a curtain of its own: a bot opens none, and nobody does who plays alone
    /// with bots.
    pub fn hides(&self, seat: Seat) -> bool {
        self.is_needed() && self.humans.contains(seat)
    }

    /// Somebody who is not to act wants to look at what is theirs. To say so is the first step.
    pub fn visit(&mut self, seat: Seat) {
        let may = match self.screen {
            Screen::Public | Screen::Curtain(_) => true,
            // Another visitor comes instead.
            Screen::Confirm(_) => self.is_visited(),
            Screen::Open(_) => false,
        };
        if may && self.hides(seat) {
            self.before.get_or_insert(self.screen);
            self.holder = None;
            self.screen = Screen::Confirm(seat);
        }
    }

    /// Whether the screen is, or is about to be, with somebody who is not to act.
    pub fn is_visited(&self) -> bool {
        self.before.is_some()
    }

    /// A tap on the button that opens the curtain when held.
    pub fn lift(&mut self) {
        if let Screen::Curtain(seat) = self.screen {
            self.screen = Screen::Confirm(seat);
        }
    }

    /// The answer to the question that follows a tap: "show me".
    pub fn confirm(&mut self) {
        if let Screen::Confirm(seat) = self.screen {
            self.open(seat);
        }
    }

    /// Opens the view of this seat: a player held the button, or tapped it where the table has agreed on that.
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

    /// Whether what this seat has done is somebody else's than whoever has what is theirs before them: nobody takes that
    /// back by themselves.
    pub fn is_of_another(&self, by: Seat) -> bool {
        self.is_needed() && matches!(self.screen, Screen::Open(holder) if holder != by)
    }

    /// Whether this seat had what is theirs before them last, and nobody else is known to have come since.
    pub fn is_held_by(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    /// Whether this seat is likely to have the device, so that the curtain does not ask to pass it on.
    pub fn is_likely_held_by(&self, seat: Seat) -> bool {
        self.is_held_by(seat) || self.actor == Some(seat)
    }

    /// It was not me; or the page was hidden, blurred, locked: the curtain falls again. A visit is over.
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

    /// Returns whether the curtain covers the board. A look back needs no curtain. While the board still plays back
    /// events (`held`), the curtain waits, unless a player has already identified themselves.
    pub fn is_down(&self, looking_back: bool, held: bool) -> bool {
        let waits = match self.screen {
            Screen::Curtain(_) => true,
            // After a look back: no player has come to the curtain yet.
            Screen::Confirm(seat) => self.is_held_by(seat),
            Screen::Open(_) | Screen::Public => return false,
        };
        !looking_back && (!held || !waits || self.is_visited())
    }

    /// Ends a visit or a first step, since the table looks back. An open hand stays open, and shows its earlier cards.
    pub fn look_back(&mut self) {
        let half_way = matches!(self.screen, Screen::Confirm(seat) if !self.is_held_by(seat));
        if half_way || self.is_visited() {
            self.hide();
        }
    }

    /// Returns to the current moment of the match. Asks for an open hand once more, since others may have looked along.
    pub fn come_back(&mut self) {
        if let Screen::Open(seat) = self.screen
            && self.is_needed()
        {
            self.before = None;
            self.holder = Some(seat);
            self.screen = Screen::Confirm(seat);
        }
    }

    /// Everybody looks at the screen: nothing that is anybody's own may lie open on it.
    pub fn gather(&mut self) {
        if self.is_needed() {
            self.before = None;
            self.holder = None;
            self.screen = Screen::Public;
        }
    }
}
