//! What the parts of the board share: the match, the scene that is drawn, what is picked, and the one way to act.

use leptos::prelude::*;

use super::warning::is_warned;
use crate::{
    app::{contexts::saves::use_saves, session::Session},
    games::barrakuda::{Action, Barrakuda, Card, Prompt, Refusal, WRECKS, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Progress, Risk, Scene, Tile, could_win, lies_across, risks, scene},
};

/// The board of one match.
#[derive(Copy, Clone)]
pub(super) struct BoardState {
    pub session: Session<Barrakuda>,
    /// The beats of the story that have been shown.
    pub shown: Memo<Progress>,
    /// What is drawn: the table after what has been told so far.
    pub scene: Memo<Scene>,
    /// The card that will be laid face down.
    pub picked: RwSignal<Option<Card>>,
    /// The wreck that is looked at closely.
    pub looking: RwSignal<Option<Wreck>>,
    /// Width and height that the floor has; nothing before it is on the page.
    pub room: RwSignal<(f64, f64)>,
    /// How likely a bite is on each wreck, unless the table wants to tell by itself.
    pub risks: Memo<Option<[Risk; WRECKS]>>,
    /// Who could win in the round that all choose for.
    pub hopes: Memo<Vec<Seat>>,
}

/// The board around.
pub(super) fn use_board() -> BoardState {
    expect_context()
}

/// Shares a new one with all that is built from now on.
pub(super) fn provide_board(session: Session<Barrakuda>) {
    let shown = Memo::new(move |_| session.playback(|playback| Progress::of(&session.view.read(), playback)));
    let picked = RwSignal::new(None);
    let room = RwSignal::new((0.0, 0.0));
    let warned = is_warned(use_saves());
    // Whatever has happened, the card in hand is back among the others.
    Effect::new(move |_| {
        session.view.track();
        session.live.track();
        picked.set(None);
    });
    provide_context(BoardState {
        session,
        shown,
        scene: Memo::new(move |_| {
            let scene = scene(&session.view.get(), shown.get().beats);
            if lies_across(scene.size, room.get()) { scene.across() } else { scene }
        }),
        picked,
        looking: RwSignal::new(None),
        room,
        risks: Memo::new(move |_| if warned { risks(&session.view.read()) } else { None }),
        hopes: Memo::new(
            move |_| {
                if !session.is_telling() { could_win(&session.view.read()) } else { Vec::new() }
            },
        ),
    });
}

impl BoardState {
    /// Plays for whoever is to act, unless something is still being told.
    pub(super) fn play(self, action: Action) {
        let session = self.session;
        if !session.live.get_untracked() || untrack(|| session.is_telling()) {
            return;
        }
        if let Err(why) = session.play(action) {
            session.object(why);
        }
    }

    /// Picks a card, or puts it back where it was picked. Returns whether it is picked now.
    pub(super) fn pick(self, card: Card) -> bool {
        let picked = self.picked.get_untracked() != Some(card);
        self.picked.set(picked.then_some(card));
        picked
    }

    /// Whether whoever chooses has a card that leads there; tracked.
    pub(super) fn is_open(self, wreck: Wreck) -> bool {
        let hand = self.chooser().map(|seat| self.session.view.with(|view| view.sea.diver(seat).hand()));
        hand.is_some_and(|hand| hand.contains(&Card::Dive(wreck)))
    }

    /// By what neither the Barracuda nor a diver can be led there by whoever is to; tracked. That no diver comes to the
    /// lair the lair itself says.
    pub(super) fn refusal(self, wreck: Wreck) -> Option<Refusal> {
        let steers = self.session.acting.get()
            && self.session.view.with(|view| matches!(view.prompt, Prompt::Steering { .. }));
        let is_target = |tile: &Tile| tile.target;
        if steers && !self.scene.with(|scene| scene.tiles.get(wreck.index()).is_some_and(is_target)) {
            return Some(Refusal::OutOfReach(wreck));
        }
        let chooses = wreck != Wreck::LAIR && self.chooser().is_some() && !self.is_open(wreck);
        chooses.then_some(Refusal::NotHeld(Card::Dive(wreck)))
    }

    /// The risk of a bite there, as long as whoever chooses can dive to it; tracked.
    pub(super) fn risk(self, wreck: Wreck) -> Option<Risk> {
        self.risks.get().filter(|_| self.is_open(wreck)).map(|risks| risks[wreck.index()])
    }

    /// Whoever holds the device and is to choose a card; tracked.
    pub(super) fn chooser(self) -> Option<Seat> {
        let view = self.session.view.get();
        let own = view.own.filter(|own| view.choosing().any(|seat| seat == *own));
        own.filter(|_| self.session.live.get())
    }
}
