//! What may be agreed before a match.

use leptos::prelude::*;

use super::words::{self, word};
use crate::{
    app::{
        components::{Select, Stepper, TextField, Toggle},
        i18n::use_i18n,
    },
    games::barragoon::config::{Config, MAX_EXPRESS, Start},
    table::player::Player,
};

/// The house rules that have a name.
fn presets() -> [Config; 4] {
    let printed = Config::default();
    [
        printed.clone(),
        Config { express: [1, 1], ..printed.clone() },
        Config { start: Start::Open, ..printed.clone() },
        Config { touch_move: true, ..printed },
    ]
}

pub(super) fn options(config: RwSignal<Config>, players: Signal<Vec<Player>>) -> AnyView {
    let i18n = use_i18n();
    // A text that is being written outlives a look at another start.
    let text = RwSignal::new(match config.get_untracked().start {
        Start::Position(text) => text,
        Start::Closed | Start::Open => String::new(),
    });
    Effect::new(move |_| {
        if let Start::Position(now) = config.with(|config| config.start.clone())
            && now != text.get_untracked()
        {
            text.set(now);
        }
    });
    Effect::new(move |_| {
        let written = text.get();
        config.try_maybe_update(|config| match &mut config.start {
            Start::Position(now) if *now != written => {
                *now = written;
                (true, ())
            }
            _ => (false, ()),
        });
    });

    let preset = Memo::new(move |_| {
        config.with(|config| presets().iter().position(|preset| preset == config).unwrap_or(presets().len()))
    });
    let names = Signal::derive(move || {
        let locale = i18n.get_locale();
        let mut names = vec![
            word!(locale, preset_printed).to_owned(),
            word!(locale, preset_short).to_owned(),
            word!(locale, preset_open).to_owned(),
            word!(locale, preset_tourney).to_owned(),
        ];
        if preset.get() == names.len() {
            names.push(word!(locale, preset_own).to_owned());
        }
        names
    });
    let preset_line = move || {
        let locale = i18n.get_locale();
        match preset.get() {
            0 => word!(locale, preset_printed_line),
            1 => word!(locale, preset_short_line),
            2 => word!(locale, preset_open_line),
            3 => word!(locale, preset_tourney_line),
            _ => "",
        }
    };
    let start = Memo::new(move |_| {
        config.with(|config| match config.start {
            Start::Closed => 0_usize,
            Start::Open => 1,
            Start::Position(_) => 2,
        })
    });
    let starts = Signal::derive(move || {
        let locale = i18n.get_locale();
        vec![
            word!(locale, opt_start_closed).to_owned(),
            word!(locale, opt_start_open).to_owned(),
            word!(locale, opt_start_position).to_owned(),
        ]
    });
    let start_line = move || {
        let locale = i18n.get_locale();
        match start.get() {
            0 => word!(locale, opt_start_closed_line),
            1 => word!(locale, opt_start_open_line),
            _ => word!(locale, opt_start_position_line),
        }
    };
    let verdict = move || {
        let locale = i18n.get_locale();
        config.with(|config| config.position()).map_or_else(
            |fault| words::config_fault(locale, &fault),
            |_| word!(locale, opt_position_ok).to_owned(),
        )
    };
    let wrong = move || config.with(|config| config.position().is_err());
    let express = move |seat: usize| {
        view! {
            <Stepper act=if seat == 0 { "express-white" } else { "express-brown" } min=0 max=u32::from(MAX_EXPRESS)
                label=move || {
                    let locale = i18n.get_locale();
                    let side = if seat == 0 { words::side(locale, crate::games::barragoon::board::Side::White) }
                        else { words::side(locale, crate::games::barragoon::board::Side::Brown) };
                    let name = players.with(|players| players.get(seat).map(|player| player.name.clone()));
                    let who = words::fill(word!(locale, side_name), &[("side", side), ("name", &name.unwrap_or_default())]);
                    words::fill(word!(locale, opt_express_of), &[("name", &who)])
                }
                value=Signal::derive(move || config.with(|config| u32::from(config.express[seat])))
                on_change=move |level: u32| config.update(|config| config.express[seat] = level as u8)/>
        }
    };
    view! {
        <div class="bg-options">
            <Select act="house-rules" label=move || word!(i18n.get_locale(), opt_preset) hint=preset_line options=names value=preset
                on_change=move |index: usize| {
                    if let Some(chosen) = presets().get(index) {
                        config.set(chosen.clone());
                    }
                }/>
            <Select act="start-position" label=move || word!(i18n.get_locale(), opt_start) hint=start_line options=starts value=start
                on_change=move |index: usize| config.update(|config| {
                    config.start = match index {
                        0 => Start::Closed,
                        1 => Start::Open,
                        _ => Start::Position(text.get_untracked()),
                    };
                })/>
            <Show when=move || start.get() == 2>
                <TextField act="position" longest=400 value=text label=move || word!(i18n.get_locale(), opt_position_label)/>
                <p class="bg-verdict" class:wrong=wrong aria-live="polite">{verdict}</p>
            </Show>
            <fieldset class="bg-express">
                <legend>{move || word!(i18n.get_locale(), opt_express)}</legend>
                <p class="hint">{move || word!(i18n.get_locale(), opt_express_line)}</p>
                {express(0)}
                {express(1)}
            </fieldset>
            <Toggle act="touch-move" label=move || word!(i18n.get_locale(), opt_touch) hint=move || word!(i18n.get_locale(), opt_touch_line)
                value=Signal::derive(move || config.with(|config| config.touch_move))
                on_change=move |on| config.update(|config| config.touch_move = on)/>
            <Toggle act="resign-allowed" label=move || word!(i18n.get_locale(), opt_resign) hint=move || word!(i18n.get_locale(), opt_resign_line)
                value=Signal::derive(move || config.with(|config| config.resign))
                on_change=move |on| config.update(|config| config.resign = on)/>
        </div>
    }
    .into_any()
}
