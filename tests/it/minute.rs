//! The one-minute introductions are read aloud: their length fits, and they have only words. Each panel has its
//! drawing.

use std::collections::BTreeSet;

use bar_a_jeux::{
    games::barragoon::{Board, Cell, Square, board::RANKS, moves::targets},
    words::{
        LANGUAGES, Language, drawing,
        rules::{Page, barbarossa, barracuda, barragoon, barrakuda, bouillabaisse},
    },
};

use fluent_bundle::FluentValue;

use crate::{
    messages::{namespaces, texts},
    tidiness::files,
};

const GAMES: [&str; 5] = ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"];
const PAGES: [&Page; 5] =
    [&barragoon::PAGE, &bouillabaisse::PAGE, &barrakuda::PAGE, &barracuda::PAGE, &barbarossa::PAGE];

/// Signs that a voice cannot read well.
const SIGNS: &[char] = &['(', ')', '[', ']', '/', '×', '+', '=', '*', '→', '–', '"'];

#[test]
fn a_minute_is_a_minute_in_words_that_can_be_read_aloud() {
    for (tag, _) in LANGUAGES {
        let texts = &namespaces(tag)["minute"].texts;
        for game in GAMES {
            let prefix = format!("{game}_");
            let panels: Vec<&String> =
                texts.iter().filter(|(key, _)| key.starts_with(&prefix)).map(|(_, text)| text).collect();
            assert!((4..=6).contains(&panels.len()), "{tag}: {game} has {} panels", panels.len());
            let words: usize = panels.iter().map(|text| text.split_whitespace().count()).sum();
            assert!((110..=185).contains(&words), "{tag}: {game} has {words} words");
            for text in panels {
                assert!(
                    !text.contains(SIGNS) && !text.contains(|c: char| c.is_ascii_digit()),
                    "{tag}: {text}"
                );
            }
        }
    }
}

/// Returns a file of drawings.
fn drawings(game: &str) -> String {
    let path = format!("public/minute/{game}.svg");
    files("public/minute", "svg").into_iter().find(|(name, _)| *name == path).unwrap().1
}

/// Returns the texts between two signs, after each occurrence of the first.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    text.split(start).skip(1).map(|rest| rest.split(end).next().unwrap()).collect()
}

#[test]
fn each_panel_is_drawn_of_shapes_that_are_there() {
    let sprite: String = files("public/sprite", "svg").into_iter().map(|(_, text)| text).collect();
    for (game, page) in GAMES.into_iter().zip(PAGES) {
        let drawings = drawings(game);
        let own = between(&drawings, " id=\"", '"');
        let ids: BTreeSet<&str> = own.iter().copied().chain(between(&sprite, " id=\"", '"')).collect();
        let panels = own.iter().filter(|id| id["minute-".len()..].parse::<usize>().is_ok()).count();
        assert_eq!(panels, page.minute.len(), "{game}");
        assert!((1..=panels).all(|panel| ids.contains(format!("minute-{panel}").as_str())), "{game}");
        for used in [between(&drawings, "href=\"#", '"'), between(&drawings, "url(#", ')')].concat() {
            assert!(ids.contains(used), "{game}: no shape is called {used}");
        }
    }
}

#[test]
fn texts_in_drawings_are_messages() {
    for (tag, _) in LANGUAGES {
        let language = Language::new(tag, texts(tag)).unwrap();
        for game in GAMES {
            let drawings = drawings(game);
            for name in between(&drawings, "{", '}').into_iter().filter(|name| *name != ",") {
                let (namespace, key) = name.split_once('.').unwrap_or_else(|| panic!("{game}: {name}"));
                let text = language.format(namespace, key, []).unwrap();
                assert!((1..=2).contains(&text.chars().count()), "{tag}: {name}: {text}");
            }
            assert!(!drawing::translated(&drawings, &language).contains(['{', '}']), "{tag}: {game}");
        }
    }
    let french = Language::new("fr", texts("fr")).unwrap();
    let french = french.with_numbers(|value, _| match value {
        FluentValue::Number(_) => Some("1\u{202f}000".to_owned()),
        _ => None,
    });
    assert_eq!(drawing::translated("{bouillabaisse.index_queen} 5{,}000", &french), "D 5\u{202f}000");
}

/// Returns the value of an attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    between(tag, &format!(" {name}=\""), '"').first().copied()
}

/// Returns a Barragoon panel's drawing of a board's upper left corner, and the path of a piece.
fn picture(panel: usize) -> (Board, Vec<Square>) {
    let drawings = drawings("barragoon");
    let (_, picture) = drawings.split_once(&format!("id=\"minute-{panel}\"")).unwrap();
    let square = |x: i32, y: i32| {
        Square::new(u8::try_from(x / 100).unwrap(), RANKS - 1 - u8::try_from(y / 100).unwrap()).unwrap()
    };
    let (mut board, mut way) = (Board::empty(), Vec::new());
    for tag in picture.split("</symbol>").next().unwrap().split('<') {
        if let Some(points) = attribute(tag, "points") {
            let numbers: Vec<i32> = points.split([' ', ',']).map(|number| number.parse().unwrap()).collect();
            let mut points: Vec<(i32, i32)> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
            // The tip stops short of the captured piece.
            if let [.., (from_x, from_y), (x, y)] = &mut points[..] {
                (*x, *y) = (*x + (*x - *from_x).signum() * 50, *y + (*y - *from_y).signum() * 50);
            }
            way = points.into_iter().map(|(x, y)| square(x, y)).collect();
        }
        let shape = attribute(tag, "href").and_then(|href| href.strip_prefix("#bg-"));
        let Some(shape) = shape.filter(|shape| *shape != "cube") else { continue };
        let turned = attribute(tag, "transform")
            .map_or(0, |turn| between(turn, "rotate(", ' ')[0].parse::<usize>().unwrap() / 90);
        let heading = if shape.len() == 1 { ["N", "E", "S", "W"][turned] } else { "" };
        let [x, y] = ["x", "y"].map(|name| attribute(tag, name).unwrap().parse().unwrap());
        board.set(square(x, y), format!("{shape}{heading}").parse::<Cell>().unwrap());
    }
    (board, way)
}

// BG-3.1 to BG-3.6, BG-5.1: the drawn moves are legal, and the blocked piece has none.
#[test]
fn drawings_of_barragoon_follow_the_rules() {
    for (panel, corners) in [(2, 3), (3, 3), (4, 3)] {
        let (board, way) = picture(panel);
        assert_eq!(way.len(), corners, "{panel}");
        let steps: u8 = way.windows(2).map(|two| two[0].distance(two[1])).sum();
        let (from, to) = (way[0], way[corners - 1]);
        assert!(targets(&board, from).contains(&to), "{panel}");
        assert_eq!(steps, from.distance(to), "a way is as long as it must be: {panel}");
    }
    let (board, way) = picture(6);
    let corner = Square::new(0, RANKS - 1).unwrap();
    assert!(way.is_empty() && matches!(board[corner], Cell::Piece(_)));
    assert!(targets(&board, corner).is_empty());
}
