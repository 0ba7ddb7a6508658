//! The purpose of laid notes, and its wording. The language is an argument, so that no function tracks a signal.

use super::words;
use crate::{
    app::i18n::{Language, barracuda as key, sentences},
    games::barracuda::{Action, AllowedAmount, Deal, Notes, Prompt, Spot, View},
    kernel::Seat,
    scenes::barracuda::Change,
};

/// The moment an offer is announced (BC-4.8).
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Announced {
    /// Before its notes were laid.
    Already,
    /// Together with its notes.
    WithNotes,
    /// Now; its notes wait until the talk is over.
    BeforeTalk,
}

/// The purpose of laid notes.
#[derive(Copy, Clone)]
pub(super) enum Purpose {
    /// An offer to the tenant of this bar.
    Offer { at: Spot, deal: Deal, announced: Announced },
    /// A bid for this bar.
    Bid { seller: Seat, at: Spot },
    /// A place in the order of play, after a player has called last order.
    Stake { caller: Seat },
    /// The caller's own stake.
    Call,
}

impl Purpose {
    pub(super) fn of(prompt: &Prompt) -> Purpose {
        match prompt {
            Prompt::Sliding { at, deal, .. } => {
                Purpose::Offer { at: *at, deal: *deal, announced: Announced::Already }
            }
            Prompt::Bidding { by, at, .. } => Purpose::Bid { seller: *by, at: *at },
            Prompt::Staking { caller, .. } => Purpose::Stake { caller: *caller },
            _ => Purpose::Call,
        }
    }

    /// The player's actions for these notes, in order.
    pub(super) fn actions(self, by: Seat, notes: Notes) -> Vec<Action> {
        match self {
            Purpose::Offer { announced: Announced::Already, .. } => vec![Action::Slide(notes)],
            Purpose::Offer { at, deal, announced: Announced::WithNotes } => {
                vec![deal.kind().at(at), Action::Slide(notes)]
            }
            Purpose::Offer { at, deal, announced: Announced::BeforeTalk } => vec![deal.kind().at(at)],
            Purpose::Bid { .. } => vec![Action::Bid(notes)],
            Purpose::Stake { .. } => vec![Action::Stake(notes)],
            Purpose::Call => vec![Action::Call(by), Action::Stake(notes)],
        }
    }

    /// Whether the table talks before these notes are slid over.
    pub(super) fn is_talked_about(self) -> bool {
        matches!(self, Purpose::Offer { announced: Announced::BeforeTalk, .. })
    }

    /// The change of the player's bars if the offer or bid is accepted.
    pub(super) fn change(self, view: &View) -> Change {
        match self {
            Purpose::Offer { at, deal: Deal::TakeOver, .. } | Purpose::Bid { at, .. } => {
                view.open_at(at).map_or(Change::Nothing, |open| Change::Gains(open.bar))
            }
            _ => Change::Nothing,
        }
    }

    pub(super) fn title(self, language: &Language, names: &[String], view: &View) -> String {
        match self {
            Purpose::Offer { at, deal, .. } => {
                let (tenant, bar) = (tenant(names, view, at), words::bar_at(view, at));
                match deal {
                    Deal::Join => language.say(key::LayJoin { tenant, bar }),
                    Deal::TakeOver => language.say(key::LayTake { tenant, bar }),
                }
            }
            Purpose::Bid { seller, at } => {
                language.say(key::LayBid { bar: words::bar_at(view, at), name: words::name(names, seller) })
            }
            Purpose::Stake { caller } if view.own() != Some(caller) => {
                language.say(key::LayStakeFor { name: words::name(names, caller) })
            }
            Purpose::Stake { .. } | Purpose::Call => language.say(key::lay_stake),
        }
    }

    /// The allowed sum, and the use of the notes.
    pub(super) fn hint(self, language: &Language, view: &View, span: AllowedAmount) -> String {
        let (least, most) = (words::money(language, span.least), words::money(language, span.most));
        let hint = match (span.needs_note, span.only_fakes, self) {
            (false, ..) => language.say(key::span_nothing),
            (_, true, _) => language.say(key::span_fakes),
            (.., Purpose::Offer { .. }) => language.say(key::Span { least, most }),
            (.., Purpose::Bid { .. }) => language.say(key::span_bid),
            (.., Purpose::Stake { .. } | Purpose::Call) => language.say(key::SpanStake { most }),
        };
        match self {
            Purpose::Offer { deal: Deal::Join, .. } => sentences([hint, language.say(key::risk_join)]),
            Purpose::Offer { deal: Deal::TakeOver, .. } => sentences([hint, language.say(key::risk_take)]),
            Purpose::Bid { at, .. } => {
                let rent = view.open_at(at).map_or(0, |open| open.bar.rent());
                let rent = language.say(key::LayRent { rent: words::money(language, rent) });
                let fifth =
                    if is_fifth_too_early(view) { language.say(key::lay_fifth) } else { String::new() };
                sentences([hint, rent, fifth])
            }
            Purpose::Stake { .. } | Purpose::Call => hint,
        }
    }

    /// The label of the button that lays the notes, or that lays none if none are needed.
    pub(super) fn done(
        self,
        language: &Language,
        names: &[String],
        view: &View,
        span: AllowedAmount,
    ) -> String {
        match (self, span.needs_note) {
            (Purpose::Offer { announced: Announced::BeforeTalk, .. }, _) => language.say(key::do_announce),
            (Purpose::Offer { at, .. }, _) => language.say(key::DoSlide { tenant: tenant(names, view, at) }),
            (Purpose::Bid { .. }, true) => language.say(key::do_bid),
            (Purpose::Bid { .. }, false) => language.say(key::do_bid_nothing),
            (Purpose::Stake { .. }, true) => language.say(key::do_stake),
            (Purpose::Stake { .. }, false) => language.say(key::do_stake_nothing),
            (Purpose::Call, true) => language.say(key::do_call_stake),
            (Purpose::Call, false) => language.say(key::do_call_own),
        }
    }
}

/// The name of the bar's tenant.
fn tenant<'a>(names: &'a [String], view: &View, at: Spot) -> &'a str {
    view.tenant(at).map_or("", |seat| words::name(names, seat))
}

/// Whether the bidder would place their fifth pawn before their turn in this round (BC-7.1).
fn is_fifth_too_early(view: &View) -> bool {
    view.own().is_some_and(|own| {
        let waits = view.bag.iter().any(|group| group.contains(&own));
        waits && view.players.get(own).is_some_and(|player| player.pawns == 4)
    })
}
