//! The sums over all matches of a person.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{Card, Mark},
        contexts::use_i18n,
        i18n::{Text, common, history, t},
        lexicon::{level_name, person_called},
    },
    history::people::Figures,
};

/// Number of wins from which a run of wins is shown.
const RUN: u32 = 2;

/// Matches, wins, draws, time, runs of wins and the best bot beaten.
#[component]
pub(super) fn Glance(
    figures: Figures,
    /// Number of matches whose time does not count, since they were interrupted.
    interrupted: u32,
) -> impl IntoView {
    let i18n = use_i18n();
    let Figures { player, tally, streak, same_people, best_bot, .. } = figures;
    let name = player.name.clone();
    let row = move |head: Signal<String>, value: Signal<String>| {
        view! {
            <tr>
                <th scope="row">{head}</th>
                <td>{value}</td>
            </tr>
        }
    };
    let number = move |head: Text, n: u32| row(Signal::derive(t!(i18n, head)), Signal::stored(n.to_string()));
    let time = (tally.timed > 0).then(|| {
        let value = move || duration(i18n, tally.time);
        row(Signal::derive(t!(i18n, history::time_played)), Signal::derive(value))
    });
    let people: Vec<String> = same_people.people.into_iter().filter(|name| *name != player.name).collect();
    let with = move || {
        let names = i18n.language().list(people.iter().map(|name| person_called(i18n, name)));
        i18n.say(history::StreakSame { names })
    };
    let same = (same_people.wins >= RUN)
        .then(|| row(Signal::derive(with), Signal::stored(same_people.wins.to_string())));
    let bot = best_bot.map(|level| {
        let value = move || level_name(i18n, level);
        row(Signal::derive(t!(i18n, history::best_bot)), Signal::derive(value))
    });
    let unknown = tally.matches - tally.timed - interrupted;
    let left_out = (tally.timed > 0 && interrupted > 0)
        .then(|| view! { <p class="help-text">{t!(i18n, history::TimeLeftOut { n: interrupted })}</p> });
    let not_known = (tally.timed > 0 && unknown > 0)
        .then(|| view! { <p class="help-text">{t!(i18n, history::TimeUnknown { n: unknown })}</p> });
    view! {
        <Card title=t!(i18n, history::at_a_glance)>
            <p class="row">
                <Mark player />
                <strong>
                    <bdi>{name}</bdi>
                </strong>
            </p>
            <table class="standings" data-figures="sums">
                <tbody>
                    {number(history::matches, tally.matches)} {number(common::won, tally.won)}
                    {(tally.drawn > 0).then(|| number(history::drawn, tally.drawn))} {time}
                    {(streak >= RUN).then(|| number(history::streak, streak))} {same} {bot}
                </tbody>
            </table>
            {left_out}
            {not_known}
        </Card>
    }
}

/// "3 h 20 min", or "20 min"; tracks the language.
fn duration(i18n: I18n, milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let (h, m) = (minutes / 60, (minutes % 60).to_string());
    if h == 0 { i18n.say(history::Minutes { m }) } else { i18n.say(history::Hours { h: h.to_string(), m }) }
}
