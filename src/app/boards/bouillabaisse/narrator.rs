//! La Bouillabaisse's texts for the app.

use super::{log, words};
use crate::{
    app::{
        game_ui::Narrator,
        i18n::{Language, bouillabaisse as key, sentences},
        platform::sounds::Sound,
    },
    games::bouillabaisse::{
        Bouillabaisse, Card, Event, Refusal, View,
        score::{ROUNDS, Scoring},
    },
    scenes::bouillabaisse::{CardRefusal, costs},
    table::{matches::Ending, report::StepReport},
};

impl Narrator for Bouillabaisse {
    fn prompt(language: &Language, _view: &View) -> Option<String> {
        Some(language.say(key::duty))
    }

    fn spoken(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> String {
        log::spoken(language, names, report)
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        let is_taken = report.events.iter().any(|event| matches!(event, Event::Taken { .. }));
        if is_taken { Sound::Capture } else { Sound::Place }
    }

    /// The round's costs, the cards of the trick, the suit to follow, and the number of cards in the viewer's hand.
    fn private_summary(language: &Language, _names: &[String], view: &View) -> String {
        let Some(own) = view.own() else { return String::new() };
        let sign = Scoring::of(view.round).sign;
        let costs = costs(view, view.round);
        let lying: Vec<Card> = view.trick.iter().map(|played| played.card).collect();
        let follow = match view.suit_led() {
            Some(led) => language.say(key::SaidLed { suit: words::suit_led(language, led) }),
            None if view.turn == Some(own) => language.say(key::lead),
            None => String::new(),
        };
        let parts = [
            language.say(key::SaidRound { n: view.round, of: ROUNDS }),
            if costs.is_empty() {
                String::new()
            } else {
                language.say(key::SaidCosts { what: words::priced(language, &costs, sign) })
            },
            if lying.is_empty() {
                String::new()
            } else {
                language.say(key::SaidLying { cards: words::cards(language, &lying) })
            },
            follow,
            language.say(key::SaidHold { n: view.hand().len() }),
        ];
        sentences(parts)
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NotInPlay(one) => {
                language.say(key::RefusedNotInPlay { card: words::card(language, *one) })
            }
            Refusal::FollowSuit(one) => words::why(language, CardRefusal::FollowSuit(*one)),
            Refusal::Packs(_) | Refusal::NoFigure(_) => language.say(key::refused_setup),
            Refusal::NotHeld(_) => language.say(key::refused_step),
        }
    }

    fn ending(language: &Language, names: &[String], view: &View, ending: &Ending) -> String {
        if matches!(ending, Ending::Abandoned) {
            return language.say(key::ended_abandoned);
        }
        let best = view.totals.values().iter().min().copied().unwrap_or_default();
        let first = names.iter().zip(view.totals.values()).filter(|(_, total)| **total == best);
        let first: Vec<&str> = first.map(|(name, _)| name.as_str()).collect();
        let (name, points, n) = (language.list(first.iter().copied()), words::total(best), best.abs());
        if first.len() > 1 {
            language.say(key::EndedShared { name, points, n })
        } else {
            language.say(key::EndedWon { name, points, n })
        }
    }
}
