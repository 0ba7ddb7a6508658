//! The builds of the app that a device keeps, and by which rules each of them plays: a match is finished by the rules
//! it was begun with. What the service worker says of them is read here.

use serde_json::{Map, Value};

use super::games::GAMES;

use super::shelf::ShelfEntry;

/// All builds that the device keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Builds {
    /// The build that came last.
    newest: String,
    kept: Vec<Build>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Build {
    name: String,
    /// The version of the rules by the slug of the game; nothing where the build has not run here yet.
    rules: Option<Map<String, Value>>,
}

/// A build that a player may want to go to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// It has never run here.
    Update,
    /// The newest build, which the player left for a match of other rules.
    Back,
}

/// By which rules this build plays its games.
pub fn own_rules() -> Value {
    GAMES.iter().map(|game| (game.slug.to_owned(), game.rules.into())).collect::<Map<_, _>>().into()
}

impl Builds {
    /// Reads an answer of the service worker. What does not fit is left out: whoever wrote it may be of another version.
    pub fn read(text: &str) -> Option<Builds> {
        let answer: Value = serde_json::from_str(text).ok()?;
        let kept = answer.get("kept")?.as_object()?.iter();
        let kept = kept.map(|(name, rules)| Build { name: name.clone(), rules: rules.as_object().cloned() });
        let newest = answer.get("newest").and_then(Value::as_str).unwrap_or_default().to_owned();
        Some(Builds { newest, kept: kept.collect() })
    }

    /// The newest build.
    pub fn newest(&self) -> &str {
        &self.newest
    }

    /// What a player in this build may be offered: the newest one, where it is another.
    pub fn offer(&self, own: &str) -> Option<Offer> {
        // A build that is not kept came from the host just now: it may be newer than all that are.
        self.build(own)?;
        let newest = self.build(&self.newest).filter(|newest| newest.name != own)?;
        Some(if newest.rules.is_some() { Offer::Back } else { Offer::Update })
    }

    /// A build that plays this game by these rules: this one before all, else the newest that does.
    pub fn playing(&self, own: &str, game: &str, rules: u16) -> Option<&str> {
        let plays = |build: &&Build| {
            let known = build.rules.as_ref().and_then(|known| known.get(game)?.as_u64());
            known == Some(rules.into())
        };
        let first = [own, &self.newest].into_iter().filter_map(|name| self.build(name));
        first.chain(&self.kept).find(plays).map(|build| build.name.as_str())
    }

    /// The builds that matches under way are to be finished with.
    pub fn wanted(&self, own: &str, shelf: &[ShelfEntry]) -> Vec<String> {
        let mut wanted = Vec::new();
        for place in shelf {
            if let ShelfEntry::Good(summary) = place
                && !summary.over
                && let Some(build) = self.playing(own, &summary.game, summary.rules)
                && !wanted.iter().any(|other| other == build)
            {
                wanted.push(build.to_owned());
            }
        }
        wanted
    }

    fn build(&self, name: &str) -> Option<&Build> {
        self.kept.iter().find(|build| build.name == name)
    }
}
