//! The script of a lesson, and its responses to answers.

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

use super::place::Place;
use crate::{
    kernel::{Game, Pointable, Seat, StepOf, bot::Level},
    table::{
        json::{self, DecodeError},
        log::Header,
        matches::Match,
        player::Player,
        player_marks,
    },
};

/// The learner's seat.
pub const LEARNER: Seat = Seat::FIRST;

/// A lesson in chapters, each of which begins with a match of its own.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Lesson<G: Pointable> {
    /// Names of all players. The first is the learner.
    pub players: Vec<String>,
    pub chapters: Vec<Chapter<G>>,
}

/// A chapter: a match from a certain point on.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Chapter<G: Pointable> {
    /// Message of the title.
    pub title: String,
    #[serde(default)]
    pub config: G::Config,
    /// Number of the lesson's players in the match; `None`: all.
    pub seats: Option<usize>,
    /// Steps before the chapter begins.
    #[serde(default)]
    pub before: Vec<StepOf<G>>,
    pub beats: Vec<Beat<G>>,
}

/// A part of a chapter: steps, a text, and perhaps a question.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Beat<G: Pointable> {
    /// Message of the text.
    pub say: String,
    /// Steps of other players and of chance before the text.
    #[serde(default)]
    pub play: Vec<StepOf<G>>,
    /// Parts of the board that the text mentions.
    #[serde(default)]
    pub point: Vec<G::Target>,
    pub ask: Option<Question<G>>,
}

/// A question to the learner, who answers by an action.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Question<G: Game> {
    /// The right answers, at least one.
    pub right: Vec<ScriptedAnswer<G>>,
    /// Wrong answers with a response of their own, legal or not.
    #[serde(default)]
    pub wrong: Vec<ScriptedAnswer<G>>,
    /// Message for all other legal answers.
    pub otherwise: String,
}

/// An answer that the script expects: an action and the response to it.
#[derive(Debug, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct ScriptedAnswer<G: Game> {
    #[serde(rename = "do")]
    pub action: G::Action,
    /// Actions that are equally good.
    #[serde(default)]
    pub also: Vec<G::Action>,
    /// Prefix of the notation of actions that are equally good; `None`: only those above.
    pub like: Option<String>,
    /// Message of the response.
    pub say: String,
    /// Steps of other players and of chance after it.
    #[serde(default)]
    pub then: Vec<StepOf<G>>,
}

/// Judgement of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Judgement<'a> {
    /// The right answer with this index.
    Right(usize),
    /// A wrong answer, with the message that says why.
    Wrong(&'a str),
    /// An illegal answer. The rules say why.
    Illegal,
}

/// Why a lesson cannot be played as written.
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

/// Reads a script.
pub(super) fn read<T: DeserializeOwned>(script: &str) -> Result<T, LessonFault> {
    let value: Value = serde_json::from_str(script).map_err(|fault| LessonFault::Json(fault.to_string()))?;
    Ok(json::from_value(&value)?)
}

/// Returns the first `seats` players, or all. The first is the learner.
fn seated(players: &[String], seats: Option<usize>) -> Vec<Player> {
    let players = players.iter().take(seats.unwrap_or(usize::MAX)).zip(0..);
    // The script plays the others. As bots, they need no hand-over of the device.
    let player = |(name, nth): (&String, u8)| Player {
        bot: (nth != LEARNER.number()).then_some(Level::Medium),
        ..Player::new(name, nth, nth)
    };
    players.map(player).collect()
}

