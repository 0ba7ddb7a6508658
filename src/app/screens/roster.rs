//! The people who play on this device: a name, a colour and a symbol each.

use leptos::prelude::*;
use std::rc::Rc;

use leptos::prelude::untrack;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::{
    app::{
        components::{button, dialog, icon, icon_button, mark, notice, page, picture_button, text_field},
        contexts::{app, saves::Saves},
        dom::{El, View, bdi, el, switch, yes_no},
        i18n::Word,
        lexicon::{fill, say, w},
        state::State,
        trouble,
    },
    table::{
        name,
        player::{MARKS, Player},
    },
};

/// The roster as kept, and the way to keep it.
#[derive(Copy, Clone)]
pub struct Roster {
    pub people: State<Vec<Player>>,
    pub saves: Saves,
}

impl Roster {
    pub fn load(saves: Saves) -> Roster {
        let people = saves.with(|library| library.load_roster()).unwrap_or_default();
        Roster { people: State::new(people), saves }
    }

    /// Keeps the list; what stands against it is in the saves's `trouble`.
    pub fn keep(self) {
        let kept = self.saves.with(|library| library.save_roster(&self.people.get_untracked()));
        if let Err(error) = kept {
            self.saves.trouble.set(Some(error));
        }
    }

    /// Adds somebody, or gives a known name its new colour and symbol.
    pub fn add(self, player: Player) {
        let mut people = self.people.get_untracked();
        match people.iter_mut().find(|known| known.name == player.name) {
            Some(known) => *known = player,
            None => people.push(player),
        }
        self.people.set(people);
        self.keep();
    }

    /// A colour and a symbol that nobody has yet, as long as there are any.
    pub fn free_marks(self) -> (u8, u8) {
        let taken = self.people.get_untracked();
        free_marks(&taken)
    }
}

/// A colour and a symbol that none of these has, as long as there are any.
pub fn free_marks(taken: &[Player]) -> (u8, u8) {
    let start = taken.len() as u8;
    let free = |used: &dyn Fn(u8) -> bool| {
        (0..MARKS).map(|mark| (mark + start) % MARKS).find(|mark| !used(*mark)).unwrap_or(start % MARKS)
    };
    (
        free(&|mark| taken.iter().any(|player| player.colour == mark)),
        free(&|mark| taken.iter().any(|player| player.symbol == mark)),
    )
}

pub fn roster_screen() -> View {
    let i18n = app().i18n;
    let saves = app().saves;
    let announcer = app().announcer;
    let roster = Roster::load(saves);
    let people = roster.people;
    let editing = State::new(None::<usize>);
    let open = State::new(false);
    let edit = move |whom: Option<usize>| {
        editing.set(whom);
        open.set(true);
    };
    let remove = move |index: usize| {
        let mut list = people.get_untracked();
        if index >= list.len() {
            return;
        }
        let player = list.remove(index);
        people.set(list);
        roster.keep();
        let words = fill(i18n.now(w!(removed)), &[("name", &player.name)]);
        announcer.toast_with(words, i18n.now(w!(put_back_who)), move || {
            // The screen may have been left by now: what is kept counts, and is shown where it still can be.
            let kept = Roster::load(roster.saves);
            let mut list = kept.people.get_untracked();
            list.insert(index.min(list.len()), player.clone());
            kept.people.set(list.clone());
            kept.keep();
            people.set(list);
        });
    };
    let row = move |(index, player): (usize, Player)| {
        let (edit_name, remove_name) = (player.name.clone(), player.name.clone());
        let edit_label = move || fill(say!(i18n, edit_who), &[("name", &edit_name)]);
        let remove_label = move || fill(say!(i18n, remove_who), &[("name", &remove_name)]);
        el("li.person")
            .child(mark(&player))
            .child(el("strong").child(bdi(&player.name)))
            .child(icon_button(icon::PEN, edit_label, move || edit(Some(index))).act("edit"))
            .child(icon_button(icon::BIN, remove_label, move || remove(index)).act("delete"))
    };
    let list =
        switch(move || people.get(), move |people| people.into_iter().enumerate().map(row).collect::<View>());
    let form = dialog("player", open, w!(player), move || {
        let whom = editing.get_untracked();
        let old = whom.and_then(|index| people.get_untracked().get(index).cloned());
        player_form(old, roster, move |player| {
            open.set(false);
            let mut list = people.get_untracked();
            match whom.and_then(|index| list.get_mut(index)) {
                Some(known) => {
                    *known = player;
                    people.set(list);
                    roster.keep();
                }
                None => roster.add(player),
            }
        })
    });
    let add =
        picture_button(icon::PLUS, w!(add_player), move || edit(None)).act("add-player").class("primary");
    let contents = View::from([
        el("p.lead").text(w!(roster_lead)).into(),
        trouble(),
        View::from([el("ul.people").child(list), add, form]),
    ]);
    page("roster", w!(roster), contents)
}

