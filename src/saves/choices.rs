//! Settings of a device, each stored by name.

use serde::{Deserialize, Deserializer, Serialize, de};

use super::{lenient::read_fields, patch::apply_difference};
use crate::{table::json, words::LANGUAGES};

/// Language of the texts: one of [`LANGUAGES`], or the browser's.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(into = "&'static str")]
pub struct Language(Option<&'static str>);

impl Language {
    /// The language that the browser asks for.
    pub const BROWSER: Language = Language(None);

    /// Iterates over the languages of the app, each with its own name for itself.
    pub fn all() -> impl Iterator<Item = (Language, &'static str)> {
        LANGUAGES.iter().map(|(tag, name)| (Language(Some(tag)), *name))
    }

    /// The tag of the chosen language; `None` for the browser's.
    pub fn tag(self) -> Option<&'static str> {
        self.0
    }
}

/// Stored name of [`Language::BROWSER`].
const SYSTEM: &str = "system";

impl From<Language> for &'static str {
    fn from(language: Language) -> &'static str {
        language.0.unwrap_or(SYSTEM)
    }
}

/// Written by hand, because the derived one would read only from a text with the lifetime of the language names.
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
    /// The device's setting.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

/// Amount of motion on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// The device's setting.
    #[default]
    System,
    Full,
    Reduced,
}

/// Orientation of the board and its controls.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotation {
    /// The game's default: the device's holder at the bottom in games with hidden hands, else the first seat.
    #[default]
    Game,
    /// The first seat is always at the bottom.
    Fixed,
    /// The player to move is at the bottom.
    Follow,
    /// The device lies flat between the players, and the far side's parts are turned round.
    FaceToFace,
}

/// Playing speed of bots, independent of their thinking time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    #[default]
    Brisk,
    AtOnce,
    /// As slowly as a person.
    Calm,
}

impl Pace {
    /// Minimum time between two steps.
    pub fn milliseconds(self) -> u32 {
        match self {
            Pace::AtOnce => 0,
            Pace::Brisk => 900,
            Pace::Calm => 2500,
        }
    }
}

/// All settings. Their names and values are part of the stored format.
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
    /// A move needs a second tap as confirmation.
    pub confirm_moves: bool,
    /// A tap opens the curtain; otherwise the player must hold its button.
    pub one_tap: bool,
    /// The task and the aim of the game are shown above the board.
    pub guide: bool,
    /// Each suit of playing cards has a colour of its own.
    pub four_colours: bool,
    /// Before a placement, the board shows the moves that it opens and closes.
    pub preview_placement: bool,
    /// In the clay studio, fingers only turn the view once a pen has been used.
    pub fingers_look: bool,
    /// The history offers each result to the app BG Stats.
    pub bg_stats: bool,
}

/// The settings of a new device.
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
            bg_stats: false,
        }
    }
}

/// Reads a text size and limits it to a range in which the settings stay legible.
fn legible<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(u64::deserialize(deserializer)?.clamp(80, 200) as u32)
}

impl Choices {
    /// Reads settings. Missing or unreadable ones get their defaults.
    pub fn read(text: &str) -> Choices {
        read_fields(text)
    }

    /// Applies the settings that differ between `before` and `after`, and no others.
    pub fn follow(&mut self, before: &Choices, after: &Choices) {
        let mut now = json::to_value(self);
        apply_difference(&mut now, &json::to_value(before), &json::to_value(after));
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
    fn an_unreadable_field_costs_no_other() {
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
    fn only_changed_settings_are_applied() {
        let before = Choices::default();
        let after = Choices { four_colours: true, ..before };
        let mut now = Choices { theme: Theme::Dark, sound: false, ..before };
        now.follow(&before, &after);
        assert_eq!(now, Choices { theme: Theme::Dark, sound: false, four_colours: true, ..before });
    }

    /// The names in this text may not change, since stored settings use them.
    #[test]
    fn settings_are_stored_by_name() {
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
            bg_stats: true,
        };
        let text = concat!(
            r#"{"bg_stats":true,"confirm_moves":true,"fingers_look":false,"four_colours":true,"guide":false,"keep_awake":false,"language":"fr","motion":"reduced","#,
            r#""one_tap":true,"pace":"at-once","preview_placement":false,"rotation":"face-to-face","sound":false,"#,
            r#""text_size":120,"theme":"contrast","vibration":false}"#
        );
        assert_eq!(Choices::read(text), choices);
        assert_eq!(json::to_text(&choices), text);
    }

    proptest! {
        /// Any text reads as settings, and they are written so that they read as the same.
        #[test]
        fn any_text_reads_as_settings(
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
