//! Reads the list of all games' moments in docs/moments.md.

const LIST: &str = include_str!("../../docs/moments.md");

/// Returns the text below a heading, such as the name of a game. Panics without one.
pub(crate) fn section(heading: &str) -> &'static str {
    let section = LIST.split("\n## ").find(|section| section.lines().next() == Some(heading));
    section.unwrap_or_else(|| panic!("docs/moments.md has no section {heading}"))
}

/// Returns the moments in a part of the list, as name and kind.
pub(crate) fn rows(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .map(|(name, rest)| (name, rest.split(" |").next().unwrap_or(rest)))
}
