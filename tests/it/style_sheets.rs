//! Rules of the style sheets, checked by tests.

use std::{collections::BTreeSet, fs};

use crate::tidiness::{complain, files, root};

/// A rule of a style sheet: file and line, selectors (or the text before a brace), declarations.
struct Rule {
    place: String,
    selectors: String,
    declarations: Vec<(String, String)>,
}

/// Parses text formatted by Prettier: each line is a comment, or opens, closes or declares something.
fn style_rules() -> Vec<Rule> {
    let mut rules = Vec::new();
    for (name, text) in style_sheets() {
        let mut open: Vec<Rule> = Vec::new();
        // Text continued over several lines: selectors up to their brace, or a declaration up to its semicolon.
        let mut begun = String::new();
        let mut is_comment = false;
        for (number, line) in text.lines().map(str::trim).enumerate() {
            is_comment |= line.starts_with("/*");
            if is_comment || line.is_empty() {
                is_comment &= !line.ends_with("*/");
                continue;
            }
            begun += line;
            if let Some(selectors) = begun.strip_suffix('{') {
                let place = format!("{name}:{}", number + 1);
                open.push(Rule { place, selectors: selectors.trim().to_owned(), declarations: Vec::new() });
            } else if begun == "}" {
                rules.extend(open.pop());
            } else if let Some((property, value)) =
                begun.strip_suffix(';').and_then(|line| line.split_once(':'))
            {
                let rule = open.last_mut().unwrap_or_else(|| panic!("{name}:{}: {begun}", number + 1));
                rule.declarations.push((property.to_owned(), value.trim().to_owned()));
            } else {
                begun.push(' ');
                continue;
            }
            begun.clear();
        }
        assert!(open.is_empty() && begun.is_empty(), "{name} is not as Prettier leaves it");
    }
    rules
}

/// Returns all style sheets as file and text.
fn style_sheets() -> impl Iterator<Item = (String, String)> {
    files("style", "css").into_iter().chain(files("src/app", "css"))
}

/// State is in attributes, since browsers match `:has()` anew at every change below it (decision 36).
#[test]
fn style_sheets_stay_small() {
    let (mut lines, mut guesses) = (0, 0);
    for (_, text) in style_sheets() {
        lines += text.lines().count();
        guesses += text.matches(":has(").count();
    }
    assert!(lines <= 9_150, "{lines} lines of style sheets");
    assert!(guesses < 40, "{guesses} :has()");
}

/// Returns the names that directly follow `before` in a text.
pub fn names_after<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let ends = |rest: &'a str| rest.split(|letter| !is_part(letter)).next().unwrap_or_default();
    text.split(before).skip(1).map(ends).filter(|name| !name.is_empty()).collect()
}

/// Font sizes are named values, except in drawings with units of their own and in parts that scale with a board.
#[test]
fn sizes_of_type_are_named() {
    let drawings = [
        ".bc-note text",
        ".bc-nr",
        ".bc-nr-low",
        ".bc-note tspan",
        ".bg-numeral",
        ".bk-plan text",
        ".bo-index",
        ".chart-value",
    ];
    let mut faults = Vec::new();
    for rule in style_rules().iter().filter(|rule| !drawings.contains(&&*rule.selectors)) {
        for (property, value) in &rule.declarations {
            // In `font`, the size precedes the line height and its slash.
            let size = match &**property {
                "font-size" => Some(&**value),
                "font" => value.split(['/']).next(),
                _ => None,
            };
            let of_board = |size: &str| size.contains("cqw") || size.contains("vmin");
            let is_literal =
                |size: &str| ["rem", "px", "pt"].iter().any(|unit| size.contains(unit)) && !of_board(size);
            if size.is_some_and(is_literal) {
                faults.push(format!("{}: {property}: {value}", rule.place));
            }
        }
    }
    complain(faults);
}

