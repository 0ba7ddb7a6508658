//! Barrakuda's texts for the app.

use super::words;
use crate::{
    app::{
        game_ui::Narrator,
        i18n::{Language, barrakuda as key, common, sentences},
        platform::sounds::Sound,
    },
    games::barrakuda::{Action, Barrakuda, Beat, Event, Prompt, Refusal, View},
    kernel::Step,
    scenes::barrakuda::is_beat,
    table::{matches::Ending, report::StepReport},
};

impl Narrator for Barrakuda {
    /// "Round 3: 1 of 4 chosen"; the round alone while the table looks at the latest events.
    fn headline(language: &Language, view: &View, watched: bool) -> Option<String> {
        Some(match view.prompt {
            Prompt::Choosing if !watched => Self::prompt(language, view).unwrap_or_default(),
            Prompt::Over if !watched => language.say(common::over),
            _ => language.say(key::Round { n: view.round_told() }),
        })
    }

    fn prompt(language: &Language, view: &View) -> Option<String> {
        Some(match &view.prompt {
            Prompt::Choosing => {
                let chosen = usize::from(view.seats) - view.choosing().count();
                language.say(key::DutyChoose { round: view.round, n: chosen, of: view.seats })
            }
            Prompt::Steering { .. } => language.say(key::duty_steer),
            Prompt::Deciding { wreck, .. } => language.say(key::DutyDecide { wreck: wreck.number() }),
            Prompt::Picking { .. } => language.say(key::duty_pick),
            Prompt::Putting { .. } => language.say(key::duty_put),
            Prompt::Agreeing { .. } => language.say(key::duty_agree),
            Prompt::Dealing | Prompt::Over => String::new(),
        })
    }

    /// Does not name a card chosen in secret. Other steps are announced by their events.
    fn spoken(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> String {
        match report.step {
            Step::Player(by, Action::Play(_)) => {
                language.say(key::TellChosen { name: words::name(names, *by) })
            }
            Step::Player(..) | Step::Chance(_) => String::new(),
        }
    }

    /// The first beat; the others are spoken one by one.
    fn heard(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let first = report.events.iter().find(|beat| is_beat(&beat.event))?;
        Some(words::tell(language, names, report.after, first))
    }

    fn tell(language: &Language, names: &[String], after: &View, event: &Beat) -> String {
        words::tell(language, names, after, event)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        match report.step {
            Step::Player(_, Action::Rob(_) | Action::Strip(_) | Action::Steer(_)) => Sound::Capture,
            Step::Player(_, Action::Play(_)) => Sound::Place,
            Step::Player(..) | Step::Chance(_) => Sound::Move,
        }
    }

    /// Hands are public (BK-2.5); only the choice is secret.
    fn private_summary(language: &Language, names: &[String], view: &View) -> String {
        let Some(own) = view.own else { return String::new() };
        let diver = view.sea.diver(own);
        let task = match &view.prompt {
            Prompt::Putting { from, .. } => language.say(key::AskedPut { name: words::name(names, *from) }),
            _ => language.say(key::SaidRound { n: view.round }),
        };
        sentences([
            task,
            language.say(key::SaidFish { wreck: view.sea.barracuda.number() }),
            language.say(key::SaidOwn {
                gold: words::gold(language, diver.bag),
                n: view.sea.vault(own),
                of: view.aim,
            }),
            language.say(key::SaidHold { n: diver.hand().len() }),
        ])
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Floor(why) => words::fault(language, *why),
            Refusal::Teams(_) => language.say(key::refused_teams),
            Refusal::WreckSet => language.say(key::refused_set),
            Refusal::Goal(_) => language.say(key::refused_setup),
            Refusal::Chosen => language.say(key::refused_chosen),
            Refusal::NotHeld(one) => language.say(key::RefusedNotHeld { card: words::card(language, *one) }),
            Refusal::OutOfReach(wreck) => language.say(key::RefusedReach { wreck: wreck.number() }),
            Refusal::NotOffered => language.say(key::refused_step),
        }
    }

    fn ending(language: &Language, names: &[String], view: &View, ending: &Ending) -> String {
        if matches!(ending, Ending::Abandoned) {
            return language.say(key::ended_abandoned);
        }
        let full = view.winners.first().filter(|seat| view.sea.vault(**seat) >= view.aim);
        match full {
            Some(seat) => {
                let last = view.deposits.last().map(|deposit| {
                    language
                        .say(key::EndedWith { gold: words::gold(language, deposit.gold), n: deposit.round })
                });
                sentences([words::won(language, names, &view.sea, *seat), last.unwrap_or_default()])
            }
            None => {
                let agreed = view.story.iter().any(|beat| beat.event == Event::Drawn);
                if agreed {
                    language.say(key::EndedDrawn { n: view.round })
                } else {
                    language.say(key::EndedRounds { n: view.round })
                }
            }
        }
    }
}
