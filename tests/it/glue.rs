//! A sentence is one message: code does not put it together from translated parts, since word order, case and articles
//! differ between languages. Lists and sentences in a row are made in one place, `src/words/list.rs`.

use std::collections::BTreeSet;

use bar_a_jeux::words::{Language, sentences};

use crate::{
    messages,
    tidiness::{complain, files},
};

/// Calls that put texts together, or cut the end off one.
const GLUE: [&str; 6] = [".concat()", ".join(", "trim_end_matches", ".push_str(", "write!(", "+ \" "];

/// Lines with `format!` for the browser: classes, selectors, styles, drawings.
const MARKUP: [&str; 11] = [
    "class=",
    "classes(",
    "viewBox=",
    "translate(",
    "rotate(",
    "query_selector(",
    "find(",
    "Focus(",
    "focus_next(",
    "set_property(",
    "set_font(",
];

/// Lines that put together something else than a sentence: file, piece of the line, the thing.
const ALLOWED: [(&str, &str, &str); 35] = [
    ("src/app/components/button.rs", "{own} {more}", "classes"),
    ("src/app/components/chart/line.rs", ".join(\" \")", "points of a line"),
    ("src/app/components/chart/mod.rs", "0 {} {WIDE} {}", "a view box"),
    ("src/app/components/field.rs", "[kind, \"-\"", "an id"),
    ("src/app/components/page.rs", "{} – {}", "the window’s title: screen and app"),
    ("src/app/platform/device.rs", "{} {h:02}:{m:02}:{s:02}", "a time in a file"),
    ("src/app/platform/files.rs", "EXTENSION].concat()", "file names"),
    ("src/app/platform/picture.rs", "lines.join(\"\\n\")", "lines of a text"),
    ("src/app/boards/barbarossa/ending.rs", "♥ {votes}", "a count with its sign"),
    ("src/app/boards/barbarossa/gallery_screen.rs", "♥ {}", "a count with its sign"),
    ("src/app/boards/barbarossa/keys.rs", "line.keys.join(\" \")", "labels of keys"),
    ("src/app/boards/barbarossa/players.rs", ".join(\"·\")", "numbers of arrows"),
    ("src/app/boards/barbarossa/presentation.rs", "start_dice(view)).concat()", "dice"),
    ("src/app/boards/barbarossa/studio/export.rs", "trim_end_matches('=')", "base64"),
    ("src/app/boards/barbarossa/studio/gl.rs", "source.concat()", "a shader"),
    ("src/app/boards/barbarossa/studio/viewer.rs", " ×{}", "a factor"),
    ("src/app/boards/barracuda/drag.rs", "{x}px {y}px", "a style"),
    ("src/app/boards/barracuda/news.rs", "order.bag.concat()", "seats"),
    ("src/app/boards/barragoon/art.rs", ".join(\" \")", "points of a polygon"),
    ("src/app/boards/barragoon/art.rs", "M{ax} {ay}L", "a path"),
    ("src/app/boards/barragoon/log.rs", ".join(\"x\")", "notation of a move"),
    ("src/app/boards/barragoon/words.rs", "\\u{2011}", "notation of a move"),
    ("src/app/boards/barrakuda/sea.rs", ".join(\" \")", "points of a line"),
    ("src/app/boards/barrakuda/sea.rs", "0 0 {} {}", "a view box"),
    ("src/app/boards/bouillabaisse/ring.rs", "[\"•\"", "points with their sign"),
    ("src/app/boards/bouillabaisse/words.rs", "[\"+\"", "points with their sign"),
    ("src/app/boards/bouillabaisse/words.rs", "[\"−\"", "points with their sign"),
    ("src/app/boards/bouillabaisse/words.rs", ".join(\" + \")", "a sum"),
    ("src/app/screens/history/actions.rs", "ADDRESS", "an address"),
    ("src/app/screens/play/podium.rs", "--across", "a style"),
    ("src/app/screens/setup/seating.rs", "[people.clone(), others]", "people"),
    ("src/words/language.rs", "[word, \" \"", "a word of a message before a number: `ELIDE`"),
    ("src/words/list.rs", "text.push_str(sentence)", "the place for whole sentences"),
    ("src/words/search.rs", "before.push_str(piece)", "pieces of a sentence, in their order"),
    ("src/words/search/fold.rs", "[stem, single]", "a form of a word to find"),
];

/// Returns each place in a file that puts texts together: the line with the call, or with the literal of a `format!`.
fn glued(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut in_format = false;
    for (number, line) in text.lines().enumerate().map(|(at, line)| (at + 1, line)) {
        let code = line.split("//").next().unwrap_or_default();
        if code.trim_start().starts_with("#[cfg(test)]") {
            break;
        }
        let mut prose = false;
        let mut rest = code;
        while in_format || rest.contains("format!(") {
            if !in_format {
                rest = rest.split_once("format!(").map_or("", |(_, rest)| rest);
            }
            // A literal may begin on the next line.
            in_format = rest.trim().is_empty();
            let Some((_, after)) = rest.split_once('"') else { break };
            prose |= is_prose(after.split('"').next().unwrap_or_default());
            in_format = false;
            rest = after;
        }
        let markup = MARKUP.iter().any(|word| code.contains(word));
        if GLUE.iter().any(|call| code.contains(call)) || prose && !markup {
            found.push((number, line.trim()));
        }
    }
    found
}

