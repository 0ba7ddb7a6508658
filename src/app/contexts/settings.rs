//! How this device likes to play: kept between visits.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::saves::Saves;

/// One of a few, each with the name it is kept under.
pub trait Named: Copy + PartialEq + 'static {
    /// In the order in which they are offered; the first is the one to begin with.
    const ALL: &'static [(Self, &'static str)];
}

/// The words' language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Language {
    /// As the browser asks for.
    System,
    En,
    Fr,
}

impl Named for Language {
    const ALL: &'static [(Self, &'static str)] =
        &[(Language::System, "system"), (Language::En, "en"), (Language::Fr, "fr")];
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Theme {
    System,
    Light,
    Dark,
    Contrast,
}

impl Named for Theme {
    const ALL: &'static [(Self, &'static str)] = &[
        (Theme::System, "system"),
        (Theme::Light, "light"),
        (Theme::Dark, "dark"),
        (Theme::Contrast, "contrast"),
    ];
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    System,
    Full,
    Reduced,
}

impl Named for Motion {
    const ALL: &'static [(Self, &'static str)] =
        &[(Motion::System, "system"), (Motion::Full, "full"), (Motion::Reduced, "reduced")];
}

/// Which way up the board and its controls lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rotation {
    /// The first seat below, always.
    Fixed,
    /// Whoever is to move below.
    Follow,
    /// The device lies flat between the players: the far side's things are turned round.
    FaceToFace,
}

impl Named for Rotation {
    const ALL: &'static [(Self, &'static str)] =
        &[(Rotation::Fixed, "fixed"), (Rotation::Follow, "follow"), (Rotation::FaceToFace, "face-to-face")];
}

/// How fast bots play, however fast they think.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    Brisk,
    AtOnce,
    /// As a person would.
    Calm,
}

impl Named for Pace {
    const ALL: &'static [(Self, &'static str)] =
        &[(Pace::Brisk, "brisk"), (Pace::AtOnce, "at-once"), (Pace::Calm, "calm")];
}

impl Pace {
    /// The least time between two steps.
    pub fn milliseconds(self) -> u32 {
        match self {
            Pace::AtOnce => 0,
            Pace::Brisk => 900,
            Pace::Calm => 2500,
        }
    }
}

/// One value a setting.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    pub rotation: Rotation,
    pub pace: Pace,
    /// Percent of the browser's own text size.
    pub text_size: u32,
    pub sound: bool,
    pub vibration: bool,
    pub keep_awake: bool,
    /// A move is chosen in one step and made in a second.
    pub confirm_moves: bool,
    /// Each suit of playing cards has a colour of its own.
    pub four_colours: bool,
    /// A placement shows which moves it opens and closes before it is made.
    pub preview_placement: bool,
}

impl Choices {
    /// Whatever is missing, or cannot be read, is as at the beginning.
    pub fn read(text: &str) -> Choices {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let flag = |name: &str, usual: bool| kept.get(name).and_then(Value::as_bool).unwrap_or(usual);
        let size = kept.get("text_size").and_then(Value::as_u64).unwrap_or(100);
        Choices {
            language: named(&kept, "language"),
            theme: named(&kept, "theme"),
            motion: named(&kept, "motion"),
            rotation: named(&kept, "rotation"),
            pace: named(&kept, "pace"),
            text_size: size.clamp(80, 200) as u32,
            sound: flag("sound", true),
            vibration: flag("vibration", true),
            keep_awake: flag("keep_awake", true),
            confirm_moves: flag("confirm_moves", false),
            four_colours: flag("four_colours", true),
            preview_placement: flag("preview_placement", true),
        }
    }

    pub fn write(self) -> String {
        json!({
            "language": name(self.language),
            "theme": name(self.theme),
            "motion": name(self.motion),
            "rotation": name(self.rotation),
            "pace": name(self.pace),
            "text_size": self.text_size,
            "sound": self.sound,
            "vibration": self.vibration,
            "keep_awake": self.keep_awake,
            "confirm_moves": self.confirm_moves,
            "four_colours": self.four_colours,
            "preview_placement": self.preview_placement,
        })
        .to_string()
    }
}

fn named<C: Named>(kept: &Value, field: &str) -> C {
    let name = kept.get(field).and_then(Value::as_str);
    C::ALL.iter().find(|(_, known)| Some(*known) == name).unwrap_or(&C::ALL[0]).0
}

fn name<C: Named>(choice: C) -> Value {
    let known = C::ALL.iter().find(|(other, _)| *other == choice);
    known.map(|(_, name)| *name).into()
}

/// The settings as they are now, and the way to change them.
#[derive(Copy, Clone)]
pub struct Settings(RwSignal<Choices>);

/// As they were kept, and kept again with each change.
pub fn provide_settings(saves: Saves) -> Settings {
    let kept = saves.with(|library| library.settings()).ok().flatten();
    let settings = Settings::new(Choices::read(&kept.unwrap_or_default()));
    Effect::new(move |before: Option<Choices>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now) {
            // Where nothing can be kept, the page has already said so.
            let _ = saves.with(|library| library.set_settings(&now.write()));
        }
        now
    });
    provide_context(settings);
    settings
}

/// What the player has chosen.
pub fn use_settings() -> Settings {
    expect_context()
}

impl Settings {
    pub fn new(choices: Choices) -> Settings {
        Settings(RwSignal::new(choices))
    }

    /// All of them, tracked.
    pub fn get(self) -> Choices {
        self.0.get()
    }

    /// All of them, not tracked.
    pub fn now(self) -> Choices {
        self.0.get_untracked()
    }

    pub fn change(self, change: impl FnOnce(&mut Choices)) {
        let mut choices = self.now();
        change(&mut choices);
        self.0.set(choices);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Any text is some settings, and they are written so that they read as the same.
        #[test]
        fn any_text_is_settings(
            field in "language|theme|motion|rotation|pace|text_size|sound|keep_awake",
            value in "null|-1|1e99|250|18446744073709551616|true|\\[\\]|\"(fr|dark|calm|face-to-face|)\"|.{0,20}",
            cut in 0..60_usize,
        ) {
            let text = format!("{{\"{field}\":{value}}}");
            for text in [&text[..], &text[..text.floor_char_boundary(cut)]] {
                let choices = Choices::read(text);
                prop_assert!((80..=200).contains(&choices.text_size));
                prop_assert_eq!(Choices::read(&choices.write()), choices);
            }
        }
    }
}
