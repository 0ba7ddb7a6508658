//! The lists of the rules pages, and the build's check of them.

use bar_a_jeux::{
    scenes::barragoon::{EXAMPLES, FACES},
    words::{Language, Text, rules::barragoon},
};

use crate::messages::{file as messages, texts};

#[path = "../../build/rules.rs"]
mod file;

/// Returns the build's answer to a list, for a game with a few messages.
fn built(list: &str) -> Result<String, Vec<String>> {
    let english = "r_lead = L\nr_short_a = S\nr_aim = T\nr_aim_a = A\nr_table = { $n } steps\ntitle = Chess";
    let read = |text| messages::read("f.ftl", text).unwrap();
    file::rust("f.json", list, "chess", &read(english), &read("chess_1 = One\nchess_2 = Two\nother_1 = Else"))
}

/// Returns a list of those messages with these lines, and these captions beside them.
fn list(lines: &str, beside: &str) -> String {
    format!(
        r#"{{ "lead": "r_lead", "short": ["book r_short_a"],
            "sections": [{{ "id": "aim", "lines": [{lines}], "beside": [{beside}], "filled": ["r_table"] }}] }}"#
    )
}

#[test]
fn a_list_becomes_a_page() {
    let rust = built(&list(r#""limit r_aim_a""#, "")).unwrap();
    for part in ["(Mark::Limit, super::super::chess::r_aim_a)", "minute::chess_2", r#"filled: &["r_table"]"#]
    {
        assert!(rust.contains(part), "{part}: {rust}");
    }
    assert!(!rust.contains("other_1"));
}

#[test]
fn a_list_that_does_not_fit_its_messages_stops_the_build() {
    for (lines, beside, fault) in [
        (r#""book r_aim_a", "book r_aim_b""#, "", "f.json:r_aim_b: English has no such message"),
        (r#""book r_aim_a", "ruling r_aim_a""#, "", "f.json:r_aim_a: is listed twice"),
        (r#""book r_aim_a""#, r#""r_short_a""#, "f.json:r_short_a: is listed twice"),
        ("", "", "f.json:r_aim_a: is not listed"),
        (r#""books r_aim_a""#, "", "f.json:r_aim_a: no mark is called \"books\""),
        (r#""r_aim_a""#, "", "f.json:r_aim_a: no mark is called \"\""),
        (r#""book r_aim_a""#, r#""r_table""#, "f.json:r_table: has variables"),
    ] {
        let faults = built(&list(lines, beside)).expect_err(fault);
        assert!(faults.iter().any(|told| told == fault), "{fault}: {faults:?}");
    }
    let faults = built(r#"{ "lead": "r_lead", "shorts": [] }"#).unwrap_err();
    assert!(faults[0].starts_with("f.json: unknown field `shorts`"), "{faults:?}");
}

/// The page zips the captions with the pictures.
#[test]
fn each_picture_of_barragoon_has_its_caption() {
    let english = Language::new("en", texts("en")).unwrap();
    let captions = |id: &str| -> &[Text] {
        barragoon::SECTIONS.iter().find(|section| section.id == id).map_or(&[], |section| section.beside)
    };
    let faces = FACES.map(|face| match face.to_string().as_str() {
        sign @ ("xx" | "aa") => format!("r_face_{sign}"),
        turned => format!("r_face_{}", &turned[..1]),
    });
    assert_eq!(captions("faces").iter().map(|text| text.name()).collect::<Vec<_>>(), faces);
    let allowed: Vec<bool> =
        captions("examples").iter().map(|text| !english.say(*text).starts_with("Not allowed")).collect();
    assert_eq!(allowed, EXAMPLES.map(|example| example.allowed));
}
