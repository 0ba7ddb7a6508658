//! Barbarossa's clay in the browser: identical to the native tests, and usable by keyboard.

use std::fs;

use bar_a_jeux::games::barbarossa::clay::{
    Clay,
    export::{Whole, glb, stl},
    from_text, unpack,
};
use bar_a_jeux::scenes::{barbarossa::studio::colour::srgb, picture::WIDTH};
use serde_json::{Value, json};

use super::barbarossa::{WRITTEN, written};
use crate::engines::Engine;
use crate::keys::{ENTER, LEFT, UP};
use crate::page::{Page, picture_size};
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect, soon};

/// An object made by hand, packed.
pub(crate) const DUCK: &str = include_str!("../../../src/games/barbarossa/clay/tests/samples/duck.txt");

/// More packed objects.
const OBJECTS: [&str; 4] = [
    DUCK,
    include_str!("../../../src/games/barbarossa/clay/tests/samples/mug.txt"),
    include_str!("../../../src/games/barbarossa/clay/tests/samples/face.txt"),
    include_str!("../../../src/games/barbarossa/clay/tests/samples/owl.txt"),
];

fn clay(text: &str) -> Clay {
    Clay::of(&from_text(text.trim()).and_then(|bytes| unpack(&bytes).ok()).unwrap_or_default())
}

/// Returns the digest of clay as 16 hexadecimal digits, as the page shows it.
fn digest(text: &str) -> String {
    format!("{:016x}", clay(text).digest())
}

/// Checks that the set-up explains that clay cannot be shown, and always keeps the choice of real clay.
async fn without_clay(table: &Table<'_>) -> Outcome {
    table.page.until("/real clay/.test(document.querySelector('.bb-options .notice')?.textContent)").await?;
    table.page.fill(&act("clay"), "0").await?;
    table.page.until("document.querySelector(\"[data-act='clay']\").value === '1'").await?;
    Ok(())
}

/// Runs before the page: a browser without WebGL 2.
pub(crate) const NO_WEBGL: &str = "
const shown = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind === 'webgl2' ? null : shown.call(this, kind, ...more);
};";

/// Without WebGL 2 a match begins with real clay, and the studio stays closed.
pub(crate) async fn clay_without_webgl(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    expect!(!turntable(&table).await?, "there is WebGL all the same");
    // A match in the app's clay, begun in another browser, goes on with a photo or a label instead.
    let page = table.page;
    import(&table, &written("app", json!([]))).await?;
    table.pass_curtain(&act("photo-take")).await?;
    page.until("/cannot show clay/.test(document.querySelector('.bb-task .notice')?.textContent)").await?;
    page.fill(&act("word"), "owl").await?;
    page.fill(&act("label"), "with one ear").await?;
    page.tap(&act("made")).await?;
    page.until("/2 of 3/.test(document.querySelector('.bb-title').textContent)").await.map(drop)
}

/// Opens a match imported from this text.
async fn import(table: &Table<'_>, text: &str) -> Outcome {
    let file = table.page.browser.downloads.join("match.json");
    fs::write(&file, text)?;
    table.home().await?;
    table.screen(("saves", "#/saves")).await?;
    table.page.tap(&act("import")).await?;
    table.page.choose("#import-file", &file).await?;
    table.page.tap("dialog[open] [data-act='confirm']").await?;
    table.screen(("play", &format!("#/play/{WRITTEN}"))).await
}

/// Plays up to the first turntable of three players; returns false where the browser cannot show clay.
async fn turntable(table: &Table<'_>) -> Outcome<bool> {
    table.set_up("barbarossa", 3).await?;
    let can = table.page.is("document.createElement('canvas').getContext('webgl2')").await?;
    if !can {
        without_clay(table).await?;
    }
    table.begin().await?;
    table.pass_curtain(&act("word")).await?;
    if !can {
        table.page.wait_visible(&act("photo-take")).await?;
        return Ok(false);
    }
    // The word comes before the clay; without one the button refuses.
    table.page.tap(&act("to-clay")).await?;
    table.page.until("/word first/.test(document.querySelector('.bb-careful')?.textContent)").await?;
    table.page.fill(&act("word"), "owl").await?;
    table.page.tap(&act("to-clay")).await?;
    table.page.wait_visible(".bb-canvas").await?;
    Ok(true)
}

/// Sets the first object of the first player in the open match, as if sculpted here, and reloads the page.
pub(crate) async fn half_made(table: &Table<'_>, word: &str, strokes: &str) -> Outcome {
    half_made_in(table, word, strokes, 0).await
}

