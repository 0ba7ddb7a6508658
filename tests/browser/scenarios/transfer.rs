//! A match, a backup and small things go from one device to another by codes and links.

use std::{collections::HashSet, fs};

use bar_a_jeux::{
    games::barrakuda::{LairEffect, Wreck, WreckSet},
    saves::lists::StoredWreckSet,
    transfer::{Content, address::link},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};

use crate::engines::FILM;
use crate::page::Page;
use crate::table::{OPENED, Table, act};
use crate::{Outcome, Stage, expect, soon};

/// Enlarges the shown code to six pixels a module, as a PNG in base64.
const ENLARGED: &str = "
    const code = document.querySelector('dialog[open] canvas.qr-code');
    const large = document.createElement('canvas');
    large.width = large.height = code.width * 6;
    const brush = large.getContext('2d');
    brush.imageSmoothingEnabled = false;
    brush.drawImage(code, 0, 0, large.width, large.height);
    return large.toDataURL('image/png').split(',')[1];";

/// A match is shown as a code, locked here, read from a picture on another device and from the link on a third, and
/// taken back.
pub(crate) async fn handed_by_code(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("codes")).await?;
    let link = shown_link(page).await?;
    expect!(link.contains("#/take/"), "the text is no address: {link}");
    let picture = page.run(ENLARGED, json!(null)).await?;
    let file = page.browser.downloads.join("code.png");
    fs::write(
        &file,
        STANDARD.decode(picture.as_str().unwrap_or_default()).map_err(|error| error.to_string())?,
    )?;
    page.tap(&act("hand-over")).await?;
    table.up("home").await?;
    page.tap(&act("resume")).await?;
    page.wait_visible("[data-notice='handed-over']").await?;
    page.tap(&act("take-back")).await?;
    table.shows(&OPENED).await?;

    // Another device: nothing of the match is there.
    page.forget().await?;
    table.home().await?;
    table.screen(("take", "#/take")).await?;
    page.fill(&act("take-text"), "https://example.org/tickets").await?;
    page.tap(&act("take-text-read")).await?;
    page.wait_visible("[data-notice='code']").await?;
    page.choose("#take-picture", &file).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;

    // A third device opens the link. The address bar keeps nothing of it.
    page.forget().await?;
    table.home().await?;
    page.open(&link).await?;
    page.wait_visible("[data-import='plan']").await?;
    let address = page.text_of("location.hash").await?;
    expect!(address == "#/take", "the address still holds the match: {address}");
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;

    // The same link as a text. The device knows the match already.
    table.screen(("take", "#/take")).await?;
    page.fill(&act("take-text"), &format!("Look: {link}")).await?;
    page.tap(&act("take-text-read")).await?;
    page.wait_visible("[data-import='plan']").await?;
    expect!(!page.has(&act("confirm")).await?, "the same match can be imported again");
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await
}

/// Returns the link in the dialog of the code.
async fn shown_link(page: &Page) -> Outcome<String> {
    page.wait_visible("[data-dialog='codes'][open] canvas.qr-code").await?;
    page.text_of("document.querySelector('[data-code-text]').value").await
}

