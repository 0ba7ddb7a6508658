//! The three engines and their drivers. Each test has its own driver, port and profile; all end with the test, even
//! after a panic.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use thirtyfour::WebDriver;

use crate::build::TempDir;
use crate::{Outcome, expect};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// Special requirements of a test for its browser.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BrowserOptions {
    /// The language in which the browser asks for pages.
    pub(crate) language: &'static str,
    /// Scripts that run in the page before any other.
    pub(crate) probes: &'static [&'static str],
    /// Whether Chromium logs each request, which costs a fifth of the whole test's time.
    pub(crate) requests: bool,
    /// Whether the user has blocked all cookies, and so all storage.
    pub(crate) no_cookies: bool,
    /// Whether Chromium has a camera, which shows the film [`FILM`] among the downloads.
    pub(crate) film: bool,
}

/// Name of the film of a camera, in the format Y4M. Chromium reads the file each time the camera starts.
pub(crate) const FILM: &str = "film.y4m";

impl BrowserOptions {
    pub(crate) const PLAIN: BrowserOptions =
        BrowserOptions { language: "en", probes: &[], requests: false, no_cookies: false, film: false };
}

/// A program and all its child processes, ended together.
struct Group(Child);

impl Group {
    fn start(command: &mut Command) -> Outcome<Group> {
        let name = command.get_program().to_string_lossy().into_owned();
        match command.process_group(0).stdin(Stdio::null()).spawn() {
            Ok(child) => Ok(Group(child)),
            Err(why) => Err(format!("{name} does not start: {why}").into()),
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        // The process group has a number of its own, so it contains no foreign processes.
        let ended = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        if ended.is_err() {
            self.0.kill().ok();
        }
        self.0.wait().ok();
    }
}

/// One running browser. Fields are dropped in this order: the driver's group before the display it draws on.
pub(crate) struct Browser {
    pub(crate) engine: Engine,
    pub(crate) driver: WebDriver,
    pub(crate) log: PathBuf,
    pub(crate) downloads: PathBuf,
    _group: Group,
    _display: Option<Group>,
    profile: Rc<TempDir>,
}

impl Browser {
    pub(crate) async fn start(engine: Engine, options: BrowserOptions) -> Outcome<Browser> {
        Browser::start_on(Rc::new(TempDir::new("profile")?), engine, options).await
    }

    /// Kills the browser as a flat battery would: none of its processes has time to tidy up.
    pub(crate) fn kill(&self) -> Outcome {
        let profile = self.profile.path().display().to_string();
        let of_it = |pid: &String| {
            let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            pid.parse::<u32>().is_ok() && String::from_utf8_lossy(&command).contains(&profile)
        };
        let all =
            fs::read_dir("/proc")?.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let pids: Vec<String> = all.filter(of_it).collect();
        let killed = Command::new("kill").arg("-KILL").args(&pids).stderr(Stdio::null()).status();
        expect!(!pids.is_empty() && killed.is_ok(), "there was no browser to kill");
        // Leaking a clone also marks the driver as closed, so dropping it does not call the dead browser.
        self.driver.clone().leak().ok();
        Ok(())
    }

    /// Starts a new browser on the profile that this one has left on the disk.
    pub(crate) async fn again(&self, options: BrowserOptions) -> Outcome<Browser> {
        // This file holds the port of the dead browser; the new driver would call that port.
        fs::remove_file(self.profile.path().join("chromium/DevToolsActivePort")).ok();
        Browser::start_on(Rc::clone(&self.profile), self.engine, options).await
    }

