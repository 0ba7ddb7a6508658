//! Plays random matches of a game with the kernel's suite, which checks its laws at every step, and counts the results.
//! It does not test blindness: only the tests of a game know the secrets of its players.
//!
//! `cargo run --release --no-default-features --example simulate -- GAME --matches M --seed S`
//!
//! With `all` instead of a game, it plays all games in turn. Without `--seats N` or `--config JSON`, the matches cycle
//! through all set-ups: every number of players with every combination of options.

#[path = "../shared/counts.rs"]
mod counts;
mod setups;
#[path = "../shared/mod.rs"]
mod shared;

use std::{collections::BTreeMap, process::ExitCode, time::Instant};

use bar_a_jeux::{
    games::{
        barbarossa::{self, Barbarossa},
        barracuda::{self, Barracuda},
        barragoon::{Barragoon, Prompt},
        barrakuda::{Barrakuda, Beat, Event},
        bouillabaisse::Bouillabaisse,
    },
    kernel::{
        Game, Pending, Viewer,
        conform::{Suite, Tally},
    },
};
use counts::Counts;
use lexopt::prelude::*;
use setups::{Options, Setup};

const USAGE: &str = "usage: simulate GAME|all [--seats N] [--matches M] [--seed S] [--config JSON]";

struct Args {
    game: String,
    seats: Option<u8>,
    matches: u32,
    seed: u64,
    config: Option<String>,
}

fn main() -> ExitCode {
    shared::exit(parse_args().map_err(|fault| format!("{fault}\n{USAGE}")).and_then(|args| {
        match args.game.as_str() {
            "all" => GAMES.iter().try_for_each(|(_, run)| run(&args)),
            game => match GAMES.iter().find(|(slug, _)| *slug == game) {
                Some((_, run)) => run(&args),
                None => Err(format!("no game is called {game:?}\n{USAGE}")),
            },
        }
    }))
}

/// Plays the matches of one game that the arguments ask for.
type Run = fn(&Args) -> Result<(), String>;

const GAMES: [(&str, Run); 5] = [
    (Barragoon::SLUG, |args| simulate::<Barragoon>(args, BARRAGOON, how_barragoon_ended, |_, _, _| {})),
    (Bouillabaisse::SLUG, |args| {
        simulate::<Bouillabaisse>(args, BOUILLABAISSE, how_bouillabaisse_ended, |_, _, _| {})
    }),
    (Barrakuda::SLUG, |args| simulate::<Barrakuda>(args, BARRAKUDA, how_barrakuda_ended, count_barrakuda)),
    (Barracuda::SLUG, |args| simulate::<Barracuda>(args, BARRACUDA, how_barracuda_ended, |_, _, _| {})),
    (Barbarossa::SLUG, |args| simulate::<Barbarossa>(args, BARBAROSSA, how_barbarossa_ended, |_, _, _| {})),
];

const YES_NO: &[&str] = &["false", "true"];

