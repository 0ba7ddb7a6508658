//! Which wreck cards are in play: ours or a table's own, base or extra, number by number.

use leptos::prelude::untrack;
use leptos::prelude::*;

use super::{art, rules, words};
use crate::{
    app::{
        components::{Range, dialog, icon, picture_button, select, stepper, text_field},
        contexts::app,
        dom::{El, View, el, switch, watch, when, yes_no},
        i18n::{I18n, barrakuda as key},
        lexicon::fill,
        state::State,
        trouble,
    },
    games::barrakuda::{Config, LairEffect, Wreck, WreckAction, WreckCard, WreckSet, WrecksInPlay},
};

/// Where a device keeps the sets that were entered on it.
const KEPT: &str = "barrakuda-sets";

#[derive(Copy, Clone)]
struct Sets {
    config: State<Config>,
    /// Those of this table.
    own: State<Vec<WreckSet>>,
    /// The set that is being changed, as it was, as it is now, and its name: kept while the window is closed.
    begun: State<WreckSet>,
    draft: State<WreckSet>,
    name: State<String>,
    /// The wreck that was swapped last.
    swapped: State<Option<Wreck>>,
    i18n: I18n,
}

pub(super) fn sets(config: State<Config>) -> View {
    let app = app();
    let own = State::new(app.saves.read::<Vec<WreckSet>>(KEPT).unwrap_or_default());
    let sets = Sets {
        config,
        own,
        begun: State::new(WreckSet::OURS),
        draft: State::new(WreckSet::OURS),
        name: State::new(String::new()),
        swapped: State::new(None),
        i18n: app.i18n,
    };
    // A set-up from before ours was mended has the one of then.
    watch(move || {
        let set = config.get().set;
        if set.is_ours() && set != WreckSet::OURS {
            config.update(|config| config.set = WreckSet::OURS);
        }
    });
    let open = State::new(false);
    let edit =
        picture_button(icon::PEN, key::edit_set, move || open.set(true)).act("edit-set").class("quiet");
    let window = dialog("wreck-set", open, key::edit_title, move || sets.editor(open));
    let ours = when(move || config.get().set == WreckSet::OURS, || el("p.hint").text(key::ours));
    View::from([
        View::from(sets.which()),
        ours,
        sets.numbers().into(),
        el("div.row").child(edit).into(),
        window.into(),
    ])
}

impl Sets {
    /// All that can be chosen; one that came with a match from elsewhere is among them.
    fn all(self) -> Vec<WreckSet> {
        let mut all = vec![WreckSet::OURS];
        all.extend(self.own.get());
        let now = self.config.get().set;
        if !all.contains(&now) {
            all.push(now);
        }
        all
    }

    fn which(self) -> El {
        let Sets { config, i18n, .. } = self;
        let names = move || {
            let name = |set: &WreckSet| {
                if *set == WreckSet::OURS { i18n.say(key::set_ours).to_owned() } else { set.name.clone() }
            };
            self.all().iter().map(name).collect()
        };
        select(
            "wreck-set",
            key::opt_set,
            Some(key::opt_set_line.into()),
            names,
            move || {
                let now = config.get().set;
                self.all().iter().position(|set| *set == now).unwrap_or_default()
            },
            move |index| {
                if let Some(set) = self.all().into_iter().nth(index) {
                    config.update(|config| config.set = set);
                }
            },
        )
    }

    /// Base or extra, for each number.
    fn numbers(self) -> El {
        let Sets { config, swapped: last, i18n, .. } = self;
        let what = move |wreck: Wreck| {
            let (locale, config) = (i18n.get_locale(), config.get());
            let offers = words::offers(locale, &config.cards(), wreck);
            let extra = config.swapped[wreck.index()];
            let kind = locale.word(if extra { key::extra_card } else { key::base_card });
            [&words::title(locale, wreck), " (", kind, "). ", &offers].concat()
        };
        let row = move |wreck: Wreck| {
            let index = wreck.index();
            let swap = move || {
                config.update(|config| config.swapped[index] = !config.swapped[index]);
                last.set(Some(wreck));
            };
            let extra = move || config.get().swapped[index];
            let face = move || {
                let config = config.get();
                art::wreck(wreck, config.swapped[index]) + &art::deeds(&config.cards(), wreck)
            };
            let kind = move || i18n.say(if extra() { key::extra_card } else { key::base_card });
            el("button.bk-swap")
                .attr("role", "switch")
                .attr("data-swap", wreck.number().to_string())
                .attr("aria-checked", move || yes_no(extra()))
                .on_click(swap)
                .child(el("span.bk-picture").attr("aria-hidden", "true").html(face))
                .child(el("span.bk-badge").attr("aria-hidden", "true").text(wreck.number().to_string()))
                .child(el("small").attr("aria-hidden", "true").text(kind))
                .child(el("span.sr").text(move || what(wreck)))
        };
        el("fieldset.bk-swaps")
            .child(el("legend").text(key::opt_swapped))
            .child(el("p.hint").text(key::opt_swapped_line))
            .child(el("div.bk-swap-row").child(Wreck::all().map(row).collect::<View>()))
            .child(
                el("p.hint")
                    .attr("aria-hidden", "true")
                    .text(move || last.get().map(what).unwrap_or_default()),
            )
    }

