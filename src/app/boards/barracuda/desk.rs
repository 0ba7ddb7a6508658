//! What the parts of the board share: the scene, what is picked and laid but not yet done, and the one way to act.

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, table::Table},
        dom::watch,
        state::{Derived, State},
    },
    games::barracuda::{Action, Barracuda, Kind, Notes, Spot, Stage, View},
    kernel::Seat,
    scenes::barracuda::{Scene, everybodys, scene, targets},
};

#[derive(Copy, Clone)]
pub(super) struct Desk {
    pub table: Table<Barracuda>,
    pub i18n: I18n,
    pub scene: Derived<Scene>,
    /// The action that is about to be announced, and the bar for it.
    pub kind: State<Option<Kind>>,
    pub spot: State<Option<Spot>>,
    /// Notes laid out, but not yet slid over.
    pub laid: State<Notes>,
    /// All are still talking, or looking at how it ended: the curtain, and the result, wait.
    pub gathered: State<bool>,
    /// Whether the ledger is open.
    pub ledger: State<bool>,
    /// The bar that is looked at closely.
    pub looking: State<Option<Spot>>,
}

impl Desk {
    pub(super) fn new(table: Table<Barracuda>) -> Desk {
        let (kind, spot) = (State::new(None), State::new(None));
        let desk = Desk {
            table,
            i18n: app().i18n,
            scene: Derived::new(move || scene(&table.view.get(), kind.get(), spot.get())),
            kind,
            spot,
            laid: State::new(Notes::NONE),
            gathered: State::new(false),
            ledger: State::new(false),
            looking: State::new(None),
        };
        desk.follow();
        desk
    }

    /// What was picked belongs to the moment and to whoever picked it. Whatever is announced is told, and waits until
    /// all have talked about it.
    fn follow(self) {
        let mut before: Option<(usize, Option<Seat>)> = None;
        let mut lived = false;
        watch(Box::new(move || {
            let view = self.table.view.get();
            let live = *self.table.live.get();
            // The same for every viewer.
            let told = everybodys(&view).len();
            if before != Some((told, view.own)) {
                self.pick(None);
                self.laid.set(Notes::NONE);
                self.ledger.set(false);
                self.looking.set(None);
            }
            let then = before.map(|(told, _)| told);
            if lived && then.is_some_and(|then| then < told) && (live || view.over()) {
                let gathered = talks(&view) || view.over();
                self.gathered.set(gathered);
                self.table.hold(gathered);
                self.table.say(self.news(&view).join(" "));
            } else if live != lived || then != Some(told) {
                self.let_go();
            }
            (before, lived) = (Some((told, view.own)), live);
        }));
    }

    /// On to whoever is next, or to the result.
    pub(super) fn let_go(self) {
        self.gathered.set(false);
        self.table.hold(false);
    }

    /// What the latest step led to, as all may hear it.
    pub(super) fn news(self, view: &View) -> Vec<String> {
        let (locale, names) = (self.i18n.get_locale_untracked(), self.names());
        let events = view.story.get(view.since..).unwrap_or_default();
        words::news(locale, &names, view, events)
    }

    /// An action; where there is but one bar for it, that one.
    pub(super) fn pick(self, kind: Option<Kind>) {
        let spots = kind.map(|kind| targets(&self.table.view.get_untracked(), kind)).unwrap_or_default();
        self.kind.set(kind);
        // All closed bars are alike.
        let one = spots.len() == 1 || kind == Some(Kind::Open);
        self.spot.set(spots.first().copied().filter(|_| one));
    }

    /// A tap on the promenade: the bar for the action that is picked, or a closer look.
    pub(super) fn tap(self, at: Spot) {
        let view = self.table.view.get_untracked();
        let kind = self.kind.get_untracked().filter(|kind| targets(&view, *kind).contains(&at));
        if kind.is_some() {
            self.spot.set(Some(at));
        } else {
            self.looking.set(Some(at));
        }
    }

    pub(super) fn play(self, action: Action) {
        if !*self.table.live.get_untracked() {
            return;
        }
        if let Err(refusal) = self.table.play(action) {
            self.table.toast(words::refusal(self.i18n.get_locale_untracked(), refusal));
        }
    }

    pub(super) fn names(self) -> Vec<String> {
        self.table.players.get_untracked().iter().map(|player| player.name.clone()).collect()
    }

    pub(super) fn name(self, seat: Seat) -> String {
        words::name(&self.names(), seat).to_owned()
    }
}

/// Whether all talk now: an action has been announced, and nothing is laid yet.
fn talks(view: &View) -> bool {
    match &view.stage {
        Stage::Sliding { .. } => true,
        Stage::Bidding { laid, .. } => laid.iter().all(Option::is_none),
        _ => false,
    }
}
