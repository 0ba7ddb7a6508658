//! Which of the voices that a device offers reads a language.

/// A voice as the device offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// Its language: "fr-FR", on some devices "fr_FR".
    pub tag: String,
    /// It lives on the device: what it reads goes nowhere.
    pub local: bool,
    /// It is the one that the device reads with unasked.
    pub default: bool,
}

/// The place of the voice for a language among those that are offered: one that lives on the device, the one that the
/// device prefers where it does.
pub fn choose(tag: &str, voices: &[Voice]) -> Option<usize> {
    let fits = |voice: &Voice| voice.local && language(&voice.tag).eq_ignore_ascii_case(language(tag));
    let places = voices.iter().enumerate().filter(|(_, voice)| fits(voice));
    // The first of those that are as good as each other.
    places.min_by_key(|(_, voice)| !voice.default).map(|(place, _)| place)
}

/// The language of a tag without its country and script.
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
    fn only_a_voice_of_the_device_reads_and_only_its_own_language() {
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
