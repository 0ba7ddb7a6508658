//! The games that fit a table, and the same facts on the home screen.

use bar_a_jeux::{
    scenes::shelf::{SHELF, Wish, fitting, tables, times},
    words::{LANGUAGES, Language},
};

use crate::messages;

fn wanted(people: Option<u8>, minutes: Option<u16>) -> Vec<&'static str> {
    fitting(Wish { people, minutes }).collect()
}

#[test]
fn games_are_found_by_people_and_time() {
    assert_eq!(wanted(None, None).len(), SHELF.len());
    assert_eq!(wanted(Some(2), None), ["barragoon", "bouillabaisse", "barrakuda"]);
    assert_eq!(wanted(Some(4), Some(30)), ["barrakuda"]);
    assert_eq!(wanted(Some(12), None), ["bouillabaisse"]);
    assert_eq!(wanted(Some(6), Some(45)), [""; 0]);
}

#[test]
fn every_choice_finds_something() {
    assert_eq!(tables(), (2..=12).collect::<Vec<_>>());
    for people in tables() {
        assert!(!wanted(Some(people), None).is_empty(), "{people}");
    }
    let times = times();
    assert!(times.is_sorted());
    for pair in times.windows(2) {
        assert!(wanted(None, Some(pair[0])).len() < wanted(None, Some(pair[1])).len(), "{pair:?}");
    }
    assert_eq!(wanted(None, times.last().copied()).len(), SHELF.len());
}

#[test]
fn the_words_on_the_box_have_its_numbers() {
    for (tag, _) in LANGUAGES {
        let language = Language::new(tag, messages::texts(tag)).unwrap();
        for game in SHELF {
            let said = language.format("shelf", &format!("{}_facts", game.slug), []).unwrap();
            let numbers: Vec<u16> = said
                .split(|sign: char| !sign.is_ascii_digit())
                .filter_map(|digits| digits.parse().ok())
                .collect();
            let ((fewest, most), (least, longest)) = (game.seats, game.minutes);
            let mut expected: Vec<u16> = vec![fewest.into(), most.into(), least, longest, game.age.into()];
            if fewest == most {
                expected.remove(0);
            }
            assert_eq!(numbers, expected, "{tag}: {said}");
        }
    }
}