    /// A set to be entered from one's own cards.
    fn editor(self, open: State<bool>) -> View {
        let Sets { config, own, begun, draft, name, i18n, .. } = self;
        let (saves, announcer) = (app().saves, app().announcer);
        let begin = config.get_untracked().set;
        if begun.get_untracked() != begin {
            begun.set(begin.clone());
            name.set(begin.name.clone());
            draft.set(begin.clone().playable());
        }
        let wrong = State::new(None);
        let side = move |title, which: fn(&mut WreckSet) -> &mut WrecksInPlay| {
            let rows = Wreck::all().map(move |wreck| fields(i18n, draft, wreck, which));
            el("fieldset.bk-edit").child(el("legend").text(title)).child(rows.collect::<View>())
        };
        let keep = move |sets: Vec<WreckSet>| {
            if let Err(error) = saves.write(KEPT, &sets) {
                announcer.toast(untrack(|| trouble::store_error(i18n, &error)));
            }
            own.set(sets);
        };
        let save = move || {
            let text = name.get_untracked().trim().to_owned();
            if text.is_empty() {
                wrong.set(Some(key::set_wants_name));
                return;
            }
            let set = WreckSet { name: text, ..draft.get_untracked() };
            let mut sets = own.get_untracked();
            sets.retain(|other| other.name != set.name);
            sets.push(set.clone());
            open.set(false);
            keep(sets);
            config.update(|config| config.set = set);
        };
        let known = !begin.name.is_empty() && own.get_untracked().contains(&begin);
        let forget = move || {
            let now = config.get_untracked().set;
            open.set(false);
            keep(own.get_untracked().into_iter().filter(|set| *set != now).collect());
            config.update(|config| config.set = WreckSet::OURS);
        };
        let forget = known
            .then(|| picture_button(icon::BIN, key::forget_set, forget).act("forget-set").class("quiet"));
        let save = picture_button(icon::CHECK, key::keep_set, save).act("keep-set").class("primary");
        let wrong = switch(
            move || wrong.get(),
            |wrong| wrong.map(|text: crate::app::i18n::Word| el("p.wrong").attr("role", "alert").text(text)),
        );
        View::from([
            el("p.hint").text(key::edit_line).into(),
            text_field("set-name", key::set_name, None, 30, name, || ()).into(),
            wrong,
            side(key::base_cards, |set| &mut set.base).into(),
            side(key::extra_cards, |set| &mut set.extra).into(),
            el("div.row.end").child(forget).child(save).into(),
        ])
    }
}

/// The actions of a wreck; of the last, what happens there.
fn fields(
    i18n: I18n,
    draft: State<WreckSet>,
    wreck: Wreck,
    which: fn(&mut WreckSet) -> &mut WrecksInPlay,
) -> El {
    let card = move || which(&mut draft.get()).of(wreck);
    let change = move |change: &dyn Fn(&mut WreckCard)| {
        draft.update(|set| change(&mut which(set).0[wreck.index()]));
    };
    let line = move |text| move || fill(i18n.say(text), &[("n", &wreck.number().to_string())]);
    let stop = select(
        "stop",
        line(key::stop_of),
        None,
        move || LairEffect::ALL.map(|stop| i18n.say(rules::stop(stop)).to_owned()).to_vec(),
        move || LairEffect::ALL.iter().position(|stop| *stop == card().stop).unwrap_or_default(),
        move |index| {
            LairEffect::ALL.get(index).into_iter().for_each(|stop| change(&|card| card.stop = *stop))
        },
    );
    if wreck == Wreck::LAIR {
        return stop;
    }
    let kinds = move |special: bool| -> Vec<WreckAction> {
        if special { WreckAction::specials().collect() } else { WreckAction::KINDS.to_vec() }
    };
    let field = move |act, text, how_many, special: bool| {
        let now = move || if special { card().special } else { card().general };
        let put =
            move |deed| change(&|card| *if special { &mut card.special } else { &mut card.general } = deed);
        let kind = select(
            act,
            line(text),
            None,
            move || kinds(special).into_iter().map(|deed| rules::kind(i18n.get_locale(), deed)).collect(),
            move || kinds(special).iter().position(|deed| deed.is_kind_of(now())).unwrap_or_default(),
            move |index| {
                if let Some(deed) = kinds(special).get(index).filter(|deed| !deed.is_kind_of(untrack(now))) {
                    put(*deed);
                }
            },
        );
        let amount = switch(
            move || now().amount().map(|(_, most)| most),
            move |most| {
                let range = Range { min: 1, max: most?.into(), step: 1, unit: "".into() };
                let amount = move || now().amount().map_or(1, |(amount, _)| amount.into());
                let set = move |amount: u32| put(untrack(now).with_amount(amount as u8));
                Some(stepper("amount", line(how_many), None, range, amount, set))
            },
        );
        el("div.bk-edit-deed").child(kind).child(amount)
    };
    el("div.bk-edit-row")
        .attr("data-edit", wreck.number().to_string())
        .child(field("special", key::special_of, key::special_amount, true))
        .child(field("general", key::general_of, key::general_amount, false))
        .child(stop)
}
