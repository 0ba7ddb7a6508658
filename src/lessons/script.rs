//! The script of a lesson, and what it says to an answer.

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

use super::place::Place;
use crate::{
    kernel::{Game, Pointable, Seat, StepOf, bot::Level},
    table::{
        json::{self, DecodeError},
        log::Header,
        marks,
        matches::Match,
        player::Player,
    },
};

/// Who learns.
pub const LEARNER: Seat = Seat::FIRST;

/// A game learnt in chapters, each of which begins with a match of its own.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Lesson<G: Pointable> {
    /// The names of all at the table; the first is who learns.
    pub players: Vec<String>,
    pub chapters: Vec<Chapter<G>>,
}

/// A match, from where it is taken up.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Chapter<G: Pointable> {
    /// The message that is its title.
    pub title: String,
    #[serde(default)]
    pub config: G::Config,
    /// How many of the lesson's players are in it; all where nothing is said.
    pub seats: Option<usize>,
    /// What was played before.
    #[serde(default)]
    pub before: Vec<StepOf<G>>,
    pub beats: Vec<Beat<G>>,
}

/// Something that happens, is said, and perhaps asked.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Beat<G: Pointable> {
    /// The message that tells it.
    pub say: String,
    /// What the others do and chance decides before it is told.
    #[serde(default)]
    pub play: Vec<StepOf<G>>,
    /// Parts of the board that it speaks of.
    #[serde(default)]
    pub point: Vec<G::Target>,
    pub ask: Option<Question<G>>,
}

/// What whoever learns is to do.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Question<G: Game> {
    /// Never empty.
    pub right: Vec<Answer<G>>,
    /// Those that have words of their own, whether the rules allow them or not.
    #[serde(default)]
    pub wrong: Vec<Answer<G>>,
    /// The message for all others that the rules allow.
    pub otherwise: String,
}

/// An action, and what is said to it.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Answer<G: Game> {
    #[serde(rename = "do")]
    pub action: G::Action,
    /// How the notation of an action begins that is as good; nothing where it must be this action.
    pub like: Option<String>,
    /// The message that answers it.
    pub say: String,
    /// What the others do and chance decides after it.
    #[serde(default)]
    pub then: Vec<StepOf<G>>,
}

/// What becomes of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// The right answer of this number.
    Right(usize),
    /// The message that says why not.
    Wrong(&'a str),
    /// The rules do not allow it, and say why.
    Illegal,
}

/// A lesson that cannot be played as it is written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonFault {
    #[error("no JSON: {0}")]
    Json(String),
    #[error("the script cannot be read: {0}")]
    Unreadable(#[from] DecodeError),
    #[error("the match does not begin: {0}")]
    Start(String),
    #[error("step {step} is refused: {why}")]
    Refused { step: usize, why: String },
    #[error("the script has no such place")]
    NoPlace,
}

/// What a script says.
pub(super) fn read<T: DeserializeOwned>(script: &str) -> Result<T, LessonFault> {
    let value: Value = serde_json::from_str(script).map_err(|fault| LessonFault::Json(fault.to_string()))?;
    Ok(json::from_value(&value)?)
}

/// The first so many of these players, or all of them; the first is who learns.
fn seated(players: &[String], seats: Option<usize>) -> Vec<Player> {
    let players = players.iter().take(seats.unwrap_or(usize::MAX)).zip(0..);
    // The others are the script's: nobody is asked to hand the device on to them.
    let player = |(name, nth): (&String, u8)| Player {
        bot: (nth != LEARNER.number()).then_some(Level::Medium),
        ..Player::new(name, nth, nth)
    };
    players.map(player).collect()
}

/// A match of the first so many of these players, or of all of them; the first is who learns.
pub(super) fn begin<G: Game>(
    id: String,
    players: &[String],
    seats: Option<usize>,
    config: &G::Config,
) -> Result<Match<G>, LessonFault> {
    start(Header::new::<G>(id, 0, seated(players, seats), config.clone(), None))
}

fn start<G: Game>(header: Header) -> Result<Match<G>, LessonFault> {
    Match::start(header).map_err(|error| LessonFault::Start(error.to_string()))
}

/// Plays these steps.
pub(super) fn play<G: Game>(
    game: &mut Match<G>,
    steps: impl IntoIterator<Item = StepOf<G>>,
) -> Result<(), LessonFault> {
    for (at, step) in steps.into_iter().enumerate() {
        let refused = |why| LessonFault::Refused { step: at, why };
        game.play(step).map_err(|error| refused(error.to_string()))?;
    }
    Ok(())
}

