//! The deal: BC-1.2, BC-8.1.

use rand::{Rng, seq::SliceRandom};

use crate::games::barracuda::{
    bars::{AWAY, Bar, Places},
    phase::Phase,
    promenade::SPOTS,
    state::Barracuda,
};

impl Barracuda {
    /// Returns the bars put away by agreement (BC-8.1). A match only starts with a legal agreement.
    pub(in super::super) fn agreed(&self) -> Option<[Bar; 2]> {
        self.config.put_away().ok().flatten()
    }

    /// Whether each bar occurs, and one of each kind is put away.
    pub(in super::super) fn can_be_dealt(&self, bars: &[Bar; 12]) -> bool {
        let each = Bar::all().all(|bar| bars.contains(&bar));
        let away = [bars[10], bars[11]];
        each && away.map(Bar::places) == AWAY && self.agreed().is_none_or(|agreed| agreed == away)
    }

    pub(in super::super) fn draw_deal(&self, rng: &mut impl Rng) -> [Bar; 12] {
        let agreed = self.agreed();
        let mut bars: Vec<Bar> = Bar::all().collect();
        bars.shuffle(rng);
        // The agreed bars are put away, or else the first of each kind.
        let put_away = |places: Places| {
            let fits = |bar: &Bar| bar.places() == places && agreed.is_none_or(|agreed| agreed.contains(bar));
            let at = bars.iter().position(fits).unwrap_or_default();
            bars.remove(at)
        };
        let away = AWAY.map(put_away);
        bars.extend(away);
        let mut all = [Bar::FIRST; 12];
        all.copy_from_slice(&bars);
        all
    }

    /// Lays out the bars, closed.
    pub(in super::super) fn deal(&mut self, bars: &[Bar; 12]) {
        self.bars = bars[..SPOTS].to_vec();
        self.away = bars[SPOTS..].to_vec();
        self.phase = Phase::Draw;
    }
}
