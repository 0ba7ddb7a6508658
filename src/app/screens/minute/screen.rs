//! The screen of a game in one minute: panels in a column, or side by side on a wide screen.

use leptos::{
    html::{Div, Li},
    prelude::*,
};
use web_sys::{ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::reader::Reader;
use crate::app::{
    components::{Button, LinkButton, Page, Primary, icon},
    contexts::{navigation::Route, use_i18n},
    games::LoadedGame,
    i18n::{Text, drawing, minute as key, t},
    platform::{drawing::parsed, root_element::is_still, texts},
    screens::learn_path::LearnPath,
};

/// A game in one minute.
#[component]
pub fn MinuteScreen(game: LoadedGame) -> impl IntoView {
    let i18n = use_i18n();
    let panels = game.module.rules.page.minute;
    let reader = Reader::new(panels.to_vec());
    let title = Signal::derive(move || i18n.say(key::Title { game: i18n.say(game.title) }));
    let play = Signal::derive(move || i18n.say(key::Play { game: i18n.say(game.title) }));
    let item = move |(place, text): (usize, &'static Text)| view! { <PanelItem place text=*text reader /> };
    let panels = panels.iter().enumerate().map(item).collect_view();
    view! {
        <Page name="minute" title>
            <LearnPath game />
            <Show when=move || reader.able.get()>
                <ReadingButtons reader />
            </Show>
            <Drawings slug=game.slug />
            <ol class="minute" data-game=game.slug>
                {panels}
            </ol>
            <div class="minute-then row">
                <LinkButton
                    icon=icon::PLAY
                    label=play
                    href=Route::Setup(game.slug.to_owned()).href()
                    act="new-match"
                />
                <LinkButton
                    icon=icon::LEARN
                    label=t!(i18n, key::then_lesson)
                    href=Route::Lesson(game.slug.to_owned()).href()
                    act="learn"
                    appearance=Primary
                />
            </div>
        </Page>
    }
}

/// The shapes that the panels use, once their file is loaded. Until then the panels show only text.
#[component]
fn Drawings(slug: &'static str) -> impl IntoView {
    let i18n = use_i18n();
    let file = LocalResource::new(move || async move { texts::fetch_file(&format!("minute-{slug}")).await });
    let place = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let language = i18n.language();
        let shapes = file.get().flatten();
        let shapes = shapes.and_then(|file| parsed(&file, |text| drawing::translated(text, &language)));
        if let Some((place, shapes)) = place.get().zip(shapes) {
            place.replace_children_with_node_1(&shapes);
        }
    });
    view! { <div class="sprite" node_ref=place></div> }
}

/// Buttons that start, stop and resume the reading.
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
        <div class="minute-reading row">
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

/// A picture, its number and its sentences. It scrolls into view when read.
#[component]
fn PanelItem(place: usize, text: Text, reader: Reader) -> impl IntoView {
    let i18n = use_i18n();
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
            <div class="minute-picture">
                <svg
                    class="collage"
                    viewBox="0 0 150 100"
                    preserveAspectRatio="xMidYMid slice"
                    aria-hidden="true"
                    focusable="false"
                >
                    <g class="collage-light">
                        <circle cx="48" cy="28" r="74"></circle>
                        <circle cx="48" cy="28" r="46"></circle>
                    </g>
                    <use href=format!("#minute-{}", place + 1)></use>
                </svg>
            </div>
            <p>
                <b class="minute-number" aria-hidden="true">
                    {place + 1}
                </b>
                <span>{t!(i18n, text)}</span>
            </p>
        </li>
    }
}
