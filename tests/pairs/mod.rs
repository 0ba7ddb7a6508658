//! Pairs of matches that differ in nothing but what is hidden: at no moment can they be told apart by what all may see
//! and hear. For the tests without a page and for those with one.

use bar_a_jeux::{
    games::{
        barbarossa::{self, Barbarossa},
        barracuda::Barracuda,
        barrakuda::Barrakuda,
        bouillabaisse::{self, Bouillabaisse},
    },
    kernel::{Game, Note, Pending, Seat, Seats, Step, Viewer, conform::SuiteRng},
    table::{Entry, Header, Library, Match, MemoryStorage, Player, Storage, save::LoadError},
};
use rand::{RngExt, SeedableRng};

/// Who plays, seat by seat.
pub const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// Two matches, as they are kept.
pub struct Pair {
    /// The id of both.
    pub id: &'static str,
    /// What is kept of each: keys and texts.
    pub kept: [Vec<(String, String)>; 2],
    /// Whom the match waits for.
    pub pending: Seats,
    /// Who sees something else in the one than in the other.
    pub differs: Seats,
    /// Steps that were made.
    pub steps: usize,
    /// In how many of them the two are different.
    pub hidden: usize,
}

impl Pair {
    /// What an export of one of the two would hold.
    pub fn exported(&self, kept: &[(String, String)]) -> Result<String, LoadError> {
        let storage = MemoryStorage::default();
        for (key, text) in kept {
            storage.set(key, text)?;
        }
        Library::new(storage).export(self.id)
    }
}

/// Another way in which a step might have gone, hidden from all; nothing where none comes to mind.
type Vary<G> = fn(&G, &Step<<G as Game>::Action>, &mut SuiteRng) -> Option<Step<<G as Game>::Action>>;

/// So many pairs of a game with secrets, always the same ones; none twice running at the same moment.
pub fn pairs(game: &str, count: usize) -> Vec<Pair> {
    match game {
        "bouillabaisse" => of::<Bouillabaisse>(&bouillabaisse::Config::default(), count, swapped),
        "barrakuda" => of::<Barrakuda>(&Default::default(), count, anew),
        "barracuda" => of::<Barracuda>(&Default::default(), count, anew),
        "barbarossa" => {
            let clay = barbarossa::Clay::Real;
            of::<Barbarossa>(&barbarossa::Config { clay, ..Default::default() }, count, anew)
        }
        _ => Vec::new(),
    }
}

/// The games that have any.
pub const GAMES: [&str; 4] = ["bouillabaisse", "barrakuda", "barracuda", "barbarossa"];

/// Another of the actions on offer, or another deal.
fn anew<G: Game>(game: &G, step: &Step<G::Action>, rng: &mut SuiteRng) -> Option<Step<G::Action>> {
    let bar_a_jeux::kernel::Actor::Seat(seat) = step.by else { return Some(Step::table(game.deal(rng))) };
    let offer = game.offer(seat);
    let all = offer.actions();
    Some(Step::seat(seat, all.get(rng.random_range(0..all.len().max(1)))?.clone()))
}

/// Two players have each other's card.
fn swapped(
    _: &Bouillabaisse,
    step: &Step<bouillabaisse::Action>,
    rng: &mut SuiteRng,
) -> Option<Step<bouillabaisse::Action>> {
    let bouillabaisse::Action::Deal(hands) = &step.action else { return None };
    let mut hands = hands.clone();
    let (a, b) = (rng.random_range(0..hands.len()), rng.random_range(0..hands.len()));
    let (at, bt) = (rng.random_range(0..hands[a].len()), rng.random_range(0..hands[b].len()));
    let card = hands[a][at];
    hands[a][at] = std::mem::replace(&mut hands[b][bt], card);
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    Some(Step::table(bouillabaisse::Action::Deal(hands)))
}

fn of<G: Game>(config: &G::Config, count: usize, vary: Vary<G>) -> Vec<Pair> {
    let mut found: Vec<Pair> = Vec::new();
    let mut rng = SuiteRng::seed_from_u64(17);
    // Enough for every game; a game without secrets has none, however long one looks.
    for round in 0..count as u64 * 60 {
        if found.len() >= count {
            break;
        }
        let seats = 3 + (round % 2) as u8;
        // Early in the match, and later and later.
        let length = 1 + (found.len() * 5 + round as usize % 7) % 80;
        let Some(log) = random_log::<G>(config, seats, length, &mut rng) else { continue };
        let other = (0..60).find_map(|_| {
            // What was hidden long ago has come out by now.
            let at = log.len() - 1 - rng.random_range(0..log.len().min(40));
            let other = refolded::<G>(config, seats, &log, at, vary, &mut rng)?;
            (other != log).then_some(other)
        });
        if let Some(other) = other {
            found.push(pair::<G>(config, seats, &log, &other));
        }
    }
    found
}