/// Begins a match of the first `seats` players, or of all. The first is the learner.
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
    /// If the text is not a script.
    pub fn read(script: &str) -> Result<Lesson<G>, LessonFault> {
        read(script)
    }

    /// Returns the beat at a place.
    pub fn beat(&self, place: &Place) -> Option<&Beat<G>> {
        self.chapters.get(place.chapter)?.beats.get(place.beat)
    }

    /// Returns the question at a place, if it is not answered yet.
    pub fn question(&self, place: &Place) -> Option<&Question<G>> {
        let answered = place.answers.len() > self.asked_before(place);
        self.beat(place)?.ask.as_ref().filter(|_| !answered)
    }

    /// Returns the answer that was just given at a place.
    pub fn answer(&self, place: &Place) -> Option<&ScriptedAnswer<G>> {
        let question = self.beat(place)?.ask.as_ref()?;
        question.right.get(*place.answers.get(self.asked_before(place))?)
    }

    /// Number of questions of the chapter before a place.
    fn asked_before(&self, place: &Place) -> usize {
        let beats = self.chapters.get(place.chapter).map_or(&[][..], |chapter| &chapter.beats);
        beats.iter().take(place.beat).filter(|beat| beat.ask.is_some()).count()
    }

    /// Returns the next place, assuming that the question is answered; `None` at the end.
    pub fn next(&self, place: &Place) -> Option<Place> {
        let Place { chapter, beat, answers } = place.clone();
        if beat + 1 < self.chapters.get(chapter)?.beats.len() {
            Some(Place { chapter, beat: beat + 1, answers })
        } else {
            (chapter + 1 < self.chapters.len()).then(|| Place::chapter(chapter + 1))
        }
    }

    /// Returns the next place if it asks a question before any step. A learner who already knows the answer may then
    /// give it early.
    pub fn ahead(&self, place: &Place) -> Option<Place> {
        let ahead = self.next(place).filter(|next| next.chapter == place.chapter)?;
        let beat = self.beat(&ahead)?;
        (beat.ask.is_some() && beat.play.is_empty()).then_some(ahead)
    }

    /// Returns the place before this one, with its question unanswered; `None` at the beginning.
    pub fn back(&self, place: &Place) -> Option<Place> {
        let (chapter, beat) = match (place.chapter, place.beat) {
            (0, 0) => return None,
            (chapter, 0) => (chapter - 1, self.chapters.get(chapter - 1)?.beats.len().checked_sub(1)?),
            (chapter, beat) => (chapter, beat - 1),
        };
        if chapter != place.chapter {
            // The answers of the chapter before are no longer known.
            return Some(Place::chapter(chapter));
        }
        let mut back = Place { chapter, beat, answers: place.answers.clone() };
        back.answers.truncate(self.asked_before(&back));
        Some(back)
    }

    /// Returns the number of beats before a place, and of all beats.
    pub fn progress(&self, place: &Place) -> (usize, usize) {
        let beats =
            |chapters: &[Chapter<G>]| chapters.iter().map(|chapter| chapter.beats.len()).sum::<usize>();
        let before = self.chapters.get(..place.chapter).map_or(0, beats);
        (before + place.beat, beats(&self.chapters))
    }

    /// Returns the match at a place.
    ///
    /// # Errors
    /// A place that is not in this lesson, or a script that the rules refuse.
    pub fn match_at(&self, place: &Place) -> Result<Match<G>, LessonFault> {
        let chapter = self.chapters.get(place.chapter).ok_or(LessonFault::NoPlace)?;
        let id = format!("lesson-{}", G::SLUG);
        let mut game = begin(id, &self.players, chapter.seats, &chapter.config)?;
        play(&mut game, self.steps(chapter, place).ok_or(LessonFault::NoPlace)?)?;
        Ok(game)
    }

    /// Returns the match after the lesson, against bots: the lesson's match continued, or a new one if it has ended.
    /// `me` takes the learner's seat.
    ///
    /// # Errors
    /// A place that is not in this lesson, or a script that the rules refuse.
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
                player_marks::tell_apart(&mut players, |player| player.bot.is_none());
            }
            Header::new::<G>(id.clone(), created, players, config.clone(), None)
        };
        let chapter = self.chapters.get(place.chapter).ok_or(LessonFault::NoPlace)?;
        let mut game = start::<G>(header(chapter.seats, &chapter.config))?;
        play(&mut game, self.steps(chapter, place).ok_or(LessonFault::NoPlace)?)?;
        if game.ending().is_some() { start(header(None, &G::Config::default())) } else { Ok(game) }
    }

    /// Returns all steps of the chapter up to a place.
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
    /// Judges an action in this state of the match.
    pub fn judge(&self, game: &G, action: &G::Action) -> Judgement<'_> {
        if let Some(answer) = self.right.iter().position(|answer| answer.is_like(action)) {
            return Judgement::Right(answer);
        }
        if let Some(answer) = self.wrong.iter().find(|answer| answer.is_like(action)) {
            return Judgement::Wrong(&answer.say);
        }
        match game.check(&StepOf::<G>::Player(LEARNER, action.clone())) {
            Ok(()) => Judgement::Wrong(&self.otherwise),
            Err(_) => Judgement::Illegal,
        }
    }
}

impl<G: Game> ScriptedAnswer<G> {
    /// Whether this action is equally good. Written words may have capitals, and spaces around them.
    fn is_like(&self, action: &G::Action) -> bool {
        let value = json::to_value(action);
        let Some(notation) = value.as_str() else { return self.action == *action };
        match &self.like {
            None => self.all().any(|known| {
                json::to_value(known).as_str().is_some_and(|known| folded(known) == folded(notation))
            }),
            Some(beginning) => notation.starts_with(beginning),
        }
    }

    /// Iterates over the named actions.
    pub fn all(&self) -> impl Iterator<Item = &G::Action> {
        std::iter::once(&self.action).chain(&self.also)
    }

    /// Returns the action as written and the steps after it.
    pub fn steps(&self) -> Vec<StepOf<G>> {
        self.follow(self.action.clone())
    }

    /// Returns this action in place of the written one, and the steps after it.
    pub fn follow(&self, action: G::Action) -> Vec<StepOf<G>> {
        std::iter::once(StepOf::<G>::Player(LEARNER, action)).chain(self.then.iter().cloned()).collect()
    }
}

/// Returns a notation without capitals and the spaces around it.
fn folded(notation: &str) -> String {
    notation.trim().to_lowercase()
}
