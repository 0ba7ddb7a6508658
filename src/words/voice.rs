//! Selection of the device's voice for a language.

/// A voice of the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// Language tag: "fr-FR", on some devices "fr_FR".
    pub tag: String,
    /// Whether the voice works on the device, so that texts do not leave it.
    pub local: bool,
    /// Whether the voice is the device's default.
    pub default: bool,
}

/// Returns the index of the voice for a language: one that works on the device, the device's default if possible.
pub fn choose(tag: &str, voices: &[Voice]) -> Option<usize> {
    let fits = |voice: &Voice| voice.local && language(&voice.tag).eq_ignore_ascii_case(language(tag));
    let places = voices.iter().enumerate().filter(|(_, voice)| fits(voice));
    // The first of equally good ones.
    places.min_by_key(|(_, voice)| !voice.default).map(|(place, _)| place)
}

/// Returns the language of a tag without country and script.
fn language(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn voice(tag: &str, local: bool, default: bool) -> Voice {
        Voice { tag: tag.to_owned(), local, default }
    }

    #[test]
    fn a_local_voice_of_the_language_is_chosen() {
        let voices = [
            voice("en-US", false, true),
            voice("en-GB", true, false),
            voice("fr_FR", true, false),
            voice("FR-CA", true, true),
            voice("de-DE", false, false),
            voice("fro", true, true),
        ];
        assert_eq!(choose("en", &voices), Some(1), "what a service reads leaves the device");
        assert_eq!(choose("fr", &voices), Some(3), "the device's choice before the first");
        assert_eq!(choose("fr", &voices[..3]), Some(2), "written with an underscore");
        assert_eq!(choose("de", &voices), None);
        assert_eq!(choose("fr", &[]), None);
    }
}
