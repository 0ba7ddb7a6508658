//! The form of a person: how many opponents they beat in their latest matches.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Card, Chart, ChartNumbers},
        contexts::use_i18n,
        i18n::{history, t},
        lexicon::person_called,
    },
    table::player::Player,
};

/// Number of matches from which the chart is shown.
pub(super) const LEAST: usize = 3;

/// Share of opponents beaten, match by match.
#[component]
pub(super) fn Form(
    player: Player,
    /// In percent, oldest first.
    form: Vec<i32>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (name, count) = (player.name.clone(), form.len());
    let names = vec![name.clone()];
    let caption = Signal::derive(move || {
        i18n.say(history::FormCaption { name: person_called(i18n, &name), n: count.to_string() })
    });
    let rows = (1..).zip(form.clone()).map(|(n, percent): (usize, i32)| {
        view! {
            <tr>
                <th scope="row">{t!(i18n, history::MatchN { n: n.to_string() })}</th>
                <td>{t!(i18n, history::Percent { n: percent })}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Card title=t!(i18n, history::form)>
            <Chart
                players=vec![player]
                lines=vec![form]
                say=move |n: i32| i18n.say(history::Percent { n })
                caption
                most=100
            />
            <ChartNumbers caption names>
                {rows}
            </ChartNumbers>
        </Card>
    }
}
