//! Any frames give the content back, in any order and from any start, if there are two more than blocks.

use bar_a_jeux::transfer::{Content, Reader, Scan, SendError, Sender, digits};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};

/// Returns a content whose packet has about this length.
fn content(bytes: usize, rng: &mut ChaCha8Rng) -> Content {
    Content::Backup((0..bytes * 4 / 3).map(|_| char::from(b'0' + rng.random_range(0..64))).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn any_frames_give_the_content_back(
        // As many small contents as large ones, up to 300 kB.
        digits_of_size in 0.0..5.48_f64,
        frame in 60..600_usize,
        loss in 0.0..0.6_f64,
        start in 0..6_000_u32,
        seed: u64,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let content = content(10_f64.powf(digits_of_size) as usize, &mut rng);
        let packet = content.pack();
        let sender = match Sender::new(&packet, frame) {
            Ok(sender) => sender,
            Err(SendError::TooLarge { blocks, most }) => {
                prop_assert!(blocks > most);
                return Ok(());
            }
            Err(error) => panic!("{error}"),
        };
        let shown = start..start + 3 * sender.blocks() as u32 + 100;
        let mut seen: Vec<u32> = shown.filter(|_| !rng.random_bool(loss)).collect();
        seen.shuffle(&mut rng);
        let mut reader = Reader::new();
        let mut received = 0;
        for (index, number) in seen.into_iter().enumerate() {
            match reader.scan(digits::encode(&sender.frame(number)).as_bytes()).unwrap() {
                Scan::Whole(whole) => {
                    prop_assert_eq!(whole, content);
                    // Each further frame halves the risk: this fails once in thirty million runs.
                    prop_assert!(index < sender.blocks() + 25, "{} of {}", index + 1, sender.blocks());
                    return Ok(());
                }
                Scan::Part(progress) => {
                    prop_assert!(received <= progress.received && progress.received < progress.needed);
                    prop_assert_eq!(progress.needed, sender.blocks());
                    received = progress.received;
                }
            }
        }
        prop_assert!(false, "not whole");
    }

    /// Without a loss the blocks themselves are enough.
    #[test]
    fn a_sequence_from_its_start_has_no_overhead(bytes in 1..20_000_usize, frame in 40..700_usize, seed: u64) {
        let content = content(bytes, &mut ChaCha8Rng::seed_from_u64(seed));
        let mut sender = Sender::new(&content.pack(), frame).unwrap();
        let mut reader = Reader::new();
        for index in 1.. {
            let frame = sender.next_frame();
            if let Scan::Whole(whole) = reader.scan(digits::encode(&frame).as_bytes()).unwrap() {
                prop_assert_eq!((whole, index), (content, sender.blocks()));
                break;
            }
        }
    }
}

/// 80 kB in 30 s at ten codes a second, of which a third is missed.
#[test]
fn a_backup_arrives_within_half_a_minute() {
    let mut rng = ChaCha8Rng::seed_from_u64(80);
    let content = content(80_000, &mut rng);
    let packet = content.pack();
    assert!(packet.len() > 80_000);
    let mut sender = Sender::new(&packet, bar_a_jeux::transfer::FRAME_BYTES).unwrap();
    let mut reader = Reader::new();
    let arrived = (1..=300).find(|_| {
        let frame = sender.next_frame();
        let is_seen = rng.random_range(0..3) > 0;
        is_seen && matches!(reader.scan(digits::encode(&frame).as_bytes()), Ok(Scan::Whole(_)))
    });
    assert!(arrived.is_some(), "{:?}", reader.progress());
}

#[test]
fn a_sender_refuses_impossible_frames() {
    assert_eq!(Sender::new(b"x", 24).unwrap_err(), SendError::ShortFrame { least: 24 });
    assert_eq!(Sender::new(&[7; 5_000], 25).unwrap_err(), SendError::TooLarge { blocks: 5_000, most: 4_096 });
    assert_eq!(Sender::new(&[7; 4_096], 25).unwrap().blocks(), 4_096);
}