/// Whether a literal of `format!` puts words beside a value: it has a space, or a sign that separates facts.
fn is_prose(literal: &str) -> bool {
    let outside: Vec<&str> =
        literal.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest)).collect();
    outside.len() > 1 && outside.iter().any(|piece| piece.contains([' ', '\u{a0}', '·', '(']))
}

#[test]
fn no_sentence_is_put_together_in_code() {
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    let folders = ["src/app", "src/words"];
    for (name, text) in folders.into_iter().flat_map(|folder| files(folder, "rs")) {
        if name.ends_with("/tests.rs") || name.contains("/tests/") {
            continue;
        }
        for (number, line) in glued(&text) {
            match ALLOWED.iter().position(|(file, piece, _)| *file == name && line.contains(piece)) {
                Some(at) => drop(used.insert(at)),
                None => faults.push(format!("{name}:{number}: {line}")),
            }
        }
    }
    let unused = (0..ALLOWED.len()).filter(|at| !used.contains(at));
    faults.extend(unused.map(|at| format!("{:?}: nothing to allow", ALLOWED[at])));
    complain(faults);
}

#[test]
fn the_reader_of_code_finds_glue() {
    for line in [
        "let text = [&done, \" \", &next].concat();",
        "names.join(\", \")",
        "let list = list.trim_end_matches('.');",
        "format!(\"{label}. {played}\")",
        "format!(\"{} · {gold}\", team)",
        "Some(said) => format!(\"{said} {}\", i18n.say(key::more)),",
        "language.say(key::done) + \" \"",
    ] {
        assert_eq!(glued(line), [(1, line)]);
    }
    assert_eq!(glued("let text = format!(\n    \"{a}, {b}\",\n);"), [(2, "\"{a}, {b}\",")]);
    for line in [
        "// names.join(\", \")",
        "format!(\"bar-a-jeux-{day}.csv\")",
        "format!(\"{seconds}:{tenths}\")",
        "<g class=format!(\"hold {class}\")>",
        "let [a, b] = [1, 2];",
    ] {
        assert!(glued(line).is_empty(), "{line}");
    }
}

fn language(tag: &str) -> Language {
    Language::new(tag, messages::texts(tag)).unwrap()
}

#[test]
fn lists_are_those_of_the_language() {
    let [english, french] = ["en", "fr"].map(language);
    let names = ["Anna", "Ben", "Clara", "David"];
    for (count, in_english, in_french) in [
        (0, "", ""),
        (1, "Anna", "Anna"),
        (2, "Anna and Ben", "Anna et Ben"),
        (3, "Anna, Ben and Clara", "Anna, Ben et Clara"),
        (4, "Anna, Ben, Clara and David", "Anna, Ben, Clara et David"),
    ] {
        assert_eq!(english.list(names.into_iter().take(count)), in_english);
        assert_eq!(french.list(names.into_iter().take(count)), in_french);
    }
    assert_eq!(
        english.alternatives(["special action", "robbery", "exchange"]),
        "special action, robbery or exchange"
    );
    assert_eq!(french.alternatives(["vol", "échange"]), "vol ou échange");
    assert_eq!(english.commas(["4", "4", "3"]), "4, 4, 3");
    assert_eq!(english.clauses(["Anna: White", "Ben: Brown"]), "Anna: White; Ben: Brown");
    assert_eq!(french.clauses(["Anna", "Ben"]), "Anna\u{202f}; Ben");
    assert_eq!(english.facts(["Round 3", "Step 12 of 40"]), "Round 3 · Step 12 of 40");
}

#[test]
fn a_name_from_right_to_left_stays_apart_in_a_list() {
    let said = language("en").list(["Anna", "שרה", "Ben"]);
    assert_eq!(said.replace(['\u{2068}', '\u{2069}'], ""), "Anna, שרה and Ben");
    let marks = |mark| said.matches(mark).count();
    assert_eq!(marks('\u{2068}'), marks('\u{2069}'), "{said:?}");
    assert!(said.contains("\u{2068}שרה\u{2069}"), "{said:?}");
}

#[test]
fn sentences_stand_in_a_row() {
    assert_eq!(sentences(["Round 1 is over.", "", "Play on!"]), "Round 1 is over. Play on!");
    assert_eq!(sentences(["", "One."]), "One.");
    assert_eq!(sentences([""; 0]), "");
    let english = language("en");
    for (label, sentence) in
        [("Wreck 3", "Wreck 3."), ("Solved!", "Solved!"), ("Is it alive?", "Is it alive?"), ("", "")]
    {
        assert_eq!(english.sentence(label), sentence);
    }
}
