//! Barbarossa's texts for the app.

use super::{story, words};
use crate::{
    app::{
        game_ui::Narrator,
        i18n::{Language, barbarossa as key, sentences},
        lexicon::list,
        platform::sounds::Sound,
    },
    games::barbarossa::{Action, Barbarossa, End, Event, Prompt, Refusal, View},
    kernel::{Seat, Seats},
    table::{matches::Ending, report::StepReport},
};

impl Narrator for Barbarossa {
    fn headline(language: &Language, view: &View, _watched: bool) -> Option<String> {
        Some(language.say(match view.prompt {
            Prompt::Making(_) => key::making_title,
            Prompt::Over(_) => key::over_title,
            _ => return Some(language.say(key::ArrowsAll { n: view.planted, of: view.arrows })),
        }))
    }

    fn heard(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let told = story::told(language, names, report.after, &report.events);
        (!report.events.is_empty()).then(|| sentences(told))
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        if report.events.iter().any(|event| matches!(event, Event::Arrow { .. })) {
            return Sound::Cheer;
        }
        match report.step.action() {
            Some(Action::Guess(_) | Action::Judge(_)) => Sound::Capture,
            Some(Action::Make(_) | Action::CurseLetter(..) | Action::CurseTry(_) | Action::Wish(_)) => {
                Sound::Place
            }
            _ => Sound::Move,
        }
    }

    /// The viewer's task, without any word of a riddle.
    fn private_summary(language: &Language, names: &[String], view: &View) -> String {
        let Some(own) = view.own() else { return String::new() };
        match &view.prompt {
            Prompt::Making(made) => {
                let n = usize::from(made.get(own.index()).copied().unwrap_or_default()) + 1;
                let title = language.say(key::MakeTitle { n, of: view.each });
                sentences([language.sentence(&title), language.say(key::said_make)])
            }
            Prompt::Looking(by) if *by == own => language.say(key::said_look),
            Prompt::Guessing { by, riddle, .. } if *by == own => {
                language.say(key::SaidGuess { object: words::object(language, names, *riddle) })
            }
            Prompt::Judging { by, riddle } if riddle.owner == own => {
                let (name, object) = (words::name(names, *by), words::object(language, names, *riddle));
                language.say(key::SaidJudge { name, object })
            }
            _ => language.say(key::said_notes),
        }
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        words::refusal_at(language, &[], refusal)
    }

    fn ending(language: &Language, names: &[String], view: &View, ending: &Ending) -> String {
        let (Prompt::Over(end), Ending::Completed) = (&view.prompt, ending) else {
            return language.say(key::end_abandoned);
        };
        let first = |seat: &Seat| view.places.get(seat.index()) == Some(&1);
        let winners: Seats = Seat::all(view.seats).filter(first).collect();
        let shared = winners.len() > 1;
        let winners = list(language, names, winners);
        match (end, view.config.penalties) {
            (End::Goal(_), false) if shared => language.say(key::EndGoalShared { winners }),
            (End::Goal(_), false) => language.say(key::EndGoal { winners }),
            (End::Goal(_), true) if shared => language.say(key::EndPenaltyShared { winners }),
            (End::Goal(_), true) => language.say(key::EndPenalty { winners }),
            (End::LastArrow, _) if shared => language.say(key::EndArrowShared { winners }),
            (End::LastArrow, _) => language.say(key::EndArrow { winners }),
        }
    }
}
