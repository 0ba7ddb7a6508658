//! How long a test waits for what is to come about.

use std::time::{Duration, Instant};

/// What waits for something, and gives up after a while.
pub(crate) struct Patience {
    end: Instant,
}

impl Patience {
    /// How long anything may take before the test gives up. Two cores, three engines: generous.
    pub(crate) const LASTS: Duration = Duration::from_secs(30);

    pub(crate) fn begins() -> Patience {
        Patience { end: Instant::now() + Patience::LASTS }
    }

    /// Whether to look once more, after a moment: only the pace of asking, never a guess at how long something takes.
    pub(crate) async fn lasts(&self) -> bool {
        tokio::time::sleep(Duration::from_millis(30)).await;
        Instant::now() < self.end
    }
}
