//! Sentences of the rules pages, and the sentence that each refusal rests on. `build.rs` makes each page of the list
//! beside its module: `barragoon.json` becomes `barragoon::PAGE`.

pub mod barbarossa;
pub mod barracuda;
pub mod barragoon;
pub mod barrakuda;
pub mod bouillabaisse;

use super::{Language, Text, common};

/// Where a sentence comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The rulebook. It has no mark on the page.
    Book,
    /// Lacking in the rulebook's text, found elsewhere.
    Outside,
    /// The rulebook is silent or unclear.
    Ruling,
    /// A ruling that limits the sentence before it. It is never folded: without it that sentence misleads.
    Limit,
    /// Lacking in the rulebook's text, found nowhere, made by us.
    Ours,
    Variant,
    Setting,
}

impl Mark {
    /// All marks, in the order of the legend.
    pub const ALL: [Mark; 6] =
        [Mark::Book, Mark::Outside, Mark::Ruling, Mark::Ours, Mark::Variant, Mark::Setting];

    /// Returns whether the page folds such a sentence behind its mark, since few readers need it at first.
    pub fn is_folded(self) -> bool {
        self == Mark::Ruling
    }

    /// What it means.
    pub fn meaning(self) -> Text {
        match self {
            Mark::Book => common::mark_book_line,
            Mark::Outside => common::mark_outside_line,
            Mark::Ruling | Mark::Limit => common::mark_ruling_line,
            Mark::Ours => common::mark_ours_line,
            Mark::Variant => common::mark_variant_line,
            Mark::Setting => common::mark_setting_line,
        }
    }
}

/// A sentence and its origin.
pub type Line = (Mark, Text);

/// A part of the page under a heading, which a link can lead to.
#[derive(Debug)]
pub struct Section {
    pub id: &'static str,
    pub title: Text,
    pub lines: &'static [Line],
    /// Texts of its tables, and captions of its pictures.
    pub beside: &'static [Text],
    /// Worked examples without pictures.
    pub examples: &'static [Example],
    /// Names of its messages with numbers, see [`Filled`].
    pub filled: &'static [&'static str],
}

impl Section {
    /// Whether this sentence stands here.
    pub fn has(&self, sentence: Text) -> bool {
        self.lines.iter().any(|(_, line)| *line == sentence)
    }

    /// Returns whether its tables print the message of this name.
    pub fn tabulates(&self, name: &str) -> bool {
        self.filled.contains(&name) || self.beside.iter().any(|text| text.name() == name)
    }
}

/// Contents of a game's rules page, and the rules in short.
#[derive(Debug)]
pub struct Page {
    /// The introduction.
    pub lead: Text,
    /// The rules in short: a single screen, enough for a first match.
    pub short: &'static [Line],
    pub sections: &'static [Section],
    /// Texts with numbers.
    pub filled: fn(&Language) -> Vec<Filled>,
    /// The sentences of the game in one minute, a panel each.
    pub minute: &'static [Text],
}

/// Worked example: its heading and paragraphs.
pub type Example = (Text, &'static [Text]);

/// Text with numbers: the name of its message, the text.
pub type Filled = (&'static str, String);

/// A refusal that can cite the rule it rests on.
pub trait CitesRule {
    /// The sentence of the rules page; `None` where the app refuses and no rule does.
    fn sentence(&self) -> Option<Text>;
}

/// A rule as it is cited: a sentence of the rules page of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleCitation {
    /// The game's name in addresses.
    pub game: &'static str,
    pub sentence: Text,
}
