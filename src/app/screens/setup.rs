//! Before a match: who sits where, with which options and clock. A rematch comes prefilled.

use std::rc::Rc;

use leptos::prelude::*;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::roster::{Roster, free_marks, player_form, trouble};
use crate::{
    app::{
        components::{
            Range, bot_sign, button, card, dialog, icon, icon_button, mark, page, picture_button, select,
            stepper, text_field, toggle,
        },
        contexts::{app, navigation::Route, saves::Saves},
        dom::{El, View, bdi, el, switch, watch, when, yes_no},
        games::{self, Form, Options, Shown},
        lexicon::{fill, level_name, say, w},
        platform::device,
        state::State,
    },
    kernel::bot::Level,
    table::{clock::ClockSetting, name, player::Player},
};

/// What a set-up starts from: the last one of this game, or the match a rematch is asked of.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Draft {
    pub players: Vec<Player>,
    /// The game's options as text.
    pub config: String,
    pub clock: Option<ClockSetting>,
}

impl Draft {
    /// Kept until the next match of this game is set up.
    pub fn keep(&self, saves: Saves, slug: &str) {
        // Lost where there is no room: the next set-up then starts from nothing.
        let _ = saves.write(&["setup-", slug].concat(), self);
    }

    fn load(saves: Saves, slug: &str) -> Draft {
        saves.read(&["setup-", slug].concat()).unwrap_or_default()
    }
}

/// A named set of options.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Preset {
    name: String,
    config: String,
    clock: Option<ClockSetting>,
}

pub fn setup(slug: String) -> View {
    match games::find(&slug) {
        Some(shown) => setup_of(shown),
        None => View::from(view! { <super::unknown::UnknownGame slug/> }.into_any()),
    }
}

fn setup_of(shown: &'static Shown) -> View {
    let i18n = app().i18n;
    let saves = app().saves;
    let navigation = app().navigation;
    let roster = Roster::load(saves);
    let draft = Draft::load(saves, shown.slug);
    let seats = State::new(first_seats(shown, &draft, roster, i18n.now(w!(player_n))));
    let Options { view, form } = (shown.options)(seats);
    if !draft.config.is_empty() {
        form.load(&draft.config);
    }
    let clock = Clock {
        used: State::new(draft.clock.is_some()),
        setting: State::new(draft.clock.unwrap_or(ClockSetting { base_s: 900, increment_s: 10 })),
    };
    let wrong = State::new(String::new());
    let form = RwSignal::new_local(form);
    // What stood against the start may hold no more.
    watch(move || {
        form.get().track();
        seats.get();
        clock.used.get();
        clock.setting.get();
        wrong.set(String::new());
    });
    let start = move || {
        let players = seats.get_untracked();
        let draft =
            Draft { players: players.clone(), config: form.get_untracked().json(), clock: clock.agreed() };
        draft.keep(saves, shown.slug);
        match form.get_untracked().start(players, clock.agreed()) {
            Ok(id) => navigation.replace(Route::Play(id)),
            Err(words) => wrong.set(words),
        }
    };
    let agreed = card(w!(options)).child(presets(shown.slug, form, clock)).child(view);
    let title = move || fill(say!(i18n, setup_title), &[("game", &(shown.title)(i18n))]);
    let contents = View::from([
        trouble(),
        el("div.setup").child(seats_card(shown, seats, roster)).child(agreed).child(clock_card(clock)).into(),
        el("div.setup-start")
            .child(el("p.wrong").attr("role", "alert").text(move || wrong.get()))
            .child(picture_button(icon::PLAY, w!(start), start).act("start").class("primary.large"))
            .into(),
    ]);
    page("setup", title, contents)
}

/// The time each player gets, if any is kept.
#[derive(Copy, Clone)]
struct Clock {
    used: State<bool>,
    setting: State<ClockSetting>,
}

impl Clock {
    fn agreed(self) -> Option<ClockSetting> {
        self.used.get_untracked().then(|| self.setting.get_untracked())
    }

    fn set(self, agreed: Option<ClockSetting>) {
        self.used.set(agreed.is_some());
        if let Some(setting) = agreed {
            self.setting.set(setting);
        }
    }
}

