//! A picture to share: a heading, players, lines, objects and a foot, drawn on a canvas.

use std::sync::Arc;

use futures::{channel::oneshot, future::LocalBoxFuture};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Path2d};

use super::{files, media};
use crate::{
    scenes::picture::{
        CAPTION, CARD, COLUMN, Contents, EDGE, INDENT, Layout, MOST_LEAD, MOST_ROW, MOST_TITLE, Square,
        WIDTH, wrapped,
    },
    table::player::Player,
    words::Language,
};

/// The colours of the light theme, independent of the current one, since the picture is seen elsewhere.
const PAPER: &str = "#f6ecdb";
const SURFACE: &str = "#fffaf0";
const INK: &str = "#2b2118";
const SOFT: &str = "#5f4d3d";
const WOOD: &str = "#7a4a26";
const LANTERN: &str = "#d98a1c";
/// The colour of a disc without a player.
const NO_MARK: &str = "#52555c";

/// The card of one player.
#[derive(Clone)]
pub struct Card {
    /// "1st"
    pub place: String,
    /// Under the name to show.
    pub player: Player,
    /// The player's count; empty if nothing is counted.
    pub tally: String,
    pub first: bool,
}

/// A line of two columns.
#[derive(Clone)]
pub struct Row {
    pub label: String,
    pub text: String,
}

/// Fetches the data URL of an image; `None` if there is no image.
pub type Source = Arc<dyn Fn() -> LocalBoxFuture<'static, Option<Arc<str>>> + Send + Sync>;

/// An object made in a match.
#[derive(Clone)]
pub struct Exhibit {
    pub caption: String,
    /// The name of its maker; may be empty.
    pub by: String,
    pub image: Source,
}

/// The contents of a picture.
#[derive(Clone, Default)]
pub struct SharePicture {
    /// The file's name without extension.
    pub file: String,
    pub title: String,
    /// A text below the title; may be empty.
    pub lead: String,
    /// The best first.
    pub cards: Vec<Card>,
    /// The heading of the rows.
    pub heading: String,
    pub rows: Vec<Row>,
    pub exhibits: Vec<Exhibit>,
    pub foot: String,
}

/// Whether pictures go to the share sheet instead of the downloads.
pub fn is_shared() -> bool {
    files::can_share() && media::matches("(pointer: coarse)")
}

impl SharePicture {
    /// Draws the picture as PNG; `None` if the browser cannot. Objects are drawn one after the other, with pauses.
    pub async fn png(&self) -> Option<Blob> {
        let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
        let brush = Brush(canvas.get_context("2d").ok()??.dyn_into().ok()?);
        let texts = Texts::of(self, &brush);
        let layout = Layout::new(&Contents {
            title: texts.title.len(),
            lead: texts.lead.len(),
            cards: self.cards.len(),
            rows: texts.rows.iter().map(Vec::len).collect(),
            exhibits: self.exhibits.len(),
        });
        canvas.set_width(WIDTH as u32);
        canvas.set_height(layout.height as u32);
        self.draw(&brush, &texts, &layout)?;
        for (exhibit, square) in self.exhibits.iter().zip(&layout.exhibits) {
            brush.exhibit(exhibit, *square)?;
            // An object that cannot be drawn is still named.
            if let Some(image) = image(&exhibit.image).await {
                let _ = brush.fit(&image, *square);
            }
        }
        encoded(&canvas).await
    }

