//! The figures of a person that only one game has.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        contexts::use_i18n,
        i18n::{Text, history, t},
    },
    history::by_game::{ByGame, Sum, Wins, percent},
};

/// One row: its header and its value; the value tracks the language.
struct Row {
    head: Text,
    value: Box<dyn Fn() -> String + Send>,
}

impl Row {
    fn new(head: Text, value: impl Fn() -> String + Send + 'static) -> Option<Row> {
        Some(Row { head, value: Box::new(value) })
    }

    /// "3 of 5 (60%)"; `None` of nothing.
    fn share(i18n: I18n, head: Text, part: i32, of: i32) -> Option<Row> {
        let percent = percent(part, of)?;
        let (part, of) = (part.to_string(), of.to_string());
        Row::new(head, move || i18n.say(history::Share { n: part.clone(), of: of.clone(), percent }))
    }

    fn wins(i18n: I18n, head: Text, wins: Wins) -> Option<Row> {
        Row::share(i18n, head, wins.won as i32, wins.matches as i32)
    }
}

/// A table of the figures that are known; `None` if there are none.
pub(super) fn of_game(figures: ByGame) -> Option<AnyView> {
    let i18n = use_i18n();
    if let ByGame::Bouillabaisse { rounds, .. } = figures {
        let is_known = rounds.iter().any(|round| round.count > 0);
        return is_known.then(|| view! { <Rounds rounds /> }.into_any());
    }
    let rows: Vec<Row> = rows(i18n, figures).into_iter().flatten().collect();
    (!rows.is_empty()).then(|| view! { <Rows rows /> }.into_any())
}

fn rows(i18n: I18n, figures: ByGame) -> [Option<Row>; 4] {
    match figures {
        ByGame::Barragoon { white, brown, moves, fastest } => [
            Row::wins(i18n, history::barragoon_white, white),
            Row::wins(i18n, history::barragoon_brown, brown),
            moves
                .average()
                .and_then(|n| Row::new(history::barragoon_moves, move || i18n.say(history::Average { n }))),
            fastest.and_then(|n| Row::new(history::barragoon_fastest, move || n.to_string())),
        ],
        // Has a table of its own.
        ByGame::Bouillabaisse { .. } => [const { None }; 4],
        ByGame::Barrakuda { alone, teams, dives, found, bites, dropped } => {
            let per_dive = Sum { total: found, count: dives.cast_unsigned() }.average();
            [
                Row::wins(i18n, history::barrakuda_alone, alone),
                Row::wins(i18n, history::barrakuda_teams, teams),
                per_dive.and_then(|average| {
                    let words = history::PerDive { average, gold: found, n: dives };
                    Row::new(history::barrakuda_dives, move || i18n.say(words))
                }),
                Row::new(history::barrakuda_bites, move || {
                    i18n.say(history::Bites { n: bites, gold: dropped })
                }),
            ]
        }
        ByGame::Barracuda { believed, caught, fell_for, refused, .. } => [
            Row::share(i18n, history::barracuda_believed, believed, believed + caught),
            Row::share(i18n, history::barracuda_caught, refused, refused + fell_for),
            None,
            None,
        ],
        ByGame::Barbarossa { right, letters, wrong, best } => {
            let per_word = Sum { total: letters, count: right.cast_unsigned() }.average();
            [
                Row::share(i18n, history::barbarossa_right, right, right + wrong),
                per_word.and_then(|average| {
                    let words = history::PerWord { average, letters, n: right };
                    Row::new(history::barbarossa_letters, move || i18n.say(words))
                }),
                best.filter(|n| *n > 0)
                    .and_then(|n| Row::new(history::barbarossa_most, move || n.to_string())),
                None,
            ]
        }
    }
}

#[component]
fn Rows(rows: Vec<Row>) -> impl IntoView {
    let i18n = use_i18n();
    let row = |Row { head, value }| {
        view! {
            <tr>
                <th scope="row">{t!(i18n, head)}</th>
                <td>{value}</td>
            </tr>
        }
    };
    view! {
        <table class="standings" data-figures="of-game">
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// Bouillabaisse: the average points of each round that was played.
#[component]
fn Rounds(rounds: [Sum; 6]) -> impl IntoView {
    let i18n = use_i18n();
    let heads = [
        history::bouillabaisse_1,
        history::bouillabaisse_2,
        history::bouillabaisse_3,
        history::bouillabaisse_4,
        history::bouillabaisse_5,
        history::bouillabaisse_6,
    ];
    let row = |(head, round): (Text, Sum)| {
        let n = round.average()?;
        Some(view! {
            <tr>
                <th scope="row">{t!(i18n, head)}</th>
                <td>{t!(i18n, history::Average { n })}</td>
                <td>{round.count}</td>
            </tr>
        })
    };
    let columns =
        [history::bouillabaisse_costs, history::bouillabaisse_points, history::bouillabaisse_rounds]
            .map(|head| view! { <th scope="col">{t!(i18n, head)}</th> });
    view! {
        <table class="standings" data-figures="of-game">
            <thead>
                <tr>{columns.collect_view()}</tr>
            </thead>
            <tbody>{heads.into_iter().zip(rounds).filter_map(row).collect_view()}</tbody>
        </table>
    }
}
