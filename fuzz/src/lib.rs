//! What the targets share: a library of saves, a match at some moment made of bytes, and text that is nearly an action.

use bar_a_jeux::{
    games::{barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    kernel::{Game, Seat, Step, StepOf, playout::random_step},
    saves::{Library, MemoryStorage, games::Checker, save::Record},
    table::{Header, Match, Player, json},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Asks a law of the game with this number, whatever it is.
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

/// A library into which this text was imported; nothing where it is refused.
pub fn imported(text: &str) -> Option<Shelf> {
    let shelf = shelf();
    let checkers = [
        Checker::of::<barragoon::Barragoon>(),
        Checker::of::<bouillabaisse::Bouillabaisse>(),
        Checker::of::<barrakuda::Barrakuda>(),
        Checker::of::<barracuda::Barracuda>(),
        Checker::of::<barbarossa::Barbarossa>(),
    ];
    let read = shelf.read_import(text).ok()?;
    shelf.import(&shelf.check_import(read, &checkers).ok()?).ok()?;
    Some(shelf)
}

/// The header and the entries of a save with the right envelope round them: what only somebody who knows the checksum
/// could have written.
pub fn sealed(body: &str) -> String {
    let line = |sum: &str| {
        let bytes = body.len();
        format!(
            "{{\"bar-a-jeux\":\"match\",\"schema\":2,\"seq\":1,\"updated\":1,\"steps\":1,\"over\":false,\
             \"bytes\":{bytes},\"sum\":\"{sum}\"}}"
        )
    };
    let bytes = [line("").as_bytes(), b"\n", body.as_bytes()].concat();
    // FNV-1a, as `save.rs` has it.
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    [line(&format!("{sum:016x}")), body.to_owned()].join("\n")
}

/// The body of a save as the app writes it: all but its first line.
pub fn body<G: Game>(game: &Match<G>) -> String {
    let text = Record::of(game, 1).write(&bar_a_jeux::saves::migrate::CHAIN);
    text.split_once('\n').map(|(_, body)| body.to_owned()).unwrap_or_default()
}

/// Bytes, taken from the front; zeros where there are no more.
pub struct Dice<'a>(pub &'a [u8]);

impl<'a> Dice<'a> {
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

    /// What is left, as far as it is text.
    pub fn text(&mut self) -> &'a str {
        let text = std::mem::take(&mut self.0).utf8_chunks().next();
        text.map_or("", |chunk| chunk.valid())
    }
}

/// Options that lead to other rules.
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

/// A game, options and a number of players that go together.
pub fn begun<G: Game>(dice: &mut Dice) -> (G, G::Config) {
    let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let seats = fewest + dice.byte() as u8 % (most - fewest + 1);
    let text = OPTIONS[dice.byte() % OPTIONS.len()];
    let config = serde_json::from_str(text).unwrap_or_else(|_| G::Config::default());
    match G::start(&config, seats) {
        Ok(game) => (game, config),
        Err(_) => {
            let config = G::Config::default();
            (G::start(&config, fewest).expect("the usual options"), config)
        }
    }
}

/// A moment of a random match, and what was played up to then.
pub fn moment<G: Game>(dice: &mut Dice) -> (G, Vec<StepOf<G>>) {
    let (mut game, _) = begun::<G>(dice);
    let mut rng = dice.chance();
    // Mostly early: a long match costs more than it shows.
    let steps = dice.byte() * dice.byte() / 128;
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

/// A match of random steps, as the app would hold it.
pub fn played<G: Game>(dice: &mut Dice) -> Match<G> {
    let (game, config) = begun::<G>(dice);
    let players = Seat::all(game.seats()).map(|seat| Player::new("Ada", seat.number(), 0)).collect();
    Match::start(Header::new::<G>("m", 1, players, config, None)).expect("the game has begun")
}

/// Numbers at the ends of what fits somewhere, and just beyond.
pub const EDGES: [u64; 20] =
    [0, 1, 2, 5, 6, 9, 10, 11, 12, 13, 15, 16, 17, 32, 64, 128, 255, 256, 65_535, 1 << 32];

/// Texts that are nearly an action: one of this moment or of another, in which words were replaced by what is left of
/// the bytes, or a number by one of the [`EDGES`]; or just what is left.
pub fn nearly<G: Game>(dice: &mut Dice, game: &G, log: &[StepOf<G>]) -> Vec<String> {
    let text = |action: &G::Action| text_of(action);
    let mut all: Vec<String> = Seat::all(game.seats())
        .flat_map(|seat| game.offer(seat).actions().iter().map(text).collect::<Vec<_>>())
        .collect();
    let kind = dice.byte();
    if game.pending().is_chance() {
        all.push(text_of(&game.draw_chance(&mut dice.chance())));
    }
    if kind % 4 == 1 || all.is_empty() {
        all = log.iter().map(text_of_step::<G>).collect();
    }
    let base = dice.one_of(&all).cloned().unwrap_or_default();
    if kind % 4 == 0 || base.is_empty() {
        return vec![dice.text().to_owned()];
    }
    // Words, each with the sign behind it.
    let words: Vec<&str> = base.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    let put = |words: &[&str], at: usize, word: &str| -> String {
        let end = words[at].trim_start_matches(char::is_alphanumeric);
        [&words[..at].concat(), word, end, &words[at + 1..].concat()].concat()
    };
    let numbers: Vec<usize> =
        (0..words.len()).filter(|at| words[*at].starts_with(|c: char| c.is_ascii_digit())).collect();
    let mut texts = Vec::new();
    if let Some(at) = dice.one_of(&numbers) {
        texts.extend(EDGES.iter().map(|number| put(&words, *at, &number.to_string())));
    }
    let places: Vec<usize> = (0..dice.byte() % 4).map(|_| dice.byte()).collect();
    let mut edited = base.clone();
    for (place, word) in places.into_iter().zip(dice.text().split('|')) {
        let words: Vec<&str> = edited.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
        if !words.is_empty() {
            edited = put(&words, place % words.len(), word);
        }
    }
    texts.push(edited);
    texts
}

/// An action in this notation.
pub fn action<G: Game>(text: &str) -> Option<G::Action> {
    G::Action::deserialize(&Value::from(text)).ok()
}

/// What chance decides, where the text is that.
pub fn chance<G: Game>(text: &str) -> Option<G::Chance> {
    G::Chance::deserialize(&Value::from(text)).ok()
}

/// All that a screen asks of a game.
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

/// What was done, or what came of chance, as it stands in a log.
pub fn text_of_step<G: Game>(step: &StepOf<G>) -> String {
    match step {
        Step::Player(_, action) => text_of(action),
        Step::Chance(chance) => text_of(chance),
    }
}

/// An action as it stands in a log: all games write theirs as one string.
pub fn text_of(what: &impl Serialize) -> String {
    json::to_value(what).as_str().unwrap_or_default().to_owned()
}
