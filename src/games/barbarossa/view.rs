//! What one viewer may see: built up from nothing, with what is for the eyes of some in a part of its own.

use super::{
    caves::CAVES,
    config::Config,
    event::Event,
    note::Note,
    object::Form,
    phase::{Awaited, End, Means, Phase, Series, Turn, TurnStep},
    refusal::Refusal,
    riddle::Riddle,
    score::check_arrow,
    state::Barbarossa,
};
use crate::kernel::{Heard, PerSeat, Seat, Viewer};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub config: Config,
    pub seats: u8,
    /// Objects of each player (BB-2.1).
    pub each: usize,
    pub prompt: Prompt,
    /// Whose turn it is, or was at the end; nobody's before the first.
    pub turn: Option<Seat>,
    pub players: PerSeat<PlayerView>,
    /// All objects on the table: none before the last one is made.
    pub on_table: Vec<ObjectView>,
    /// The gems for which whoever is to move can walk to each cave, from cave A on; nothing where they cannot (BB-3.2).
    pub fares: [Option<u8>; CAVES as usize],
    /// Arrows on the whole board.
    pub planted: u8,
    /// How many arrows there are (BB-1.5).
    pub arrows: u8,
    /// All curses spent (BB-5.2).
    pub spent: u8,
    /// Where a player looks: what is for their eyes.
    pub private: Option<Private>,
    /// Once everybody may see everything: what was for the eyes of some (BB-6.4).
    pub disclosed: Option<Disclosed>,
    /// All that the viewer was told.
    pub story: Heard<Event>,
    /// What place each seat has, from 1, if the match ended now.
    pub places: Vec<u8>,
}

/// What is going on, and who is to do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance decides.
    Rolling,
    /// How many objects each has made.
    Making(Vec<u8>),
    /// To roll or to pay.
    Moving(Seat),
    /// To ask for a letter.
    Letter(Seat),
    Asking {
        by: Seat,
        series: Series,
    },
    Answering {
        by: Seat,
        riddle: Riddle,
        /// As it was written down; empty where it was not.
        question: String,
        series: Series,
    },
    /// To look at a letter.
    Looking(Seat),
    /// To write a guess down.
    Guessing {
        by: Seat,
        riddle: Riddle,
        means: Means,
    },
    /// The owner decides about a guess. What was written [`View::guess`] says.
    Judging {
        by: Seat,
        riddle: Riddle,
    },
    /// To use a curse.
    Granted(Seat),
    Over(End),
}

/// An object as it stands on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectView {
    pub riddle: Riddle,
    pub form: Form,
    pub label: String,
    /// Whose arrows are in it, in order.
    pub solved: Vec<Seat>,
}

/// What a seat has on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Steps from cave A.
    pub cave: u8,
    /// The space of the track; at the end with the penalties, below 1 too.
    pub hat: i16,
    pub gems: u8,
    pub curses: u8,
    /// Why no curse can be used now.
    pub no_curse: Option<Refusal>,
    /// Why none can come back now.
    pub no_regain: Option<Refusal>,
}

/// What is for the eyes of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    pub seat: Seat,
    pub secrets: PlayerSecrets,
    /// The guess to be decided about, where the player wrote it or is to decide.
    pub guess: Option<String>,
}

/// What was for the eyes of some.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    pub secrets: PerSeat<PlayerSecrets>,
    /// The guess to be decided about.
    pub guess: Option<String>,
}

/// What a player keeps to themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerSecrets {
    /// The words of their objects, by number.
    pub words: Vec<String>,
    /// Their objects before all are on the table.
    pub unseen: Vec<ObjectView>,
    /// Each on another object, in their order.
    pub notes: Vec<Note>,
}

impl View {
    pub(super) fn new(game: &Barbarossa, viewer: Viewer) -> View {
        let making = game.phase == Phase::Making;
        View {
            config: game.config.clone(),
            seats: game.players.seats(),
            each: game.each(),
            prompt: prompt(game),
            turn: game.phase.turn(),
            players: game.players.map(|seat, _| player(game, seat)),
            on_table: if making { Vec::new() } else { objects(game).collect() },
            fares: game.fares(),
            planted: game.planted(),
            arrows: game.arrows(),
            spent: game.spent,
            private: viewer.seat().map(|seat| Private {
                seat,
                secrets: secrets(game, seat),
                guess: guess(game, viewer),
            }),
            disclosed: (viewer == Viewer::Omniscient).then(|| Disclosed {
                secrets: game.players.map(|seat, _| secrets(game, seat)),
                guess: guess(game, viewer),
            }),
            story: game.story.heard_by(viewer),
            places: game.outcome().places,
        }
    }

    pub fn over(&self) -> bool {
        matches!(self.prompt, Prompt::Over(_))
    }

    /// The player who looks.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// What a player keeps to themselves, where the viewer may see it.
    pub fn secrets(&self, seat: Seat) -> Option<&PlayerSecrets> {
        let private = self.private.as_ref().filter(|private| private.seat == seat);
        let disclosed = self.disclosed.as_ref().and_then(|disclosed| disclosed.secrets.get(seat));
        private.map(|private| &private.secrets).or(disclosed)
    }

