//! Makes constants of the rules pages that `src/words/rules/<game>.json` lists, and checks each list against the
//! messages of its game. The tests run it on small lists.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::messages::Namespace;

/// Rules page as its file lists it, by names of messages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    lead: String,
    /// The rules in short, each with its mark: `book r_short_a`.
    short: Vec<String>,
    sections: Vec<Section>,
}

/// Section of a rules page. Its title is the message `r_<id>`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    id: String,
    /// Sentences, each with its mark.
    #[serde(default)]
    lines: Vec<String>,
    /// Texts of tables, and captions.
    #[serde(default)]
    beside: Vec<String>,
    /// Worked examples: the heading, then the paragraphs.
    #[serde(default)]
    examples: Vec<Vec<String>>,
    /// Messages with variables, which the game fills.
    #[serde(default)]
    filled: Vec<String>,
}

/// Variants of `Mark`, as the files write them.
const MARKS: [(&str, &str); 7] = [
    ("book", "Book"),
    ("outside", "Outside"),
    ("ruling", "Ruling"),
    ("limit", "Limit"),
    ("ours", "Ours"),
    ("variant", "Variant"),
    ("setting", "Setting"),
];

/// The prefix of all messages of a rules page except some introductions.
const PREFIX: &str = "r_";

/// Returns the statics `SHORT`, `SECTIONS` and `PAGE` of a game, for its module in `src/words/rules`.
///
/// # Errors
/// Every unknown, repeated or unlisted message, each as `file:key: fault`.
pub(crate) fn rust(
    file: &str,
    text: &str,
    game: &str,
    messages: &Namespace,
    minute: &Namespace,
) -> Result<String, Vec<String>> {
    let page: Page = serde_json::from_str(text).map_err(|error| vec![format!("{file}: {error}")])?;
    let mut names = Names { file, game, messages, listed: BTreeSet::new(), faults: Vec::new() };
    let lead = names.text(&page.lead);
    let short = names.lines(&page.short);
    let mut sections = String::new();
    for Section { id, lines, beside, examples, filled } in &page.sections {
        let title = names.text(&format!("{PREFIX}{id}"));
        let (lines, beside) = (names.lines(lines), names.texts(beside));
        let examples: String = examples
            .iter()
            .map(|example| match example.split_first() {
                Some((heading, lines)) => format!("({}, {}), ", names.text(heading), names.texts(lines)),
                None => String::new(),
            })
            .collect();
        filled.iter().for_each(|name| names.listed(name, true));
        sections += &format!(
            "    Section {{ id: {id:?}, title: {title}, lines: {lines}, beside: {beside}, \
             examples: &[{examples}], filled: &{filled:?} }},\n"
        );
    }
    names.unlisted();
    if !names.faults.is_empty() {
        return Err(names.faults);
    }
    let own = format!("{game}_");
    let minute = minute.messages.keys().filter(|name| name.starts_with(&own));
    let minute: String = minute.map(|name| format!("super::super::minute::{name}, ")).collect();
    let is_filled = page.sections.iter().any(|section| !section.filled.is_empty());
    let filled = if is_filled { "filled" } else { "filled: |_| Vec::new()" };
    Ok(format!(
        "use super::{{Mark, Page, Section}};\n\
         /// The rules in short.\npub static SHORT: [super::Line; {}] = *{short};\n\
         /// The sections of the rules page.\npub static SECTIONS: [Section; {}] = [\n{sections}];\n\
         /// The rules page.\npub static PAGE: Page = Page {{\n    lead: {lead},\n    short: &SHORT,\n    \
         sections: &SECTIONS,\n    {filled},\n    minute: &[{minute}],\n}};\n",
        page.short.len(),
        page.sections.len(),
    ))
}

/// Names on a page, checked one after another.
struct Names<'a> {
    file: &'a str,
    game: &'a str,
    messages: &'a Namespace,
    listed: BTreeSet<String>,
    faults: Vec<String>,
}

impl Names<'_> {
    /// Returns the constant of a message.
    fn text(&mut self, name: &str) -> String {
        self.listed(name, false);
        format!("super::super::{}::{name}", self.game)
    }

    fn texts(&mut self, names: &[String]) -> String {
        let texts: Vec<String> = names.iter().map(|name| self.text(name)).collect();
        format!("&[{}]", texts.join(", "))
    }

    fn lines(&mut self, lines: &[String]) -> String {
        let lines: Vec<String> = lines.iter().map(|line| self.line(line)).collect();
        format!("&[{}]", lines.join(", "))
    }

    /// Returns a sentence with its mark.
    fn line(&mut self, line: &str) -> String {
        let (mark, name) = line.split_once(' ').unwrap_or(("", line));
        let text = self.text(name);
        match MARKS.iter().find(|(written, _)| *written == mark) {
            Some((_, variant)) => format!("(Mark::{variant}, {text})"),
            None => {
                self.fault(name, &format!("no mark is called {mark:?}"));
                text
            }
        }
    }

    /// Notes that the page has this message, which has variables or none.
    fn listed(&mut self, name: &str, variables: bool) {
        if !self.listed.insert(name.to_owned()) {
            self.fault(name, "is listed twice");
        }
        match self.messages.messages.get(name) {
            None => self.fault(name, "English has no such message"),
            Some(needed) if needed.is_empty() == variables => {
                self.fault(name, if variables { "has no variables" } else { "has variables" });
            }
            Some(_) => {}
        }
    }

    /// Finds the messages of the game's rules that the page lacks.
    fn unlisted(&mut self) {
        let all = self.messages.messages.keys().filter(|name| name.starts_with(PREFIX));
        let lacking: Vec<String> = all.filter(|name| !self.listed.contains(*name)).cloned().collect();
        lacking.iter().for_each(|name| self.fault(name, "is not listed"));
    }

    fn fault(&mut self, name: &str, fault: &str) {
        self.faults.push(format!("{}:{name}: {fault}", self.file));
    }
}
