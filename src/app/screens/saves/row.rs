//! One saved match in the list.

use leptos::prelude::*;

use super::{
    deleting::Deleter,
    picking::Picking,
    summary::{Players, tellable, title},
};
use crate::{
    app::{
        components::{Button, IconButton, LinkButton, OtherRules, Picture, has_other_rules, icon},
        contexts::{navigation::Route, saves::use_saves, use_i18n},
        i18n::{common, t},
        lexicon::size,
        platform::{device, files},
        screens::{noted_places::NotedPlaces, raw::raw},
        trouble,
    },
    saves::{results::MatchResult, save::LoadError, shelf::Summary},
};

/// A readable match.
#[component]
pub fn Save(
    summary: Summary,
    /// The stored result, if any.
    result: Option<MatchResult>,
    /// Size in bytes.
    taken: usize,
    /// Exports the match with this id.
    on_export: Callback<String>,
    picking: Picking,
    deleter: Deleter,
) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let taken = tellable(&summary).then_some(taken);
    // A match with other rules cannot be shown here.
    let here = !has_other_rules(saves, &summary);
    let Summary { id, game, players, over, steps, updated, notice, .. } = summary.clone();
    let is_elsewhere = saves.handed_over(&id).is_some();
    let details = move || {
        let when = device::date(updated, i18n.language().tag());
        let state = i18n.say(match over {
            true => common::over,
            false if is_elsewhere => common::handed_mark,
            false => common::in_progress,
        });
        let steps = i18n.say(common::StepsN { n: steps });
        let size = taken.map(|taken| size(i18n, taken));
        i18n.language().facts([Some(when), Some(state), Some(steps), size].into_iter().flatten())
    };
    let links = here.then(|| view! { <Links id=id.clone() over /> });
    let (exported, deleted) = (id.clone(), id.clone());
    let delete = move || {
        deleter.delete_or_ask(vec![deleted.clone()]);
    };
    let name = Memo::new({
        let game = game.clone();
        move |_| title(i18n, &game)
    });
    let row = StoredValue::new(id.clone());
    let picked = move || row.with_value(|id| picking.has(id));
    let heading = move || {
        if picking.active.get() {
            let pick = move |on: bool| row.with_value(|id| picking.set(id, on));
            view! {
                <label class="pick">
                    <input
                        type="checkbox"
                        data-act="pick-match"
                        prop:checked=picked
                        on:change:target=move |event| pick(event.target().checked())
                    />
                    <span>{name}</span>
                </label>
            }
            .into_any()
        } else {
            name.into_any()
        }
    };
    view! {
        <li class="save card" class:picked=picked data-match=id>
            <div class="save-head">
                <h2>{heading}</h2>
                <IconButton
                    icon=icon::EXPORT
                    label=t!(i18n, common::export_match)
                    on_press=move || on_export.run(exported.clone())
                    act="export"
                    attr:hidden=move || picking.active.get()
                />
                <IconButton
                    icon=icon::BIN
                    label=t!(i18n, common::delete)
                    on_press=delete
                    act="delete"
                    attr:hidden=move || picking.active.get()
                />
            </div>
            {match result {
                Some(result) => view! { <NotedPlaces result /> }.into_any(),
                None => {
                    view! {
                        <p class="match-players">
                            <Players players />
                        </p>
                    }
                        .into_any()
                }
            }}
            <p class="help-text">{details}</p>
            {notice.map(|why| view! { <Older why /> })}
            <OtherRules summary />
            <div class="row" hidden=move || picking.active.get()>
                {links}
            </div>
        </li>
    }
}

/// Links to continue the match or to look back at it.
#[component]
fn Links(id: String, over: bool) -> impl IntoView {
    let i18n = use_i18n();
    let play = Route::Play(id.clone()).href();
    let open = if over {
        view! { <LinkButton icon=icon::LOG label=t!(i18n, common::look) href=play act="open" /> }.into_any()
    } else {
        view! { <LinkButton icon=icon::PLAY label=t!(i18n, common::resume) href=play act="resume" /> }
            .into_any()
    };
    view! {
        {open}
        <LinkButton
            icon=icon::PLAY
            label=t!(i18n, common::replay)
            href=Route::Replay(id).href()
            act="replay"
        />
    }
}

/// The notice that the newest save is unreadable.
#[component]
fn Older(why: LoadError) -> impl IntoView {
    let i18n = use_i18n();
    let words = move || i18n.say(common::OpenedOlder { why: trouble::load_error(i18n, &why) });
    view! { <p class="notice warn">{words}</p> }
}

/// An unreadable match.
#[component]
pub fn BrokenSave(id: String, reason: LoadError) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let key = id.clone();
    let take = move || {
        files::download_text("bar-a-jeux-broken.txt", &raw(saves, &key));
    };
    view! {
        <li class="save card broken" data-match=id data-broken="">
            <h2>
                <Picture icon=icon::WARNING />
                {t!(i18n, common::unreadable_title)}
            </h2>
            <p>{move || trouble::load_error(i18n, &reason)}</p>
            <p class="help-text">{t!(i18n, common::unreadable_text)}</p>
            <Button icon=icon::EXPORT label=t!(i18n, common::export_broken) on_press=take act="export" />
        </li>
    }
}