    /// All objects that the viewer sees: those on the table, or their own in the making.
    pub fn objects(&self) -> impl Iterator<Item = &ObjectView> {
        let unseen = Seat::all(self.seats).filter_map(|seat| self.secrets(seat)).flat_map(|own| &own.unseen);
        self.on_table.iter().chain(unseen)
    }

    pub fn object(&self, riddle: Riddle) -> Option<&ObjectView> {
        self.objects().find(|object| object.riddle == riddle)
    }

    /// The word of an object, where the viewer may see it.
    pub fn word(&self, riddle: Riddle) -> Option<&str> {
        let words = &self.secrets(riddle.owner)?.words;
        words.get(usize::from(riddle.number)).map(String::as_str)
    }

    /// What a player has noted on an object, where the viewer may see it; empty for nothing.
    pub fn note(&self, by: Seat, riddle: Riddle) -> &str {
        let notes = self.secrets(by).map(|own| &*own.notes).unwrap_or_default();
        notes.iter().find(|note| note.on == riddle).map_or("", |note| &note.text)
    }

    /// The guess to be decided about, where the viewer may see it.
    pub fn guess(&self) -> Option<&str> {
        let private = self.private.as_ref().map(|private| &private.guess);
        private.or(self.disclosed.as_ref().map(|disclosed| &disclosed.guess))?.as_deref()
    }

    /// Why this seat cannot guess this object (BB-4.1).
    pub fn why_not(&self, by: Seat, riddle: Riddle) -> Option<Refusal> {
        if riddle.owner == by {
            return Some(Refusal::Own);
        }
        let solved = self.object(riddle).map(|object| &*object.solved).unwrap_or_default();
        check_arrow(by, solved).err()
    }
}

fn player(game: &Barbarossa, seat: Seat) -> PlayerView {
    let own = &game.players[seat];
    PlayerView {
        cave: own.cave,
        hat: own.hat,
        gems: own.gems,
        curses: own.curses,
        no_curse: game.check_curse(seat).err(),
        no_regain: game.check_regain(seat).err(),
    }
}

fn objects(game: &Barbarossa) -> impl Iterator<Item = ObjectView> {
    game.objects().map(|(riddle, placed)| ObjectView {
        riddle,
        form: placed.object.form.clone(),
        label: placed.object.label.clone(),
        solved: placed.solved.clone(),
    })
}

fn secrets(game: &Barbarossa, seat: Seat) -> PlayerSecrets {
    let own = &game.players[seat];
    let unseen = match game.phase {
        Phase::Making => objects(game).filter(|object| object.riddle.owner == seat).collect(),
        _ => Vec::new(),
    };
    PlayerSecrets {
        words: own.objects.iter().map(|placed| placed.object.word.text().to_owned()).collect(),
        unseen,
        notes: own.notes.clone(),
    }
}

/// Only whoever wrote it and the owner know it (BB-4.3).
fn guess(game: &Barbarossa, viewer: Viewer) -> Option<String> {
    match &game.phase {
        Phase::Waiting { awaited: Awaited::Judge { attempt, guess }, .. } => {
            let knows = viewer.sees(attempt.by) || viewer.sees(attempt.riddle.owner);
            knows.then(|| guess.clone())
        }
        _ => None,
    }
}

fn prompt(game: &Barbarossa) -> Prompt {
    match &game.phase {
        Phase::Making => {
            Prompt::Making(game.players.map(|_, player| player.objects.len() as u8).values().to_vec())
        }
        Phase::Starting => Prompt::Rolling,
        Phase::Playing(turn) => turn_prompt(*turn),
        Phase::Waiting { turn, awaited } => awaited_prompt(turn.seat, awaited),
        Phase::Over { end, .. } => Prompt::Over(*end),
    }
}

fn turn_prompt(Turn { seat, step }: Turn) -> Prompt {
    match step {
        TurnStep::Move => Prompt::Moving(seat),
        TurnStep::Elf => Prompt::Letter(seat),
        TurnStep::Series(series) => Prompt::Asking { by: seat, series },
    }
}

fn awaited_prompt(turn: Seat, awaited: &Awaited) -> Prompt {
    match awaited {
        Awaited::Die | Awaited::Contest(_) => Prompt::Rolling,
        Awaited::Answer { series, riddle, question } => {
            let (riddle, question, series) = (*riddle, question.clone(), *series);
            Prompt::Answering { by: turn, riddle, question, series }
        }
        Awaited::Look { by, .. } => Prompt::Looking(*by),
        Awaited::Guess(attempt) => {
            Prompt::Guessing { by: attempt.by, riddle: attempt.riddle, means: attempt.means }
        }
        Awaited::Judge { attempt, .. } => Prompt::Judging { by: attempt.by, riddle: attempt.riddle },
        Awaited::Granted(seat) => Prompt::Granted(*seat),
    }
}
