//! Rules of comments, documents and commit subjects, checked by tests. CONTRIBUTING.md tells how to write them.

use std::{fs, process::Command};

use crate::tidiness::{complain, files, root};

/// The most words of a sentence in a comment or a document.
const LONGEST_SENTENCE: usize = 40;

/// The most characters of a table cell.
const WIDEST_CELL: usize = 120;

/// Phrases that hide the noun a reader looks for.
const RIDDLES: [&str; 6] = [
    "what comes of",
    "whatever comes",
    "how manieth",
    "what becomes of",
    "what there is of",
    "by whoever is to",
];

/// A block of comment or document lines that belong together, joined by spaces, and the line it begins at.
type Paragraph = (usize, String);

/// Returns the paragraphs of a text. `prose` returns a line's prose, or `None` where a line ends the paragraph.
fn paragraphs(text: &str, prose: fn(&str) -> Option<&str>) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    let mut is_open = false;
    let mut is_example = false;
    for (index, line) in text.lines().enumerate() {
        is_example ^= line.contains("```");
        let words = if is_example { None } else { prose(line.trim()) };
        match words.map(str::trim) {
            None | Some("") => is_open = false,
            Some(words) if is_open => {
                if let Some((_, paragraph)) = found.last_mut() {
                    paragraph.push(' ');
                    paragraph.push_str(words);
                }
            }
            Some(words) => {
                found.push((index + 1, words.to_owned()));
                is_open = true;
            }
        }
    }
    found
}

/// Returns the prose of a Rust comment line; a line of an example or a list begins anew.
fn comment(line: &str) -> Option<&str> {
    let text = line.strip_prefix("//")?.trim_start_matches(['/', '!']);
    let is_aside = ["    ", " - ", " * ", " | ", " #", " ```"].iter().any(|sign| text.starts_with(sign));
    (!is_aside).then_some(text)
}

/// Returns the prose of a Markdown line; headings, lists and tables begin anew.
fn markdown(line: &str) -> Option<&str> {
    let is_aside = ["#", "|", "```", "- ", "* ", "> "].iter().any(|sign| line.starts_with(sign));
    (!is_aside).then_some(line)
}

fn documents() -> Vec<(String, String)> {
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"];
    let top = top.map(|name| (name.to_owned(), fs::read_to_string(root().join(name)).unwrap()));
    files("docs", "md").into_iter().chain(top).collect()
}

/// Returns all paragraphs with the place they begin at.
fn all_paragraphs() -> Vec<(String, String)> {
    let rust = ["src", "tests", "examples", "fuzz"].into_iter().flat_map(|dir| files(dir, "rs"));
    let code = rust.map(|file| (file, comment as fn(&str) -> Option<&str>));
    let all = code.chain(documents().into_iter().map(|file| (file, markdown as fn(&str) -> Option<&str>)));
    all.flat_map(|((name, text), prose)| {
        let placed = |(line, words)| (format!("{name}:{line}"), words);
        paragraphs(&text, prose).into_iter().map(placed).collect::<Vec<_>>()
    })
    .collect()
}

#[test]
fn sentences_are_short() {
    let mut faults = Vec::new();
    for (place, paragraph) in all_paragraphs() {
        let ends = |word: &str| word.ends_with(['.', '!', '?', ':', ';']);
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        for sentence in words.split_inclusive(|word| ends(word)) {
            if sentence.len() > LONGEST_SENTENCE {
                faults.push(format!("{place}: {} words: {}", sentence.len(), sentence.join(" ")));
            }
        }
    }
    complain(faults);
}

#[test]
fn no_sentence_is_a_riddle() {
    let this = file!();
    let mut faults = Vec::new();
    for (place, paragraph) in all_paragraphs().iter().filter(|(place, _)| !place.starts_with(this)) {
        let lower = paragraph.to_lowercase();
        let riddle = RIDDLES.iter().find(|riddle| lower.contains(**riddle));
        faults.extend(riddle.map(|riddle| format!("{place}: {riddle}")));
    }
    complain(faults);
}

#[test]
fn table_cells_hold_facts() {
    let mut faults = Vec::new();
    for (name, text) in documents() {
        for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with('|')) {
            let widest = line.split('|').map(|cell| cell.trim().chars().count()).max().unwrap_or(0);
            if widest > WIDEST_CELL {
                faults.push(format!("{name}:{}: a cell of {widest} characters", index + 1));
            }
        }
    }
    complain(faults);
}

#[test]
fn the_hook_checks_subjects() {
    let allows = |subject: &str| {
        let file = std::env::temp_dir().join(format!("subject-{}-{}", std::process::id(), subject.len()));
        fs::write(&file, format!("{subject}\n\nThe body may be longer.\n")).unwrap();
        let status =
            Command::new("bash").arg(root().join(".githooks/commit-msg")).arg(&file).output().unwrap();
        fs::remove_file(&file).unwrap();
        status.status.success()
    };
    assert!(allows("clay: share trilinear interpolation"));
    assert!(allows("tests/browser: sweep text sizes in several scripts"));
    assert!(!allows("Whoever brings an object to the middle goes on at the clay"), "no area");
    assert!(!allows("clay: Share trilinear interpolation"), "a capital after the area");
    assert!(!allows(&format!("clay: {}", "share ".repeat(12))), "too long");
}
