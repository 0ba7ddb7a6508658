//! A result drawn as a picture, to share.

use std::sync::Arc;

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Path2d};

use super::{files, media};
use crate::table::player::Player;

/// Sizes in pixels; the height grows with the number of players.
const WIDTH: f64 = 1080.0;
const HEAD: f64 = 330.0;
const LINE: f64 = 130.0;
const FOOT: f64 = 110.0;

/// Exhibits stand in rows of this length, each a square with two lines of text below.
const ROW: usize = 3;
const GAP: f64 = 25.0;
const SQUARE: f64 = (WIDTH - 100.0 - 2.0 * GAP) / 3.0;
const TILE: f64 = SQUARE + 105.0;

/// The colours of the light theme, independent of the current one, since the picture is seen elsewhere.
const PAPER: &str = "#f6ecdb";
const SURFACE: &str = "#fffaf0";
const INK: &str = "#2b2118";
const SOFT: &str = "#5f4d3d";
const WOOD: &str = "#7a4a26";
const LANTERN: &str = "#d98a1c";

/// The line of one player.
pub struct Line {
    /// "1st"
    pub place: String,
    pub player: Player,
    /// The player's count; empty if the game counts nothing.
    pub tally: String,
    pub first: bool,
}

/// A square of a canvas: left, top and side.
pub type Square = [f64; 3];

/// Draws into a square; `None` on failure.
pub type Paint = Arc<dyn Fn(&CanvasRenderingContext2d, Square) -> Option<()> + Send + Sync>;

/// An object made in the match.
pub struct Exhibit {
    pub caption: String,
    /// The name of its maker.
    pub by: String,
    pub paint: Paint,
}

/// Draws an image as large as fits into a square.
pub fn fit(brush: &CanvasRenderingContext2d, image: &HtmlImageElement, [x, y, side]: Square) -> Option<()> {
    let (wide, tall) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    let scale = side / wide.max(tall).max(1.0);
    let (wide, tall) = (wide * scale, tall * scale);
    let (x, y) = (x + (side - wide) / 2.0, y + (side - tall) / 2.0);
    brush.draw_image_with_html_image_element_and_dw_and_dh(image, x, y, wide, tall).ok()
}

/// The contents of the picture.
pub struct ResultPicture {
    pub title: String,
    /// The end of the match as a sentence.
    pub verdict: String,
    /// The best first.
    pub lines: Vec<Line>,
    pub exhibits: Vec<Exhibit>,
    pub foot: String,
}

/// Whether the picture goes to the share sheet instead of the downloads.
pub fn is_shared() -> bool {
    files::can_share() && media::matches("(pointer: coarse)")
}

impl ResultPicture {
    /// The picture as PNG data; `None` if the browser cannot draw it.
    pub fn png(&self) -> Option<Vec<u8>> {
        let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
        let height = self.exhibits_at() + TILE * self.exhibits.len().div_ceil(ROW) as f64 + FOOT;
        canvas.set_width(WIDTH as u32);
        canvas.set_height(height as u32);
        let brush: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        self.draw(&Brush(brush), height)?;
        bytes(&canvas.to_data_url_with_type("image/png").ok()?)
    }

    /// The top edge of the exhibits.
    fn exhibits_at(&self) -> f64 {
        HEAD + LINE * self.lines.len() as f64
    }

    /// The result as text.
    pub fn text(&self) -> String {
        let line = |line: &Line| {
            let tally = if line.tally.is_empty() { String::new() } else { format!(" ({})", line.tally) };
            format!("{} {}{tally}", line.place, line.player.name)
        };
        let shown = |exhibit: &Exhibit| format!("{} ({})", exhibit.caption, exhibit.by);
        let lines: Vec<String> = self.lines.iter().map(line).chain(self.exhibits.iter().map(shown)).collect();
        [&[self.title.clone(), self.verdict.clone()], &lines[..], std::slice::from_ref(&self.foot)]
            .concat()
            .join("\n")
    }

    fn draw(&self, brush: &Brush, height: f64) -> Option<()> {
        brush.fill(PAPER, (0.0, 0.0, WIDTH, height));
        brush.fill(WOOD, (0.0, 0.0, WIDTH, 18.0));
        brush.write(&self.title, DISPLAY, 76.0, WOOD, (70.0, 130.0))?;
        for (index, line) in brush.wrapped(&self.verdict, 38.0, WIDTH - 140.0)?.iter().take(3).enumerate() {
            brush.write(line, TEXT, 38.0, INK, (70.0, 200.0 + 48.0 * index as f64))?;
        }
        for (index, line) in self.lines.iter().enumerate() {
            let top = HEAD + LINE * index as f64;
            brush.fill(SURFACE, (50.0, top, WIDTH - 100.0, LINE - 18.0));
            if line.first {
                brush.fill(LANTERN, (50.0, top, 12.0, LINE - 18.0));
            }
            let middle = top + (LINE - 18.0) / 2.0;
            brush.write(&line.place, BOLD, 40.0, INK, (86.0, middle + 14.0))?;
            brush.disc(&line.player, (350.0, middle))?;
            let (name, tally) = (middle - 6.0, middle + 36.0);
            let alone = if line.tally.is_empty() { middle + 14.0 } else { name };
            brush.write(&line.player.name, BOLD, 42.0, INK, (420.0, alone))?;
            brush.write(&line.tally, TEXT, 32.0, SOFT, (420.0, tally))?;
        }
        for (index, exhibit) in self.exhibits.iter().enumerate() {
            let (column, row) = (index % ROW, index / ROW);
            let left = 50.0 + (SQUARE + GAP) * column as f64;
            brush.exhibit(exhibit, (left, self.exhibits_at() + TILE * row as f64))?;
        }
        brush.write(&self.foot, TEXT, 30.0, SOFT, (70.0, height - 42.0))
    }
}

