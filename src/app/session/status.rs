//! `MatchStatus`: everything the play screen shows of a match beside the board.

use std::ops::Range;

use crate::{
    app::{
        I18n,
        game_ui::{GameUi, SeatSummary},
        guidance::Guidance,
        i18n::common,
    },
    kernel::{Outcome, Seat, Seats, Viewer, bot::Level},
    table::{
        handover::PendingSeats,
        matches::{Ending, Match, Undo},
        replay_stops,
        report::Observed,
    },
};

/// The state of a match in the current language, as the current viewer may see it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchStatus {
    /// A headline that replaces the name of the player to move.
    pub headline: Option<String>,
    /// The seats that may act; none once the match is over.
    pub pending: Seats,
    pub ending: Option<Ending>,
    /// The place of each seat, once the match is over.
    pub places: Option<Vec<u8>>,
    /// The final count of each seat, if the game counts anything.
    pub tally: Vec<Option<String>>,
    /// The side of each seat, if seats win together.
    pub sides: Vec<Option<usize>>,
    /// The end of the match as a sentence; empty while the match goes on.
    pub ended: String,
    /// The game's instruction to the acting player.
    pub prompt: String,
    /// A spoken summary of the viewer's private state.
    pub private_summary: String,
    /// The guide for players who have not read the rules.
    pub guidance: Guidance,
    /// Each seat's role in the game.
    pub roles: Vec<Option<String>>,
    /// Public summary beside each seat.
    pub summaries: Vec<Option<SeatSummary>>,
    /// For each seat, the teammate who may look along.
    pub mates: Vec<Option<Seat>>,
    /// The position as text, if a match can start from it.
    pub position: Option<String>,
    /// Label of the log filter for counted lines, if the game has such lines.
    pub ledger: Option<String>,
    /// The rules section for the current moment.
    pub rules_at: &'static str,
    /// The first moment worth looking back at: after the deal, before the first action.
    pub first: usize,
    /// Number of steps in force.
    pub total: usize,
    /// The moments that players must remember, so that the log hides them for now.
    pub out_of_sight: Range<usize>,
    /// The loss that an undo causes, as a sentence; `None` if there is none worth telling.
    pub taken_back: Option<String>,
    pub undo: Undo,
    pub restart: Undo,
    pub redo: Option<Redo>,
    /// The player whose step an undo takes back.
    pub last: Option<Seat>,
    /// The viewer's seat, if the viewer is making an object that is not in the match yet.
    pub maker: Option<Seat>,
    pub may_resign: Seats,
    /// The seats that may ask for a hint now.
    pub may_ask: Seats,
    /// Whether hints may be shown in front of all players.
    pub advised_openly: bool,
    /// The bot level of each seat; `None` for people.
    pub bots: Vec<Option<Level>>,
    pub people: Seats,
}

/// An undone step that can be redone.
#[derive(Clone, PartialEq, Debug)]
pub struct Redo {
    /// Only this seat may redo, with its own view open.
    pub by: Option<Seat>,
    /// The draft that a redo replaces. A redo must not replace any other draft.
    pub draft: Option<String>,
}

impl MatchStatus {
    /// The level of the bot at this seat, if any.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    pub fn has_bots(&self) -> bool {
        self.bots.iter().any(Option::is_some)
    }

    /// The status of `game` for the viewer of `view`. `people`: the seats without a bot; `watched`: all players still
    /// look at the latest events. Tracks the language.
    pub(super) fn of<G: GameUi>(
        i18n: I18n,
        game: &Observed<G>,
        view: &G::View,
        people: Seats,
        watched: bool,
    ) -> MatchStatus {
        let names = game.header().names();
        let seats = game.header().seats();
        let ending = game.ending();
        let language = &*i18n.language();
        let ended =
            ending.map(|ending| G::ending(language, &names, &game.seen_by(Viewer::Omniscient), &ending));
        let seen = matches!(ending, Some(Ending::Completed | Ending::Resigned(_)));
        // Counts may be secret until the end.
        let counted: Vec<Vec<i32>> = match game.outcome() {
            Some(_) => Seat::all(seats).map(|seat| game.game().tally(seat)).collect(),
            None => Vec::new(),
        };
        let tally = |(seat, counted): (u8, &Vec<i32>)| G::tally_line(language, seat, counted);
        let role = |seat: usize| G::ROLES.get(seat).map(|role| language.say(*role));
        let last = game.steps().iter().rfind(|step| !step.is_chance()).filter(|_| ending.is_none());
        MatchStatus {
            headline: G::headline(language, view, watched),
            pending: game.pending().seats(),
            ending,
            places: game.outcome().map(|Outcome { places }| places),
            tally: (0..seats).zip(&counted).map(tally).collect(),
            sides: counted.iter().map(|counted| G::side(counted)).collect(),
            ended: ended.unwrap_or_default(),
            prompt: G::prompt(language, view).unwrap_or_else(|| i18n.say(common::to_move)),
            private_summary: G::private_summary(language, &names, view),
            guidance: G::guidance(language, view),
            roles: Seat::all(seats).map(|seat| role(seat.index())).collect(),
            summaries: Seat::all(seats).map(|seat| G::seat_summary(language, view, seat.number())).collect(),
            mates: Seat::all(seats).map(|seat| G::mate(view, seat)).collect(),
            position: G::position(view),
            ledger: G::LEDGER.map(|label| language.say(label)),
            rules_at: G::rules_section(view),
            first: replay_stops::first(game.steps()),
            total: game.steps().len(),
            out_of_sight: game.game().forgotten(),
            taken_back: if seen && G::SECRETS {
                Some(i18n.say(common::consent_seen))
            } else {
                last.and_then(|step| G::taken_back(language, &names, step))
            },
            undo: game.undo_state(),
            restart: game.restart_state(),
            redo: redo(game),
            last: last_person(game),
            maker: G::maker(view),
            may_resign: Seat::all(seats).filter(|seat| game.can_resign(*seat)).collect(),
            may_ask: Seat::all(seats).filter(|seat| game.can_ask(*seat)).collect(),
            advised_openly: G::advised_openly(view),
            bots: game.bots().values().to_vec(),
            people,
        }
    }
}

/// The acting seats, and the order in which they get the device.
pub(super) fn turn<G: GameUi>(game: &Observed<G>) -> PendingSeats {
    G::turn(game.public(), game.pending().seats())
}

fn redo<G: GameUi>(game: &Match<G>) -> Option<Redo> {
    if !game.can_redo() {
        return None;
    }
    if !G::SECRETS {
        return Some(Redo { by: None, draft: None });
    }
    let step = game.timeline().offered_redo()?;
    let seat = step.seat()?;
    let several = game.pending().seats().len() > 1;
    let draft = G::draft(&game.view(Viewer::Seat(seat)), step, None);
    Some(Redo { by: (several || draft.is_some()).then_some(seat), draft })
}

/// The player whose step an undo takes back.
fn last_person<G: GameUi>(game: &Match<G>) -> Option<Seat> {
    let people = game.people();
    game.steps().iter().rev().find_map(|step| step.seat().filter(|seat| people.contains(*seat)))
}