/// Like [`half_made`], after this number of seconds at the clay.
async fn half_made_in(table: &Table<'_>, word: &str, strokes: &str, spent: u32) -> Outcome {
    let play = table.page.text_of("location.hash").await?;
    table.screen(("home", "#/")).await?;
    let draft = json!({ "nth": 0, "word": word, "strokes": strokes.trim(), "spent": spent }).to_string();
    let keep = "localStorage[`bar-a-jeux/draft/${arguments[0][0].split('/').at(-1)}/0`] = arguments[0][1];";
    table.page.run(keep, json!([play, draft])).await?;
    table.home().await?;
    table.screen(("play", &play)).await?;
    table.pass_curtain(".bb-canvas").await
}

/// The same strokes give the same clay here as in the native tests. Half-made objects survive a reload.
pub(crate) async fn same_clay(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    if !turntable(&table).await? {
        return Ok(());
    }
    for text in OBJECTS {
        half_made(&table, "owl", text).await?;
        let clay = digest(text);
        page.until(&format!("document.querySelector('.bb-canvas').dataset.clay === '{clay}'")).await?;
        soon!(page.is("document.querySelector('.bb-word-tag b').textContent === 'owl'").await?, "no word");
    }
    Ok(())
}

/// A quick match shows the time left for sculpting and announces its end in advance. Then the clay freezes and a
/// message says so. Even a player without clay can go on.
pub(crate) async fn time_is_up(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.set_up("barbarossa", 3).await?;
    if !page.is("document.createElement('canvas').getContext('webgl2')").await? {
        return without_clay(&table).await;
    }
    page.fill(&act("minutes"), "1").await?;
    table.begin().await?;
    table.pass_curtain(&act("word")).await?;
    let time = "document.querySelector('.bb-countdown b')?.textContent";
    page.until(&format!("/^(5:00|4:5.)$/.test({time})")).await?;
    half_made_in(&table, "duck", DUCK, 283).await?;
    page.until(&format!("/^0:1.$/.test({time})")).await?;
    let live = "document.querySelector('[data-live]').textContent";
    page.until(&format!("/^10 seconds left/.test({live})")).await?;
    half_made_in(&table, "duck", DUCK, 298).await?;
    page.wait_visible(".bb-up").await?;
    page.until(&format!("/^Time is up/.test({live})")).await?;
    page.wait_visible(".bb-settings[inert]").await?;
    let clay = digest(DUCK);
    page.until(&format!("document.querySelector('.bb-canvas').dataset.clay === '{clay}'")).await?;
    expect!(!page.has(".bb-starts").await?, "clay that is there is asked for");
    half_made_in(&table, "ball", "", 299).await?;
    page.until("/no clay yet/.test(document.querySelector('.bb-up')?.textContent)").await?;
    page.tap("[data-start='0']").await?;
    page.until("/kept as it is/.test(document.querySelector('.bb-up')?.textContent)").await?;
    // The app goes to the next step by itself.
    page.wait_visible(&act("made")).await?;
    page.tap(&act("made")).await?;
    page.until("/2 of 3/.test(document.querySelector('.bb-title').textContent)").await.map(drop)
}

/// Exports a gallery object as a file for printing and for other programs, byte-identical to a native export, and as a
/// picture.
pub(crate) async fn exported(stage: &mut Stage) -> Outcome {
    const COLOUR: u8 = 2;
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let kept =
        json!([{ "word": "duck", "label": "", "by": "Anna", "colour": COLOUR, "strokes": DUCK.trim() }]);
    let keep = "localStorage['bar-a-jeux/barbarossa-gallery'] = arguments[0][0];";
    page.run(keep, json!([kept.to_string()])).await?;
    table.screen(("gallery", "#/gallery")).await?;
    page.tap(&act("kept")).await?;
    // WebKit's driver supports no downloads.
    if page.engine() == Engine::WebKit {
        return page.wait_visible(&act("export-stl")).await;
    }
    let whole = Whole::of(&clay(DUCK));
    let (print, model) = (stl(&whole), glb(&whole, srgb(COLOUR)));
    page.tap(&act("export-stl")).await?;
    page.downloaded(|file| file == print).await?;
    // The order of the JSON's keys may differ. The vertices follow the JSON, whose length is at offset 12.
    let corners = &model[20 + u32::from_le_bytes(model[12..16].try_into()?) as usize..];
    page.tap(&act("export-glb")).await?;
    page.downloaded(|file| file.starts_with(b"glTF") && file.len() == model.len() && file.ends_with(corners))
        .await?;
    if page.is("document.createElement('canvas').getContext('webgl2')").await? {
        page.tap(&act("export-picture")).await?;
        page.downloaded(|file| picture_size(file).is_some_and(|[width, height]| width == height)).await?;
    }
    // The picture of the gallery is wider than tall with a single object, and made without WebGL too.
    page.tap("dialog[open] [data-act='close']").await?;
    page.tap(&act("gallery-picture")).await?;
    let is_wide = |file: &[u8]| {
        picture_size(file).is_some_and(|[width, height]| width == WIDTH as u32 && height < width)
    };
    page.downloaded(is_wide).await?;
    Ok(())
}

