//! Parts of the program, fetched when a screen first needs them: code, texts, style sheets and shapes.

use std::sync::OnceLock;

use futures::{future::LocalBoxFuture, join};
use leptos::wasm_split::SplitLoaderError;

use super::{
    I18n,
    platform::{drawing, sheets, texts},
};

/// A part that provides a `T`.
pub struct Part<T: 'static> {
    /// The name of its texts.
    name: &'static str,
    sheets: &'static [&'static str],
    /// The file of shapes for its drawings, by its name in `scripts/on_demand.mjs`.
    shapes: Option<&'static str>,
    code: Code<T>,
    loaded: OnceLock<&'static T>,
}

/// Fetches the code of a part, see [`code!`].
pub type Code<T> = fn() -> LocalBoxFuture<'static, Result<&'static T, Missing>>;

/// Returns the [`Code`] of a part: `code!(barragoon: GameModule = &MODULE)`.
///
/// The release build splits the app here: code reached only through this value becomes a file with the part's name
/// (decision 35).
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

/// A part could not be fetched: the device is offline, or the host has another build.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

impl<T> Part<T> {
    pub const fn new(
        name: &'static str,
        sheets: &'static [&'static str],
        shapes: Option<&'static str>,
        code: Code<T>,
    ) -> Part<T> {
        Part { name, sheets, shapes, code, loaded: OnceLock::new() }
    }

    /// The style sheets, by their names in `scripts/stamp.mjs`.
    pub fn sheets(&self) -> &'static [&'static str] {
        self.sheets
    }

    /// The part's value, if loaded.
    pub fn loaded(&self) -> Option<&'static T> {
        self.loaded.get().copied()
    }

    /// Loads the part, unless already loaded. May be called again after a failure.
    ///
    /// # Errors
    /// A file cannot be fetched.
    pub async fn load(&self, i18n: I18n) -> Result<&'static T, Missing> {
        if let Some(loaded) = self.loaded() {
            return Ok(loaded);
        }
        let styles = futures::future::join_all(self.sheets.iter().map(|name| sheets::load(name)));
        let shapes = async {
            match self.shapes {
                Some(name) => texts::fetch_file(name).await.ok_or(Missing).map(Some),
                None => Ok(None),
            }
        };
        let (code, styles, texts, shapes) = join!((self.code)(), styles, i18n.need(self.name), shapes);
        let (code, shapes) = (code?, shapes?);
        if !texts || !styles.into_iter().all(|came| came) {
            return Err(Missing);
        }
        // Two callers may have waited; the shapes are added only once.
        Ok(self.loaded.get_or_init(|| {
            if let Some(file) = shapes {
                drawing::add_shapes(&file);
            }
            code
        }))
    }
}
