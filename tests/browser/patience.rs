//! Repeated checks of a condition, with a time limit.

use std::time::{Duration, Instant};

/// The time limit of one wait.
pub(crate) struct Patience {
    end: Instant,
}

impl Patience {
    /// Time after which a wait gives up; generous, since three engines may run on two cores.
    pub(crate) const LASTS: Duration = Duration::from_secs(30);

    pub(crate) fn begins() -> Patience {
        Patience { end: Instant::now() + Patience::LASTS }
    }

    /// Waits 30 ms and returns whether to check again. The pause only sets the pace of checking.
    pub(crate) async fn lasts(&self) -> bool {
        tokio::time::sleep(Duration::from_millis(30)).await;
        Instant::now() < self.end
    }
}
