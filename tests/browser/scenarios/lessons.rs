//! Lessons, taken by a person who has never seen the game.

use serde_json::json;

use crate::keys::{ENTER, TAB};
use crate::languages;
use crate::page::Page;
use crate::table::{Table, act, square};
use crate::{Outcome, Stage, expect, soon};

/// The smallest supported phone.
const PHONE: (u32, u32, u32) = (360, 740, 2);

/// Expression: the teacher's text.
const SAID: &str = "document.querySelector('.lesson-said').textContent";

/// Expression: all readable text.
const ALL: &str = "document.querySelector('.lesson').innerText";

/// Expression: the button that leads on, of the lesson or of the board's playback.
const WAY: &str = "['lesson-play', 'lesson-next', 'lesson-show', 'skip', 'go-on'].find(act =>
    document.querySelector(`[data-act='${act}']:not(:disabled)`)) ?? 'next'";

/// Faults of the page: too wide, two buttons that lead on (the lesson's and the board's), more than three lines of
/// text.
const FAULTS: &str = "Object.entries({
    'wider than the phone': document.documentElement.scrollWidth > innerWidth,
    'two ways on': ['.lesson-ways [data-act=\"lesson-next\"]:enabled', '.bk-ways [data-act=\"go-on\"]']
        .every(way => document.querySelector(way)?.checkVisibility()),
    'more than three lines': (words =>
        words.getBoundingClientRect().height >= 3.5 * parseFloat(getComputedStyle(words).lineHeight)
    )(document.querySelector('.lesson-said > span')),
}).filter(([, is]) => is).map(([what]) => what).join()";

/// Takes Barragoon's lesson with wrong answers, a break in the middle and a change to a match.
pub(crate) async fn barragoon_learnt(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    // The minute leads on to the lesson.
    page.tap("[data-game='barragoon'] [data-act='learn']").await?;
    table.up("minute").await?;
    page.tap(&act("learn")).await?;
    table.up("lesson").await?;
    page.until(&format!("{SAID}.startsWith('Barragoon is a duel')")).await?;
    // Before the first question no move is accepted.
    go(page, "d3", "d5").await?;
    page.until("/tap Next/.test(document.querySelector('[data-objection]')?.textContent)").await?;
    table.shows(&[("d3", "w3"), ("d5", ".")]).await?;
    page.tap(&act("lesson-next")).await?;
    page.wait_visible(".lesson-said[data-asks]").await?;
    page.wait_visible(&format!("{}[data-pointed]", square("d6"))).await?;
    // The lesson objects to a legal move that was not asked for; the rules object to an illegal one.
    for (to, own) in [("d5", true), ("e9", false)] {
        go(page, "d3", to).await?;
        let objects = "document.querySelector('[data-objection]')?.textContent";
        page.until(&format!("{objects} && {objects}.includes('two steps') === {own}")).await?;
        expect!(!page.has(".toast").await?, "said twice");
    }
    table.shows(&[("d3", "w3")]).await?;
    go(page, "d3", "d6").await?;
    page.until(&format!("{SAID}.startsWith('Exactly')")).await?;
    soon!(!page.has("[data-objection]").await?, "what was wrong is still said");
    // A reload resumes the lesson.
    page.reload().await?;
    table.up("lesson").await?;
    page.until(&format!("{SAID}.startsWith('Exactly')")).await?;
    table.shows(&[("d3", "."), ("d6", "w3")]).await?;
    page.tap(&act("lesson-back")).await?;
    page.until(&format!("{SAID}.startsWith('Barragoon is a duel')")).await?;
    table.shows(&[("d3", "w3")]).await?;
    let kept = page.eval("Object.keys(localStorage).filter(key => key.includes('/match/')).length").await?;
    expect!(kept == 0, "a lesson is among the matches");
    Ok(())
}

