//! The dialogs of a match: which are open, and for which player.

use leptos::prelude::*;

use crate::{
    app::session::{Controls, MatchAction},
    kernel::Seat,
    table::matches::Undo,
};

/// The dialogs of a match, and the side that they are turned to.
#[derive(Copy, Clone, Default)]
pub struct Panels {
    pub menu: RwSignal<bool>,
    /// The choice between people and bots.
    pub seats: RwSignal<bool>,
    /// The question to the table about that choice.
    pub handing: RwSignal<bool>,
    pub log: RwSignal<bool>,
    /// The reference card.
    pub aid: RwSignal<bool>,
    /// The key list.
    pub keys: RwSignal<bool>,
    /// The review, in a replay.
    pub review: RwSignal<bool>,
    /// Exporting the match.
    pub exporting: RwSignal<bool>,
    /// The codes of the match for another device.
    pub codes: RwSignal<bool>,
    /// The code of the position.
    pub position: RwSignal<bool>,
    /// Freeing storage space for the match.
    pub free_space: RwSignal<bool>,
    /// The question to the table about an undo or a restart.
    pub consent: RwSignal<bool>,
    /// Whether that question is about a restart.
    pub restart: RwSignal<bool>,
    /// The player whose step the undo takes back, if another player asks for it.
    pub whose: RwSignal<Option<Seat>>,
    /// Whether the dialog is turned to the player on the far side.
    pub far: RwSignal<bool>,
    /// Whether a sheet is lowered to show the board behind it.
    pub peek: RwSignal<bool>,
}

/// The dialogs of the current match, from context.
pub fn use_panels() -> Panels {
    expect_context()
}

impl Panels {
    /// `far`: whether the dialog is for the player on the far side.
    pub fn open(self, panel: RwSignal<bool>, far: bool) {
        self.far.set(far);
        panel.set(true);
    }

    /// Replaces the menu by a dialog.
    pub fn instead(self, panel: RwSignal<bool>) {
        self.menu.set(false);
        panel.set(true);
    }

    /// Undoes or restarts at once if that is free, otherwise asks the table.
    pub fn take_back(self, controls: Controls, far: bool, restart: bool) {
        self.far.set(far);
        match untrack(|| if restart { controls.restart() } else { controls.undo() }) {
            Undo::Nothing => {}
            Undo::Free => controls.act(taking_back(restart, false)),
            Undo::NeedsConsent => {
                self.whose.set(untrack(|| controls.undoes_another()).filter(|_| !restart));
                // The curtain falls, so that the whole table can look at the question.
                controls.hide();
                self.restart.set(restart);
                self.consent.set(true);
            }
        }
    }

    /// Undoes or restarts after the table has agreed.
    pub fn take_back_agreed(self, controls: Controls) {
        controls.act(taking_back(self.restart.get_untracked(), true));
    }
}

fn taking_back(restart: bool, agreed: bool) -> MatchAction {
    if restart { MatchAction::RestartTurn { agreed } } else { MatchAction::Undo { agreed } }
}
