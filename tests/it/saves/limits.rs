//! An import beyond the limits of this device is reported in advance.

use bar_a_jeux::saves::import::LeftOut;

use super::*;

fn left_out(name: &str, count: usize, most: usize) -> LeftOut {
    LeftOut { name: name.into(), count, most }
}

/// Forty thousand imported players, which a roster would need half a minute to show.
#[test]
fn no_import_fills_a_list_beyond_its_limit() {
    let people: Vec<Value> =
        (0..40_000).map(|n| json!({ "name": format!("P{n}"), "colour": 1, "symbol": 2 })).collect();
    let problems: Vec<String> = (0..9_000).map(|n| n.to_string()).collect();
    let text = json!({
        "bar-a-jeux": "export",
        "schema": SCHEMA,
        "roster": people,
        "solved": [{ "by": "Ada", "problems": problems }],
        "kept": { "learnt": { "offered": { "barragoon": (0..6_000).map(|n| n.to_string()).collect::<Vec<_>>() } } },
        "broken": (0..700).map(|n| json!({ "key": "x", "text": n.to_string() })).collect::<Vec<_>>(),
    });
    let library = library();
    put_roster(&library, &players(2));
    let plan = check(&library, &text.to_string()).unwrap();
    assert_eq!((plan.news("roster"), plan.news("solved"), plan.broken.len()), (498, 2_000, 500));
    let expected = [
        left_out("learnt", 6_000, 5_000),
        left_out("roster", 39_502, 500),
        left_out("solved", 7_000, 500),
        left_out("quarantine", 200, 500),
    ];
    assert_eq!(plan.left_out, expected);
    library.import(&plan).unwrap();
    assert_eq!(library.load_roster().unwrap().len(), 500);
    assert_eq!(library.load_solved().unwrap()[0].problems.len(), 2_000);
}

/// Impossible results, lists and key names are not imported either.
#[test]
fn impossible_values_go_to_quarantine() {
    let crowd: Vec<Value> =
        (0..200).map(|n| json!({ "name": n.to_string(), "colour": 1, "symbol": 2 })).collect();
    let result = json!({ "id": "m", "game": "trove", "ended": 5, "players": crowd, "places": vec![1; 200] });
    let text = json!({
        "bar-a-jeux": "export",
        "schema": SCHEMA,
        "results": [result],
        "kept": { "hats": [1, 2], "presets-../x": [], "barbarossa-gallery": { "a": 1 }, "journal": 99 },
    });
    let library = library();
    import(&library, &text.to_string());
    let keys: Vec<String> = everything(&library).into_iter().map(|(key, _)| key).collect();
    assert!(keys.iter().all(|key| key.starts_with("bar-a-jeux/quarantine/")), "{keys:?}");
    assert_eq!(keys.len(), 5, "{keys:?}");
}

/// "Zoë" is one player, on all keyboards.
#[test]
fn a_name_is_composed() {
    let (composed, decomposed) = ("Zo\u{eb}", "Zoe\u{308}");
    let library = library();
    let text = json!({ "schema": SCHEMA, "items": [
        { "by": decomposed, "problems": ["1-1"] },
        { "by": composed, "problems": ["2-2"] },
    ] });
    library.storage().set("bar-a-jeux/solved", &text.to_string()).unwrap();
    let solved = library.load_solved().unwrap();
    assert_eq!((solved.len(), solved[0].by.as_str(), solved[0].problems.len()), (1, composed, 2));

    put_roster(&library, &[Player::new(composed, 1, 2)]);
    let text = json!({
        "bar-a-jeux": "export",
        "schema": SCHEMA,
        "roster": [{ "name": decomposed, "colour": 5, "symbol": 5 }],
    });
    assert_eq!(check(&library, &text.to_string()).unwrap().news("roster"), 0);
}
