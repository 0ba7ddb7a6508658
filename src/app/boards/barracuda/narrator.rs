//! Barracuda's texts for the app.

use super::{laying::Purpose, words};
use crate::{
    app::{
        game_ui::Narrator,
        i18n::{Language, barracuda as key, sentences},
        platform::sounds::Sound,
    },
    games::barracuda::{Action, Barracuda, Deal, Event, Notes, Prompt, Refusal, View},
    kernel::{Seat, Step, StepOf},
    scenes::barracuda::latest,
    table::{matches::Ending, report::StepReport},
};

impl Narrator for Barracuda {
    /// The round and its current stage.
    fn headline(language: &Language, view: &View, _watched: bool) -> Option<String> {
        let n = view.round;
        let what = match &view.prompt {
            Prompt::Between => return Some(language.say(key::HeadBefore { n })),
            Prompt::Staking { .. } => key::head_last,
            Prompt::Bidding { .. } | Prompt::Choosing { .. } => key::head_auction,
            _ => return Some(language.say(key::HeadRound { n })),
        };
        Some(language.say(key::HeadTurn { n, name: language.say(what) }))
    }

    /// Notes laid simultaneously are announced only once all are laid.
    fn heard(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Option<String> {
        let is_news = report.events.iter().any(|event| !matches!(event, Event::Laid { .. }));
        is_news.then(|| sentences(words::news(language, names, report.after, latest(report.after))))
    }

    fn sound(report: &StepReport<'_, Self>) -> Sound {
        match report.step {
            Step::Player(_, Action::Accept | Action::Refuse | Action::Sell(_) | Action::Close) => {
                Sound::Capture
            }
            Step::Player(_, Action::Slide(_) | Action::Bid(_) | Action::Stake(_)) => Sound::Place,
            Step::Player(_, Action::Join(_) | Action::TakeOver(_) | Action::Auction(_) | Action::Call(_)) => {
                Sound::Bell
            }
            _ if report.events.iter().any(|event| matches!(event, Event::Drawn(_))) => Sound::Bag,
            Step::Player(..) | Step::Chance(_) => Sound::Move,
        }
    }

    fn prompt(language: &Language, _view: &View) -> Option<String> {
        Some(language.say(key::duty))
    }

    /// The latest events and the viewer's task, without the contents of their wallet.
    fn private_summary(language: &Language, names: &[String], view: &View) -> String {
        let Some(own) = view.own() else { return String::new() };
        let who = |seat: Seat| words::name(names, seat);
        let news = words::news(language, names, view, latest(view));
        let title = || language.sentence(&Purpose::of(&view.prompt).title(language, names, view));
        let task = match &view.prompt {
            Prompt::Acting(seat) if *seat == own => {
                language.sentence(&language.say(key::ActTitle { name: who(own) }))
            }
            Prompt::Sliding { by, .. } if *by == own => title(),
            Prompt::Answering { by, at, deal, .. } if view.tenant(*at) == Some(own) => {
                let (name, bar) = (who(*by), words::bar_at(view, *at));
                match deal {
                    Deal::Join => language.say(key::SaidJoin { name, bar }),
                    Deal::TakeOver => language.say(key::SaidTake { name, bar }),
                }
            }
            Prompt::Bidding { by, .. } if *by != own => title(),
            Prompt::Staking { .. } => title(),
            Prompt::Choosing { by, at, .. } if *by == own => {
                language.sentence(&language.say(key::SellTitle { bar: words::bar_at(view, *at) }))
            }
            _ => String::new(),
        };
        let headline = Self::headline(language, view, false).map(|headline| language.sentence(&headline));
        sentences(headline.into_iter().chain(news).chain([task]))
    }

    fn taken_back(language: &Language, names: &[String], step: &StepOf<Self>) -> Option<String> {
        let Step::Player(seat, action) = step else { return None };
        let name = words::name(names, *seat);
        Some(match action {
            Action::Slide(_) => language.say(key::BackSlide { name }),
            Action::Accept | Action::Refuse => language.say(key::BackAnswer { name }),
            Action::Open(_) => language.say(key::back_open),
            Action::Partner(_) | Action::Join(_) | Action::TakeOver(_) | Action::Auction(_) => {
                language.say(key::BackSaid { name })
            }
            Action::Stake(_) => language.say(key::back_stakes),
            Action::Bid(_) => language.say(key::back_bids),
            Action::Sell(_) | Action::Close => language.say(key::BackSale { name }),
            Action::Rest => language.say(key::BackSaid { name }),
            Action::Look => language.say(key::BackLook { name }),
            Action::Call(_) | Action::Begin | Action::Pass => return None,
        })
    }

    fn refusal(language: &Language, refusal: &Refusal) -> String {
        let word = match *refusal {
            Refusal::Away => key::ref_away,
            Refusal::Open | Refusal::Closed => key::ref_bar,
            Refusal::Own => key::ref_own,
            Refusal::NotOwn => key::ref_not_own,
            Refusal::NoPawn => key::why_pawn,
            Refusal::TooMany(n) => return language.say(key::WhyMany { n }),
            Refusal::NoPlace => key::why_place,
            Refusal::TooFew => key::why_three,
            Refusal::CannotPay => key::why_poor,
            Refusal::Amount(least, most) => {
                let (least, most) = (words::money(language, least), words::money(language, most));
                return language.say(key::RefAmount { least, most });
            }
            Refusal::NoNote => key::lay_no_note,
            Refusal::NotThere => key::ref_not_there,
            Refusal::OnlyFakes => key::span_fakes,
            Refusal::MustAccept => key::ref_must,
            Refusal::NoBid => key::ref_no_bid,
            Refusal::OwesAction => key::ref_owes,
            Refusal::NoLook => key::ref_no_look,
            Refusal::CannotClose => key::ref_cannot_close,
            Refusal::NotYourCall => key::ref_call,
            Refusal::FirstRound => key::why_first,
            Refusal::NotNow => key::ref_now,
        };
        language.say(word)
    }

    fn ending(language: &Language, names: &[String], view: &View, ending: &Ending) -> String {
        match (ending, &view.prompt) {
            (Ending::Abandoned, _) => language.say(key::end_abandoned),
            (_, Prompt::Over { winner: Some(winner), .. }) => {
                language.say(key::EndWon { name: words::name(names, *winner) })
            }
            (_, Prompt::Over { winner: None, bankrupt }) => {
                let mut first = view.players.iter().filter(|(_, player)| player.place == Some(1));
                let all: Vec<&str> = first.clone().map(|(seat, _)| words::name(names, seat)).collect();
                let is_one = all.len() == 1;
                let winners = language.list(all);
                // The criteria that decided the win; equal for all who share it.
                let (first, n) = first.next().map_or((Seat::FIRST, 0), |(seat, own)| (seat, own.pawns));
                let wallets = view.disclosed.as_ref().map(|disclosed| &disclosed.wallets);
                let cash = wallets.and_then(|wallets| wallets.get(first)).map_or(0, Notes::worth);
                let sum = words::money(language, cash);
                match (bankrupt.map(|seat| words::name(names, seat)), is_one) {
                    (Some(name), true) => language.say(key::EndBankrupt { name, winners, n, sum }),
                    (Some(name), false) => language.say(key::EndBankruptShared { name, winners, n, sum }),
                    (None, true) => language.say(key::EndOut { winners, n, sum }),
                    (None, false) => language.say(key::EndOutShared { winners, n, sum }),
                }
            }
            _ => String::new(),
        }
    }
}
