//! The view of one viewer, built from scratch. Private information is in a part of its own.

use super::{
    caves::CAVES,
    config::Config,
    event::Event,
    note::Note,
    object::Form,
    phase::{Awaited, End, Means, Phase, Series, TurnState, TurnStep},
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
    /// Number of objects of each player (BB-2.1).
    pub each: usize,
    pub prompt: Prompt,
    /// The player whose turn it is, or was at the end; `None` before the first turn.
    pub turn: Option<Seat>,
    pub players: PerSeat<PlayerView>,
    /// All objects on the table; empty until the last one is made.
    pub on_table: Vec<ObjectView>,
    /// Gems that the player to move must pay to walk to each cave, from cave A on; `None` for a cave that the player
    /// cannot pay for (BB-3.2).
    pub fares: [Option<u8>; CAVES as usize],
    /// Number of arrows on the whole board.
    pub planted: u8,
    /// Number of arrows in the match (BB-1.5).
    pub arrows: u8,
    /// Number of curses spent by all players (BB-5.2).
    pub spent: u8,
    /// The viewer's private information; `None` if the viewer is not a player.
    pub private: Option<Private>,
    /// All private information, once everybody may see it (BB-6.4).
    pub disclosed: Option<Disclosed>,
    /// The events that the viewer was told of.
    pub story: Heard<Event>,
    /// The place of each seat, from 1, if the match ended now.
    pub places: Vec<u8>,
}

/// Current task, and the player who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Chance decides.
    Rolling,
    /// Number of objects that each player has made.
    Making(Vec<u8>),
    /// The player must roll or pay.
    Moving(Seat),
    /// The player may ask for a letter.
    Letter(Seat),
    Asking {
        by: Seat,
        series: Series,
    },
    Answering {
        by: Seat,
        riddle: Riddle,
        /// The question as written down; empty if it was only asked aloud.
        question: String,
        series: Series,
    },
    /// The player looks at a letter.
    Looking(Seat),
    /// The player writes down a guess.
    Guessing {
        by: Seat,
        riddle: Riddle,
        means: Means,
    },
    /// The owner decides about a guess. [`View::guess`] returns its text.
    Judging {
        by: Seat,
        riddle: Riddle,
    },
    /// The player may use a curse.
    Granted(Seat),
    Over(End),
}

/// An object on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectView {
    pub riddle: Riddle,
    pub form: Form,
    pub label: String,
    /// The seats with an arrow in it, in order.
    pub solved: Vec<Seat>,
}

/// A player's pieces on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Steps from cave A.
    pub cave: u8,
    /// Space of the track. At the end it includes the penalties, and may be below 1.
    pub hat: i16,
    pub gems: u8,
    pub curses: u8,
    /// Why the player cannot use a curse now.
    pub no_curse: Option<Refusal>,
    /// Why the player cannot take curses back now.
    pub no_regain: Option<Refusal>,
}

/// Private information of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    pub seat: Seat,
    pub secrets: PlayerSecrets,
    /// The guess to be decided about, if the player wrote it or decides about it.
    pub guess: Option<String>,
}

/// Private information of all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    pub secrets: PerSeat<PlayerSecrets>,
    /// The guess to be decided about.
    pub guess: Option<String>,
}

/// Secrets of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerSecrets {
    /// The words of the player's objects, by number.
    pub words: Vec<String>,
    /// The player's objects until all are on the table.
    pub unseen: Vec<ObjectView>,
    /// Notes on objects of other players, sorted by object.
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

    /// Returns the viewer's seat, if the viewer is a player.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// Returns the secrets of a player, if the viewer may see them.
    pub fn secrets(&self, seat: Seat) -> Option<&PlayerSecrets> {
        let private = self.private.as_ref().filter(|private| private.seat == seat);
        let disclosed = self.disclosed.as_ref().and_then(|disclosed| disclosed.secrets.get(seat));
        private.map(|private| &private.secrets).or(disclosed)
    }

    /// Iterates over all objects that the viewer sees: those on the table, or their own before that.
    pub fn objects(&self) -> impl Iterator<Item = &ObjectView> {
        let unseen = Seat::all(self.seats).filter_map(|seat| self.secrets(seat)).flat_map(|own| &own.unseen);
        self.on_table.iter().chain(unseen)
    }

    pub fn object(&self, riddle: Riddle) -> Option<&ObjectView> {
        self.objects().find(|object| object.riddle == riddle)
    }

    /// Returns the word of an object, if the viewer may see it.
    pub fn word(&self, riddle: Riddle) -> Option<&str> {
        let words = &self.secrets(riddle.owner)?.words;
        words.get(usize::from(riddle.number)).map(String::as_str)
    }

    /// Returns the word of an object once the match is over; `None` before, even for its maker.
    pub fn revealed_word(&self, riddle: Riddle) -> Option<&str> {
        self.word(riddle).filter(|_| self.over())
    }

    /// Returns a player's note on an object, if the viewer may see it; empty without a note.
    pub fn note(&self, by: Seat, riddle: Riddle) -> &str {
        let notes = self.secrets(by).map(|own| &*own.notes).unwrap_or_default();
        notes.iter().find(|note| note.on == riddle).map_or("", |note| &note.text)
    }

    /// Returns the guess to be decided about, if the viewer may see it.
    pub fn guess(&self) -> Option<&str> {
        let private = self.private.as_ref().map(|private| &private.guess);
        private.or(self.disclosed.as_ref().map(|disclosed| &disclosed.guess))?.as_deref()
    }

    /// Returns why this seat cannot guess this object (BB-4.1).
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

/// Returns the guess to be decided about. Only its author and the owner know it (BB-4.3).
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

fn turn_prompt(TurnState { seat, step }: TurnState) -> Prompt {
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
