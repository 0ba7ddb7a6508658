//! Turns the translations of `locales/` into one constant for each key, so that a word that is
//! missing in a language, or that nobody wrote, is found when the app is built. The texts themselves
//! come with the page, in the same order: `scripts/words.mjs`.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

type Words = BTreeMap<String, String>;

const LANGUAGES: [&str; 2] = ["en", "fr"];

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=BOTS_BUILD={:016x}", digest());
    if env::var_os("CARGO_FEATURE_WEB").is_none() {
        return;
    }
    let mut namespaces: Vec<String> = fs::read_dir(Path::new("locales").join(LANGUAGES[0]))
        .expect("locales/en can be read")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".json").map(str::to_owned))
        .collect();
    namespaces.sort();

    let mut constants = String::new();
    let mut count = 0;
    for name in &namespaces {
        let [english, french] = LANGUAGES.map(|language| read(language, name));
        assert!(english.keys().eq(french.keys()), "{name}.json: the languages have different keys");
        constants +=
            &format!("/// Words of `{name}.json`.\n#[allow(non_upper_case_globals)]\npub mod {name} {{\n");
        for key in english.keys() {
            constants += &format!("    pub const {key}: super::Word = super::Word({count});\n");
            count += 1;
        }
        constants += "}\n";
    }
    let out = env::var_os("OUT_DIR").expect("cargo names a folder to write to");
    fs::write(Path::new(&out).join("words.rs"), constants).expect("OUT_DIR can be written to");
}

/// Of all that decides what a bot does: the page and the bots must be of the same sources.
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
    // FNV-1a: nobody is to be kept from forging it.
    files
        .iter()
        .flat_map(|path| fs::read(path).expect("a source can be read"))
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn read(language: &str, name: &str) -> Words {
    let path = Path::new("locales").join(language).join(name).with_extension("json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