    async fn start_on(profile: Rc<TempDir>, engine: Engine, options: BrowserOptions) -> Outcome<Browser> {
        let log = profile.path().join("driver.log");
        let downloads = profile.path().join("downloads");
        fs::create_dir_all(&downloads)?;
        fs::create_dir_all(profile.path().join("home"))?;
        let port = free_port()?;
        let display = if engine == Engine::WebKit { Some(display()?) } else { None };
        let mut command = command(engine, port, profile.path())?;
        let out = File::create(&log)?;
        command.stdout(out.try_clone()?).stderr(out);
        command.env("HOME", profile.path().join("home"));
        command.env("XDG_DOWNLOAD_DIR", &downloads);
        if let Some((_, name)) = &display {
            command.env("DISPLAY", name).env("GDK_BACKEND", "x11").env("NO_AT_BRIDGE", "1");
            // WebKit takes its language from the environment, and "C" names none.
            command
                .env("LANG", "en_US.UTF-8")
                .env_remove("LC_ALL")
                .env("LIBGL_ALWAYS_SOFTWARE", "1")
                // Compositing layers on the processor costs a third of the whole test's time.
                .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
                .env_remove("WAYLAND_DISPLAY");
        }
        let group = Group::start(&mut command)?;
        wait_for_port(port, &log)?;
        let caps = capabilities(engine, options, profile.path(), &downloads)?;
        let driver = WebDriver::builder(format!("http://127.0.0.1:{port}"), caps)
            .request_timeout(Duration::from_secs(60))
            .await
            .map_err(|why| format!("{engine:?} does not start: {why}\n{}", tail(&log)))?;
        driver.set_script_timeout(Duration::from_secs(40)).await?;
        driver.set_page_load_timeout(Duration::from_secs(40)).await?;
        let display = display.map(|(group, _)| group);
        let browser = Browser { engine, driver, log, downloads, _group: group, _display: display, profile };
        if engine == Engine::Chromium {
            // Without this the headless shell saves no downloads.
            let params = json!({ "behavior": "allow", "downloadPath": browser.downloads });
            browser.devtools("Browser.setDownloadBehavior", params).await?;
        }
        Ok(browser)
    }

    /// Asks the driver to end the session; dropping kills the processes that remain.
    pub(crate) async fn end(self) {
        let polite = self.driver.clone().quit();
        tokio::time::timeout(Duration::from_secs(5), polite).await.ok();
        // The session has ended or the driver hangs; either way dropping must not try again.
        self.driver.clone().leak().ok();
    }
}

fn command(engine: Engine, port: u16, profile: &Path) -> Outcome<Command> {
    Ok(match engine {
        Engine::Chromium => {
            let mut command = Command::new(program("CHROMEDRIVER", "chromedriver")?);
            command.arg(format!("--port={port}"));
            command
        }
        Engine::Firefox => {
            let mut command = Command::new(program("GECKODRIVER", "geckodriver")?);
            command.args(["--host", "127.0.0.1", "--port", &port.to_string()]);
            command.args(["--marionette-port", &free_port()?.to_string()]);
            command.args(["--websocket-port", &free_port()?.to_string(), "--profile-root"]).arg(profile);
            command
                .env("MOZ_HEADLESS", "1")
                .env("MOZ_HEADLESS_WIDTH", "1280")
                .env("MOZ_HEADLESS_HEIGHT", "1000");
            command
        }
        Engine::WebKit => {
            let mut command = Command::new(program("WEBKITWEBDRIVER", "WebKitWebDriver")?);
            command.args(["--host=127.0.0.1".to_owned(), format!("--port={port}")]);
            for (key, folder) in
                [("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache"), ("XDG_CONFIG_HOME", "config")]
            {
                command.env(key, profile.join(folder));
            }
            command
        }
    })
}

fn capabilities(
    engine: Engine,
    options: BrowserOptions,
    profile: &Path,
    downloads: &Path,
) -> Outcome<Map<String, Value>> {
    let mut caps = match engine {
        Engine::Chromium => json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL", "performance": if options.requests { "ALL" } else { "OFF" } },
            "goog:chromeOptions": {
                "binary": chromium(options)?,
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
                    "--disable-component-update", "--disable-sync", "--no-first-run",
                    "--disable-dev-shm-usage", "--window-size=1280,900", "--touch-events=enabled",
                    // No limit on the number of screens opened in ten seconds.
                    "--disable-ipc-flooding-protection",
                    format!("--accept-lang={}", options.language),
                    format!("--user-data-dir={}", profile.join("chromium").display()),
                ],
                "prefs": {
                    "intl.accept_languages": options.language,
                    // 1: allowed, 2: blocked.
                    "profile.default_content_setting_values.cookies": if options.no_cookies { 2 } else { 1 },
                },
            },
        }),
        Engine::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "args": ["-headless"],
                "prefs": {
                    "devtools.console.stdout.content": true,
                    "intl.accept_languages": options.language,
                    // 2: blocked, 5: the default.
                    "network.cookie.cookieBehavior": if options.no_cookies { 2 } else { 5 },
                    // The browser's background requests would fill the console with complaints.
                    "app.normandy.enabled": false,
                    "app.shield.optoutstudies.enabled": false,
                    "messaging-system.rsexperimentloader.enabled": false,
                    "nimbus.rollouts.enabled": false,
                    "services.settings.server": "data:,",
                    "datareporting.policy.dataSubmissionEnabled": false,
                    "network.captive-portal-service.enabled": false,
                    "network.connectivity-service.enabled": false,
                    "dom.w3c_touch_events.enabled": 1,
                    // No limit on the number of screens opened in ten seconds.
                    "dom.navigation.navigationRateLimit.count": 0,
                    "browser.download.folderList": 2,
                    "browser.download.dir": downloads,
                    "browser.download.useDownloadDir": true,
                    "browser.download.always_ask_before_handling_new_types": false,
                    "browser.shell.checkDefaultBrowser": false,
                },
            },
        }),
        Engine::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {
                "binary": mini_browser()?,
                "args": ["--automation", "--geometry=1280x1000"],
            },
        }),
    };
    if options.film
        && let Some(Value::Array(args)) = caps.pointer_mut("/goog:chromeOptions/args")
    {
        let film = downloads.join(FILM);
        args.extend([
            json!("--use-fake-ui-for-media-stream"),
            json!("--use-fake-device-for-media-stream"),
            json!(format!("--use-file-for-fake-video-capture={}", film.display())),
        ]);
    }
    match caps {
        Value::Object(map) => Ok(map),
        _ => Err("capabilities are an object".into()),
    }
}