    /// The contents as text.
    pub fn text(&self, language: &Language) -> String {
        let facts = |facts: &[&str]| language.facts(facts.iter().copied().filter(|fact| !fact.is_empty()));
        let card = |card: &Card| facts(&[&card.place, &card.player.name, &card.tally]);
        let row = |row: &Row| facts(&[&row.label, &row.text]);
        let exhibit = |exhibit: &Exhibit| facts(&[&exhibit.caption, &exhibit.by]);
        let mut lines = vec![self.title.clone(), self.lead.clone()];
        lines.extend(self.cards.iter().map(card));
        lines.extend(self.rows.iter().map(row));
        lines.extend(self.exhibits.iter().map(exhibit));
        lines.push(self.foot.clone());
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// Draws all except the objects.
    fn draw(&self, brush: &Brush, texts: &Texts, layout: &Layout) -> Option<()> {
        let free = WIDTH - 2.0 * INDENT;
        brush.fill(PAPER, (0.0, 0.0, WIDTH, layout.height));
        brush.fill(WOOD, (0.0, 0.0, WIDTH, 18.0));
        for (line, y) in texts.title.iter().zip(&layout.title) {
            brush.write(line, TITLE, WOOD, (INDENT, *y), free)?;
        }
        for (line, y) in texts.lead.iter().zip(&layout.lead) {
            brush.write(line, LEAD, INK, (INDENT, *y), free)?;
        }
        for (card, top) in self.cards.iter().zip(&layout.cards) {
            brush.card(card, *top)?;
        }
        if !self.rows.is_empty() {
            brush.write(&self.heading, HEADING, WOOD, (INDENT, layout.heading), free)?;
        }
        for ((row, lines), baselines) in self.rows.iter().zip(&texts.rows).zip(&layout.rows) {
            for (line, y) in lines.iter().zip(baselines) {
                brush.write(line, ROW, INK, (COLUMN, *y), WIDTH - INDENT - COLUMN)?;
            }
            let first = baselines.first().copied().unwrap_or_default();
            brush.write(&row.label, LABEL, INK, (INDENT, first), COLUMN - INDENT - 20.0)?;
        }
        brush.write(&self.foot, FOOT, SOFT, (INDENT, layout.foot), free)
    }
}

/// The texts of a picture, broken into lines.
struct Texts {
    title: Vec<String>,
    lead: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Texts {
    fn of(picture: &SharePicture, brush: &Brush) -> Texts {
        let free = WIDTH - 2.0 * INDENT;
        let row = |row: &Row| {
            let lines = brush.wrapped(&row.text, ROW, WIDTH - INDENT - COLUMN, MOST_ROW);
            // The label needs a line too.
            if lines.is_empty() { vec![String::new()] } else { lines }
        };
        Texts {
            title: brush.wrapped(&picture.title, TITLE, free, MOST_TITLE),
            lead: brush.wrapped(&picture.lead, LEAD, free, MOST_LEAD),
            rows: picture.rows.iter().map(row).collect(),
        }
    }
}

/// Weight, size in pixels and family of a text.
type Face = (&'static str, f64, &'static str);

/// The page's own fonts first.
const DISPLAY_FAMILY: &str = "\"Bar Display\", Georgia, serif";
const TEXT_FAMILY: &str = "\"Bar Text\", system-ui, sans-serif";

const TITLE: Face = ("800", 76.0, DISPLAY_FAMILY);
const HEADING: Face = ("800", 44.0, DISPLAY_FAMILY);
const LEAD: Face = ("400", 38.0, TEXT_FAMILY);
const PLACE: Face = ("700", 40.0, TEXT_FAMILY);
const NAME: Face = ("700", 42.0, TEXT_FAMILY);
const TALLY: Face = ("400", 32.0, TEXT_FAMILY);
const LABEL: Face = ("700", 34.0, TEXT_FAMILY);
const ROW: Face = ("400", 34.0, TEXT_FAMILY);
const WORD: Face = ("700", 36.0, TEXT_FAMILY);
const MAKER: Face = ("400", 26.0, TEXT_FAMILY);
const FOOT: Face = ("400", 30.0, TEXT_FAMILY);

/// Left edges of the columns of a card.
const PLACE_LEFT: f64 = 86.0;
const DISC_MIDDLE: f64 = 350.0;
const DISC_RADIUS: f64 = 40.0;

struct Brush(CanvasRenderingContext2d);

impl Brush {
    fn fill(&self, colour: &str, (x, y, width, height): (f64, f64, f64, f64)) {
        self.0.set_fill_style_str(colour);
        self.0.fill_rect(x, y, width, height);
    }

    fn set_face(&self, (weight, size, family): Face) {
        self.0.set_font(&format!("{weight} {size}px {family}"));
    }

    /// Writes one line from this baseline; a text wider than `width` is condensed.
    fn write(&self, text: &str, face: Face, colour: &str, (x, y): (f64, f64), width: f64) -> Option<()> {
        self.set_face(face);
        self.0.set_fill_style_str(colour);
        self.0.fill_text_with_max_width(text, x, y, width).ok()
    }