/// Before the first turn all objects are presented one after the other, each on the canvas.
pub(crate) async fn presented(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let made = |nth: usize, by: usize| json!({ "step": { "by": by, "do": format!("make clay {}\nowl\n", OBJECTS[nth].trim()) } });
    // Three objects per player, including the one with fine lines.
    let entries: Vec<_> = (1..OBJECTS.len()).flat_map(|nth| (0..3).map(move |by| made(nth, by))).collect();
    import(&table, &written("app", json!(entries))).await?;
    if !page.is("document.createElement('canvas').getContext('webgl2')").await? {
        return page.wait_visible(&act("present-done")).await;
    }
    for text in &OBJECTS[1..] {
        let clay = digest(text);
        page.until(&format!("document.querySelector('.bb-canvas')?.dataset.clay === '{clay}'")).await?;
        expect!(
            page.text_of("document.querySelector('.bb-says').textContent").await?.is_empty(),
            "no picture of it"
        );
        page.tap(&act("object-next")).await?;
    }
    Ok(())
}

/// A whole match of three people in clay.
const PLAYED: &str = include_str!("../../data/barbarossa/golden-3.txt");

/// Returns the steps of [`PLAYED`] as entries of a log.
fn played() -> Vec<Value> {
    let step = |line: &str| {
        let (head, action) = line.split_once(": ")?;
        let (nth, who) = head.split_once(' ')?;
        nth.parse::<usize>().ok()?;
        let by = match who.strip_prefix("seat") {
            Some(seat) => json!(seat.parse::<usize>().ok()?),
            None => json!(who),
        };
        Some(json!({ "step": { "by": by, "do": serde_json::from_str::<Value>(action).ok()? } }))
    };
    PLAYED.lines().filter_map(step).collect()
}

/// Three people ask for a letter on a small phone, on a phone in landscape, and on a laptop. Each object is as large as
/// a thumb, and all controls are in view without scrolling.
pub(crate) async fn letter_in_reach(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    let mut entries = played();
    entries.truncate(11);
    import(&table, &written("app", json!(entries))).await?;
    page.tap(".bb-work[data-target]").await?;
    page.wait_visible(".bb-places").await?;
    for (width, height) in [(360, 640), (740, 360), (1280, 800)] {
        page.device((width, height, 1)).await?;
        page.until(&format!("innerWidth === {width}")).await?;
        page.until(
            "[...document.querySelectorAll('.bb-work')].every(e => {
                const box = e.getBoundingClientRect();
                return Math.min(box.width, box.height) >= 43.5;
            })",
        )
        .await?;
        page.until(
            "(panel => panel.scrollHeight <= panel.clientHeight + 1)(document.querySelector('.table-panel'))",
        )
        .await?;
    }
    Ok(())
}

/// A vote for the best riddle survives a reload and is saved with kept clay, whether cast before or after keeping it.
pub(crate) async fn votes(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    import(&table, &written("app", json!(played()))).await?;
    let votes = |n: &str| format!("/ {n}$/.test(document.querySelector(\"[data-act='vote']\")?.ariaLabel)");
    page.tap(&act("vote")).await?;
    page.until(&votes("1 vote")).await?;
    page.tap(&act("keep-all")).await?;
    page.wait_hidden(&act("keep-all")).await?;
    page.tap(&act("vote")).await?;
    page.until(&votes("2 votes")).await?;
    page.reload().await?;
    table.up("play").await?;
    page.until(&votes("2 votes")).await?;
    table.screen(("gallery", "#/gallery")).await?;
    page.until("[...document.querySelectorAll('.bb-votes')].map(e => e.textContent).join() === '♥ 2'")
        .await?;
    Ok(())
}

