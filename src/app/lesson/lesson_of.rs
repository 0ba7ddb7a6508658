//! The lesson of one game.

use std::sync::Arc;

use leptos::prelude::*;

use super::{
    course::{BeatTexts, Course},
    teacher::{Controls, Teacher},
    words::Words,
};
use crate::{
    app::{
        components::{Fetched, Notice},
        contexts::{
            navigation::{Route, use_navigation},
            roster::Roster,
            saves::use_saves,
            use_i18n,
        },
        game_board::GameBoard,
        i18n::{I18n, common, t},
        platform::device,
        pointing::point_at,
        refusal_message::RefusalMessage,
        session::{Referee, Session, open_refereed},
    },
    kernel::{Step, StepOf},
    lessons::{Judgement, Lesson, LessonFault, Place, namespace, script::LEARNER},
    saves::records::LEARNT,
    table::{matches::Match, playback::Gate},
};

/// The lesson of a game, resumed where the player left it, once its script is loaded.
pub fn lesson_of<G: GameBoard>() -> AnyView {
    // Both files load at the same time.
    let words = Words::fetch(use_i18n(), namespace(G::SLUG));
    let show = move |script: &str| match Lesson::<G>::read(script) {
        Ok(lesson) => view! { <Classroom lesson=Arc::new(lesson) words /> }.into_any(),
        Err(_) => view! { <NoLesson /> }.into_any(),
    };
    view! { <Fetched name=format!("lesson-{}", G::SLUG) show /> }.into_any()
}

/// The message for a missing lesson; tests rule this out.
#[component]
fn NoLesson() -> impl IntoView {
    let i18n = use_i18n();
    view! { <Notice name="no-lesson" text=t!(i18n, common::lesson_none) /> }
}

/// The board with its teacher.
#[component]
fn Classroom<G: GameBoard>(lesson: Arc<Lesson<G>>, words: Words) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let kept = saves.record(&LEARNT).of(G::SLUG).cloned();
    // Another app version may have had another lesson.
    let begin = kept.filter(|place| lesson.match_at(place).is_ok()).unwrap_or_default();
    let place = RwSignal::new(begin);
    let lesson = StoredValue::new(lesson);
    let texts = Memo::new(move |_| lesson.with_value(|lesson| texts(lesson, &place.read())));
    let course = Course::new(G::SLUG, place, texts.into(), saves);
    let session = StoredValue::new(None::<Session<G>>);
    let referee = Arc::new(LessonReferee { lesson, course, words, i18n, answered: StoredValue::new(None) });
    let next = move || {
        // The board first shows its remaining events.
        if let Some(session) = session.get_value().filter(|session| untrack(|| session.is_telling())) {
            return match untrack(|| session.gate()) {
                Gate::Read | Gate::Timed(_) => session.next(),
                _ => session.go_on(),
            };
        }
        let to = lesson.with_value(|lesson| lesson.next(&place.read_untracked()));
        if let Some(to) = to {
            // The remaining events count as seen.
            if let Some(session) = session.get_value() {
                session.go_on();
            }
            let same = to.chapter == place.read_untracked().chapter;
            if same {
                demonstrate(lesson, session, &to);
            }
            course.go(to, !same);
        }
    };
    let back = move || {
        if let Some(to) = lesson.with_value(|lesson| lesson.back(&place.read_untracked())) {
            course.go(to, true);
        }
    };
    let again = move || course.go(Place::default(), true);
    let show = move || {
        let answer = lesson.with_value(|lesson| {
            let question = lesson.question(&place.read_untracked())?;
            question.right.first().map(|answer| answer.action.clone())
        });
        if let (Some(action), Some(session)) = (answer, session.get_value()) {
            // A tested lesson accepts its own answers.
            let _ = session.play_as(LEARNER, action);
        }
    };
    let (navigation, people) = (use_navigation(), Roster::load(saves).people);
    let play = move || {
        let me = people.with_untracked(|people| people.first().cloned());
        let after = lesson.with_value(|lesson| {
            lesson.match_after(&place.read_untracked(), device::match_id(), device::now(), me.as_ref())
        });
        // Without bots, or without storage space for another match, the set-up opens instead.
        let saved = after.ok().filter(|game| G::BOTS && saves.save(game).is_ok());
        navigation.go(saved
            .map_or_else(|| Route::Setup(G::SLUG.to_owned()), |game| Route::Play(game.header().id.clone())));
    };
    let board = move |_| {
        let game = lesson.with_value(|lesson| lesson.match_at(&place.read_untracked()));
        put_up(game, &referee, session, place, lesson)
    };
    let controls = Controls {
        next: Callback::new(move |()| next()),
        back: Callback::new(move |()| back()),
        show: Callback::new(move |()| show()),
        again: Callback::new(move |()| again()),
        play: Callback::new(move |()| play()),
    };
    view! {
        <Teacher course words controls>
            <For each=move || [course.opened.get()] key=|times| *times children=board />
        </Teacher>
    }
}

