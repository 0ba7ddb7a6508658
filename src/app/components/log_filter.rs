//! What of a log is to be read: all, what is counted, or what is about one player.

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

/// Which lines are shown.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum LogFilter {
    All,
    Ledger,
    /// Those about one player, by seat.
    About(usize),
}

impl LogFilter {
    /// Whether a line of this kind, about this player, is shown.
    pub fn shows(self, players: &[Player], kind: LogKind, by: Option<&Player>) -> bool {
        match self {
            LogFilter::All => true,
            LogFilter::Ledger => kind == LogKind::Ledger,
            LogFilter::About(seat) => by.is_some() && players.get(seat) == by,
        }
    }
}

/// Everything, the ledger, or one of the players.
#[component]
pub fn FilterChoice(
    filter: RwSignal<LogFilter>,
    /// What the ledger is called.
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
