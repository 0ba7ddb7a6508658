//! How safe what was played is: said no earlier than it is true.

use crate::app::{contexts::app, lexicon::say, platform::journal::Kept, trouble};

/// Whether everything is saved on this device; tracked. `fully` is the sentence for when it is.
pub fn saved(fully: impl Fn() -> &'static str + 'static) -> impl Fn() -> String + 'static {
    let (i18n, vault) = (app().i18n, app().vault);
    move || match (vault.trouble.get(), vault.kept.get()) {
        _ if !vault.lasting => say!(i18n, state_memory).to_owned(),
        (Some(error), _) => trouble::save_error(i18n, &error),
        (None, Kept::Soon) => say!(i18n, saving).to_owned(),
        (None, Kept::Surely) => fully().to_owned(),
        (None, Kept::Perhaps) => format!("{} {}", fully(), say!(i18n, state_late)),
    }
}
