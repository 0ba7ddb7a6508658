//! Barbarossa on the screen.

mod aid;
mod arrows;
mod art;
mod board;
mod cave;
mod close_up;
mod controller;
mod controls;
mod countdown;
mod curses;
mod draft;
mod ending;
mod gallery;
mod guesses;
mod guidance;
mod ideas;
mod keys;
mod letters;
mod making;
mod motion;
mod mountain;
mod notes;
mod objects;
mod options;
mod panel;
mod photo_field;
mod players;
mod presentation;
mod rules;
mod series;
mod shaping;
mod story;
mod studio;
mod track;
mod turned;
mod words;
mod workpiece;

use std::sync::Arc;

use leptos::prelude::*;

use self::{
    board::Board,
    draft::Draft,
    guesses::Guesses,
    options::{Options, house_rules},
    rules::RULES,
};
pub(in crate::app) use self::{
    gallery::{Gallery, KeepButton},
    studio::{Kind, StillPicture, Studio, export},
    turned::Turned,
};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_board::GameBoard,
        game_ui::GameUi,
        guidance::Guidance,
        i18n::{Text, barbarossa as key, review, rules as pages},
        keys::KeyGroup,
        log_item::LogItem,
        platform::sounds::Sound,
        session::Session,
    },
    games::barbarossa::{Action, Barbarossa, Config, Prompt, Refusal, View},
    kernel::{Seat, Seats, StepOf},
    table::{handover::Turn, matches::Ending, player::Player, report::StepReport},
};

impl GameUi for Barbarossa {
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
            Prompt::Making(_) => "objects",
            Prompt::Rolling | Prompt::Moving(_) => "turn",
            Prompt::Letter(_) | Prompt::Looking(_) => "elf",
            Prompt::Asking { .. } | Prompt::Answering { .. } => "questions",
            Prompt::Guessing { .. } | Prompt::Judging { .. } => "solving",
            Prompt::Granted(_) => "curses",
            Prompt::Over(_) => "end",
        })
    }

    fn headline(i18n: I18n, view: &View, _watched: bool) -> Option<String> {
        words::headline(&i18n.language(), view)
    }

    fn matters(i18n: I18n, names: &[String], view: &View) -> String {
        words::matters(&i18n.language(), names, view)
    }

    fn aid(i18n: I18n, _config: &Config, seats: u8) -> Vec<AidPart> {
        aid::aid(i18n, seats)
    }

    fn keys(i18n: I18n) -> Vec<KeyGroup> {
        keys::keys(&i18n.language())
    }

    /// All see the board; only objects, letters, guesses and decisions are for one alone.
    fn turn(view: &View, seats: Seats) -> Turn {
        let open = matches!(
            view.prompt,
            Prompt::Moving(_)
                | Prompt::Letter(_)
                | Prompt::Asking { .. }
                | Prompt::Answering { .. }
                | Prompt::Granted(_)
        );
        Turn { open, ..seats.into() }
    }

    fn turn_over(view: &View) -> bool {
        matches!(view.prompt, Prompt::Moving(_) | Prompt::Over(_))
    }

    fn figures_title(i18n: I18n) -> String {
        i18n.say(review::chart_hats)
    }

    fn reviewed(view: &View, players: &[Player]) -> Option<AnyView> {
        let (view, players) = (Arc::new(view.clone()), players.into());
        Some(view! { <Guesses view players /> }.into_any())
    }

    fn log_items(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        story::log_items(&i18n.language(), names, report)
    }

    fn heard(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let sentences = story::sentences(&i18n.language(), names, report.after, &report.events);
        (!report.events.is_empty()).then(|| sentences.join(" "))
    }

    /// Whoever is at an object of theirs.
    fn maker(view: &View) -> Option<Seat> {
        view.own().filter(|_| matches!(view.prompt, Prompt::Making(_)))
    }

    /// An object that is taken back is in the making again.
    fn draft(own: &View, step: &StepOf<Self>, kept: Option<&str>) -> Option<String> {
        match step.action() {
            Some(Action::Make(object)) => Some(Draft::again(own.objects().count(), object, kept).to_text()),
            _ => None,
        }
    }

    fn refusal(i18n: I18n, refusal: &Refusal) -> String {
        words::refusal(&i18n.language(), refusal)
    }

    fn passage(refusal: &Refusal) -> Option<Text> {
        pages::barbarossa::passage(refusal)
    }

    fn ending(i18n: I18n, names: &[String], view: &View, ending: &Ending) -> String {
        words::ending(&i18n.language(), names, view, ending)
    }

    fn tally_line(i18n: I18n, _seat: u8, counted: &[i32]) -> Option<String> {
        let [n, arrows] = *counted else { return None };
        let points = n.to_string().replace('-', "\u{2212}");
        Some(i18n.say(key::Tally { points, n: n.abs(), arrows }))
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        match report.step.action() {
            Some(Action::Guess(_) | Action::Judge(_)) => Sound::Capture,
            Some(Action::Make(_) | Action::CurseLetter(..) | Action::CurseTry(_) | Action::Wish(_)) => {
                Sound::Place
            }
            _ => Sound::Move,
        }
    }
}

impl GameBoard for Barbarossa {
    fn board(_session: Session<Self>) -> AnyView {
        view! { <Board /> }.into_any()
    }
}
