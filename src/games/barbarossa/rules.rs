//! Barbarossa keeps the contract of a game.

use std::ops::RangeInclusive;

use rand::{Rng, RngExt};

use super::{
    action::{Action, Chance},
    clay,
    config::{Config, Medium},
    object::{Form, Object},
    refusal::Refusal,
    score::{HOLDS, arrows},
    state::{Answer, Awaited, Barbarossa, LetterIndex, MAX_NOTE, PIPS, Phase, Riddle, TurnStep, winner},
    view::{Event, ObjectView, Player, Prompt, View},
    word::{Word, check_guess, is_hidden},
};
use crate::kernel::{Game, Notice, Offer, Outcome, Pending, Seat, Seats, Step, StepOf, Viewer};

impl Game for Barbarossa {
    const SLUG: &'static str = "barbarossa";
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 3..=6;
    /// Nothing ends by itself after so many turns or questions (BB-6.5).
    const MAX_STEPS: usize = usize::MAX;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(config: &Config, seats: u8) -> Result<Self, Refusal> {
        Barbarossa::begin_match(config, seats)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Making => Pending::Players(self.makers()),
            Phase::Starting => Pending::Chance,
            Phase::Playing => match &self.awaited {
                Awaited::Nothing => Pending::player(self.turn),
                awaited => awaited.whom().map_or(Pending::Chance, Pending::player),
            },
            Phase::Over(_) => Pending::Over(Outcome { places: self.places() }),
        }
    }

    /// Curses, and notes.
    fn interrupts(&self) -> Seats {
        let can = |seat: &Seat| {
            self.may_note() || self.check_curse(*seat).is_ok() || self.check_regain(*seat).is_ok()
        };
        Seat::all(self.count()).filter(can).collect()
    }

    fn offer(&self, seat: Seat) -> Offer<Action> {
        let mut all = Vec::new();
        if self.pending().seats().contains(seat) {
            all.extend(self.examples(seat));
        }
        if self.interrupts().contains(seat) {
            all.extend(self.example_interrupts(seat));
        }
        all.retain(|action| self.check(&Step::Player(seat, action.clone())).is_ok());
        all.sort();
        all.dedup();
        if all.is_empty() { Offer::Nothing } else { Offer::Open(all) }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_interrupt(seat, action).unwrap_or_else(|| self.check_awaited(seat, action))
    }

    fn check_interrupt(&self, seat: Seat, action: &Action) -> Option<Result<(), Refusal>> {
        let curse = || self.check_curse(seat);
        Some(match action {
            Action::CurseLetter(riddle, place) => {
                curse().and_then(|()| self.check_letter(seat, *riddle, *place))
            }
            Action::CurseTry(riddle) => curse().and_then(|()| self.check_try(seat, *riddle)),
            Action::Wish(wishes) => self.check_wish(seat, *wishes),
            Action::Regain => self.check_regain(seat),
            Action::Note(notes) => self.check_notes(seat, notes),
            _ => return None,
        })
    }

    fn is_possible(&self, chance: &Chance) -> bool {
        match (&self.phase, &self.awaited, chance) {
            (Phase::Starting, _, Chance::Rolls(rolls)) => {
                winner(Seat::all(self.count()).collect(), rolls).is_some()
            }
            (Phase::Playing, Awaited::Contest(wishes), Chance::Rolls(rolls)) => {
                winner(*wishes, rolls).is_some()
            }
            (Phase::Playing, Awaited::Die, Chance::Die(pips)) => (1..=PIPS).contains(pips),
            _ => false,
        }
    }

    fn apply(&mut self, step: &StepOf<Self>) -> Vec<Notice<Event>> {
        let before = self.story.len();
        match step {
            Step::Player(seat, action) => {
                if !matches!(action, Action::Note(..)) {
                    self.since = before;
                }
                self.act(*seat, action);
            }
            Step::Chance(Chance::Rolls(rolls)) => match self.awaited {
                Awaited::Contest(wishes) => self.contest(wishes, rolls),
                _ => self.begin(rolls),
            },
            Step::Chance(Chance::Die(pips)) => self.walk(*pips, false),
        }
        self.story[before..].to_vec()
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Chance {
        let seats = match (&self.phase, &self.awaited) {
            (Phase::Starting, _) => Seat::all(self.count()).collect(),
            (_, Awaited::Contest(wishes)) => *wishes,
            _ => return Chance::Die(rng.random_range(1..=PIPS)),
        };
        let mut rolls = Vec::new();
        while winner(seats, &rolls).is_none() {
            rolls.push(rng.random_range(1..=PIPS));
        }
        Chance::Rolls(rolls)
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Omniscient => None,
        };
        let open = viewer == Viewer::Omniscient;
        let may = |seat: Seat| open || own == Some(seat);
        let told = |note: &&Notice<Event>| note.may_reach(viewer);
        let making = self.phase == Phase::Making;
        let shown = |riddle: Riddle| {
            let made = self.made(riddle).filter(|_| !making || may(riddle.owner))?;
            Some(ObjectView {
                riddle,
                form: made.object.form.clone(),
                label: made.object.label.clone(),
                solved: made.solved.clone(),
                word: may(riddle.owner).then(|| made.object.word.text().to_owned()),
            })
        };
        let all = Seat::all(self.count());
        let player = |seat: Seat| Player {
            cave: self.magicians[seat.index()],
            hat: self.hats[seat.index()],
            gems: self.gems[seat.index()],
            curses: self.curses[seat.index()],
            no_curse: self.check_curse(seat).err(),
            no_regain: self.check_regain(seat).err(),
        };
        let notes = |seat: Seat| {
            self.notes[seat.index()].iter().map(move |(riddle, text)| (seat, *riddle, text.clone()))
        };
        View {
            config: self.config.clone(),
            seats: self.count(),
            each: self.each(),
            prompt: self.prompt(viewer),
            turn: self.turn,
            players: all.clone().map(player).collect(),
            objects: self.riddles().filter_map(shown).collect(),
            planted: self.planted(),
            arrows: arrows(self.count()),
            spent: self.spent,
            own,
            notes: all.filter(|seat| may(*seat)).flat_map(notes).collect(),
            since: self.story[..self.since].iter().filter(told).count(),
            story: self.story.iter().filter(told).map(|note| note.event.clone()).collect(),
            places: self.places(),
        }
    }

    /// Whoever looks has seen it when it was asked for.
    fn reveals_information(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Player(_, action) => matches!(
                action,
                Action::Letter(..)
                    | Action::CurseLetter(..)
                    | Action::Answer(_)
                    | Action::Guess(_)
                    | Action::Judge(_)
            ),
            Step::Chance(_) => true,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.fault().map_or(Ok(()), Err)
    }
}

