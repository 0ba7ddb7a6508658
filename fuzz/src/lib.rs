//! Shared parts of the targets: a library of saves, a random moment of a match, and texts that are nearly an action.

use bar_a_jeux::{
    games::{barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    kernel::{Game, Seat, Step, StepOf, playout::random_step},
    saves::{Library, MemoryStorage, games::Checker, save::Record},
    table::{Header, Match, Player, json},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Calls a law for the game with this number, modulo five.
#[macro_export]
macro_rules! of_game {
    ($number:expr, $law:ident($($given:expr),*)) => {{
        use bar_a_jeux::games::*;
        match $number % 5 {
            0 => $law::<barragoon::Barragoon>($($given),*),
            1 => $law::<bouillabaisse::Bouillabaisse>($($given),*),
            2 => $law::<barrakuda::Barrakuda>($($given),*),
            3 => $law::<barracuda::Barracuda>($($given),*),
            _ => $law::<barbarossa::Barbarossa>($($given),*),
        }
    }};
}

pub type Shelf = Library<MemoryStorage>;

pub fn shelf() -> Shelf {
    Library::new(MemoryStorage::new())
}

pub const CHECKERS: [Checker; 5] = [
    Checker::of::<barragoon::Barragoon>(),
    Checker::of::<bouillabaisse::Bouillabaisse>(),
    Checker::of::<barrakuda::Barrakuda>(),
    Checker::of::<barracuda::Barracuda>(),
    Checker::of::<barbarossa::Barbarossa>(),
];

/// Returns a library with this text imported; `None` if it is refused.
pub fn imported(text: &str) -> Option<Shelf> {
    let shelf = shelf();
    let read = shelf.read_import(text).ok()?;
    shelf.import(&shelf.check_import(read, &CHECKERS).ok()?).ok()?;
    Some(shelf)
}

/// Returns a save with this header and these entries in a valid envelope, as only an author who knows the checksum
/// could write it.
pub fn sealed(body: &str) -> String {
    let line = |sum: &str| {
        let bytes = body.len();
        format!(
            "{{\"bar-a-jeux\":\"match\",\"schema\":2,\"seq\":1,\"updated\":1,\"steps\":1,\"over\":false,\
             \"bytes\":{bytes},\"sum\":\"{sum}\"}}"
        )
    };
    let bytes = [line("").as_bytes(), b"\n", body.as_bytes()].concat();
    // FNV-1a, as in `save.rs`.
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    [line(&format!("{sum:016x}")), body.to_owned()].join("\n")
}

/// Returns the body of a save as the app writes it, without its first line.
pub fn body<G: Game>(game: &Match<G>) -> String {
    let text = Record::of(game, 1).write(&bar_a_jeux::saves::migrate::CHAIN);
    text.split_once('\n').map(|(_, body)| body.to_owned()).unwrap_or_default()
}

/// Takes bytes from the front; zeros after their end.
pub struct ByteSource<'a>(pub &'a [u8]);

impl<'a> ByteSource<'a> {
    pub fn byte(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first)
    }

    pub fn chance(&mut self) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64((self.byte() << 8 | self.byte()) as u64)
    }

    pub fn one_of<'b, T>(&mut self, all: &'b [T]) -> Option<&'b T> {
        let at = self.byte();
        all.get(at % all.len().max(1))
    }

    /// Returns the remaining bytes up to the first invalid UTF-8.
    pub fn text(&mut self) -> &'a str {
        let text = std::mem::take(&mut self.0).utf8_chunks().next();
        text.map_or("", |chunk| chunk.valid())
    }
}

/// Options that change the rules.
pub const OPTIONS: [&str; 17] = [
    "{}",
    "{\"teams\":true}",
    "{\"swapped\":[true,true,true,true,true,true],\"swift\":true}",
    "{\"ground\":\"vicious\",\"goal\":10,\"swapped\":[true,false,false,false,false,true]}",
    "{\"look\":true,\"away\":[0,6]}",
    "{\"clay\":\"real\",\"two_words\":true,\"phrases\":true}",
    "{\"track\":26,\"penalties\":true}",
    "{\"finding\":\"late\",\"twins\":\"last\"}",
    "{\"finding\":{\"agreed\":[\"h\",\"Q\",\"Ks\"]},\"packs\":2,\"skip\":false}",
    "{\"all_or_nothing\":true,\"packs\":1}",
    "{\"start\":\"open\"}",
    "{\"express\":[1,2]}",
    "{\"resign\":false}",
    "{\"start\":{\"position\":\". . . . . . ./. . . b4 . . ./. . . . . . ./. . xx . aa . ./. . . . . . ./. . oN . . . ./. . . . . . ./. . w3 . w2 . ./. . . . . . . w 6\"}}",
    "{\"start\":{\"position\":\". b2 . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . ./w2 . . . . . . w 0\"}}",
    "{\"touch_move\":true}",
    "{\"letter\":true}",
];

