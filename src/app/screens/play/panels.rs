//! The windows in front of a match: which are open, and for whom.

use leptos::prelude::*;

use crate::{
    app::session::{Controls, MatchAction},
    kernel::Seat,
    table::matches::Undo,
};

/// What the bars and dialogs of a match open, and for whom.
#[derive(Copy, Clone, Default)]
pub struct Panels {
    pub menu: RwSignal<bool>,
    /// Who is a person and who a bot.
    pub seats: RwSignal<bool>,
    /// What of that the whole table must agree to.
    pub handing: RwSignal<bool>,
    pub log: RwSignal<bool>,
    /// The card to keep beside the board.
    pub aid: RwSignal<bool>,
    /// What keys do.
    pub keys: RwSignal<bool>,
    /// How the match turned, where it is only looked at.
    pub review: RwSignal<bool>,
    /// Taking the match along.
    pub exporting: RwSignal<bool>,
    /// Making room for it on the device.
    pub room: RwSignal<bool>,
    /// An undo or a restart that the whole table must agree to.
    pub consent: RwSignal<bool>,
    /// It is a restart.
    pub restart: RwSignal<bool>,
    /// Whose step it takes back, where somebody else asks for that.
    pub whose: RwSignal<Option<Seat>>,
    /// Whoever opened it sits on the far side.
    pub far: RwSignal<bool>,
    /// The board is looked at behind a sheet.
    pub peek: RwSignal<bool>,
}

/// The windows of the match that the components around are about.
pub fn use_panels() -> Panels {
    expect_context()
}

impl Panels {
    /// `far`: for whoever sits on the far side.
    pub fn open(self, panel: RwSignal<bool>, far: bool) {
        self.far.set(far);
        panel.set(true);
    }

    /// Opens a window in the place of the menu.
    pub fn instead(self, panel: RwSignal<bool>) {
        self.menu.set(false);
        panel.set(true);
    }

    /// Does it at once where it is free to do, asks the table otherwise.
    pub fn take_back(self, controls: Controls, far: bool, restart: bool) {
        self.far.set(far);
        match untrack(|| if restart { controls.restart() } else { controls.undo() }) {
            Undo::Nothing => {}
            Undo::Free => controls.act(taking_back(restart, false)),
            Undo::NeedsConsent => {
                self.whose.set(untrack(|| controls.undoes_another()).filter(|_| !restart));
                // The whole table is to look at the question.
                controls.hide();
                self.restart.set(restart);
                self.consent.set(true);
            }
        }
    }

    /// The table has agreed.
    pub fn take_back_agreed(self, controls: Controls) {
        controls.act(taking_back(self.restart.get_untracked(), true));
    }
}

fn taking_back(restart: bool, agreed: bool) -> MatchAction {
    if restart { MatchAction::RestartTurn { agreed } } else { MatchAction::Undo { agreed } }
}
