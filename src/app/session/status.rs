//! How a match stands: all that the play screen shows of it beside the board.

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
        handover::Turn,
        matches::{Ending, Match, Undo},
        moments,
        report::Observed,
    },
};

/// All that follows from the match, what is shown of it and the language.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchStatus {
    /// What stands above the board instead of whose turn it is.
    pub headline: Option<String>,
    /// Who may act; nobody once it is over.
    pub pending: Seats,
    pub ending: Option<Ending>,
    /// The place of each seat, once it is over.
    pub places: Option<Vec<u8>>,
    /// What each seat has at the end, where the game counts anything.
    pub tally: Vec<Option<String>>,
    /// For which side each seat played, where some win together.
    pub sides: Vec<Option<usize>>,
    /// How it ended, as a sentence; empty while it goes on.
    pub ended: String,
    /// What the game expects of the acting player.
    pub prompt: String,
    /// What matters now to the viewer, to be heard.
    pub private_summary: String,
    /// The same for people who have not read the rules, and what the game wants.
    pub guidance: Guidance,
    /// Each seat's side in the game.
    pub roles: Vec<Option<String>>,
    /// Public summary beside each seat.
    pub summaries: Vec<Option<SeatSummary>>,
    /// Who may look along with each seat.
    pub mates: Vec<Option<Seat>>,
    /// The position as a text, where a match can be started from it.
    pub position: Option<String>,
    /// Label of the log's filter for what is counted, where the game has such lines.
    pub ledger: Option<String>,
    /// The section of the rules that matters now.
    pub rules_at: &'static str,
    /// The first moment there is something to be seen of: after what was dealt before anybody played.
    pub first: usize,
    /// Steps in force.
    pub total: usize,
    /// The moments of which nothing can be told, for now.
    pub out_of_sight: Range<usize>,
    /// What an undo takes back, where that is worth saying.
    pub taken_back: Option<String>,
    pub undo: Undo,
    pub restart: Undo,
    pub redo: Option<Redo>,
    /// Who has made the step that an undo takes back.
    pub last: Option<Seat>,
    /// Who looks at something in the making that is not in the match yet.
    pub maker: Option<Seat>,
    pub may_resign: Seats,
    /// Who may ask now what they could do.
    pub may_ask: Seats,
    /// They may be told where all can see it.
    pub advised_openly: bool,
    /// Which seats bots play, and how well.
    pub bots: Vec<Option<Level>>,
    /// The other seats.
    pub people: Seats,
}

/// What was taken back and may be done again.
#[derive(Clone, PartialEq, Debug)]
pub struct Redo {
    /// By this seat alone, with what is theirs before them.
    pub by: Option<Seat>,
    /// It takes the place of this draft, and of none that is another.
    pub draft: Option<String>,
}

impl MatchStatus {
    /// How well the bot plays that has this seat.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    pub fn has_bots(&self) -> bool {
        self.bots.iter().any(Option::is_some)
    }

    /// The status of `game` for the viewer of `view`. `people`: the seats without a bot; `watched`: everybody still looks
    /// at the latest events. Tracks the language.
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
        let seen = matches!(ending, Some(Ending::Played | Ending::Resigned(_)));
        // Not before: what somebody has may be hidden until then.
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
            first: moments::first(game.steps()),
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

/// Who is to act, and how they come to the device.
pub(super) fn turn<G: GameUi>(game: &Observed<G>) -> Turn {
    G::turn(game.public(), game.pending().seats())
}

/// What may be done again.
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

/// The seat that has made the step which an undo takes back.
fn last_person<G: GameUi>(game: &Match<G>) -> Option<Seat> {
    let people = game.people();
    game.steps().iter().rev().find_map(|step| step.seat().filter(|seat| people.contains(*seat)))
}
