//! La Bouillabaisse on the screen.

mod aid;
mod art;
mod controller;
mod guidance;
mod hand;
mod keys;
mod menu;
mod options;
mod reveal;
mod ring;
mod rules;
mod sheet;
mod suggestion;
mod words;

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_board::GameBoard,
        game_ui::GameUi,
        guidance::Guidance,
        i18n::{Text, bouillabaisse as key, review, rules as pages},
        keys::KeyGroup,
        log_item::LogItem,
        platform::sounds::Sound,
        session::Session,
        suggestion::Suggestion,
    },
    games::bouillabaisse::{Action, Bouillabaisse, Chance, Config, Event, Refusal, View},
    kernel::{Seat, Step},
    table::{matches::Ending, player::Player, report::StepReport},
};

use controller::Controller;
use hand::Hands;
use menu::Menu;
use options::{Options, house_rules};
use ring::Ring;
use rules::RULES;
use sheet::{Sheet, Totals};

/// What costs, the ring of seats, the hand, and what the rounds have cost.
#[component]
fn Table(session: Session<Bouillabaisse>) -> impl IntoView {
    provide_context(Controller::new(session));
    let seats = session.players().len().to_string();
    view! {
        <div class="table bo-table under-curtain" data-seats=seats>
            <div class="table-board">
                <Menu />
                <Ring />
            </div>
            <div class="table-panel">
                <Hands />
                <Totals />
            </div>
            <Sheet />
        </div>
    }
}

impl GameUi for Bouillabaisse {
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

    const SECRETS: bool = true;

    const SEATED: bool = true;

    const USUAL: u8 = 4;

    fn house_rules(i18n: I18n, config: &Config) -> (String, String) {
        house_rules(i18n, config)
    }

    const RULES: &'static Rules = &RULES;

    fn guidance(i18n: I18n, view: &View) -> Guidance {
        guidance::guidance(i18n, view)
    }

    fn rules_section(view: &View) -> Option<&'static str> {
        Some(if view.trick.is_empty() { "costs" } else { "tricks" })
    }

    fn duty(i18n: I18n, _view: &View) -> Option<String> {
        Some(i18n.say(key::duty))
    }

    fn matters(i18n: I18n, _names: &[String], view: &View) -> String {
        words::matters(&i18n.language(), view)
    }

    fn aid(i18n: I18n, config: &Config, seats: u8) -> Vec<AidPart> {
        aid::aid(i18n, config, seats)
    }

    fn keys(i18n: I18n) -> Vec<KeyGroup> {
        keys::keys(&i18n.language())
    }

    fn figures_title(i18n: I18n) -> String {
        i18n.say(review::chart_points)
    }

    fn figure(_: I18n, number: i32) -> String {
        words::total(number)
    }

    fn cost(i18n: I18n, best: i32, made: i32) -> String {
        i18n.say(review::CostPoints { n: best - made })
    }

    fn log_items(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        words::log_items(&i18n.language(), names, report)
    }

    /// Lots are drawn before the first round.
    fn log_heading(i18n: I18n, report: &StepReport<'_, Self>) -> Option<String> {
        let n = match report.step {
            Step::Player(..) => report.before.round,
            Step::Chance(Chance::Deal(_)) => report.after.round,
            Step::Chance(_) => return None,
        };
        Some(i18n.say(key::Round { n }))
    }

    fn ledger(i18n: I18n) -> Option<String> {
        Some(i18n.say(key::ledger))
    }

    fn spoken(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> String {
        words::spoken(&i18n.language(), names, report)
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), refusal)
    }

    fn passage(refusal: &Refusal) -> Option<Text> {
        Some(pages::bouillabaisse::passage(refusal))
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn tally_line(i18n: I18n, _seat: u8, counted: &[i32]) -> Option<String> {
        let points = *counted.first()?;
        Some(i18n.say(key::Tally { points: words::total(points), n: points.abs() }))
    }

    fn suggestion(i18n: I18n, _names: &[String], _view: &View, _seat: Seat, action: &Action) -> Suggestion {
        suggestion::suggestion(&i18n.language(), action)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        let is_taken = report.events.iter().any(|event| matches!(event, Event::Taken { .. }));
        if is_taken { Sound::Capture } else { Sound::Place }
    }
}

impl GameBoard for Bouillabaisse {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Table session /> }.into_any()
    }
}
