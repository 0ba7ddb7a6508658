//! The pictures of the README and the manifest, and the clay of a cover. `make screenshots` takes them anew. Every
//! other run takes them too and discards them, to check that their subjects exist and their size matches the manifest.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use png::{Compression, Decoder, Encoder};
use serde_json::{Value, json};

use crate::engines::BrowserOptions;
use crate::page::Page;
use crate::table::{Table, act};
use crate::{Engine, Outcome, Stage, expect, play};

/// A phone, and a tablet in landscape: width and height in CSS pixels, and device pixels per CSS pixel.
const PHONE: (u32, u32, u32) = (390, 844, 2);
const TABLET: (u32, u32, u32) = (1280, 800, 1);

/// The same phone at one device pixel per CSS pixel, for moving pictures.
const SMALL: (u32, u32, u32) = (390, 844, 1);

/// The cover of Barbarossa, a drawing with an embedded picture of clay.
const COVER: &str = "public/art/barbarossa.svg";

/// The clay on that cover.
const OCTOPUS: &str = include_str!("../../../src/games/barbarossa/clay/tests/samples/octopus.txt");

/// Runs before the export: keeps the exported file in `window.exported`.
const KEEP_EXPORT: &str = "
const make = URL.createObjectURL;
URL.createObjectURL = (file) => make.call(URL, (window.exported = file));
";

/// Crops the exported picture to its clay and shrinks it to twice the size of home's tile. Drops the soft shadow, as
/// the drawing has its own.
const SHRINK_EXPORT: &str = "
const context = (side) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  return Object.assign(canvas.getContext('2d'), { imageSmoothingQuality: 'high' });
};
const [large, small] = [context(1000), context(400)];
createImageBitmap(window.exported).then((whole) => {
  large.drawImage(whole, -100, -180);
  const pixels = large.getImageData(0, 0, 1000, 1000);
  for (let at = 0; at < pixels.data.length; at += 4) if (pixels.data[at] < 24) pixels.data[at + 3] = 0;
  large.putImageData(pixels, 0, 0);
  small.drawImage(large.canvas, 0, 0, 400, 400);
  done(small.canvas.toDataURL('image/webp', 0.55));
});
";

/// Time per frame of the moving picture, in hundredths of a second.
const STAYS: u16 = 180;

#[test]
fn taken() {
    let english = BrowserOptions { probes: &[super::SEEDED_RANDOM], ..BrowserOptions::PLAIN };
    let french = BrowserOptions { language: "fr", ..english };
    play("pictures", Engine::Chromium, english, &["WebGL", "GL Driver"], async |stage: &mut Stage| {
        let table = Table::of(stage);
        // Comes before the phone is set, since a phone shares an exported file instead of saving it.
        cover(&table).await?;
        table.page.device(PHONE).await?;
        barragoon(&table).await?;
        snap(table.page, "public/screenshots/barragoon.png", PHONE).await?;
        bouillabaisse(&table).await?;
        snap(table.page, "public/screenshots/bouillabaisse.png", PHONE).await?;
        barrakuda(&table).await?;
        snap(table.page, "public/screenshots/barrakuda.png", PHONE).await?;
        barracuda(&table).await?;
        snap(table.page, "public/screenshots/barracuda.png", PHONE).await?;
        barbarossa(&table).await?;
        snap(table.page, "public/screenshots/barbarossa.png", PHONE).await?;
        table.page.device(TABLET).await?;
        barragoon(&table).await?;
        snap(table.page, "public/screenshots/wide.png", TABLET).await?;
        // The dark theme.
        table.screen(("settings", "#/settings")).await?;
        table.page.fill(&format!("select{}", act("theme")), "2").await?;
        table.page.device(PHONE).await?;
        barrakuda(&table).await?;
        snap(table.page, "docs/pictures/dark.png", PHONE).await?;
        table.screen(("settings", "#/settings")).await?;
        table.page.fill(&format!("select{}", act("theme")), "0").await?;
        table.page.device(SMALL).await?;
        curtain(&table).await
    });
    play("pictures in French", Engine::Chromium, french, &[], async |stage: &mut Stage| {
        let table = Table::of(stage);
        table.page.device(PHONE).await?;
        bouillabaisse(&table).await?;
        snap(table.page, "docs/pictures/french.png", PHONE).await
    });
}

async fn barragoon(table: &Table<'_>) -> Outcome {
    table.started().await?;
    table.page.tap("[data-square='e2']").await?;
    table.page.wait_visible("[data-target]").await
}

async fn bouillabaisse(table: &Table<'_>) -> Outcome {
    table.cards(4).await?;
    for _ in 0..2 {
        table.lift().await?;
        table.page.tap(".bo-can").await?;
    }
    table.lift().await
}

