//! Barbarossa: secret words, letters, guesses and notes; objects taken back; saves edited by hand.

use std::fs;

use serde_json::{Value, json};

use super::{PAGE, WALKING};
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect, soon};

/// Plays some steps of a match of four people. Each secret text is a unique word, so the walk can search the page for
/// it. It searches at every curtain, in public, and behind the curtains of players who may not know the secret. Each
/// guess is made twice with different text; the other players' pages must be identical.
const WALK: &str = include_str!("../walks/barbarossa.js");

/// Returns the walk's secrets found on the current screen.
const SEARCH: &str = r#"
const html = document.documentElement.outerHTML.toLowerCase();
return window.walk.secrets.map(secret => secret.text).filter(text => html.includes(text.toLowerCase())).join();
"#;

/// Runs before the page: a request for a picture gets the result of `picture`.
pub(crate) const CAMERA: &str = "
HTMLInputElement.prototype.click = async function () {
    const picked = new DataTransfer();
    picked.items.add(new File([await window.picture()], 'photo.png'));
    this.files = picked.files;
    this.dispatchEvent(new Event('change'));
};";

/// Photographs an object of real clay and hands in the photo with its word; a file that is no picture is refused.
pub(crate) async fn photo(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.real_clay(3).await?;
    table.pass_curtain(&act("made")).await?;
    // Asking for ideas offers six words, and a tap takes one over.
    page.tap(&act("ideas")).await?;
    page.until("document.querySelectorAll(\"[data-act='idea']\").length === 6").await?;
    page.tap(&act("idea")).await?;
    let taken = "document.querySelector(\"[data-act='word']\").value";
    let offered = "[...document.querySelectorAll(\"[data-act='idea']\")].map(e => e.textContent.trim())";
    page.until(&format!("{offered}.includes({taken})")).await?;
    page.run("window.picture = () => 'no picture at all';", json!(null)).await?;
    page.tap(&act("photo-choose")).await?;
    page.until("/cannot be read/.test(document.querySelector('.toasts').textContent)").await?;
    // A photo of camera size is scaled down.
    let noise = "window.picture = () => {
        const canvas = new OffscreenCanvas(4000, 3000), brush = canvas.getContext('2d');
        for (let i = 0; i < 400; i += 1) {
            brush.fillStyle = `hsl(${i * 37 % 360} 80% 50%)`;
            brush.fillRect(i * 97 % 3800, i * 61 % 2900, 400, 300);
        }
        return canvas.convertToBlob();
    };";
    page.run(noise, json!(null)).await?;
    page.tap(&act("photo-take")).await?;
    let photo = "document.querySelector('.bb-photo')";
    page.until(&format!("{photo}?.naturalWidth > 100 && {photo}.naturalWidth < 2000 && {photo}.src.startsWith('data:image/jpeg')")).await?;
    page.tap(&act("photo-remove")).await?;
    page.wait_hidden(".bb-photo").await?;
    page.tap(&act("photo-take")).await?;
    page.wait_visible(".bb-photo").await?;
    let data = page.text_of(&format!("{photo}.src")).await?;
    // The photo survives a reload and is handed in with its word.
    page.reload().await?;
    table.up("play").await?;
    table.pass_curtain(".bb-photo").await?;
    page.fill(&act("word"), "owl").await?;
    page.tap(&act("made")).await?;
    page.until("/2 of 3/.test(document.querySelector('.bb-title').textContent)").await?;
    let stored = table.stored().await?;
    expect!(stored.contains(&data), "the photo is not in the match");
    Ok(())
}

