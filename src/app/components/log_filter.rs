//! The filter of the log: all lines, counted lines, or lines about one player.

use leptos::prelude::*;

use super::OptionList;
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
        log_item::LogKind,
    },
    table::player::Player,
};

/// The lines to show.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum LogFilter {
    All,
    Ledger,
    /// Lines about the player at this seat.
    About(usize),
}

impl LogFilter {
    /// Whether to show a line of this kind about this player.
    pub fn shows(self, players: &[Player], kind: LogKind, by: Option<&Player>) -> bool {
        match self {
            LogFilter::All => true,
            LogFilter::Ledger => kind == LogKind::Ledger,
            LogFilter::About(seat) => by.is_some() && players.get(seat) == by,
        }
    }
}

/// The choice of a filter.
#[component]
pub fn FilterChoice(
    filter: RwSignal<LogFilter>,
    /// The label of the ledger.
    ledger: String,
    players: Vec<Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let options = move || {
        let everything = (LogFilter::All, i18n.say(common::log_all));
        let ledger = (LogFilter::Ledger, ledger.clone());
        let about =
            players.iter().enumerate().map(|(seat, player)| (LogFilter::About(seat), player.called()));
        [everything, ledger].into_iter().chain(about).collect::<Vec<_>>()
    };
    view! {
        <label class="log-filter">
            <span class="visually-hidden">{t!(i18n, common::log_filter)}</span>
            <OptionList act="log-filter" options value=filter on_change=move |chosen| filter.set(chosen) />
        </label>
    }
}
