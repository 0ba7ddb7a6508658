//! Reads docs/moments.md, the list of the moments of all games.

const LIST: &str = include_str!("../../docs/moments.md");

/// The text below a heading, such as the name of a game. Panics where there is none.
pub(crate) fn section(heading: &str) -> &'static str {
    let section = LIST.split("\n## ").find(|section| section.lines().next() == Some(heading));
    section.unwrap_or_else(|| panic!("docs/moments.md has no section {heading}"))
}

/// The moments in some text of the list, as name and kind.
pub(crate) fn rows(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .map(|(name, rest)| (name, rest.split(" |").next().unwrap_or(rest)))
}
