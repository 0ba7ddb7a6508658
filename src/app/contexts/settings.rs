//! How this device likes to play: kept between visits, told to the page through `<html>`.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The words' language.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// As the browser asks for.
    #[default]
    System,
    En,
    Fr,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    #[default]
    System,
    Full,
    Reduced,
}

/// Which way up the board and its controls lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotation {
    /// The first seat below, always.
    #[default]
    Fixed,
    /// Whoever is to move below.
    Follow,
    /// The device lies flat between the players: the far side's things are turned round.
    FaceToFace,
}

/// One value a setting; any of them may be missing in an older save.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    pub sound: bool,
    pub vibration: bool,
    pub keep_awake: bool,
    /// Percent of the browser's own text size.
    pub text_size: u16,
    pub rotation: Rotation,
    pub confirm_moves: bool,
    pub preview_placement: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Choices {
            language: Language::System,
            theme: Theme::System,
            motion: Motion::System,
            sound: true,
            vibration: true,
            keep_awake: true,
            text_size: 100,
            rotation: Rotation::Fixed,
            confirm_moves: false,
            preview_placement: true,
        }
    }
}

/// One signal a setting, so that a change touches only what depends on it.
#[derive(Copy, Clone)]
pub struct Settings {
    pub language: RwSignal<Language>,
    pub theme: RwSignal<Theme>,
    pub motion: RwSignal<Motion>,
    pub sound: RwSignal<bool>,
    pub vibration: RwSignal<bool>,
    pub keep_awake: RwSignal<bool>,
    pub text_size: RwSignal<u16>,
    pub rotation: RwSignal<Rotation>,
    /// A move is chosen in one step and made in a second.
    pub confirm_moves: RwSignal<bool>,
    /// A placement shows which moves it opens and closes before it is made.
    pub preview_placement: RwSignal<bool>,
}

impl Settings {
    pub fn new(choices: Choices) -> Settings {
        Settings {
            language: RwSignal::new(choices.language),
            theme: RwSignal::new(choices.theme),
            motion: RwSignal::new(choices.motion),
            sound: RwSignal::new(choices.sound),
            vibration: RwSignal::new(choices.vibration),
            keep_awake: RwSignal::new(choices.keep_awake),
            text_size: RwSignal::new(choices.text_size),
            rotation: RwSignal::new(choices.rotation),
            confirm_moves: RwSignal::new(choices.confirm_moves),
            preview_placement: RwSignal::new(choices.preview_placement),
        }
    }

    /// All of them, tracked.
    pub fn choices(self) -> Choices {
        Choices {
            language: self.language.get(),
            theme: self.theme.get(),
            motion: self.motion.get(),
            sound: self.sound.get(),
            vibration: self.vibration.get(),
            keep_awake: self.keep_awake.get(),
            text_size: self.text_size.get(),
            rotation: self.rotation.get(),
            confirm_moves: self.confirm_moves.get(),
            preview_placement: self.preview_placement.get(),
        }
    }
}