/// Why something could not be kept, as long as that is so.
pub fn trouble() -> View {
    let i18n = app().i18n;
    let saves = app().saves;
    switch(
        move || saves.trouble.get().map(|error| trouble::save_error(i18n, &error)),
        |words| words.map(|words| notice("unsaved", words)),
    )
}

/// Name, colour and symbol of somebody new or known.
pub fn player_form(old: Option<Player>, roster: Roster, on_done: impl Fn(Player) + 'static) -> View {
    let i18n = app().i18n;
    let (colour, symbol) =
        old.as_ref().map_or_else(|| roster.free_marks(), |player| (player.colour, player.symbol));
    let old_name = old.map(|player| player.name).unwrap_or_default();
    let name = State::new(old_name.clone());
    let old_name = State::new(old_name);
    let colour = State::new(colour);
    let symbol = State::new(symbol);
    let tried = State::new(false);
    // Too many letters are said at once, the rest when all is said to be done.
    let wrong = move |typed: &str| {
        let text = name::tidy(typed);
        let taken = || roster.people.get_untracked().iter().any(|known| known.name == text);
        if name::letters(&text) > name::MAX_LETTERS {
            return Some(fill(say!(i18n, name_long), &[("n", &name::MAX_LETTERS.to_string())]));
        }
        if !tried.get() {
            return None;
        }
        if text.is_empty() {
            Some(say!(i18n, name_missing).to_owned())
        } else {
            (old_name.get_untracked() != text && taken()).then(|| say!(i18n, name_taken).to_owned())
        }
    };
    let done = Rc::new(move || {
        tried.set(true);
        let typed = name.get_untracked();
        if untrack(|| wrong(&typed)).is_none() {
            on_done(Player::new(name::cut(&typed), colour.get_untracked(), symbol.get_untracked()));
        }
    });
    let enter = Rc::clone(&done);
    let coloured = move |mark: u8| Player::new("", mark, symbol.get());
    let marked = move |mark: u8| Player::new("", colour.get(), mark);
    View::from([
        text_field("name", w!(name), None, name::MAX_TYPED, name, move || enter()),
        el("p.wrong").attr("role", "alert").text(move || wrong(&name.get())),
        marks(w!(colour), w!(colours), colour, Rc::new(coloured)),
        marks(w!(symbol), w!(symbols), symbol, Rc::new(marked)),
        el("div.row.end").child(button(w!(done), move || done()).act("done").class("primary")),
    ])
}

/// One of the twelve colours or symbols; `names` are theirs, separated by commas. The arrow keys walk
/// through them, as through any group of radio buttons.
fn marks(title: Word, names: Word, chosen: State<u8>, player: Rc<dyn Fn(u8) -> Player>) -> El {
    let i18n = app().i18n;
    let choice = |index: u8| {
        let player = Rc::clone(&player);
        let name = move || {
            let name = i18n.say(names).split(',').nth(usize::from(index));
            name.map(|name| name.trim().to_owned())
        };
        let is_chosen = move || chosen.get() == index;
        el("button")
            .attr("role", "radio")
            .class("mark-choice")
            .attr("aria-checked", move || yes_no(is_chosen()))
            .attr("tabindex", move || if is_chosen() { "0" } else { "-1" })
            .label(name)
            .on_click(move || chosen.set(index))
            .child(switch(move || player(index), |player| mark(&player)))
    };
    let choices: Vec<El> = (0..MARKS).map(choice).collect();
    let buttons: Vec<_> = choices.iter().map(El::stored::<HtmlElement>).collect();
    let walk = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => 1,
            "ArrowLeft" | "ArrowUp" => MARKS - 1,
            _ => return,
        };
        event.prevent_default();
        let next = (chosen.get_untracked() + by) % MARKS;
        chosen.set(next);
        if let Some(button) = buttons.get(usize::from(next)) {
            let _ = button.get_untracked().focus();
        }
    };
    el("div.field")
        .attr("role", "radiogroup")
        .label(title)
        .on_key(walk)
        .child(el("span").attr("aria-hidden", "true").text(title))
        .child(el("div.marks").child(choices))
}