/// The film of a camera: the match that the screen shows, a code of another app, then moving codes. Neither device has a
/// network.
pub(crate) async fn filmed_codes(stage: &mut Stage) -> Outcome {
    {
        let table = Table::of(stage);
        table.started().await?;
        table.offline_ready().await?;
    }
    stage.server.stop().await;
    let table = Table::of(stage);
    let page = table.page;
    let film = page.browser.downloads.join(FILM);
    page.tap(&act("menu")).await?;
    page.tap(&act("codes")).await?;
    page.wait_visible("[data-dialog='codes'][open] canvas.qr-code").await?;
    let code = shown_modules(page).await?;
    page.tap(&act("hand-over")).await?;
    table.up("home").await?;

    page.forget().await?;
    page.reload().await?;
    table.up("home").await?;
    let foreign = QrCode::encode_text("https://example.org/", QrCodeEcc::Low)?;
    let side = foreign.size();
    let modules = (0..side * side).map(|at| foreign.get_module(at % side, at / side));
    fs::write(&film, filmed(&[modules.map(|is_dark| if is_dark { '1' } else { '0' }).collect()]))?;
    table.screen(("take", "#/take")).await?;
    page.wait_visible("[data-notice='code']").await?;
    table.screen(("home", "#/")).await?;
    fs::write(&film, filmed(&[code]))?;
    table.screen(("take", "#/take")).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;

    // So many names that no single code holds them.
    page.run(
        "const letter = () => String.fromCharCode(97 + Math.random() * 26);
         const items = Array.from({ length: 150 }, () =>
             ({ name: Array.from({ length: 12 }, letter).join(''), colour: 1, symbol: 1 }));
         localStorage['bar-a-jeux/roster'] = JSON.stringify({ schema: 2, items });",
        Value::Null,
    )
    .await?;
    page.reload().await?;
    table.up("play").await?;
    let names = "Object.values(JSON.parse(localStorage['bar-a-jeux/roster']).items).map(one => one.name).sort().join()";
    let before = page.text_of(names).await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("export-all")).await?;
    page.tap(&act("codes")).await?;
    page.wait_visible("[data-dialog='codes'][open] canvas.qr-code").await?;
    let mut frames = Vec::new();
    let mut seen = HashSet::new();
    soon!(
        {
            let frame = shown_modules(page).await?;
            if seen.insert(frame.clone()) {
                frames.push(frame);
            }
            frames.len() == 16
        },
        "only {} codes are shown",
        frames.len()
    );
    fs::write(&film, filmed(&frames))?;
    page.forget().await?;
    page.reload().await?;
    table.screen(("take", "#/take")).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    table.shows(&OPENED).await?;
    let after = page.text_of(names).await?;
    expect!(after == before, "other names have arrived: {after}");
    Ok(())
}

/// Returns the modules of the shown code, row by row: `1` is dark.
async fn shown_modules(page: &Page) -> Outcome<String> {
    page.text_of(
        "(() => {
            const code = document.querySelector('dialog[open] canvas.qr-code');
            const { data } = code.getContext('2d').getImageData(0, 0, code.width, code.height);
            let modules = '';
            for (let at = 0; at < data.length; at += 4) modules += data[at] < 128 ? '1' : '0';
            return modules;
        })()",
    )
    .await
}

/// Returns a film of 640x480 pixels and ten pictures a second, in the format Y4M.
fn filmed(codes: &[String]) -> Vec<u8> {
    const SIZE: [usize; 2] = [640, 480];
    let [width, height] = SIZE;
    let mut film = format!("YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420\n").into_bytes();
    for code in codes {
        let side = code.len().isqrt();
        let scale = height / (side + 8);
        let [left, top] = SIZE.map(|size| (size - side * scale) / 2);
        film.extend(b"FRAME\n");
        for y in 0..height {
            film.extend((0..width).map(|x| {
                let module = (y.checked_sub(top).map(|y| y / scale), x.checked_sub(left).map(|x| x / scale));
                let is_dark = match module {
                    (Some(y), Some(x)) if y < side && x < side => code.as_bytes()[y * side + x] == b'1',
                    _ => false,
                };
                if is_dark { 16 } else { 235 }
            }));
        }
        // No colour.
        film.resize(film.len() + width * height / 2, 128);
    }
    film
}

