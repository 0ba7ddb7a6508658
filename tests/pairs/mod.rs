//! Pairs of matches that differ only in hidden information: no public view or event tells them apart at any moment.
//! Shared by the native tests and the browser tests.

mod memory;

use bar_a_jeux::{
    games::{
        barbarossa::{self, Barbarossa},
        barracuda::{self, Barracuda, Denomination, Notes},
        barrakuda::{self, Barrakuda, WreckAction, WreckSet},
        bouillabaisse::{self, Bouillabaisse},
    },
    kernel::{Game, Notice, Pending, Seat, Seats, Step, StepOf, Viewer, conform::SuiteRng},
    saves::{Library, MemoryStorage, Storage, save::LoadError},
    table::{Header, Match, Player},
};
pub(crate) use memory::remembered;
use rand::{RngExt, SeedableRng};

/// Names of the players by seat.
pub(crate) const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// Two saved matches.
pub(crate) struct Pair {
    /// The id of both.
    pub(crate) id: &'static str,
    /// Stored keys and texts of each match.
    pub(crate) kept: [Vec<(String, String)>; 2],
    /// The seats that must act.
    pub(crate) pending: Seats,
    /// The seats whose views differ between the two matches.
    pub(crate) differs: Seats,
    /// Number of steps made.
    pub(crate) steps: usize,
}

impl Pair {
    /// Returns the export of one of the two.
    pub(crate) fn exported(&self, kept: &[(String, String)]) -> Result<String, LoadError> {
        let storage = MemoryStorage::default();
        for (key, text) in kept {
            storage.set(key, text)?;
        }
        Library::new(storage).export(self.id)
    }
}

/// Returns another possible step with the same public effect, if it finds one.
type Vary<G> = fn(&G, &StepOf<G>, &mut SuiteRng) -> Option<StepOf<G>>;

/// Returns this many pairs of a game with secrets, always the same ones, spread over the match.
pub(crate) fn pairs(game: &str, count: usize) -> Vec<Pair> {
    match game {
        "bouillabaisse" => of::<Bouillabaisse>(&bouillabaisse::Config::default(), count, swapped),
        "barrakuda" => {
            // With a draw from a pocket, the drawing player has a secret and must act.
            let mut set = WreckSet { name: "pockets".into(), ..WreckSet::OURS };
            set.base.0[0].special = WreckAction::Pocket;
            set.base.0[2].general = WreckAction::Pocket;
            of::<Barrakuda>(&barrakuda::Config { set, ..Default::default() }, count, anew)
        }
        "barracuda" => of::<Barracuda>(&Default::default(), count, from_behind),
        "barbarossa" => {
            let clay = barbarossa::Medium::Real;
            of::<Barbarossa>(&barbarossa::Config { clay, ..Default::default() }, count, anew)
        }
        _ => Vec::new(),
    }
}

/// Returns another offered action, or another event of chance.
fn anew<G: Game>(game: &G, step: &StepOf<G>, rng: &mut SuiteRng) -> Option<StepOf<G>> {
    let Some(seat) = step.seat() else { return Some(Step::Chance(game.draw_chance(rng))) };
    let offer = game.offer(seat);
    let all = offer.actions();
    Some(Step::Player(seat, all.get(rng.random_range(0..all.len().max(1)))?.clone()))
}

/// Swaps two bars, or lays other notes of the same number.
fn from_behind(_: &Barracuda, step: &StepOf<Barracuda>, rng: &mut SuiteRng) -> Option<StepOf<Barracuda>> {
    use barracuda::{
        Action::{Bid, Slide, Stake},
        Chance::Deal,
    };
    let mut like = |notes: &Notes| {
        let mut other = Notes::NONE;
        (0..notes.count()).for_each(|_| other[Denomination::ALL[rng.random_range(0..5)]] += 1);
        other
    };
    Some(match step {
        Step::Player(seat, Slide(notes)) => Step::Player(*seat, Slide(like(notes))),
        Step::Player(seat, Bid(notes)) => Step::Player(*seat, Bid(like(notes))),
        Step::Player(seat, Stake(notes)) => Step::Player(*seat, Stake(like(notes))),
        Step::Chance(Deal(bars)) => {
            let mut bars = *bars;
            let (a, b) = (rng.random_range(0..bars.len()), rng.random_range(0..bars.len()));
            bars.swap(a, b);
            Step::Chance(Deal(bars))
        }
        _ => return None,
    })
}

/// Swaps a card between two players.
fn swapped(
    _: &Bouillabaisse,
    step: &StepOf<Bouillabaisse>,
    rng: &mut SuiteRng,
) -> Option<StepOf<Bouillabaisse>> {
    let Step::Chance(bouillabaisse::Chance::Deal(hands)) = step else { return None };
    let mut hands = hands.clone();
    let (a, b) = (rng.random_range(0..hands.len()), rng.random_range(0..hands.len()));
    let (at, bt) = (rng.random_range(0..hands[a].len()), rng.random_range(0..hands[b].len()));
    let card = hands[a][at];
    hands[a][at] = std::mem::replace(&mut hands[b][bt], card);
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    Some(Step::Chance(bouillabaisse::Chance::Deal(hands)))
}

