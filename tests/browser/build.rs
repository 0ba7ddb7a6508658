//! The build under test and altered copies of it: a second version, or a page that runs a script of the test first. The
//! build itself is never changed.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::Outcome;
use crate::engines::{BrowserOptions, Engine};

/// WebKit's driver cannot read the console, so the page itself reports to the test's server.
const REPORT_ERRORS: &str = include_str!("walks/report_errors.js");

/// WebKitGTK knows only the languages installed on the machine, perhaps a single one.
const POLYGLOT: &str = "
Object.defineProperty(Navigator.prototype, 'language', { get: () => 'LANGUAGE' });
Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['LANGUAGE'] });";

/// WebKit's driver cannot block cookies; this script imitates it for pages.
const NO_STORAGE: &str = "
const refuse = () => { throw new DOMException('not here', 'SecurityError'); };
Object.defineProperty(window, 'localStorage', { get: refuse });
if (window.LockManager) LockManager.prototype.request = async () => refuse();";

/// A folder in the system's temporary directory, deleted on drop.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new(what: &str) -> io::Result<TempDir> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("bar-browser-{}-{n}-{what}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(TempDir(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// Returns the folder that `make dist` has filled, or the one named in `BAR_DIST`.
pub(crate) fn dist() -> Outcome<PathBuf> {
    let path = std::env::var_os("BAR_DIST")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"), PathBuf::from);
    if path.join("index.html").is_file() {
        Ok(path)
    } else {
        Err(format!("no build in {}: run `make dist` first", path.display()).into())
    }
}

/// A picture whose name has no content hash.
pub(crate) const PICTURE: &str = "art/barrakuda.svg";

/// A file that exists only in versions made by `into_version`.
pub(crate) const MORE: &str = "more.json";

/// A copy of the build that may be changed.
pub(crate) struct Copy {
    dir: TempDir,
}

impl Copy {
    pub(crate) fn new() -> Outcome<Copy> {
        let dir = TempDir::new("dist")?;
        copy_all(&dist()?, dir.path())?;
        Ok(Copy { dir })
    }

    /// Returns a copy of the build for this engine. Its page runs the test's scripts, if any, before its own.
    pub(crate) fn fit_for(engine: Engine, options: BrowserOptions) -> Outcome<Copy> {
        let copy = Copy::new()?;
        let mut script = options.probes.concat();
        if engine == Engine::WebKit {
            script.push_str(REPORT_ERRORS);
            if options.no_cookies {
                script.push_str(NO_STORAGE);
            }
            if options.language != "en" {
                script.push_str(&POLYGLOT.replace("LANGUAGE", options.language));
            }
        }
        if !script.is_empty() {
            fs::write(copy.path().join("probe.js"), script)?;
            copy.edit("index.html", |page| {
                let head = page.find("<head").and_then(|at| page[at..].find('>').map(|end| at + end + 1));
                let (before, after) = page.split_at(head.unwrap_or(0));
                format!("{before}<script src=\"./probe.js\"></script>{after}")
            })?;
            copy.stamp()?;
        }
        Ok(copy)
    }

    /// Makes this copy another version: its page and a picture differ, and it has an additional file.
    pub(crate) fn into_version(self, name: &str) -> Outcome<Copy> {
        self.edit("index.html", |page| page.replacen("</body>", &format!("<!-- {name} --></body>"), 1))?;
        self.edit(PICTURE, |picture| format!("{picture}<!-- {name} -->"))?;
        fs::write(self.path().join(MORE), name)?;
        self.stamp()?;
        Ok(self)
    }

    /// Returns the version stamped into the service worker.
    pub(crate) fn version(&self) -> Outcome<String> {
        let sw = fs::read_to_string(self.path().join("sw.js"))?;
        let version = sw.split("const VERSION = '").nth(1).and_then(|rest| rest.split('\'').next());
        Ok(version.ok_or("sw.js has no version")?.to_owned())
    }

    /// Changes a file but not its hash in the service worker.
    pub(crate) fn spoil(&self, name: &str) -> Outcome {
        self.edit(name, |text| format!("{text}<!-- spoilt -->"))
    }

    /// Copies these files from another version, like an incomplete upload.
    pub(crate) fn take(&self, from: &Copy, names: &[&str]) -> Outcome {
        for name in names {
            fs::copy(from.path().join(name), self.path().join(name))?;
        }
        Ok(())
    }

    pub(crate) fn path(&self) -> &Path {
        self.dir.path()
    }

    fn edit(&self, name: &str, change: impl Fn(&str) -> String) -> Outcome {
        let file = self.path().join(name);
        let before = fs::read_to_string(&file)?;
        let after = change(&before);
        if after == before {
            return Err(format!("nothing to change was found in {name}").into());
        }
        fs::write(&file, after)?;
        Ok(())
    }

    /// Returns the name of the file that begins like this, before its content hash.
    fn named(&self, start: &str, ending: &str) -> Outcome<String> {
        let name = fs::read_dir(self.path())?.find_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            (name.starts_with(start) && name.ends_with(ending)).then_some(name)
        });
        Ok(name.ok_or_else(|| format!("there is no {start}…{ending}"))?)
    }

    /// Makes the bots' workers run a script before their own.
    pub(crate) fn prompt_workers(&self, script: &str) -> Outcome {
        self.edit(&self.named("mind-", ".js")?, |own| format!("{script}\n{own}"))?;
        self.stamp()
    }

    /// Replaces the English texts, namespace by namespace.
    pub(crate) fn translate(&self, change: impl Fn(&str) -> String) -> Outcome {
        for file in fs::read_dir(self.path())? {
            let file = file?;
            if !file.file_name().to_string_lossy().starts_with("en-") {
                continue;
            }
            let texts: BTreeMap<String, String> = serde_json::from_str(&fs::read_to_string(file.path())?)?;
            let texts: BTreeMap<String, String> =
                texts.into_iter().map(|(namespace, text)| (namespace, change(&text))).collect();
            fs::write(file.path(), serde_json::to_string(&texts)?)?;
        }
        self.stamp()
    }

    /// Updates the file list and version in the service worker and the page.
    fn stamp(&self) -> Outcome {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/precache.mjs");
        let out = Command::new("node").arg(script).arg(self.path()).output()?;
        if out.status.success() {
            Ok(())
        } else {
            Err(format!("not stamped: {}", String::from_utf8_lossy(&out.stderr)).into())
        }
    }
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
