//! The page starts, says so, and loads nothing from other origins.

use crate::server::Server;
use crate::table::Table;
use crate::{Outcome, Stage, expect};

/// Console complaints are checked after every scenario; here only the start itself can cause them.
pub(crate) async fn boots(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.home().await?;
    let title = table.page.text_of("document.title").await?;
    expect!(!title.is_empty(), "the page has no title");
    let wrong: Vec<_> = stage
        .server
        .asked()
        .into_iter()
        .filter(|line| !line.starts_with("200") && !line.starts_with("304"))
        .collect();
    expect!(wrong.is_empty(), "not all that was asked for was there: {wrong:?}");
    Ok(())
}

/// Nothing is loaded from other origins, and the page's own policy forbids it.
pub(crate) async fn keeps_to_its_origin(stage: &mut Stage) -> Outcome {
    let stranger = Server::start(&crate::build::dist()?).await?;
    let table = Table::of(stage);
    table.home().await?;
    for screen in crate::table::SCREENS {
        table.screen(screen).await?;
    }
    let own = stage.server.origin();
    let seen = stage.page.origins().await?;
    expect!(!seen.is_empty(), "nothing seen to be loaded at all");
    expect!(seen.iter().all(|origin| *origin == own), "loaded from elsewhere: {seen:?}");
    // The policy must refuse a request before it leaves, so the stranger's server never sees it.
    let script = format!(
        "const url = {0:?};
         const image = new Promise(end => {{
             const i = new Image();
             i.onload = () => end('image loaded'); i.onerror = () => end('image refused');
             i.src = url + 'icon.svg'; document.body.append(i);
         }});
         const style = new Promise(end => {{
             const l = document.createElement('link');
             l.rel = 'stylesheet'; l.onload = () => end('style loaded'); l.onerror = () => end('style refused');
             l.href = url + 'x.css'; document.head.append(l);
         }});
         const script = new Promise(end => {{
             const s = document.createElement('script');
             s.onload = () => end('script loaded'); s.onerror = () => end('script refused');
             s.src = url + 'x.js'; document.head.append(s);
         }});
         const fetched = fetch(url, {{ mode: 'no-cors' }}).then(() => 'fetched', () => 'fetch refused');
         Promise.all([image, style, script, fetched]).then(done);",
        stranger.url()
    );
    let answers = stage.page.promised(&script).await?;
    let heard = stranger.asked();
    expect!(heard.is_empty(), "requests left the origin: {heard:?} ({answers})");
    Ok(())
}

/// Runs before the page: hides from it the CSS unit that measures the boards.
pub(crate) const OLD: &str = "
(() => {
    const supports = CSS.supports;
    CSS.supports = (...what) => !/dvh/.test(what) && supports.apply(CSS, what);
})();";

/// A browser that is too old gets an explanation in the player's language.
pub(crate) async fn too_old(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    table.page.open(&stage.server.url()).await?;
    table.page.until("document.documentElement.dataset.boot === 'failed'").await?;
    let said = table.page.text_of("document.getElementById('boot').innerText").await?;
    expect!(said.contains("Firefox 121 ou") && said.contains("1dvh"), "what is lacking is not said: {said}");
    expect!(!said.contains("Barragoon"), "home is still there: {said}");
    Ok(())
}
