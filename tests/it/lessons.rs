//! Every lesson, along every answer that is written in it.

use std::{collections::BTreeSet, fs};

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Pending, Pointable, Step},
    lessons::{Lesson, Place, Verdict, namespace, script::LEARNER},
    words::LANGUAGES,
};

use crate::messages::namespaces;

/// The script as it lies in the sources.
fn lesson<G: Pointable>() -> Lesson<G> {
    let path = format!("{}/{}.json", concat!(env!("CARGO_MANIFEST_DIR"), "/src/lessons"), G::SLUG);
    let script = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Lesson::read(&script).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

/// Goes on from there along every answer; tells the messages that are said on the way.
fn walk<G: Pointable>(lesson: &Lesson<G>, place: &Place, said: &mut BTreeSet<String>) {
    let at = || format!("{}: chapter {}, beat {}", G::SLUG, place.chapter, place.beat);
    let beat = lesson.beat(place).unwrap_or_else(|| panic!("{}: nothing is told", at()));
    said.insert(lesson.chapters[place.chapter].title.clone());
    said.insert(beat.say.clone());
    let game = lesson.match_at(place).unwrap_or_else(|fault| panic!("{}: {fault}", at()));
    let Some(question) = lesson.question(place) else {
        let Some(next) = lesson.next(place) else { return };
        return walk(lesson, &next, said);
    };
    let Pending::Players(seats) = game.pending() else { panic!("{}: nobody can answer", at()) };
    let allowed = |action: &G::Action| game.game().check(&Step::Player(LEARNER, action.clone())).is_ok();
    assert!(
        seats.contains(LEARNER) || game.game().interrupts().contains(LEARNER),
        "{}: it is not their turn",
        at()
    );
    said.insert(question.otherwise.clone());
    for wrong in &question.wrong {
        said.insert(wrong.say.clone());
        let verdict = question.judge(game.game(), &wrong.action);
        assert_eq!(verdict, Verdict::Wrong(&wrong.say), "{}: {:?}", at(), wrong.action);
    }
    // Whoever may choose is told that another choice is not what is asked for.
    for action in game.game().offer(LEARNER).actions() {
        let verdict = question.judge(game.game(), action);
        assert_ne!(verdict, Verdict::Illegal, "{}: {action:?} is offered", at());
    }
    assert!(!question.right.is_empty(), "{}: no right answer", at());
    for (number, answer) in question.right.iter().enumerate() {
        said.insert(answer.say.clone());
        assert!(allowed(&answer.action), "{}: the rules refuse {:?}", at(), answer.action);
        assert_eq!(question.judge(game.game(), &answer.action), Verdict::Right(number), "{}", at());
        let mut answered = place.clone();
        answered.answers.push(number);
        assert_eq!(lesson.answer(&answered).map(|answer| &answer.say), Some(&answer.say), "{}", at());
        assert_eq!(
            lesson.back(&answered).map(|back| back.chapter),
            lesson.back(place).map(|back| back.chapter)
        );
        walk(lesson, &answered, said);
    }
}

/// What is said has words in every language, and all words are said.
fn plays<G: Pointable>() {
    let lesson = lesson::<G>();
    let mut said = BTreeSet::new();
    walk(&lesson, &Place::default(), &mut said);
    for (tag, _) in LANGUAGES {
        let words = &namespaces(tag)[&namespace(G::SLUG)];
        let written: BTreeSet<String> = words.messages.keys().cloned().collect();
        assert_eq!(said, written, "{tag}: what is said by the lesson of {}, and what is written", G::SLUG);
    }
    let questions =
        lesson.chapters.iter().flat_map(|chapter| &chapter.beats).filter(|beat| beat.ask.is_some());
    assert!(questions.count() >= 5, "{}: a lesson is played, not read", G::SLUG);
}

#[test]
fn barragoon_is_learnt() {
    plays::<Barragoon>();
}

#[test]
fn bouillabaisse_is_learnt() {
    plays::<Bouillabaisse>();
}

#[test]
fn barrakuda_is_learnt() {
    plays::<Barrakuda>();
}

#[test]
fn barracuda_is_learnt() {
    plays::<Barracuda>();
}

#[test]
fn barbarossa_is_learnt() {
    plays::<Barbarossa>();
}
