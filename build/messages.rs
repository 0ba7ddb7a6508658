//! Facts about the messages of `locales/`: `build.rs` makes constants and types of them, and refuses a language whose
//! messages differ from the English ones. The tests run it on small texts.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The entries of `locales/languages.json` by tag (BCP 47).
pub(crate) type Languages = BTreeMap<String, LanguageEntry>;

/// A language of the app.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LanguageEntry {
    /// The language's name for itself.
    pub(crate) name: String,
    /// Whether a native speaker has read all texts.
    pub(crate) reviewed: bool,
}

/// The use of a variable.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Use {
    /// It is shown, or selects among words.
    Text,
    /// It selects a plural form, or is an argument of `NUMBER`: it must be a number.
    Number,
}

/// The variables of a message, in the order of their names.
pub(crate) type Variables = BTreeMap<String, Use>;

/// A file of messages.
#[derive(Default, Debug)]
pub(crate) struct Namespace {
    /// Each message and each attribute (`message.attribute`), with its variables.
    pub(crate) messages: BTreeMap<String, Variables>,
    /// The text of each, for the documentation.
    pub(crate) texts: BTreeMap<String, String>,
    /// The keys by which messages choose among words, by message.
    pub(crate) choices: BTreeMap<String, Choices>,
}

/// The keys that a message compares with the text of a variable, without a default `other`.
pub(crate) type Choices = BTreeMap<String, BTreeSet<String>>;

/// The Fluent functions of every bundle: `src/words/language.rs`.
const FUNCTIONS: [&str; 3] = ["NUMBER", "ELIDE", "CONJOIN"];
/// The plural categories of CLDR that select by number; `other` may be the default of any selector.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];
/// Key of the default variant that stands for all other values.
const OTHER: &str = "other";

/// Reads a file of messages.
///
/// # Errors
/// All faults, each as `file:key: fault` or `file:line: fault`.
pub(crate) fn read(file: &str, text: &str) -> Result<Namespace, Vec<String>> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let line = |at: usize| text[..at].matches('\n').count() + 1;
        errors.iter().map(|error| format!("{file}:{}: {error}", line(error.pos.start))).collect::<Vec<_>>()
    })?;
    // All messages, terms and attributes, to which patterns may refer.
    let mut patterns: BTreeMap<String, &Pattern<&str>> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut add = |name: String, pattern| {
        if patterns.insert(name.clone(), pattern).is_some() {
            faults.push(format!("{file}:{name}: occurs twice"));
        }
    };
    for entry in &resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        for attribute in attributes {
            add(format!("{name}.{}", attribute.id.name), &attribute.value);
        }
        if let Some(value) = value {
            add(name, value);
        }
    }
    let mut namespace = Namespace::default();
    for (name, pattern) in patterns.iter().filter(|(name, _)| !name.starts_with('-')) {
        let mut walk = Walk {
            patterns: &patterns,
            variables: Variables::new(),
            choices: Choices::new(),
            faults: Vec::new(),
            references: vec![name],
        };
        walk.pattern(pattern);
        if !walk.choices.is_empty() {
            namespace.choices.insert(name.clone(), walk.choices);
        }
        faults.extend(walk.faults.iter().map(|fault| format!("{file}:{name}: {fault}")));
        namespace.messages.insert(name.clone(), walk.variables);
        namespace.texts.insert(name.clone(), plain_text(pattern));
    }
    if faults.is_empty() { Ok(namespace) } else { Err(faults) }
}

/// Returns the forbidden differences between a language's file and the English one, each as `file:key: fault`.
pub(crate) fn differences(file: &str, english: &Namespace, other: &Namespace) -> Vec<String> {
    let keys = |of: &Namespace| of.messages.keys().cloned().collect::<BTreeSet<_>>();
    let lacks: Vec<String> =
        keys(english).difference(&keys(other)).map(|key| format!("{file}:{key}: is missing")).collect();
    let more = keys(other)
        .difference(&keys(english))
        .map(|key| format!("{file}:{key}: English has no such message"))
        .collect();
    let mut faults: Vec<String> = [lacks, more].concat();
    for (key, variables) in &other.messages {
        let Some(known) = english.messages.get(key) else { continue };
        let unknown = variables.keys().filter(|name| !known.contains_key(*name));
        faults.extend(unknown.map(|name| format!("{file}:{key}: English has no ${name}")));
        let forgotten = known.keys().filter(|name| !variables.contains_key(*name));
        faults.extend(forgotten.map(|name| format!("{file}:{key}: ${name} is not used")));
    }
    for (key, choices) in &other.choices {
        let known = english.choices.get(key);
        for (name, words) in choices {
            // Where English does not choose, the code may still pass one of a few words.
            let Some(known) = known.and_then(|known| known.get(name)) else { continue };
            let unknown = words.difference(known);
            faults.extend(unknown.map(|word| format!("{file}:{key}: English has no [{word}] for ${name}")));
        }
    }
    faults
}

