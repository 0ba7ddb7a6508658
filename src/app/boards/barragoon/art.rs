//! Pieces, cubes and boards as SVG, all drawn here and all made of one set of shared shapes.
//!
//! Built as text and handed over whole: a picture has no moving parts, and text costs the program
//! next to nothing. No word of a player's ever goes into it.

use std::fmt::Write;

use leptos::prelude::*;

use crate::{
    games::barragoon::board::{Board, Cell, Face, Side, Square},
    scenes::barragoon::{crossing_lines, quarter_turns},
};

/// Value, outline, the numeral's baseline, the pips.
type Shape = (u8, &'static str, u8, &'static [(u8, u8)]);

/// Numerals and pips lie inside these: 2 is round, 3 three-cornered, 4 square.
const SHAPES: [Shape; 3] = [
    (2, "M50 11a37 37 0 1 1 0 74a37 37 0 1 1 0-74Z", 61, &[(43, 73), (57, 73)]),
    (
        3,
        "M50 7Q58 7 63 15L90 65Q97 82 78 84L22 84Q3 82 10 65L37 15Q42 7 50 7Z",
        65,
        &[(37, 75), (50, 75), (63, 75)],
    ),
    (
        4,
        "M28 12H72Q85 12 85 25V71Q85 84 72 84H28Q15 84 15 71V25Q15 12 28 12Z",
        61,
        &[(30, 73), (43, 73), (57, 73), (70, 73)],
    ),
];

/// The five drawn faces besides the quarter turns, as seen when the heading is north.
const GLYPHS: [(&str, &str); 5] = [
    ("xx", "<path class='bg-stroke bg-bold' d='M30 30L70 70M70 30L30 70'/>"),
    ("o", "<path class='bg-stroke' d='M50 82V44'/><path class='bg-head' d='M50 15L76 49H24Z'/>"),
    (
        "t",
        "<path class='bg-stroke' d='M50 38V62'/><path class='bg-head' d='M50 13L74 43H26ZM50 87L26 57H74Z'/>",
    ),
    (
        "r",
        "<path class='bg-stroke' d='M40 83V60Q40 46 54 46H58'/><path class='bg-head' d='M87 46L55 20V72Z'/>",
    ),
    (
        "l",
        "<path class='bg-stroke' d='M60 83V60Q60 46 46 46H42'/><path class='bg-head' d='M13 46L45 20V72Z'/>",
    ),
];

/// One of the four double arrows of All turns.
const QUARTER: &str = "<path class='bg-stroke bg-thin' d='M63 30Q63 37 70 37'/>\
    <path class='bg-head' d='M63 11L74 29H52ZM89 37L71 26V48Z'/>";

/// Puts the shared shapes into the page, once.
pub(super) fn ensure_sprite() {
    let page = document();
    if page.get_element_by_id("bg-sprite").is_none()
        && let Some(body) = page.body()
    {
        let _ = body.insert_adjacent_html("beforeend", &sprite());
    }
}

fn sprite() -> String {
    let mut out = String::from(
        "<svg id='bg-sprite' aria-hidden='true' focusable='false' width='0' height='0'><defs>\
         <marker id='bg-tip' viewBox='0 0 10 10' refX='3' refY='5' markerWidth='3' markerHeight='3' orient='auto'>\
         <path class='bg-tip' d='M0 0L10 5L0 10Z'/></marker>\
         <marker id='bg-stop' viewBox='0 0 10 10' refX='3' refY='5' markerWidth='3' markerHeight='3' orient='auto'>\
         <path class='bg-stop' d='M0 0L10 5L0 10Z'/></marker></defs>\
         <symbol id='bg-cube' viewBox='0 0 100 100'><rect class='bg-cube-edge' x='5' y='5' width='90' height='90' rx='13'/>\
         <path class='bg-cube-shine' d='M7 82V18Q7 7 18 7H82L76 13H20Q13 13 13 20V76Z'/>\
         <rect class='bg-cube-top' x='11' y='11' width='78' height='78' rx='9'/></symbol>",
    );
    for (value, shape, baseline, pips) in SHAPES {
        for side in ["w", "b"] {
            let _ = write!(
                out,
                "<symbol id='bg-{side}{value}' viewBox='0 0 100 100'>\
                 <path class='bg-shadow' d='{shape}' transform='translate(0 9)'/>\
                 <path class='bg-{side}-edge' d='{shape}' transform='translate(0 6)'/>\
                 <path class='bg-{side}-top' d='{shape}'/>\
                 <path class='bg-{side}-inlay' d='{shape}' transform='translate(50 49) scale(.84) translate(-50 -49)'/>\
                 <text class='bg-{side}-ink bg-numeral' x='50' y='{baseline}' text-anchor='middle'>{value}</text>",
            );
            for (x, y) in pips {
                let _ = write!(out, "<circle class='bg-{side}-ink' cx='{x}' cy='{y}' r='4.4'/>");
            }
            out.push_str("</symbol>");
        }
    }
    for (name, glyph) in GLYPHS {
        out += &["<symbol id='bg-", name, "' viewBox='0 0 100 100'>", glyph, "</symbol>"].concat();
    }
    out.push_str("<symbol id='bg-aa' viewBox='0 0 100 100'>");
    for turn in ["0", "90", "180", "270"] {
        out += &["<g transform='rotate(", turn, " 50 50)'>", QUARTER, "</g>"].concat();
    }
    out.push_str("</symbol></svg>");
    out
}