    fn wrapped(&self, text: &str, face: Face, width: f64, most: usize) -> Vec<String> {
        self.set_face(face);
        wrapped(text, width, most, |line| self.0.measure_text(line).map_or(0.0, |size| size.width()))
    }

    fn card(&self, card: &Card, top: f64) -> Option<()> {
        self.fill(SURFACE, (EDGE, top, WIDTH - 2.0 * EDGE, CARD));
        if card.first {
            self.fill(LANTERN, (EDGE, top, 12.0, CARD));
        }
        let middle = top + CARD / 2.0;
        let place_width = DISC_MIDDLE - DISC_RADIUS - 10.0 - PLACE_LEFT;
        self.write(&card.place, PLACE, INK, (PLACE_LEFT, middle + 14.0), place_width)?;
        self.disc(&card.player, (DISC_MIDDLE, middle))?;
        let baseline = if card.tally.is_empty() { middle + 14.0 } else { middle - 6.0 };
        let width = WIDTH - INDENT - COLUMN;
        self.write(&card.player.name, NAME, INK, (COLUMN, baseline), width)?;
        self.write(&card.tally, TALLY, SOFT, (COLUMN, middle + 36.0), width)
    }

    /// The background of an object, and its text below.
    fn exhibit(&self, exhibit: &Exhibit, [x, y, side]: Square) -> Option<()> {
        self.fill(SURFACE, (x, y, side, side + CAPTION));
        self.0.save();
        self.0.set_text_align("center");
        let (middle, below) = (x + side / 2.0, y + side);
        self.write(&exhibit.caption, WORD, INK, (middle, below + 28.0), side - 20.0)?;
        self.write(&exhibit.by, MAKER, SOFT, (middle, below + 64.0), side - 20.0)?;
        self.0.restore();
        Some(())
    }

    /// Draws an image as large as fits into a square with a border.
    fn fit(&self, image: &HtmlImageElement, [x, y, side]: Square) -> Option<()> {
        const BORDER: f64 = 10.0;
        let (wide, tall) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
        let scale = (side - 2.0 * BORDER) / wide.max(tall).max(1.0);
        let (wide, tall) = (wide * scale, tall * scale);
        let (x, y) = (x + (side - wide) / 2.0, y + (side - tall) / 2.0);
        self.0.draw_image_with_html_image_element_and_dw_and_dh(image, x, y, wide, tall).ok()
    }

    /// A player's disc: symbol on colour.
    fn disc(&self, player: &Player, (x, y): (f64, f64)) -> Option<()> {
        self.0.begin_path();
        self.0.arc(x, y, DISC_RADIUS, 0.0, std::f64::consts::TAU).ok()?;
        self.0.set_fill_style_str(mark(player).as_deref().unwrap_or(NO_MARK));
        self.0.fill();
        let path = document().query_selector(&format!("#s-{} path", player.symbol)).ok()??;
        let path = Path2d::new_with_path_string(&path.get_attribute("d")?).ok()?;
        let scale = DISC_RADIUS * 1.25 / 24.0;
        self.0.save();
        self.0.translate(x - 12.0 * scale, y - 12.0 * scale).ok()?;
        self.0.scale(scale, scale).ok()?;
        self.0.set_fill_style_str("#fff");
        self.0.fill_with_path_2d(&path);
        self.0.restore();
        Some(())
    }
}

/// The colour of a player's disc, read from the page, which shows the discs of all players of a picture.
fn mark(player: &Player) -> Option<String> {
    let disc = document().query_selector(&format!("[data-colour='{}']", player.colour)).ok()??;
    window().get_computed_style(&disc).ok()??.get_property_value("--mark").ok()
}

/// The image of an object, decoded outside the main thread where the browser can.
async fn image(source: &Source) -> Option<HtmlImageElement> {
    let address = source().await?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await.ok()?;
    Some(image)
}

/// The canvas as PNG, encoded outside the main thread where the browser can.
async fn encoded(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let (tell, told) = oneshot::channel();
    let done = Closure::once_into_js(move |blob: Option<Blob>| {
        // Fails only if the wait was cancelled.
        let _ = tell.send(blob);
    });
    canvas.to_blob(done.unchecked_ref()).ok()?;
    told.await.ok().flatten()
}
