//! The screen of a lesson: the teacher's text, the board, and the buttons.

use leptos::prelude::*;

use super::{
    course::Course,
    parts::{MissingWords, Steps},
    words::Words,
};
use crate::app::{
    components::{
        Button, OtherLanguage, Picture, Primary, Quiet, RuleLink,
        focus::{Focus, focus_next, take_focus},
        icon,
        page::{WayBack, use_title},
    },
    contexts::{announcer::use_announcer, screen_language::ScreenLanguage, use_i18n},
    i18n::{common, t},
    refusal_message::RefusalMessage,
};

/// The actions of a lesson's buttons.
#[derive(Copy, Clone)]
pub struct Controls {
    pub next: Callback<()>,
    pub back: Callback<()>,
    /// Plays the right answer.
    pub show: Callback<()>,
    /// Restarts the lesson.
    pub again: Callback<()>,
    /// Leaves the lesson for a match that continues from here.
    pub play: Callback<()>,
}

/// The teacher's text and the buttons around a board.
#[component]
pub fn Teacher(
    course: Course,
    words: Words,
    controls: Controls,
    /// The board.
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let announcer = use_announcer();
    let language = use_context::<ScreenLanguage>();
    let title = Memo::new(move |_| words.say(&course.texts.read().title));
    let held = Memo::new(move |_| course.is_held());
    let said = Memo::new(move |_| {
        if held.get() { i18n.say(common::lesson_watch) } else { words.say(&course.texts.read().say) }
    });
    let answered = Memo::new(move |_| course.texts.read().answered && !held.get());
    let progress = Memo::new(move |_| course.texts.read().progress);
    let (at, all) = (Signal::derive(move || progress.get().0), Signal::derive(move || progress.get().1));
    use_title(title.into());
    Effect::new(move |_| {
        let words = course.refusal.get().map_or_else(|| said.get(), |refusal| refusal.words);
        announcer.say(words);
    });
    // The focus moves to the next useful element: the Next button, or the question before the board.
    Effect::new(move |before: Option<(bool, bool)>| {
        let now = (course.texts.read().asks, held.get());
        if before.is_some_and(|before| before != now) {
            focus_next(if now.0 && !now.1 {
                ".lesson-said".into()
            } else {
                Focus::primary_of("lesson-ways")
            });
        }
        now
    });
    view! {
        <main
            class="play lesson"
            data-screen="lesson"
            lang=move || i18n.language().tag().to_owned()
            dir=t!(i18n, common::direction)
            data-game=course.slug
            data-moment=move || course.moment().map(|moment| moment.kind.name())
            data-task=move || course.moment().map(|moment| moment.name)
        >
            <div class="play-grid">
                <header class="play-top">
                    <WayBack />
                    <h1 class="lesson-title" tabindex="-1" use:take_focus>
                        {title}
                    </h1>
                    <div class="lesson-corner">
                        <Steps at=at all=all />
                        {language.map(|language| view! { <OtherLanguage language /> })}
                    </div>
                </header>
                <section
                    class="lesson-words"
                    data-objects=move || course.refusal.read().is_some().then_some("")
                    aria-label=t!(i18n, common::lesson_teacher)
                >
                    <progress
                        class="lesson-progress"
                        aria-hidden="true"
                        max=move || all.get()
                        value=move || at.get() + 1
                    ></progress>
                    <p
                        class="lesson-said"
                        tabindex="-1"
                        data-asks=move || course.texts.read().asks.then_some("")
                    >
                        {move || answered.get().then(|| view! { <Picture icon=icon::CHECK /> })}
                        <span>{said}</span>
                    </p>
                    {move || {
                        course
                            .refusal
                            .get()
                            .map(|RefusalMessage { words, rule }| {
                                view! {
                                    <p class="lesson-objection" data-objection="">
                                        <Picture icon=icon::WARNING />
                                        <span>{words}</span>
                                        {rule.map(|rule| view! { <RuleLink rule /> })}
                                    </p>
                                }
                            })
                    }}
                    <MissingWords words text=common::lesson_no_words />
                </section>
                {children()}
                <div class="near-side row lesson-ways">
                    <Ways course controls held=held.into() />
                </div>
            </div>
        </main>
    }
}

/// Buttons for on, back, and showing the answer.
#[component]
fn Ways(course: Course, controls: Controls, held: Signal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let texts = course.texts;
    let asks = Memo::new(move |_| texts.read().asks);
    let ends = Memo::new(move |_| texts.read().is_last && !texts.read().asks);
    view! {
        <Button
            icon=icon::PREV
            label=t!(i18n, common::lesson_back)
            on_press=controls.back
            act="lesson-back"
            appearance=Quiet
            disabled=move || texts.read().is_first
        />
        {move || {
            if ends.get() && !held.get() {
                view! {
                    <Button
                        icon=icon::RESTART
                        label=t!(i18n, common::lesson_again)
                        on_press=controls.again
                        act="lesson-again"
                        appearance=Quiet
                    />
                    <Button
                        icon=icon::PLAY
                        label=t!(i18n, common::lesson_play)
                        on_press=controls.play
                        act="lesson-play"
                        appearance=Primary
                    />
                }
                    .into_any()
            } else if asks.get() && !held.get() {
                view! {
                    <Button
                        label=t!(i18n, common::lesson_show)
                        on_press=controls.show
                        act="lesson-show"
                        appearance=Quiet
                    />
                }
                    .into_any()
            } else {
                view! {
                    <Button
                        icon=icon::NEXT
                        label=t!(i18n, common::lesson_next)
                        on_press=controls.next
                        act="lesson-next"
                        appearance=Primary
                    />
                }
                    .into_any()
            }
        }}
    }
}
