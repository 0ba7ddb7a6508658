//! Options of a match of Barracuda.

use serde::{Deserialize, Serialize};

use super::{
    bars::{AWAY, Bar},
    refusal::Refusal,
};

/// The options of a match. An option missing in a save has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// The two bars put away, one of each kind, by their index in the list; `None`: unseen, by lot (BC-8.1).
    pub away: Option<[u8; 2]>,
    /// Whether each player may look into the bank once (BC-8.2).
    pub look: bool,
    /// Seconds to talk before an offer is laid; 0: unlimited. Only the screen measures the time.
    pub talk: u16,
}

impl Config {
    /// Returns the bars put away by agreement.
    ///
    /// # Errors
    /// If these two are not one of each kind.
    pub fn put_away(&self) -> Result<Option<[Bar; 2]>, Refusal> {
        let Some([one, two]) = self.away else { return Ok(None) };
        match (Bar::new(one), Bar::new(two)) {
            (Some(one), Some(two)) if [one, two].map(Bar::places) == AWAY => Ok(Some([one, two])),
            _ => Err(Refusal::Away),
        }
    }
}