pub(crate) async fn hidden_words(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    // Motion is off, so that pages can be compared.
    table.home().await?;
    table.screen(("settings", "#/settings")).await?;
    page.fill("select[data-act='motion']", "2").await?;
    let all = [
        "letter",
        "notes",
        "asked",
        "askedOn",
        "written",
        "second",
        "right",
        "wrong",
        "accepted",
        "refused",
        "contest",
        "declined",
        "cursedLetter",
        "cursedGuess",
    ];
    let tried = |seen: &Value| {
        all.iter().all(|what| seen["seen"][what] == json!(true)) && seen["compared"].as_u64() > Some(2)
    };
    let mut seen = json!(null);
    // The die decides which caves are reached, so a match may be over before each case has occurred.
    for _ in 0..4 {
        table.set_up("barbarossa", 4).await?;
        page.fill(&act("clay"), "1").await?;
        page.fill(&act("track"), "0").await?;
        table.begin().await?;
        for round in 0..90 {
            seen = page.promised(&format!("{WALKING}\n{PAGE}\n{WALK}")).await?;
            expect!(seen["faults"] == json!([]), "{}", seen["faults"]);
            if seen["over"] == json!(true) {
                break;
            }
            if round == 6 {
                previews(&table).await?;
            }
        }
        expect!(seen["over"] == json!(true), "the match does not end: {}", seen["seen"]);
        if tried(&seen) {
            break;
        }
    }
    expect!(
        tried(&seen),
        "not everything was tried, or hardly anything compared: {}, {}",
        seen["seen"],
        seen["compared"]
    );
    // After the end every word is shown beside its object.
    page.wait_visible(".bb-shown").await?;
    let how = page.text_of("document.querySelector('.bb-story').textContent").await?;
    expect!(how.contains("hat"), "how it ended is not told: {how}");
    let told = page.text_of("document.querySelector('.bb-gallery').textContent").await?;
    for word in seen["words"].as_array().into_iter().flatten() {
        let word = word["word"].as_str().unwrap_or_default();
        expect!(told.contains(word), "{word} is not told: {told}");
    }
    expect!(told.contains("bigger than a cat?"), "what was asked is not told: {told}");
    // Each tap adds one vote for the table's favourite object; votes are saved.
    let votes =
        |n: u32| format!("parseInt(document.querySelector(\"[data-act='vote'] b\")?.innerText) === {n}");
    // The votes wrap to zero after one for each player.
    for n in [1, 2, 3, 4, 0, 1] {
        page.tap(&act("vote")).await?;
        page.until(&votes(n)).await?;
    }
    let voted = "/1 vote$/.test(document.querySelector(\"[data-act='vote']\")?.ariaLabel)";
    page.until(voted).await?;
    // The walk round the objects offers the vote as well, though no object turns there.
    page.tap(&act("walk-round")).await?;
    page.wait_visible(&format!("dialog[open] {}", act("vote"))).await?;
    page.reload().await?;
    table.up("play").await?;
    page.until(voted).await.map(drop)
}

/// Home and the list of saves reveal no secret, and neither does the way back.
async fn previews(table: &Table<'_>) -> Outcome {
    let at = table.page.text_of("location.hash").await?;
    for screen in [("home", "#/"), ("saves", "#/saves"), ("play", at.as_str())] {
        table.screen(screen).await?;
        let found = table.page.run(SEARCH, json!(null)).await?;
        expect!(found == json!(""), "{} tells {found}", screen.0);
    }
    Ok(())
}

