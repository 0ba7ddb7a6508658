//! Imports matches: first it shows the effect and the storage needed.

use std::sync::Arc;

use leptos::{ev::Custom, prelude::*};
use leptos_use_event_listener::use_event_listener;
use web_sys::{Event, HtmlInputElement};

use super::{
    incoming::{Incoming, Look, Part},
    summary::MatchWords,
};
use crate::{
    app::{
        I18n,
        components::{Button, Dialog, Notice, Primary},
        contexts::use_i18n,
        i18n::{common, t},
        lexicon::size,
        platform::files,
        trouble,
    },
    saves::{
        import::{Comparison, ImportPlan, Item, LeftOut},
        keys,
        space::utf16_len,
    },
};

/// A longer list would only slow the page down.
const ROWS: usize = 200;

/// Shows a preview of the import, and imports after confirmation.
#[component]
pub fn Importer(open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let incoming = Incoming::new(open);
    // The device may have opened the app with a file.
    incoming.fetch();
    let _ = use_event_listener(window(), Custom::<Event>::new(files::OPENED), move |_| incoming.fetch());
    let choose = move |input: HtmlInputElement| {
        if let Some(file) = files::chosen(&input) {
            incoming.take(file);
        }
    };
    let Incoming { text, looked, .. } = incoming;
    view! {
        <Dialog name="import" open title=t!(i18n, common::import)>
            <p>{t!(i18n, common::import_text)}</p>
            <div class="field">
                <label for="import-file">{t!(i18n, common::import_file)}</label>
                // No `accept` attribute: a phone without a type for this extension would disable exports.
                <input
                    type="file"
                    id="import-file"
                    data-act="import-file"
                    on:change:target=move |event| choose(event.target())
                />
            </div>
            <div class="field">
                <label for="import-text">{t!(i18n, common::import_paste)}</label>
                <textarea
                    id="import-text"
                    data-act="import-text"
                    rows="4"
                    prop:value=text
                    on:input:target=move |event| incoming.write(event.target().value())
                ></textarea>
            </div>
            <div class="row">
                <Button
                    label=t!(i18n, common::import_check)
                    on_press=move || incoming.check(text.get_untracked().into(), Part::Everything)
                    act="import-check"
                />
            </div>
            <For each=move || [looked.get()] key=|looked| *looked let(_)>
                <Outcome incoming />
            </For>
        </Dialog>
    }
}

/// Shows the result of the last check; empty before the first.
#[component]
pub fn Outcome(incoming: Incoming) -> impl IntoView {
    let i18n = use_i18n();
    Some(match incoming.look.get_untracked()? {
        Look::Plan(plan) => view! { <Preview plan incoming /> }.into_any(),
        Look::Refused(words) => view! { <Refused words /> }.into_any(),
        Look::Failed(words) => view! {
            <Refused words />
            <Again incoming />
        }
        .into_any(),
        Look::GameMissing => view! {
            <Notice name="not-fetched" text=t!(i18n, common::fetched_missing) />
            <Again incoming />
        }
        .into_any(),
    })
}

/// Checks the same text again.
#[component]
fn Again(incoming: Incoming) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            label=t!(i18n, common::bots_again)
            on_press=move || incoming.check_again()
            act="check-again"
        />
    }
}