impl<G: Pointable> Lesson<G> {
    /// Reads a script.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(script: &str) -> Result<Lesson<G>, LessonFault> {
        read(script)
    }

    /// What is told there.
    pub fn beat(&self, place: &Place) -> Option<&Beat<G>> {
        self.chapters.get(place.chapter)?.beats.get(place.beat)
    }

    /// What is asked there and not answered yet.
    pub fn question(&self, place: &Place) -> Option<&Question<G>> {
        let answered = place.answers.len() > self.asked_before(place);
        self.beat(place)?.ask.as_ref().filter(|_| !answered)
    }

    /// The answer that was just given there.
    pub fn answer(&self, place: &Place) -> Option<&Answer<G>> {
        let question = self.beat(place)?.ask.as_ref()?;
        question.right.get(*place.answers.get(self.asked_before(place))?)
    }

    /// How many questions of the chapter come before this place.
    fn asked_before(&self, place: &Place) -> usize {
        let beats = self.chapters.get(place.chapter).map_or(&[][..], |chapter| &chapter.beats);
        beats.iter().take(place.beat).filter(|beat| beat.ask.is_some()).count()
    }

    /// The place after this one, once what is asked there is answered; nothing at the end.
    pub fn next(&self, place: &Place) -> Option<Place> {
        let Place { chapter, beat, answers } = place.clone();
        if beat + 1 < self.chapters.get(chapter)?.beats.len() {
            Some(Place { chapter, beat: beat + 1, answers })
        } else {
            (chapter + 1 < self.chapters.len()).then(|| Place::chapter(chapter + 1))
        }
    }

    /// The place after this one where it asks something before anything happens: there whoever knows already what to do may
    /// do it.
    pub fn ahead(&self, place: &Place) -> Option<Place> {
        let ahead = self.next(place).filter(|next| next.chapter == place.chapter)?;
        let beat = self.beat(&ahead)?;
        (beat.ask.is_some() && beat.play.is_empty()).then_some(ahead)
    }

    /// The place before this one, with what is asked there not answered; nothing at the beginning.
    pub fn back(&self, place: &Place) -> Option<Place> {
        let (chapter, beat) = match (place.chapter, place.beat) {
            (0, 0) => return None,
            (chapter, 0) => (chapter - 1, self.chapters.get(chapter - 1)?.beats.len().checked_sub(1)?),
            (chapter, beat) => (chapter, beat - 1),
        };
        if chapter != place.chapter {
            // How the chapter before was answered is not known any more.
            return Some(Place::chapter(chapter));
        }
        let mut back = Place { chapter, beat, answers: place.answers.clone() };
        back.answers.truncate(self.asked_before(&back));
        Some(back)
    }

    /// How many beats come before this place, of how many in all.
    pub fn progress(&self, place: &Place) -> (usize, usize) {
        let beats =
            |chapters: &[Chapter<G>]| chapters.iter().map(|chapter| chapter.beats.len()).sum::<usize>();
        let before = self.chapters.get(..place.chapter).map_or(0, beats);
        (before + place.beat, beats(&self.chapters))
    }

    /// The match as it stands there.
    ///
    /// # Errors
    /// A place that is none of this lesson's, or a script that the rules refuse.
    pub fn match_at(&self, place: &Place) -> Result<Match<G>, LessonFault> {
        let chapter = self.chapters.get(place.chapter).ok_or(LessonFault::NoPlace)?;
        let id = format!("lesson-{}", G::SLUG);
        let mut game = begin(id, &self.players, chapter.seats, &chapter.config)?;
        play(&mut game, self.steps(chapter, place).ok_or(LessonFault::NoPlace)?)?;
        Ok(game)
    }

    /// The match that follows the lesson, against bots: it goes on from there, or is a new one if that has ended. `me`
    /// takes the seat of the learner.
    ///
    /// # Errors
    /// A place that is none of this lesson's, or a script that the rules refuse.
    pub fn match_after(
        &self,
        place: &Place,
        id: String,
        created: u64,
        me: Option<&Player>,
    ) -> Result<Match<G>, LessonFault> {
        let header = |seats, config: &G::Config| {
            let mut players = seated(&self.players, seats);
            if let Some(me) = me.filter(|me| players.iter().all(|player| player.name != me.name)) {
                players[LEARNER.index()] = me.clone();
                marks::tell_apart(&mut players, |player| player.bot.is_none());
            }
            Header::new::<G>(id.clone(), created, players, config.clone(), None)
        };
        let chapter = self.chapters.get(place.chapter).ok_or(LessonFault::NoPlace)?;
        let mut game = start::<G>(header(chapter.seats, &chapter.config))?;
        play(&mut game, self.steps(chapter, place).ok_or(LessonFault::NoPlace)?)?;
        if game.ending().is_some() { start(header(None, &G::Config::default())) } else { Ok(game) }
    }

    /// All that was played in this chapter up to there.
    fn steps(&self, chapter: &Chapter<G>, place: &Place) -> Option<Vec<StepOf<G>>> {
        let mut answers = place.answers.iter();
        let mut steps = chapter.before.clone();
        chapter.beats.get(place.beat)?;
        for (at, beat) in chapter.beats.iter().enumerate().take(place.beat + 1) {
            steps.extend(beat.play.iter().cloned());
            let Some(question) = &beat.ask else { continue };
            match answers.next() {
                Some(answer) => steps.extend(question.right.get(*answer)?.steps()),
                None if at == place.beat => {}
                None => return None,
            }
        }
        answers.next().is_none().then_some(steps)
    }
}

impl<G: Game> Question<G> {
    /// What is said to this action, where the match stands like this.
    pub fn judge(&self, game: &G, action: &G::Action) -> Verdict<'_> {
        if let Some(answer) = self.right.iter().position(|answer| answer.is_like(action)) {
            return Verdict::Right(answer);
        }
        if let Some(answer) = self.wrong.iter().find(|answer| answer.is_like(action)) {
            return Verdict::Wrong(&answer.say);
        }
        match game.check(&StepOf::<G>::Player(LEARNER, action.clone())) {
            Ok(()) => Verdict::Wrong(&self.otherwise),
            Err(_) => Verdict::Illegal,
        }
    }
}

impl<G: Game> Answer<G> {
    /// Whether this action is as good.
    fn is_like(&self, action: &G::Action) -> bool {
        match &self.like {
            None => self.action == *action,
            Some(beginning) => {
                json::to_value(action).as_str().is_some_and(|notation| notation.starts_with(beginning))
            }
        }
    }

    /// It as it is written, and what comes of it.
    pub fn steps(&self) -> Vec<StepOf<G>> {
        self.follow(self.action.clone())
    }

    /// This action in its place, and what comes of it.
    pub fn follow(&self, action: G::Action) -> Vec<StepOf<G>> {
        std::iter::once(StepOf::<G>::Player(LEARNER, action)).chain(self.then.iter().cloned()).collect()
    }
}
