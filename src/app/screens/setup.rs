//! Before a match: who sits where, with which options and clock. A rematch comes prefilled.

use leptos::prelude::*;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

use super::roster::{PlayerForm, Roster, Trouble, free_marks};
use crate::{
    app::{
        components::{Button, Dialog, IconButton, Mark, Page, Select, Stepper, TextField, Toggle, icon},
        contexts::{
            nav::{Nav, Route},
            vault::Vault,
            voice::Voice,
        },
        games::{self, Shown},
        i18n::use_i18n,
        lexicon::{fill, say, w},
        platform::device,
    },
    table::{clock::ClockSetting, player::Player},
};

/// What a set-up starts from: the last one of this game, or the match a rematch is asked of.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Draft {
    pub players: Vec<Player>,
    /// The game's options as text.
    pub config: String,
    #[serde(default)]
    pub clock: Option<ClockSetting>,
}

impl Draft {
    /// Kept until the next match of this game is set up.
    pub fn keep(&self, vault: Vault, slug: &str) {
        // Lost where there is no room: the next set-up then starts from nothing.
        let _ = vault.write(&["setup-", slug].concat(), self);
    }

    fn load(vault: Vault, slug: &str) -> Draft {
        vault.read(&["setup-", slug].concat()).unwrap_or_default()
    }
}

/// A named set of options.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Preset {
    name: String,
    config: String,
    #[serde(default)]
    clock: Option<ClockSetting>,
}

#[component]
pub fn Setup(slug: String) -> impl IntoView {
    match games::find(&slug) {
        Some(shown) => view! { <SetupOf shown/> }.into_any(),
        None => super::play::unknown_game(&slug),
    }
}

#[component]
fn SetupOf(shown: &'static Shown) -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let nav = expect_context::<Nav>();
    let roster = Roster::load(vault);
    let draft = Draft::load(vault, shown.slug);
    let seats = RwSignal::new(first_seats(shown, &draft, roster, untrack(|| say!(i18n, player_n))));
    let options = (shown.options)(seats.into());
    if !draft.config.is_empty() {
        options.load.run(draft.config);
    }
    let timed = RwSignal::new(draft.clock.is_some());
    let clock = RwSignal::new(draft.clock.unwrap_or(ClockSetting { base_s: 900, increment_s: 10 }));
    let setting = move || timed.get_untracked().then(|| clock.get_untracked());
    let wrong = RwSignal::new(String::new());

    let start = move |()| {
        let players = seats.get_untracked();
        let draft =
            Draft { players: players.clone(), config: options.json.get_untracked(), clock: setting() };
        draft.keep(vault, shown.slug);
        match options.start.run((players, setting())) {
            Ok(id) => nav.replace(Route::Play(id)),
            Err(words) => wrong.set(words),
        }
    };
    let view_of_options = options.view.try_update_value(Option::take).flatten();
    view! {
        <Page name="setup" title=move || fill(say!(i18n, setup_title), &[("game", &(shown.title)(i18n))])>
            <Trouble/>
            <div class="setup">
                <Seats shown seats roster/>
                <section class="card" aria-label=w!(options)>
                    <h2>{w!(options)}</h2>
                    <Presets slug=shown.slug config=options.json load=Callback::new(move |preset: Preset| {
                        options.load.run(preset.config);
                        timed.set(preset.clock.is_some());
                        if let Some(setting) = preset.clock {
                            clock.set(setting);
                        }
                    }) clock=Signal::derive(move || timed.get().then(|| clock.get()))/>
                    {view_of_options}
                </section>
                <section class="card" aria-label=w!(clock)>
                    <h2>{w!(clock)}</h2>
                    <Toggle label=w!(clock_use) hint=w!(clock_hint) value=timed act="clock" on_change=move |on| timed.set(on)/>
                    <Show when=move || timed.get()>
                        <Stepper label=w!(clock_base) unit=w!(minutes) min=1 max=180 act="clock-base"
                            value=Signal::derive(move || clock.get().base_s / 60)
                            on_change=move |minutes: u32| clock.update(|clock| clock.base_s = minutes * 60)/>
                        <Stepper label=w!(clock_increment) unit=w!(seconds) min=0 max=60 step=5 act="clock-increment"
                            value=Signal::derive(move || clock.get().increment_s)
                            on_change=move |seconds| clock.update(|clock| clock.increment_s = seconds)/>
                    </Show>
                </section>
            </div>
            <div class="setup-start">
                <p class="wrong" role="alert">{move || wrong.get()}</p>
                <Button label=w!(start) act="start" class="primary large" strokes=icon::PLAY on_press=start/>
            </div>
        </Page>
    }
    .into_any()
}

