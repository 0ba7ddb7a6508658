//! Rules of the repository, checked by tests.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    messages::{file::differences, languages, namespaces},
    style_sheets::names_after,
};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns all files below `dir` with this extension, as (path from the root, text).
pub fn files(dir: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut dirs = vec![root().join(dir)];
    while let Some(dir) = dirs.pop() {
        for entry in fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display())) {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let name = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "nothing in {dir}");
    found
}

fn rust() -> Vec<(String, String)> {
    let dirs = ["src", "tests", "examples"];
    dirs.into_iter().flat_map(|dir| files(dir, "rs")).collect()
}

/// Returns the file without tests: neither the text below `#[cfg(test)] mod` nor files of tests alone.
fn without_tests(name: &str, text: &str) -> String {
    if !name.starts_with("src/") || name.ends_with("/tests.rs") || name.contains("/tests/") {
        return String::new();
    }
    match text.find("#[cfg(test)]\nmod tests {") {
        Some(at) => text[..at].to_owned(),
        None => text.to_owned(),
    }
}

/// Returns a line without its comment. A rough method, but enough to find code.
fn code(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

/// # Panics
/// If there are faults.
pub fn complain(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_module_has_a_heading() {
    let silent = rust().into_iter().filter(|(_, text)| !text.starts_with("//! "));
    complain(silent.map(|(name, _)| format!("{name} does not start with //!")).collect());
}

#[test]
fn no_to_do_is_left() {
    // The parts are joined at run time, so that this file does not find itself.
    let words =
        [["TO", "DO"], ["FIX", "ME"], ["XX", "X"], ["todo", "!("], ["unimplemented", "!("], ["dbg", "!("]];
    let mut faults = Vec::new();
    for (name, text) in rust() {
        for (number, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(&word.concat())) {
                faults.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(faults);
}

#[test]
fn nothing_unwraps_outside_tests() {
    let mut faults = Vec::new();
    for (name, text) in rust() {
        for (number, line) in without_tests(&name, &text).lines().enumerate() {
            if code(line).contains(".unwrap()") || code(line).contains(".unwrap_err()") {
                faults.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(faults);
}

/// The layers; each may use only those before it.
const LAYERS: [&str; 11] =
    ["kernel", "games", "table", "lessons", "bots", "words", "saves", "transfer", "history", "scenes", "app"];

#[test]
fn layers_use_only_earlier_layers() {
    let mut faults = Vec::new();
    for (name, text) in files("src", "rs") {
        let Some(own) = LAYERS.iter().position(|layer| name.starts_with(&format!("src/{layer}/"))) else {
            continue;
        };
        // Without spaces and line breaks, `use crate::{a, b}` has a single form.
        let dense: String = text.lines().map(code).flat_map(|line| line.split_whitespace()).collect();
        for below in &LAYERS[own + 1..] {
            if uses(&dense, below) {
                faults.push(format!("{name} knows {below}"));
            }
        }
        // Scenes use a game's views and stage its events. Saves are listed, and codes read, before a game is loaded. Bots read no saves.
        let dense = match LAYERS[own] {
            "scenes" => dense.replace("table::playback", "playback"),
            _ => dense,
        };
        let strangers: &[&str] = match LAYERS[own] {
            "scenes" => &["table", "bots", "words", "saves", "transfer"],
            "saves" | "transfer" => &["games", "bots"],
            _ => &[],
        };
        for stranger in strangers.iter().filter(|stranger| uses(&dense, stranger)) {
            faults.push(format!("{name} knows {stranger}"));
        }
        // Code that can be tested without a browser belongs in a layer above.
        if LAYERS[own] == "app" && text.contains("#[cfg(test)]") {
            faults.push(format!("{name} has tests that nobody runs"));
        }
        let web = ["leptos", "web_sys", "js_sys", "wasm_bindgen", "gloo_storage"];
        if LAYERS[own] != "app" && web.iter().any(|web| dense.contains(&format!("{web}::"))) {
            faults.push(format!("{name} knows the web"));
        }
    }
    complain(faults);
}

/// Returns whether dense code names the module `crate::layer`, alone or within braces.
fn uses(dense: &str, layer: &str) -> bool {
    if dense.contains(&format!("crate::{layer}::")) || dense.contains(&format!("crate::{layer};")) {
        return true;
    }
    dense.split("crate::{").skip(1).any(|rest| {
        let mut depth = 0;
        let mut top = String::new();
        for letter in rest.chars() {
            match letter {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                _ if depth == 0 => top.push(letter),
                _ => {}
            }
        }
        top.split(',').any(|name| name == layer || name.starts_with(&format!("{layer}::")))
    })
}

#[test]
fn the_reader_of_imports_works() {
    assert!(uses("usecrate::table::Match;", "table"));
    assert!(uses("usecrate::{kernel::Seat,table::Match};", "table"));
    assert!(uses("usecrate::{kernel::{Seat,Step},table};", "table"));
    assert!(!uses("usecrate::{kernel::table::Seat};", "table"));
    assert!(!uses("usecrate::{kernel::{table,Step}};", "table"));
    assert!(!uses("usecrate::tables::Match;", "table"));
}

/// The kernel and the games use no random source and no clock of their own.
#[test]
fn rules_are_pure() {
    let impure =
        ["std::time", "SystemTime", "Instant::now", "rand::rng(", "rand::random", "std::fs", "std::env"];
    let mut faults = Vec::new();
    for (name, text) in files("src/kernel", "rs").into_iter().chain(files("src/games", "rs")) {
        for (number, line) in without_tests(&name, &text).lines().enumerate() {
            if impure.iter().any(|word| code(line).contains(word)) {
                faults.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(faults);
}

#[test]
fn every_language_has_the_same_files() {
    let mut faults = Vec::new();
    let english = namespaces("en");
    for (tag, _) in languages() {
        let other = namespaces(&tag);
        assert!(other.keys().eq(english.keys()), "locales/{tag}: not the files of locales/en");
        for (name, namespace) in other {
            faults.extend(differences(&format!("locales/{tag}/{name}.ftl"), &english[name], namespace));
        }
    }
    complain(faults);
}

/// A reason without a message would show an empty text, and random matches do not reach all reasons.
#[test]
fn reasons_have_words_and_words_have_reasons() {
    for (name, text) in files("src/bots/why", "rs").iter().filter(|(name, _)| !name.ends_with("/sentence.rs"))
    {
        let pieces: Vec<&str> = text.split('"').collect();
        // Code and literals alternate; a literal after `with(` names an argument.
        let keys = pieces.chunks_exact(2).filter(|pair| !pair[0].trim_end().ends_with("with("));
        let keys: BTreeSet<&str> = keys.map(|pair| pair[1]).collect();
        let game = name.replace("src/bots/why/", "").replace(".rs", "");
        for (tag, kind) in languages().iter().flat_map(|(tag, _)| [(tag, "why"), (tag, "hint")]) {
            let namespace = format!("{kind}_{game}");
            // A hint may have a second sentence for a review, which belongs to the same reason.
            let words = namespaces(tag)[&namespace].messages.keys().filter(|key| !key.ends_with(".told"));
            assert_eq!(keys, words.map(String::as_str).collect(), "{name} and {tag}/{namespace}.ftl");
        }
    }
}

/// A French colon never begins a line.
#[test]
fn french_punctuation_does_not_wrap() {
    let mut faults = Vec::new();
    for (name, text) in files("locales/fr", "ftl") {
        for (number, line) in text.lines().enumerate() {
            // The text follows an equals sign, or the name of a variant.
            let words = line.split_once(" = ").or(line.split_once("] ")).map_or("", |(_, words)| words);
            if [" :", " ;", " !", " ?", " %", " »", "« "].iter().any(|loose| words.contains(loose)) {
                faults.push(format!("{name}:{}: a space that may break", number + 1));
            }
        }
    }
    complain(faults);
}

/// Views build the page's content: markup from text could contain a name chosen by a player.
#[test]
fn no_text_is_taken_for_markup() {
    let mut faults = Vec::new();
    for (name, text) in files("src/app", "rs") {
        for (number, line) in text.lines().enumerate() {
            if ["inner_html", "set_inner_html", "insert_adjacent_html"]
                .iter()
                .any(|word| code(line).contains(word))
            {
                faults.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(faults);
}

/// Every icon has its drawing, and every drawing its name.
#[test]
fn icons_are_drawn() {
    let between = |text: &str, before: &str| -> BTreeSet<String> {
        text.split(before).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let drawn = between(&read("public/sprite/icons.svg"), "id=\"i-");
    assert_eq!(between(&read("src/app/components/icon.rs"), "\"#i-"), drawn);
    let symbols = between(&read("public/sprite/symbols.svg"), "id=\"s-");
    assert_eq!(symbols, (0..12).map(|index: u8| index.to_string()).collect());
}

/// Every drawing of the house is on a page, and every page's drawing exists.
#[test]
fn illustrations_are_drawn() {
    let pages = rust();
    let shown: BTreeSet<&str> =
        pages.iter().flat_map(|(_, text)| names_after(text, "<Illustration name=\"")).collect();
    let drawings = files("public/house", "svg");
    let drawn: BTreeSet<&str> = drawings
        .iter()
        .filter_map(|(name, _)| name.strip_prefix("public/house/")?.strip_suffix(".svg"))
        .collect();
    assert_eq!(shown, drawn);
}

/// Covers and drawings of the house have flat colours and no words, see docs/illustration.md.
#[test]
fn illustrations_are_flat_and_without_words() {
    let mut faults = Vec::new();
    for (name, text) in files("public/art", "svg").iter().chain(&files("public/house", "svg")) {
        for sign in ["Gradient", "<filter", "<text"].iter().filter(|sign| text.contains(**sign)) {
            faults.push(format!("{name}: {sign}"));
        }
    }
    complain(faults);
}

/// Every key in the browser's storage starts with the name of the app, since all pages of a host share the storage.
#[test]
fn only_one_place_names_storage_keys() {
    let storage = files("src", "rs").into_iter().filter(|(name, _)| name.starts_with("src/saves/"));
    for (name, text) in storage.filter(|(name, _)| name != "src/saves/store.rs") {
        let key = text.lines().filter(|line| code(line).contains("\"bar-a-jeux/"));
        assert_eq!(key.count(), 0, "{name} spells the prefix out");
    }
}

/// WebKit compiles its blur for the first filter that needs it. Its process crashes if a garbage collection stops the
/// thread at that moment ("integer is too large: 0"). Shadows of boxes and texts avoid that code.
#[test]
fn nothing_is_blurred_by_a_filter() {
    let styles = files("style", "css");
    let drawings = files("public", "svg");
    let mut faults = Vec::new();
    for (name, text) in styles.iter().chain(&drawings) {
        let words = ["drop-shadow(", "blur(", "feGaussianBlur", "feDropShadow"];
        for word in words.iter().filter(|word| text.contains(**word)) {
            faults.push(format!("{name}: {word}"));
        }
    }
    complain(faults);
}

/// Browsers resolve an `id` against the origin, so two copies on one host would be one app. Without an `id` the address
/// identifies the app.
#[test]
fn each_address_is_a_separate_app() {
    let text = fs::read_to_string(root().join("public/manifest.webmanifest")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(manifest.get("id"), None);
    assert_eq!(manifest["start_url"], "./");
    assert_eq!(manifest["scope"], "./");
}

/// Toasts are a live region: a sentence both shown there and announced would be heard twice.
#[test]
fn no_text_is_both_announced_and_shown() {
    let argument = |line: &str, call: &str| {
        let (_, rest) = line.split_once(call)?;
        Some(rest.trim_end_matches([';', ')', ',']).trim_end_matches(".clone(").to_owned())
    };
    let mut faults = Vec::new();
    for (name, text) in files("src/app", "rs") {
        let lines: Vec<&str> = text.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let Some(said) = argument(line, ".say(").filter(|said| !said.contains("::Said")) else {
                continue;
            };
            let near = lines.iter().skip(number + 1).take(3);
            let shown = ["toast(", "toast_with(", "object(", "object_by("];
            let is_shown = |line: &&str| {
                shown.iter().any(|call| argument(line, call).is_some_and(|shown| shares(&said, &shown)))
            };
            if near.into_iter().any(is_shown) {
                faults.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(faults);
}

/// Returns whether the first name in both calls is the same.
fn shares(said: &str, shown: &str) -> bool {
    let first = |text: &str| text.split(['.', ',', ')']).next().unwrap_or_default().to_owned();
    let (said, shown) = (said.trim_start_matches("i18n."), shown.trim_start_matches("i18n."));
    !first(said).is_empty() && first(said) == first(shown)
}

/// Any `orientation`, "any" included, makes Chrome ignore the phone's rotation lock.
#[test]
fn the_installed_app_keeps_the_rotation_lock() {
    let text = fs::read_to_string(root().join("public/manifest.webmanifest")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(manifest.get("orientation"), None);
}

/// Browsers silently ignore a picture whose size differs from the manifest.
#[test]
fn pictures_of_the_manifest_are_there() {
    let text = fs::read_to_string(root().join("public/manifest.webmanifest")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
    let pictures = manifest["screenshots"].as_array().unwrap();
    assert_eq!(pictures.len(), 6, "one a game, and a wide one");
    for picture in pictures {
        let file = fs::read(root().join("public").join(picture["src"].as_str().unwrap())).unwrap();
        // The first chunk of a PNG begins with its width and height.
        let size = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
        assert_eq!(picture["sizes"], format!("{}x{}", size(16), size(20)), "{picture}");
    }
}

/// The installed app opens its own files, and no other program's.
#[test]
fn exports_have_an_ending_of_their_own() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&read("public/manifest.webmanifest")).unwrap();
    let accepted = manifest["file_handlers"][0]["accept"].as_object().unwrap();
    let (kind, endings) = accepted.iter().next().unwrap();
    assert_eq!((accepted.len(), endings), (1, &serde_json::json!([".barajeux"])));
    assert!(!["application/json", "text/plain"].contains(&kind.as_str()), "{kind}");
    for path in ["src/app/platform/files.rs", "public/boot.js"] {
        let text = read(path);
        assert!(text.contains(".barajeux") && text.contains(kind.as_str()), "{path} saves other files");
    }
}
