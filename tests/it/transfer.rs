//! Packets, codes and sequences: read as they were written, or refused by name.

mod fountain;
mod page;

use bar_a_jeux::transfer::{Content, Packet, ReadError, Reader, Scan, Sender, address, code, digits, read};

/// Returns a packet with this version, kind and body and the right hash, as only an author who knows the format could
/// write it.
fn sealed(version: u8, kind: u8, body: &[u8]) -> Vec<u8> {
    let mut packet = [&[b'B', b'J', version, kind], body].concat();
    // FNV-1a, 64 bits.
    let hash = packet.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    packet.extend(hash.to_be_bytes());
    packet
}

fn read_packet(packet: &[u8]) -> Result<Packet, ReadError> {
    read(digits::encode(packet).as_bytes())
}

fn problem() -> Content {
    Content::Problem("12-47".to_owned())
}

#[test]
fn a_packet_is_read_from_digits_and_from_addresses() {
    let packet = problem().pack();
    let whole = Ok(Packet::Whole(problem()));
    let link = address::link("https://example.org/bar-a-jeux/", &packet);
    let fragment = &link[link.find('#').unwrap()..];
    let bare = link.rsplit('/').next().unwrap();
    let digits = digits::encode(&packet);
    let address = format!("https://example.org/#/take/{digits}");
    let words = format!("Look: {link}\nSee you!");
    for text in
        [&link, fragment, bare, &digits, &address, &words, &format!(" {digits}\n"), &format!("<{link}>")]
    {
        assert_eq!(read(text.as_bytes()), whole, "{text}");
    }
}

#[test]
fn every_refusal_has_a_name() {
    let packet = problem().pack();
    let text = digits::encode(&packet);
    let link = address::link("", &packet);
    assert_eq!(read(b"  \n"), Err(ReadError::Empty));
    for foreign in
        ["https://example.org/", "WIFI:S:net;T:WPA;P:pass;;", "4006381333931", "{}", "BEGIN:VCARD", "QkoB?"]
    {
        assert_eq!(read(foreign.as_bytes()), Err(ReadError::Foreign), "{foreign}");
    }
    assert_eq!(read(&[0xff, 0xfe, 0x00]), Err(ReadError::Foreign));
    assert_eq!(read_packet(&sealed(0, 5, b"")), Err(ReadError::Foreign));
    assert_eq!(read_packet(&sealed(2, 5, b"")), Err(ReadError::Newer { version: 2 }));
    assert_eq!(
        read_packet(&sealed(1, 9, b"")),
        Err(ReadError::Newer { version: 1 }),
        "a kind of a later build"
    );
    // A newer format may have another hash.
    assert_eq!(read_packet(b"BJ\x07"), Err(ReadError::Newer { version: 7 }));
    assert_eq!(read_packet(b"BJ"), Err(ReadError::Broken));
    assert_eq!(read_packet(b"BJ\x01\x05"), Err(ReadError::Broken));
    assert_eq!(read(b"#/take/"), Err(ReadError::Broken));
    assert_eq!(read(b"#/take/QkoBx"), Err(ReadError::Broken));
    // The text lacks its end, or a character was typed wrongly.
    for missing in 1..20 {
        let cut = read(&link.as_bytes()[..link.len() - missing]);
        assert!(matches!(cut, Err(ReadError::WrongHash | ReadError::Broken)), "{missing}: {cut:?}");
    }
    let typo = text.replace("59", "58");
    assert_eq!(read(typo.as_bytes()), Err(ReadError::WrongHash), "{typo}");
    // Contents that no build writes.
    assert_eq!(read_packet(&sealed(1, 5, b"\xff\xff")), Err(ReadError::Broken));
    let utf16 = miniz_oxide::deflate::compress_to_vec(&[0xff, 0xfe], 6);
    assert_eq!(read_packet(&sealed(1, 5, &utf16)), Err(ReadError::Broken));
    let list = miniz_oxide::deflate::compress_to_vec(b"[]", 6);
    assert_eq!(read_packet(&sealed(1, 3, &list)), Err(ReadError::Broken));
    assert_eq!(read_packet(&sealed(1, 16, b"short")), Err(ReadError::Broken));
}

/// Every altered byte is detected.
#[test]
fn an_altered_packet_is_never_read() {
    let packet = problem().pack();
    for index in 0..packet.len() {
        for bit in 0..8 {
            let mut altered = packet.clone();
            altered[index] ^= 1 << bit;
            assert!(read_packet(&altered).is_err(), "bit {bit} of byte {index}");
        }
    }
}