/// A random match up to a moment at which somebody is to act.
fn random_log<G: Game>(
    config: &G::Config,
    seats: u8,
    length: usize,
    rng: &mut SuiteRng,
) -> Option<Vec<Step<G::Action>>> {
    let mut game = G::new(config, seats).ok()?;
    let mut log = Vec::new();
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return None,
            Pending::Waiting { table: true, .. } => Step::table(game.deal(rng)),
            Pending::Waiting { .. } if log.len() >= length => return Some(log),
            Pending::Waiting { seats, .. } => {
                let asides: Vec<Seat> = game.asides().iter().collect();
                let all: Vec<Seat> = seats.iter().collect();
                let from = if !asides.is_empty() && rng.random_bool(0.15) { asides } else { all };
                let seat = from[rng.random_range(0..from.len())];
                let offer = game.offer(seat);
                Step::seat(seat, offer.actions()[rng.random_range(0..offer.actions().len())].clone())
            }
        };
        game.apply(&step);
        log.push(step);
    }
}

/// The same match with one step made in another way, and all after it as it was; nothing where all can see that.
fn refolded<G: Game>(
    config: &G::Config,
    seats: u8,
    log: &[Step<G::Action>],
    at: usize,
    vary: Vary<G>,
    rng: &mut SuiteRng,
) -> Option<Vec<Step<G::Action>>> {
    let mut one = G::new(config, seats).ok()?;
    log[..at].iter().for_each(|step| drop(one.apply(step)));
    let mut other = one.clone();
    let mut steps = log[..at].to_vec();
    for (n, step) in log.iter().enumerate().skip(at) {
        let instead = if n == at { vary(&other, step, rng)? } else { step.clone() };
        other.check(&instead).ok()?;
        let (told, otherwise) = (one.apply(step), other.apply(&instead));
        if public::<G>(told) != public::<G>(otherwise) || !alike(&one, &other) {
            return None;
        }
        steps.push(instead);
    }
    Some(steps)
}

fn public<G: Game>(notes: Vec<Note<G::Event>>) -> Vec<G::Event> {
    notes.into_iter().filter(|note| note.may_reach(Viewer::Public)).map(|note| note.event).collect()
}

/// Whether all that everybody may see is the same.
fn alike<G: Game>(one: &G, other: &G) -> bool {
    one.view(Viewer::Public) == other.view(Viewer::Public)
        && one.pending() == other.pending()
        && one.asides() == other.asides()
}

fn pair<G: Game>(config: &G::Config, seats: u8, log: &[Step<G::Action>], other: &[Step<G::Action>]) -> Pair {
    const ID: &str = "00000000001-00000001";
    let hidden = log.iter().zip(other).filter(|(a, b)| a != b).count();
    let [one, two] = [log, other].map(|log| {
        let players = (0..seats).map(|seat| Player::new(NAMES[usize::from(seat)], seat, seat)).collect();
        let header = Header::new::<G>(ID, 1, players, config.clone(), None);
        let entries = log.iter().map(|step| Entry::Step(step.raw())).collect();
        Match::<G>::from_log(header, entries).unwrap_or_else(|why| panic!("a log that does not fold: {why}"))
    });
    let differs = |seat: &Seat| one.view(Viewer::Seat(*seat)) != two.view(Viewer::Seat(*seat));
    Pair {
        id: ID,
        pending: one.pending().seats(),
        differs: Seat::all(seats).filter(differs).collect(),
        steps: log.len(),
        hidden,
        kept: [&one, &two].map(|game| kept(game)),
    }
}

/// What the app would have in its storage.
fn kept<G: Game>(game: &Match<G>) -> Vec<(String, String)> {
    let library = Library::new(MemoryStorage::default());
    library.save(game, 1_700_000_000_000).unwrap_or_else(|why| panic!("not saved: {why}"));
    let storage = library.storage();
    let text = |key: String| Some((key.clone(), storage.get(&key).ok()??));
    storage.keys().unwrap_or_default().into_iter().filter_map(text).collect()
}