impl Barbarossa {
    fn check_awaited(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (&self.phase, &self.awaited, action) {
            (Phase::Making, _, Action::Make(object)) => object.check(&self.config),
            (Phase::Playing, Awaited::Nothing, _) => self.check_turn(seat, action),
            (Phase::Playing, Awaited::Answer(_), Action::Answer(_))
            | (Phase::Playing, Awaited::Look { .. }, Action::Seen)
            | (Phase::Playing, Awaited::Granted(_), Action::Decline)
            | (Phase::Playing, Awaited::Judge { .. }, Action::Judge(_)) => Ok(()),
            (Phase::Playing, Awaited::Guess { .. }, Action::Guess(text)) => {
                check_guess(text).map_err(Refusal::Word)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.step, action) {
            (TurnStep::Move, Action::Roll) => Ok(()),
            (TurnStep::Move, Action::Pay(gems)) => {
                // BB-3.2
                let fits = (1..=self.gems[seat.index()]).contains(gems);
                if fits { Ok(()) } else { Err(Refusal::Gems) }
            }
            (TurnStep::Elf, Action::Letter(riddle, place)) => self.check_letter(seat, *riddle, *place),
            (TurnStep::Elf, Action::Decline) => Ok(()),
            (TurnStep::Series { .. }, Action::Ask(riddle)) => self.check_other(seat, *riddle),
            (TurnStep::Series { .. }, Action::Enough) => Ok(()),
            (TurnStep::Series { second: false }, Action::Try(_)) => Err(Refusal::FirstSeries),
            (TurnStep::Series { .. }, Action::Try(riddle)) => self.check_try(seat, *riddle),
            _ => Err(Refusal::NotNow),
        }
    }

    /// An object of somebody else.
    fn check_other(&self, by: Seat, riddle: Riddle) -> Result<(), Refusal> {
        if self.made(riddle).is_none() {
            Err(Refusal::NoObject)
        } else if riddle.owner == by {
            Err(Refusal::Own)
        } else {
            Ok(())
        }
    }

    /// BB-3.5, BB-3.9
    fn check_letter(&self, by: Seat, riddle: Riddle, place: LetterIndex) -> Result<(), Refusal> {
        let furthest = self.config.furthest();
        if place.number() > furthest.unsigned_abs() {
            return Err(Refusal::LetterIndex(furthest));
        }
        self.check_other(by, riddle)
    }

    /// BB-4.1
    fn check_try(&self, by: Seat, riddle: Riddle) -> Result<(), Refusal> {
        self.check_other(by, riddle)?;
        let solved = self.made(riddle).map(|made| made.solved.as_slice()).unwrap_or_default();
        if solved.contains(&by) {
            Err(Refusal::Solved)
        } else if solved.len() >= HOLDS {
            Err(Refusal::Full)
        } else {
            Ok(())
        }
    }

    fn check_notes(&self, by: Seat, notes: &[(Riddle, String)]) -> Result<(), Refusal> {
        if !self.may_note() {
            return Err(Refusal::NotNow);
        }
        // Each object once, in order.
        if notes.is_empty() || !notes.is_sorted_by(|(one, _), (next, _)| one < next) {
            return Err(Refusal::Note);
        }
        for (riddle, text) in notes {
            self.check_other(by, *riddle)?;
            if text.chars().count() > MAX_NOTE || text.chars().any(is_hidden) {
                return Err(Refusal::Note);
            }
        }
        let same = |(riddle, text): &(Riddle, String)| self.note_on(by, *riddle).unwrap_or_default() == text;
        if notes.iter().any(same) { Err(Refusal::Same) } else { Ok(()) }
    }

    fn may_note(&self) -> bool {
        self.phase == Phase::Playing && !self.pending().is_chance()
    }

    fn note_on(&self, by: Seat, riddle: Riddle) -> Option<&str> {
        self.notes[by.index()].iter().find(|(on, _)| *on == riddle).map(|(_, text)| text.as_str())
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Make(object) => self.make(seat, object),
            Action::Roll => self.awaited = Awaited::Die,
            Action::Pay(gems) => self.walk(*gems, true),
            Action::Letter(riddle, place) => self.letter(seat, *riddle, *place, false),
            Action::Seen => self.seen(),
            Action::Ask(riddle) => self.awaited = Awaited::Answer(*riddle),
            Action::Answer(answer) => {
                if let Awaited::Answer(riddle) = self.awaited {
                    self.answer(riddle, *answer);
                }
            }
            Action::Try(riddle) => self.awaited = Awaited::Guess { by: seat, riddle: *riddle, curse: false },
            Action::Guess(text) => self.guess(text),
            Action::Judge(yes) => self.judge(*yes),
            Action::Enough => self.enough(),
            Action::Decline => self.decline(seat),
            Action::CurseLetter(riddle, place) => {
                self.spend(seat);
                self.letter(seat, *riddle, *place, true);
            }
            Action::CurseTry(riddle) => {
                self.spend(seat);
                self.awaited = Awaited::Guess { by: seat, riddle: *riddle, curse: true };
            }
            Action::Wish(wishes) => self.awaited = Awaited::Contest(*wishes),
            Action::Regain => self.regain(seat),
            Action::Note(new) => {
                let notes = &mut self.notes[seat.index()];
                notes.retain(|(on, _)| new.iter().all(|(riddle, _)| riddle != on));
                notes.extend(new.iter().filter(|(_, text)| !text.is_empty()).cloned());
                notes.sort();
            }
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        match (&self.phase, &self.awaited) {
            (Phase::Making, _) => Prompt::Making(self.objects.iter().map(|made| made.len() as u8).collect()),
            (Phase::Starting, _) | (_, Awaited::Die | Awaited::Contest(_)) => Prompt::Rolling,
            (Phase::Over(end), _) => Prompt::Over(*end),
            (Phase::Playing, Awaited::Nothing) => match self.step {
                TurnStep::Move => Prompt::Moving(self.turn),
                TurnStep::Elf => Prompt::Letter(self.turn),
                TurnStep::Series { second } => Prompt::Asking { by: self.turn, second },
            },
            (_, Awaited::Answer(riddle)) => {
                let second = matches!(self.step, TurnStep::Series { second: true });
                Prompt::Answering { by: self.turn, riddle: *riddle, second }
            }
            (_, Awaited::Look { by, .. }) => Prompt::Looking(*by),
            (_, Awaited::Guess { by, riddle, curse }) => {
                Prompt::Guessing { by: *by, riddle: *riddle, curse: *curse }
            }
            (_, Awaited::Judge { by, riddle, guess, .. }) => {
                let knows = [*by, riddle.owner].into_iter().any(|seat| viewer == Viewer::Seat(seat));
                let guess = (knows || viewer == Viewer::Omniscient).then(|| guess.clone());
                Prompt::Judging { by: *by, riddle: *riddle, guess }
            }
            (_, Awaited::Granted(seat)) => Prompt::Granted(*seat),
        }
    }

    /// What a seat that is awaited may do, as far as it can be listed.
    fn examples(&self, seat: Seat) -> Vec<Action> {
        let riddles = || self.riddles().filter(move |riddle| riddle.owner != seat);
        match (&self.phase, &self.awaited) {
            (Phase::Making, _) => {
                let form = match self.config.clay {
                    Medium::App => {
                        let ball: Vec<_> = clay::Stroke::beginning(clay::Tool::Ball, 1).into_iter().collect();
                        Form::Strokes(clay::to_text(&clay::pack(&ball)).into())
                    }
                    Medium::Real => Form::None,
                };
                // All of one kind, so that a label tells nothing of the word.
                let label = if form == Form::None { "?" } else { "" };
                let object = |word: &str| {
                    let word = Word::new(word, self.config.words()).ok()?;
                    Some(Action::Make(Object { word, form: form.clone(), label: label.to_owned() }))
                };
                self.example_words().filter_map(object).collect()
            }
            (Phase::Playing, Awaited::Nothing) => match self.step {
                TurnStep::Move => {
                    [Action::Roll].into_iter().chain((1..=self.gems[seat.index()]).map(Action::Pay)).collect()
                }
                TurnStep::Elf => {
                    let furthest = self.config.furthest();
                    let places = || (-furthest..=furthest).filter_map(LetterIndex::new);
                    let of = |riddle| places().map(move |place| Action::Letter(riddle, place));
                    riddles().flat_map(of).chain([Action::Decline]).collect()
                }
                TurnStep::Series { .. } => {
                    let of = |riddle| [Action::Ask(riddle), Action::Try(riddle)];
                    riddles().flat_map(of).chain([Action::Enough]).collect()
                }
            },
            (Phase::Playing, Awaited::Answer(_)) => Answer::ALL.into_iter().map(Action::Answer).collect(),
            (Phase::Playing, Awaited::Look { .. }) => vec![Action::Seen],
            (Phase::Playing, Awaited::Guess { .. }) => {
                self.example_words().map(|word| Action::Guess(word.to_owned())).collect()
            }
            (Phase::Playing, Awaited::Granted(_)) => vec![Action::Decline],
            (Phase::Playing, Awaited::Judge { .. }) => vec![Action::Judge(true), Action::Judge(false)],
            _ => Vec::new(),
        }
    }

    /// A few of what a seat may do of its own accord; for a seat that is awaited that is seldom the thing to do.
    fn example_interrupts(&self, seat: Seat) -> Vec<Action> {
        let mut all = vec![Action::Regain];
        all.extend(Seat::all(self.count()).map(|other| Action::Wish([seat, other].into_iter().collect())));
        let mut riddles = self.riddles().filter(|riddle| riddle.owner != seat);
        if let Some(riddle) = riddles.next() {
            let other = if self.note_on(seat, riddle) == Some("?") { "" } else { "?" };
            all.push(Action::Note(vec![(riddle, other.to_owned())]));
        }
        for riddle in riddles {
            all.push(Action::CurseTry(riddle));
            all.extend(LetterIndex::new(-2).map(|place| Action::CurseLetter(riddle, place)));
        }
        all
    }

    /// Words for random matches: all that may stand for an object there (BB-2.1, BB-2.2).
    fn example_words(&self) -> impl Iterator<Item = &'static str> + use<> {
        let most = self.config.words();
        EXAMPLES.into_iter().filter(move |word| Word::new(word, most).is_ok())
    }
}

