//! One open page and the actions of a test on it: run a script, wait for a condition, tap, type, read the console's
//! complaints. Depends on the driver, not on the app.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{By, RequestData, SessionId};

use crate::engines::{Browser, BrowserOptions, Engine, tail};
use crate::timeout::Timeout;
use crate::{Outcome, expect};

/// Scrolls to the first drawn element and returns its middle once it rests; a moving element would be missed. Returns
/// `null` if another element would get the tap. Also notes whether the next press hits its target, or the field of a
/// label.
const AIM: &str = include_str!("walks/aim.js");

/// A WebDriver command that thirtyfour lacks.
#[derive(Debug)]
pub(crate) struct Raw(pub(crate) &'static str, pub(crate) &'static str, pub(crate) Option<Value>);

impl FormatRequestData for Raw {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let Raw(method, path, body) = self;
        let method = method.parse().unwrap_or_default();
        let data = RequestData::new(method, format!("session/{session}/{path}"));
        match body {
            Some(body) => data.add_body(body.clone()),
            None => data,
        }
    }
}

pub(crate) struct Page {
    pub(crate) browser: Browser,
    /// Complaints fetched so far; Chromium hands out each only once.
    complaints: Vec<String>,
    /// Requests in Chromium's network log, without those of workers.
    requests: Vec<String>,
}

impl Page {
    pub(crate) fn new(browser: Browser) -> Page {
        Page { browser, complaints: Vec::new(), requests: Vec::new() }
    }

    /// Kills the browser and starts another one on the same profile.
    pub(crate) async fn kill(&mut self, options: BrowserOptions) -> Outcome {
        self.browser.kill()?;
        self.browser = self.browser.again(options).await?;
        Ok(())
    }

    pub(crate) fn engine(&self) -> Engine {
        self.browser.engine
    }

    async fn raw(&self, method: &'static str, path: &'static str, body: Option<Value>) -> Outcome<Value> {
        Ok(self.browser.driver.cmd(Raw(method, path, body)).await?.value_json()?)
    }

    pub(crate) async fn open(&self, url: &str) -> Outcome {
        self.browser.driver.goto(url).await?;
        Ok(())
    }

    /// Reloads as a player does. In Firefox, the driver's own reload bypasses the service worker.
    pub(crate) async fn reload(&self) -> Outcome {
        self.run(
            "document.documentElement.dataset.before = ''; setTimeout(() => location.reload());",
            Value::Null,
        )
        .await?;
        self.until("document.readyState === 'complete' && !('before' in document.documentElement.dataset)")
            .await
            .map(drop)
    }

    /// Runs statements in the page, with `given` as `arguments[0]`.
    pub(crate) async fn run(&self, script: &str, given: Value) -> Outcome<Value> {
        let ret = self.browser.driver.execute(script, vec![given]).await;
        match ret {
            Ok(ret) => Ok(ret.json().clone()),
            Err(why) => Err(format!("script failed: {why}\n{}", shortened(script)).into()),
        }
    }

    /// Returns the value of an expression in the page.
    pub(crate) async fn eval(&self, expression: &str) -> Outcome<Value> {
        self.run(&format!("return ({expression});"), Value::Null).await
    }

    pub(crate) async fn text_of(&self, expression: &str) -> Outcome<String> {
        Ok(match self.eval(expression).await? {
            Value::String(text) => text,
            Value::Null => String::new(),
            other => other.to_string(),
        })
    }

    pub(crate) async fn is(&self, expression: &str) -> Outcome<bool> {
        let value = self.run(&format!("return Boolean({expression});"), Value::Null).await?;
        Ok(value == Value::Bool(true))
    }

    /// Runs statements that pass their result to `done(value)`.
    pub(crate) async fn promised(&self, script: &str) -> Outcome<Value> {
        let script = format!("const done = arguments[arguments.length - 1];\n{script}");
        Ok(self.browser.driver.execute_async(script, vec![]).await?.json().clone())
    }

    /// Waits until the expression is truthy and returns it. A page that is still loading counts as falsy.
    pub(crate) async fn until(&self, expression: &str) -> Outcome<Value> {
        let timeout = Timeout::start();
        let mut was_lost = false;
        loop {
            let seen = self.eval(expression).await;
            match &seen {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(Value::String(text)) if text.is_empty() => {}
                Ok(Value::Number(n)) if n.as_f64() == Some(0.0) => {}
                Ok(_) => return seen,
            }
            if !timeout.poll().await {
                // Chromedriver can lose a question during a page change, and reports it only after 40 s.
                if seen.is_err() && !was_lost {
                    was_lost = true;
                    continue;
                }
                let last = seen.map_or_else(|why| why.to_string(), |value| value.to_string());
                return Err(format!("never came: {expression} (last: {last})").into());
            }
        }
    }

