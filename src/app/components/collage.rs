//! A picture put together of a game's own drawings.

use leptos::prelude::*;

/// How wide and how tall a picture is, in its own units.
const WIDE: f32 = 150.0;
const TALL: f32 = 100.0;

/// Where a part lies in its picture, from the left and from above, how large it is, and how far it is turned.
#[derive(Copy, Clone)]
pub struct Spot {
    x: i16,
    y: i16,
    wide: i16,
    tall: i16,
    degrees: i16,
}

/// Upright, in a picture of 150 by 100.
pub const fn at(x: i16, y: i16, wide: i16, tall: i16) -> Spot {
    Spot { x, y, wide, tall, degrees: 0 }
}

impl Spot {
    /// The same, turned clockwise.
    pub const fn turned(self, degrees: i16) -> Spot {
        Spot { degrees, ..self }
    }

    fn style(self) -> String {
        let Spot { x, y, wide, tall, degrees } = self;
        let percent = |part: i16, whole: f32| f32::from(part) * 100.0 / whole;
        format!(
            "inset:{:.2}% auto auto {:.2}%;width:{:.2}%;height:{:.2}%;rotate:{degrees}deg",
            percent(y, TALL),
            percent(x, WIDE),
            percent(wide, WIDE),
            percent(tall, TALL),
        )
    }
}

/// Parts over each other, the first at the back. It says nothing that the words beside it do not.
#[component]
pub fn Collage(parts: Vec<(Spot, AnyView)>) -> impl IntoView {
    let laid = parts.into_iter().map(|(spot, part)| {
        view! {
            <span class="collage-part" style=spot.style()>
                {part}
            </span>
        }
    });
    view! {
        <span class="collage" aria-hidden="true">
            {laid.collect_view()}
        </span>
    }
}

/// Figures, as tall as their place.
#[component]
pub fn Figures(
    text: &'static str,
    /// How wide the place is, where it is a hundred tall.
    #[prop(default = 100)]
    wide: u16,
) -> impl IntoView {
    view! {
        <svg class="collage-figures" viewBox=format!("0 0 {wide} 100") aria-hidden="true" focusable="false">
            <text x=wide / 2 y="84" text-anchor="middle">
                {text}
            </text>
        </svg>
    }
}

/// An arrow to the right, as wide as its place.
#[component]
pub fn Arrow() -> impl IntoView {
    view! {
        <svg class="collage-arrow" viewBox="0 0 48 24" aria-hidden="true" focusable="false">
            <path d="M4 12H40M31 4L40 12 31 20"></path>
        </svg>
    }
}
