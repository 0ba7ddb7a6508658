//! The state shared by the parts of the board: the scene, the selection, and the functions that act.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::{
    app::{
        components::focus::focus_next,
        platform::device,
        session::{Session, use_session},
    },
    games::barracuda::{Action, ActionKind, Barracuda, Event, Notes, Prompt, Spot, View},
    kernel::Seat,
    scenes::barracuda::{Scene, only_way, scene, targets},
    table::playback::Gate,
};

/// Time in milliseconds before a tap beside the buttons counts, so that a double tap does not skip unread news.
const READING: u64 = 600;

/// The signals of the board and the actions of its buttons.
#[derive(Copy, Clone)]
pub(super) struct Controller {
    session: Session<Barracuda>,
    pub scene: Memo<Scene>,
    /// The picked action, and the bar for it.
    pub kind: RwSignal<Option<ActionKind>>,
    pub spot: RwSignal<Option<Spot>>,
    /// Notes laid out, but not yet slid over.
    pub laid: RwSignal<Notes>,
    /// The notes laid for an offer under discussion, with their owner. They are on no page until they are slid over.
    draft: StoredValue<Option<(Seat, Notes)>>,
    /// When the view last changed, by [`device::steady`].
    changed: StoredValue<u64>,
    /// Number of wallets and bluffs turned up at the end, one after the other; `None` for all.
    pub turned: RwSignal<Option<usize>>,
    /// Whether the player with the open view is about to call last order.
    pub calling: RwSignal<bool>,
    /// End of the talk by [`device::steady`], if there is a timer.
    pub talk_end: Memo<Option<u64>>,
    /// Whether the ledger is open.
    pub ledger: RwSignal<bool>,
    /// The bar in the close-up.
    pub looking: RwSignal<Option<Spot>>,
}

/// The board's state when the view last changed.
#[derive(Copy, Clone)]
struct Seen {
    /// Number of public events.
    told: usize,
    /// The player who last held the device.
    holder: Option<Seat>,
}

/// Provides the board's signals to all parts built from now on.
pub(super) fn provide_controller() {
    provide_context(Controller::new());
}

/// The signals of the current board, from context.
pub(super) fn use_controller() -> Controller {
    expect_context()
}

impl Controller {
    fn new() -> Controller {
        let session = use_session::<Barracuda>();
        let (kind, spot) = (RwSignal::new(None), RwSignal::new(None));
        let controller = Controller {
            session,
            scene: Memo::new(move |_| {
                session.view.with(|view| {
                    // A single possible action is picked by itself. All closed bars are alike, so the first one is
                    // picked.
                    let only = only_way(view).filter(|_| session.acting.get()).map(|(_, kind)| kind);
                    let first = only.and_then(|kind| targets(view, kind).first().copied());
                    scene(view, kind.get().or(only), spot.get().or(first))
                })
            }),
            kind,
            spot,
            laid: RwSignal::new(Notes::NONE),
            draft: StoredValue::new(None),
            changed: StoredValue::new(0),
            turned: RwSignal::new(None),
            calling: RwSignal::new(false),
            talk_end: Memo::new(move |_| match session.gate() {
                Gate::Talk(time) => time.map(|time| device::steady() + time.as_millis() as u64),
                _ => None,
            }),
            ledger: RwSignal::new(false),
            looking: RwSignal::new(None),
        };
        // A `RenderEffect` runs at once, before any part of the board is rebuilt. It lives as long as it is stored.
        StoredValue::new_local(RenderEffect::new(move |before| controller.follow(before)));
        controller
    }

    /// Clears picked actions and laid notes of another moment or another player.
    fn follow(self, before: Option<Seen>) -> Seen {
        let view = self.session.view.get();
        self.changed.set_value(device::steady());
        let holder = before.and_then(|seen| seen.holder);
        // The number is the same for every viewer. A look into the bank is left out, since it changes nothing on the
        // table.
        let told = view.story.public().filter(|event| !matches!(event, Event::Looked(_))).count();
        let same = before.is_some_and(|seen| seen.told == told);
        // A player who laid notes and comes back finds them unchanged.
        if !same || view.own().is_some_and(|own| holder.is_some_and(|holder| holder != own)) {
            self.pick(None);
            self.laid.set(Notes::NONE);
        }
        if let Some(notes) = self.talked_about(&view).filter(|_| self.laid.get_untracked() == Notes::NONE) {
            self.laid.set(notes);
        }
        // `calling` was set before the caller's view opened, so that view change must not reset it.
        if !same {
            self.calling.set(false);
            self.turned.set(None);
        }
        if !matches!(view.prompt, Prompt::Sliding { .. }) {
            self.draft.set_value(None);
        }
        if !same || view.own().is_none() {
            self.ledger.set(false);
            self.looking.set(None);
        }
        Seen { told, holder: view.own().or(holder) }
    }