/// From a simple word to a phrase.
const EXAMPLES: [&str; 6] = ["anchor", "bird's", "cœur", "éléphant", "a T-shirt", "the elephant in the room"];

impl Barbarossa {
    /// The same match with other secrets: for the proof that nobody can tell.
    pub fn with_secrets(&self, change: impl FnOnce(&mut Secrets)) -> Barbarossa {
        let mut secrets = Secrets {
            objects: self
                .objects
                .iter()
                .map(|of| of.iter().map(|made| made.object.clone()).collect())
                .collect(),
            notes: self.notes.clone(),
            story: self.story.clone(),
            guess: match &self.awaited {
                Awaited::Judge { guess, .. } => Some(guess.clone()),
                _ => None,
            },
        };
        change(&mut secrets);
        let mut other = Barbarossa { notes: secrets.notes, story: secrets.story, ..self.clone() };
        for (made, object) in other.objects.iter_mut().flatten().zip(secrets.objects.into_iter().flatten()) {
            made.object = object;
        }
        if let (Awaited::Judge { guess, .. }, Some(secret)) = (&mut other.awaited, secrets.guess) {
            *guess = secret;
        }
        other
    }
}

/// All that somebody may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    pub objects: Vec<Vec<Object>>,
    pub notes: Vec<Vec<(Riddle, String)>>,
    pub story: Vec<Notice<Event>>,
    pub guess: Option<String>,
}
