//! Repeated checks of a condition, with a time limit.

use std::time::{Duration, Instant};

/// The time limit of one wait.
pub(crate) struct Timeout {
    end: Instant,
}

impl Timeout {
    /// Time after which a wait gives up; generous, since three engines may run on two cores.
    pub(crate) const LIMIT: Duration = Duration::from_secs(30);

    pub(crate) fn start() -> Timeout {
        Timeout { end: Instant::now() + Timeout::LIMIT }
    }

    /// Waits 30 ms and returns whether to check again. The pause only sets the pace of checking.
    pub(crate) async fn poll(&self) -> bool {
        tokio::time::sleep(Duration::from_millis(30)).await;
        Instant::now() < self.end
    }
}