/// An object taken back is open for changes again and can be handed in unchanged. A take-back never discards an unsaved
/// draft.
pub(crate) async fn object_taken_back(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.real_clay(3).await?;
    let off = |name: &str| format!("document.querySelector(\"[data-act='{name}']\").disabled");
    let word = "document.querySelector(\"[data-act='word']\")?.value";
    let title = |nth: u32| format!("/{nth} of/.test(document.querySelector('.bb-title')?.textContent)");
    for _ in 0..2 {
        page.wait_visible(&act("lift")).await?;
        soon!(page.is(&off("undo")).await?, "the match can be taken back from behind the curtain");
        table.pass_curtain(&act("made")).await?;
        soon!(page.is(&off("undo")).await?, "nothing to take back, or somebody else's");
        page.fill(&act("word"), "marmot").await?;
        // All players must be able to tell which object is meant.
        page.fill(&act("label"), " ").await?;
        page.tap(&act("made")).await?;
        page.until(
            "/photo or a label/.test(document.querySelector('.bb-careful:not([hidden])')?.textContent)",
        )
        .await?;
        // The label must not contain the word (BB-2.3).
        page.fill(&act("label"), "a fat Marmot").await?;
        page.tap(&act("made")).await?;
        page.until(
            "/gives the word away/.test(document.querySelector('.bb-careful:not([hidden])')?.textContent)",
        )
        .await?;
        page.fill(&act("label"), "on a rock").await?;
        // Editing the label clears the message.
        page.until("!document.querySelector('.bb-careful:not([hidden])')").await?;
        page.tap(&act("made")).await?;
        page.until(&title(2)).await?;
        // The maker can take an object back until they begin the next one.
        page.fill(&act("word"), "walrus").await?;
        page.until(&off("undo")).await?;
        page.fill(&act("word"), "").await?;
        page.until(&format!("!{}", off("undo"))).await?;
        page.tap(&act("undo")).await?;
        page.until(&title(1)).await?;
        page.until(&format!("{word} === 'marmot'")).await?;
        page.until("document.querySelector(\"[data-act='label']\").value === 'on a rock'").await?;
        page.until(&format!("!{}", off("redo"))).await?;
        soon!(page.is(&off("undo")).await?, "what is in the making again could be lost");
        // The draft survives a reload, and behind the curtain no other player can redo it.
        page.reload().await?;
        table.up("play").await?;
        page.wait_visible(&act("lift")).await?;
        soon!(page.is(&off("redo")).await?, "somebody else could hand it in");
        table.pass_curtain(&act("made")).await?;
        page.until(&format!("{word} === 'marmot'")).await?;
        page.fill(&act("word"), "marmots").await?;
        page.until(&off("redo")).await?;
        page.fill(&act("word"), "marmot").await?;
        page.until(&format!("!{}", off("redo"))).await?;
        page.tap(&act("redo")).await?;
        page.wait_visible(&act("lift")).await?;
        table.pass_curtain(&act("made")).await?;
        page.until(&title(2)).await?;
        while !page.has(&act("lift")).await? {
            page.fill(&act("word"), "boat").await?;
            page.fill(&act("label"), "with a mast").await?;
            let before = page.text_of("document.querySelector('.bb-title')?.textContent").await?;
            page.tap(&act("made")).await?;
            page.until(&format!(
                "document.querySelector(\"[data-act='lift']\") || document.querySelector('.bb-title')?.textContent !== {}",
                json!(before)
            ))
            .await?;
        }
    }
    // From the first turn on, the table takes back the last object; it becomes a saved draft.
    let mut nth = 0;
    while !page.has(&act("present-done")).await? {
        if page.has(&act("lift")).await? {
            table.pass_curtain(&act("made")).await?;
        }
        nth += 1;
        page.fill(&act("word"), &"owl ".repeat(nth).trim_end().replace(' ', "")).await?;
        page.fill(&act("label"), "with wings").await?;
        let before = page.text_of("document.querySelector('.bb-title')?.textContent").await?;
        page.tap(&act("made")).await?;
        page.until(&format!(
            "document.querySelector(\"[data-act='lift'], [data-act='present-done']\") || document.querySelector('.bb-title')?.textContent !== {}",
            json!(before)
        ))
        .await?;
    }
    page.tap(&act("undo")).await?;
    page.tap("dialog[open] [data-act='confirm']").await?;
    table.pass_curtain(&act("made")).await?;
    let last = "owl".repeat(nth);
    page.until(&format!("{word} === {}", json!(last))).await?;
    page.tap(&act("redo")).await?;
    page.tap(&act("present-done")).await?;
    page.wait_visible(&act("roll")).await
}

/// Looking back from a private view shows the public board.
pub(crate) async fn replay_from_a_private_view(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.real_clay(3).await?;
    table.pass_curtain(&act("made")).await?;
    page.fill(&act("word"), "owl").await?;
    page.fill(&act("label"), "of clay").await?;
    page.tap(&act("made")).await?;
    page.until("/2 of/.test(document.querySelector('.bb-title')?.textContent)").await?;
    let shown = "document.querySelector('.bb-mountain')?.checkVisibility()";
    expect!(!page.is(shown).await?, "the board stands beside what is made");
    page.tap(&act("menu")).await?;
    page.tap(&format!(".menu-item{}", act("replay"))).await?;
    page.tap(&act("first")).await?;
    page.until(shown).await?;
    page.tap(&act("to-now")).await?;
    // Other players may have watched the replay.
    expect!(!page.has(&act("made")).await?, "what is one's own lies open after looking back");
    table.pass_curtain(&act("made")).await
}