fn of<G: Game>(config: &G::Config, count: usize, vary: Vary<G>) -> Vec<Pair> {
    let mut found: Vec<Pair> = Vec::new();
    let mut rng = SuiteRng::seed_from_u64(17);
    for round in 0..count as u64 * 400 {
        if found.len() >= count {
            break;
        }
        let seats = 3 + (round % 2) as u8;
        // Later moments with each pair found, and slowly also while none is found.
        let length = 1 + (found.len() * 5 + round as usize % 7 + round as usize / 10) % 80;
        let Some((log, states)) = random_log::<G>(config, seats, length, &mut rng) else { continue };
        let other = (0..300).find_map(|_| {
            let at = rng.random_range(0..log.len());
            let instead = vary(&states[at], &log[at], &mut rng).filter(|instead| *instead != log[at])?;
            refolded(&states[at], &log, at, instead)
        });
        let Some(other) = other else { continue };
        let pair = pair::<G>(config, seats, &log, &other);
        // At least four pairs differ for an acting seat.
        let closed = |pair: &Pair| pair.pending.iter().all(|seat| !pair.differs.contains(seat));
        if !closed(&pair) || found.iter().filter(|pair| closed(pair)).count() + 4 < count {
            found.push(pair);
        }
    }
    found
}

/// The steps of a match, and the state before each.
type Made<G> = (Vec<StepOf<G>>, Vec<G>);

/// Plays a random match up to a moment at which a player must act.
fn random_log<G: Game>(config: &G::Config, seats: u8, length: usize, rng: &mut SuiteRng) -> Option<Made<G>> {
    let mut game = G::start(config, seats).ok()?;
    let (mut log, mut states) = (Vec::new(), Vec::new());
    // Sometimes requires a moment right after an event of chance, or one with several choosing players.
    let (dealt, several) = (rng.random_bool(0.4), rng.random_bool(0.2));
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return None,
            Pending::Chance => Step::Chance(game.draw_chance(rng)),
            Pending::Players(seats)
                if log.len() >= length
                    && (!dealt || log.last().is_some_and(Step::is_chance))
                    && (!several || seats.len() > 1) =>
            {
                return Some((log, states));
            }
            Pending::Players(_) if log.len() >= length + 60 => return Some((log, states)),
            Pending::Players(seats) => {
                let interrupts: Vec<Seat> = game.interrupts().iter().collect();
                let all: Vec<Seat> = seats.iter().collect();
                let from = if !interrupts.is_empty() && rng.random_bool(0.15) { interrupts } else { all };
                let seat = from[rng.random_range(0..from.len())];
                let offer = game.offer(seat);
                Step::Player(seat, offer.actions()[rng.random_range(0..offer.actions().len())].clone())
            }
        };
        states.push(game.clone());
        game.apply(&step);
        log.push(step);
    }
}

/// Returns the match with one step replaced and all later steps unchanged; `None` if the public can see the difference.
fn refolded<G: Game>(from: &G, log: &[StepOf<G>], at: usize, instead: StepOf<G>) -> Option<Vec<StepOf<G>>> {
    let (mut one, mut other) = (from.clone(), from.clone());
    let mut steps = log.to_vec();
    steps[at] = instead;
    for (step, instead) in log.iter().zip(&steps).skip(at) {
        other.check(instead).ok()?;
        let (told, otherwise) = (one.apply(step), other.apply(instead));
        if public::<G>(told) != public::<G>(otherwise) || !alike(&one, &other) {
            return None;
        }
    }
    // A difference that no player can see is no secret.
    let differ = |seat| one.view(Viewer::Seat(seat)) != other.view(Viewer::Seat(seat));
    Seat::all(one.seats()).any(differ).then_some(steps)
}

fn public<G: Game>(notes: Vec<Notice<G::Event>>) -> Vec<G::Event> {
    notes.into_iter().filter(|note| note.may_reach(Viewer::Public)).map(|note| note.event).collect()
}

/// Returns whether all public information is equal.
fn alike<G: Game>(one: &G, other: &G) -> bool {
    one.view(Viewer::Public) == other.view(Viewer::Public)
        && one.pending() == other.pending()
        && one.interrupts() == other.interrupts()
}

fn pair<G: Game>(config: &G::Config, seats: u8, log: &[StepOf<G>], other: &[StepOf<G>]) -> Pair {
    const ID: &str = "00000000001-00000001";
    let [one, two] = [log, other].map(|log| {
        let players = (0..seats).map(|seat| Player::new(NAMES[usize::from(seat)], seat, seat)).collect();
        let header = Header::new::<G>(ID, 1, players, config.clone(), None);
        let mut game =
            Match::<G>::start(header).unwrap_or_else(|why| panic!("a match that does not start: {why}"));
        for step in log {
            game.play(step.clone()).unwrap_or_else(|why| panic!("a log that does not fold: {why}"));
        }
        game
    });
    let differs = |seat: &Seat| one.view(Viewer::Seat(*seat)) != two.view(Viewer::Seat(*seat));
    Pair {
        id: ID,
        pending: one.pending().seats(),
        differs: Seat::all(seats).filter(differs).collect(),
        steps: log.len(),
        kept: [&one, &two].map(|game| kept(game)),
    }
}

/// Returns the contents of the app's storage.
fn kept<G: Game>(game: &Match<G>) -> Vec<(String, String)> {
    let library = Library::new(MemoryStorage::default());
    library.save(game, 1_700_000_000_000).unwrap_or_else(|why| panic!("not saved: {why}"));
    let storage = library.storage();
    let text = |key: String| Some((key.clone(), storage.get(&key).ok()??));
    storage.keys().unwrap_or_default().into_iter().filter_map(text).collect()
}
