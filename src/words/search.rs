//! Search through all printed rules. It ignores case, accents, ligatures and simple plural endings, and knows synonyms.

mod fold;

use self::fold::{Word, plain};
use super::{
    Language, Text, common,
    offered::{EXAMPLES, OfferedExample},
    rules::Page,
};

/// Place where a text is printed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Place {
    /// The rules page, at the message of this name.
    Page(&'static str),
    /// The game in one minute.
    Minute,
    /// The title of an example on the board.
    Example(&'static OfferedExample),
    /// A line of the reference card, counted from 0.
    Card(usize),
}

/// A searchable text.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub place: Place,
    pub heading: String,
    pub text: String,
}

/// Returns all texts of a game's rules page and its minute, in a language. The caller adds the lines of the reference
/// card, which depend on a match.
pub fn entries(language: &Language, slug: &str, page: &Page) -> Vec<Entry> {
    let entry =
        |place: Place, heading: &str, text: String| Entry { place, heading: heading.to_owned(), text };
    let said = |text: &Text, heading: &str| entry(Place::Page(text.name()), heading, language.say(*text));
    let (lead, short) = (language.say(common::rules_lead), language.say(common::rules_short));
    let mut all = vec![said(&page.lead, &lead)];
    all.extend(page.short.iter().map(|(_, text)| said(text, &short)));
    let filled = (page.filled)(language);
    for section in page.sections {
        let heading = language.say(section.title);
        all.extend(section.lines.iter().map(|(_, text)| said(text, &heading)));
        all.extend(section.beside.iter().map(|text| said(text, &heading)));
        let examples =
            section.examples.iter().flat_map(|(title, lines)| std::iter::once(title).chain(*lines));
        all.extend(examples.map(|text| said(text, &heading)));
        let filled = filled.iter().filter(|(name, _)| section.tabulates(name));
        all.extend(filled.map(|(name, text)| entry(Place::Page(name), &heading, text.clone())));
        let examples =
            EXAMPLES.iter().filter(|example| example.game == slug && example.section == section.id);
        all.extend(
            examples.map(|example| entry(Place::Example(example), &heading, language.say(example.title))),
        );
    }
    let minute = language.say(super::minute::link);
    all.extend(page.minute.iter().map(|text| entry(Place::Minute, &minute, language.say(*text))));
    all
}

/// Searchable texts, split into words.
#[derive(Clone, PartialEq, Debug)]
pub struct Index(Vec<Indexed>);

#[derive(Clone, PartialEq, Debug)]
struct Indexed {
    entry: Entry,
    heading: Vec<Word>,
    text: Vec<Word>,
}

/// Pieces of a text, each with whether it matches the search.
pub type Pieces = Vec<(String, bool)>;

/// A text that matches the search.
#[derive(Clone, PartialEq, Debug)]
pub struct Hit {
    pub place: Place,
    pub heading: Pieces,
    pub text: Pieces,
    /// Number of search words that match a whole word of the text.
    pub whole: usize,
}

impl Index {
    pub fn new(entries: impl IntoIterator<Item = Entry>) -> Index {
        let indexed = |entry: Entry| {
            let [heading, text] = [&entry.heading, &entry.text].map(|text| Word::all(text));
            Indexed { entry, heading, text }
        };
        Index(entries.into_iter().map(indexed).collect())
    }

    /// Returns the texts that match all search words; those with more whole words come first.
    pub fn find(&self, wanted: &Wanted) -> Vec<Hit> {
        let hit = |Indexed { entry, heading, text }: &Indexed| {
            let whole = wanted.matches(heading, text)?;
            let [heading, text] = [&entry.heading, &entry.text].map(|text| wanted.marked(text));
            Some(Hit { place: entry.place, heading, text, whole })
        };
        let mut hits: Vec<Hit> = self.0.iter().filter_map(hit).collect();
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.whole));
        hits
    }
}

/// Searches each index for a text. Synonyms count only if no index contains the words themselves.
pub fn search(indices: &[Index], text: &str, synonyms: &str) -> Vec<Vec<Hit>> {
    let find = |synonyms: &str| {
        let wanted = Wanted::of(text, synonyms);
        indices.iter().map(|index| index.find(&wanted)).collect::<Vec<_>>()
    };
    let hits = find("");
    if hits.iter().all(Vec::is_empty) { find(synonyms) } else { hits }
}

/// A search: words, or beginnings of words, that must all match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted(Vec<WantedWord>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct WantedWord {
    word: Word,
    /// Forms of its synonyms.
    synonyms: Vec<String>,
}

impl Wanted {
    /// Splits a text into search words. `synonyms`: groups of synonyms, such as `queen, lady; ship, wreck`.
    pub fn of(text: &str, synonyms: &str) -> Wanted {
        let groups: Vec<Vec<Word>> = synonyms.split(';').map(Word::all).collect();
        let wanted = |word: Word| {
            let mine = groups.iter().filter(|group| group.iter().any(|other| other.is(&word)));
            let synonyms = mine.flatten().flat_map(|other| other.forms.clone()).collect();
            WantedWord { word, synonyms }
        };
        Wanted(Word::all(text).into_iter().map(wanted).collect())
    }

