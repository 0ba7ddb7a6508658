//! The app as a player meets it: home, set-up, the board. Knows the app's hooks, so that scenarios do not.

use crate::page::Page;
use crate::server::Server;
use crate::{Outcome, Stage};

/// All screens that need no match, as `(data-screen, hash)`.
pub(crate) const SCREENS: [(&str, &str); 7] = [
    ("home", "#/"),
    ("setup", "#/setup/barragoon"),
    ("rules", "#/rules/barragoon"),
    ("saves", "#/saves"),
    ("settings", "#/settings"),
    ("about", "#/about"),
    ("roster", "#/roster"),
];

pub(crate) struct Table<'a> {
    pub(crate) page: &'a Page,
    server: &'a Server,
}

impl<'a> Table<'a> {
    pub(crate) fn of(stage: &'a Stage) -> Table<'a> {
        Table { page: &stage.page, server: &stage.server }
    }

    /// Loads the app.
    pub(crate) async fn home(&self) -> Outcome {
        self.page.open(&self.server.url()).await?;
        self.up("home").await
    }

    /// Waits until the app is mounted and shows this screen.
    pub(crate) async fn up(&self, screen: &str) -> Outcome {
        self.page.until("document.documentElement.hasAttribute('data-ready')").await?;
        self.page.seen(&format!("main[data-screen='{screen}']")).await
    }

    /// Goes to a screen by its address.
    pub(crate) async fn screen(&self, (name, hash): (&str, &str)) -> Outcome {
        self.page.hash(hash).await?;
        self.up(name).await
    }
}
