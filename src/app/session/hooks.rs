//! What only a game can say about its match, behind one face for all games. Compiled once for each game: everything
//! that can be done elsewhere is.

use crate::{
    app::{
        I18n,
        game_ui::{Beside, GameUi},
        platform::sounds::Sound,
        state::Derived,
    },
    kernel::{Seat, Seats, Viewer},
    table::{
        any::{AnyGame, RawStep, typed},
        handover::Turn,
        matches::Ending,
    },
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

/// All that takes words tracks the language.
pub(super) trait Hooks {
    fn secrets(&self) -> bool;
    /// Tracks the view, too.
    fn told(&self, seats: u8, held: bool) -> Told;
    fn turn(&self, state: &dyn AnyGame, seats: Seats) -> Turn;
    fn news(&self, names: &[String], before: &dyn AnyGame, step: &RawStep, after: &dyn AnyGame) -> News;
    /// One line a step, from this state on.
    fn log_lines(&self, names: &[String], from: Box<dyn AnyGame>, steps: &[RawStep]) -> Vec<String>;
    /// See [`GameUi::draft`]; `before`: where the step is made.
    fn draft(&self, before: &dyn AnyGame, step: &RawStep, kept: Option<&str>) -> Option<String>;
    fn taken_back(&self, names: &[String], step: &RawStep) -> Option<String>;
    fn ending(&self, names: &[String], state: &dyn AnyGame, ending: &Ending) -> String;
}

/// The hooks of a game.
pub(super) struct Of<G: GameUi> {
    pub view: Derived<G::View>,
    pub i18n: I18n,
}

fn public<G: GameUi>(state: &dyn AnyGame) -> G::View {
    typed::<G>(state).view(Viewer::Public)
}

/// Who is to act, and how they come to the device.
pub(super) fn turn<G: GameUi>(state: &dyn AnyGame, seats: Seats) -> Turn {
    G::turn(&public::<G>(state), seats)
}

impl<G: GameUi> Hooks for Of<G> {
    fn secrets(&self) -> bool {
        G::SECRETS
    }

    fn told(&self, seats: u8, held: bool) -> Told {
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

    fn turn(&self, state: &dyn AnyGame, seats: Seats) -> Turn {
        turn::<G>(state, seats)
    }

    fn news(&self, names: &[String], before: &dyn AnyGame, step: &RawStep, after: &dyn AnyGame) -> News {
        let (before, after) = (public::<G>(before), public::<G>(after));
        // What has just been played can be read.
        let step = step.read().ok();
        News {
            turn_over: G::turn_over(&after),
            gathers: G::gathers(&before, &after),
            sound: step.as_ref().map_or(Sound::Move, |step| G::sound(step, &before)),
            sentence: step.map_or_else(String::new, |step| G::spoken(self.i18n, names, &before, &step)),
        }
    }

    fn log_lines(&self, names: &[String], mut from: Box<dyn AnyGame>, steps: &[RawStep]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut before = public::<G>(&*from);
        for step in steps {
            from.fold(step);
            let after = public::<G>(&*from);
            let line = step.read().map(|step| G::log_line(self.i18n, names, &before, &step, &after));
            lines.push(line.unwrap_or_default());
            before = after;
        }
        lines
    }

    fn draft(&self, before: &dyn AnyGame, step: &RawStep, kept: Option<&str>) -> Option<String> {
        let seat = step.seat()?;
        G::draft(&typed::<G>(before).view(Viewer::Seat(seat)), &step.read().ok()?, kept)
    }

    fn taken_back(&self, names: &[String], step: &RawStep) -> Option<String> {
        G::taken_back(self.i18n, names, &step.read().ok()?)
    }

    fn ending(&self, names: &[String], state: &dyn AnyGame, ending: &Ending) -> String {
        G::ending(self.i18n, names, &typed::<G>(state).view(Viewer::Omniscient), ending)
    }
}
