//! A game in one minute is read aloud: it is as long as that, and made of words alone.

use bar_a_jeux::words::LANGUAGES;

use crate::messages::namespaces;

const GAMES: [&str; 5] = ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"];

/// What a voice would stumble over.
const SIGNS: &[char] = &['(', ')', '[', ']', '/', '×', '+', '=', '*', '→', '–', '"'];

#[test]
fn a_minute_is_a_minute_in_words_that_can_be_read_aloud() {
    for (tag, _) in LANGUAGES {
        let texts = &namespaces(tag)["minute"].texts;
        for game in GAMES {
            let prefix = format!("{game}_");
            let panels: Vec<&String> =
                texts.iter().filter(|(key, _)| key.starts_with(&prefix)).map(|(_, text)| text).collect();
            assert!((4..=6).contains(&panels.len()), "{tag}: {game} has {} panels", panels.len());
            let words: usize = panels.iter().map(|text| text.split_whitespace().count()).sum();
            assert!((110..=185).contains(&words), "{tag}: {game} has {words} words");
            for text in panels {
                assert!(
                    !text.contains(SIGNS) && !text.contains(|c: char| c.is_ascii_digit()),
                    "{tag}: {text}"
                );
            }
        }
    }
}