/// Returns a game with suitable options and number of players.
pub fn begun<G: Game>(source: &mut ByteSource) -> (G, G::Config) {
    let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let seats = fewest + source.byte() as u8 % (most - fewest + 1);
    let text = OPTIONS[source.byte() % OPTIONS.len()];
    let config = serde_json::from_str(text).unwrap_or_else(|_| G::Config::default());
    match G::start(&config, seats) {
        Ok(game) => (game, config),
        Err(_) => {
            let config = G::Config::default();
            (G::start(&config, fewest).expect("the usual options"), config)
        }
    }
}

/// Returns a moment of a random match, and its steps.
pub fn moment<G: Game>(source: &mut ByteSource) -> (G, Vec<StepOf<G>>) {
    let (mut game, _) = begun::<G>(source);
    let mut rng = source.chance();
    // Mostly early moments, since a long match costs more time than it is worth.
    let steps = source.byte() * source.byte() / 128;
    let mut log = Vec::new();
    while log.len() < steps
        && let Some(step) = random_step(&game, &mut rng)
    {
        game.check(&step).expect("what is offered is legal");
        game.apply(&step);
        log.push(step);
    }
    (game, log)
}

/// Returns a match that has just begun, as the app would hold it.
pub fn played<G: Game>(source: &mut ByteSource) -> Match<G> {
    let (game, config) = begun::<G>(source);
    let players = Seat::all(game.seats()).map(|seat| Player::new("Ada", seat.number(), 0)).collect();
    Match::start(Header::new::<G>("m", 1, players, config, None)).expect("the game has begun")
}

/// Limits of value ranges, and numbers just beyond them.
pub const EDGES: [u64; 20] =
    [0, 1, 2, 5, 6, 9, 10, 11, 12, 13, 15, 16, 17, 32, 64, 128, 255, 256, 65_535, 1 << 32];

/// Returns texts that are nearly an action of this moment or of another. They have words replaced by the remaining
/// bytes, or a number by one of the [`EDGES`]. Some are only the remaining bytes.
pub fn nearly<G: Game>(source: &mut ByteSource, game: &G, log: &[StepOf<G>]) -> Vec<String> {
    let text = |action: &G::Action| text_of(action);
    let mut all: Vec<String> = Seat::all(game.seats())
        .flat_map(|seat| game.offer(seat).actions().iter().map(text).collect::<Vec<_>>())
        .collect();
    let kind = source.byte();
    if game.pending().is_chance() {
        all.push(text_of(&game.draw_chance(&mut source.chance())));
    }
    if kind % 4 == 1 || all.is_empty() {
        all = log.iter().map(text_of_step::<G>).collect();
    }
    let base = source.one_of(&all).cloned().unwrap_or_default();
    if kind % 4 == 0 || base.is_empty() {
        return vec![source.text().to_owned()];
    }
    // Words, each with the sign that follows it.
    let words: Vec<&str> = base.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    let put = |words: &[&str], at: usize, word: &str| -> String {
        let end = words[at].trim_start_matches(char::is_alphanumeric);
        [&words[..at].concat(), word, end, &words[at + 1..].concat()].concat()
    };
    let numbers: Vec<usize> =
        (0..words.len()).filter(|at| words[*at].starts_with(|c: char| c.is_ascii_digit())).collect();
    let mut texts = Vec::new();
    if let Some(at) = source.one_of(&numbers) {
        texts.extend(EDGES.iter().map(|number| put(&words, *at, &number.to_string())));
    }
    let places: Vec<usize> = (0..source.byte() % 4).map(|_| source.byte()).collect();
    let mut edited = base.clone();
    for (place, word) in places.into_iter().zip(source.text().split('|')) {
        let words: Vec<&str> = edited.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
        if !words.is_empty() {
            edited = put(&words, place % words.len(), word);
        }
    }
    texts.push(edited);
    texts
}

/// Reads an action from its notation.
pub fn action<G: Game>(text: &str) -> Option<G::Action> {
    G::Action::deserialize(&Value::from(text)).ok()
}

/// Reads an event of chance from its notation.
pub fn chance<G: Game>(text: &str) -> Option<G::Chance> {
    G::Chance::deserialize(&Value::from(text)).ok()
}

/// Calls every function that a screen calls on a game.
pub fn look_at<G: Game>(game: &G) {
    use bar_a_jeux::kernel::Viewer;
    game.check_invariants().expect("the game's own law");
    for seat in Seat::all(game.seats()) {
        game.offer(seat);
        game.view(Viewer::Seat(seat));
        game.resign(seat);
    }
    game.view(if game.pending().outcome().is_some() { Viewer::Omniscient } else { Viewer::Public });
}

/// Returns an action or an event of chance as text of the log.
pub fn text_of_step<G: Game>(step: &StepOf<G>) -> String {
    match step {
        Step::Player(_, action) => text_of(action),
        Step::Chance(chance) => text_of(chance),
    }
}

/// Returns an action as text of the log: all games write theirs as a single string.
pub fn text_of(what: &impl Serialize) -> String {
    json::to_value(what).as_str().unwrap_or_default().to_owned()
}
