//! Names of the elements that lessons, examples and advice point at.

use std::{fs, path::Path};

use bar_a_jeux::{
    games::{barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    kernel::Target,
    lessons::{Examples, Lesson},
    table::json::from_value,
};
use serde_json::json;

fn is_known<T: Target>(name: &str) -> bool {
    let read = from_value::<T>(&json!(name));
    read.is_ok_and(|target| target.to_string() == name)
}

#[test]
fn a_name_that_no_board_knows_is_refused_with_its_place() {
    let script = |path: &str| {
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lessons/").to_owned() + path).unwrap()
    };
    let refused = |name: &str| format!("no part of this board is called {name:?}");
    let lesson = script("barragoon.json").replacen("square:d6", "square:h6", 1);
    let fault = Lesson::<barragoon::Barragoon>::read(&lesson).unwrap_err().to_string();
    assert!(
        fault.ends_with(&refused("square:h6")) && fault.contains("chapters[0].beats[1].point[1]"),
        "{fault}"
    );
    let examples = script("examples/barrakuda.json").replacen("\"barracuda\"", "\"shark\"", 1);
    let fault = Examples::<barrakuda::Barrakuda>::read(&examples).unwrap_err().to_string();
    assert!(fault.ends_with(&refused("shark")) && fault.contains(".point["), "{fault}");
}

#[test]
fn each_part_has_one_name() {
    for name in ["square:a1", "button:offer", "button:touch:d1"] {
        assert!(is_known::<barragoon::Target>(name), "{name}");
    }
    for name in ["hand", "card:2d", "round:6", "score-sheet"] {
        assert!(is_known::<bouillabaisse::Target>(name), "{name}");
    }
    for name in ["wreck:6", "bag:0", "card:b", "button:pass"] {
        assert!(is_known::<barrakuda::Target>(name), "{name}");
    }
    for name in ["house:9", "note:0", "way:take", "button:call 1"] {
        assert!(is_known::<barracuda::Target>(name), "{name}");
    }
    for name in ["cave:11", "object:0.2", "word"] {
        assert!(is_known::<barbarossa::Target>(name), "{name}");
    }
    // Out of range, another spelling, or the name of another kind of element.
    for name in ["round:0", "round:7", "round:03", "hand:2d", "card", "square:a1", ".bo-hand"] {
        assert!(!is_known::<bouillabaisse::Target>(name), "{name}");
    }
    assert!(!is_known::<barbarossa::Target>("cave:12") && !is_known::<barracuda::Target>("note:3"));
}

/// Each target of a game is the name of an element of its board.
#[test]
fn boards_register_all_targets() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for game in ["barbarossa", "barracuda", "barragoon", "barrakuda", "bouillabaisse"] {
        let vocabulary = fs::read_to_string(root.join(format!("src/games/{game}/target.rs"))).unwrap();
        let board: String = fs::read_dir(root.join(format!("src/app/boards/{game}")))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.is_file() && !path.ends_with("suggestion.rs"))
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        let targets = vocabulary.lines().filter(|line| line.contains(" = \""));
        let targets: Vec<&str> = targets.filter_map(|line| line.trim().split(['(', ' ']).next()).collect();
        assert!(!targets.is_empty(), "{game} has no targets");
        for target in targets {
            let is_registered =
                ["(", ".", ")"].iter().any(|end| board.contains(&format!("Target::{target}{end}")));
            assert!(is_registered, "{game}: no element bears the name of {target}");
        }
    }
}
