//! The app as a player uses it: home, set-up, board. Only this module knows the app's hooks; scenarios do not.

use std::{cmp::Ordering, fs};

use serde_json::json;

use crate::page::Page;
use crate::server::Server;
use crate::{Outcome, Stage, expect};

/// All screens that need no match, as `(data-screen, hash)`.
pub(crate) const SCREENS: [(&str, &str); 33] = [
    ("home", "#/"),
    ("search", "#/search"),
    ("setup", "#/setup/barragoon"),
    ("minute", "#/minute/barragoon"),
    ("rules", "#/rules/barragoon"),
    ("example", "#/rules/barragoon/end/dead"),
    ("lesson", "#/learn/barragoon"),
    ("problems", "#/problems"),
    ("setup", "#/setup/bouillabaisse"),
    ("minute", "#/minute/bouillabaisse"),
    ("rules", "#/rules/bouillabaisse"),
    ("example", "#/rules/bouillabaisse/tricks/follow"),
    ("setup", "#/setup/barrakuda"),
    ("minute", "#/minute/barrakuda"),
    ("rules", "#/rules/barrakuda"),
    ("example", "#/rules/barrakuda/fish/fish"),
    ("setup", "#/setup/barracuda"),
    ("minute", "#/minute/barracuda"),
    ("rules", "#/rules/barracuda"),
    ("example", "#/rules/barracuda/offers/refused"),
    ("setup", "#/setup/barbarossa"),
    ("minute", "#/minute/barbarossa"),
    ("rules", "#/rules/barbarossa"),
    ("example", "#/rules/barbarossa/elf/letter"),
    ("results", "#/results"),
    ("saves", "#/saves"),
    ("settings", "#/settings"),
    ("about", "#/about"),
    ("take", "#/take"),
    ("roster", "#/roster"),
    ("person", "#/person/Ada"),
    ("history", "#/history"),
    ("gallery", "#/gallery"),
];

/// White soon captures one of Brown's two pieces, followed by two placements, and the other two moves later.
pub(crate) const SHORT: &str = ". . . . b2 . ./. . . . . . ./. . . . . . ./. . . . . . ./. . b3 . . . ./\
                                . . . . w4 . ./. . w2 . . . ./. . . . . . ./. . . . . . . w 24";

/// One step of the match that [`SHORT`] begins.
pub(crate) enum Step {
    Move(&'static str, &'static str),
    /// A face as its token, and the square.
    Place(&'static str, &'static str),
}

/// The whole match from [`SHORT`]: a capture, the loser's placement, the capturer's placement, a quiet short move. Then
/// the last piece is captured, which ends the match without a placement.
pub(crate) const WHOLE: [Step; 5] = [
    Step::Move("c3", "c5"),
    Step::Place("rN", "a9"),
    Step::Place("aa", "g1"),
    Step::Move("e9", "e8"),
    Step::Move("e4", "e8"),
];

/// Index of "Relaxed" among the house rules of Barragoon.
const RELAXED: &str = "1";

/// Index of "from a position text" among the starts.
const FROM_TEXT: &str = "2";

/// The home screen's button for a new match of Barragoon.
pub(crate) const NEW_MATCH: &str = "[data-game='barragoon'] [data-act='new-match']";

pub(crate) struct Table<'a> {
    pub(crate) page: &'a Page,
    server: &'a Server,
}

pub(crate) fn act(name: &str) -> String {
    format!("[data-act='{name}']")
}