/// A preview of everything to be imported.
#[component]
fn Preview(plan: Arc<ImportPlan>, incoming: Incoming) -> impl IntoView {
    let i18n = use_i18n();
    let rows = plan.matches.iter().take(ROWS).map(|item| view! { <Row item=item.clone() /> });
    let presets = plan.lists.iter().filter(|list| list.name.starts_with(keys::PRESETS));
    let presets = presets.map(|list| list.news).sum();
    let broken = plan.broken.iter().map(|(key, text)| utf16_len(key) + utf16_len(text)).sum();
    // A line with a number of items; `None` if there are none.
    let counted = |n: usize, words: fn(I18n, String, usize) -> String| {
        (n > 0).then(|| view! { <li>{move || words(i18n, n.to_string(), broken)}</li> })
    };
    let more = [
        counted(plan.matches.len().saturating_sub(ROWS), |i18n, n, _| i18n.say(common::AndMore { n })),
        counted(plan.news(keys::ROSTER), |i18n, n, _| i18n.say(common::ImportPlayers { n })),
        counted(plan.news(keys::RESULTS), |i18n, n, _| i18n.say(common::ImportResults { n })),
        counted(plan.news(keys::SOLVED), |i18n, n, _| i18n.say(common::ImportSolved { n })),
        counted(plan.news(keys::GALLERY), |i18n, n, _| i18n.say(common::ImportGallery { n })),
        counted(presets, |i18n, n, _| i18n.say(common::ImportPresets { n })),
        counted(plan.news(keys::WRECK_SETS), |i18n, n, _| i18n.say(common::ImportSets { n })),
        counted(plan.records.len(), |i18n, _, _| i18n.say(common::import_values)),
        counted(plan.broken.len(), |i18n, n, taken| {
            i18n.say(common::ImportBroken { n, size: size(i18n, taken) })
        }),
    ];
    let more = more.into_iter().flatten().collect_view();
    let left_out = plan.left_out.clone().into_iter();
    let left_out = left_out.map(|one| view! { <li data-left="">{move || left_words(i18n, &one)}</li> });
    let needs = plan.needs;
    let end = match plan.short {
        _ if plan.does_nothing() => view! { <p>{t!(i18n, common::import_nothing)}</p> }.into_any(),
        Some(room) => {
            let words =
                move || i18n.say(common::ImportNoRoom { size: size(i18n, needs), room: size(i18n, room) });
            view! {
                <Refused words />
                <Again incoming />
            }
            .into_any()
        }
        None => {
            let takes = move || i18n.say(common::ImportTakes { size: size(i18n, needs) });
            view! {
                <div>
                    <p class="help-text" data-takes="">
                        {takes}
                    </p>
                    <div class="row end">
                        <Button
                            label=t!(i18n, common::import_do)
                            on_press=move || incoming.import()
                            act="confirm"
                            appearance=Primary
                        />
                    </div>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <section data-import="plan" role="status">
            <ul class="plan stack">{rows.collect_view()} {more} {left_out.collect_view()}</ul>
            {end}
        </section>
    }
}

/// One match of the import.
#[component]
fn Row(item: Item) -> impl IntoView {
    let i18n = use_i18n();
    let Item { summary, comparison, .. } = item;
    view! {
        <li>
            {summary
                .map(|summary| {
                    let n = summary.steps;
                    view! {
                        <MatchWords summary />
                        <span data-steps="">{t!(i18n, common::StepsN { n })}</span>
                    }
                })} <span>{move || comparison_words(i18n, &comparison)}</span>
        </li>
    }
}

/// The effect on a match; tracks the language.
fn comparison_words(i18n: I18n, comparison: &Comparison) -> String {
    let words = match comparison {
        Comparison::New => common::verdict_new,
        Comparison::Same => common::verdict_same,
        Comparison::Newer => common::verdict_newer,
        Comparison::Older => common::verdict_older,
        Comparison::Conflict { .. } => common::verdict_conflict,
        Comparison::Bad(error) => return trouble::load_error(i18n, error),
    };
    i18n.say(words)
}

/// Says which part of an import is left out; tracks the language.
fn left_words(i18n: I18n, LeftOut { name, count, most }: &LeftOut) -> String {
    let (n, most) = (count.to_string(), most.to_string());
    match name.as_str() {
        keys::ROSTER => i18n.say(common::LeftPlayers { n, most }),
        keys::RESULTS => i18n.say(common::LeftResults { n, most }),
        keys::GALLERY => i18n.say(common::LeftGallery { n, most }),
        "match" => i18n.say(common::LeftMatches { n, most }),
        _ => i18n.say(common::LeftOther { n }),
    }
}

/// The reason why the import is impossible.
#[component]
fn Refused(#[prop(into)] words: Signal<String>) -> impl IntoView {
    view! {
        <p class="notice warn" role="alert" data-import="refused">
            {words}
        </p>
    }
}