/// Dispatches pointer events on the canvas: event, pointer, kind, and place in pixels from its middle.
const POINTERS: &str = "
const canvas = document.querySelector('.bb-canvas'), frame = canvas.getBoundingClientRect();
for (const [name, pointerId, pointerType, x, y] of arguments[0]) {
    canvas.dispatchEvent(new PointerEvent('pointer' + name, { pointerId, pointerType, bubbles: true, cancelable: true,
        button: name === 'move' ? -1 : 0, buttons: name === 'up' ? 0 : 1, pressure: 0.5,
        clientX: frame.x + frame.width / 2 + x, clientY: frame.y + frame.height / 2 + y }));
}";

/// A pen sculpts beside a resting palm, while fingers only turn the view. Taps of two and three fingers undo and redo.
async fn palm_and_pen(page: &Page) -> Outcome {
    let strokes = |n: u32| {
        format!(
            "(({{ busy, strokes }}) => busy == null && strokes === '{n}')(document.querySelector('.bb-canvas').dataset)"
        )
    };
    let clay = "document.querySelector('.bb-canvas').dataset.clay";
    let (palm, pen) = ("touch", "pen");
    let ball = page.text_of(clay).await?;
    // The palm lies on the clay and would leave a mark there.
    page.run(
        POINTERS,
        json!([
            ["down", 1, palm, 20, 40],
            ["down", 2, pen, -20, -10],
            ["move", 2, pen, 0, 0],
            ["move", 1, palm, 26, 40],
            ["move", 2, pen, 20, 10],
            ["up", 2, pen, 20, 10],
            ["up", 1, palm, 26, 40]
        ]),
    )
    .await?;
    page.until(&strokes(2)).await?;
    let drawn = page.text_of(clay).await?;
    expect!(drawn != ball, "the pen's stroke does nothing");
    page.run(
        POINTERS,
        json!([
            ["down", 1, palm, 0, 0],
            ["move", 1, palm, 30, 0],
            ["move", 1, palm, 60, 0],
            ["up", 1, palm, 60, 0]
        ]),
    )
    .await?;
    page.wait_visible(&act("view-again")).await?;
    page.until(&strokes(2)).await?;
    let tap = |fingers: i32| {
        let each =
            |name: &'static str| (0..fingers).map(move |id| json!([name, 10 + id, "touch", id * 40 - 40, 0]));
        json!(each("down").chain(each("up")).collect::<Vec<_>>())
    };
    page.run(POINTERS, tap(2)).await?;
    page.until(&strokes(1)).await?;
    expect!(page.text_of(clay).await? == ball, "a tap of two leaves something behind");
    page.until("/undone/.test(document.querySelector('.bb-says').textContent)").await?;
    page.run(POINTERS, tap(3)).await?;
    page.until(&strokes(2)).await?;
    expect!(page.text_of(clay).await? == drawn, "a tap of three does something else again");
    // A setting lets fingers sculpt too.
    page.tap(&act("fingers-look")).await?;
    page.run(POINTERS, json!([["down", 1, palm, 0, 0], ["move", 1, palm, 20, 0], ["up", 1, palm, 20, 0]]))
        .await?;
    page.until(&strokes(3)).await?;
    page.tap(&act("fingers-look")).await?;
    page.run(POINTERS, tap(2)).await?;
    page.run(POINTERS, tap(2)).await?;
    page.until(&strokes(1)).await.map(drop)
}

/// Practice clay without a match survives a reload and goes to the gallery under its given name.
pub(crate) async fn practice(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("practice", "#/practice")).await?;
    if !page.is("document.createElement('canvas').getContext('webgl2')").await? {
        return Ok(());
    }
    let off = "document.querySelector(\".bb-practice-keep [data-act='keep']\").disabled";
    page.tap("[data-start='0']").await?;
    page.until("document.querySelector('.bb-canvas').dataset.strokes === '1'").await?;
    palm_and_pen(page).await?;
    soon!(page.is(off).await?, "something without a name is kept");
    page.reload().await?;
    table.up("practice").await?;
    page.until("document.querySelector('.bb-canvas').dataset.strokes === '1'").await?;
    page.fill(&act("name"), "moon").await?;
    page.until(&format!("!{off}")).await?;
    page.tap(&act("keep")).await?;
    table.screen(("gallery", "#/gallery")).await?;
    page.until("document.querySelector(\"[data-act='kept']\")?.textContent.includes('moon')").await?;
    // Pressing twice keeps the object once; it can be released again.
    page.tap(&act("kept")).await?;
    page.tap("dialog[open] [data-act='keep']").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    page.wait_hidden(&act("kept")).await
}

