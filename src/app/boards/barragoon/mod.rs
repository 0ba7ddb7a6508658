//! Barragoon on the screen.

mod art;
mod board;
mod desk;
mod options;
mod panel;
mod rules;
mod words;

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::table::Table,
        dom::el,
        game_ui::{Beside, GameUi},
        i18n::barragoon as key,
        platform::sounds::Sound,
        session::Session,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Face, Side},
        config::Config,
        phase::Prompt,
        refusal::Refusal,
        state::Barragoon,
        turn::Move,
        view::View,
    },
    kernel::StepOf,
    table::{matches::Ending, player::Player},
};

impl GameUi for Barragoon {
    fn title(i18n: I18n) -> String {
        i18n.say(key::title).to_owned()
    }

    fn tagline(i18n: I18n) -> String {
        i18n.say(key::tagline).to_owned()
    }

    fn cover() -> AnyView {
        el("div.bg-cover-box").html(art::cover()).into_any()
    }

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        options::options(config, players).into_any()
    }

    fn board(session: Session<Self>) -> AnyView {
        let table = Table::at(session);
        let desk = desk::Desk::new(table);
        let parts = [board::board(desk), panel::panel(desk), panel::tray(desk)];
        el("div.bg-table").child(parts).into_any()
    }

    fn rules(at: Option<String>) -> AnyView {
        rules::rules(at).into_any()
    }

    fn rules_section(view: &View) -> Option<&'static str> {
        Some(match view.prompt {
            Prompt::Move { .. } => "moves",
            Prompt::Place { .. } => "captures",
            Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } | Prompt::Over(_) => "end",
        })
    }

    fn role(i18n: I18n, seat: u8) -> Option<String> {
        let side = Side::ALL.get(usize::from(seat))?;
        Some(words::side(i18n.get_locale(), *side).to_owned())
    }

    // BG-6.1: one cube or two, as at the edge of a real board.
    fn beside(i18n: I18n, view: &View, seat: u8) -> Option<Beside> {
        let level = view.express.get(usize::from(seat)).copied().filter(|level| *level > 0)?;
        let cube = art::art(Cell::Barragoon(Face::NoPassage));
        Some(Beside { picture: cube.repeat(level.into()), words: words::level(i18n.get_locale(), level) })
    }

    fn moved_on(config: Config) -> Config {
        config.turned()
    }

    fn duty(i18n: I18n, view: &View) -> Option<String> {
        words::duty(i18n.get_locale(), view.prompt)
    }

    fn turn_over(view: &View) -> bool {
        matches!(view.prompt, Prompt::Move { .. } | Prompt::Over(_)) && view.touched.is_nothing()
    }

    fn log_line(i18n: I18n, _names: &[String], before: &View, step: &StepOf<Self>, _: &View) -> String {
        words::log_line(i18n.get_locale(), before, step)
    }

    fn spoken(i18n: I18n, _names: &[String], before: &View, step: &StepOf<Self>) -> String {
        words::spoken(i18n.get_locale(), before, step)
    }

    /// All agree here for one reason alone: touch-move (BG-4.6).
    fn taken_back(i18n: I18n, _names: &[String], _step: &StepOf<Self>) -> Option<String> {
        Some(i18n.say(key::touch_stays).to_owned())
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(i18n.get_locale(), refusal)
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(i18n.get_locale(), names, view, ending)
    }

    fn sound(step: &StepOf<Self>, before: &View) -> Sound {
        match *step.player().1 {
            Action::Move(Move { to, .. }) if before.board[to] != Cell::Empty => Sound::Capture,
            Action::Move(_)
            | Action::Touch { .. }
            | Action::OfferDraw
            | Action::GoOn
            | Action::RefuseDraw => Sound::Move,
            Action::Place(_) => Sound::Place,
            Action::AcceptDraw => Sound::Draw,
        }
    }
}
