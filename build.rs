//! Makes constants and types of the messages of `locales/`, and constants of the lists of the rules pages.
//!
//! The build fails on a message that is missing in a language, that does not exist, or that gets wrong arguments. The
//! texts stay in files beside the program, one for each language and part of the app: `scripts/words.mjs`.

#[path = "build/messages.rs"]
mod messages;
#[path = "build/rules.rs"]
mod rules;

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

use messages::{Languages, Namespace};

/// Tag of the reference language, which is used if another one cannot be fetched.
const FALLBACK: &str = "en";

/// Prefixes of the namespaces of lessons and examples. They need no constants: scripts name their messages, see
/// `src/lessons`.
const SCRIPTED: [&str; 2] = ["lesson_", "show_"];

/// Lists of the rules pages, a file a game.
const RULES: &str = "src/words/rules";

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed={RULES}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rustc-env=BOTS_BUILD={:016x}", digest());
    split();
    let languages: Languages = serde_json::from_str(&text(Path::new("locales/languages.json")))
        .unwrap_or_else(|error| panic!("locales/languages.json: {error}"));
    assert!(languages.contains_key(FALLBACK), "locales/languages.json: {FALLBACK} is missing");
    let list: Vec<(&String, &String)> = languages.iter().map(|(tag, entry)| (tag, &entry.name)).collect();
    let unreviewed: Vec<&String> =
        languages.iter().filter(|(_, entry)| !entry.reviewed).map(|(tag, _)| tag).collect();
    let mut rust = format!(
        "/// Tag (BCP 47) and own name of each language: `locales/languages.json`.\n\
         pub const LANGUAGES: &[(&str, &str)] = &{list:?};\n\
         /// Tags of the languages that no native speaker has read yet.\n\
         pub const UNREVIEWED: &[&str] = &{unreviewed:?};\n\
         /// Tag of the language used if another one cannot be fetched.\n\
         pub const FALLBACK: &str = {FALLBACK:?};\n"
    );
    let mut english = BTreeMap::new();
    for name in names(&Path::new("locales").join(FALLBACK), ".ftl") {
        let (namespace, messages) = messages_of(&name, &languages);
        if !SCRIPTED.iter().any(|prefix| name.starts_with(prefix)) {
            rust += &messages;
        }
        english.insert(name, namespace);
    }
    write("messages.rs", &rust);
    for game in names(Path::new(RULES), ".json") {
        let path = Path::new(RULES).join(&game).with_extension("json");
        let file = path.display().to_string();
        let messages = english.get(&game).unwrap_or_else(|| panic!("{file}: no game has this name"));
        let page = rules::rust(&file, &text(&path), &game, messages, &english["minute"])
            .unwrap_or_else(|faults| panic!("\n{}", faults.join("\n")));
        write(&format!("rules_{game}.rs"), &page);
    }
}

/// Prepares a released app for `scripts/wrappers/wasm-bindgen`, which cuts it into parts (decision 35). Sets
/// `cfg(split)`, by which `code!` marks the cuts, and has the linker keep relocations and data segments.
fn split() {
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |name, value| env::var(name).is_ok_and(|found| found == value);
    if !is("PROFILE", "release") || !is("CARGO_CFG_TARGET_FAMILY", "wasm") {
        return;
    }
    println!("cargo::rustc-cfg=split");
    // Merged, all data would stay in the main part.
    for argument in ["--emit-relocs", "--no-merge-data-segments"] {
        println!("cargo::rustc-link-arg-bin=app={argument}");
    }
}

fn write(name: &str, rust: &str) {
    let out = env::var_os("OUT_DIR").expect("cargo names a folder to write to");
    fs::write(Path::new(&out).join(name), rust).expect("OUT_DIR can be written to");
}

/// Returns the names of a folder's files with this ending, sorted and without it.
fn names(folder: &Path, ending: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(ending).map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// Returns the English messages of a namespace, and its constants and types.
fn messages_of(name: &str, languages: &Languages) -> (Namespace, String) {
    let mut faults = Vec::new();
    let mut read: BTreeMap<&str, Namespace> = BTreeMap::new();
    for tag in languages.keys() {
        let path = Path::new("locales").join(tag).join(name).with_extension("ftl");
        match messages::read(&path.display().to_string(), &text(&path)) {
            Ok(namespace) => drop(read.insert(tag, namespace)),
            Err(wrong) => faults.extend(wrong),
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let english = &read[FALLBACK];
    for (tag, other) in &read {
        faults.extend(messages::differences(&format!("locales/{tag}/{name}.ftl"), english, other));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let all: Vec<&Namespace> = read.values().collect();
    let rust = messages::rust(name, english, &all).unwrap_or_else(|fault| panic!("{fault}"));
    (read.remove(FALLBACK).unwrap_or_default(), rust)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns a digest of the sources that decide a bot's choice: the page and the bots must have the same ones.
fn digest() -> u64 {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["src/bots", "src/games", "src/kernel", "src/table"].map(PathBuf::from).into();
    while let Some(folder) = folders.pop() {
        println!("cargo::rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(&folder).expect("a folder of src can be read") {
            let path = entry.expect("a folder of src can be read").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    // FNV-1a; not a security boundary.
    files
        .iter()
        .flat_map(|path| fs::read(path).expect("a source can be read"))
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
