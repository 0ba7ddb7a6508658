//! Prints the figures of docs/transfer.md: the size of a match of each game as a packet and as a code, the versions of a
//! code by the spelling of its packet, and the frames that a receiver needs for a sequence.
//!
//! `cargo run --release --no-default-features --example transfer`

use std::time::Instant;

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Game, playout::random_step},
    saves::{Library, MemoryStorage},
    table::{Header, Match, Player},
    transfer::{
        Content, FRAME_BYTES, Reader, Scan, Sender,
        code::{self, Level},
        digits,
    },
};
use qrcodegen::{QrCode, QrCodeEcc, QrSegment};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};

/// An address of a usual length.
const SITE: &str = "https://name.github.io/bar-a-jeux/";

/// Number of entries of a match.
const ENTRIES: usize = 70;

/// Number of matches of a game.
const MATCHES: u64 = 20;

fn main() {
    println!("Matches of {ENTRIES} entries; mean of {MATCHES}, and the largest");
    println!(
        "{:14} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8}",
        "game", "export", "packet", "an entry", "largest", "address", "alone"
    );
    matches::<Barragoon>(2);
    matches::<Bouillabaisse>(4);
    matches::<Barrakuda>(3);
    matches::<Barracuda>(3);
    matches::<Barbarossa>(3);
    spellings();
    sequences();
    speed();
}

/// Returns the packet of a random match after this number of entries, and the length of its export.
fn packet<G: Game>(seats: u8, seed: u64, entries: usize) -> (usize, Vec<u8>) {
    let names = ["Ada", "Benjamin", "Cleo", "Dominique"];
    let players = (0..seats).map(|seat| Player::new(names[usize::from(seat)], seat, seat)).collect();
    let id = format!("019aa5f3c00-{seed:08x}");
    let header = Header::new::<G>(id, 1_763_730_000_000, players, G::Config::default(), None);
    let mut game = Match::<G>::start(header).unwrap_or_else(|error| panic!("{}: {error:?}", G::SLUG));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while game.entries().len() < entries
        && let Some(step) = random_step(game.game(), &mut rng)
    {
        game.play(step).unwrap_or_else(|error| panic!("{}: {error:?}", G::SLUG));
    }
    let text = Library::new(MemoryStorage::new()).export_now(&game, 1_763_733_600_000);
    (text.len(), Content::Match(text).pack())
}

fn matches<G: Game>(seats: u8) {
    let after = |entries| (0..MATCHES).map(|seed| packet::<G>(seats, seed, entries)).collect::<Vec<_>>();
    let (all, empty) = (after(ENTRIES), after(0));
    let total = |of: &[(usize, Vec<u8>)]| of.iter().map(|(_, packet)| packet.len()).sum::<usize>();
    let an_entry = (total(&all) - total(&empty)) as f64 / (all.len() * ENTRIES) as f64;
    let mean = |length: fn(&(usize, Vec<u8>)) -> usize| all.iter().map(length).sum::<usize>() / all.len();
    let largest = all.iter().map(|(_, packet)| packet).max_by_key(|packet| packet.len()).cloned();
    let largest = largest.unwrap_or_default();
    let version = |code: Result<code::Code, _>| {
        code.map_or_else(|_| "too long".into(), |code| code.version().to_string())
    };
    let address = version(code::of_address(SITE, &largest, Level::Low));
    let alone = version(code::of_packet(&largest, Level::Low));
    let (export, mean) = (mean(|one| one.0), mean(|one| one.1.len()));
    println!("{:14} {export:7} {mean:7} {an_entry:7.1} {:7} {address:>8} {alone:>8}", G::SLUG, largest.len());
}