/// Returns the Rust of a namespace: a constant for each message without variables, a struct for each message with some.
/// `languages` are all languages: a variable that is a number in one of them is a number in all.
///
/// # Errors
/// Two keys that give the same name.
pub(crate) fn rust(name: &str, english: &Namespace, languages: &[&Namespace]) -> Result<String, String> {
    let mut out =
        format!("/// The messages of `{name}.ftl`.\n#[allow(non_upper_case_globals)]\npub mod {name} {{\n");
    let mut types = BTreeMap::new();
    for (key, variables) in &english.messages {
        // In the code an attribute is a message of its own.
        let identifier = key.replace(['.', '-'], "_");
        for line in english.texts[key].lines() {
            out += &format!("    /// `{}`\n", line.replace('`', "’"));
        }
        for (variable, words) in english.choices.get(key).into_iter().flatten() {
            let words = words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
            out += &format!("    ///\n    /// `{variable}`: {words}.\n");
        }
        if variables.is_empty() {
            out +=
                &format!("    pub const {identifier}: super::Text = super::Text::new({name:?}, {key:?});\n");
            continue;
        }
        let camel = camel_case(&identifier);
        if let Some(before) = types.insert(camel.clone(), key) {
            return Err(format!("{name}.ftl:{key}: the same type as {before}"));
        }
        let counts = |variable: &str| {
            let is_number = |language: &Namespace| language.messages.get(key)?.get(variable).copied();
            languages.iter().any(|language| is_number(language) == Some(Use::Number))
        };
        let letters: Vec<char> = ('A'..='Z').take(variables.len()).collect();
        let parameters = letters.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
        let mut fields = String::new();
        let mut bounds = String::new();
        let mut arguments = String::new();
        for (variable, letter) in variables.keys().zip(&letters) {
            let field = variable.replace('-', "_");
            let bound = if counts(variable) { "Number" } else { "Argument" };
            fields += &format!("        pub {field}: {letter},\n");
            bounds += &format!("{letter}: super::{bound}<'a>, ");
            arguments += &format!("({variable:?}, self.{field}.argument()), ");
        }
        // No key begins like `_in`: a constant of that name would be read as a pattern.
        out += &format!(
            "    #[derive(Copy, Clone, PartialEq, Debug)]\n    pub struct {camel}<{parameters}> {{\n{fields}    }}\n\
             \x20   impl<'a, {bounds}> super::Message<'a> for {camel}<{parameters}> {{\n\
             \x20       fn formatted(self, _in: &super::Language) -> String {{\n\
             \x20           _in.fill(super::Text::new({name:?}, {key:?}), [{arguments}])\n        }}\n    }}\n",
        );
    }
    Ok(out + "}\n")
}

fn camel_case(key: &str) -> String {
    let mut out = String::new();
    for word in key.split('_') {
        let mut letters = word.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        out.extend(letters);
    }
    out
}

/// Returns a pattern as readable text, for the documentation.
fn plain_text(pattern: &Pattern<&str>) -> String {
    let expression = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => format!("{{${}}}", id.name),
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        InlineExpression::FunctionReference { arguments, .. } => {
            let of = arguments.positional.iter().rev().find_map(|argument| match argument {
                InlineExpression::VariableReference { id } => Some(id.name),
                _ => None,
            });
            format!("{{${}}}", of.unwrap_or("…"))
        }
        _ => "{…}".to_owned(),
    };
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => expression(inline),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => variants
            .iter()
            .find(|variant| variant.default)
            .map(|variant| plain_text(&variant.value))
            .unwrap_or_default(),
    };
    pattern.elements.iter().map(piece).collect()
}

/// Visits a message and all its references.
struct Walk<'a> {
    patterns: &'a BTreeMap<String, &'a Pattern<&'a str>>,
    variables: Variables,
    choices: Choices,
    faults: Vec<String>,
    /// Messages whose patterns enclose the current one, outermost first: detects circular references.
    references: Vec<&'a str>,
}

impl<'a> Walk<'a> {
    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, Use::Text),
            Expression::Select { selector, variants } => {
                let counts = variants.iter().any(|variant| match variant.key {
                    VariantKey::NumberLiteral { .. } => true,
                    VariantKey::Identifier { name } => CATEGORIES.contains(&name),
                });
                self.inline(selector, if counts { Use::Number } else { Use::Text });
                if let (InlineExpression::VariableReference { id }, false) = (selector, counts) {
                    let words = variants.iter().filter_map(|variant| match variant.key {
                        VariantKey::Identifier { name } if !variant.default || name != OTHER => {
                            Some(name.to_owned())
                        }
                        _ => None,
                    });
                    self.choices.entry(id.name.to_owned()).or_default().extend(words);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>, r#use: Use) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                let before = self.variables.entry(id.name.to_owned()).or_insert(r#use);
                *before = r#use.max(*before);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    self.faults.push(format!("there is no function {}", id.name));
                }
                self.arguments(arguments, if id.name == "NUMBER" { Use::Number } else { Use::Text });
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.reference(id.name.to_owned(), attribute);
            }
            // The file itself passes the arguments of a term, so its variables are not the message's.
            InlineExpression::TermReference { id, attribute, arguments } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments, Use::Text);
                }
                let before = (self.variables.clone(), self.choices.clone());
                self.reference(format!("-{}", id.name), attribute.as_ref().map(|attribute| attribute.name));
                (self.variables, self.choices) = before;
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &'a CallArguments<&'a str>, r#use: Use) {
        arguments.positional.iter().for_each(|argument| self.inline(argument, r#use));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value, Use::Text));
    }

    fn reference(&mut self, name: String, attribute: Option<&str>) {
        let name = attribute.map_or(name.clone(), |attribute| format!("{name}.{attribute}"));
        let Some((name, pattern)) = self.patterns.get_key_value(&name) else {
            self.faults.push(format!("there is no {name}"));
            return;
        };
        if self.references.contains(&name.as_str()) {
            self.faults.push(format!("{name} refers to itself"));
            return;
        }
        self.references.push(name);
        self.pattern(pattern);
        self.references.pop();
    }
}