/// What stands on a square, 100 wide, at a place in the picture.
fn put(out: &mut String, cell: Cell, x: i32, y: i32) {
    let token = cell.to_string();
    let (kind, id, turn) = match cell {
        Cell::Empty => return,
        Cell::Piece(_) => ("upright", token.as_str(), 0),
        Cell::Barragoon(face) => ("lying", glyph(face), u16::from(quarter_turns(face)) * 90),
    };
    let _ = write!(out, "<g transform='translate({x} {y})'><g class='bg-{kind}'>");
    if kind == "lying" {
        out.push_str("<use href='#bg-cube' width='100' height='100'/>");
    }
    let _ = write!(
        out,
        "<use href='#bg-{id}' width='100' height='100' transform='rotate({turn} 50 50)'/></g></g>"
    );
}

/// What stands on the squares of a picture: tokens of BG-7.1, row by row.
fn put_all(out: &mut String, files: i32, cells: &str) {
    for (index, token) in (0..).zip(cells.split([' ', '/'])) {
        put(out, token.parse().unwrap_or_default(), index % files * 100, index / files * 100);
    }
}

fn glyph(face: Face) -> &'static str {
    match face {
        Face::NoPassage => "xx",
        Face::OneWay(_) => "o",
        Face::TwoWays(_) => "t",
        Face::RightTurn(_) => "r",
        Face::LeftTurn(_) => "l",
        Face::AllTurns => "aa",
    }
}

/// One piece or cube by itself.
pub(super) fn art(cell: Cell) -> String {
    let mut inner = String::new();
    put(&mut inner, cell, 0, 0);
    if inner.is_empty() {
        return inner;
    }
    ["<svg class='bg-art' viewBox='0 0 100 100' aria-hidden='true' focusable='false'>", &inner, "</svg>"]
        .concat()
}

/// The middle of a square in a picture of the whole board.
fn middle(square: Square) -> (i32, i32) {
    (i32::from(square.file()) * 100 + 50, (8 - i32::from(square.rank())) * 100 + 50)
}

/// How a face is crossed: arrows that lead to its square and away from it, so that the face itself
/// stays to be seen.
fn crossings(out: &mut String, face: Face, (x, y): (i32, i32)) {
    if face == Face::NoPassage {
        let _ = write!(out, "<circle class='bg-way bg-barred' cx='{x}' cy='{y}' r='66'/>");
    }
    for ((ex, ey), (lx, ly)) in crossing_lines(face) {
        let at = |dx: i8, dy: i8, far: i32| (x + i32::from(dx) * far, y - i32::from(dy) * far);
        let mut ends = [at(ex, ey, 96), at(ex, ey, 50), at(lx, ly, 50), at(lx, ly, 88)];
        // Where eight arrows share a square, each keeps to its own corner.
        if face == Face::AllTurns {
            for (index, end) in ends.iter_mut().enumerate() {
                let (dx, dy) = if index < 2 { (lx, ly) } else { (ex, ey) };
                *end = (end.0 + i32::from(dx) * 24, end.1 - i32::from(dy) * 24);
            }
        }
        let [(ax, ay), (bx, by), (cx, cy), (dx, dy)] = ends;
        let _ = write!(
            out,
            "<path class='bg-way' marker-end='url(#bg-tip)' d='M{ax} {ay}L{bx} {by}M{cx} {cy}L{dx} {dy}'/>"
        );
    }
}

/// What lies over the board: how the Barragoon that is looked at may be crossed.
pub(super) fn overlay(told: Option<(Square, Face)>) -> String {
    let mut out =
        String::from("<svg class='bg-over' viewBox='0 0 700 900' aria-hidden='true' focusable='false'>");
    if let Some((square, face)) = told {
        crossings(&mut out, face, middle(square));
    }
    out + "</svg>"
}