/// The people of the draft, filled up from the roster and then with numbered strangers.
fn first_seats(shown: &Shown, draft: &Draft, roster: Roster, stranger: &str) -> Vec<Player> {
    let fewest = usize::from(shown.seats.0);
    let mut seats = draft.players.clone();
    seats.truncate(usize::from(shown.seats.1));
    for known in roster.people.get_untracked() {
        if seats.len() < fewest && !seats.iter().any(|seat| seat.name == known.name) {
            seats.push(known);
        }
    }
    while seats.len() < fewest {
        let (colour, symbol) = free_marks(&seats);
        let name = (seats.len() + 1..)
            .map(|n| fill(stranger, &[("n", &n.to_string())]))
            .find(|name| !seats.iter().any(|seat| seat.name == *name))
            .unwrap_or_default();
        seats.push(Player::new(name, colour, symbol));
    }
    seats
}

/// Seats in their order, to be moved by keys or by hand.
#[component]
fn Seats(shown: &'static Shown, seats: RwSignal<Vec<Player>>, roster: Roster) -> impl IntoView {
    let i18n = use_i18n();
    let voice = expect_context::<Voice>();
    let dragged = RwSignal::new(None::<usize>);
    let editing = RwSignal::new(0_usize);
    let open = RwSignal::new(false);
    let swap = move |from: usize, to: usize| {
        seats.update(|seats| {
            if from < seats.len() && to < seats.len() {
                let player = seats.remove(from);
                seats.insert(to, player);
            }
        });
    };
    let lots = move |()| {
        seats.update(|seats| seats.shuffle(&mut device::rng()));
        let first =
            seats.with_untracked(|seats| seats.first().map(|seat| seat.name.clone()).unwrap_or_default());
        voice.toast(fill(untrack(|| say!(i18n, lots_drawn)), &[("name", &first)]));
    };
    // Which seat lies under the finger.
    let drag = move |event: web_sys::PointerEvent| {
        let Some(from) = dragged.get_untracked() else { return };
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let row = under.and_then(|element| element.closest("[data-seat]").ok().flatten());
        let to = row.and_then(|row| row.get_attribute("data-seat")).and_then(|index| index.parse().ok());
        if let Some(to) = to.filter(|to| *to != from) {
            swap(from, to);
            dragged.set(Some(to));
        }
    };
    let grab = move |event: web_sys::PointerEvent, index: usize| {
        dragged.set(Some(index));
        let list = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let list = list.and_then(|grip| grip.closest("ol").ok().flatten());
        if let Some(list) = list {
            let _ = list.set_pointer_capture(event.pointer_id());
        }
    };
    let row = move |index: usize, player: Player| {
        let count = seats.with_untracked(Vec::len);
        let name = player.name.clone();
        let (up, down, edit) = (name.clone(), name.clone(), name.clone());
        view! {
            <li class="seat-row" data-seat=index.to_string() class:dragged=move || dragged.get() == Some(index)>
                <span class="grip" aria-hidden="true" on:pointerdown=move |event| grab(event, index)>
                    {icon::icon(icon::GRIP)}
                </span>
                <button type="button" class="seat-who" data-act="seat" on:click=move |_| {
                    editing.set(index);
                    open.set(true);
                } aria-label=move || fill(say!(i18n, change_who), &[("name", &edit)])>
                    <Mark player/>
                    <span class="seat-words">
                        <strong>{name}</strong>
                        <small>{move || (shown.role)(i18n, index as u8).unwrap_or_else(|| (index + 1).to_string())}</small>
                    </span>
                </button>
                <IconButton strokes=icon::UP act="up" disabled=Signal::stored(index == 0)
                    on_press=move |()| swap(index, index - 1)
                    label=move || fill(say!(i18n, move_up), &[("name", &up)])/>
                <IconButton strokes=icon::DOWN act="down" disabled=Signal::stored(index + 1 == count)
                    on_press=move |()| swap(index, index + 1)
                    label=move || fill(say!(i18n, move_down), &[("name", &down)])/>
            </li>
        }
    };
    let fixed = shown.seats.0 == shown.seats.1;
    let add = move |()| {
        let (colour, symbol) = seats.with_untracked(|seats| free_marks(seats));
        let known = roster.people.with_untracked(|people| {
            people.iter().find(|known| seats.with_untracked(|seats| !seats.contains(known))).cloned()
        });
        seats.update(|seats| {
            let n = (seats.len() + 1).to_string();
            seats.push(known.unwrap_or_else(|| {
                Player::new(fill(untrack(|| say!(i18n, player_n)), &[("n", &n)]), colour, symbol)
            }));
        });
    };
    view! {
        <section class="card seats" aria-label=w!(seats)>
            <h2>{w!(seats)}</h2>
            <ol class="seat-list" on:pointermove=drag on:pointerup=move |_| dragged.set(None)
                on:pointercancel=move |_| dragged.set(None)>
                {move || seats.get().into_iter().enumerate().map(|(index, player)| row(index, player)).collect_view()}
            </ol>
            <div class="row">
                <Button label=w!(swap) act="swap" strokes=icon::SWAP on_press=move |()| seats.update(|seats| seats.rotate_left(1))/>
                <Button label=w!(draw_lots) act="lots" strokes=icon::LOTS on_press=lots/>
                {(!fixed).then(|| view! {
                    <Button label=w!(add_player) act="add-seat" strokes=icon::PLUS on_press=add
                        disabled=Signal::derive(move || seats.with(Vec::len) >= usize::from(shown.seats.1))/>
                    <Button label=w!(remove_seat) act="remove-seat" strokes=icon::MINUS
                        on_press=move |()| seats.update(|seats| drop(seats.pop()))
                        disabled=Signal::derive(move || seats.with(Vec::len) <= usize::from(shown.seats.0))/>
                })}
            </div>
            <Dialog open title=w!(who_sits) name="seat">
                {move || choose(seats, roster, editing.get(), open)}
            </Dialog>
        </section>
    }
    .into_any()
}