/// Looks for the program in the environment, then in the project's own cache, then on the `PATH`.
fn program(variable: &str, name: &str) -> Outcome<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return Ok(path.into());
    }
    let cached = std::env::var_os("HOME")
        .map(|home| Path::new(&home).join(".cache/bar-a-jeux/cargo/bin").join(name))
        .filter(|path| path.is_file());
    let on_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.is_file())
    };
    cached.or_else(on_path).ok_or_else(|| {
        format!("{name} is not installed (looked in {variable}, our cache and the PATH)").into()
    })
}

/// Returns Chromium's headless shell, which starts in a third of the time. Returns Chromium itself if there is no shell
/// or a test needs a preference.
fn chromium(options: BrowserOptions) -> Outcome<PathBuf> {
    let is_shell_enough = std::env::var_os("CHROMIUM").is_none() && !options.no_cookies;
    match program("CHROMIUM_SHELL", "chromium-headless-shell") {
        Ok(_) if is_shell_enough => {
            Ok(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/headless_shell.sh"))
        }
        _ => program("CHROMIUM", "chromium"),
    }
}

fn mini_browser() -> Outcome<PathBuf> {
    if let Some(path) = std::env::var_os("MINIBROWSER") {
        return Ok(path.into());
    }
    let folders =
        ["/usr/lib", "/usr/libexec", "/usr/lib64"].into_iter().filter_map(|path| fs::read_dir(path).ok());
    for folder in folders.flatten().flatten() {
        for version in ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"] {
            let path = folder.path().join(version).join("MiniBrowser");
            if path.is_file() {
                return Ok(path);
            }
        }
    }
    Err("WebKitGTK's MiniBrowser is not installed".into())
}

/// Starts an invisible display and returns its name. The server picks the number, so no two displays share one.
fn display() -> Outcome<(Group, String)> {
    let mut command = Command::new(program("XVFB", "Xvfb")?);
    command.args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    let mut group = Group::start(command.stdout(Stdio::piped()).stderr(Stdio::null()))?;
    let out = group.0.stdout.take().ok_or("Xvfb has no output")?;
    let mut number = String::new();
    BufReader::new(out).read_line(&mut number)?;
    match number.trim() {
        "" => Err("Xvfb does not start".into()),
        number => Ok((group, format!(":{number}"))),
    }
}

/// Returns a port below the range of automatic ports: a connection attempt to a port in that range may connect to
/// itself.
fn free_port() -> Outcome<u16> {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = (std::process::id() % 900 * 10) as u16;
    for _ in 0..9_000 {
        let port = 20_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return Ok(port);
        }
    }
    Err("no free port".into())
}

fn wait_for_port(port: u16, log: &Path) -> Outcome {
    let deadline = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if Instant::now() > deadline {
            return Err(format!("the driver does not listen\n{}", tail(log)).into());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Returns the last 12 lines of a log, for a message.
pub(crate) fn tail(log: &Path) -> String {
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(12)..].join("\n")
}
