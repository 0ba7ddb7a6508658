//! Barragoon on the screen.

mod aid;
mod art;
mod board;
mod controller;
mod guidance;
mod keyboard;
mod keys;
mod motion;
mod options;
mod panel;
mod picker;
mod pointer;
mod problems;
mod reviewed;
mod rules;
mod square;
mod suggestion;
mod told;
mod tray;
mod words;

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_board::GameBoard,
        game_ui::{Beside, GameUi},
        guidance::Guidance,
        i18n::{Text, barragoon as key, review, rules as pages},
        keys::KeyGroup,
        log_item::{LogItem, LogKind},
        platform::sounds::Sound,
        session::Session,
        sketch::Sketch,
        suggestion::Suggestion,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Side},
        config::Config,
        event::Event,
        phase::Prompt,
        refusal::Refusal,
        state::Barragoon,
        turn::{Move, Placement},
        view::View,
    },
    kernel::{Seat, StepOf},
    scenes::barragoon::pieces,
    table::{matches::Ending, player::Player, report::StepReport},
};

pub(in crate::app) use problems::{ProblemList, ProblemRoom};

use art::{Art, PiecesLeft};
use board::Board;
use controller::Controller;
use options::{Options, house_rules};
use panel::Panel;
use rules::RULES;
use tray::Tray;

/// The board, who acts and what for, and what lies beside it.
#[component]
fn Table(session: Session<Barragoon>) -> impl IntoView {
    provide_context(Controller::new(session));
    view! {
        <div class="table bg-table">
            <div class="table-board">
                <Board />
            </div>
            <div class="table-panel">
                <Panel />
                <Tray />
            </div>
        </div>
    }
}

impl GameUi for Barragoon {
    const PROBLEMS: bool = true;

    fn title(i18n: I18n) -> String {
        i18n.say(key::title)
    }

    fn tagline(i18n: I18n) -> String {
        i18n.say(key::tagline)
    }

    fn facts(i18n: I18n) -> String {
        i18n.say(key::facts)
    }

    fn options(config: RwSignal<Config>, players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config players /> }.into_any()
    }

    fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
        house_rules(i18n, config)
    }

    const RULES: &'static Rules = &RULES;

    fn guidance(i18n: I18n, view: &View) -> Guidance {
        guidance::guidance(i18n, view)
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
        Some(words::side(&i18n.language(), *side))
    }

    /// What is left and what was taken; and one cube or two, as at the edge of a real board (BG-6.1).
    fn beside(i18n: I18n, view: &View, seat: u8) -> Option<Beside> {
        let side = *Side::ALL.get(usize::from(seat))?;
        let (pieces, level) = (pieces(view, side), view.express[side.index()]);
        let words = words::beside(&i18n.language(), &pieces, level);
        let sketch = Sketch::new((side, pieces, level), |(side, pieces, level)| {
            view! { <PiecesLeft side pieces level /> }.into_any()
        });
        Some(Beside { sketch, words })
    }

    fn position(view: &View) -> Option<String> {
        Some(view.position_text.clone())
    }

    /// The cube that was taken or placed.
    fn log_sketch(report: &StepReport<'_, Self>) -> Option<Sketch> {
        let face = match *report.step.player().1 {
            Action::Move(Move { to, .. }) => report.before.board[to].face()?,
            Action::Place(Placement { face, .. }) => face,
            _ => return None,
        };
        Some(Sketch::new(face, |face| view! { <Art cell=Cell::Barragoon(face) /> }.into_any()))
    }

    fn moved_on(config: Config) -> Config {
        config.turned()
    }

    fn duty(i18n: I18n, view: &View) -> Option<String> {
        words::duty(&i18n.language(), view.prompt)
    }

    fn turn_over(view: &View) -> bool {
        matches!(view.prompt, Prompt::Move { .. } | Prompt::Over(_)) && view.touched.is_nothing()
    }

    fn aid(i18n: I18n, config: &Config, _seats: u8) -> Vec<AidPart> {
        aid::aid(i18n, config)
    }

    fn keys(i18n: I18n) -> Vec<KeyGroup> {
        keys::keys(&i18n.language())
    }

    const ESTIMATED: bool = true;

    fn figures_title(i18n: I18n) -> String {
        i18n.say(review::chart_estimate)
    }

    fn figure(i18n: I18n, number: i32) -> String {
        reviewed::ahead(&i18n.language(), number)
    }

    fn cost(i18n: I18n, best: i32, made: i32) -> String {
        reviewed::cost(&i18n.language(), best, made)
    }

    fn log_items(i18n: I18n, _names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let text = words::log_line(&i18n.language(), report.before, report.step);
        vec![LogItem { by: report.step.seat(), text, kind: LogKind::Plain }]
    }

    fn spoken(i18n: I18n, _names: &[String], report: &StepReport<'_, Self>) -> String {
        words::spoken(&i18n.language(), report.before, report.step)
    }

    /// All agree here for one reason alone: touch-move (BG-4.6).
    fn taken_back(i18n: I18n, _names: &[String], _step: &StepOf<Self>) -> Option<String> {
        Some(i18n.say(key::touch_stays))
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), refusal)
    }

    fn passage(refusal: &Refusal) -> Option<Text> {
        Some(pages::barragoon::passage(refusal))
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn tally_line(i18n: I18n, seat: u8, counted: &[i32]) -> Option<String> {
        let side = <Self as GameUi>::role(i18n, seat)?;
        Some(match counted {
            [n, ..] => i18n.say(key::Tally { side, n: *n }),
            [] => side,
        })
    }

    fn suggestion(i18n: I18n, _names: &[String], view: &View, _seat: Seat, action: &Action) -> Suggestion {
        suggestion::suggestion(&i18n.language(), view, action)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        let sound = |event: &Event| match event {
            Event::Moved { captured: Cell::Empty, .. } => None,
            Event::Moved { .. } => Some(Sound::Capture),
            Event::Placed { .. } => Some(Sound::Place),
            Event::DrawAccepted { .. } => Some(Sound::Draw),
            _ => None,
        };
        report.events.iter().find_map(sound).unwrap_or(Sound::Move)
    }
}

impl GameBoard for Barragoon {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Table session /> }.into_any()
    }
}
