//! A game in one minute: what is drawn, and what is said to it.

use leptos::prelude::*;

use super::{
    components::collage::{Collage, Spot},
    i18n::Text,
};

/// One picture, and the sentences below it.
pub struct Panel {
    pub picture: AnyView,
    pub text: Text,
}

/// What a panel is made of, as data: its sentences, and each part where it lies.
pub type Plan<T> = (Text, &'static [(T, Spot)]);

impl Panel {
    /// The panel of a plan whose parts are drawn by this.
    pub fn drawn<T: Copy>((text, parts): Plan<T>, draw: fn(T) -> AnyView) -> Panel {
        let parts = parts.iter().map(|(part, spot)| (*spot, draw(*part))).collect();
        Panel { picture: view! { <Collage parts /> }.into_any(), text }
    }
}