    /// Waits for a visible element.
    pub(crate) async fn wait_visible(&self, selector: &str) -> Outcome {
        self.until(&visible(selector)).await.map(drop)
    }

    pub(crate) async fn wait_hidden(&self, selector: &str) -> Outcome {
        self.until(&format!("!{}", visible(selector))).await.map(drop)
    }

    pub(crate) async fn has(&self, selector: &str) -> Outcome<bool> {
        self.is(&visible(selector)).await
    }

    /// Returns the middle of an element, found by [`AIM`].
    async fn middle(&self, selector: &str) -> Outcome<(i64, i64)> {
        let timeout = Timeout::start();
        let script = format!("const selector = {};\n{AIM}", json!(selector));
        loop {
            let found = self.promised(&script).await;
            if let Ok(Value::Array(at)) = &found {
                let at = |i: usize| at.get(i).and_then(Value::as_i64).ok_or("no place to tap");
                return Ok((at(0)?, at(1)?));
            }
            if !timeout.poll().await {
                let why = found.map_or_else(|why| why.to_string(), |_| "not drawn, or covered".to_owned());
                return Err(format!("{selector} cannot be tapped: {why}").into());
            }
        }
    }

    /// Taps with a finger if the driver supports touch, otherwise clicks.
    pub(crate) async fn tap(&self, selector: &str) -> Outcome {
        let pointer = if self.engine() == Engine::WebKit { "mouse" } else { "touch" };
        self.press(selector, pointer).await
    }

