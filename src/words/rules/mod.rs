//! Sentences of the rules pages, and the sentence that each refusal rests on. `build.rs` makes each page from the list
//! beside its module: `barragoon.json` becomes `barragoon::PAGE`.

pub mod barbarossa;
pub mod barracuda;
pub mod barragoon;
pub mod barrakuda;
pub mod bouillabaisse;

use super::{Language, Text, common};

/// Origin of a sentence.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The rulebook. The page shows no mark.
    Book,
    /// Missing in the rulebook's text, found elsewhere.
    Outside,
    /// The rulebook is silent or unclear.
    Ruling,
    /// A ruling that limits the sentence before it. It is never folded, since that sentence alone would mislead.
    Limit,
    /// Missing in the rulebook's text, not found, made by us.
    Ours,
    Variant,
    Setting,
}

impl Mark {
    /// The marks of the legend, in order. [`Mark::Limit`] looks like [`Mark::Ruling`].
    pub const ALL: [Mark; 6] =
        [Mark::Book, Mark::Outside, Mark::Ruling, Mark::Ours, Mark::Variant, Mark::Setting];

    /// Returns whether the page folds such a sentence behind its mark, since few readers need it at first.
    pub fn is_folded(self) -> bool {
        self == Mark::Ruling
    }

    /// Returns its explanation in the legend.
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

/// A sentence with its origin.
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
    /// Whether the section contains this sentence.
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
    /// The sentences of the game in one minute, one for each panel.
    pub minute: &'static [Text],
}

/// A worked example: heading and paragraphs.
pub type Example = (Text, &'static [Text]);

/// A text with numbers: the name of its message, and the text.
pub type Filled = (&'static str, String);

/// A refusal that can cite the rule it rests on.
pub trait CitesRule {
    /// The sentence of the rules page; `None` if the refusal rests on no rule.
    fn sentence(&self) -> Option<Text>;
}

/// A citation of a rule: a sentence of a game's rules page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleCitation {
    /// The game's slug.
    pub game: &'static str,
    pub sentence: Text,
}
