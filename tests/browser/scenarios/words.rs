//! Text written by players among the app's own words, and the licences of the app's parts.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::json;

use crate::table::{Step, Table, act};
use crate::{Outcome, Stage, expect, soon};

/// A name that is written from right to left, for the middle of sentences.
const HEBREW: &str = "שרה";

/// Translates as Chrome does, replacing each text node by another. Skips elements marked as not translatable, unless a
/// selector is given.
const TRANSLATE: &str = "
const walker = document.createTreeWalker(document.querySelector(arguments[0] ?? 'body'), NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) texts.push(walker.currentNode);
const wrapped = texts.filter(text => text.data.trim() && (arguments[0] || text.parentElement.translate));
for (const text of wrapped) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
}
return wrapped.length;";

/// The page asks browsers not to translate it, since replaced texts would show an earlier moment. The line with the
/// player to move stays correct even in a translated page.
pub(crate) async fn translated_by_the_browser(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.started().await?;
    expect!(
        page.is("document.querySelector('meta[name=google][content=notranslate]')").await?,
        "no mark for Chrome"
    );
    let wrapped = page.run(TRANSLATE, json!(null)).await?;
    expect!(wrapped == 0, "{wrapped} texts were translated");
    let headline = "document.querySelector('.play-turn').textContent";
    table.step(&Step::Move("e2", "e3")).await?;
    page.until(&format!("{headline}.includes('Player 2')")).await?;
    let wrapped = page.run(TRANSLATE, json!(".play-turn")).await?;
    expect!(wrapped == 1 && page.is(&format!("{headline}.startsWith('[')")).await?, "nothing was wrapped");
    table.step(&Step::Move("e8", "e7")).await?;
    page.until(&format!("{headline}.includes('Player 1')")).await.map(drop)
}

/// Names are counted in letters as people count them, cleaned of invisible characters, and isolated everywhere.
pub(crate) async fn names(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("roster", "#/roster")).await?;
    let wrong = "document.querySelector('[data-dialog=player] .wrong').textContent";
    page.tap(&act("add-player")).await?;
    page.fill(&act("name"), &"👩\u{200d}👩\u{200d}👧".repeat(24)).await?;
    soon!(page.text_of(wrong).await?.is_empty(), "24 letters are too many");
    page.fill(&act("name"), &"é".repeat(25)).await?;
    soon!(page.text_of(wrong).await?.contains("24"), "25 letters are not said to be too many");
    page.tap(&act("done")).await?;
    page.fill(&act("name"), " \u{202e}\u{200b} ").await?;
    page.tap(&act("done")).await?;
    page.until(&format!("{wrong}.includes('missing')")).await?;
    page.fill(&act("name"), &format!("\u{202e}{HEBREW}\u{7}")).await?;
    page.tap(&act("done")).await?;
    page.wait_visible(".person bdi").await?;
    let stored = table.stored().await?;
    expect!(stored.contains(&format!("\"name\":\"{HEBREW}\"")), "the name was not cleaned: {stored}");
    // On the page an element isolates the name; within a sentence, marks do.
    let shown = page.text_of("document.querySelector('.person bdi').textContent").await?;
    expect!(shown == HEBREW, "the name is shown as {shown:?}");
    let label =
        page.text_of("document.querySelector('.person [data-act=edit]').getAttribute('aria-label')").await?;
    expect!(
        label.contains(&format!("\u{2068}{HEBREW}\u{2069}")),
        "a sentence may be turned round: {label:?}"
    );
    table.home().await?;
    table.start(None).await?;
    page.wait_visible(".seat-name bdi").await?;
    let turn = page.text_of("document.querySelector('.play-turn').textContent").await?;
    expect!(
        turn.contains(&format!("\u{2068}{HEBREW}\u{2069}")),
        "whose turn it is may be turned round: {turn:?}"
    );
    Ok(())
}

/// Returns names of maximum length with wide letters, with stacked marks, and with letters written from right to left.
fn hostile() -> [String; 4] {
    let piled = format!("A{}", "\u{301}\u{302}\u{303}\u{316}".repeat(2));
    ["W".repeat(24), piled.repeat(24), "ש".repeat(24), "m".repeat(24)]
}

/// Finds long names that overflow on narrow phones.
const OVERFLOWING_NAMES: &str = include_str!("../walks/overflowing_names.js");

