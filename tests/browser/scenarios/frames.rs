//! Measures frame times in each engine while clay is worked with the largest brush. `make frames` prints them for the
//! build in `dist/`. It asserts no speed, since without a graphics card rendering is in software.

use serde_json::Value;

use crate::table::{Table, act};
use crate::{Engine, NO_CLAY, Outcome, PLAIN, Stage, play};

/// Tools by their index on the bench and by name: those that move most clay, and those used most.
const TOOLS: [(usize, &str); 5] = [(0, "Add"), (2, "Smooth"), (3, "Pull"), (6, "Lump"), (8, "Move")];

/// Number of frames per stroke.
const FRAMES: usize = 90;

/// A stroke with the current tool, one step per frame.
const STROKE: &str = include_str!("../walks/frames.js");

/// Expression: the canvas is drawn and no work is left.
const RESTS: &str = "document.querySelector('.bb-canvas:not([data-busy])')";

#[test]
fn chromium() {
    play("frames", Engine::Chromium, PLAIN, NO_CLAY, told);
}

#[test]
fn firefox() {
    play("frames", Engine::Firefox, PLAIN, NO_CLAY, told);
}

#[test]
fn webkit() {
    play("frames", Engine::WebKit, PLAIN, NO_CLAY, told);
}

/// Measures a stroke of each tool, each on a new ball.
async fn told(stage: &mut Stage) -> Outcome {
    let table = Table::of(stage);
    let page = table.page;
    table.home().await?;
    if !page.is("document.createElement('canvas').getContext('webgl2')").await? {
        println!("{:?}: no WebGL 2", page.engine());
        return Ok(());
    }
    table.screen(("practice", "#/practice")).await?;
    page.tap("[data-start='0']").await?;
    for (place, name) in TOOLS {
        page.until(RESTS).await?;
        page.run(&format!("document.querySelector(\"[data-tool='{place}']\").click();"), Value::Null).await?;
        let larger = format!("{} {}", act("clay-size"), act("more"));
        while page.is(&format!("!document.querySelector(\"{larger}\").disabled")).await? {
            page.run(&format!("document.querySelector(\"{larger}\").click();"), Value::Null).await?;
        }
        let times = page.promised(&STROKE.replace("FRAMES", &FRAMES.to_string())).await?;
        let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        times.sort_by(f64::total_cmp);
        let part = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
        println!(
            "{:?}, {name}: half of the frames within {:.0} ms, nine of ten within {:.0}, the longest {:.0}",
            page.engine(),
            part(50),
            part(90),
            times.last().copied().unwrap_or_default()
        );
        page.until(RESTS).await?;
        page.tap(&act("clay-undo")).await?;
    }
    Ok(())
}
