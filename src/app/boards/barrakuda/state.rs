//! What the parts of the board share: the match, the scene that is drawn, what is picked, and the one way to act.

use leptos::prelude::*;

use super::story::Story;
use crate::{
    app::session::Session,
    games::barrakuda::{Action, Barrakuda, Card, Wreck},
    kernel::Seat,
    scenes::barrakuda::{Scene, scene},
};

/// The board of one match.
#[derive(Copy, Clone)]
pub(super) struct BoardState {
    pub session: Session<Barrakuda>,
    pub story: Story,
    /// What is drawn: the table after what has been told so far.
    pub scene: Memo<Scene>,
    /// The card that will be laid face down.
    pub picked: RwSignal<Option<Card>>,
    /// The wreck that is looked at closely.
    pub looking: RwSignal<Option<Wreck>>,
}

/// The board around.
pub(super) fn use_board() -> BoardState {
    expect_context()
}

/// Shares a new one with all that is built from now on.
pub(super) fn provide_board(session: Session<Barrakuda>) {
    let story = Story::new(session);
    let picked = RwSignal::new(None);
    // Whatever has happened, the card in hand is back among the others.
    Effect::new(move |_| {
        session.view.track();
        session.live.track();
        picked.set(None);
    });
    provide_context(BoardState {
        session,
        story,
        scene: Memo::new(move |_| scene(&session.view.get(), story.shown.get().beats)),
        picked,
        looking: RwSignal::new(None),
    });
}

impl BoardState {
    /// Plays for whoever is to act, unless something is still being told.
    pub(super) fn play(self, action: Action) {
        let Self { session, story, .. } = self;
        if !session.live.get_untracked() || story.shown.get_untracked().is_telling() {
            return;
        }
        if let Err(why) = session.play(action) {
            session.toast(why);
        }
    }

    /// Whoever holds the device and is to choose a card; tracked.
    pub(super) fn chooser(self) -> Option<Seat> {
        let view = self.session.view.get();
        let own = view.own.filter(|own| view.choosing().any(|seat| seat == *own));
        own.filter(|_| self.session.live.get())
    }
}
