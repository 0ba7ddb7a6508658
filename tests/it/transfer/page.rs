//! The test vectors of docs/transfer.md.

use std::fs;

use bar_a_jeux::{
    saves::lists::StoredWreckSet,
    transfer::{Content, Packet, ReadError, Sender, address, digits, read},
};

use crate::tidiness::root;

/// Returns the blocks of this kind on the page, each as (name, value) of its lines.
fn blocks(kind: &str) -> Vec<Vec<(String, String)>> {
    let page = fs::read_to_string(root().join("docs/transfer.md")).unwrap();
    let start = format!("```{kind}\n");
    let starts = page.split(&start).skip(1);
    let blocks = starts.map(|rest| rest.split("```").next().unwrap().lines());
    let line =
        |line: &str| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned())).unwrap();
    let blocks: Vec<_> = blocks.map(|lines| lines.map(line).collect()).collect();
    assert!(!blocks.is_empty(), "no {kind} on the page");
    blocks
}

fn value<'a>(block: &'a [(String, String)], name: &str) -> &'a str {
    block.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).unwrap()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn content(block: &[(String, String)]) -> Content {
    let text = value(block, "text").replace("\\n", "\n");
    match value(block, "kind") {
        "match" => Content::Match(text),
        "backup" => Content::Backup(text),
        "wreck set" => Content::WreckSet(serde_json::from_str::<StoredWreckSet>(&text).unwrap()),
        "position" => Content::Position(text),
        "problem" => Content::Problem(text),
        kind => panic!("{kind}"),
    }
}

#[test]
fn packets_are_as_on_the_page() {
    let vectors = blocks("packet");
    let mut kinds: Vec<&str> = vectors.iter().map(|block| value(block, "kind")).collect();
    kinds.dedup();
    assert_eq!(kinds, ["match", "backup", "wreck set", "position", "problem"]);
    for block in vectors {
        let content = content(&block);
        let packet = content.pack();
        assert_eq!(
            hex(&packet),
            value(&block, "bytes"),
            "{content:?}: link {} digits {}",
            address::link("", &packet),
            digits::encode(&packet)
        );
        assert_eq!(digits::encode(&packet), value(&block, "digits"));
        assert_eq!(address::link("", &packet), value(&block, "link"));
        for text in [value(&block, "digits"), value(&block, "link")] {
            assert_eq!(read(text.as_bytes()), Ok(Packet::Whole(content.clone())));
        }
    }
}

#[test]
fn frames_are_as_on_the_page() {
    for block in blocks("sequence") {
        let content = content(&block);
        let length = value(&block, "frame length").parse().unwrap();
        let sender = Sender::new(&content.pack(), length).unwrap();
        assert_eq!(sender.blocks().to_string(), value(&block, "blocks"));
        let frames: Vec<_> = block
            .iter()
            .filter_map(|(name, bytes)| Some((name.strip_prefix("frame ")?.parse::<u32>().ok()?, bytes)))
            .collect();
        assert!(frames.len() > 3);
        for (number, bytes) in frames {
            assert_eq!(&hex(&sender.frame(number)), bytes, "frame {number}");
        }
    }
}

#[test]
fn refusals_are_as_on_the_page() {
    for (text, expected) in blocks("refused").concat() {
        let refused = match read(text.as_bytes()) {
            Err(ReadError::Foreign) => "foreign",
            Err(ReadError::Newer { .. }) => "newer",
            Err(ReadError::Broken) => "broken",
            Err(ReadError::WrongHash) => "wrong hash",
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(refused, expected, "{text}");
    }
}
