//! Every lesson, along every scripted answer.

use std::{collections::BTreeSet, fs};

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Pending, Pointable, Step},
    lessons::{Judgement, Lesson, Place, namespace, script::LEARNER},
    table::player::Player,
    words::LANGUAGES,
};

use crate::messages::namespaces;

/// Returns the script in the sources.
fn lesson<G: Pointable>() -> Lesson<G> {
    let path = format!("{}/{}.json", concat!(env!("CARGO_MANIFEST_DIR"), "/src/lessons"), G::SLUG);
    let script = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Lesson::read(&script).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

/// Goes on from a place along every answer, and collects the messages on the way.
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
        for action in wrong.all() {
            let judgement = question.judge(game.game(), action);
            assert_eq!(judgement, Judgement::Wrong(&wrong.say), "{}: {action:?}", at());
        }
    }
    // No offered action is judged as illegal.
    for action in game.game().offer(LEARNER).actions() {
        let judgement = question.judge(game.game(), action);
        assert_ne!(judgement, Judgement::Illegal, "{}: {action:?} is offered", at());
    }
    assert!(!question.right.is_empty(), "{}: no right answer", at());
    for (number, answer) in question.right.iter().enumerate() {
        said.insert(answer.say.clone());
        for action in answer.all() {
            assert!(allowed(action), "{}: the rules refuse {action:?}", at());
            assert_eq!(question.judge(game.game(), action), Judgement::Right(number), "{}", at());
            let mut other = lesson.match_at(place).unwrap_or_else(|fault| panic!("{}: {fault}", at()));
            for step in answer.follow(action.clone()) {
                assert!(other.play(step).is_ok(), "{}: a step after {action:?} is refused", at());
            }
        }
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

/// Compares the script's messages with those of every language. Each takes at most three lines on a phone.
fn plays<G: Pointable>() {
    let lesson = lesson::<G>();
    let mut said = BTreeSet::new();
    walk(&lesson, &Place::default(), &mut said);
    let beats: Vec<&String> =
        lesson.chapters.iter().flat_map(|chapter| &chapter.beats).map(|beat| &beat.say).collect();
    for (tag, _) in LANGUAGES {
        let words = &namespaces(tag)[&namespace(G::SLUG)];
        for (name, text) in &words.texts {
            let room = if beats.contains(&name) { WHOLE_ROOM } else { ROOM };
            assert!(lines(text, room) <= 3, "{tag}: {name} takes four lines on a phone: {text}");
        }
        let written: BTreeSet<String> = words.messages.keys().cloned().collect();
        assert_eq!(said, written, "{tag}: what is said by the lesson of {}, and what is written", G::SLUG);
    }
    plays_on(&lesson);
    let questions =
        lesson.chapters.iter().flat_map(|chapter| &chapter.beats).filter(|beat| beat.ask.is_some());
    assert!(questions.count() >= 5, "{}: a lesson is played, not read", G::SLUG);
}

/// Checks the match after the last place: it is under way, between the learner and bots.
fn plays_on<G: Pointable>(lesson: &Lesson<G>) {
    let mut place = Place::default();
    loop {
        if lesson.question(&place).is_some() {
            place.answers.push(0);
        } else if let Some(next) = lesson.next(&place) {
            place = next;
        } else {
            break;
        }
    }
    let me = Player::new("Anna", 7, 7);
    let after = |me| lesson.match_after(&place, "after".to_owned(), 5, me);
    let game = after(Some(&me)).unwrap_or_else(|fault| panic!("{}: {fault}", G::SLUG));
    assert!(game.ending().is_none(), "{}: it is over", G::SLUG);
    assert_eq!(game.header().created, 5);
    let players = &game.header().players;
    assert_eq!(players[0], me, "{}", G::SLUG);
    assert!(players[1..].iter().all(|player| player.bot.is_some()), "{}: {players:?}", G::SLUG);
    let namesake = Player::new(&lesson.players[1], 7, 7);
    for me in [None, Some(&namesake)] {
        let game = after(me).unwrap_or_else(|fault| panic!("{}: {fault}", G::SLUG));
        assert_eq!(game.header().players[0].name, lesson.players[0], "{}", G::SLUG);
    }
}

#[test]
fn the_lesson_of_barragoon_plays() {
    plays::<Barragoon>();
}

#[test]
fn the_lesson_of_bouillabaisse_plays() {
    plays::<Bouillabaisse>();
}

#[test]
fn the_lesson_of_barrakuda_plays() {
    plays::<Barrakuda>();
}

#[test]
fn the_lesson_of_barracuda_plays() {
    plays::<Barracuda>();
}

#[test]
fn the_lesson_of_barbarossa_plays() {
    plays::<Barbarossa>();
}

/// Widths of letters in the text face, in em, each rounded up.
const WIDTHS: &[(&str, f32)] = &[
    ("!,.:;ijî’íìï¡‘‚", 0.24),
    (" I\u{a0}ÍÌ", 0.26),
    ("l", 0.30),
    ("Jf", 0.34),
    ("rt", 0.36),
    ("“”„", 0.40),
    ("-", 0.44),
    ("?«»¿", 0.46),
    ("czç", 0.48),
    ("ks", 0.50),
    ("vy", 0.52),
    ("aexàâèéêäáë", 0.54),
    ("FLoôöóò–", 0.56),
    ("hnuùûüñú", 0.58),
    ("+0123456789EYZbdgpqßÉÈ\u{202f}−", 0.60),
    ("ST", 0.62),
    ("KP", 0.64),
    ("BCR", 0.68),
    ("V", 0.70),
    ("AGNUÀÄÜÑÁÚÙ", 0.74),
    ("D", 0.76),
    ("HOQÖÓÒ", 0.78),
    ("Mmw", 0.86),
    ("œ", 0.92),
];
/// Size of the text on a phone, in pixels.
const SIZE: f32 = 14.4;
/// Width of the text on a phone of 360 pixels, beside the sign of an answer.
const ROOM: f32 = 300.0;
/// The same width without a sign.
const WHOLE_ROOM: f32 = 326.0;

fn width(text: &str) -> f32 {
    let letter = |letter: char| WIDTHS.iter().find(|(letters, _)| letters.contains(letter));
    text.chars().map(|one| SIZE * letter(one).map_or(1.12, |(_, width)| *width)).sum()
}

/// Returns the number of lines of a text.
fn lines(text: &str, room: f32) -> usize {
    let (mut lines, mut at) = (1, 0.0);
    for word in text.split(' ') {
        let (gap, word) = (if at > 0.0 { width(" ") } else { 0.0 }, width(word));
        if at + gap + word > room {
            lines += 1;
            at = word;
        } else {
            at += gap + word;
        }
    }
    lines
}