/// Positions that follow the text use start and end, see style/base.css. Boards, drawings and edges of screens use left
/// and right.
#[test]
fn styles_follow_the_direction_of_text() {
    // Classes placed on a board.
    let boards = [
        "bb-bend",
        "bb-cost",
        "bb-light",
        "bb-planted",
        "bb-works",
        "bg-change",
        "bg-file",
        "bg-rank",
        "bk-badge",
        "bk-barracuda",
        "bk-card",
        "bk-emblem",
        "bk-flying",
        "bk-heap",
        "bk-special",
        "bk-tile",
        "bo-place",
    ];
    let mut faults = Vec::new();
    for rule in style_rules() {
        if names_after(&rule.selectors, ".").iter().any(|class| boards.contains(class))
            // The Barracuda's path, in a keyframe.
            || rule.selectors.ends_with('%')
        {
            continue;
        }
        for (property, value) in &rule.declarations {
            let is_side = property.split('-').any(|part| part == "left" || part == "right");
            if is_side || (property == "text-align" && ["left", "right"].contains(&&**value)) {
                faults.push(format!("{}: {property}: {value}", rule.place));
            }
        }
    }
    complain(faults);
}

/// Returns all sources that name classes or set properties for a style sheet.
fn sources() -> String {
    let of = |dir: &str, ending: &str| files(dir, ending).into_iter().map(|(_, text)| text);
    let page = fs::read_to_string(root().join("index.html")).unwrap();
    let scripts = of("public", "js").chain(of("scripts", "mjs"));
    let drawings = of("public/sprite", "svg").chain(of("public/minute", "svg")).chain([page]);
    // Only literals of code count, since otherwise every word would be a class.
    let quoted = |text: String| -> String {
        text.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect::<Vec<_>>().join(" ")
    };
    let switched = |text: &str| -> String {
        ["class:", "style:"].iter().flat_map(|sign| names_after(text, sign)).collect::<Vec<_>>().join(" ")
    };
    of("src/app", "rs")
        .chain(of("src/scenes", "rs"))
        .flat_map(|text| [switched(&text), quoted(text)])
        .chain(scripts)
        .chain(drawings)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn every_styled_class_exists() {
    let sources = sources();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let words: BTreeSet<&str> = sources.split(|letter| !is_part(letter)).collect();
    let mut faults = Vec::new();
    for rule in style_rules().iter().filter(|rule| !rule.selectors.starts_with('@')) {
        for class in names_after(&rule.selectors, ".") {
            // Some class names end with an inserted number: `bc-v{}`.
            let numbered = format!("{}{{", class.trim_end_matches(|letter: char| letter.is_ascii_digit()));
            if !words.contains(class) && !sources.contains(&numbered) {
                faults.push(format!("{}: nothing has the class {class}", rule.place));
            }
        }
    }
    complain(faults);
}

#[test]
fn custom_properties_are_set_and_used() {
    let rules = style_rules();
    let declared = || rules.iter().flat_map(|rule| &rule.declarations);
    let sheets: BTreeSet<&str> = declared().filter_map(|(property, _)| property.strip_prefix("--")).collect();
    let used: BTreeSet<&str> = declared().flat_map(|(_, value)| names_after(value, "var(--")).collect();
    let drawings: Vec<String> = files("public/sprite", "svg").into_iter().map(|(_, text)| text).collect();
    let drawn: BTreeSet<&str> = drawings.iter().flat_map(|text| names_after(text, "var(--")).collect();
    let code = sources();
    let set: BTreeSet<&str> = sheets.union(&names_after(&code, "--")).copied().collect();
    let mut faults: Vec<String> = sheets
        .iter()
        .filter(|name| !used.contains(*name) && !drawn.contains(*name))
        .map(|name| format!("nothing uses --{name}"))
        .collect();
    faults.extend(used.difference(&set).map(|name| format!("nothing sets --{name}")));
    complain(faults);
}
