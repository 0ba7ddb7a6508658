//! The screen of an example: caption, board, and the buttons between steps.

use leptos::{ev, prelude::*};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::showing::Showing;
use crate::{
    app::{
        components::{
            Button, IconButton, Picture, Primary, Quiet, focus::take_focus, icon, page::name_window,
        },
        contexts::{
            announcer::use_announcer,
            navigation::{Navigation, Route, use_navigation},
            use_i18n,
        },
        i18n::{common, sentences, t},
        keys::pressed,
        lesson::{MissingWords, Steps, Words},
        platform::root_element::is_still,
    },
    scenes::keys::{EXAMPLE_KEYS, ExampleKey},
    table::moment::MomentKind,
};

/// The rules section of an example.
fn passage_of(showing: Showing) -> Route {
    let passage = showing.passage;
    Route::Rules(passage.game.to_owned(), Some(passage.section.to_owned()))
}

/// Returns to the rules: to the scroll position there, or else to the example's section.
fn close(navigation: Navigation, showing: Showing) {
    let came_from = navigation.before();
    let there = matches!(came_from, Some(Route::Rules(game, _)) if game == showing.passage.game);
    if !(there && navigation.back()) {
        navigation.replace(passage_of(showing));
    }
}

/// The caption and the buttons around a board that takes no input.
#[component]
pub fn Screen(
    showing: Showing,
    words: Words,
    /// The board.
    children: Children,
) -> impl IntoView {
    let (i18n, navigation, announcer) = (use_i18n(), use_navigation(), use_announcer());
    let title = Signal::derive(move || standing_alone(&i18n.say(showing.passage.title)));
    let said = Memo::new(move |_| showing.said());
    let leave = Callback::new(move |()| close(navigation, showing));
    let next = Callback::new(move |()| go_on(showing, leave));
    name_window(title);
    let introduced =
        move |words: String| sentences([i18n.language_untracked().sentence(&title.get_untracked()), words]);
    Effect::new(move |come: Option<bool>| {
        let (words, come) = (said.get(), come.unwrap_or_default());
        if words.is_empty() {
            return come;
        }
        announcer.say(if come { words } else { introduced(words) });
        true
    });
    let _ = use_event_listener(use_window(), ev::keydown, move |event| {
        match pressed(EXAMPLE_KEYS, &event).filter(|_| !event.repeat()) {
            Some(ExampleKey::Step { forward: true }) if !untrack(|| showing.is_last()) => next.run(()),
            Some(ExampleKey::Step { forward: false }) => showing.back(),
            Some(ExampleKey::Close) => leave.run(()),
            _ => return,
        }
        event.prevent_default();
    });
    let back = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        leave.run(());
    };
    view! {
        <main
            class="play lesson example"
            data-screen="example"
            data-game=showing.passage.game
            data-moment=MomentKind::Board.name()
        >
            <div class="play-grid">
                <header class="play-top">
                    <a
                        class="icon-button"
                        data-act="back"
                        href=passage_of(showing).href()
                        aria-label=t!(i18n, common::example_close)
                        title=t!(i18n, common::example_close)
                        on:click=back
                    >
                        <Picture icon=icon::CLOSE />
                    </a>
                    <h1 class="lesson-title" tabindex="-1" use:take_focus>
                        {title}
                    </h1>
                    <Steps at=showing.at all=showing.steps() />
                </header>
                <section class="lesson-words" aria-label=t!(i18n, common::example_said)>
                    <p class="lesson-said">
                        <span>{said}</span>
                    </p>
                    <MissingWords words text=common::example_no_words />
                </section>
                <div class="example-board" inert="">
                    {children()}
                </div>
                <div class="near-side row lesson-ways">
                    <Ways showing next />
                </div>
            </div>
        </main>
    }
}

/// Capitalises a title, since titles are written for the middle of a sentence.
fn standing_alone(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Shows the next step; after the last, returns to the rules.
fn go_on(showing: Showing, leave: Callback<()>) {
    showing.playing.set(false);
    if untrack(|| showing.is_last()) {
        leave.run(());
    } else {
        showing.at.update(|at| *at += 1);
    }
}

/// Buttons for back, on, and automatic play unless motion is reduced.
#[component]
fn Ways(showing: Showing, next: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let playing = showing.playing;
    let last = Memo::new(move |_| showing.is_last());
    let label = move || i18n.say(if last.get() { common::example_done } else { common::lesson_next });
    view! {
        <Button
            icon=icon::PREV
            label=t!(i18n, common::lesson_back)
            on_press=move || showing.back()
            act="example-back"
            appearance=Quiet
            disabled=move || showing.at.get() == 0
        />
        {(!is_still())
            .then(|| {
                view! {
                    <IconButton
                        icon=Signal::derive(move || if playing.get() { icon::PAUSE } else { icon::PLAY })
                        label=move || {
                            i18n.say(if playing.get() { common::example_pause } else { common::example_play })
                        }
                        on_press=move || showing.toggle()
                        act="example-play"
                    />
                }
            })}
        <Button
            icon=Signal::derive(move || if last.get() { icon::CHECK } else { icon::NEXT })
            label
            on_press=next
            act="example-next"
            appearance=Primary
        />
    }
}