    /// Taps twice in quick succession at the same place.
    pub(crate) async fn tap_twice(&self, selector: &str) -> Outcome {
        let (x, y) = self.middle(selector).await?;
        let pointer = if self.engine() == Engine::WebKit { "mouse" } else { "touch" };
        let (down, up) =
            (json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 }));
        let aim = json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" });
        let pause = json!({ "type": "pause", "duration": 120 });
        let actions = json!([{ "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer },
            "actions": [aim, down, up, pause, down, up] }]);
        self.raw("POST", "actions", Some(json!({ "actions": actions }))).await.map(drop)
    }

    async fn press(&self, selector: &str, pointer: &str) -> Outcome {
        let aimed = self.middle(selector).await?;
        self.stroke(pointer, &[aimed]).await?;
        // A starting download opens a bar of the browser, which shifts the page under the moving pointer.
        if self.is("window.aim && !window.aim.hit").await.unwrap_or(false) {
            let now = self.middle(selector).await?;
            if now != aimed {
                self.stroke(pointer, &[now]).await?;
            }
        }
        Ok(())
    }

    /// Drags with the mouse between two elements that must both be in view.
    pub(crate) async fn drag(&self, from: &str, to: &str) -> Outcome {
        self.middle(to).await?;
        let (x, y) = self.middle(from).await?;
        // The second scroll may have undone the first.
        let (to_x, to_y) = self.middle(to).await?;
        let again = self.middle(from).await?;
        if again != (x, y) {
            return Err(format!("{from} and {to} are not in sight together").into());
        }
        self.stroke("mouse", &[(x, y), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)]).await
    }

    /// Presses at the first place, moves along the others, releases at the last.
    async fn stroke(&self, pointer: &str, way: &[(i64, i64)]) -> Outcome {
        let to = |(x, y): &(i64, i64), duration: u32| json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y, "origin": "viewport" });
        let mut steps: Vec<Value> = way.iter().take(1).map(|place| to(place, 0)).collect();
        steps.push(json!({ "type": "pointerDown", "button": 0 }));
        steps.extend(way.iter().skip(1).map(|place| to(place, 60)));
        steps.push(json!({ "type": "pointerUp", "button": 0 }));
        let actions = json!([{ "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer },
            "actions": steps }]);
        self.raw("POST", "actions", Some(json!({ "actions": actions }))).await?;
        Ok(())
    }

    /// Presses and releases one key after the other, without modifiers.
    pub(crate) async fn keys(&self, keys: &str) -> Outcome {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
            })
            .collect();
        let actions = json!([{ "type": "key", "id": "keyboard", "actions": strokes }]);
        self.raw("POST", "actions", Some(json!({ "actions": actions }))).await?;
        Ok(())
    }

    /// Presses an element for some milliseconds, with a finger if the driver supports touch.
    pub(crate) async fn hold(&self, selector: &str, milliseconds: u32) -> Outcome {
        let (x, y) = self.middle(selector).await?;
        let pointer = if self.engine() == Engine::WebKit { "mouse" } else { "touch" };
        let actions = json!([{ "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": [
            { "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": milliseconds },
            { "type": "pointerUp", "button": 0 },
        ] }]);
        self.raw("POST", "actions", Some(json!({ "actions": actions }))).await.map(drop)
    }

    /// Holds a key for some milliseconds.
    pub(crate) async fn hold_key(&self, key: char, milliseconds: u32) -> Outcome {
        let actions = json!([{ "type": "key", "id": "keyboard", "actions": [
            { "type": "keyDown", "value": key },
            { "type": "pause", "duration": milliseconds },
            { "type": "keyUp", "value": key },
        ] }]);
        self.raw("POST", "actions", Some(json!({ "actions": actions }))).await.map(drop)
    }

    /// Fills a text field and triggers its listeners, as typing or pasting does.
    pub(crate) async fn fill(&self, selector: &str, text: &str) -> Outcome {
        self.wait_visible(selector).await?;
        self.run(
            "const [selector, text] = arguments[0];
             const e = document.querySelector(selector);
             const kind = e.tagName === 'TEXTAREA' ? HTMLTextAreaElement
                 : e.tagName === 'SELECT' ? HTMLSelectElement : HTMLInputElement;
             Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(e, text);
             e.dispatchEvent(new Event('input', { bubbles: true }));
             e.dispatchEvent(new Event('change', { bubbles: true }));",
            json!([selector, text]),
        )
        .await
        .map(drop)
    }

    /// Chooses a file, as the player does in the browser's file dialog.
    pub(crate) async fn choose(&self, selector: &str, file: &Path) -> Outcome {
        let field = self.browser.driver.find(By::Css(selector.to_owned())).await?;
        field.send_keys(file.display().to_string()).await?;
        Ok(())
    }

    /// Returns the saved file once it is complete.
    pub(crate) async fn downloaded(&self, is_whole: impl Fn(&[u8]) -> bool) -> Outcome<Vec<u8>> {
        let timeout = Timeout::start();
        loop {
            for entry in fs::read_dir(&self.browser.downloads)? {
                let path = entry?.path();
                // The browser renames a complete file, perhaps since the folder was listed.
                let file = fs::read(&path).unwrap_or_default();
                if !path.extension().is_some_and(|end| end == "crdownload" || end == "part")
                    && is_whole(&file)
                {
                    return Ok(file);
                }
            }
            expect!(timeout.poll().await, "no such file was saved");
        }
    }

    /// Deletes everything the page stores, including the journal, as in a new browser.
    pub(crate) async fn forget(&self) -> Outcome {
        self.forget_journal().await?;
        self.run("localStorage.clear();", Value::Null).await.map(drop)
    }

    /// Empties the journal of the newest writes in IndexedDB.
    pub(crate) async fn forget_journal(&self) -> Outcome {
        self.promised(
            "const open = indexedDB.open('bar-a-jeux');
             // The app has not made one yet, and must not find one without its store.
             open.onupgradeneeded = () => open.transaction.abort();
             open.onerror = event => { event.preventDefault(); done(1); };
             open.onsuccess = () => {
                 const all = open.result.transaction('writes', 'readwrite');
                 all.objectStore('writes').clear();
                 all.oncomplete = () => { open.result.close(); done(1); };
             };",
        )
        .await
        .map(drop)
    }

    /// Goes to an address within the app without reloading it.
    pub(crate) async fn hash(&self, hash: &str) -> Outcome {
        self.run("location.hash = arguments[0];", json!(hash)).await.map(drop)
    }

    /// Returns the page printed on A5 sheets, as a PDF in base64.
    pub(crate) async fn paper(&self) -> Outcome<String> {
        let sheet = json!({ "page": { "width": 14.8, "height": 21.0 }, "shrinkToFit": false });
        let paper = self.raw("POST", "print", Some(sheet)).await?;
        Ok(paper.as_str().unwrap_or_default().to_owned())
    }

    /// Returns all console complaints so far. Firefox writes them to the driver's log; WebKit's driver cannot read
    /// them.
    pub(crate) async fn complaints(&mut self) -> Outcome<Vec<String>> {
        if self.engine() == Engine::Chromium {
            let lines = self.raw("POST", "se/log", Some(json!({ "type": "browser" }))).await?;
            for line in lines.as_array().into_iter().flatten() {
                if line["level"] == "SEVERE" {
                    self.complaints.push(line["message"].as_str().unwrap_or_default().to_owned());
                }
            }
            return Ok(self.complaints.clone());
        }
        if self.engine() == Engine::WebKit {
            return Ok(Vec::new());
        }
        // Messages of Firefox's own pages name a chrome or resource address.
        const OWN: [&str; 3] = ["chrome://", "resource://", "RSLoader"];
        const MARKS: [&str; 3] = ["console.error: ", "JavaScript error: http", "Content-Security-Policy: "];
        let text = fs::read(&self.browser.log)?;
        Ok(String::from_utf8_lossy(&text)
            .lines()
            .filter(|line| MARKS.iter().any(|mark| line.contains(mark)))
            .filter(|line| !OWN.iter().any(|own| line.contains(own)))
            .map(str::to_owned)
            .collect())
    }

    /// Returns the origins of everything the page has loaded, as far as the engine reports them.
    pub(crate) async fn origins(&mut self) -> Outcome<HashSet<String>> {
        let loaded = self
            .eval(
                "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
                    .map(entry => entry.name)",
            )
            .await?;
        let mut urls: Vec<String> = loaded
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|url| url.as_str().map(str::to_owned))
            .collect();
        if self.engine() == Engine::Chromium {
            let lines = self.raw("POST", "se/log", Some(json!({ "type": "performance" }))).await?;
            for line in lines.as_array().into_iter().flatten() {
                let message: Value = serde_json::from_str(line["message"].as_str().unwrap_or("null"))?;
                if message["message"]["method"] == "Network.requestWillBeSent" {
                    let url = &message["message"]["params"]["request"]["url"];
                    self.requests.push(url.as_str().unwrap_or_default().to_owned());
                }
            }
            urls.extend(self.requests.clone());
        }
        // `data:` and `blob:` addresses cause no request.
        let remote = |url: &String| url.starts_with("http") || url.starts_with("ws");
        let origin = |url: String| url.split('/').take(3).collect::<Vec<_>>().join("/");
        Ok(urls.into_iter().filter(remote).map(origin).collect())
    }

    /// Describes a failure for the log: address, screenshot, console and driver.
    pub(crate) async fn failure_report(&mut self, name: &str) -> String {
        let folder = std::env::var_os("BAR_SHOTS")
            .map_or_else(|| std::env::temp_dir().join("bar-a-jeux-shots"), PathBuf::from);
        let file = folder.join(format!("{name}-{:?}.png", self.engine()).to_lowercase());
        let shot = match fs::create_dir_all(&folder) {
            // WebKit cannot screenshot WebGL without compositing; its driver would wait a minute.
            Ok(()) => tokio::time::timeout(Timeout::LIMIT, self.browser.driver.screenshot(&file))
                .await
                .is_ok_and(|taken| taken.is_ok()),
            Err(_) => false,
        };
        let picture = if shot { file.display().to_string() } else { "no picture".to_owned() };
        let screen = self
            .text_of("location.href + ' screen=' + document.querySelector('main')?.dataset.screen")
            .await
            .unwrap_or_default();
        let said = self.complaints().await.unwrap_or_default().join("\n  ");
        format!("at {screen}\npicture: {picture}\nconsole: {said}\ndriver: {}", tail(&self.browser.log))
    }
}

/// Returns a script that tests whether any matching element is drawn.
fn visible(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll({})].some(e => e.getClientRects().length > 0 \
         && getComputedStyle(e).visibility !== 'hidden')",
        json!(selector)
    )
}

/// Returns width and height of a PNG file; `None` for any other file.
pub(crate) fn picture_size(file: &[u8]) -> Option<[u32; 2]> {
    let number = |at: usize| Some(u32::from_be_bytes(file.get(at..at + 4)?.try_into().ok()?));
    let is_whole = file.starts_with(b"\x89PNG") && file.ends_with(b"IEND\xaeB`\x82");
    if is_whole { Some([number(16)?, number(20)?]) } else { None }
}

fn shortened(script: &str) -> &str {
    script.char_indices().nth(400).map_or(script, |(end, _)| &script[..end])
}