pub(crate) fn square(name: &str) -> String {
    format!("[data-square='{name}']")
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
        self.page.wait_visible(&format!("main[data-screen='{screen}']")).await
    }

    /// Opens a screen by its address.
    pub(crate) async fn screen(&self, (name, hash): (&str, &str)) -> Outcome {
        self.page.hash(hash).await?;
        self.up(name).await
    }

    /// Starts a match without touch-move from the home screen, from `position` if given.
    pub(crate) async fn start(&self, position: Option<&str>) -> Outcome {
        self.page.tap(NEW_MATCH).await?;
        self.up("setup").await?;
        self.unfold().await?;
        self.relaxed().await?;
        if let Some(text) = position {
            self.page.fill(&act("start-position"), FROM_TEXT).await?;
            self.page.fill(&act("position"), text).await?;
        }
        self.page.tap(&act("start")).await?;
        self.up("play").await
    }

    /// Starts a match and plays two moves from the closed start, neither of them a capture.
    pub(crate) async fn started(&self) -> Outcome {
        self.home().await?;
        self.start(None).await?;
        self.step(&Step::Move("c2", "c3")).await?;
        self.step(&Step::Move("c8", "c7")).await?;
        self.shows(&OPENED).await
    }

    /// Opens the set-up of a game for this many seats.
    pub(crate) async fn set_up(&self, game: &str, seats: usize) -> Outcome {
        self.home().await?;
        self.page.tap(&format!("[data-game='{game}'] [data-act='new-match']")).await?;
        self.up("setup").await?;
        loop {
            let there = self.page.eval("document.querySelectorAll('[data-seat]').length").await?;
            match there.as_u64().unwrap_or_default().cmp(&(seats as u64)) {
                Ordering::Less => self.page.tap(&act("add-seat")).await?,
                Ordering::Equal => break,
                Ordering::Greater => self.page.tap(&act("remove-seat")).await?,
            }
        }
        self.unfold().await?;
        if game == "barragoon" { self.relaxed().await } else { Ok(()) }
    }

    /// Chooses Barragoon without touch-move, since most scenarios tap and take back freely.
    async fn relaxed(&self) -> Outcome {
        self.page.fill(&act("house-rules"), RELAXED).await
    }

    /// Reloads the app on a screen, in this language.
    pub(crate) async fn anew_in(&self, language: &str, (name, hash): (&str, &str)) -> Outcome {
        let settings = json!({ "language": language }).to_string();
        self.page.run("localStorage.setItem('bar-a-jeux/settings', arguments[0]);", json!(settings)).await?;
        self.page.open(&format!("{}{hash}", self.server.url())).await?;
        self.page.reload().await?;
        self.up(name).await
    }

    /// Begins a match of Barbarossa with real clay.
    pub(crate) async fn real_clay(&self, seats: usize) -> Outcome {
        self.set_up("barbarossa", seats).await?;
        self.page.fill(&act("clay"), "1").await?;
        self.begin().await
    }

    /// Opens the folded options of a set-up.
    pub(crate) async fn unfold(&self) -> Outcome {
        self.page.run("document.querySelector('details.options').open = true;", json!(null)).await.map(drop)
    }

    /// Begins a match of La Bouillabaisse, up to its first curtain.
    pub(crate) async fn cards(&self, seats: usize) -> Outcome {
        self.set_up("bouillabaisse", seats).await?;
        self.begin().await
    }

    /// Begins a match of Barrakuda, up to its first curtain.
    pub(crate) async fn dives(&self, seats: usize) -> Outcome {
        self.set_up("barrakuda", seats).await?;
        self.begin().await
    }

    /// Begins a match of Barracuda, up to the talk before the first offer: all seats have a bar, and one wants to take
    /// over another.
    pub(crate) async fn offering(&self, seats: usize) -> Outcome {
        self.set_up("barracuda", seats).await?;
        self.begin().await?;
        self.bars(seats).await?;
        self.announced().await
    }

    /// From the first bars to the choices of the first turn, behind the player's curtain.
    pub(crate) async fn first_turn(&self) -> Outcome {
        self.page.tap(&act("begin")).await?;
        self.page.tap(&act("go-on")).await?;
        self.pass_curtain(".bc-action").await
    }

    /// From the first bars to the talk about an offer.
    pub(crate) async fn announced(&self) -> Outcome {
        self.first_turn().await?;
        self.page.tap("[data-way='kind-3']").await?;
        self.page.tap(".bc-house[data-target]").await?;
        self.page.tap(".bc-part [data-act='confirm']").await?;
        self.page.wait_visible(&act("go-on")).await
    }

    /// Plays the first round of Barracuda: each player opens a bar in public.
    pub(crate) async fn bars(&self, seats: usize) -> Outcome {
        for _ in 0..seats {
            self.page.wait_visible(".bc-whose").await?;
            expect!(!self.page.has(".curtain, [data-wallet]").await?, "a curtain in a round without secrets");
            self.page.tap(".bc-part [data-act='confirm']").await?;
        }
        self.page.wait_visible(&act("begin")).await
    }

    /// Plays a match of Barbarossa in real clay up to the presentation of all objects.
    pub(crate) async fn made_all(&self, seats: usize) -> Outcome {
        self.real_clay(seats).await?;
        let mut words = ["owl", "boat", "lion", "comb", "drum", "egg", "fork", "goat", "harp"].iter().cycle();
        while !self.page.has(&act("present-done")).await? {
            if self.page.has(&act("lift")).await? {
                self.pass_curtain(&act("made")).await?;
            }
            self.page.fill(&act("word"), words.next().copied().unwrap_or_default()).await?;
            self.page.fill(&act("label"), "of clay").await?;
            let made = "document.querySelector('.bb-title')?.textContent";
            let before = self.page.text_of(made).await?;
            self.page.tap(&act("made")).await?;
            self.page
                .until(&format!(
                    "document.querySelector(\"[data-act='lift'], [data-act='present-done']\") || ({made} ?? {0}) !== {0}",
                    json!(before)
                ))
                .await?;
        }
        Ok(())
    }

    /// Like [`Table::made_all`], up to the first turn.
    pub(crate) async fn riddles(&self, seats: usize) -> Outcome {
        self.made_all(seats).await?;
        self.page.tap(&act("present-done")).await?;
        self.page.wait_visible(&act("roll")).await
    }

    /// Begins the match from the set-up.
    pub(crate) async fn begin(&self) -> Outcome {
        self.page.tap(&act("start")).await?;
        self.up("play").await
    }

    /// Passes the curtain to the hand behind it.
    pub(crate) async fn lift(&self) -> Outcome {
        self.pass_curtain("[data-own]").await
    }

    /// Passes the curtain and waits for an element behind it.
    pub(crate) async fn pass_curtain(&self, behind: &str) -> Outcome {
        self.page.wait_visible(".curtain .primary").await?;
        // A player who has just confirmed their name is not asked again.
        if self.page.has(&act("lift")).await? {
            self.page.tap(&act("lift")).await?;
        }
        self.page.tap(".curtain [data-act='confirm']").await?;
        self.page.wait_visible(behind).await
    }

    /// Plays a card of a Barrakuda hand face down.
    pub(crate) async fn dive(&self, card: &str) -> Outcome {
        self.page.tap(&format!("[data-own='{card}']")).await?;
        self.page.tap(".bk-panel [data-act='confirm']").await?;
        self.page.wait_hidden("[data-own]").await
    }

    /// Finishes the playback of a Barrakuda round at once.
    pub(crate) async fn tell(&self) -> Outcome {
        // The playback finishes by itself or by the button, whichever comes first.
        self.page
            .until("(document.querySelector('[data-act=\"skip\"], [data-act=\"next\"]')?.click(), !document.querySelector('[data-act=\"next\"]'))")
            .await
            .map(drop)
    }

    pub(crate) async fn step(&self, step: &Step) -> Outcome {
        match step {
            Step::Move(from, to) => {
                self.page.tap(&square(from)).await?;
                self.page.wait_visible(&format!("{}[data-target]", square(to))).await?;
                self.page.tap(&square(to)).await?;
                self.page.until(&self.cell_is(from, ".")).await.map(drop)
            }
            Step::Place(face, at) => {
                self.page.tap(&square(at)).await?;
                self.page.tap(&format!("[data-face='{face}']")).await?;
                self.page.tap(&act("place")).await?;
                self.page.until(&self.cell_is(at, face)).await.map(drop)
            }
        }
    }

    fn cell_is(&self, at: &str, token: &str) -> String {
        format!("document.querySelector({}).dataset.cell === '{token}'", json!(square(at)))
    }

    /// Waits until these squares show these tokens.
    pub(crate) async fn shows(&self, cells: &[(&str, &str)]) -> Outcome {
        for (at, token) in cells {
            self.page.until(&self.cell_is(at, token)).await?;
        }
        Ok(())
    }

    /// Returns the whole board as one text, for comparison.
    pub(crate) async fn board(&self) -> Outcome<String> {
        let text = self
            .page
            .text_of("[...document.querySelectorAll('[data-square]')].map(e => e.dataset.square + e.dataset.cell).sort().join(' ')")
            .await?;
        expect!(text.split(' ').count() == 63, "not 63 squares: {text}");
        Ok(text)
    }

    /// Checks that the match is over and its result page has opened by itself, with the podium on top.
    pub(crate) async fn over(&self) -> Outcome {
        self.page.wait_visible("[data-moment='page'] [data-notice='over'] .podium-place").await?;
        expect!(!self.page.has("dialog[open]").await?, "a window lies over the page");
        let scrolled = self.page.eval("document.querySelector('.play').scrollTop").await?;
        expect!(scrolled == 0, "the page begins {scrolled} px below its head");
        Ok(())
    }

    /// Imports an export of matches by the saves screen.
    pub(crate) async fn take_along(&self, export: &str) -> Outcome {
        let file = self.page.browser.downloads.join("matches.json");
        fs::write(&file, export)?;
        self.screen(("saves", "#/saves")).await?;
        self.page.tap(&act("import")).await?;
        self.page.choose("#import-file", &file).await?;
        self.page.wait_visible("[data-import='plan']").await?;
        self.page.tap(&act("confirm")).await?;
        self.page.wait_hidden("dialog[open]").await
    }

    /// Waits until the service worker has the whole build.
    pub(crate) async fn offline_ready(&self) -> Outcome {
        self.page.until("document.documentElement.dataset.offline === 'ready'").await?;
        self.page.until("navigator.serviceWorker.controller?.state === 'activated'").await.map(drop)
    }

    /// Returns all stored keys and values of the app as one text.
    pub(crate) async fn stored(&self) -> Outcome<String> {
        self.page
            .text_of("Object.keys(localStorage).filter(k => k.startsWith('bar-a-jeux/')).sort().map(k => k + '=' + localStorage[k]).join('\\n')")
            .await
    }
}

/// Squares after [`Table::started`].
pub(crate) const OPENED: [(&str, &str); 4] = [("c2", "."), ("c3", "w2"), ("c8", "."), ("c7", "b2")];
