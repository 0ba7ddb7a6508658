//! What a match tells as it goes on.

use super::{
    game::Notice,
    seat::{Seat, Viewer},
};

/// All that was told, in order, to all or to some, and from where on it is news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story<E> {
    notices: Vec<Notice<E>>,
    news: usize,
}

impl<E> Default for Story<E> {
    fn default() -> Self {
        Story { notices: Vec::new(), news: 0 }
    }
}

impl<E: Clone> Story<E> {
    /// What is told from now on is the news.
    pub fn turn_page(&mut self) {
        self.news = self.notices.len();
    }

    /// Tells everybody.
    pub fn tell(&mut self, event: E) {
        self.notices.push(Notice::all(event));
    }

    /// Tells these alone.
    pub fn tell_only(&mut self, seats: impl IntoIterator<Item = Seat>, event: E) {
        self.notices.push(Notice::to(seats, event));
    }

    /// How much was told so far.
    pub fn len(&self) -> usize {
        self.notices.len()
    }

    pub fn is_empty(&self) -> bool {
        self.notices.is_empty()
    }

    /// All of it, with whom it reached.
    pub fn notices(&self) -> &[Notice<E>] {
        &self.notices
    }

    /// What was told since the page was turned, with whom it reached.
    pub fn news(&self) -> &[Notice<E>] {
        &self.notices[self.news..]
    }

    /// All of it, to be told otherwise: for tests of what may be known.
    #[cfg(any(test, feature = "testing"))]
    pub fn notices_mut(&mut self) -> &mut [Notice<E>] {
        &mut self.notices
    }

    /// What reached this viewer.
    pub fn told_to(&self, viewer: Viewer) -> Vec<E> {
        self.reached(viewer, ..self.notices.len()).cloned().collect()
    }

    /// How much of [`Story::told_to`] is no news any more.
    pub fn read_by(&self, viewer: Viewer) -> usize {
        self.reached(viewer, ..self.news).count()
    }

    fn reached(&self, viewer: Viewer, range: std::ops::RangeTo<usize>) -> impl Iterator<Item = &E> {
        self.notices[range].iter().filter(move |notice| notice.may_reach(viewer)).map(|notice| &notice.event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_reads_what_reached_them() {
        let (one, two) = (Seat::nth(0), Seat::nth(1));
        let mut story = Story::default();
        story.tell("all");
        story.tell_only([two], "two");
        story.turn_page();
        story.tell_only([one], "one");
        assert_eq!(story.news(), [Notice::only(one, "one")]);
        assert_eq!(story.told_to(Viewer::Seat(one)), ["all", "one"]);
        assert_eq!((story.read_by(Viewer::Seat(one)), story.read_by(Viewer::Seat(two))), (1, 2));
        assert_eq!(story.told_to(Viewer::Public), ["all"]);
        assert_eq!(story.told_to(Viewer::Omniscient), ["all", "two", "one"]);
    }
}