/// Places a cube by taps on a phone; all needed controls are in view, even below an objection.
pub(crate) async fn placed_in_a_lesson(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device(PHONE).await?;
    table.home().await?;
    let capture =
        json!({ "lessons": { "barragoon": { "chapter": 2, "beat": 0, "answers": [] } } }).to_string();
    page.run("localStorage.setItem('bar-a-jeux/learnt', arguments[0]);", json!(capture)).await?;
    table.screen(("lesson", "#/learn/barragoon")).await?;
    page.until(&format!("{SAID}.includes('cross on c6')")).await?;
    go(page, "c3", "c6").await?;
    page.until(&format!("{SAID}.startsWith('The cube is in your hand')")).await?;
    page.tap(&act("lesson-next")).await?;
    page.wait_visible(&format!("{}[data-pointed]", square("e8"))).await?;
    page.tap(&square("e8")).await?;
    page.tap("[data-face='oN']").await?;
    page.tap(&act("place")).await?;
    page.until("/the cross/.test(document.querySelector('[data-objection]')?.textContent)").await?;
    for what in ["[data-face='xx']", "[data-act='place']"] {
        let seen = page.is(&format!("(box => box.top >= 0 && box.bottom <= innerHeight)(document.querySelector({}).getBoundingClientRect())", json!(what))).await?;
        expect!(seen, "{what} is out of sight below the objection");
    }
    page.tap("[data-face='xx']").await?;
    page.tap(&act("place")).await?;
    page.until(&format!("{SAID}.startsWith('When you capture a cube')")).await?;
    table.shows(&[("e8", "xx"), ("c6", "w3")]).await
}

/// Moves a piece or tries to; a refused move may have left it held.
async fn go(page: &Page, from: &str, to: &str) -> Outcome {
    let held = format!("{}[data-state='held']", square(from));
    if !page.has(&held).await? {
        page.tap(&square(from)).await?;
        page.wait_visible(&held).await?;
    }
    page.tap(&square(to)).await
}

/// Plays each lesson to its end by keyboard alone and lets it show every answer; then a match or set-up opens.
pub(crate) async fn lessons_by_keys(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    page.device(PHONE).await?;
    table.home().await?;
    let games = ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"];
    for (turn, game) in games.into_iter().enumerate() {
        let language = languages::nth(turn);
        table.anew_in(language, ("lesson", &format!("#/learn/{game}"))).await?;
        page.until(&format!("{SAID}.length > 20")).await?;
        let mut before = String::new();
        // More steps than any lesson has, including the board's playback.
        for _ in 0..150 {
            // One question per step, since the walk has hundreds of steps.
            let seen =
                page.until(&format!("{ALL} !== {} && [{ALL}, {WAY}, {FAULTS}]", json!(before))).await?;
            let [all, way, faults] = [0, 1, 2].map(|at| seen[at].as_str().unwrap_or_default().to_owned());
            expect!(faults.is_empty(), "{game}: {faults} in {all}");
            if way == "lesson-play" {
                break;
            }
            press(page, &way).await?;
            before = all;
        }
        press(page, "lesson-play").await?;
        // Bots do not play Barbarossa.
        table.up(if game == "barbarossa" { "setup" } else { "play" }).await?;
    }
    Ok(())
}

/// One player reads a lesson and the rules in another language; the table keeps its own.
pub(crate) async fn another_language(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    let other = languages::in_settings("fr").to_string();
    table.screen(("lesson", "#/learn/barragoon")).await?;
    page.until(&format!("{SAID}.startsWith('Barragoon is a duel')")).await?;
    page.fill(&act("other-language"), &other).await?;
    page.until("document.querySelector('.lesson').lang === 'fr'").await?;
    page.until(&format!("{SAID}.length > 20 && !{SAID}.startsWith('Barragoon is a duel')")).await?;
    let root = page.text_of("document.documentElement.lang").await?;
    expect!(root == "en", "the page of the table is in {root}");
    page.fill(&act("other-language"), "0").await?;
    page.until(&format!("{SAID}.startsWith('Barragoon is a duel')")).await?;
    table.screen(("rules", "#/rules/barracuda")).await?;
    let lead = "document.querySelector('.rules-lead').textContent";
    let english = page.text_of(lead).await?;
    page.fill(&act("other-language"), &other).await?;
    page.until(&format!("document.querySelector('.rules').lang === 'fr' && {lead} !== {}", json!(english)))
        .await?;
    // The choice ends with the screen.
    table.screen(("home", "#/")).await?;
    table.screen(("rules", "#/rules/barracuda")).await?;
    page.until(&format!("{lead} === {}", json!(english))).await.map(drop)
}

