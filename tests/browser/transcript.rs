//! Records a match for a player who sees nothing and uses only the keyboard: the focus, its accessible name, and each
//! announcement. The record is a readable file; a change in it fails the test.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::keys::{ENTER, TAB};
use crate::page::Page;
use crate::{Outcome, expect};

const LISTENS: &str = include_str!("walks/listens.js");
const SETTLE: &str = include_str!("walks/settle.js");

pub(crate) struct Transcript<'a> {
    page: &'a Page,
    lines: Vec<String>,
    /// The values written last; only changes are recorded.
    screen: String,
    front: String,
    focus: String,
}

impl<'a> Transcript<'a> {
    /// Begins with the page's current state. `about` heads the file as a comment.
    pub(crate) async fn of(page: &'a Page, about: &str) -> Outcome<Transcript<'a>> {
        page.run(LISTENS, json!(null)).await?;
        let lines = about.lines().map(|line| format!("# {line}").trim_end().to_owned()).collect();
        let none = String::new;
        let mut this = Transcript { page, lines, screen: none(), front: none(), focus: none() };
        this.lines.push(String::new());
        this.listen().await?;
        Ok(this)
    }

    /// Presses a key once; `called` is its name in the file.
    pub(crate) async fn press(&mut self, key: char, called: &str) -> Outcome {
        self.lines.push(format!("{called:-<8}"));
        self.page.keys(&key.to_string()).await?;
        self.listen().await
    }

    pub(crate) async fn enter(&mut self) -> Outcome {
        self.press(ENTER, "Enter ").await
    }

    /// Presses Tab until the focus reaches the element. The file records the count, not the stops on the way.
    pub(crate) async fn tab_to(&mut self, selector: &str) -> Outcome {
        self.walk_to(selector, TAB, "Tab").await
    }

    /// Like [`Transcript::tab_to`], with another key.
    pub(crate) async fn walk_to(&mut self, selector: &str, key: char, called: &str) -> Outcome {
        self.page.wait_visible(selector).await?;
        let there = format!("Boolean(document.activeElement?.matches({}))", json!(selector));
        let mut times = 0;
        while !self.page.is(&there).await? {
            expect!(times < 120, "{called} does not lead to {selector}");
            self.page.keys(&key.to_string()).await?;
            times += 1;
        }
        if times > 0 {
            let called = if times == 1 { format!("{called} ") } else { format!("{called} ×{times} ") };
            self.lines.push(format!("{called:-<8}"));
        }
        self.listen().await
    }

    /// Types several keys at once.
    pub(crate) async fn write(&mut self, text: &str) -> Outcome {
        self.lines.push(format!("{:-<8}", format!("“{text}” ")));
        self.page.keys(text).await?;
        self.listen().await
    }

    /// Waits for an event that needs no key, such as a card played after a pause.
    pub(crate) async fn wait(&mut self, expression: &str) -> Outcome {
        self.page.until(expression).await?;
        self.listen().await
    }

    /// Returns whether such an element is visible.
    pub(crate) async fn has(&self, selector: &str) -> Outcome<bool> {
        self.page.has(selector).await
    }

    /// Records every change of the screen, the layer in front of it, the announcements and the focus.
    async fn listen(&mut self) -> Outcome {
        let now = self.page.promised(SETTLE).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (screen, front) = (text(&now[0]), text(&now[1]));
        if screen != self.screen {
            self.lines.push(format!("screen {screen}"));
            self.screen = screen;
        }
        if front != self.front {
            self.lines.push(if front.is_empty() {
                "front  nothing".into()
            } else {
                format!("front  {front}")
            });
            self.front = front;
        }
        for said in now[2].as_array().into_iter().flatten() {
            self.lines.push(text(said));
        }
        let focus = self.page.focus().await?;
        if focus != self.focus {
            self.lines.push(format!("focus  {focus}"));
            self.focus = focus;
        }
        Ok(())
    }

    /// Compares with the file in `tests/data/transcripts`; `BLESS=1` writes the file instead.
    pub(crate) fn is(self, name: &str) -> Outcome {
        let file =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/transcripts/{name}.txt"));
        // Invisible marks isolate names within sentences.
        let now = (self.lines.join("\n") + "\n").replace(['\u{2068}', '\u{2069}'], "");
        if std::env::var_os("BLESS").is_some() {
            fs::create_dir_all(file.parent().ok_or("no folder")?)?;
            fs::write(file, now)?;
            return Ok(());
        }
        let kept = fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        let mut lines = kept.lines().zip(now.lines()).enumerate();
        if let Some((nth, (kept, now))) = lines.find(|(_, (kept, now))| kept != now) {
            let before = now_before(&self.lines, nth);
            return Err(format!(
                "{}, line {}, after\n{before}\nis\n    {now}\nand was\n    {kept}\nBLESS=1 writes it anew",
                file.display(),
                nth + 1,
            )
            .into());
        }
        let (kept, now) = (kept.lines().count(), now.lines().count());
        expect!(kept == now, "{}: {kept} lines have become {now}", file.display());
        Ok(())
    }
}

/// Returns up to four lines before the one given.
fn now_before(lines: &[String], nth: usize) -> String {
    let from = nth.saturating_sub(4);
    lines[from..nth.min(lines.len())].iter().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}
