//! A received match: compared with this device, then taken.

use crate::saves::{
    Library, Storage,
    games::Checker,
    import::{Comparison, ImportPlan, ReadExport},
    save::{LoadError, SaveError},
    shelf::Summary,
};

use super::packet::ReadError;

/// A received match of known rules whose log is not checked yet.
#[derive(Debug)]
pub struct Arrival {
    export: ReadExport,
    game: String,
}

impl Arrival {
    /// Returns the slug of the game, whose [`Checker`] [`Library::weigh_match`] needs.
    pub fn game(&self) -> &str {
        &self.game
    }
}

/// Relation of a received match to this device. Steps are entries of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// This device does not have the match.
    Unknown,
    /// Both are at the same step.
    Same,
    /// The received match continues the one here.
    ReceivedIsFurther { by: usize },
    /// The match here continues the received one.
    StoredIsFurther { by: usize },
    /// Both went different ways. The received match would be kept beside the one here, under this id.
    Branched { new_id: String },
}

/// A received match that is legal and compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered {
    /// Game, players and step of the received match, or of the one here if that is as far or further.
    pub summary: Summary,
    pub known: Known,
    /// The id on this device.
    id: String,
    plan: ImportPlan,
}

/// Result of [`Library::take`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The id of the match on this device.
    pub id: String,
    /// Whether the match was written. Otherwise this device had all of it.
    pub is_new: bool,
}

impl<S: Storage> Library<S> {
    /// Reads the export of one match, see [`Content::Match`](super::Content::Match).
    ///
    /// # Errors
    /// A text that is no export of one match, or a match of an unknown game or other rules.
    pub fn receive_match(&self, text: &str) -> Result<Arrival, ReadError> {
        let export = self.read_import(text)?;
        let game = {
            let mut matches = export.matches();
            let (Some(only), None) = (matches.next(), matches.next()) else { return Err(ReadError::Broken) };
            let header = &only.map_err(LoadError::clone)?.header;
            self.knows(&header.game, header.rules)?;
            header.game.clone()
        };
        Ok(Arrival { export, game })
    }

    /// Folds the log of a received match by the rules of its game and compares it with the matches here.
    ///
    /// # Errors
    /// A log against the rules; a storage that is blocked or fails.
    pub fn weigh_match(&self, arrival: Arrival, checker: &Checker) -> Result<Offered, ReadError> {
        let mut plan = self.check_import(arrival.export, &[*checker])?;
        // A code of a match brings that match alone.
        plan = ImportPlan { matches: plan.matches, ..ImportPlan::default() };
        let item = plan.matches.first().ok_or(ReadError::Broken)?;
        let known = match &item.comparison {
            Comparison::New => Known::Unknown,
            Comparison::Same => Known::Same,
            Comparison::Newer => Known::ReceivedIsFurther { by: item.ahead },
            Comparison::Older => Known::StoredIsFurther { by: item.ahead },
            Comparison::Conflict { new_id } => Known::Branched { new_id: new_id.clone() },
            Comparison::Bad(error) => return Err(error.clone().into()),
        };
        let summary = item.summary.clone().ok_or(ReadError::Broken)?;
        Ok(Offered { summary, known, id: item.home.clone(), plan })
    }

    /// Takes a received match, all or nothing. It replaces no other course of events: a further state continues the log
    /// here, and a branched match is kept beside the one here. A copy that was handed over is free again, unless the
    /// match here is further.
    ///
    /// # Errors
    /// If there is no space, or the storage is blocked or fails. Nothing is changed then.
    pub fn take(&self, offered: &Offered) -> Result<Taken, SaveError> {
        self.import(&offered.plan)?;
        if !matches!(offered.known, Known::StoredIsFurther { .. }) {
            self.take_back(&offered.id)?;
        }
        Ok(Taken { id: offered.id.clone(), is_new: offered.plan.writes() > 0 })
    }
}
