//! Comparisons of a person with the people they play with.

use leptos::prelude::*;

use crate::{
    app::{
        components::Card,
        contexts::use_i18n,
        i18n::{history, t},
        lexicon::person_called,
    },
    history::people::{Figures, Pair},
};

/// Rivals and nemeses, each in a sentence with its numbers.
#[component]
pub(super) fn Pairs(
    /// Figures with pairs.
    figures: Figures,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = StoredValue::new(figures.player.name.clone());
    let called = move || person_called(i18n, &name.read_value());
    let rival = move |pair: &Pair| {
        let Pair { other, matches: n, above, below } = pair.clone();
        let words = move || {
            let other = person_called(i18n, &other.name);
            i18n.say(history::Rival { n, name: called(), other, above, below })
        };
        view! { <li data-figures="rival">{words}</li> }
    };
    let nemesis = move |pair: &Pair| {
        let Pair { other, matches: n, below, .. } = pair.clone();
        let words = move || {
            let other = person_called(i18n, &other.name);
            i18n.say(history::Nemesis { n: n.to_string(), name: called(), other, below })
        };
        view! { <li data-figures="nemesis">{words}</li> }
    };
    let rivals = figures.rivals().into_iter().map(rival).collect_view();
    let nemeses = figures.nemeses().into_iter().map(nemesis).collect::<Vec<_>>();
    view! {
        <Card title=t!(i18n, history::rivals)>
            <ul class="stack">{rivals}</ul>
            <p class="help-text">{t!(i18n, history::pairs_line)}</p>
        </Card>
        {(!nemeses.is_empty())
            .then(|| {
                view! {
                    <Card title=t!(i18n, history::nemeses)>
                        <ul class="stack">{nemeses}</ul>
                    </Card>
                }
            })}
    }
}
