//! Boards, pieces and cubes as SVG, made of the shapes in `public/sprite/barragoon.svg`. These are in the page from the
//! start.

use leptos::prelude::*;

use crate::{
    games::barragoon::{
        board::{Board, Cell, FILES, Face, Piece, RANKS, Side, Square},
        turn::Placement,
    },
    scenes::barragoon::{Drawn, Example, PieceLeft, Place, arrow, crossing_lines, head, quarter_turns},
};

/// The cube under all faces.
const CUBE: &str = "#bg-cube";

/// A single piece or cube; `None` for an empty square.
#[component]
pub(super) fn Art(cell: Cell) -> impl IntoView {
    (cell != Cell::Empty).then(|| {
        view! {
            <svg class="bg-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <Occupant cell at=(0, 0) />
            </svg>
        }
    })
}

/// A square's piece or cube, 100 wide, at a place in the picture.
#[component]
fn Occupant(cell: Cell, at: Place) -> impl IntoView {
    let transform = format!("translate({} {})", at.0, at.1);
    match cell {
        Cell::Empty => ().into_any(),
        Cell::Piece(_) => view! {
            <g transform=transform>
                <g class="bg-upright">
                    <use href=format!("#bg-{cell}") width="100" height="100"></use>
                </g>
            </g>
        }
        .into_any(),
        Cell::Barragoon(face) => view! {
            <g transform=transform>
                <g class="bg-lying">
                    <use href=CUBE width="100" height="100"></use>
                    <use
                        href=glyph(face)
                        width="100"
                        height="100"
                        transform=format!("rotate({} 50 50)", u16::from(quarter_turns(face)) * 90)
                    ></use>
                </g>
            </g>
        }
        .into_any(),
    }
}

/// The shape of a face's arrows, drawn for north.
fn glyph(face: Face) -> &'static str {
    match face {
        Face::NoPassage => "#bg-xx",
        Face::OneWay(_) => "#bg-o",
        Face::TwoWays(_) => "#bg-t",
        Face::RightTurn(_) => "#bg-r",
        Face::LeftTurn(_) => "#bg-l",
        Face::AllTurns => "#bg-aa",
    }
}

/// The pieces and cubes of a picture: tokens of BG-7.1, row by row.
#[component]
fn Occupants(files: u8, cells: &'static str) -> impl IntoView {
    let files = i32::from(files);
    let occupant = |(index, token): (i32, &str)| {
        let cell = token.parse().unwrap_or_default();
        view! { <Occupant cell at=(index % files * 100, index / files * 100) /> }
    };
    (0..).zip(cells.split([' ', '/'])).map(occupant).collect_view()
}

/// The centre of a square in a picture of the whole board.
fn middle(square: Square) -> Place {
    (i32::from(square.file()) * 100 + 50, i32::from(RANKS - 1 - square.rank()) * 100 + 50)
}

/// The ways across a face: arrows into its square and out of it, which leave the face itself visible.
#[component]
fn Crossings(
    face: Face,
    /// The centre of its square.
    at: Place,
) -> impl IntoView {
    let barred = (face == Face::NoPassage)
        .then(|| view! { <circle class="bg-way bg-barred" cx=at.0 cy=at.1 r="66"></circle> });
    let ways = crossing_lines(face).into_iter().map(|(enter, leave)| {
        let way = crossing(face, at, enter, leave);
        view! { <path class="bg-way" marker-end="url(#bg-tip)" d=way></path> }
    });
    view! {
        {barred}
        {ways.collect_view()}
    }
}

/// The two arrows of one way across. The steps lead from the centre of the square to the way's entry and exit.
fn crossing(face: Face, (x, y): Place, (ex, ey): (i8, i8), (lx, ly): (i8, i8)) -> String {
    let at = |dx: i8, dy: i8, far: i32| (x + i32::from(dx) * far, y - i32::from(dy) * far);
    let mut ends = [at(ex, ey, 96), at(ex, ey, 50), at(lx, ly, 50), at(lx, ly, 88)];
    // All turns has eight arrows in one square, so each is shifted to its own corner.
    if face == Face::AllTurns {
        for (index, end) in ends.iter_mut().enumerate() {
            let (dx, dy) = if index < 2 { (lx, ly) } else { (ex, ey) };
            *end = (end.0 + i32::from(dx) * 24, end.1 - i32::from(dy) * 24);
        }
    }
    let [(ax, ay), (bx, by), (cx, cy), (dx, dy)] = ends;
    format!("M{ax} {ay}L{bx} {by}M{cx} {cy}L{dx} {dy}")
}