/// A drawn example: part of a board, with the way of a piece over it.
pub(super) struct Diagram {
    pub files: i32,
    pub ranks: i32,
    /// Tokens of BG-7.1, the top rank first.
    pub cells: &'static str,
    /// File and rank of each corner of the way, counted from the upper left; none for no way.
    pub way: &'static [(i32, i32)],
    pub allowed: bool,
}

impl Diagram {
    pub(super) fn draw(&self) -> String {
        let mut out = open(self.files, self.ranks);
        if let [first, .., before, last] | [first @ before, last] = self.way {
            let second = self.way.get(1).unwrap_or(last);
            let start = towards(*first, *second, 34);
            // The tip stops short of what it captures.
            let taken = !matches!(self.cell(*last), Cell::Empty);
            let end = towards(*last, *before, if taken { 62 } else { 12 });
            let (class, tip) = if self.allowed { ("", "tip") } else { (" bg-barred", "stop") };
            let _ = write!(
                out,
                "<polyline class='bg-way{class}' marker-end='url(#bg-{tip})' points='{},{} ",
                start.0, start.1
            );
            for (x, y) in &self.way[1..self.way.len() - 1] {
                let _ = write!(out, "{},{} ", x * 100 + 50, y * 100 + 50);
            }
            let _ = write!(out, "{},{}'/>", end.0, end.1);
        }
        // What is crossed lies over the way, so that its face can be read.
        put_all(&mut out, self.files, self.cells);
        out + "</svg>"
    }

    fn cell(&self, (x, y): (i32, i32)) -> Cell {
        let token = self.cells.split([' ', '/']).nth((y * self.files + x) as usize);
        token.and_then(|token| token.parse().ok()).unwrap_or_default()
    }
}

/// A little off the middle of a square, on the way to another in line with it.
fn towards((x, y): (i32, i32), (to_x, to_y): (i32, i32), by: i32) -> (i32, i32) {
    (x * 100 + 50 + (to_x - x).signum() * by, y * 100 + 50 + (to_y - y).signum() * by)
}

/// A face in the middle of nine squares, with the ways across it.
pub(super) fn face_diagram(face: Face) -> String {
    let mut out = open(3, 3);
    put(&mut out, Cell::Barragoon(face), 100, 100);
    crossings(&mut out, face, (150, 150));
    out + "</svg>"
}

/// A whole board, small.
pub(super) fn board_diagram(board: &Board) -> String {
    let mut out = open(7, 9);
    for square in Square::all() {
        let (x, y) = middle(square);
        put(&mut out, board[square], x - 50, y - 50);
    }
    out + "</svg>"
}

/// Opens a picture of so many squares.
fn open(files: i32, ranks: i32) -> String {
    let (width, height) = (files * 100, ranks * 100);
    let mut out = format!(
        "<svg class='bg-diagram' viewBox='-8 -8 {} {}' aria-hidden='true' focusable='false'>\
         <rect class='bg-frame' x='-8' y='-8' width='{}' height='{}' rx='10'/>",
        width + 16,
        height + 16,
        width + 16,
        height + 16,
    );
    squares(&mut out, files, ranks);
    out
}

fn squares(out: &mut String, files: i32, ranks: i32) {
    for y in 0..ranks {
        for x in 0..files {
            let shade = if (x + y) % 2 == (ranks + 1) % 2 { "a" } else { "b" };
            let _ = write!(
                out,
                "<rect class='bg-wood-{shade}' x='{}' y='{}' width='100' height='100'/>",
                x * 100,
                y * 100
            );
        }
    }
}

/// The picture on the home screen: a corner of a match, seen askew.
pub(super) fn cover() -> String {
    let mut out = String::from(
        "<svg class='bg-cover' viewBox='0 0 400 300' preserveAspectRatio='xMidYMid slice' aria-hidden='true' focusable='false'>\
         <rect class='bg-cover-back' width='400' height='300'/>\
         <g transform='translate(215 150) rotate(-14) scale(.92) translate(-350 -200)'>\
         <rect class='bg-frame' x='-30' y='-30' width='760' height='460' rx='16'/>",
    );
    squares(&mut out, 7, 4);
    put_all(&mut out, 7, "oE b4 aa . b2 . oN/. . tN b3 . rN ./. lE . xx w4 . b3/. w2 w3 . . aa .");
    out + "</g></svg>"
}

/// The token of a side in class names and attributes.
pub(super) fn side_token(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Brown => "brown",
    }
}

/// One piece or cube by its token.
pub(super) fn token(token: &str) -> String {
    art(token.parse().unwrap_or_default())
}