/// Selecting a cave makes paying the primary action. The field of a written question takes the focus. An answer leaves
/// a line of text behind, on a phone too.
pub(crate) async fn asked_on_a_phone(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((360, 740, 1)).await?;
    table.real_clay(3).await?;
    for nth in 0..9 {
        if nth % 3 == 0 {
            table.pass_curtain(&act("made")).await?;
        }
        page.until(&format!("/{} of/.test(document.querySelector('.bb-title')?.textContent)", nth % 3 + 1))
            .await?;
        page.fill(&act("word"), &"owl".repeat(nth % 3 + 1)).await?;
        page.fill(&act("label"), "of clay").await?;
        page.tap(&act("made")).await?;
    }
    page.tap(&act("present-done")).await?;
    let first = |name: &str| format!("document.querySelector('.bb-task .primary')?.dataset.act === '{name}'");
    page.until(&first("roll")).await?;
    page.tap("[data-cave='3']").await?;
    page.until(&first("pay")).await?;
    page.tap(&act("pay")).await?;
    page.tap(".bb-work[data-target]").await?;
    let told = "(line => line?.checkVisibility() && /says/.test(line.textContent))(document.querySelector('.bb-story'))";
    page.wait_visible(&act("yes")).await?;
    expect!(!page.is(told).await?, "nobody has said anything yet");
    page.tap(&act("write-question")).await?;
    page.wait_visible(&format!("{}:focus", act("question"))).await?;
    page.tap(&act("yes")).await?;
    page.until(told).await.map(drop)
}

/// The reason why an object cannot be handed in is visible at the pressed button, on a small phone too.
pub(crate) async fn refusal_in_sight(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device((360, 640, 1)).await?;
    table.real_clay(3).await?;
    table.pass_curtain(&act("made")).await?;
    page.fill(&act("word"), "owl").await?;
    page.fill(&act("label"), "the owl").await?;
    page.tap(&act("made")).await?;
    let seen = "(why => {
        const { left, right, top, bottom } = why.getBoundingClientRect();
        return [top + 2, bottom - 2].every(y => why.contains(document.elementFromPoint((left + right) / 2, y)));
    })(document.querySelector('.bb-careful:not([hidden])'))";
    page.until(seen).await.map(drop)
}

/// The id of [`written`].
pub(crate) const WRITTEN: &str = "1a2034ce50b-00000001";

/// Returns an export of a match of three people with this kind of clay and these entries, as if edited by hand.
pub(crate) fn written(clay: &str, entries: Value) -> String {
    let players = ["A", "B", "C"].map(|name| json!({ "name": name, "colour": 0, "symbol": 0 }));
    let config = json!({ "clay": clay, "minutes": 0, "no_letters": false, "penalties": false, "track": 32,
        "two_words": false, "phrases": false });
    let header = json!({ "schema": 1, "game": "barbarossa", "rules": 2, "id": WRITTEN, "created": 5,
        "players": players, "config": config });
    let one = json!({ "updated": 5, "header": header, "entries": entries });
    json!({ "bar-a-jeux": "export", "schema": 1, "matches": [one] }).to_string()
}

/// Refuses saves edited by hand, and gives the reason.
pub(crate) async fn edited_saves(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("import")).await?;
    let cases = [
        ("app", format!("make clay {}\nowl\n", "AQEB".repeat(1_000_000)), "rules. This clay cannot be read"),
        (
            "real",
            format!("make photo data:image/jpeg;base64,{}\nowl\n", "/9j/".repeat(1_000_000)),
            "rules. This picture is too large",
        ),
        ("real", "make none\nowl\n".to_owned(), "rules. An object of real clay needs a photo or a label"),
        ("real", "make none\nan owl\nof clay".to_owned(), "rules. Leave the article out"),
        ("real", "make none\n\n".to_owned(), "Entry 1 of the log cannot be read"),
        ("real", "make none\now\u{7}l\n".to_owned(), "Entry 1 of the log cannot be read"),
        ("real", "make none\nowl\na\u{0}b".to_owned(), "rules. This text is too long"),
    ];
    for (nth, (clay, action, told)) in cases.into_iter().enumerate() {
        let file = page.browser.downloads.join(format!("{nth}.json"));
        fs::write(&file, written(clay, json!([{ "step": { "by": 0, "do": action } }])))?;
        page.choose("#import-file", &file).await?;
        let said = "document.querySelector(\"[data-import='plan']\")?.innerText";
        page.until(&format!("{said}?.includes({})", json!(told))).await?;
        let said = page.text_of(said).await?;
        expect!(said.contains("nothing to add"), "{told:?} can be added: {said:?}");
    }
    Ok(())
}