/// A position, a finished match, a set of wreck cards and a problem go as links to a device that lacks them. A code that
/// reveals secrets needs the consent of the table.
pub(crate) async fn shared_links(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("share-position")).await?;
    let position = shown_link(page).await?;
    let site = position.split('#').next().unwrap_or_default();
    page.forget().await?;
    page.open(&position).await?;
    page.tap(&act("position-start")).await?;
    table.up("setup").await?;
    table.unfold().await?;
    page.tap(&act("start")).await?;
    table.up("play").await?;
    table.shows(&OPENED).await?;

    // How it ended.
    page.tap(&act("menu")).await?;
    page.tap(&act("resign")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    page.wait_visible("[data-notice='over']").await?;
    page.tap(&act("menu")).await?;
    page.tap(&act("codes")).await?;
    let ended = shown_link(page).await?;
    expect!(!page.has(&act("hand-over")).await?, "a finished match can be handed over");
    page.forget().await?;
    page.open(&ended).await?;
    page.tap(&act("confirm")).await?;
    page.tap(&act("open-taken")).await?;
    page.wait_visible("[data-notice='over']").await?;

    let impossible = Content::Position("no board".to_owned()).pack();
    page.open(&link(site, &impossible)).await?;
    page.tap(&act("position-start")).await?;
    page.wait_visible("[data-notice='position']").await?;

    // The same name with other cards is another set.
    let mut cards = WreckSet::OURS;
    for (effect, name) in [(LairEffect::ALL[0], "Ours"), (LairEffect::ALL[1], "Ours (2)")] {
        cards.base.0[Wreck::LAIR.index()].stop = effect;
        let set = StoredWreckSet {
            name: "Ours".to_owned(),
            base: cards.base.to_string(),
            extra: cards.extra.to_string(),
        };
        page.open(&link(site, &Content::WreckSet(set).pack())).await?;
        page.tap(&act("set-keep")).await?;
        table.up("setup").await?;
        table.unfold().await?;
        let option = format!(
            "[...document.querySelectorAll(\"[data-act='wreck-set'] option\")].find(one => one.text === '{name}')?.value"
        );
        soon!(!page.text_of(&option).await?.is_empty(), "the set {name} is not offered");
        let option = page.text_of(&option).await?;
        page.fill(&act("wreck-set"), &option).await?;
        page.tap(&act("share-set")).await?;
        let shared = shown_link(page).await?;
        expect!(shared.len() > 100, "the set has no link: {shared}");
        page.tap("dialog[open] [data-act='close']").await?;
    }

    // A code for which the table has to agree.
    table.cards(3).await?;
    for answer in ["close", "confirm"] {
        page.tap(&act("menu")).await?;
        page.tap(&act("codes")).await?;
        page.wait_visible("[data-dialog='confirm'][open]").await?;
        expect!(!page.has("canvas.qr-code").await?, "the code is shown before the table has agreed");
        page.tap(&format!("[data-dialog='confirm'] {}", act(answer))).await?;
        page.wait_hidden("[data-dialog='confirm'][open]").await?;
    }
    shown_link(page).await?;

    let problem = super::problems::collection().all().first().ok_or("no problems")?;
    table.screen(("problem", &format!("#/problems/{}", problem.id))).await?;
    page.tap(&act("share-problem")).await?;
    let shared = shown_link(page).await?;
    table.screen(("home", "#/")).await?;
    page.open(&shared).await?;
    page.wait_visible(&format!("[data-problem='{}']", problem.id)).await
}

/// Makes the camera fail for this reason. `ended`: it starts, and is then disconnected.
const FAILING: &str = "
    const [reason] = arguments;
    navigator.mediaDevices.getUserMedia = async () => {
        if (reason !== 'ended') throw new DOMException('', reason);
        const stream = document.createElement('canvas').captureStream();
        const [track] = stream.getTracks();
        setTimeout(() => { track.stop(); track.dispatchEvent(new Event('ended')); });
        return stream;
    };";

/// Each fault of the camera has its sentence, and the other ways stay.
pub(crate) async fn failing_camera(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    for (reason, words) in [
        ("NotAllowedError", "not allowed"),
        ("NotFoundError", "no camera"),
        ("NotReadableError", "Another app"),
        ("ended", "disconnected"),
    ] {
        page.run(FAILING, json!(reason)).await?;
        table.screen(("take", "#/take")).await?;
        page.until(&format!(
            "document.querySelector(\"[data-notice='camera']\")?.textContent.includes('{words}')"
        ))
        .await?;
        expect!(page.has(&act("take-picture")).await?, "{reason}: no picture can be chosen");
        table.screen(("home", "#/")).await?;
    }
    Ok(())
}