/// Returns the number of Tab stops between the focus and the named control, or 0 if the control comes first.
const AWAY: &str = "
const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(e => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]'));
const [from, to] = [document.activeElement, document.querySelector(`[data-act='${arguments[0]}']`)].map(e => stops.indexOf(e));
return Math.max(0, to - from - 1);";

/// Moves the focus to a control by keyboard and presses it.
async fn press(page: &Page, name: &str) -> Outcome {
    let there = format!("document.activeElement?.dataset.act === '{name}'");
    // Covers most of the way at once, since a question after each key takes the most time.
    let stops = page.run(AWAY, json!(name)).await?.as_u64().ok_or("no number of stops")?;
    page.keys(&TAB.to_string().repeat(stops as usize)).await?;
    for _ in 0..80 {
        if page.is(&there).await? {
            return page.keys(&ENTER.to_string()).await;
        }
        page.keys(&TAB.to_string()).await?;
    }
    Err(format!("no key leads to {name}").into())
}

/// Search finds terms in the rules of all games, ignoring accents; a result leads to its sentence.
pub(crate) async fn rules_searched(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    table.screen(("rules", "#/rules/barbarossa")).await?;
    let count = "document.querySelectorAll(\"[data-act='found']\").length";
    page.fill(&act("search"), "AUCTION").await?;
    page.until(&format!("{count} > 3")).await?;
    let hidden = page.is("document.querySelector('.rules').hidden").await?;
    expect!(hidden, "the rules are still below what was found");
    page.fill(&act("search"), "no such thing").await?;
    page.until(&format!("{count} === 0")).await?;
    page.until("/No results/.test(document.querySelector('.rules-found [role=status]').textContent)").await?;
    page.fill(&act("search"), "auctión").await?;
    page.tap(&act("found-all")).await?;
    page.tap("[data-act='found'][href='#/rules/barracuda/r_auction_a']").await?;
    table.up("rules").await?;
    page.wait_visible("#rules-auction .rules-lit[data-rule='r_auction_a']").await?;
    let lit = "(lit => lit && (({ top, bottom }) => top > 0 && bottom < innerHeight)(lit.getBoundingClientRect()) && lit.textContent)\
         (document.querySelector('.rules-lit'))";
    page.until(lit).await?;
    // From home, results in the short rules, an example and the reference card are each highlighted in place. The way
    // back leads to the results.
    table.screen(("home", "#/")).await?;
    page.tap(".home-search").await?;
    table.up("search").await?;
    page.wait_visible("[data-act='search']:focus").await?;
    for (wanted, at, place) in [
        ("GALLEON", "barrakuda/r_lead", ".rules-lead"),
        ("Ben four bars", "barracuda/r_pay_four_a", "#rules-examples p"),
        ("expensive five", "barracuda/card-3", "dialog[open] .aid mark"),
    ] {
        page.fill(&act("search"), wanted).await?;
        page.tap(&format!("[data-act='found'][href='#/rules/{at}']")).await?;
        table.up("rules").await?;
        page.wait_visible(&format!("{place}.rules-lit")).await?;
        page.until(lit).await?;
        page.run("history.back();", json!(null)).await?;
        table.up("search").await?;
        page.until(&format!("document.querySelector(\"[data-act='search']\").value === '{wanted}'")).await?;
    }
    Ok(())
}