    /// Picks an action, and its bar if there is only one.
    pub(super) fn pick(self, kind: Option<ActionKind>) {
        let spots = kind.map(|kind| self.targets(kind)).unwrap_or_default();
        self.kind.set(kind);
        // All closed bars are alike.
        let one = spots.len() == 1 || kind == Some(ActionKind::Open);
        self.spot.set(spots.first().copied().filter(|_| one));
        if !one && !spots.is_empty() {
            focus_next(".bc-house[data-target]");
        }
    }

    /// The bars where an action is possible now.
    fn targets(self, kind: ActionKind) -> Vec<Spot> {
        self.session.view.with_untracked(|view| targets(view, kind))
    }

    /// Handles a tap on the promenade: picks the bar for the picked action, or opens the close-up.
    pub(super) fn tap(self, at: Spot) {
        if self.scene.with_untracked(|scene| scene.houses.get(at.index()).is_some_and(|house| house.target)) {
            self.spot.set(Some(at));
        } else {
            self.looking.set(Some(at));
        }
    }

    /// Keeps the notes laid for an offer while the table talks about it.
    pub(super) fn keep_laid(self, by: Seat) {
        self.draft.set_value(Some((by, self.laid.get_untracked())));
    }

    /// The player whose notes can be slid over exactly as laid before the talk.
    pub(super) fn is_ready(self) -> Option<Seat> {
        let (seat, notes) = self.draft.get_value()?;
        self.session.view.with_untracked(|view| match view.prompt {
            Prompt::Sliding { by, at, deal } if by == seat => {
                let least = deal.least(view.open_at(at)?.bar);
                (notes.worth() >= least).then_some(seat)
            }
            _ => None,
        })
    }

    /// Ends the news or the talk. Notes laid before the talk are slid over.
    pub(super) fn go_on(self) {
        match self.is_ready().zip(self.draft.get_value()) {
            Some((by, (_, notes))) => self.play_as(by, Action::Slide(notes)),
            None => self.session.go_on(),
        }
    }

    /// Opens the wallets one after the other, after all have seen the end.
    pub(super) fn open_wallets(self) {
        self.turned.set(Some(0));
        self.session.go_on();
    }

    /// Continues from news and talk after a tap beside the buttons. Wallets are opened only by their button.
    pub(super) fn tap_beside(self, event: &MouseEvent) {
        let is_open = self.session.view.with_untracked(|view| view.own().is_none() && !view.over());
        let is_for_all = is_open && untrack(|| self.session.is_watched());
        let is_late = device::steady().saturating_sub(self.changed.get_value()) > READING;
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let on_control = target.is_none_or(|target| !matches!(target.closest("button, a"), Ok(None)));
        if is_for_all && is_late && !on_control {
            self.go_on();
        }
    }

    /// The notes that the viewer laid out before the talk about their offer.
    fn talked_about(self, view: &View) -> Option<Notes> {
        match (view.own(), &view.prompt, self.draft.get_value()) {
            (Some(own), Prompt::Sliding { by, .. }, Some((seat, notes))) if own == seat && *by == seat => {
                Some(notes)
            }
            _ => None,
        }
    }

    /// Replaces the laid notes.
    pub(super) fn lay(self, notes: Notes) {
        self.laid.set(notes);
        // The sum is not spoken, since others may hear it.
        self.session.say("");
    }

    pub(super) fn play(self, action: Action) {
        if !self.session.live.get_untracked() {
            return;
        }
        match self.session.play(action) {
            // The laid notes are on the table now.
            Ok(()) => self.laid.set(Notes::NONE),
            Err(why) => self.session.object(why),
        }
    }

    /// Plays a player's actions one after the other: the announcement, and its notes.
    pub(super) fn play_all(self, by: Seat, actions: Vec<Action>) {
        if !self.session.live.get_untracked() {
            return;
        }
        for action in actions {
            if let Err(why) = self.session.play_as(by, action) {
                self.session.object(why);
                return;
            }
        }
        // The laid notes are on the table now.
        self.laid.set(Notes::NONE);
    }

    /// Plays an action of a player who acts out of turn, from their own view.
    pub(super) fn play_as(self, seat: Seat, action: Action) {
        if self.session.live.get_untracked()
            && let Err(why) = self.session.play_as(seat, action)
        {
            self.session.object(why);
        }
    }

    /// Opens the view of a player who wants to call last order, so that they call by themselves. A single person with
    /// bots has their view open already.
    pub(super) fn calls(self, seat: Seat) {
        self.session.visit(seat);
        self.calling.set(true);
    }

    /// Opens the view of a player who only wants to look.
    pub(super) fn visits(self, seat: Seat) {
        self.session.visit(seat);
        self.calling.set(false);
    }

    /// Records that no person calls last order, so that none is asked again. Bots give their own answers.
    pub(super) fn nobody_calls(self) {
        if !self.session.has_bots() {
            self.play(Action::Begin);
            return;
        }
        let is_asked = |view: &View, seat| view.prompt == Prompt::Between && !view.passed.contains(&seat);
        for seat in self.session.people().iter() {
            if self.session.view.with_untracked(|view| is_asked(view, seat)) {
                self.play_as(seat, Action::Pass);
            }
        }
    }
}
