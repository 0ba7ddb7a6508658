//! Replaces the secrets of a match, for tests of what viewers may know.

use nonempty::NonEmpty;

use super::{cards::Card, phase::Phase, state::Barrakuda};

impl Barrakuda {
    /// Returns the match with other cards chosen and drawn.
    #[must_use]
    pub fn with_secrets(&self, chosen: Vec<Option<Card>>, drawn: Vec<Card>) -> Barrakuda {
        let mut other = self.clone();
        match &mut other.position.phase {
            Phase::Choosing(cards) => *cards = chosen.into_iter().collect(),
            Phase::Putting { drawn: cards, .. } => {
                *cards = NonEmpty::from_vec(drawn).unwrap_or_else(|| cards.clone());
            }
            _ => {}
        }
        other
    }
}
