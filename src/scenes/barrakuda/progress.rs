//! How much of what has happened in a round is on the screen: it is shown beat by beat.

use crate::games::barrakuda::View;

/// How much of a round's story has been shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The round that it tells of.
    round: u16,
    /// Beats that have been shown.
    pub beats: usize,
    /// Where the sentences begin that are on the screen.
    pub from: usize,
    /// Beats there are.
    pub of: usize,
    /// Whether the match was played on at the time, and not looked back at.
    live: bool,
}

impl Progress {
    /// Everything has been shown: the table as it is now.
    pub fn done(view: &View, live: bool) -> Progress {
        let of = view.story.len();
        Progress { round: view.round_told(), beats: of, from: view.since.min(of), of, live }
    }

    /// Where it stands once the match looks like this. Whatever happens while it is played is told; elsewhere the
    /// table is shown as it is then.
    pub fn follow(self, view: &View, live: bool) -> Progress {
        let (round, of) = (view.round_told(), view.story.len());
        // Where nobody had anything to decide, the next one has begun as well.
        let new_round = round == self.round + 1;
        let goes_on = self.live && (new_round || round == self.round && of > self.of);
        if goes_on && (live || view.over()) {
            let from = if new_round { 0 } else { self.of };
            Progress { round, beats: from, from, of, live }
        } else if (round, of, live) == (self.round, self.of, self.live) {
            self
        } else {
            Progress::done(view, live)
        }
    }

    /// Whether there is more to show.
    pub fn is_telling(self) -> bool {
        self.untold() > 0
    }

    /// How many beats are still to be shown.
    pub fn untold(self) -> usize {
        self.of - self.beats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::barrakuda::{Barrakuda, Config, Layout, Preset},
        kernel::{Game, Seat, Step, Viewer},
    };

    /// The table before all have chosen, and when the cards have been turned up.
    fn round() -> [View; 2] {
        let config = Config { layout: Layout::Preset(Preset::First), ..Config::default() };
        let mut game = Barrakuda::new(&config, 2).unwrap();
        let before = game.view(Viewer::Public);
        for seat in 0..2 {
            game.apply(&Step::Player(Seat::nth(seat), "play 1".parse().unwrap()));
        }
        [before, game.view(Viewer::Public)]
    }

    #[test]
    fn what_happens_is_told_from_its_beginning() {
        let [before, after] = round();
        let now = Progress::done(&before, true).follow(&after, true);
        assert!(now.is_telling());
        assert_eq!((now.from, now.beats, now.of), (0, 0, after.story.len()));
        assert_eq!(now.untold(), after.story.len());
        assert_eq!(now.follow(&after, true), now, "and once only");
    }

    #[test]
    fn what_is_looked_at_is_there_at_once() {
        let [before, after] = round();
        assert!(!Progress::done(&before, true).follow(&after, false).is_telling());
        assert!(!Progress::done(&before, false).follow(&after, true).is_telling());
        assert!(!Progress::done(&after, true).follow(&before, true).is_telling());
    }
}
