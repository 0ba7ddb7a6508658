//! A form for a player's name, colour and symbol.

use leptos::prelude::*;

use super::{Button, MarkPicker, Primary, TextField};
use crate::{
    app::{
        contexts::use_i18n,
        i18n::{common, t},
    },
    table::{name, player::Player, player_marks},
};

/// Name, colour and symbol of a new or known player.
#[component]
pub fn PlayerForm(
    /// The player before the change; `None` for a new player.
    old: Option<Player>,
    /// Whether the player still has a default name, which the field shows for overwriting.
    #[prop(optional)]
    nameless: bool,
    /// Players whose names, colours and symbols are taken.
    others: Vec<Player>,
    /// Whether entering the name of one of `others` selects that player; otherwise the name is refused as taken.
    #[prop(optional)]
    others_may_come: bool,
    #[prop(into)] on_done: Callback<Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (colour, symbol) =
        old.as_ref().map_or_else(|| player_marks::free(&others), |player| (player.colour, player.symbol));
    let (colour, symbol) = (RwSignal::new(colour), RwSignal::new(symbol));
    let old_name = old.map(|player| player.name).unwrap_or_default();
    let (placeholder, named) = if nameless { (old_name, String::new()) } else { (String::new(), old_name) };
    let (placeholder, name) = (StoredValue::new(placeholder), RwSignal::new(named));
    let others = StoredValue::new(others);
    let tried = RwSignal::new(false);
    // A name that is too long is refused at once, other mistakes only on submission.
    let wrong = Memo::new(move |_| {
        let text = name::tidy(&name.read());
        let taken = || others.with_value(|others| others.iter().any(|known| known.name == text));
        if name::letters(&text) > name::MAX_LETTERS {
            Some(i18n.say(common::NameLong { n: name::MAX_LETTERS }))
        } else if !tried.get() {
            None
        } else if text.is_empty() && placeholder.with_value(String::is_empty) {
            Some(i18n.say(common::name_missing))
        } else {
            (!others_may_come && taken()).then(|| i18n.say(common::name_taken))
        }
    });
    let done = move || {
        tried.set(true);
        if wrong.with_untracked(Option::is_none) {
            let written = name::cut(&name.read_untracked());
            let name = if written.is_empty() { placeholder.get_value() } else { written };
            on_done.run(Player::new(name, colour.get_untracked(), symbol.get_untracked()));
        }
    };
    let coloured = move |mark: u8| Player::new("", mark, symbol.get());
    let marked = move |mark: u8| Player::new("", colour.get(), mark);
    let held = |mark: fn(&Player) -> u8| {
        let names = |others: &Vec<Player>| {
            player_marks::holders(others, mark)
                .into_iter()
                .map(|name| name.map(str::to_owned))
                .collect::<Vec<_>>()
        };
        others.with_value(names)
    };
    view! {
        <TextField
            act="name"
            label=t!(i18n, common::name)
            placeholder=move || placeholder.get_value()
            longest=name::MAX_TYPED
            value=name
            on_enter=done
        />
        <p class="wrong" role="alert">
            {move || wrong.get()}
        </p>
        <MarkPicker
            title=common::colour
            names=common::colours
            held=held(|player| player.colour)
            chosen=colour
            look=coloured
        />
        <MarkPicker
            title=common::symbol
            names=common::symbols
            held=held(|player| player.symbol)
            chosen=symbol
            look=marked
        />
        <div class="row end">
            <Button label=t!(i18n, common::done) on_press=done act="done" appearance=Primary />
        </div>
    }
}
