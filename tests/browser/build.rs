//! The build under test, and altered copies of it: a second version, or one whose page runs a script of the
//! test before anything else. The build itself is never written to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::Outcome;
use crate::engines::{Engine, Wishes};

/// WebKit's driver has no way to the console: the page itself reports to the test's server.
const TELLTALE: &str = "
(() => {
    const tell = text => navigator.sendBeacon('/complaint', String(text));
    addEventListener('error', e => tell(e.message || 'not loaded: ' + (e.target.src || e.target.href)), true);
    addEventListener('unhandledrejection', e => tell('rejected: ' + e.reason));
    document.addEventListener('securitypolicyviolation', e => tell('policy: ' + e.violatedDirective + ' '
        + e.blockedURI));
    const error = console.error;
    console.error = (...what) => { tell(what.join(' ')); error.apply(console, what); };
})();";

/// WebKitGTK takes its language from what is installed on the machine, which may be one only.
const POLYGLOT: &str = "
Object.defineProperty(Navigator.prototype, 'language', { get: () => 'LANGUAGE' });
Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['LANGUAGE'] });";

/// A folder of our own in the system's temporary place, gone when this is dropped.
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

/// The folder `make dist` filled, or the one named in `BAR_DIST`.
pub(crate) fn dist() -> Outcome<PathBuf> {
    let path = std::env::var_os("BAR_DIST")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"), PathBuf::from);
    if path.join("index.html").is_file() {
        Ok(path)
    } else {
        Err(format!("no build in {}: run `make dist` first", path.display()).into())
    }
}

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

    /// The build as this engine's test needs it: where a script has to run before the page's own, the page names
    /// it first.
    pub(crate) fn fit_for(engine: Engine, wishes: Wishes) -> Outcome<Copy> {
        let copy = Copy::new()?;
        let mut script = wishes.probe.to_owned();
        if engine == Engine::WebKit {
            script.push_str(TELLTALE);
            if wishes.language != "en" {
                script.push_str(&POLYGLOT.replace("LANGUAGE", wishes.language));
            }
        }
        if !script.is_empty() {
            fs::write(copy.path().join("probe.js"), script)?;
            copy.edit("index.html", |page| {
                let head = page.find("<head").and_then(|at| page[at..].find('>').map(|end| at + end + 1));
                let (before, after) = page.split_at(head.unwrap_or(0));
                format!("{before}<script src=\"./probe.js\"></script>{after}")
            })?;
        }
        Ok(copy)
    }

    /// Makes this a later version: the page differs, its hash and the version follow.
    pub(crate) fn into_second_version(self) -> Outcome<Copy> {
        self.edit("index.html", |page| page.replacen("</body>", "<!-- second version --></body>", 1))?;
        let sw = self.path().join("sw.js");
        let text = fs::read_to_string(&sw)?;
        let stamped = text.replacen("const VERSION = '", "const VERSION = 'second-", 1);
        if stamped == text {
            return Err("sw.js has no version".into());
        }
        fs::write(&sw, stamped)?;
        Ok(self)
    }

    /// Changes a file without telling the service worker, as a half-finished upload does.
    pub(crate) fn spoil(&self, name: &str) -> Outcome {
        let file = self.path().join(name);
        let text = fs::read_to_string(&file)?;
        fs::write(&file, text + "<!-- spoilt -->")?;
        Ok(())
    }

    pub(crate) fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Changes one file, and its hash wherever the service worker names it, as a new build would.
    fn edit(&self, name: &str, change: impl Fn(&str) -> String) -> Outcome {
        let file = self.path().join(name);
        let before = fs::read_to_string(&file)?;
        let old = sha256(&file)?;
        let after = change(&before);
        if after == before {
            return Err(format!("nothing to change was found in {name}").into());
        }
        fs::write(&file, after)?;
        let new = sha256(&file)?;
        let sw = self.path().join("sw.js");
        let text = fs::read_to_string(&sw)?;
        let stamped = text.replace(&old, &new).replace(&base64(&old), &base64(&new));
        if stamped == text {
            return Err(format!("sw.js does not know the hash of {name}").into());
        }
        fs::write(&sw, stamped)?;
        Ok(())
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

/// In hexadecimal digits; asked of coreutils, which every machine with these browsers has.
fn sha256(file: &Path) -> Outcome<String> {
    let out = Command::new("sha256sum").arg(file).output()?;
    let text = String::from_utf8_lossy(&out.stdout);
    let digits = text.trim_start_matches('\\').split_whitespace().next().unwrap_or_default();
    if digits.len() == 64 { Ok(digits.to_owned()) } else { Err("sha256sum gave no hash".into()) }
}

/// The same hash as integrity attributes write it.
fn base64(hex: &str) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bytes: Vec<u32> =
        (0..hex.len() / 2).filter_map(|i| u32::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()).collect();
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | group.get(i).copied().unwrap_or(0));
        for i in 0..4 {
            if i <= group.len() {
                text.push(char::from(SIGNS[(bits >> (18 - 6 * i)) as usize & 63]));
            } else {
                text.push('=');
            }
        }
    }
    text
}