/// Long names stay within their boxes. Above an on-screen keyboard, the button that submits a form is visible.
pub(crate) async fn long_names(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((320, 740, 1)).await?;
    table.home().await?;
    table.screen(("roster", "#/roster")).await?;
    let resizes = "document.querySelector('meta[name=viewport]').content.includes('interactive-widget=resizes-content')";
    expect!(page.is(resizes).await?, "a keyboard lies over the page");
    let done = "(() => {
        const { x, y, width, height } = document.querySelector(\"dialog[open] [data-act='done']\").getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(\"[data-act='done']\");
    })()";
    for name in hostile() {
        page.tap(&act("add-player")).await?;
        page.fill("dialog[open] [data-act='name']", &name).await?;
        page.device((320, 330, 1)).await?;
        soon!(page.is(done).await?, "Done is below the fold while somebody writes");
        page.device((320, 740, 1)).await?;
        page.tap("dialog[open] [data-act='done']").await?;
        page.wait_hidden("dialog[open]").await?;
    }
    let mut off = Vec::new();
    let mut look = async |place: &str| -> Outcome {
        for (width, height) in [(320, 568), (390, 844), (740, 360)] {
            page.device((width, height, 1)).await?;
            let seen = page.run(OVERFLOWING_NAMES, json!("W{6}|ש{6}|m{6}|A\u{301}")).await?;
            if seen != json!([]) {
                off.push(format!("{place} at {width}x{height}: {seen}"));
            }
        }
        Ok(())
    };
    look("roster").await?;
    table.cards(4).await?;
    look("a curtain").await?;
    page.tap(&act("lift")).await?;
    look("show me").await?;
    table.dives(4).await?;
    look("a curtain before several").await?;
    table.set_up("barracuda", 4).await?;
    look("set-up").await?;
    table.begin().await?;
    table.bars(4).await?;
    look("bars").await?;
    table.announced().await?;
    page.tap(&act("go-on")).await?;
    table.pass_curtain(".bc-lay").await?;
    look("an offer").await?;
    page.tap(&act("log")).await?;
    page.wait_visible("dialog[open] .log-line").await?;
    look("the log").await?;
    page.tap("dialog[open] [data-act='close']").await?;
    table.screen(("saves", "#/saves")).await?;
    look("saves").await?;
    table.screen(("home", "#/")).await?;
    look("home").await?;
    expect!(off.is_empty(), "{}", off.join("\n"));
    Ok(())
}

/// The about page names every package shipped with the app and its licence, offline too.
pub(crate) async fn licences(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("about", "#/about")).await?;
    page.until("document.querySelector('.parts')").await?;
    let parts = page
        .run(
            "return [...document.querySelectorAll('[data-part]')]
                 .map(e => [e.dataset.part, e.querySelector('.help-text').textContent]);",
            json!(null),
        )
        .await?;
    let parts: Vec<(String, String)> = serde_json::from_value(parts)?;
    let named: BTreeSet<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
    for package in shipped()? {
        expect!(named.contains(&*package), "{package} is not on the page");
    }
    for font in ["Young Serif", "Nunito Sans"] {
        expect!(named.iter().any(|name| name.starts_with(font)), "{font} is not on the page");
    }
    let known = ["MIT", "Apache-2.0", "BSL-1.0", "CC0-1.0", "OFL-1.1", "Unicode-3.0", "Unlicense", "Zlib"];
    for (name, licence) in &parts {
        // Of several alternative licences, the app uses one from this list.
        let fits =
            |choice: &str| choice.split(" OR ").any(|one| known.contains(&one.trim_matches(['(', ')'])));
        let licence = licence.split_whitespace().collect::<Vec<_>>().join(" ");
        expect!(licence.split(" AND ").all(fits), "{name} is under {licence:?}");
    }
    let text = page
        .promised("fetch(document.querySelector('[data-act=licences]').href).then(r => r.text()).then(done);")
        .await?;
    let text = text.as_str().unwrap_or_default();
    for (name, _) in &parts {
        expect!(text.matches(&**name).count() > 1, "there is no text of the licence of {name}");
    }
    Ok(())
}

/// Returns the lock file's packages for the app and the bots, without macros.
fn shipped() -> Outcome<BTreeSet<String>> {
    let mut all = BTreeSet::new();
    for features in [&[][..], &["--no-default-features", "--features", "bots"]] {
        let tree = Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--offline", "-e", "normal,no-proc-macro", "--prefix", "none"])
            .args(["--target", "wasm32-unknown-unknown", "-f", "{p}"])
            .args(features)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()?;
        let tree = String::from_utf8(tree.stdout)?;
        let package = |line: &str| {
            let (name, version) = line.split_once(" v")?;
            Some(format!("{name} {}", version.split(' ').next()?))
        };
        all.extend(tree.lines().filter_map(package).filter(|name| !name.starts_with("bar-a-jeux ")));
    }
    expect!(all.len() > 50, "the lock file names but {}", all.len());
    Ok(all)
}
