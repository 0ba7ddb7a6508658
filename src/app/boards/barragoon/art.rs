//! Boards, pieces and cubes as SVG, all made of the shared shapes in `public/sprite/barragoon.svg`, which are in
//! the page from the start.
//!
//! Built as text and handed over whole: a picture has no moving parts, and text costs the program
//! next to nothing. No word of a player's ever goes into it.

use std::fmt::Write;

use crate::{
    games::barragoon::board::{Board, Cell, Face, Side, Square},
    scenes::barragoon::{Example, crossing_lines, quarter_turns},
};

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

/// An example, with the way of the piece over its part of a board.
pub(super) fn draw(example: &Example) -> String {
    let mut out = open(example.files.into(), example.ranks.into());
    let way: Vec<(i32, i32)> = example.way.iter().map(|(x, y)| (i32::from(*x), i32::from(*y))).collect();
    if let [first, second, ..] = way[..]
        && let [.., before, last] = way[..]
    {
        let start = towards(first, second, 34);
        // The tip stops short of what it captures.
        let end = towards(last, before, if example.takes() { 62 } else { 12 });
        let (class, tip) = if example.allowed { ("", "tip") } else { (" bg-barred", "stop") };
        let _ = write!(
            out,
            "<polyline class='bg-way{class}' marker-end='url(#bg-{tip})' points='{},{} ",
            start.0, start.1
        );
        for (x, y) in &way[1..way.len() - 1] {
            let _ = write!(out, "{},{} ", x * 100 + 50, y * 100 + 50);
        }
        let _ = write!(out, "{},{}'/>", end.0, end.1);
    }
    // What is crossed lies over the way, so that its face can be read.
    put_all(&mut out, example.files.into(), example.cells);
    out + "</svg>"
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
