//! The state shared by the parts of the board: the match, the scene, the selection, and the functions that act.

use leptos::prelude::*;

use super::warning::is_warned;
use crate::{
    app::{contexts::saves::use_saves, session::Session},
    games::barrakuda::{Action, Barrakuda, Card, Prompt, Refusal, WRECKS, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Progress, Risk, Scene, Tile, could_win, is_landscape, risks, scene},
};

/// The state of a match's board.
#[derive(Copy, Clone)]
pub(super) struct BoardState {
    pub session: Session<Barrakuda>,
    /// The progress of the story: the beats already shown.
    pub shown: Memo<Progress>,
    /// The drawn scene: the table after the beats already shown.
    pub scene: Memo<Scene>,
    /// The card picked to be laid face down.
    pub picked: RwSignal<Option<Card>>,
    /// The wreck in the close-up.
    pub looking: RwSignal<Option<Wreck>>,
    /// Width and height of the floor; zero before it is on the page.
    pub area: RwSignal<(f64, f64)>,
    /// The risk of a bite on each wreck; `None` if the table switched this warning off.
    pub risks: Memo<Option<[Risk; WRECKS]>>,
    /// The players who could win in the coming round.
    pub hopes: Memo<Vec<Seat>>,
}

/// The state of the current board, from context.
pub(super) fn use_board() -> BoardState {
    expect_context()
}

/// Provides the state to all parts built from now on.
pub(super) fn provide_board(session: Session<Barrakuda>) {
    let shown = Memo::new(move |_| session.playback(|playback| Progress::of(&session.view.read(), playback)));
    let picked = RwSignal::new(None);
    let area = RwSignal::new((0.0, 0.0));
    let warned = is_warned(use_saves());
    // After every change the picked card returns to the hand.
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
            if is_landscape(scene.size, area.get()) { scene.across() } else { scene }
        }),
        picked,
        looking: RwSignal::new(None),
        area,
        risks: Memo::new(move |_| if warned { risks(&session.view.read()) } else { None }),
        hopes: Memo::new(
            move |_| {
                if !session.is_telling() { could_win(&session.view.read()) } else { Vec::new() }
            },
        ),
    });
}

impl BoardState {
    /// Plays for the acting player, unless events are still being shown.
    pub(super) fn play(self, action: Action) {
        let session = self.session;
        if !session.live.get_untracked() || untrack(|| session.is_telling()) {
            return;
        }
        if let Err(why) = session.play(action) {
            session.object(why);
        }
    }

    /// Picks a card, or puts a picked one back. Returns whether it is picked now.
    pub(super) fn pick(self, card: Card) -> bool {
        let picked = self.picked.get_untracked() != Some(card);
        self.picked.set(picked.then_some(card));
        picked
    }

    /// Whether the choosing player has a card for this wreck; tracked.
    pub(super) fn is_open(self, wreck: Wreck) -> bool {
        let hand = self.chooser().map(|seat| self.session.view.with(|view| view.sea.diver(seat).hand()));
        hand.is_some_and(|hand| hand.contains(&Card::Dive(wreck)))
    }

    /// Why the acting player cannot choose this wreck; tracked. The lair is left out, since its close-up already says
    /// that no diver can go there.
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

    /// The risk of a bite on this wreck, if the choosing player can dive to it; tracked.
    pub(super) fn risk(self, wreck: Wreck) -> Option<Risk> {
        self.risks.get().filter(|_| self.is_open(wreck)).map(|risks| risks[wreck.index()])
    }

    /// The viewing player, if they have to choose a card; tracked.
    pub(super) fn chooser(self) -> Option<Seat> {
        let view = self.session.view.get();
        let own = view.own.filter(|own| view.choosing().any(|seat| seat == *own));
        own.filter(|_| self.session.live.get())
    }
}