/// The board of a match, with the teacher's targets highlighted.
fn put_up<G: GameBoard>(
    game: Result<Match<G>, LessonFault>,
    referee: &Arc<LessonReferee<G>>,
    session: StoredValue<Option<Session<G>>>,
    place: RwSignal<Place>,
    lesson: StoredValue<Arc<Lesson<G>>>,
) -> AnyView {
    let Ok(game) = game else { return view! { <NoLesson /> }.into_any() };
    let (controls, opened) = open_refereed(game, Arc::clone(referee) as Arc<dyn Referee<G>>);
    session.set_value(Some(opened));
    referee.course.controls.set(Some(controls));
    Effect::new(move |_| {
        opened.view.track();
        let place = place.read();
        let points = lesson.with_value(|lesson| {
            let beat =
                lesson.beat(&place).filter(|beat| beat.ask.is_none() || lesson.question(&place).is_some());
            beat.map(|beat| beat.point.clone())
        });
        point_at(points.unwrap_or_default());
    });
    G::board(opened)
}

/// Plays the steps of others and of chance that lead to this place.
fn demonstrate<G: GameBoard>(
    lesson: StoredValue<Arc<Lesson<G>>>,
    session: StoredValue<Option<Session<G>>>,
    place: &Place,
) {
    let steps = lesson.with_value(|lesson| lesson.beat(place).map(|beat| beat.play.clone()));
    if let (Some(steps), Some(session)) = (steps.filter(|steps| !steps.is_empty()), session.get_value()) {
        // A tested lesson contains no illegal step.
        let _ = session.demonstrate(steps);
    }
}

/// The texts at a place.
fn texts<G: GameBoard>(lesson: &Lesson<G>, place: &Place) -> BeatTexts {
    let title = lesson.chapters.get(place.chapter).map(|chapter| chapter.title.clone()).unwrap_or_default();
    let answer = lesson.answer(place).map(|answer| answer.say.clone());
    let beat = lesson.beat(place).map(|beat| beat.say.clone());
    BeatTexts {
        title,
        answered: answer.is_some(),
        say: answer.or(beat).unwrap_or_default(),
        asks: lesson.question(place).is_some(),
        progress: lesson.progress(place),
        is_first: lesson.back(place).is_none(),
        is_last: lesson.next(place).is_none(),
    }
}

/// The referee of a lesson, which follows the script.
struct LessonReferee<G: GameBoard> {
    lesson: StoredValue<Arc<Lesson<G>>>,
    course: Course,
    words: Words,
    i18n: I18n,
    /// The place that follows a right answer, while the answer is played.
    answered: StoredValue<Option<Place>>,
}

impl<G: GameBoard> Referee<G> for LessonReferee<G> {
    fn judge(&self, game: &Match<G>, step: &StepOf<G>) -> Result<Vec<StepOf<G>>, String> {
        let Step::Player(_, action) = step else { return Ok(vec![step.clone()]) };
        let here = self.course.place.get_untracked();
        let listen = || self.i18n.now(common::lesson_listen);
        self.lesson.with_value(|lesson| {
            // The learner may act before the teacher has asked: the action answers the next question, and is not wrong.
            let ahead = lesson.question(&here).is_none();
            let mut place = if ahead { lesson.ahead(&here).ok_or_else(listen)? } else { here };
            let question = lesson.question(&place).ok_or_else(listen)?;
            match question.judge(game.game(), action) {
                Judgement::Right(answer) => {
                    place.answers.push(answer);
                    self.answered.set_value(Some(place));
                    Ok(question.right[answer].follow(action.clone()))
                }
                _ if ahead => Err(listen()),
                Judgement::Wrong(key) => Err(untrack(|| self.words.say(key))),
                Judgement::Illegal => Ok(vec![step.clone()]),
            }
        })
    }

    fn played(&self) {
        if let Some(place) = self.answered.try_update_value(Option::take).flatten() {
            self.course.go(place, false);
        }
    }

    fn refused(&self, refusal: RefusalMessage) {
        self.course.refusal.set(Some(refusal));
    }
}