    /// Returns whether there are no search words.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of words found whole in the text; `None` unless each begins a word of heading or text.
    fn matches(&self, heading: &[Word], text: &[Word]) -> Option<usize> {
        let fits =
            |wanted: &&WantedWord| heading.iter().chain(text).any(|word| wanted.matches_start_of(word));
        let all = !self.is_empty() && self.0.iter().all(|wanted| fits(&wanted));
        let whole = || self.0.iter().filter(|wanted| text.iter().any(|word| wanted.is(word))).count();
        all.then(whole)
    }

    /// Splits a text into pieces that match the search and pieces that do not.
    fn marked(&self, text: &str) -> Pieces {
        let mut pieces = Pieces::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let in_word = letter.is_alphanumeric();
            let end = rest.find(|other: char| other.is_alphanumeric() != in_word).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            let found = in_word && {
                let word = Word::new(plain(piece));
                self.0.iter().any(|wanted| wanted.matches_start_of(&word))
            };
            match pieces.last_mut() {
                Some((before, false)) if !found => before.push_str(piece),
                _ => pieces.push((piece.to_owned(), found)),
            }
            rest = after;
        }
        pieces
    }
}

impl WantedWord {
    /// Returns whether the words are equal, or synonyms.
    fn is(&self, word: &Word) -> bool {
        self.word.is(word) || word.forms.iter().any(|form| self.synonyms.contains(form))
    }

    /// Returns whether the word starts with this one, or equals it.
    fn matches_start_of(&self, word: &Word) -> bool {
        word.forms.iter().any(|form| form.starts_with(self.word.typed())) || self.is(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(texts: &[(&str, &str)]) -> Index {
        let entry = |(heading, text): &(&str, &str)| Entry {
            place: Place::Minute,
            heading: (*heading).to_owned(),
            text: (*text).to_owned(),
        };
        Index::new(texts.iter().map(entry))
    }

    fn found(index: &Index, wanted: &str) -> usize {
        index.find(&Wanted::of(wanted, "dame, reine; maléfice, malédiction")).len()
    }

    #[test]
    fn capitals_and_accents_make_no_difference() {
        let index = index(&[("Le dernier ordre", "L’enchère : qui mise le plus l’emporte, au cœur.")]);
        for wanted in ["enchere", "ENCHÈRE", "ench mise", "dernier plus", "l'emporte", "coeur", "cœur"] {
            assert_eq!(found(&index, wanted), 1, "{wanted}");
        }
        for wanted in ["", "  ", "chere", "enchere rente", "?"] {
            assert_eq!(found(&index, wanted), 0, "{wanted:?}");
        }
    }

    #[test]
    fn simple_plurals_make_no_difference() {
        let one = index(&[("", "a curse, one body, a box; un gâteau, un cheval")]);
        let many = index(&[("", "curses, bodies, boxes; des gâteaux, des chevaux")]);
        let words = [
            ("curse", "curses"),
            ("body", "bodies"),
            ("box", "boxes"),
            ("gateau", "gateaux"),
            ("cheval", "chevaux"),
        ];
        for (single, plural) in words {
            for wanted in [single, plural] {
                assert_eq!((found(&one, wanted), found(&many, wanted)), (1, 1), "{wanted}");
            }
        }
        // A word that only looks like a plural does not match longer words.
        assert_eq!(found(&index(&[("", "Danger !")]), "dans"), 0);
    }

    #[test]
    fn synonyms_find_each_other() {
        let index = index(&[("", "Les dames coûtent."), ("", "Trois maléfices."), ("", "Le roi.")]);
        for (wanted, count) in
            [("reine", 1), ("reines", 1), ("dame", 1), ("malédictions", 1), ("reine roi", 0)]
        {
            assert_eq!(found(&index, wanted), count, "{wanted}");
        }
        let hits = index.find(&Wanted::of("reine", "dame, reine"));
        assert_eq!(hits[0].text, [("Les ", false), ("dames", true), (" coûtent.", false)].map(owned));
    }

    fn owned((piece, found): (&str, bool)) -> (String, bool) {
        (piece.to_owned(), found)
    }

    #[test]
    fn synonyms_are_second_choice() {
        let indices = [index(&[("", "a galleon"), ("", "a wreck")]), index(&[("", "the wreck")])];
        let counts = |text: &str| {
            search(&indices, text, "galleon, wreck, ship").iter().map(Vec::len).collect::<Vec<_>>()
        };
        assert_eq!(counts("galleon"), [1, 0]);
        assert_eq!(counts("ship"), [2, 1]);
    }

    #[test]
    fn found_words_are_marked() {
        let text = "L’enchère : qui mise le plus l’emporte.";
        let pieces = Wanted::of("ench PLUS", "").marked(text);
        let marked: Vec<&str> =
            pieces.iter().filter(|(_, found)| *found).map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(marked, ["enchère", "plus"]);
        assert_eq!(pieces.len(), 5, "{pieces:?}");
        assert_eq!(pieces.iter().map(|(piece, _)| piece.as_str()).collect::<String>(), text);
        assert_eq!(Wanted::default().marked(text), [(text.to_owned(), false)]);
    }

    #[test]
    fn whole_words_come_first() {
        let index = index(&[("", "goldsmith"), ("gold", "nothing here"), ("", "two gold")]);
        let texts: Vec<String> = index
            .find(&Wanted::of("gold", ""))
            .into_iter()
            .map(|hit| hit.text.into_iter().map(|(piece, _)| piece).collect())
            .collect();
        assert_eq!(texts, ["two gold", "goldsmith", "nothing here"]);
    }
}