/// Distance of an arrow's tip from the square's centre that leaves the piece there visible.
const BESIDE_PIECE: i32 = 62;

/// Distance of an arrow's tip from the centre of an empty square.
const IN_SQUARE: i32 = 12;

/// The `points` attribute of a line through these places.
fn points(places: Vec<Place>) -> String {
    places.into_iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// Drawings over the board: the ways across the inspected Barragoon, and the way of the last move.
#[component]
pub(super) fn Overlay(
    #[prop(into)] explained: Signal<Option<(Square, Face)>>,
    /// The squares of the last move's way; none if it is hidden.
    #[prop(into)]
    way: Signal<Vec<Square>>,
    /// The played and the better action, while a review compares them.
    #[prop(into)]
    compared: Signal<Option<[Option<Drawn>; 2]>>,
) -> impl IntoView {
    let both = move || {
        let [made, better] = compared.get()?;
        let made = made.map(|drawn| view! { <Compared drawn better=false /> });
        Some((made, better.map(|drawn| view! { <Compared drawn better=true /> })))
    };
    let line = move || {
        let middles: Vec<Place> = way.get().into_iter().map(middle).collect();
        let points = points(arrow(&middles, BESIDE_PIECE)?);
        Some(view! { <polyline class="bg-went" marker-end="url(#bg-tip)" points=points></polyline> })
    };
    view! {
        <svg class="bg-over" viewBox="0 0 700 900" aria-hidden="true" focusable="false">
            {line}
            {move || explained.get().map(|(square, face)| view! { <Crossings face at=middle(square) /> })}
            {both}
        </svg>
    }
}

/// One of two compared actions. The played one is solid with a cross, the better one dashed with a tick. They are drawn
/// on either side of the middle line, so that both stay visible on a shared way or square.
#[component]
fn Compared(drawn: Drawn, better: bool) -> impl IntoView {
    let (name, colour, dashes, side, sign) = match better {
        true => ("better", "var(--bg-way)", Some("18 14"), -1, "M39 51L47 60L62 41"),
        false => ("made", "var(--bg-take)", None, 1, "M40 40L60 60M60 40L40 60"),
    };
    let (at, shape) = match drawn {
        Drawn::Way { squares, takes } => {
            let middles: Vec<Place> = squares.into_iter().map(middle).collect();
            let shape = arrow(&middles, if takes { BESIDE_PIECE } else { IN_SQUARE }).map(|line| {
                let head = head(&line).map(|head| points(head.into()));
                view! {
                    <g transform=format!("translate({0} {0})", 8 * side)>
                        <polyline
                            fill="none"
                            stroke=colour
                            stroke-width="10"
                            stroke-linejoin="round"
                            stroke-dasharray=dashes
                            points=points(line)
                        ></polyline>
                        <polygon fill=colour points=head></polygon>
                    </g>
                }
                .into_any()
            });
            (middles.last().copied().unwrap_or_default(), shape)
        }
        Drawn::Placement(Placement { face, at }) => {
            let (x, y) = middle(at);
            let shape = view! {
                <g transform=format!("translate({} {}) scale(.5)", x - 25 - 24 * side, y - 20)>
                    <Occupant cell=Cell::Barragoon(face) at=(0, 0) />
                    <rect
                        fill="none"
                        stroke=colour
                        stroke-width="12"
                        stroke-dasharray=dashes
                        width="100"
                        height="100"
                    ></rect>
                </g>
            };
            ((x, y), Some(shape.into_any()))
        }
    };
    let corner = format!("translate({} {})", at.0 - 50 - 33 * side, at.1 - 50 - 33);
    view! {
        <g data-arrow=name>
            {shape} <g transform=corner>
                <g class="bg-upright">
                    <circle fill=colour stroke="#fff" stroke-width="3" cx="50" cy="50" r="18"></circle>
                    <path fill="none" stroke="#fff" stroke-width="5" d=sign></path>
                </g>
            </g>
        </g>
    }
}

/// A side's pieces beside its player, captured ones faded, with a cube per express level.
#[component]
pub(super) fn PiecesLeft(side: Side, pieces: Vec<PieceLeft>, level: u8) -> impl IntoView {
    let pieces = pieces.into_iter().map(|PieceLeft { value, taken }| {
        let cell = Cell::Piece(Piece { side, value });
        view! {
            <span class="bg-left-piece" data-taken-piece=taken.then_some("")>
                <Art cell />
            </span>
        }
    });
    let cubes = (0..level).map(|_| view! { <Art cell=Cell::Barragoon(Face::NoPassage) /> });
    view! {
        {pieces.collect_view()}
        {(level > 0).then(|| view! { <span data-level=level.to_string()>{cubes.collect_view()}</span> })}
    }
}

/// An example: a part of a board with the way of a piece.
#[component]
pub(super) fn ExampleDiagram(example: &'static Example) -> impl IntoView {
    let Example { files, ranks, cells, allowed, .. } = *example;
    let (class, tip) =
        if allowed { ("bg-way", "url(#bg-tip)") } else { ("bg-way bg-barred", "url(#bg-stop)") };
    let way =
        way(example).map(|points| view! { <polyline class=class marker-end=tip points=points></polyline> });
    view! {
        <Diagram files ranks>
            {way}
            // Crossed cubes are drawn over the way, so that their faces stay readable.
            <Occupants files cells />
        </Diagram>
    }
}

/// The points of an example's way, if it has one.
fn way(example: &Example) -> Option<String> {
    let middle = |(x, y): &(u8, u8)| (i32::from(*x) * 100 + 50, i32::from(*y) * 100 + 50);
    let middles: Vec<Place> = example.way.iter().map(middle).collect();
    arrow(&middles, if example.takes() { BESIDE_PIECE } else { IN_SQUARE }).map(points)
}

/// A face at the centre of nine squares, with the ways across it.
#[component]
pub(super) fn FaceDiagram(face: Face) -> impl IntoView {
    view! {
        <Diagram files=3 ranks=3>
            <Occupant cell=Cell::Barragoon(face) at=(100, 100) />
            <Crossings face at=(150, 150) />
        </Diagram>
    }
}

/// A whole board in small.
#[component]
pub(super) fn BoardDiagram(board: Board) -> impl IntoView {
    let occupants = Square::all().map(|square| {
        let (x, y) = middle(square);
        view! { <Occupant cell=board[square] at=(x - 50, y - 50) /> }
    });
    let occupants = occupants.collect_view();
    view! {
        <Diagram files=FILES ranks=RANKS>
            {occupants}
        </Diagram>
    }
}

/// A framed picture of this many squares, with pieces on them.
#[component]
fn Diagram(files: u8, ranks: u8, children: Children) -> impl IntoView {
    let (width, height) = (i32::from(files) * 100 + 16, i32::from(ranks) * 100 + 16);
    view! {
        <svg
            class="bg-diagram"
            viewBox=format!("-8 -8 {width} {height}")
            aria-hidden="true"
            focusable="false"
        >
            <rect class="bg-frame" x="-8" y="-8" width=width height=height rx="10"></rect>
            <Wood files ranks />
            {children()}
        </svg>
    }
}

/// The empty squares.
#[component]
fn Wood(files: u8, ranks: u8) -> impl IntoView {
    let squares = (0..ranks).flat_map(|y| (0..files).map(move |x| (x, y))).map(|(x, y)| {
        let light = (x + y) % 2 == (ranks + 1) % 2;
        let class = if light { "bg-wood-a" } else { "bg-wood-b" };
        let (x, y) = (i32::from(x) * 100, i32::from(y) * 100);
        view! { <rect class=class x=x y=y width="100" height="100"></rect> }
    });
    squares.collect_view()
}

/// The name of a side in class names and attributes.
pub(super) fn side_token(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Brown => "brown",
    }
}
