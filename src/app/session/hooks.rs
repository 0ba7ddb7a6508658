//! What only a game can say about its match.

use crate::{
    app::{
        I18n,
        game_ui::{Beside, GameUi},
        platform::sounds::Sound,
        state::Derived,
    },
    kernel::{Seat, Seats, StepOf, Viewer},
    table::{handover::Turn, matches::Ending},
};

/// What follows from the view on the screen.
pub(super) struct Told {
    pub headline: Option<String>,
    pub duty: Option<String>,
    pub rules_at: Option<&'static str>,
    pub roles: Vec<Option<String>>,
    pub beside: Vec<Option<Beside>>,
    pub mates: Vec<Option<Seat>>,
    pub maker: Option<Seat>,
}

/// What a step has led to.
pub(super) struct News {
    pub turn_over: bool,
    pub gathers: bool,
    pub sound: Sound,
    pub sentence: String,
}

/// The hooks of a game. All that takes words tracks the language.
pub(super) struct Hooks<G: GameUi> {
    pub view: Derived<G::View>,
    pub i18n: I18n,
}

/// Who is to act, and how they come to the device.
pub(super) fn turn<G: GameUi>(state: &G, seats: Seats) -> Turn {
    G::turn(&state.view(Viewer::Public), seats)
}

impl<G: GameUi> Hooks<G> {
    /// Tracks the view, too.
    pub(super) fn told(&self, seats: u8, held: bool) -> Told {
        let (view, i18n) = (self.view.get(), self.i18n);
        Told {
            headline: G::headline(i18n, &view, held),
            duty: G::duty(i18n, &view),
            rules_at: G::rules_section(&view),
            roles: Seat::all(seats).map(|seat| G::role(i18n, seat.number())).collect(),
            beside: Seat::all(seats).map(|seat| G::beside(i18n, &view, seat.number())).collect(),
            mates: Seat::all(seats).map(|seat| G::mate(&view, seat)).collect(),
            maker: G::maker(&view),
        }
    }

    pub(super) fn news(&self, names: &[String], before: &G, step: &StepOf<G>, after: &G) -> News {
        let (before, after) = (before.view(Viewer::Public), after.view(Viewer::Public));
        News {
            turn_over: G::turn_over(&after),
            gathers: G::gathers(&before, &after),
            sound: G::sound(step, &before),
            sentence: G::spoken(self.i18n, names, &before, step),
        }
    }

    /// One line a step, from this state on.
    pub(super) fn log_lines(&self, names: &[String], mut from: G, steps: &[StepOf<G>]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut before = from.view(Viewer::Public);
        for step in steps {
            from.apply(step);
            let after = from.view(Viewer::Public);
            lines.push(G::log_line(self.i18n, names, &before, step, &after));
            before = after;
        }
        lines
    }

    /// See [`GameUi::draft`]; `before`: where the step is made.
    pub(super) fn draft(&self, before: &G, step: &StepOf<G>, kept: Option<&str>) -> Option<String> {
        G::draft(&before.view(Viewer::Seat(step.seat()?)), step, kept)
    }

    pub(super) fn taken_back(&self, names: &[String], step: &StepOf<G>) -> Option<String> {
        G::taken_back(self.i18n, names, step)
    }

    pub(super) fn ending(&self, names: &[String], state: &G, ending: &Ending) -> String {
        G::ending(self.i18n, names, &state.view(Viewer::Omniscient), ending)
    }
}
