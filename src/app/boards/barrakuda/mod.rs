//! Barrakuda on the screen.

mod aid;
mod answers;
mod art;
mod board;
mod close_up;
mod counting;
mod crew;
mod deposits;
mod dice;
mod drawn;
mod floor;
mod gold;
mod guidance;
mod hand;
mod kept_sets;
mod labels;
mod log;
mod options;
mod panel;
mod rules;
mod sea;
mod sentences;
mod set_editor;
mod sets;
mod state;
mod suggestion;
mod sum;
mod tile;
mod warning;
mod words;

use std::sync::Arc;

use leptos::prelude::*;

use self::{
    board::Board,
    deposits::Deposits,
    options::{Options, first_options, house_rules},
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
        i18n::{Text, barrakuda as key, review, rules as pages},
        log_item::LogItem,
        platform::sounds::Sound,
        session::Session,
        suggestion::Suggestion,
    },
    games::barrakuda::{Action, Barrakuda, Beat, Config, Prompt, Refusal, View},
    kernel::{Seat, Seats, Step},
    scenes::barrakuda::{is_beat, looks_along, order},
    table::{handover::Turn, matches::Ending, player::Player, report::StepReport},
};

impl GameUi for Barrakuda {
    fn title(i18n: I18n) -> String {
        i18n.say(key::title)
    }

    fn tagline(i18n: I18n) -> String {
        i18n.say(key::tagline)
    }

    fn facts(i18n: I18n) -> String {
        i18n.say(key::facts)
    }

    fn first_options() -> Config {
        first_options()
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
        Some(match view.prompt {
            Prompt::Dealing | Prompt::Choosing => "choose",
            Prompt::Steering { .. } => "fish",
            Prompt::Deciding { .. } => "wrecks",
            Prompt::Picking { .. } | Prompt::Putting { .. } => "cards",
            Prompt::Agreeing { .. } | Prompt::Over => "end",
        })
    }

    fn headline(i18n: I18n, view: &View, watched: bool) -> Option<String> {
        Some(words::headline(&i18n.language(), view, watched))
    }

    fn duty(i18n: I18n, view: &View) -> Option<String> {
        Some(words::duty(&i18n.language(), view))
    }

    fn matters(i18n: I18n, names: &[String], view: &View) -> String {
        words::matters(&i18n.language(), names, view)
    }

    /// Cards are chosen, and drawn ones looked at, behind the curtain; all else is decided at the table.
    fn turn(view: &View, seats: Seats) -> Turn {
        let next = order(view).into_iter().find(|seat| seats.contains(*seat));
        let open = !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. });
        Turn { next, open, ..seats.into() }
    }

    fn mate(view: &View, seat: Seat) -> Option<Seat> {
        looks_along(view, seat)
    }

    fn aid(i18n: I18n, config: &Config, _seats: u8) -> Vec<AidPart> {
        aid::aid(i18n, config)
    }

    fn figures_title(i18n: I18n) -> String {
        i18n.say(review::chart_gold)
    }

    fn cost(i18n: I18n, best: i32, made: i32) -> String {
        i18n.say(review::CostChance { n: (best - made) / 100 })
    }

    fn log_items(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        log::log_items(&i18n.language(), names, report)
    }

    fn log_heading(i18n: I18n, report: &StepReport<'_, Self>) -> Option<String> {
        let before = report.before;
        before.floor.is_some().then(|| i18n.say(key::Round { n: before.round }))
    }

    fn ledger(i18n: I18n) -> Option<String> {
        Some(i18n.say(key::ledger))
    }

    fn spoken(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> String {
        words::spoken(&i18n.language(), names, report.step)
    }

    /// The first beat: the others follow one by one.
    fn heard(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let first = report.events.iter().find(|beat| is_beat(&beat.event))?;
        Some(words::tell(&i18n.language(), names, report.after, first))
    }

    fn tell(i18n: I18n, names: &[String], after: &View, event: &Beat) -> String {
        words::tell(&i18n.language(), names, after, event)
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), refusal)
    }

    fn passage(refusal: &Refusal) -> Option<Text> {
        Some(pages::barrakuda::passage(refusal))
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn tally_line(i18n: I18n, _seat: u8, counted: &[i32]) -> Option<String> {
        let gold = i18n.say(key::Gold { n: *counted.first()? });
        Some(match Self::side(counted) {
            Some(side) => format!("{} · {gold}", i18n.say(words::team(side))),
            None => gold,
        })
    }

    fn side(counted: &[i32]) -> Option<usize> {
        counted.get(1).map(|side| *side as usize)
    }

    fn afterwards(view: &View, players: &[Player]) -> Option<AnyView> {
        let (view, players) = (Arc::new(view.clone()), players.into());
        Some(view! { <Deposits view players /> }.into_any())
    }

    /// All that is hidden is the card that one chooses, and the cards that are drawn.
    fn advised_openly(view: &View) -> bool {
        !matches!(view.prompt, Prompt::Choosing | Prompt::Putting { .. })
    }

    fn suggestion(i18n: I18n, names: &[String], view: &View, seat: Seat, action: &Action) -> Suggestion {
        suggestion::suggestion(&i18n.language(), names, view, seat, action)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        match report.step {
            Step::Player(_, Action::Rob(_) | Action::Strip(_) | Action::Steer(_)) => Sound::Capture,
            Step::Player(_, Action::Play(_)) => Sound::Place,
            Step::Player(..) | Step::Chance(_) => Sound::Move,
        }
    }
}

impl GameBoard for Barrakuda {
    fn board(session: Session<Self>) -> AnyView {
        view! { <Board session /> }.into_any()
    }
}
