//! The builds of the app that a device keeps, with the rules of each: a match is finished by the rules it was begun
//! with.
//! The service worker reports the builds.

use serde_json::{Map, Value};

use super::games::GAMES;

use super::shelf::ShelfEntry;

/// All builds that the device keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Builds {
    /// The build that was installed last.
    newest: String,
    builds: Vec<Build>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Build {
    name: String,
    /// The rules versions by the slug of the game; `None` if the build has not run here yet.
    rules: Option<Map<String, Value>>,
}

/// A build offered to the player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// A build that has never run here.
    Update,
    /// The newest build, which the player left for a match of other rules.
    Back,
}

/// Returns the rules versions of this build.
pub fn own_rules() -> Value {
    GAMES.iter().map(|game| (game.slug.to_owned(), game.rules.into())).collect::<Map<_, _>>().into()
}

impl Builds {
    /// Reads an answer of the service worker. Parts of an unknown shape are left out, since another version may have
    /// written it.
    pub fn read(text: &str) -> Option<Builds> {
        let answer: Value = serde_json::from_str(text).ok()?;
        let kept = answer.get("kept")?.as_object()?.iter();
        let kept = kept.map(|(name, rules)| Build { name: name.clone(), rules: rules.as_object().cloned() });
        let newest = answer.get("newest").and_then(Value::as_str).unwrap_or_default().to_owned();
        Some(Builds { newest, builds: kept.collect() })
    }

    /// The newest build.
    pub fn newest(&self) -> &str {
        &self.newest
    }

    /// Returns the offer for a player of build `own`: the newest build, if it is another.
    pub fn offer(&self, own: &str) -> Option<Offer> {
        // A build that is not kept came from the host just now, and may be newer than all kept ones.
        self.build(own)?;
        let newest = self.build(&self.newest).filter(|newest| newest.name != own)?;
        Some(if newest.rules.is_some() { Offer::Back } else { Offer::Update })
    }

    /// Returns a build that plays this game by these rules: `own` if it does, else preferably the newest build.
    pub fn build_for(&self, own: &str, game: &str, rules: u16) -> Option<&str> {
        let plays = |build: &&Build| {
            let known = build.rules.as_ref().and_then(|known| known.get(game)?.as_u64());
            known == Some(rules.into())
        };
        let first = [own, &self.newest].into_iter().filter_map(|name| self.build(name));
        first.chain(&self.builds).find(plays).map(|build| build.name.as_str())
    }

    /// Returns the builds needed to finish the matches in progress.
    pub fn needed(&self, own: &str, shelf: &[ShelfEntry]) -> Vec<String> {
        let mut needed = Vec::new();
        for place in shelf {
            if let ShelfEntry::Good(summary) = place
                && !summary.over
                && let Some(build) = self.build_for(own, &summary.game, summary.rules)
                && !needed.iter().any(|other| other == build)
            {
                needed.push(build.to_owned());
            }
        }
        needed
    }

    fn build(&self, name: &str) -> Option<&Build> {
        self.builds.iter().find(|build| build.name == name)
    }
}
