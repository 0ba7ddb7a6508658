//! The program is loaded in parts, some of which cannot be fetched.

use bar_a_jeux::{
    games::barracuda::{Barracuda, Config},
    table::{Header, Player},
};
use serde_json::json;

use crate::table::{Table, act};
use crate::{Outcome, Stage, expect};

/// The games in the order of their downloads.
const GAMES: [&str; 5] = ["barragoon", "bouillabaisse", "barrakuda", "barracuda", "barbarossa"];

/// The connection is cut after home, and again after each game. Loaded parts go on; a missing one gives a message and a
/// way to try again.
pub(crate) async fn connection_lost(stage: &mut Stage) -> Outcome {
    let screens = ["screens-", "around-", "shared-", "play-"];
    let cut_after = |come: usize| {
        let games: Vec<String> = GAMES[come..].iter().map(|game| format!("{game}-")).collect();
        let missing = games.iter().map(String::as_str).chain(screens.into_iter().filter(|_| come == 0));
        stage.server.withhold(&missing.collect::<Vec<_>>());
    };
    let table = Table::of(stage);
    let page = table.page;
    cut_after(0);
    table.home().await?;
    for (index, game) in GAMES.iter().enumerate() {
        page.tap(&format!("[data-game='{game}'] {}", act("new-match"))).await?;
        table.up("not-fetched").await?;
        page.wait_visible("[data-notice='not-fetched']").await?;
        cut_after(index + 1);
        page.tap(&act("fetch-again")).await?;
        table.up("setup").await?;
        page.hash("#/").await?;
        table.up("home").await?;
    }
    // With all parts loaded, no host is needed.
    stage.server.stop().await;
    let table = Table::of(stage);
    for game in GAMES {
        table.screen(("rules", &format!("#/rules/{game}"))).await?;
    }
    expect!(!table.page.has("[data-notice='not-fetched']").await?, "something is still missing");
    Ok(())
}

/// An import needs the rules of all its games. If one is missing, the import changes nothing and can be tried again.
pub(crate) async fn import_waits(stage: &mut Stage) -> Outcome {
    stage.server.withhold(&["barracuda-"]);
    let table = Table::of(stage);
    let page = table.page;
    let players = ["Anna", "Ben", "Zoé"].into_iter().zip(0..).map(|(name, nth)| Player::new(name, nth, nth));
    let header = Header::new::<Barracuda>("m", 0, players.collect(), Config::default(), None);
    let text = json!({ "bar-a-jeux": "export", "schema": header.schema, "matches": [{ "header": header, "entries": [] }] });
    table.home().await?;
    table.screen(("saves", "#/saves")).await?;
    page.tap(&act("import")).await?;
    page.fill(&act("import-text"), &text.to_string()).await?;
    page.tap(&act("import-check")).await?;
    page.wait_visible("dialog[open] [data-notice='not-fetched']").await?;
    expect!(!page.has(&act("confirm")).await?, "it can be imported unchecked");
    stage.server.withhold(&[]);
    page.tap(&act("check-again")).await?;
    page.wait_visible("[data-import='plan']").await?;
    page.tap(&act("confirm")).await?;
    page.wait_visible("[data-match='m']").await
}
