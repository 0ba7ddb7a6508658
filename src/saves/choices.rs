//! How a device likes to play: one value a setting, kept by name.

use serde::{Deserialize, Deserializer, Serialize, de};

use super::{lenient::read_fields, patch::carry};
use crate::{table::json, words::LANGUAGES};

/// The words' language: one of [`LANGUAGES`], or as the browser asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "&'static str")]
pub struct Language(Option<&'static str>);

impl Language {
    /// The language that the browser asks for.
    pub const BROWSER: Language = Language(None);

    /// The languages of the app, each with its own name for itself.
    pub fn all() -> impl Iterator<Item = (Language, &'static str)> {
        LANGUAGES.iter().map(|(tag, name)| (Language(Some(tag)), *name))
    }

    /// The tag of the one that was chosen.
    pub fn tag(self) -> Option<&'static str> {
        self.0
    }
}

/// What is kept where the browser's language is wanted.
const SYSTEM: &str = "system";

impl From<Language> for &'static str {
    fn from(language: Language) -> &'static str {
        language.0.unwrap_or(SYSTEM)
    }
}

/// By hand: derived, it would only be read from a text that lasts as long as the names of the languages do.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let name = String::deserialize(deserializer)?;
        let mut languages =
            std::iter::once(Language::BROWSER).chain(Language::all().map(|(language, _)| language));
        let known = languages.find(|language| <&str>::from(*language) == name);
        known.ok_or_else(|| de::Error::custom(format_args!("no language of the app: {name}")))
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

/// How much moves on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the device has it.
    #[default]
    System,
    Full,
    Reduced,
}

/// Which way up the board and its controls lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotation {
    /// As suits the game: where hands are hidden whoever holds the device below, else the first seat.
    #[default]
    Game,
    /// The first seat below, always.
    Fixed,
    /// Whoever is to move below.
    Follow,
    /// The device lies flat between the players: the far side's things are turned round.
    FaceToFace,
}

/// How fast bots play, however fast they think.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    #[default]
    Brisk,
    AtOnce,
    /// As a person would.
    Calm,
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

/// One value a setting. The names of the fields and of their values are those under which they are kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    pub rotation: Rotation,
    pub pace: Pace,
    /// Percent of the browser's own text size.
    #[serde(deserialize_with = "legible")]
    pub text_size: u32,
    pub sound: bool,
    pub vibration: bool,
    pub keep_awake: bool,
    /// A move is chosen in one step and made in a second.
    pub confirm_moves: bool,
    /// A tap opens the curtain; otherwise its button has to be held.
    pub one_tap: bool,
    /// What is to be done and what the game wants stands above the board.
    pub guide: bool,
    /// Each suit of playing cards has a colour of its own.
    pub four_colours: bool,
    /// A placement shows which moves it opens and closes before it is made.
    pub preview_placement: bool,
    /// Whether fingers only turn the view in the clay studio once a pen was used.
    pub fingers_look: bool,
}

/// As at the beginning.
impl Default for Choices {
    fn default() -> Choices {
        Choices {
            language: Language::default(),
            theme: Theme::default(),
            motion: Motion::default(),
            rotation: Rotation::default(),
            pace: Pace::default(),
            text_size: 100,
            sound: true,
            vibration: true,
            keep_awake: true,
            confirm_moves: false,
            one_tap: false,
            guide: true,
            four_colours: false,
            preview_placement: true,
            fingers_look: true,
        }
    }
}

/// A text size at which the settings can still be found and read.
fn legible<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(u64::deserialize(deserializer)?.clamp(80, 200) as u32)
}

impl Choices {
    /// Whatever is missing, or cannot be read, is as at the beginning.
    pub fn read(text: &str) -> Choices {
        read_fields(text)
    }

    /// Applies the settings that differ between `before` and `after`, and no others.
    pub fn follow(&mut self, before: &Choices, after: &Choices) {
        let mut now = json::to_value(self);
        carry(&mut now, &json::to_value(before), &json::to_value(after));
        if let Ok(now) = json::from_value(&now) {
            *self = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn one_field_that_cannot_be_read_takes_no_other_along() {
        let text = r#"{"theme":"dark","pace":"frantic","rotation":"face-to-face","sound":"no","text_size":300,"hats":3}"#;
        let expected = Choices {
            theme: Theme::Dark,
            rotation: Rotation::FaceToFace,
            text_size: 200,
            ..Choices::default()
        };
        assert_eq!(Choices::read(text), expected);
        for text in ["", "[]", "null", "{\"theme\"", "{}"] {
            assert_eq!(Choices::read(text), Choices::default());
        }
    }

    /// Two tabs change different settings.
    #[test]
    fn only_what_was_changed_is_taken_over() {
        let before = Choices::default();
        let after = Choices { four_colours: true, ..before };
        let mut now = Choices { theme: Theme::Dark, sound: false, ..before };
        now.follow(&before, &after);
        assert_eq!(now, Choices { theme: Theme::Dark, sound: false, four_colours: true, ..before });
    }

    /// What is kept is kept for good: these names may not change.
    #[test]
    fn settings_are_kept_by_name() {
        let choices = Choices {
            language: Language(Some("fr")),
            theme: Theme::Contrast,
            motion: Motion::Reduced,
            rotation: Rotation::FaceToFace,
            pace: Pace::AtOnce,
            text_size: 120,
            sound: false,
            vibration: false,
            keep_awake: false,
            confirm_moves: true,
            one_tap: true,
            guide: false,
            four_colours: true,
            preview_placement: false,
            fingers_look: false,
        };
        let text = concat!(
            r#"{"confirm_moves":true,"fingers_look":false,"four_colours":true,"guide":false,"keep_awake":false,"language":"fr","motion":"reduced","#,
            r#""one_tap":true,"pace":"at-once","preview_placement":false,"rotation":"face-to-face","sound":false,"#,
            r#""text_size":120,"theme":"contrast","vibration":false}"#
        );
        assert_eq!(Choices::read(text), choices);
        assert_eq!(json::to_text(&choices), text);
    }

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
                prop_assert_eq!(Choices::read(&json::to_text(&choices)), choices);
            }
        }
    }
}