/// A few kilobytes that would become as many megabytes as they like.
#[test]
fn a_deflate_bomb_stops() {
    let most = bar_a_jeux::saves::import::MAX_BYTES;
    let bomb = Content::Backup("0".repeat(most + 1)).pack();
    assert!(bomb.len() < 20_000, "{}", bomb.len());
    assert_eq!(read_packet(&bomb), Err(ReadError::TooLarge { most }));
    let largest = Content::Backup("0".repeat(most));
    assert_eq!(read_packet(&largest.pack()), Ok(Packet::Whole(largest)));
    assert_eq!(
        read_packet(&Content::Position("0".repeat(10_001)).pack()),
        Err(ReadError::TooLarge { most: 10_000 })
    );
}

#[test]
fn sequences_do_not_mix() {
    let other = Content::Problem("9-9".to_owned());
    let frames = |content: &Content| Sender::new(&content.pack(), 30).unwrap();
    let (mut here, mut there) = (frames(&problem()), frames(&other));
    let scan = |reader: &mut Reader, frame: Vec<u8>| reader.scan(digits::encode(&frame).as_bytes());
    let mut reader = Reader::new();
    let first = scan(&mut reader, here.next_frame());
    assert!(matches!(first, Ok(Scan::Part(progress)) if progress.received == 1), "{first:?}");
    assert_eq!(scan(&mut reader, there.next_frame()), Err(ReadError::OtherSequence));
    // The same packet in frames of another length is another sequence.
    let mut wide = Sender::new(&problem().pack(), 31).unwrap();
    assert_eq!(scan(&mut reader, wide.next_frame()), Err(ReadError::OtherSequence));
    // A code of another app in between costs nothing.
    assert_eq!(reader.scan(b"hello"), Err(ReadError::Foreign));
    // Nor does a whole content.
    assert_eq!(scan(&mut reader, other.pack()), Ok(Scan::Whole(other.clone())));
    assert_eq!(reader.progress().map(|progress| progress.received), Some(1));
    let whole = (0..20).find_map(|_| match scan(&mut reader, here.next_frame()) {
        Ok(Scan::Whole(content)) => Some(content),
        _ => None,
    });
    assert_eq!(whole, Some(problem()));
    assert_eq!(reader.progress(), None);
    // After a new start the other sequence is welcome.
    scan(&mut reader, here.next_frame()).unwrap();
    reader.restart();
    assert!(scan(&mut reader, there.next_frame()).is_ok());
}

/// A frame with a right hash and a wrong block spoils the sequence: the hash of the whole tells, and the next scan
/// starts anew.
#[test]
fn the_hash_of_the_whole_is_checked() {
    let packet = problem().pack();
    let sender = Sender::new(&packet, packet.len() + 24).unwrap();
    let mut frame = sender.frame(0);
    frame.truncate(frame.len() - 8);
    *frame.last_mut().unwrap() ^= 1;
    let forged = sealed(1, 16, &frame[4..]);
    let mut reader = Reader::new();
    assert_eq!(reader.scan(digits::encode(&forged).as_bytes()), Err(ReadError::WrongHash));
    assert_eq!(reader.scan(digits::encode(&sender.frame(0)).as_bytes()), Ok(Scan::Whole(problem())));
    // A sequence of a sequence, an empty one, and one of more blocks than any sender makes.
    let nested = Sender::new(&sender.frame(0), 600).unwrap().frame(0);
    assert_eq!(reader.scan(digits::encode(&nested).as_bytes()), Err(ReadError::Broken));
    let head = |length: u32| [0, length, 0].map(u32::to_be_bytes).as_flattened().to_vec();
    for (body, error) in [
        (head(9), ReadError::Broken),
        ([head(0), vec![1]].concat(), ReadError::Broken),
        ([head(u32::MAX), vec![1]].concat(), ReadError::TooLarge { most: 4096 }),
    ] {
        assert_eq!(reader.scan(digits::encode(&sealed(1, 16, &body)).as_bytes()), Err(error));
    }
}

#[test]
fn a_code_has_its_finders_and_its_size() {
    let packet = problem().pack();
    for made in [
        code::of_packet(&packet, code::Level::Medium),
        code::of_address("https://example.org/", &packet, code::Level::Low),
        code::of_frame(&packet, code::Level::Low),
    ] {
        let code = made.unwrap();
        assert_eq!(code.modules.len(), code.width * code.width);
        assert_eq!(code.width, 17 + 4 * code.version());
        let row = |y: usize| &code.modules[y * code.width..y * code.width + 8];
        assert_eq!(row(0), [true, true, true, true, true, true, true, false]);
        assert_eq!(row(1), [true, false, false, false, false, false, true, false]);
    }
    assert_eq!(code::of_packet(&[7; 3_000], code::Level::Low), Err(code::TooLong));
}

/// A longer frame would need a larger code, which a camera reads less well.
#[test]
fn a_frame_fills_a_code_of_version_15() {
    let version = |bytes: usize| code::of_frame(&vec![7; bytes], code::Level::Low).unwrap().version();
    let bytes = bar_a_jeux::transfer::FRAME_BYTES;
    assert_eq!((version(bytes), version(bytes + 1)), (15, 16));
}
