//! Animates the latest step. Everything is in its final place from the start and only appears to arrive, so that no
//! player has to wait: a tap continues at once.

use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::{art::Drawing, controller::Controller};
use crate::{
    app::{
        platform::{elements, js, root_element::is_still},
        session::Session,
    },
    games::barbarossa::Barbarossa,
    scenes::barbarossa::cues::{Cue, Motion, cues},
};

/// Animates each step, unless motion is reduced.
pub(super) fn show_motion(controller: Controller) {
    let session = controller.session;
    let fresh = Memo::new(move |_| {
        session.playback(|playback| {
            // A sheet would hide the motion.
            (playback.is_fresh() && !playback.is_watched()).then(|| playback.serial())
        })
    });
    Effect::new(move |_| {
        if fresh.get().is_some() && !is_still() {
            let cues = cues(&session.view.get_untracked());
            request_animation_frame(move || cues.iter().for_each(play));
        }
    });
}

/// A newly rolled die tumbles over the hollow.
#[component]
pub(super) fn Tumbling(session: Session<Barbarossa>) -> impl IntoView {
    // The story's length makes two equal rolls differ.
    let thrown = Memo::new(move |before: Option<&Option<(usize, u8)>>| {
        let view = session.view.get();
        let pips = cues(&view).into_iter().find_map(|cue| match cue.motion {
            Motion::Die(pips) => Some(pips),
            _ => None,
        });
        let now = pips.map(|pips| (view.story.len(), pips));
        before.and(now)
    });
    let die = move || {
        let (_, pips) = thrown.get()?;
        let href = FACES.get(usize::from(pips) - 1).copied()?;
        Some(view! {
            <span class="bb-tumbling" aria-hidden="true">
                <Drawing href />
            </span>
        })
    };
    view! { {die} }
}

/// The faces of the die, from one to six.
pub(super) const FACES: [&str; 6] = ["#bb-d1", "#bb-d2", "#bb-d3", "#bb-d4", "#bb-d5", "#bb-d6"];

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn play(cue: &Cue) {
    match &cue.motion {
        // The die animates itself, see [`Tumbling`].
        Motion::Die(_) => {}
        Motion::Walk { seat, caves } => {
            let place = |cave: &u8| find(&format!("[data-cave='{cave}']")).map(Into::into);
            let magician = find(&format!(".bb-magician[data-seat='{}']", seat.index()));
            travel(magician, caves.iter().map(place), 0.0, cue);
        }
        Motion::Hop { seat, spaces } => {
            let place = |space: &i16| find(&format!("[data-space='{}']", (*space).max(1))).map(Into::into);
            let hat = find(&format!(".bb-hat[data-seat='{}']", seat.index()));
            if let [first, .., last] = spaces[..] {
                gain(hat.as_ref(), last - first, cue);
            }
            travel(hat, spaces.iter().map(place), 10.0, cue);
        }
        Motion::Beast(cave) => {
            let shapes = ["none", "scale(1.5) rotate(-8deg)", "scale(1.35) rotate(8deg)", "none"];
            let frames: Vec<_> = shapes.iter().map(|shape| json!({ "transform": shape })).collect();
            animate(find(&format!("[data-cave='{cave}'] .bb-kind")), &json!(frames), cue);
        }
        Motion::Arrow(riddle) => {
            animate(find(&format!("[data-object='{riddle}'] .bb-planted:last-child")), &flight(), cue);
        }
    }
}

/// The keyframes of an arrow that flies in and quivers.
fn flight() -> serde_json::Value {
    json!([
        { "transform": "translate(260%, -320%) rotate(-14deg)", "opacity": 0, "easing": "cubic-bezier(.5,0,.9,.6)" },
        { "transform": "none", "opacity": 1, "offset": 0.7 },
        { "transform": "rotate(7deg)", "offset": 0.8 },
        { "transform": "rotate(-4deg)", "offset": 0.9 },
        { "transform": "none" },
    ])
}

