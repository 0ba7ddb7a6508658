//! Lists of texts, and sentences in a row. The patterns of lists are messages, since languages differ in the signs
//! between items and in the word before the last one.

use super::{Language, lists};

/// Joins the list so far and the next item.
type Join = fn(&Language, &str, &str) -> String;

/// Pattern of two texts, as a function.
macro_rules! join {
    ($message:ident) => {
        |language, a, b| language.say(lists::$message { a, b })
    };
}

impl Language {
    /// "Anna, Ben and Clara"
    pub fn list(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        self.joined(texts(items), [join!(AndTwo), join!(AndMore), join!(AndLast)])
    }

    /// "special action, robbery or exchange"
    pub fn alternatives(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        self.joined(texts(items), [join!(OrTwo), join!(OrMore), join!(OrLast)])
    }

    /// "4, 4, 3": numbers, cards, facts about one thing.
    pub fn commas(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        self.joined(texts(items), [join!(Comma); 3])
    }

    /// "Anna: White; Ben: Brown": items that may contain commas.
    pub fn clauses(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        self.joined(texts(items), [join!(Clause); 3])
    }

    /// "Round 3 · Step 12 of 40": short facts in a line.
    pub fn facts(&self, items: impl IntoIterator<Item: Into<String>>) -> String {
        self.joined(texts(items), [join!(Fact); 3])
    }

    /// Returns a label as a sentence: "Wreck 3" becomes "Wreck 3." A label that ends as a sentence stays as it is.
    pub fn sentence(&self, label: &str) -> String {
        match label.chars().last() {
            None | Some('.' | '!' | '?' | '…') => label.to_owned(),
            Some(_) => self.say(lists::Sentence { text: label }),
        }
    }

    fn joined(&self, items: Vec<String>, [two, more, last]: [Join; 3]) -> String {
        let count = items.len();
        let mut items = items.into_iter();
        let mut list = items.next().unwrap_or_default();
        for (number, item) in (2..).zip(items) {
            let join = match count {
                2 => two,
                _ if number == count => last,
                _ => more,
            };
            list = join(self, &list, &item);
        }
        list
    }
}

/// Returns whole sentences one after another. Empty ones are left out.
pub fn sentences(all: impl IntoIterator<Item: AsRef<str>>) -> String {
    let mut text = String::new();
    for sentence in all {
        let sentence = sentence.as_ref();
        if !text.is_empty() && !sentence.is_empty() {
            text.push(' ');
        }
        text.push_str(sentence);
    }
    text
}

fn texts(items: impl IntoIterator<Item: Into<String>>) -> Vec<String> {
    items.into_iter().map(Into::into).collect()
}
