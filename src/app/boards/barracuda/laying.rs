//! What the notes that go over the table are for, and how that is said. Locales are given, so that nothing here
//! follows a signal.

use super::words;
use crate::{
    app::{
        i18n::{Locale, Word, barracuda as key},
        lexicon::fill,
    },
    games::barracuda::{Action, AllowedAmount, Deal, Notes, Prompt, Spot, View},
    kernel::Seat,
};

/// What notes are laid for.
#[derive(Copy, Clone)]
pub(super) enum Purpose {
    /// An offer to the tenant there.
    Offer { at: Spot, deal: Deal },
    /// A bid for the bar there.
    Bid { seller: Seat, at: Spot },
    /// A place in the order of play.
    Stake,
}

impl Purpose {
    pub(super) fn of(prompt: &Prompt) -> Purpose {
        match prompt {
            Prompt::Sliding { at, deal, .. } => Purpose::Offer { at: *at, deal: *deal },
            Prompt::Bidding { by, at, .. } => Purpose::Bid { seller: *by, at: *at },
            _ => Purpose::Stake,
        }
    }

    /// What is done with these notes.
    pub(super) fn action(self, notes: Notes) -> Action {
        match self {
            Purpose::Offer { .. } => Action::Slide(notes),
            Purpose::Bid { .. } => Action::Bid(notes),
            Purpose::Stake => Action::Stake(notes),
        }
    }

    pub(super) fn title(self, locale: Locale, names: &[String], view: &View) -> String {
        let word = match self {
            Purpose::Offer { deal: Deal::Join, .. } => key::lay_join,
            Purpose::Offer { deal: Deal::TakeOver, .. } => key::lay_take,
            Purpose::Bid { .. } => key::lay_bid,
            Purpose::Stake => key::lay_stake,
        };
        self.about(locale, names, view, word)
    }

    /// What may be laid, and what becomes of it.
    pub(super) fn hint(self, locale: Locale, view: &View, span: AllowedAmount) -> String {
        let limits = |word: Word| {
            let (least, most) = (words::money(locale, span.least), words::money(locale, span.most));
            fill(locale.word(word), &[("least", &least), ("most", &most)])
        };
        let hint = match (span.needs_note, span.only_fakes, self) {
            (false, ..) => locale.word(key::span_nothing).to_owned(),
            (_, true, _) => locale.word(key::span_fakes).to_owned(),
            (.., Purpose::Offer { .. }) => limits(key::span),
            (.., Purpose::Bid { .. }) => limits(key::span_bid),
            (.., Purpose::Stake) => limits(key::span_stake),
        };
        match self {
            Purpose::Offer { deal: Deal::Join, .. } => format!("{hint} {}", locale.word(key::risk_join)),
            Purpose::Offer { deal: Deal::TakeOver, .. } => format!("{hint} {}", locale.word(key::risk_take)),
            Purpose::Bid { at, .. } => {
                let rent = view.open_at(at).map_or(0, |open| open.bar.rent());
                let rent = fill(locale.word(key::lay_rent), &[("rent", &words::money(locale, rent))]);
                let fifth = if is_fifth_too_early(view) { locale.word(key::lay_fifth) } else { "" };
                format!("{hint} {rent} {fifth}")
            }
            Purpose::Stake => hint,
        }
    }

    /// What the button says that lays the notes.
    pub(super) fn done(self, locale: Locale, names: &[String], view: &View) -> String {
        let word = match self {
            Purpose::Offer { .. } => key::do_slide,
            Purpose::Bid { .. } => key::do_bid,
            Purpose::Stake => key::do_stake,
        };
        self.about(locale, names, view, word)
    }

    /// The same where nothing can be laid.
    pub(super) fn nothing(self) -> Word {
        match self {
            Purpose::Offer { .. } => key::do_slide,
            Purpose::Bid { .. } => key::do_bid_nothing,
            Purpose::Stake => key::do_stake_nothing,
        }
    }

    /// A sentence about the bar, and whoever has it.
    fn about(self, locale: Locale, names: &[String], view: &View, word: Word) -> String {
        let (at, who) = match self {
            Purpose::Offer { at, .. } => (Some(at), view.tenant(at)),
            Purpose::Bid { seller, at } => (Some(at), Some(seller)),
            Purpose::Stake => (None, None),
        };
        let bar = at.map_or("", |at| words::bar_at(view, at));
        let who = who.map_or("", |seat| words::name(names, seat));
        fill(locale.word(word), &[("bar", bar), ("tenant", who), ("name", who)])
    }
}

/// Whether whoever bids would place their fifth pawn before their turn in this round (BC-7.1).
fn is_fifth_too_early(view: &View) -> bool {
    view.own().is_some_and(|own| {
        let waits = view.bag.iter().any(|group| group.contains(&own));
        waits && view.players.get(own).is_some_and(|player| player.pawns == 4)
    })
}