/// Somebody from the roster, or somebody new, for one seat.
fn choose(seats: RwSignal<Vec<Player>>, roster: Roster, index: usize, open: RwSignal<bool>) -> AnyView {
    let i18n = use_i18n();
    let put = move |player: Player| {
        open.set(false);
        seats.update(|seats| {
            let other = seats.iter().position(|seat| seat.name == player.name);
            match other {
                // They already sit here: the two change places.
                Some(other) if other != index => {
                    seats.swap(other, index);
                    seats[index] = player;
                }
                _ => {
                    if let Some(seat) = seats.get_mut(index) {
                        *seat = player;
                    }
                }
            }
        });
    };
    let now = seats.with_untracked(|seats| seats.get(index).cloned());
    let known = roster.people.get_untracked();
    view! {
        {(!known.is_empty()).then(|| view! {
            <ul class="people">
                {known.into_iter().map(|player| {
                    let name = player.name.clone();
                    let chosen = player.clone();
                    view! {
                        <li><button type="button" class="person pick" data-act="pick-player" on:click=move |_| put(chosen.clone())>
                            <Mark player/><strong>{name}</strong>
                        </button></li>
                    }
                }).collect_view()}
            </ul>
            <h3>{move || say!(i18n, or_new)}</h3>
        })}
        <PlayerForm old=now roster=Roster { people: RwSignal::new(Vec::new()), ..roster } on_done=move |player: Player| {
            roster.add(player.clone());
            put(player);
        }/>
    }
    .into_any()
}

/// House rules under a name.
#[component]
fn Presets(
    slug: &'static str,
    config: Signal<String>,
    clock: Signal<Option<ClockSetting>>,
    load: Callback<Preset>,
) -> impl IntoView {
    let i18n = use_i18n();
    let vault = expect_context::<Vault>();
    let voice = expect_context::<Voice>();
    let key = ["presets-", slug].concat();
    let presets = RwSignal::new(vault.read::<Vec<Preset>>(&key).unwrap_or_default());
    let key = StoredValue::new(key);
    let chosen = RwSignal::new(0_usize);
    let open = RwSignal::new(false);
    let name = RwSignal::new(String::new());
    let keep = move || {
        let kept = presets.with_untracked(|presets| key.with_value(|key| vault.write(key, presets)));
        if let Err(error) = kept {
            voice.toast(untrack(|| crate::app::trouble::store_error(i18n, &error)));
        }
    };
    let save = Callback::new(move |()| {
        let text = name.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        open.set(false);
        let preset =
            Preset { name: text.clone(), config: config.get_untracked(), clock: clock.get_untracked() };
        presets.update(|presets| {
            presets.retain(|preset| preset.name != text);
            presets.push(preset);
        });
        chosen.set(presets.with_untracked(Vec::len));
        keep();
    });
    let remove = move |()| {
        let Some(index) = chosen.get_untracked().checked_sub(1) else { return };
        presets.update(|presets| drop((index < presets.len()).then(|| presets.remove(index))));
        chosen.set(0);
        keep();
    };
    let names = Signal::derive(move || {
        let mut names = vec![say!(i18n, preset_own).to_owned()];
        names.extend(presets.get().into_iter().map(|preset| preset.name));
        names
    });
    view! {
        <div class="presets">
            <Select label=w!(preset) options=names value=chosen act="preset" on_change=move |index: usize| {
                chosen.set(index);
                let preset = index.checked_sub(1).and_then(|index| presets.with_untracked(|presets| presets.get(index).cloned()));
                if let Some(preset) = preset {
                    load.run(preset);
                }
            }/>
            <IconButton label=w!(preset_save) strokes=icon::PLUS act="preset-save" on_press=move |()| open.set(true)/>
            <IconButton label=w!(preset_delete) strokes=icon::BIN act="preset-delete" on_press=remove
                disabled=Signal::derive(move || chosen.get() == 0)/>
        </div>
        <Dialog open title=w!(preset_save) name="preset">
            <TextField label=w!(name) value=name act="preset-name" on_enter=save/>
            <div class="row end"><Button label=w!(done) act="done" class="primary" on_press=save/></div>
        </Dialog>
    }
    .into_any()
}
