//! What is agreed before a match of Barracuda.

use serde::{Deserialize, Serialize};

use super::{
    bars::{AWAY, Bar},
    refusal::Refusal,
};

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Config {
    /// The two bars put away, one of each kind, by their place in the list; nothing: unseen, by lot (BC-8.1).
    pub away: Option<[u8; 2]>,
    /// Each player may look once at what the bank holds (BC-8.2).
    pub look: bool,
    /// Seconds to talk before an offer is laid; 0: as long as the table likes. Only the screen counts them.
    pub talk: u16,
}

impl Config {
    /// The bars put away by agreement.
    ///
    /// # Errors
    /// Where the two agreed on are not one of each kind.
    pub fn put_away(&self) -> Result<Option<[Bar; 2]>, Refusal> {
        let Some([one, two]) = self.away else { return Ok(None) };
        match (Bar::new(one), Bar::new(two)) {
            (Some(one), Some(two)) if [one, two].map(Bar::places) == AWAY => Ok(Some([one, two])),
            _ => Err(Refusal::Away),
        }
    }
}
