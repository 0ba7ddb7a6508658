//! Barracuda on the screen.

mod act;
mod aid;
mod album;
mod answer;
mod art;
mod between;
mod bids;
mod careful;
mod close_up;
mod controller;
mod due;
mod first;
mod guests;
mod guidance;
mod lay;
mod laying;
mod ledger;
mod log;
mod news;
mod notes;
mod opened;
mod options;
mod panel;
mod promenade;
mod ribbon;
mod ruined;
mod rules;
mod suggestion;
mod talk;
mod visit;
mod words;

use leptos::prelude::*;

use self::{
    album::AlbumWindow,
    close_up::CloseUp,
    controller::provide_controller,
    guests::Guests,
    ledger::LedgerWindow,
    options::{Options, house_rules},
    panel::Panel,
    promenade::Promenade,
    rules::RULES,
};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_board::GameBoard,
        game_ui::GameUi,
        guidance::Guidance,
        i18n::{Text, barracuda as key, review, rules as pages},
        log_item::LogItem,
        platform::sounds::Sound,
        session::Session,
        suggestion::Suggestion,
    },
    games::barracuda::{Action, Barracuda, Config, Event, Prompt, Refusal, View},
    kernel::{Seat, Seats, Step, StepOf},
    scenes::barracuda::latest,
    table::{handover::Turn, matches::Ending, player::Player, report::StepReport},
};

/// The promenade, who sits round it, and what is to be done.
#[component]
fn Board() -> impl IntoView {
    provide_controller();
    view! {
        <div class="table bc-table under-curtain">
            <div class="table-board">
                <Promenade />
            </div>
            <div class="table-players">
                <Guests />
            </div>
            <div class="table-panel">
                <Panel />
            </div>
            <LedgerWindow />
            <CloseUp />
            <AlbumWindow />
        </div>
    }
}

impl GameUi for Barracuda {
    fn title(i18n: I18n) -> String {
        i18n.say(key::title)
    }

    fn tagline(i18n: I18n) -> String {
        i18n.say(key::tagline)
    }

    fn facts(i18n: I18n) -> String {
        i18n.say(key::facts)
    }

    fn options(config: RwSignal<Config>, _players: RwSignal<Vec<Player>>) -> AnyView {
        view! { <Options config /> }.into_any()
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
        Some(match view.prompt {
            Prompt::Dealing => "rounds",
            Prompt::Between | Prompt::Staking { .. } => "lastorder",
            Prompt::Acting(_) => "actions",
            Prompt::Sliding { .. } | Prompt::Answering { .. } => "offers",
            Prompt::Bidding { .. } | Prompt::Choosing { .. } => "auction",
            Prompt::Over { .. } => "end",
        })
    }

    fn headline(i18n: I18n, view: &View, _watched: bool) -> Option<String> {
        Some(words::headline(&i18n.language(), view))
    }

    fn duty(i18n: I18n, _view: &View) -> Option<String> {
        Some(i18n.say(key::duty))
    }

    fn matters(i18n: I18n, names: &[String], view: &View) -> String {
        laying::matters(&i18n.language(), names, view)
    }

    /// Before a round the whole table is asked; nobody's time runs for that, and nobody's hand lies open for it.
    fn turn(view: &View, seats: Seats) -> Turn {
        let after = match view.prompt {
            Prompt::Between => return Seats::NONE.into(),
            // In the first round nothing is paid, and nothing chosen from that is anybody's secret (BC-2.2).
            Prompt::Acting(_) if view.round == 1 => return Turn { open: true, ..seats.into() },
            Prompt::Staking { caller, .. } => caller,
            Prompt::Bidding { by, .. } => by.next(view.seats),
            _ => return seats.into(),
        };
        let round = std::iter::successors(Some(after), |seat| Some(seat.next(view.seats)));
        let next = round.take(usize::from(view.seats)).find(|seat| seats.contains(*seat));
        Turn { next, ..seats.into() }
    }

    fn aid(i18n: I18n, _config: &Config, seats: u8) -> Vec<AidPart> {
        aid::aid(i18n, seats)
    }

    fn figures_title(i18n: I18n) -> String {
        i18n.say(review::chart_money)
    }

    fn figure(i18n: I18n, number: i32) -> String {
        words::money(&i18n.language(), number.max(0) as u16)
    }

    fn cost(i18n: I18n, best: i32, made: i32) -> String {
        i18n.say(review::CostChance { n: (best - made) / 100 })
    }

    fn log_items(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        log::log_items(&i18n.language(), names, report)
    }

    /// Before the first one the bars are dealt.
    fn log_heading(i18n: I18n, report: &StepReport<'_, Self>) -> Option<String> {
        let before = report.before;
        (before.round > 0).then(|| i18n.say(key::HeadRound { n: before.round }))
    }

    fn ledger(i18n: I18n) -> Option<String> {
        Some(i18n.say(key::log_money))
    }

    /// Notes laid at once with others are no news until all of them lie there.
    fn heard(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let is_news = report.events.iter().any(|event| !matches!(event, Event::Laid { .. }));
        let news = || words::news(&i18n.language(), names, report.after, latest(report.after)).join(" ");
        is_news.then(news)
    }

    fn taken_back(i18n: I18n, names: &[String], step: &StepOf<Self>) -> Option<String> {
        words::taken_back(&i18n.language(), names, step)
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), *refusal)
    }

    fn passage(refusal: &Refusal) -> Option<Text> {
        pages::barracuda::passage(*refusal)
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn tally_line(i18n: I18n, _seat: u8, counted: &[i32]) -> Option<String> {
        let [pawns, thousands] = *counted else { return None };
        let sum = words::money(&i18n.language(), u16::try_from(thousands).unwrap_or_default());
        Some(i18n.say(key::Tally { n: pawns, sum }))
    }

    /// In the first round nothing that is anybody's secret is of any use (BC-2.2).
    fn advised_openly(view: &View) -> bool {
        matches!(view.prompt, Prompt::Acting(_)) && view.round == 1
    }

    fn suggestion(i18n: I18n, names: &[String], view: &View, _seat: Seat, action: &Action) -> Suggestion {
        suggestion::suggestion(&i18n.language(), names, view, action)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        match report.step {
            Step::Player(_, Action::Accept | Action::Refuse | Action::Sell(_) | Action::Close) => {
                Sound::Capture
            }
            Step::Player(_, Action::Slide(_) | Action::Bid(_) | Action::Stake(_)) => Sound::Place,
            Step::Player(..) | Step::Chance(_) => Sound::Move,
        }
    }
}

impl GameBoard for Barracuda {
    fn board(_session: Session<Self>) -> AnyView {
        view! { <Board /> }.into_any()
    }
}
