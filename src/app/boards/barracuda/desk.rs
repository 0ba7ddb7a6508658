//! What the parts of the board share: the scene, what is picked and laid but not yet done, and the one way to act.

use super::words;
use crate::{
    app::{
        I18n,
        contexts::{app, table::Table},
        dom::watch,
        platform::device,
        state::{Bundle, Derived, State},
    },
    games::barracuda::{Action, ActionKind, Barracuda, Event, Notes, Prompt, Spot, View},
    kernel::Seat,
    scenes::barracuda::{Scene, everybodys, scene, targets},
};
use leptos::prelude::*;

pub(super) type Desk = Bundle<Handles>;

pub(super) struct Handles {
    pub table: Table<Barracuda>,
    pub i18n: I18n,
    pub scene: Derived<Scene>,
    /// The action that is about to be announced, and the bar for it.
    pub kind: State<Option<ActionKind>>,
    pub spot: State<Option<Spot>>,
    /// Notes laid out, but not yet slid over.
    pub laid: State<Notes>,
    /// All are still talking, or looking at what has happened: the curtain, and the result, wait.
    pub gathered: State<bool>,
    /// When the talk should be over, in milliseconds since 1970, where there is a timer.
    pub talk_end: State<Option<u64>>,
    /// Whether the ledger is open.
    pub ledger: State<bool>,
    /// The bar that is looked at closely.
    pub looking: State<Option<Spot>>,
}

impl Desk {
    pub(super) fn new(table: Table<Barracuda>) -> Desk {
        let (kind, spot) = (State::new(None), State::new(None));
        let desk = Bundle::of(Handles {
            table,
            i18n: app().i18n,
            scene: Derived::new(move || scene(&table.view.get(), kind.get(), spot.get())),
            kind,
            spot,
            laid: State::new(Notes::NONE),
            gathered: State::new(false),
            talk_end: State::new(None),
            ledger: State::new(false),
            looking: State::new(None),
        });
        desk.follow();
        desk
    }

    /// What was picked belongs to the moment and to whoever picked it. Whatever is announced or decided is told, and
    /// the curtain waits until all have talked about it, or seen it.
    fn follow(self) {
        let mut before: Option<usize> = None;
        let (mut lived, mut holder) = (false, None);
        watch(move || {
            let view = self.table.view.get();
            let live = *self.table.live.get();
            // The same for every viewer.
            let told = everybodys(&view).len();
            // Whoever looks into the bank comes in between, and disturbs nobody.
            let last = everybodys(&view).pop();
            let looked =
                matches!(last, Some((_, Event::Looked(_)))) && before.is_some_and(|before| before < told);
            if looked {
                before = Some(told);
                self.table.say(self.news(&view).join(" "));
            }
            // Whoever laid notes and comes back finds them as they were.
            if before != Some(told)
                || view.own().is_some_and(|own| holder.is_some_and(|holder| holder != own))
            {
                self.pick(None);
                self.laid.set(Notes::NONE);
            }
            if before != Some(told) || view.own().is_none() {
                self.ledger.set(false);
                self.looking.set(None);
            }
            let went_on = lived && before.is_some_and(|before| before < told);
            let gathered = self.talks(&view) || went_on && (is_news(&view) || view.over());
            if gathered && (went_on || before.is_none()) && (live || went_on) {
                self.gathered.set(true);
                self.talk_end.set((view.talk > 0).then(|| device::now() + 1000 * u64::from(view.talk)));
                self.table.hold(true);
            } else if live != lived || before != Some(told) {
                self.let_go();
            }
            if went_on {
                self.table.say(self.news(&view).join(" "));
            }
            (before, lived) = (Some(told), live);
            holder = view.own().or(holder);
        });
    }

    /// On to whoever is next, or to the result.
    pub(super) fn let_go(self) {
        self.gathered.set(false);
        self.table.hold(false);
    }

    /// What the latest step led to, as all may hear it.
    pub(super) fn news(self, view: &View) -> Vec<String> {
        let (locale, names) = (self.i18n.get_locale_untracked(), self.table.names());
        let events = view.story.get(view.since..).unwrap_or_default();
        words::news(locale, names, view, events)
    }

    /// An action; where there is but one bar for it, that one.
    pub(super) fn pick(self, kind: Option<ActionKind>) {
        let spots = kind.map(|kind| targets(&self.table.view.get_untracked(), kind)).unwrap_or_default();
        self.kind.set(kind);
        // All closed bars are alike.
        let one = spots.len() == 1 || kind == Some(ActionKind::Open);
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
        match self.table.play(action) {
            // What was laid is on the table now.
            Ok(()) => self.laid.set(Notes::NONE),
            Err(why) => self.table.toast(why),
        }
    }

    /// What somebody does of their own accord, from their own hand.
    pub(super) fn play_as(self, seat: Seat, action: Action) {
        if *self.table.live.get_untracked()
            && let Err(why) = self.table.play_as(seat, action)
        {
            self.table.toast(why);
        }
    }

    /// Somebody wants to call last order: they take the device and do so themselves. Whoever plays alone with bots
    /// has it in their hand.
    pub(super) fn calls(self, seat: Seat) {
        self.table.visit(seat);
        if !self.table.is_visited() {
            self.play_as(seat, Action::Call(seat));
        }
    }

    /// None of the people calls last order, and none of them is asked again. Bots say so themselves, when they are
    /// asked.
    pub(super) fn nobody_calls(self) {
        if !self.table.has_bots() {
            self.play(Action::Begin);
            return;
        }
        for seat in self.table.people().iter() {
            let view = self.table.view.get_untracked();
            if view.prompt == Prompt::Between && !view.passed.contains(&seat) {
                self.play_as(seat, Action::Pass);
            }
        }
    }

    /// Whether all talk now: an action has been announced, and nothing is laid yet. Bots have nothing to say to each
    /// other.
    fn talks(self, view: &View) -> bool {
        let people = self.table.people();
        match &view.prompt {
            Prompt::Sliding { by, at, .. } => {
                let tenant = view.open_at(*at).and_then(|bar| bar.tenant);
                people.contains(*by) || tenant.is_some_and(|tenant| people.contains(tenant))
            }
            Prompt::Bidding { laid, .. } => !people.is_empty() && laid.values().iter().all(Option::is_none),
            _ => false,
        }
    }
}

/// Whether something has happened that all want to see before the device goes on.
fn is_news(view: &View) -> bool {
    let acting = matches!(view.prompt, Prompt::Acting(_));
    acting
        && view.story.iter().skip(view.since).any(|event| {
            matches!(
                event,
                Event::Answered { .. } | Event::Sold { .. } | Event::ClosedDown { .. } | Event::Stakes(_)
            )
        })
}