/// Versions of a code at level L by the spelling of the packet: alone, and in an address.
fn spellings() {
    println!("\nVersions by the spelling of a packet, alone and in an address");
    println!(
        "{:>6} {:>6} {:>6} {:>6} {:>7} | {:>6} {:>6}",
        "bytes", "byte", "digits", "base45", "base64", "digits", "base64"
    );
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let version = |segments: &[QrSegment]| {
        let code = QrCode::encode_segments(segments, QrCodeEcc::Low);
        code.map_or(0, |code| code.version().value())
    };
    for length in [300, 400, 500, 514, 550, 600, 630, 700, 1000] {
        let bytes: Vec<u8> = (0..length).map(|_| rng.random()).collect();
        let numeric = || QrSegment::make_numeric(&digits::encode(&bytes));
        // Two bytes take three characters of base45, whatever they are.
        let base45 = QrSegment::make_alphanumeric(&"A".repeat(length / 2 * 3 + length % 2 * 2));
        let base64 = || QrSegment::make_bytes(&vec![b'a'; (length * 4).div_ceil(3)]);
        let site = || QrSegment::make_bytes(format!("{SITE}#/take/").as_bytes());
        println!(
            "{length:6} {:6} {:6} {:6} {:7} | {:6} {:6}",
            version(&[QrSegment::make_bytes(&bytes)]),
            version(&[numeric()]),
            version(&[base45]),
            version(&[base64()]),
            version(&[site(), numeric()]),
            version(&[site(), base64()]),
        );
    }
}

/// Frames beyond the number of blocks that a receiver needs, by size and loss.
fn sequences() {
    println!("\nFrames received beyond the number of blocks, mean and most of 100");
    println!(
        "{:>8} {:>6} {:>14} {:>14} {:>14} {:>14}",
        "bytes", "blocks", "loss 0 %", "20 %", "40 %", "60 %"
    );
    for length in [100, 1_000, 5_000, 24_000, 80_000, 300_000] {
        let packet = random_packet(length);
        let Ok(sender) = Sender::new(&packet, FRAME_BYTES) else { continue };
        print!("{:8} {:6}", packet.len(), sender.blocks());
        for loss in [0.0, 0.2, 0.4, 0.6] {
            let runs: Vec<usize> = (0..100).map(|seed| overhead(&sender, loss, seed)).collect();
            let mean = runs.iter().sum::<usize>() as f64 / runs.len() as f64;
            print!(" {mean:9.2} {:4}", runs.iter().max().copied().unwrap_or_default());
        }
        println!();
    }
}

/// A packet of about this length.
fn random_packet(length: usize) -> Vec<u8> {
    let mut rng = ChaCha8Rng::seed_from_u64(length as u64);
    let text = (0..length * 4 / 3).map(|_| char::from(b'0' + rng.random_range(0..64))).collect();
    Content::Backup(text).pack()
}

/// Reads a sequence from a random frame on, and returns the number of frames beyond its blocks.
fn overhead(sender: &Sender, loss: f64, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let start = rng.random_range(0..2 * sender.blocks() as u32);
    let mut numbers: Vec<u32> =
        (start..).take(sender.blocks() * 3 + 100).filter(|_| !rng.random_bool(loss)).collect();
    // A camera sees no order that matters.
    numbers.chunks_mut(10).for_each(|chunk| chunk.shuffle(&mut rng));
    let mut reader = Reader::new();
    for (index, number) in numbers.iter().enumerate() {
        let text = digits::encode(&sender.frame(*number));
        if let Ok(Scan::Whole(_)) = reader.scan(text.as_bytes()) {
            return index + 1 - sender.blocks();
        }
    }
    usize::MAX
}

/// Time of the parts on this machine.
fn speed() {
    let packet = random_packet(80_000);
    let Ok(sender) = Sender::new(&packet, FRAME_BYTES) else { return };
    let begun = Instant::now();
    let frames: Vec<Vec<u8>> = (1_000..1_200).map(|number| sender.frame(number)).collect();
    println!("\na coded frame of 80 kB: {:?}", begun.elapsed() / 200);
    let begun = Instant::now();
    let codes = frames.iter().filter_map(|frame| code::of_frame(frame, Level::Low).ok());
    let version = codes.map(|code| code.version()).max();
    println!("a code of version {version:?}: {:?}", begun.elapsed() / 200);
    let begun = Instant::now();
    let mut reader = Reader::new();
    let read = frames
        .iter()
        .position(|frame| matches!(reader.scan(digits::encode(frame).as_bytes()), Ok(Scan::Whole(_))));
    println!("{read:?} coded frames read and solved: {:?}", begun.elapsed());
}