/// Works clay by keyboard: a ball, a dab, a stroke, undo and redo, an aborted stroke, a wire, quarter turns. A lost
/// context returns. A reload and a change of screen interrupt a stroke.
pub(crate) async fn clay_by_keyboard(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    if !turntable(&table).await? {
        return Ok(());
    }
    let strokes = |n: u32| format!("document.querySelector('.bb-canvas').dataset.strokes === '{n}'");
    let clay = "document.querySelector('.bb-canvas').dataset.clay";
    page.run("document.querySelector('.bb-starts button').focus();", json!(null)).await?;
    page.keys(&ENTER.to_string()).await?;
    page.until(&strokes(1)).await?;
    page.run("document.querySelector('.bb-canvas').focus();", json!(null)).await?;
    let ball = page.text_of(clay).await?;
    page.keys(" ").await?;
    page.until(&strokes(2)).await?;
    let dabbed = page.text_of(clay).await?;
    expect!(ball != dabbed, "a dab changes nothing");
    page.keys(&format!("2{ENTER}{UP}{UP}{LEFT}{ENTER}")).await?;
    page.until(&strokes(3)).await?;
    let carved = page.text_of(clay).await?;
    page.keys("u").await?;
    page.until(&format!("{clay} === '{dabbed}'")).await?;
    page.keys("r").await?;
    page.until(&format!("{clay} === '{carved}'")).await?;
    // The wire cuts between two places; four quarter turns restore the object.
    page.keys(&format!("0{ENTER}{LEFT}{LEFT}{LEFT}{UP}{ENTER}")).await?;
    page.until(&strokes(4)).await?;
    let cut = page.text_of(clay).await?;
    expect!(cut != carved, "the wire cuts nothing");
    page.keys("g ").await?;
    page.until(&strokes(5)).await?;
    soon!(page.text_of(clay).await? != cut, "nothing is tipped over");
    page.keys("   ").await?;
    page.until(&strokes(8)).await?;
    expect!(page.text_of(clay).await? == cut, "four quarter turns are not one");
    page.keys("uuuuu").await?;
    page.until(&format!("{clay} === '{carved}'")).await?;
    // Brings an object that sticks out on one side to the mirror plane; a second time changes nothing.
    page.keys(&format!("7{LEFT}{LEFT}{LEFT}{LEFT}{LEFT} ")).await?;
    page.until(&strokes(4)).await?;
    let beside = page.text_of(clay).await?;
    page.keys("cc").await?;
    page.until(&strokes(5)).await?;
    soon!(page.text_of(clay).await? != beside, "nothing is brought to the middle");
    let middle = page.text_of(clay).await?;
    // The button does the same, then disappears and leaves the focus on the canvas.
    page.keys("um").await?;
    page.tap(&act("centre")).await?;
    page.until(&format!("{clay} === '{middle}'")).await?;
    page.wait_hidden(&act("centre")).await?;
    page.wait_visible(".bb-canvas:focus").await?;
    page.keys("muu").await?;
    page.until(&format!("{clay} === '{carved}'")).await?;
    // Losing the picture does not lose the clay.
    page.run(
        "window.lost = document.querySelector('.bb-canvas').getContext('webgl2').getExtension('WEBGL_lose_context'); lost.loseContext();",
        json!(null),
    )
    .await?;
    page.until("/Nothing is lost/.test(document.querySelector('.bb-says').textContent)").await?;
    page.run("lost.restoreContext();", json!(null)).await?;
    page.until("document.querySelector('.bb-says').textContent === ''").await?;
    expect!(page.text_of(clay).await? == carved, "the clay has changed");
    // A reload ends the current stroke and keeps it.
    page.keys(&format!("1{ENTER}{UP}")).await?;
    page.reload().await?;
    table.up("play").await?;
    table.pass_curtain(".bb-canvas").await?;
    page.until(&strokes(4)).await?;
    // A change of screen does the same.
    page.run("document.querySelector('.bb-canvas').focus();", json!(null)).await?;
    page.keys(&format!("1{ENTER}{UP}{UP}")).await?;
    let play = page.text_of("location.hash").await?;
    table.screen(("home", "#/")).await?;
    table.screen(("play", &play)).await?;
    table.pass_curtain(".bb-canvas").await?;
    page.until(&strokes(5)).await?;
    // The word can be hidden from people who come near.
    page.tap(&act("word-tag")).await?;
    page.until("!document.querySelector('.bb-word-tag').textContent.includes('owl')").await?;
    page.tap(&act("to-round")).await?;
    page.tap(&act("made")).await?;
    page.until("/2 of 3/.test(document.querySelector('.bb-title').textContent)").await.map(drop)
}
