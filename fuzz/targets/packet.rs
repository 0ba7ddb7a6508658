//! Any text is a code or is refused by name. A content that was read is packed so that it reads as the same, and a match
//! in it is taken or refused. Any frames are a sequence or are refused.
#![no_main]

use bar_a_jeux::{
    saves::import::{Comparison, ImportPlan},
    transfer::{Content, Packet, Reader, Scan, digits, read},
};
use bar_a_jeux_fuzz::{CHECKERS, Shelf, shelf};

/// Returns a packet with the right hash, as only an author who knows the format could write it.
fn sealed(kind: u8, body: &[u8]) -> String {
    let mut packet = [b"BJ\x01", &[kind][..], body].concat();
    // FNV-1a, as in `packet.rs`.
    let hash = packet.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    packet.extend(hash.to_be_bytes());
    digits::encode(&packet)
}

fn check(content: &Content) {
    let packed = digits::encode(&content.pack());
    assert_eq!(read(packed.as_bytes()), Ok(Packet::Whole(content.clone())));
    if let Content::Match(text) = content {
        receive(text);
    }
}

/// Plans the import of a single match.
fn planned(shelf: &Shelf, text: &str) -> Option<ImportPlan> {
    let single = shelf.read_import(text).ok()?.single_match()?;
    shelf.check_import(single, &CHECKERS).ok()
}

/// Receives a match, and sends it on.
fn receive(text: &str) {
    let shelf = shelf();
    let Some(plan) = planned(&shelf, text) else { return };
    let [item] = &plan.matches[..] else { unreachable!("a single match") };
    if item.comparison != Comparison::New {
        return;
    }
    shelf.import(&plan).expect("memory is not full");
    let sent = shelf.export(&item.home).expect("what was taken can be sent");
    let again = planned(&shelf, &sent).expect("and received");
    assert_eq!(again.matches[0].comparison, Comparison::Same);
}

/// Scans a code, and checks the content that it completes.
fn scan(reader: &mut Reader, text: &[u8]) {
    let before = reader.progress();
    match reader.scan(text) {
        Ok(Scan::Whole(content)) => check(&content),
        Ok(Scan::Part(now)) => {
            assert!(before.is_none_or(|before| before.received <= now.received));
            assert!(now.received < now.needed);
        }
        Err(error) => drop(error.to_string()),
    }
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let mut reader = Reader::new();
    scan(&mut reader, data);
    let Some((kind, body)) = data.split_first() else { return };
    scan(&mut reader, sealed(*kind, body).as_bytes());
    // The text of a match, which the engine would never hit upon deflated.
    receive(&String::from_utf8_lossy(body));
    // Frames of one sequence: the length of a block, that of the packet, then a number and a block each.
    let Some(([block, length], frames)) = body.split_first_chunk() else { return };
    for frame in frames.chunks(usize::from(*block).max(1) + 1).take(100) {
        let (number, data) = frame.split_at(frame.len().min(1));
        let head = [0, 0, 0, 0, 0, 0, 0, *length, 0, 0, 0, number.first().copied().unwrap_or_default()];
        scan(&mut reader, sealed(16, &[&head, data].concat()).as_bytes());
    }
});