/// Directive `use:perform`: plays the scene of an element. Each part names its motion by `data-scene` and its start in
/// milliseconds by `data-at`. Does nothing if motion is reduced.
pub(super) fn perform(root: Element) {
    if is_still() {
        return;
    }
    request_animation_frame(move || {
        for part in elements::within(&root, "[data-scene]") {
            let (frames, lasting) = match part.get_attribute("data-scene").as_deref() {
                Some("fly") => (flight(), 450),
                Some("hop") => (
                    json!([
                        { "transform": "translateY(60%)", "opacity": 0 },
                        { "transform": "translateY(-45%)", "opacity": 1, "offset": 0.5 },
                        { "transform": "none", "offset": 0.8 },
                        { "transform": "translateY(-15%)", "offset": 0.9 },
                        { "transform": "none" },
                    ]),
                    400,
                ),
                Some("drop") => (
                    json!([
                        { "transform": "translateY(-250%) rotate(-20deg)", "opacity": 0, "easing": "ease-in" },
                        { "transform": "none", "opacity": 1, "offset": 0.75 },
                        { "transform": "translateY(-12%)", "offset": 0.88 },
                        { "transform": "none" },
                    ]),
                    400,
                ),
                _ => (json!([{ "opacity": 0 }, { "opacity": 1 }]), 150),
            };
            let at = part.get_attribute("data-at").and_then(|at| at.parse().ok()).unwrap_or_default();
            arrive(part.dyn_into().ok(), &frames, at, lasting);
        }
    });
}

/// Ends a scene after a tap.
pub(super) fn finish(event: &PointerEvent) {
    let all = js::object(&[("subtree", true.into())]);
    let moving = event.current_target().and_then(|root| js::call(&root, "getAnimations", &[all]));
    let moving = moving.and_then(|moving| moving.dyn_into::<js_sys::Array>().ok()).unwrap_or_default();
    for animation in moving {
        js::call(&animation, "finish", &[]);
    }
}

/// Shows the spaces gained beside a hat: "+5".
fn gain(hat: Option<&HtmlElement>, spaces: i16, cue: &Cue) {
    let Some(hat) = hat else { return };
    // Setting these fixed names never fails.
    let _ = hat.set_attribute("data-gain", &format!("{spaces:+}").replace('-', "−"));
    let _ = hat.style().set_property("--gain-at", &format!("{}ms", cue.at + cue.lasting));
    let hat = hat.clone();
    let over = std::time::Duration::from_millis(u64::from(cue.at + cue.lasting) + 1400);
    set_timeout(move || drop(hat.remove_attribute("data-gain")), over);
}

/// Moves an element through these places to the last one, where it already stands. `hop`: height of a hop between two
/// places, in pixels.
fn travel(what: Option<HtmlElement>, places: impl Iterator<Item = Option<Element>>, hop: f64, cue: &Cue) {
    let middle = |place: Element| {
        let frame = place.get_bounding_client_rect();
        (frame.left() + frame.width() / 2.0, frame.top() + frame.height() / 2.0)
    };
    let Some(middles) = places.map(|place| place.map(middle)).collect::<Option<Vec<_>>>() else { return };
    let Some(&(x, y)) = middles.last() else { return };
    let mut frames = Vec::new();
    for (at, (here_x, here_y)) in middles.iter().enumerate() {
        if at > 0 && hop > 0.0 {
            let (before_x, before_y) = middles[at - 1];
            let (half_x, half_y) = ((before_x + here_x) / 2.0 - x, (before_y + here_y) / 2.0 - y - hop);
            frames.push(json!({ "transform": format!("translate({half_x}px, {half_y}px)") }));
        }
        frames.push(json!({ "transform": format!("translate({}px, {}px)", here_x - x, here_y - y) }));
    }
    if let Some(what) = &what {
        let _ = what.class_list().add_1("bb-walks");
        let what = what.clone();
        let over = std::time::Duration::from_millis(u64::from(cue.at + cue.lasting));
        set_timeout(move || drop(what.class_list().remove_1("bb-walks")), over);
    }
    animate(what, &json!(frames), cue);
}

fn animate(what: Option<HtmlElement>, frames: &serde_json::Value, cue: &Cue) {
    arrive(what, frames, cue.at, cue.lasting);
}

/// Plays keyframes after a delay. Until then the element looks as in the first frame.
fn arrive(what: Option<HtmlElement>, frames: &serde_json::Value, at: u32, lasting: u32) {
    let timing = json!({ "delay": at, "duration": lasting, "fill": "backwards" });
    let parse = |value: &serde_json::Value| js_sys::JSON::parse(&value.to_string());
    if let (Some(what), Ok(frames), Ok(timing)) = (what, parse(frames), parse(&timing)) {
        js::call(&what, "animate", &[frames, timing]);
    }
}