/// Fonts: weight and family, the page's own first.
const DISPLAY: (&str, &str) = ("800", "\"Bar Display\", Georgia, serif");
const BOLD: (&str, &str) = ("700", "\"Bar Text\", system-ui, sans-serif");
const TEXT: (&str, &str) = ("400", "\"Bar Text\", system-ui, sans-serif");

struct Brush(CanvasRenderingContext2d);

impl Brush {
    fn fill(&self, colour: &str, (x, y, width, height): (f64, f64, f64, f64)) {
        self.0.set_fill_style_str(colour);
        self.0.fill_rect(x, y, width, height);
    }

    fn write(
        &self,
        text: &str,
        (weight, family): (&str, &str),
        size: f64,
        colour: &str,
        (x, y): (f64, f64),
    ) -> Option<()> {
        self.0.set_font(&format!("{weight} {size}px {family}"));
        self.0.set_fill_style_str(colour);
        self.0.fill_text_with_max_width(text, x, y, WIDTH - x - 60.0).ok()
    }

    /// An object on its background, with its text below.
    fn exhibit(&self, exhibit: &Exhibit, (x, y): (f64, f64)) -> Option<()> {
        self.fill(SURFACE, (x, y, SQUARE, TILE - GAP));
        // An object that cannot be drawn is still named.
        let _ = (exhibit.paint)(&self.0, [x + 10.0, y + 10.0, SQUARE - 20.0]);
        self.0.save();
        self.0.set_text_align("center");
        for (text, face, size, colour, below) in
            [(&exhibit.caption, BOLD, 36.0, INK, 28.0), (&exhibit.by, TEXT, 26.0, SOFT, 64.0)]
        {
            self.0.set_font(&format!("{} {size}px {}", face.0, face.1));
            self.0.set_fill_style_str(colour);
            let middle = x + SQUARE / 2.0;
            self.0.fill_text_with_max_width(text, middle, y + SQUARE + below, SQUARE - 20.0).ok()?;
        }
        self.0.restore();
        Some(())
    }

    /// Breaks a text into lines of at most this width.
    fn wrapped(&self, text: &str, size: f64, width: f64) -> Option<Vec<String>> {
        self.0.set_font(&format!("{} {size}px {}", TEXT.0, TEXT.1));
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            let last = lines.last_mut()?;
            let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
            if last.is_empty() || self.0.measure_text(&longer).ok()?.width() <= width {
                *last = longer;
            } else {
                lines.push(word.to_owned());
            }
        }
        Some(lines)
    }

    /// A player's disc: symbol on colour.
    fn disc(&self, player: &Player, (x, y): (f64, f64)) -> Option<()> {
        const RADIUS: f64 = 40.0;
        self.0.begin_path();
        self.0.arc(x, y, RADIUS, 0.0, std::f64::consts::TAU).ok()?;
        self.0.set_fill_style_str(&mark(player)?);
        self.0.fill();
        let path = document().query_selector(&format!("#s-{} path", player.symbol)).ok()??;
        let path = Path2d::new_with_path_string(&path.get_attribute("d")?).ok()?;
        let scale = RADIUS * 1.25 / 24.0;
        self.0.save();
        self.0.translate(x - 12.0 * scale, y - 12.0 * scale).ok()?;
        self.0.scale(scale, scale).ok()?;
        self.0.set_fill_style_str("#fff");
        self.0.fill_with_path_2d(&path);
        self.0.restore();
        Some(())
    }
}

/// The colour of a player's disc, read from the page, where the disc is shown with the result.
fn mark(player: &Player) -> Option<String> {
    let disc = document().query_selector(&format!("[data-colour='{}']", player.colour)).ok()??;
    window().get_computed_style(&disc).ok()??.get_property_value("--mark").ok()
}

/// The bytes of a data URL.
fn bytes(url: &str) -> Option<Vec<u8>> {
    let (_, letters) = url.split_once(',')?;
    let binary = window().atob(letters).ok()?;
    binary.chars().map(|byte| u8::try_from(u32::from(byte)).ok()).collect()
}
