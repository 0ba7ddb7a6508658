//! The people who play on this device: a name, a colour and a symbol each.

use leptos::prelude::*;

use crate::{
    app::{
        components::{Button, Dialog, IconButton, Mark, Page, TextField, icon},
        contexts::{vault::Vault, voice::Voice},
        i18n::use_i18n,
        lexicon::{fill, say, w},
        trouble,
    },
    table::player::{MARKS, Player},
};

/// The roster as kept, and the way to keep it.
#[derive(Copy, Clone)]
pub struct Roster {
    pub people: RwSignal<Vec<Player>>,
    pub vault: Vault,
}

impl Roster {
    pub fn load(vault: Vault) -> Roster {
        let people = vault.with(|library| library.load_roster()).unwrap_or_default();
        Roster { people: RwSignal::new(people), vault }
    }

    /// Keeps the list; what stands against it is in the vault's `trouble`.
    pub fn keep(self) {
        let kept =
            self.people.with_untracked(|people| self.vault.with(|library| library.save_roster(people)));
        if let Err(error) = kept {
            self.vault.trouble.set(Some(error));
        }
    }

    /// Adds somebody, or gives a known name its new colour and symbol.
    pub fn add(self, player: Player) {
        self.people.update(|people| match people.iter_mut().find(|known| known.name == player.name) {
            Some(known) => *known = player,
            None => people.push(player),
        });
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

#[component]
pub fn RosterScreen() -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let roster = Roster::load(vault);
    let people = roster.people;
    let editing = RwSignal::new(None::<Option<usize>>);
    let open = RwSignal::new(false);
    let edit = move |whom: Option<usize>| {
        editing.set(Some(whom));
        open.set(true);
    };
    let remove = move |index: usize| {
        let Some(player) =
            people.try_update(|people| (index < people.len()).then(|| people.remove(index))).flatten()
        else {
            return;
        };
        roster.keep();
        let words = fill(untrack(|| say!(i18n, removed)), &[("name", &player.name)]);
        voice.toast_with(words, untrack(|| say!(i18n, undo)), move || {
            // The screen may have been left by now: what is kept counts, and is shown where it still can be.
            let kept = Roster::load(roster.vault);
            kept.people.update(|people| people.insert(index.min(people.len()), player.clone()));
            kept.keep();
            let _ = people.try_set(kept.people.get_untracked());
        });
    };
    view! {
        <Page name="roster" title=w!(roster)>
            <p class="lead">{w!(roster_lead)}</p>
            <Trouble/>
            <ul class="people">
                {move || people.get().into_iter().enumerate().map(|(index, player)| {
                    let name = player.name.clone();
                    let (edit_name, remove_name) = (name.clone(), name.clone());
                    view! {
                        <li class="person">
                            <Mark player/>
                            <strong>{name}</strong>
                            <IconButton strokes=icon::PEN act="edit" on_press=move |()| edit(Some(index))
                                label=move || fill(say!(i18n, edit_who), &[("name", &edit_name)])/>
                            <IconButton strokes=icon::BIN act="delete" on_press=move |()| remove(index)
                                label=move || fill(say!(i18n, remove_who), &[("name", &remove_name)])/>
                        </li>
                    }
                }).collect_view()}
            </ul>
            <Button label=w!(add_player) act="add-player" class="primary" strokes=icon::PLUS on_press=move |()| edit(None)/>
            <Dialog open title=w!(player) name="player">
                {move || {
                    let whom = editing.get().flatten();
                    let old = whom.and_then(|index| people.with_untracked(|people| people.get(index).cloned()));
                    view! {
                        <PlayerForm old roster on_done=move |player: Player| {
                            open.set(false);
                            match whom {
                                Some(index) => {
                                    people.update(|people| if let Some(known) = people.get_mut(index) { *known = player });
                                    roster.keep();
                                }
                                None => roster.add(player),
                            }
                        }/>
                    }
                }}
            </Dialog>
        </Page>
    }
    .into_any()
}

/// Why something could not be kept, as long as that is so.
#[component]
pub fn Trouble() -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    move || {
        vault.trouble.get().map(|error| {
            view! {
                <p class="notice warn" role="alert" data-notice="unsaved">
                    {icon::icon(icon::WARNING)}<span>{trouble::save_error(i18n, &error)}</span>
                </p>
            }
            .into_any()
        })
    }
}

/// Name, colour and symbol of somebody new or known.
#[component]
pub fn PlayerForm(
    old: Option<Player>,
    roster: Roster,
    #[prop(into)] on_done: Callback<Player>,
) -> impl IntoView {
    let i18n = use_i18n();
    let (colour, symbol) =
        old.as_ref().map_or_else(|| roster.free_marks(), |player| (player.colour, player.symbol));
    let old_name = old.map(|player| player.name).unwrap_or_default();
    let name = RwSignal::new(old_name.clone());
    let colour = RwSignal::new(colour);
    let symbol = RwSignal::new(symbol);
    let wrong = RwSignal::new("");
    let done = Callback::new(move |()| {
        let text = name.get_untracked().trim().to_owned();
        let taken = roster.people.with_untracked(|people| people.iter().any(|known| known.name == text));
        if text.is_empty() {
            wrong.set(untrack(|| say!(i18n, name_missing)));
        } else if taken && text != old_name {
            wrong.set(untrack(|| say!(i18n, name_taken)));
        } else {
            on_done.run(Player::new(text, colour.get_untracked(), symbol.get_untracked()));
        }
    });
    let marks =
        move |kind: &'static str, chosen: RwSignal<u8>, words: fn(crate::app::I18n) -> &'static str| {
            let names = move || words(i18n).split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>();
            (0..MARKS)
                .map(|mark| {
                    let player = move || match kind {
                        "colour" => Player::new("", mark, symbol.get()),
                        _ => Player::new("", colour.get(), mark),
                    };
                    view! {
                        <button type="button" class="mark-choice" role="radio"
                            aria-checked=move || if chosen.get() == mark { "true" } else { "false" }
                            aria-label=move || names().get(usize::from(mark)).cloned()
                            on:click=move |_| chosen.set(mark)>
                            {move || view! { <Mark player=player()/> }}
                        </button>
                    }
                })
                .collect_view()
        };
    view! {
        <TextField label=w!(name) value=name longest=20 act="name" on_enter=done/>
        <p class="wrong" role="alert">{move || wrong.get()}</p>
        <div class="field" role="radiogroup" aria-label=w!(colour)>
            <span aria-hidden="true">{w!(colour)}</span>
            <div class="marks">{marks("colour", colour, |i18n| say!(i18n, colours))}</div>
        </div>
        <div class="field" role="radiogroup" aria-label=w!(symbol)>
            <span aria-hidden="true">{w!(symbol)}</span>
            <div class="marks">{marks("symbol", symbol, |i18n| say!(i18n, symbols))}</div>
        </div>
        <div class="row end"><Button label=w!(done) act="done" class="primary" on_press=done/></div>
    }
    .into_any()
}
