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

    /// Its place in the list to choose from.
    fn place(self) -> usize {
        match self {
            LogFilter::All => 0,
            LogFilter::Ledger => 1,
            LogFilter::About(seat) => 2 + seat,
        }
    }

    fn at(place: usize) -> LogFilter {
        match place {
            0 => LogFilter::All,
            1 => LogFilter::Ledger,
            seat => LogFilter::About(seat - 2),
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
    let options = Signal::derive(move || {
        let names = players.iter().map(Player::called);
        [i18n.say(common::log_all), ledger.clone()].into_iter().chain(names).collect::<Vec<_>>()
    });
    view! {
        <label class="log-filter">
            <span>{t!(i18n, common::log_filter)}</span>
            <OptionList
                act="log-filter"
                options
                value=Signal::derive(move || filter.get().place())
                on_change=Callback::new(move |place| filter.set(LogFilter::at(place)))
            />
        </label>
    }
}