const BARRAGOON: Options = &[
    ("start", &[r#""closed""#, r#""open""#]),
    ("express", &["[0,0]", "[1,0]", "[0,2]", "[2,1]"]),
    ("touch_move", YES_NO),
    ("resign", YES_NO),
];

const BOUILLABAISSE: Options = &[
    ("packs", &["0", "1", "2"]),
    ("finding", &[r#""random""#, r#""late""#, r#"{"agreed":["h","Q","Kh"]}"#]),
    ("twins", &[r#""first""#, r#""last""#]),
    ("all_or_nothing", &["false", "true", r#""cards""#]),
    ("skip", YES_NO),
    ("help", &[r#""open""#, r#""usual""#, r#""strict""#]),
];

const OUR_WRECKS: &str = r#"{"name":"","base":"regain/gold 1, back 2/gold 1, gold 3/gold 1, gold 2/gold 1, bank 7/gold 1, regain","extra":"pocket/gold 1, gold 2/protected, regain/gold 1, gold 3/gold 1, bank all/gold 1, fling"}"#;
/// Wrecks with unusual amounts, and stop actions on three wrecks.
const OWN_WRECKS: &str = r#"{"name":"own","base":"regain/gold 1/regain, back 4/gold 1/fling, gold 5/gold 1, gold 2/bank all/fling, bank 7/gold 1, fling","extra":"pocket/gold 1, gold 2/protected, regain/gold 1, gold 3/gold 1, bank all/gold 1, fling"}"#;

const BARRAKUDA: Options = &[
    ("teams", YES_NO),
    ("goal", &["8", "10"]),
    ("ground", &[r#""random""#, r#""first""#, r#""gentle""#, r#""lively""#, r#""vicious""#]),
    ("set", &[OUR_WRECKS, OWN_WRECKS]),
    ("swift", YES_NO),
    ("letter", YES_NO),
    (
        "swapped",
        &[
            "[false,false,false,false,false,false]",
            "[true,false,false,true,false,false]",
            "[false,true,false,false,true,true]",
            "[true,true,true,true,true,true]",
        ],
    ),
];

const BARRACUDA: Options =
    &[("away", &["null", "[0,11]", "[5,6]"]), ("look", YES_NO), ("talk", &["0", "60"])];

const BARBAROSSA: Options = &[
    ("clay", &[r#""app""#, r#""real""#]),
    ("minutes", &["0", "5"]),
    ("track", &["26", "32", "40"]),
    ("two_words", YES_NO),
    ("phrases", YES_NO),
    ("penalties", YES_NO),
    ("no_letters", YES_NO),
    ("spelling", &[r#""english-french""#, r#""six-languages""#]),
];

fn parse_args() -> Result<Args, lexopt::Error> {
    let mut args = Args { game: String::new(), seats: None, matches: 100, seed: 1, config: None };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(game) if args.game.is_empty() => args.game = game.string()?,
            Long("seats") => args.seats = Some(parser.value()?.parse()?),
            Long("matches") => args.matches = parser.value()?.parse()?,
            Long("seed") => args.seed = parser.value()?.parse()?,
            Long("config") => args.config = Some(parser.value()?.string()?),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(args)
}

/// The end of a match, for the statistics.
fn how_barragoon_ended(game: &Barragoon) -> String {
    match game.prompt() {
        Prompt::Over(end) => format!("{end:?}"),
        _ => "unfinished".to_owned(),
    }
}

fn how_bouillabaisse_ended(game: &Bouillabaisse) -> String {
    match game.pending() {
        Pending::Over(outcome) if outcome.winners().len() > 1 => "first place shared".to_owned(),
        Pending::Over(_) => "one winner".to_owned(),
        Pending::Players(_) | Pending::Chance => "unfinished".to_owned(),
    }
}

fn how_barracuda_ended(game: &Barracuda) -> String {
    match game.view(Viewer::Omniscient).prompt {
        barracuda::Prompt::Over { winner: Some(_), .. } => "five pawns held",
        barracuda::Prompt::Over { bankrupt: Some(_), .. } => "bankrupt",
        _ => "out of rounds",
    }
    .to_owned()
}

fn how_barbarossa_ended(game: &Barbarossa) -> String {
    match game.view(Viewer::Omniscient).prompt {
        barbarossa::Prompt::Over(end) => match end {
            barbarossa::End::Goal(_) => "a hat at the goal",
            barbarossa::End::LastArrow => "the last arrow",
        },
        _ => "unfinished",
    }
    .to_owned()
}

fn how_barrakuda_ended(game: &Barrakuda) -> String {
    let full = game.sea().vaults.iter().any(|vault| *vault >= game.aim());
    if full { "a full vault" } else { "a draw" }.to_owned()
}

/// Counts rounds and meetings of the Barracuda with a diver, the measures of its presets.
fn count_barrakuda(game: &Barrakuda, beat: &Beat, counts: &mut Counts) {
    match &beat.event {
        Event::RoundOver { .. } => counts.add("rounds", 1),
        Event::Swam { .. } => {
            let diving = game.sea().divers.values().iter().filter(|diver| diver.at.is_some()).count();
            counts.add("divers on wrecks", diving as u64);
        }
        Event::Dropped { .. } | Event::Spared { .. } => counts.add("of them met by the Barracuda", 1),
        _ => {}
    }
}

/// Returns the set-up that the arguments name, else all set-ups.
fn ordered<G: Game>(args: &Args, options: Options) -> Result<Vec<Setup<G>>, String> {
    if args.seats.is_none() && args.config.is_none() {
        return setups::all(options);
    }
    let config = match &args.config {
        Some(text) => serde_json::from_str(text).map_err(|fault| format!("--config: {fault}"))?,
        None => G::Config::default(),
    };
    let written = args.config.clone().unwrap_or_default();
    Ok(vec![Setup { seats: args.seats.unwrap_or(*G::PLAYERS.start()), config, written }])
}

fn simulate<G: Game>(
    args: &Args,
    options: Options,
    how_ended: fn(&G) -> String,
    count: fn(&G, &G::Event, &mut Counts),
) -> Result<(), String> {
    let setups = ordered::<G>(args, options)?;
    let games = setups.iter().map(|setup| (setup.config.clone(), setup.seats)).collect();
    let suite = Suite::<G>::new(games, args.matches as usize, args.seed);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut counts = Counts::default();
    let start = Instant::now();
    let watched = suite.watch(&mut |game, _, notices| {
        notices.iter().for_each(|notice| count(game, &notice.event, &mut counts));
        if game.pending().outcome().is_some() {
            *endings.entry(how_ended(game)).or_default() += 1;
        }
    });
    let Tally { steps, longest, .. } = watched.map_err(|broken| {
        let Setup { seats, written, .. } = &setups[broken.round % setups.len()];
        format!("{}: seed {}, {seats} seats, {written}: {broken}", G::SLUG, args.seed)
    })?;
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let matches = f64::from(args.matches.max(1));
    let played = setups.len().min(args.matches as usize);
    println!("{}: {} random matches, seed {}", G::SLUG, args.matches, args.seed);
    println!("{played} of {} set-ups", setups.len());
    println!("{:.1} matches/s, {:.0} steps/s", matches / seconds, steps as f64 / seconds);
    let bound = if G::MAX_STEPS == usize::MAX { "none".to_owned() } else { G::MAX_STEPS.to_string() };
    println!("steps a match: mean {:.1}, longest {longest}, bound {bound}", steps as f64 / matches);
    counts.report(args.matches);
    for (ending, count) in endings {
        println!("{count:8}  {ending}");
    }
    println!("every law but blindness and telling held");
    Ok(())
}
