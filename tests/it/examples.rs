//! Every example of the rules pages, step by step.

use std::{collections::BTreeSet, fs};

use bar_a_jeux::{
    games::{
        barbarossa::Barbarossa, barracuda::Barracuda, barragoon::Barragoon, barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::Pointable,
    lessons::{Examples, LessonFault, example::namespace},
    table::json,
    words::{
        LANGUAGES,
        offered::EXAMPLES,
        rules::{self, Section},
    },
};
use serde_json::Value;

use crate::messages::namespaces;

/// Returns the script in the sources.
fn script<G: Pointable>() -> String {
    let path = format!("{}/{}.json", concat!(env!("CARGO_MANIFEST_DIR"), "/src/lessons/examples"), G::SLUG);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn examples<G: Pointable>() -> Examples<G> {
    Examples::read(&script::<G>()).unwrap_or_else(|fault| panic!("{}: {fault}", G::SLUG))
}

/// Saves ignore unknown options for the sake of other versions; a script must have none.
fn options_are_known<G: Pointable>(examples: &Examples<G>) {
    let script: Value = serde_json::from_str(&script::<G>()).unwrap();
    for (example, written) in examples.examples.iter().zip(script["examples"].as_array().unwrap()) {
        let known = json::to_value(&example.config);
        for option in written["config"].as_object().into_iter().flat_map(|options| options.keys()) {
            assert!(known.get(option).is_some(), "{}/{}: no option {option}", G::SLUG, example.id);
        }
    }
}

/// The rules allow each step, the page offers it, and each step has text in every language.
fn plays<G: Pointable>(sections: &[Section]) {
    let examples = examples::<G>();
    options_are_known(&examples);
    let mut said = BTreeSet::new();
    let mut openings = BTreeSet::new();
    for example in &examples.examples {
        let id = format!("{}/{}", G::SLUG, example.id);
        assert!((3..=7).contains(&example.steps.len()), "{id}: {} steps", example.steps.len());
        openings.extend(example.after.iter().cloned());
        let mut before = None;
        for (at, step) in example.steps.iter().enumerate() {
            let game = examples.match_at(example, at);
            let game = game.unwrap_or_else(|fault| panic!("{id}, step {at}: {fault}"));
            let played = game.steps().len();
            assert_eq!(
                before.is_some_and(|before| before < played),
                at > 0 && !step.play.is_empty(),
                "{id}, step {at}: what it plays is what happens"
            );
            before = Some(played);
            assert!(said.insert(step.say.clone()), "{id}: {} is said twice", step.say);
        }
        let shown = example.steps.iter().skip(1).filter(|step| !step.play.is_empty()).count();
        assert!(shown >= 2, "{id}: an example is played, not read");
    }
    let offered: Vec<_> = EXAMPLES.iter().filter(|passage| passage.game == G::SLUG).collect();
    let offered = offered.iter().map(|passage| (passage.section, passage.id));
    let scripted = examples.examples.iter().map(|example| (&*example.section, &*example.id));
    assert!(offered.eq(scripted), "{}: what the page offers, and what there is", G::SLUG);
    for example in &examples.examples {
        let stands = sections.iter().any(|section| section.id == example.section);
        assert!(stands, "{}/{}: the page has no section {}", G::SLUG, example.id, example.section);
    }
    assert!(openings.iter().eq(examples.openings.keys()), "{}: an opening is not needed", G::SLUG);
    for (tag, _) in LANGUAGES {
        let words = &namespaces(tag)[&namespace(G::SLUG)];
        let written: BTreeSet<String> = words.messages.keys().cloned().collect();
        assert_eq!(said, written, "{tag}: what the examples of {} say, and what is written", G::SLUG);
    }
}

#[test]
fn barragoon_is_shown() {
    plays::<Barragoon>(&rules::barragoon::SECTIONS);
}

#[test]
fn bouillabaisse_is_shown() {
    plays::<Bouillabaisse>(&rules::bouillabaisse::SECTIONS);
}

#[test]
fn barrakuda_is_shown() {
    plays::<Barrakuda>(&rules::barrakuda::SECTIONS);
}

#[test]
fn barracuda_is_shown() {
    plays::<Barracuda>(&rules::barracuda::SECTIONS);
}

#[test]
fn barbarossa_is_shown() {
    plays::<Barbarossa>(&rules::barbarossa::SECTIONS);
}

#[test]
fn an_illegal_example_is_refused() {
    let mut examples = examples::<Barragoon>();
    let first = examples.find("moves").unwrap();
    assert!(examples.match_at(first, 1).is_ok());
    let at = examples.examples.iter().position(|example| example.id == "moves").unwrap();
    let short = examples.examples[at].steps.remove(1);
    examples.examples[at].steps.insert(2, short);
    let refused = examples.match_at(&examples.examples[at], 1).unwrap_err();
    assert!(matches!(refused, LessonFault::Refused { step: 0, .. }), "{refused}");
    examples.examples[at].after.push("no such opening".to_owned());
    assert_eq!(examples.match_at(&examples.examples[at], 0).unwrap_err(), LessonFault::NoPlace);
}