async fn barrakuda(table: &Table<'_>) -> Outcome {
    table.dives(3).await?;
    table.lift().await?;
    table.page.tap("[data-own='3']").await
}

async fn barracuda(table: &Table<'_>) -> Outcome {
    table.offering(3).await?;
    table.page.tap(&act("go-on")).await?;
    table.pass_curtain(".bc-lay").await?;
    for kind in ["0", "4"] {
        table.page.tap(&format!("[data-add='{kind}']")).await?;
    }
    Ok(())
}

async fn barbarossa(table: &Table<'_>) -> Outcome {
    table.set_up("barbarossa", 3).await?;
    table.begin().await?;
    super::clay::half_made(table, "duck", super::clay::DUCK).await?;
    table.page.until("document.querySelector('.bb-canvas').dataset.strokes > 5").await.map(drop)
}

/// Puts the studio's picture of the octopus into the cover.
async fn cover(table: &Table<'_>) -> Outcome {
    let page = table.page;
    table.home().await?;
    let kept = json!([{ "word": "octopus", "label": "", "by": "", "colour": 8, "strokes": OCTOPUS.trim() }]);
    page.run("localStorage['bar-a-jeux/barbarossa-gallery'] = arguments[0][0];", json!([kept.to_string()]))
        .await?;
    table.screen(("gallery", "#/gallery")).await?;
    page.tap(&act("kept")).await?;
    page.run(KEEP_EXPORT, Value::Null).await?;
    page.tap(&act("export-picture")).await?;
    page.until("window.exported").await?;
    let picture = page.promised(SHRINK_EXPORT).await?;
    let picture = picture.as_str().unwrap_or_default();
    expect!(picture.starts_with("data:image/webp;base64,"), "no picture of clay: {picture:.40}");
    let drawing = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(COVER))?;
    let parts =
        drawing.split_once("href=\"data:").and_then(|(before, rest)| Some((before, rest.split_once('"')?.1)));
    let Some((before, after)) = parts else { return Err(format!("{COVER}: no picture in it").into()) };
    write(COVER, format!("{before}href=\"{picture}\"{after}").as_bytes())
}

/// Returns frames of the curtain: the call for a player, a hand, a played card, the call for the next player.
async fn curtain(table: &Table<'_>) -> Outcome {
    table.cards(4).await?;
    let mut frames = vec![still(table.page, SMALL).await?];
    for _ in 0..2 {
        table.lift().await?;
        frames.push(still(table.page, SMALL).await?);
        table.page.tap(".bo-can").await?;
        table.page.wait_visible(&act("lift")).await?;
        frames.push(still(table.page, SMALL).await?);
    }
    write("docs/pictures/curtain.png", &moving(&frames)?)
}

/// Encodes these pictures of equal size as an endless APNG.
fn moving(frames: &[Vec<u8>]) -> Outcome<Vec<u8>> {
    let mut decoders = Vec::new();
    for frame in frames {
        decoders.push(Decoder::new(Cursor::new(frame)).read_info()?);
    }
    let info = decoders[0].info();
    let mut moving = Vec::new();
    let mut encoder = Encoder::new(&mut moving, info.width, info.height);
    encoder.set_color(info.color_type);
    encoder.set_depth(info.bit_depth);
    encoder.set_compression(Compression::High);
    encoder.set_animated(frames.len() as u32, 0)?;
    encoder.set_frame_delay(STAYS, 100)?;
    let mut writer = encoder.write_header()?;
    for mut decoder in decoders {
        let mut pixels = vec![0; decoder.output_buffer_size().unwrap_or_default()];
        decoder.next_frame(&mut pixels)?;
        writer.write_image_data(&pixels)?;
    }
    writer.finish()?;
    Ok(moving)
}

/// Returns a screenshot of the page once nothing moves.
async fn still(page: &Page, (width, height, scale): (u32, u32, u32)) -> Outcome<Vec<u8>> {
    // Waits for sentences that disappear by themselves, and other short-lived elements.
    page.until(super::AT_REST).await?;
    let picture = page.browser.driver.screenshot_as_png().await?;
    let size = Decoder::new(Cursor::new(&picture)).read_info()?.info().size();
    let wanted = (width * scale, height * scale);
    expect!(size == wanted, "a picture of {size:?}, not {wanted:?}");
    Ok(picture)
}

async fn snap(page: &Page, file: &str, size: (u32, u32, u32)) -> Outcome {
    write(file, &still(page, size).await?)
}

/// Writes into `BAR_PICTURES`, or into a temporary folder.
fn write(file: &str, picture: &[u8]) -> Outcome {
    let folder = std::env::var_os("BAR_PICTURES")
        .map_or_else(|| std::env::temp_dir().join("bar-a-jeux-pictures"), PathBuf::from);
    let path = folder.join(file);
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    fs::write(path, picture)?;
    Ok(())
}
