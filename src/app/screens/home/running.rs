//! Matches in progress, the latest first.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Cover, Named, OtherRules, Picture, Quiet, has_other_rules, icon},
        contexts::{navigation::Route, saves::use_saves, use_i18n},
        games,
        i18n::{common, t},
        platform::device,
    },
    saves::shelf::{self, NEWEST, Summary},
};

/// The matches to continue, if any.
#[component]
pub fn Running() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let running = Memo::new(move |_| {
        saves.revision.track();
        shelf::running(saves.with(|library| library.list()).unwrap_or_default())
    });
    let all = RwSignal::new(false);
    let shown = move || {
        let mut shown = running.get();
        shown.truncate(if all.get() { usize::MAX } else { NEWEST });
        shown
    };
    let label = move || match all.get() {
        true => i18n.say(common::running_newest),
        false => i18n.say(common::RunningAll { n: running.with(Vec::len) }),
    };
    view! {
        <Show when=move || !running.with(Vec::is_empty)>
            <section class="running" aria-label=t!(i18n, common::running)>
                <h2>{t!(i18n, common::running)}</h2>
                <ul class="matches">
                    <For each=shown key=|summary| (summary.id.clone(), summary.updated) let(summary)>
                        <li>
                            <MatchCard summary=summary.clone() />
                            <OtherRules summary />
                        </li>
                    </For>
                </ul>
                <Show when=move || { running.with(Vec::len) > NEWEST }>
                    <Button
                        label
                        on_press=move || all.update(|all| *all = !*all)
                        act="all-matches"
                        appearance=Quiet
                        attr:aria-expanded=move || all.get().to_string()
                    />
                </Show>
            </section>
        </Show>
    }
}

/// A match: game, players, and the time of its last step.
#[component]
fn MatchCard(summary: Summary) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    // A match with other rules cannot be continued here.
    let here = !has_other_rules(saves, &summary);
    let Summary { id, game, players, updated, .. } = summary;
    let is_elsewhere = saves.handed_over(&id).is_some();
    let mark = is_elsewhere.then(|| view! { <small>{t!(i18n, common::handed_mark)}</small> });
    let shown = games::find(&game);
    let go = here.then(|| {
        view! {
            <span class="match-go">
                <Picture icon=icon::PLAY />
                <span class="visually-hidden">{t!(i18n, common::resume)}</span>
            </span>
        }
    });
    view! {
        <a class="match-card" data-act="resume" data-match=id.clone() href=Route::Play(id).href()>
            {shown.map(|shown| view! { <Cover slug=shown.slug class="match-art" /> })}
            <span class="match-words">
                <strong>{move || shown.map(|shown| i18n.say(shown.title))}</strong>
                <span class="match-players">
                    {players.into_iter().map(|player| view! { <Named player /> }).collect_view()}
                </span>
                <small>{move || device::date(updated, i18n.language().tag())}</small>
                {mark}
            </span>
            {go}
        </a>
    }
}
