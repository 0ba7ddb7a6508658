//! Parts of the program that are fetched when a screen first needs them: code, texts and style sheets.

use std::sync::OnceLock;

use futures::{future::LocalBoxFuture, join};
use leptos::wasm_split::SplitLoaderError;

use super::{I18n, platform::sheets};

/// A part: what it holds is of type `T`.
pub struct Part<T: 'static> {
    /// The name of its texts.
    name: &'static str,
    sheets: &'static [&'static str],
    code: Code<T>,
    loaded: OnceLock<&'static T>,
}

/// Fetches the code of a part, see [`code!`].
pub type Code<T> = fn() -> LocalBoxFuture<'static, Result<&'static T, Missing>>;

/// Returns the [`Code`] of a part: `code!(barragoon: GameModule = &MODULE)`.
///
/// A released app is cut here: what only this value reaches is a file of this name (decision 35).
macro_rules! code {
    ($part:ident: $type:ty = $value:expr) => {{
        #[cfg(split)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = leptos::wasm_split, fallible)]
        fn load() -> Result<&'static $type, $crate::app::parts::Missing> {
            Ok($value)
        }
        #[cfg(not(split))]
        async fn load() -> Result<&'static $type, $crate::app::parts::Missing> {
            Ok($value)
        }
        || Box::pin(load())
    }};
}
pub(super) use code;

/// A part cannot be had: the device is offline, or the host has another build.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

impl<T> Part<T> {
    pub const fn new(name: &'static str, sheets: &'static [&'static str], code: Code<T>) -> Part<T> {
        Part { name, sheets, code, loaded: OnceLock::new() }
    }

    /// The style sheets, by their names in `scripts/stamp.mjs`.
    pub fn sheets(&self) -> &'static [&'static str] {
        self.sheets
    }

    /// What the part holds, if it is here.
    pub fn loaded(&self) -> Option<&'static T> {
        self.loaded.get().copied()
    }

    /// Fetches the part, unless it is here. May be called again after a failure.
    ///
    /// # Errors
    /// Some of it cannot be had.
    pub async fn load(&self, i18n: I18n) -> Result<&'static T, Missing> {
        if let Some(loaded) = self.loaded() {
            return Ok(loaded);
        }
        let styles = futures::future::join_all(self.sheets.iter().map(|name| sheets::load(name)));
        let (code, styles, texts) = join!((self.code)(), styles, i18n.need(self.name));
        match code {
            Ok(code) if texts && styles.into_iter().all(|came| came) => Ok(self.loaded.get_or_init(|| code)),
            _ => Err(Missing),
        }
    }
}
