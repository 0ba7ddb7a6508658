//! Formats numbers with a language's own digits and separators.

use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

/// Formats a number for a language; other values are unchanged.
pub(super) fn format(value: &FluentValue<'_>, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    languages.with_try_get::<Digits, _, _>((number.options.clone(),), |digits| digits.write(number)).ok()
}

/// A number format from the browser.
#[cfg(target_family = "wasm")]
struct Digits(send_wrapper::SendWrapper<js_sys::Function>);

#[cfg(target_family = "wasm")]
impl Digits {
    fn new(language: &LanguageIdentifier, options: &FluentNumberOptions) -> Digits {
        use super::super::platform::js;
        let mut wishes = vec![("useGrouping", options.use_grouping.into())];
        let digits = [
            ("minimumIntegerDigits", options.minimum_integer_digits),
            ("minimumFractionDigits", options.minimum_fraction_digits),
            ("maximumFractionDigits", options.maximum_fraction_digits),
            ("minimumSignificantDigits", options.minimum_significant_digits),
            ("maximumSignificantDigits", options.maximum_significant_digits),
        ];
        wishes.extend(digits.into_iter().filter_map(|(name, count)| Some((name, (count? as u32).into()))));
        let tags = js_sys::Array::of1(&language.to_string().into());
        let format = js_sys::Intl::NumberFormat::new(&tags, &js::object(&wishes).into());
        Digits(send_wrapper::SendWrapper::new(format.format()))
    }

    fn write(&self, number: &FluentNumber) -> String {
        let written = self.0.call1(&wasm_bindgen::JsValue::NULL, &number.value.into());
        let text = written.ok().and_then(|text| text.as_string());
        // Browsers write the minus sign as a hyphen.
        text.map(|text| text.replace('-', "\u{2212}")).unwrap_or_else(|| number.as_string().into_owned())
    }
}

/// Without a browser, as in tests: plain digits.
#[cfg(not(target_family = "wasm"))]
struct Digits;

#[cfg(not(target_family = "wasm"))]
impl Digits {
    fn new(_: &LanguageIdentifier, _: &FluentNumberOptions) -> Digits {
        Digits
    }

    fn write(&self, number: &FluentNumber) -> String {
        number.as_string().into_owned()
    }
}

impl Memoizable for Digits {
    type Args = (FluentNumberOptions,);
    type Error = std::convert::Infallible;

    fn construct(language: LanguageIdentifier, (options,): Self::Args) -> Result<Self, Self::Error> {
        Ok(Digits::new(&language, &options))
    }
}
