//! The summary card of each game: available to all players at any time, and printed on one A5 page.

use base64::{Engine as _, engine::general_purpose::STANDARD};

use crate::keys::ESCAPE;
use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// The open card of any game.
const CARD: &str = "[data-dialog='aid'] .aid";

/// The card is one tap away during a match, or one key away while the curtain is down; the curtain stays down.
pub(crate) async fn at_hand(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.cards(3).await?;
    page.wait_visible(".curtain").await?;
    page.keys("i").await?;
    page.wait_visible(CARD).await?;
    let said = page.text_of(&format!("document.querySelector(\"{CARD}\").textContent")).await?;
    expect!(said.contains("Round 4: 200 for the exact card"), "what costs is not on the card: {said}");
    page.keys(&ESCAPE.to_string()).await?;
    page.wait_hidden(CARD).await?;
    page.wait_visible(".curtain").await?;
    table.lift().await?;
    page.tap(&act("aid")).await?;
    page.wait_visible(CARD).await?;
    let again = page.text_of(&format!("document.querySelector(\"{CARD}\").textContent")).await?;
    expect!(again == said, "another card for whoever holds the device: {again}");
    Ok(())
}

/// The printed page has the whole card and no other element, on a single A5 sheet.
pub(crate) async fn on_paper(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    for game in ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"] {
        page.hash(&format!("#/rules/{game}")).await?;
        table.up("rules").await?;
        page.tap(&act("aid")).await?;
        page.wait_visible(CARD).await?;
        let card = page.text_of(&format!("document.querySelector(\"{CARD}\").innerText")).await?;
        expect!(card.lines().count() > 10, "{game}: hardly anything on the card: {card}");
        page.printing(true).await?;
        let paper = page.text_of("document.body.innerText").await?;
        page.printing(false).await?;
        let lines = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        expect!(lines(&paper).ends_with(&lines(&card)), "{game}: not what is on the card: {paper}");
        expect!(lines(&paper).len() < lines(&card).len() + 8, "{game}: more than the card: {paper}");
        let sheet = STANDARD.decode(page.paper().await?).unwrap_or_default();
        let sheet = String::from_utf8_lossy(&sheet);
        let pages = sheet.matches("/Type /Page\n").count();
        expect!(pages == 1, "{game}: {pages} pages");
        // 148 by 210 mm, in points.
        expect!(
            sheet.contains("/MediaBox [0 0 419.") || sheet.contains("/MediaBox [0 0 420"),
            "{game}: not a page of A5"
        );
        page.keys(&ESCAPE.to_string()).await?;
        page.wait_hidden(CARD).await?;
    }
    Ok(())
}
