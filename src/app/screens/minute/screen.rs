//! The page: panels one below the other, beside each other where there is room.

use leptos::{html::Li, prelude::*};
use web_sys::{ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::reader::Reader;
use crate::app::{
    components::{Button, LinkButton, Page, icon},
    contexts::{navigation::Route, use_i18n},
    games::{self, Shown},
    i18n::{common, minute as key, t},
    minute::Panel,
    platform::root_element::is_still,
    screens::unknown::UnknownGame,
};

/// The game with this slug in one minute.
#[component]
pub fn MinuteScreen(slug: String) -> impl IntoView {
    match games::find(&slug) {
        Some(game) => view! { <MinuteOf game /> }.into_any(),
        None => view! { <UnknownGame slug /> }.into_any(),
    }
}

#[component]
fn MinuteOf(game: &'static Shown) -> impl IntoView {
    let i18n = use_i18n();
    let panels = (game.minute)();
    let reader = Reader::new(panels.iter().map(|panel| panel.text).collect());
    let title = Signal::derive(move || i18n.say(key::Title { game: (game.title)(i18n) }));
    let play = Signal::derive(move || i18n.say(key::Play { game: (game.title)(i18n) }));
    let item = move |(place, panel)| view! { <PanelItem place panel reader /> };
    let panels = panels.into_iter().enumerate().map(item).collect_view();
    view! {
        <Page name="minute" title>
            <Show when=move || reader.able.get()>
                <ReadingButtons reader />
            </Show>
            <ol class="minute" data-game=game.slug>
                {panels}
            </ol>
            <div class="minute-then">
                <LinkButton
                    icon=icon::LEARN
                    label=t!(i18n, common::learn)
                    href=Route::Lesson(game.slug.to_owned()).href()
                    act="learn"
                />
                <LinkButton
                    icon=icon::RULES
                    label=t!(i18n, common::rules)
                    href=Route::Rules(game.slug.to_owned(), None).href()
                    act="rules"
                />
                <LinkButton
                    icon=icon::PLAY
                    label=play
                    href=Route::Setup(game.slug.to_owned()).href()
                    act="new-match"
                    class="primary"
                />
            </div>
        </Page>
    }
}

/// Begins the reading, stops it and takes it up again.
#[component]
fn ReadingButtons(reader: Reader) -> impl IntoView {
    let i18n = use_i18n();
    let label = move || {
        i18n.say(match (reader.is_reading(), reader.is_halfway()) {
            (true, _) => key::pause,
            (false, true) => key::read_on,
            (false, false) => key::read,
        })
    };
    let sign = Signal::derive(move || if reader.is_reading() { icon::PAUSE } else { icon::SOUND });
    view! {
        <div class="minute-reading">
            <Button icon=sign label=Signal::derive(label) on_press=move || reader.toggle() act="read" />
            <Show when=move || reader.is_halfway()>
                <Button
                    icon=icon::FIRST
                    label=t!(i18n, key::from_the_start)
                    on_press=move || reader.read()
                    act="read-again"
                />
            </Show>
        </div>
    }
}

/// A picture, its number and its sentences; it comes into sight as it is read.
#[component]
fn PanelItem(place: usize, panel: Panel, reader: Reader) -> impl IntoView {
    let i18n = use_i18n();
    let Panel { picture, text } = panel;
    let item = NodeRef::<Li>::new();
    let is_read = Memo::new(move |_| reader.is_at(place));
    Effect::new(move |_| {
        if let Some(item) = item.get().filter(|_| is_read.get()) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Center);
            options.set_behavior(if is_still() { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
            item.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    view! {
        <li class="minute-panel" node_ref=item aria-current=move || is_read.get().then_some("true")>
            <div class="minute-picture">{picture}</div>
            <p>
                <b class="minute-number" aria-hidden="true">
                    {place + 1}
                </b>
                <span>{t!(i18n, text)}</span>
            </p>
        </li>
    }
}