fn clock_card(clock: Clock) -> El {
    let Clock { used, setting } = clock;
    let change = move |base_s: u32, increment_s: u32| setting.set(ClockSetting { base_s, increment_s });
    let fields = move || {
        let minutes = Range { min: 1, max: 180, step: 1, unit: w!(minutes).into() };
        let seconds = Range { min: 0, max: 60, step: 5, unit: w!(seconds).into() };
        [
            stepper(
                "clock-base",
                w!(clock_base),
                None,
                minutes,
                move || setting.get().base_s / 60,
                move |m| {
                    change(m * 60, setting.get_untracked().increment_s);
                },
            ),
            stepper(
                "clock-increment",
                w!(clock_increment),
                None,
                seconds,
                move || setting.get().increment_s,
                move |s| change(setting.get_untracked().base_s, s),
            ),
        ]
    };
    let hint = Some(w!(clock_hint).into());
    card(w!(clock))
        .child(toggle("clock", w!(clock_use), hint, move || used.get(), move |on| used.set(on)))
        .child(when(move || used.get(), fields))
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
fn seats_card(shown: &'static Shown, seats: State<Vec<Player>>, roster: Roster) -> El {
    let i18n = app().i18n;
    let announcer = app().announcer;
    let dragged = State::new(None::<usize>);
    let editing = State::new(0_usize);
    let open = State::new(false);
    let swap = move |from: usize, to: usize| {
        let mut order = seats.get_untracked();
        if from < order.len() && to < order.len() {
            let player = order.remove(from);
            order.insert(to, player);
            seats.set(order);
        }
    };
    // Which seat lies under the finger.
    let drag = move |event: Event| {
        let Some(from) = dragged.get_untracked() else { return };
        let event: PointerEvent = event.unchecked_into();
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let row = under.and_then(|element| element.closest("[data-seat]").ok().flatten());
        let to = row.and_then(|row| row.get_attribute("data-seat")).and_then(|index| index.parse().ok());
        if let Some(to) = to.filter(|to| *to != from) {
            swap(from, to);
            dragged.set(Some(to));
        }
    };
    let list = el("ol.seat-list")
        .on("pointermove", drag)
        .on("pointerup", move |_| dragged.set(None))
        .on("pointercancel", move |_| dragged.set(None));
    let catcher = list.stored::<Element>();
    let grab = move |event: Event, index: usize| {
        dragged.set(Some(index));
        // The rows change places under the finger; the list stays.
        let _ =
            catcher.get_untracked().set_pointer_capture(event.unchecked_into::<PointerEvent>().pointer_id());
    };
    let row = move |(index, player): (usize, Player), count: usize| {
        let (up, down, who) = (player.name.clone(), player.name.clone(), player.name.clone());
        let edit = move || {
            editing.set(index);
            open.set(true);
        };
        let change = move || fill(say!(i18n, change_who), &[("name", &who)]);
        let bot = player.bot;
        let role = move || {
            let role = (shown.role)(i18n, index as u8).unwrap_or_else(|| (index + 1).to_string());
            let level = bot.map(|level| [", ", level_name(i18n, level)].concat());
            role + &level.unwrap_or_default()
        };
        let name = el("strong").child(bdi(&player.name)).child(bot.map(|_| bot_sign()));
        let words = el("span.seat-words").child(name).child(el("small").text(role));
        let person = el("button")
            .class("seat-who")
            .act("seat")
            .on_click(edit)
            .child(mark(&player))
            .child(words)
            .child(el("span.sr").text(change));
        let grip = el("span.grip")
            .attr("aria-hidden", "true")
            .on("pointerdown", move |event| grab(event, index))
            .child(icon(icon::GRIP));
        let up_label = move || fill(say!(i18n, move_up), &[("name", &up)]);
        let down_label = move || fill(say!(i18n, move_down), &[("name", &down)]);
        let up = icon_button(icon::UP, up_label, move || swap(index, index.saturating_sub(1)));
        let down = icon_button(icon::DOWN, down_label, move || swap(index, index + 1));
        el("li.seat-row")
            .attr("data-seat", index.to_string())
            .class_when("dragged", move || dragged.get() == Some(index))
            .child(grip)
            .child(person)
            .child(up.act("up").attr("disabled", index == 0))
            .child(down.act("down").attr("disabled", index + 1 == count))
    };
    let rows = switch(
        move || seats.get(),
        move |seats| {
            let count = seats.len();
            seats.into_iter().enumerate().map(|seat| row(seat, count)).collect::<View>()
        },
    );
    let lots = move || {
        let mut order = seats.get_untracked();
        order.shuffle(&mut device::rng());
        let first = order.first().map(|seat| seat.name.clone()).unwrap_or_default();
        seats.set(order);
        announcer.toast(fill(i18n.now(w!(lots_drawn)), &[("name", &first)]));
    };
    let turn = move || {
        let mut order = seats.get_untracked();
        order.rotate_left(1);
        seats.set(order);
    };
    let buttons = el("div.row")
        .child(picture_button(icon::LOTS, w!(draw_lots), lots).act("lots"))
        .child(picture_button(icon::SWAP, w!(swap), turn).act("swap"))
        .child((shown.seats.0 != shown.seats.1).then(|| more_or_fewer(shown, seats, roster)))
        .child(
            shown
                .bots
                .then(|| picture_button(icon::BOT, w!(others_bots), move || others_bots(seats)).act("bots")),
        );
    let who = dialog("seat", open, w!(who_sits), move || {
        choose(shown, seats, roster, editing.get_untracked(), open)
    });
    el("section.card.seats")
        .label(w!(seats))
        .child(el("h2").text(w!(seats)))
        .child(list.child(rows))
        .child(buttons)
        .child(who)
}

/// One seat more, one fewer, where the game leaves a choice.
fn more_or_fewer(shown: &'static Shown, seats: State<Vec<Player>>, roster: Roster) -> View {
    let i18n = app().i18n;
    let add = move || {
        let mut people = seats.get_untracked();
        let known = roster.people.get_untracked().into_iter().find(|known| !people.contains(known));
        let (colour, symbol) = free_marks(&people);
        let n = (people.len() + 1).to_string();
        people.push(
            known.unwrap_or_else(|| Player::new(fill(i18n.now(w!(player_n)), &[("n", &n)]), colour, symbol)),
        );
        seats.set(people);
    };
    let remove = move || {
        let mut people = seats.get_untracked();
        people.pop();
        seats.set(people);
    };
    let (fewest, most) = (usize::from(shown.seats.0), usize::from(shown.seats.1));
    View::from([
        picture_button(icon::PLUS, w!(add_player), add)
            .act("add-seat")
            .disabled(move || seats.get().len() >= most),
        picture_button(icon::MINUS, w!(remove_seat), remove)
            .act("remove-seat")
            .disabled(move || seats.get().len() <= fewest),
    ])
}

/// A bot that is not at this table yet.
fn new_bot(table: &[Player], level: Level) -> Player {
    let names = app().i18n.now(w!(bot_names)).split(", ");
    let name = names.into_iter().find(|name| !table.iter().any(|seat| seat.name == *name));
    let (colour, symbol) = free_marks(table);
    Player { bot: Some(level), ..Player::new(name.unwrap_or_default(), colour, symbol) }
}

/// One person, and bots for company.
fn others_bots(seats: State<Vec<Player>>) {
    let mut table = seats.get_untracked();
    for index in 1..table.len() {
        if table[index].bot.is_none() {
            table[index] = Player::default();
            table[index] = new_bot(&table, Level::Medium);
        }
    }
    seats.set(table);
}

/// Somebody from the roster, somebody new, or a bot, for one seat.
fn choose(shown: &Shown, seats: State<Vec<Player>>, roster: Roster, index: usize, open: State<bool>) -> View {
    let put = move |player: Player| {
        open.set(false);
        let mut people = seats.get_untracked();
        if let Some(other) = people.iter().position(|seat| seat.name == player.name && index < people.len()) {
            // They already sit here: the two change places.
            people.swap(other, index);
        }
        if let Some(seat) = people.get_mut(index) {
            *seat = player;
        }
        seats.set(people);
    };
    let i18n = app().i18n;
    let sitting = seats.get_untracked().get(index).cloned();
    let level = sitting.as_ref().and_then(|seat| seat.bot);
    // A bot is nobody to be remembered.
    let now = sitting.filter(|seat| seat.bot.is_none());
    let known = roster.people.get_untracked();
    let list = (!known.is_empty()).then(|| {
        let person = |player: Player| {
            let (face, name) = (mark(&player), player.name.clone());
            let button = el("button")
                .class("person.pick")
                .act("pick-player")
                .on_click(move || put(player.clone()))
                .child(face)
                .child(el("strong").child(bdi(&name)));
            el("li").child(button)
        };
        let people: View = known.into_iter().map(person).collect();
        [el("ul.people").child(people), el("h3").text(w!(or_new))]
    });
    // A name that is known means who it always meant.
    let anybody = Roster { people: State::new(Vec::new()), ..roster };
    let form = player_form(now, anybody, move |player| {
        roster.add(player.clone());
        put(player);
    });
    let bots = shown.bots.then(|| {
        let bot = |choice: Level| {
            let sit = move || {
                let mut table = seats.get_untracked();
                let bot = new_bot(&table, choice);
                if let Some(seat) = table.get_mut(index) {
                    // Another level is still the same bot.
                    *seat =
                        if seat.bot.is_some() { Player { bot: Some(choice), ..seat.clone() } } else { bot };
                }
                open.set(false);
                seats.set(table);
            };
            button(move || level_name(i18n, choice), sit)
                .act(choice.name())
                .attr("aria-pressed", yes_no(level == Some(choice)))
        };
        let levels = el("div.levels").child(Level::ALL.map(bot));
        [el("h3").text(w!(a_bot)), levels, el("h3").text(w!(a_person))]
    });
    View::from([View::from(bots), View::from(list), form])
}

/// House rules under a name.
fn presets(slug: &'static str, form: RwSignal<Rc<dyn Form>, LocalStorage>, clock: Clock) -> View {
    let i18n = app().i18n;
    let saves = app().saves;
    let announcer = app().announcer;
    let key = ["presets-", slug].concat();
    let presets = State::new(saves.read::<Vec<Preset>>(&key).unwrap_or_default());
    let key = State::new(key);
    let chosen = State::new(0_usize);
    let open = State::new(false);
    let name = State::new(String::new());
    let keep = move |now: Vec<Preset>| {
        if let Err(error) = saves.write(&key.get_untracked(), &now) {
            announcer.toast(untrack(|| crate::app::trouble::store_error(i18n, &error)));
        }
        presets.set(now);
    };
    let save = move || {
        let text = name::tidy(&name.get_untracked());
        if text.is_empty() || name::letters(&text) > name::MAX_LETTERS {
            return;
        }
        open.set(false);
        let mut now = presets.get_untracked();
        now.retain(|preset| preset.name != text);
        now.push(Preset { name: text, config: form.get_untracked().json(), clock: clock.agreed() });
        let last = now.len();
        keep(now);
        chosen.set(last);
    };
    let remove = move || {
        let mut now = presets.get_untracked();
        if let Some(index) = chosen.get_untracked().checked_sub(1).filter(|index| *index < now.len()) {
            now.remove(index);
            chosen.set(0);
            keep(now);
        }
    };
    let names = move || {
        let mut names = vec![say!(i18n, preset_own).to_owned()];
        names.extend(presets.get().into_iter().map(|preset| preset.name));
        names
    };
    let choose = move |index: usize| {
        chosen.set(index);
        let known = presets.get_untracked();
        if let Some(preset) = index.checked_sub(1).and_then(|index| known.get(index).cloned()) {
            form.get_untracked().load(&preset.config);
            clock.set(preset.clock);
        }
    };
    let delete = icon_button(icon::BIN, w!(preset_delete), remove)
        .act("preset-delete")
        .disabled(move || chosen.get() == 0);
    let row = el("div.presets")
        .child(select("preset", w!(preset), None, names, move || chosen.get(), choose))
        .child(icon_button(icon::PLUS, w!(preset_save), move || open.set(true)).act("preset-save"))
        .child(delete);
    let wrong = move || {
        let long = name::letters(&name::tidy(&name.get())) > name::MAX_LETTERS;
        long.then(|| fill(say!(i18n, name_long), &[("n", &name::MAX_LETTERS.to_string())]))
    };
    let form = dialog("preset", open, w!(preset_save), move || {
        [
            text_field("preset-name", w!(name), None, name::MAX_TYPED, name, save),
            el("p.wrong").attr("role", "alert").text(wrong),
            el("div.row.end").child(button(w!(done), save).act("done").class("primary")),
        ]
    });
    View::from([row, form])
}
