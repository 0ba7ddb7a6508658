//! The events of a match as its viewers hear them.

use super::{
    game::Notice,
    seat::{Seat, Viewer},
};

/// All events so far, in order, each with its recipients, and the point where the news begins.
///
/// ```
/// use bar_a_jeux::kernel::{Seat, Story, Viewer};
///
/// let [ada, ben] = [0, 1].map(Seat::nth);
/// let mut story = Story::default();
/// story.tell("Ben draws a card");
/// story.turn_page();
/// story.tell_only([ben], "it is a trump");
/// let heard = |seat| story.heard_by(Viewer::Seat(seat)).news().count();
/// assert_eq!((heard(ada), heard(ben)), (0, 1));
/// ```
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
    /// Starts a new page: from now on, events are news.
    pub fn turn_page(&mut self) {
        self.news = self.notices.len();
    }

    /// Adds a public event.
    pub fn tell(&mut self, event: E) {
        self.notices.push(Notice::all(event));
    }

    /// Adds an event for these seats alone.
    pub fn tell_only(&mut self, seats: impl IntoIterator<Item = Seat>, event: E) {
        self.notices.push(Notice::to(seats, event));
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.notices.len()
    }

    pub fn is_empty(&self) -> bool {
        self.notices.is_empty()
    }

    /// Returns all events with their recipients.
    pub fn notices(&self) -> &[Notice<E>] {
        &self.notices
    }

    /// Returns the events since [`Story::turn_page`] with their recipients.
    pub fn news(&self) -> &[Notice<E>] {
        &self.notices[self.news..]
    }

    /// Lets a test change events to check the secrets of a view.
    #[cfg(any(test, feature = "testing"))]
    pub fn notices_mut(&mut self) -> &mut [Notice<E>] {
        &mut self.notices
    }

    /// Returns the part of the story that reached this viewer.
    pub fn heard_by(&self, viewer: Viewer) -> Heard<E> {
        let reached = |notices: &[Notice<E>]| -> Vec<Notice<E>> {
            notices.iter().filter(|notice| notice.may_reach(viewer)).cloned().collect()
        };
        let news = reached(&self.notices[..self.news]).len();
        Heard { notices: reached(&self.notices), news }
    }
}

/// The part of a story that reached one viewer, each event still with its recipients.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    notices: Vec<Notice<E>>,
    news: usize,
}

impl<E> Heard<E> {
    /// Iterates over all events in order.
    pub fn iter(&self) -> Events<'_, E> {
        self.notices.iter().map(|notice| &notice.event)
    }

    /// Iterates over the public events.
    pub fn public(&self) -> impl Iterator<Item = &E> {
        heard_by(&self.notices, Viewer::Public)
    }

    /// Iterates over the public events since the page was turned.
    pub fn public_news(&self) -> impl Iterator<Item = &E> {
        heard_by(&self.notices[self.news..], Viewer::Public)
    }

    /// Iterates over the events since the page was turned.
    pub fn news(&self) -> Events<'_, E> {
        self.notices[self.news..].iter().map(|notice| &notice.event)
    }

    /// Returns the last event before the page was turned.
    pub fn last_before_news(&self) -> Option<&E> {
        self.notices[..self.news].last().map(|notice| &notice.event)
    }

    pub fn get(&self, index: usize) -> Option<&E> {
        self.notices.get(index).map(|notice| &notice.event)
    }

    pub fn len(&self) -> usize {
        self.notices.len()
    }

    pub fn is_empty(&self) -> bool {
        self.notices.is_empty()
    }

    /// Adds a public event. For tests.
    #[cfg(any(test, feature = "testing"))]
    pub fn push(&mut self, event: E) {
        self.notices.push(Notice::all(event));
    }
}

/// Iterator over events in order.
pub type Events<'a, E> = std::iter::Map<std::slice::Iter<'a, Notice<E>>, fn(&'a Notice<E>) -> &'a E>;

impl<'a, E> IntoIterator for &'a Heard<E> {
    type Item = &'a E;
    type IntoIter = Events<'a, E>;

    fn into_iter(self) -> Events<'a, E> {
        self.iter()
    }
}

/// Iterates over the events that this viewer may hear.
pub fn heard_by<E>(notices: &[Notice<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    notices.iter().filter(move |notice| notice.may_reach(viewer)).map(|notice| &notice.event)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_viewer_reads_the_events_sent_to_them() {
        let (one, two) = (Seat::nth(0), Seat::nth(1));
        let mut story = Story::default();
        story.tell("all");
        story.tell_only([two], "two");
        story.turn_page();
        story.tell_only([one], "one");
        assert_eq!(story.news(), [Notice::only(one, "one")]);
        let heard = |viewer| story.heard_by(viewer).iter().copied().collect::<Vec<_>>();
        assert_eq!(heard(Viewer::Seat(one)), ["all", "one"]);
        assert_eq!(heard(Viewer::Public), ["all"]);
        assert_eq!(heard(Viewer::Omniscient), ["all", "two", "one"]);
        let own = story.heard_by(Viewer::Seat(one));
        assert_eq!((own.news().count(), own.public().count(), own.public_news().count()), (1, 1, 0));
        assert_eq!(story.heard_by(Viewer::Seat(two)).news().count(), 0);
        assert_eq!(own.last_before_news(), Some(&"all"));
    }
}
