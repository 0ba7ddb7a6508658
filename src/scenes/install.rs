//! Instructions for installing the app, by browser and device.

/// Installation instructions for a kind of browser.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// The app runs from the home screen or the dock.
    Installed,
    /// The browser offers its own prompt.
    Prompt,
    IosSafari,
    MacSafari,
    AndroidFirefox,
    /// Desktop Firefox: only some versions can install apps.
    Cannot,
    /// The browser has a menu entry for it.
    Menu,
}

impl Guide {
    /// Returns the instructions for a browser, by its user agent and the number of touch points of the screen.
    pub fn of(agent: &str, fingers: i32) -> Guide {
        let has = |part: &str| agent.contains(part);
        // An iPad reports itself as a Macintosh; only the iPad has a touch screen.
        if has("iPhone") || has("iPad") || (has("Macintosh") && fingers > 1) {
            Guide::IosSafari
        } else if has("Firefox") {
            if has("Android") { Guide::AndroidFirefox } else { Guide::Cannot }
        } else if has("Macintosh") && has("Version/") {
            Guide::MacSafari
        } else {
            Guide::Menu
        }
    }

    /// Returns whether the installed app starts with an empty storage: Apple's browsers do not share the page's
    /// storage.
    pub fn starts_empty(self) -> bool {
        matches!(self, Guide::IosSafari | Guide::MacSafari)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
    const MAC: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
    const ANDROID: &str = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

    #[test]
    fn each_browser_has_its_guide() {
        assert_eq!(Guide::of(IPHONE, 5), Guide::IosSafari);
        assert_eq!(Guide::of(MAC, 5), Guide::IosSafari, "an iPad");
        assert_eq!(Guide::of(MAC, 0), Guide::MacSafari);
        assert_eq!(Guide::of(ANDROID, 5), Guide::Menu);
        assert_eq!(
            Guide::of("Mozilla/5.0 (Android 14; Mobile; rv:132.0) Firefox/132.0", 5),
            Guide::AndroidFirefox
        );
        assert_eq!(Guide::of("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0", 0), Guide::Cannot);
    }

    #[test]
    fn apps_installed_on_apple_devices_start_empty() {
        assert!(Guide::of(IPHONE, 5).starts_empty() && Guide::of(MAC, 0).starts_empty());
        assert!(!Guide::of(ANDROID, 5).starts_empty() && !Guide::Prompt.starts_empty());
    }
}
