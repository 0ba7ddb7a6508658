//! What has happened, one thing after the other, and what is to be decided now.

use leptos::prelude::*;
use web_sys::Element;

use super::{
    art,
    desk::{Desk, Shown, focus_panel},
    hand,
    sea::dice,
    words,
};
use crate::{
    app::{
        components::{Range, button, icon, mark, picture_button, stepper},
        dom::{El, View, bdi, each, el, next_frame, one_press, switch, watch},
        i18n::{Locale, Word, barrakuda as key},
        lexicon::fill,
        state::State,
    },
    games::barrakuda::{Action, Card, Gold, Prompt, Slot, Wreck},
    kernel::{Seat, Seats},
    scenes::barrakuda::{ActionChoice, action_choices},
    table::hash::fnv,
};

/// What the lower part of the board is for now. It is built anew when this is another.
#[derive(Clone, PartialEq)]
enum Now {
    /// More is told; whether it is more than one thing.
    Telling(bool),
    /// The round is over: on to this one.
    GoOn(u16),
    /// Whoever holds the device chooses a card.
    Choose(Seat),
    Steer {
        by: Seat,
        distance: u8,
        reach: Vec<Wreck>,
    },
    Decide {
        by: Seat,
        wreck: Wreck,
        slot: Slot,
        options: Vec<Action>,
    },
    Pick {
        by: Seat,
        from: Vec<Seat>,
    },
    Put {
        from: Seat,
        drawn: Vec<Card>,
    },
    /// Whether it is to be a draw after so many rounds.
    Agree(Seat),
    Over,
    /// Nothing to do here.
    Quiet,
}

pub(super) fn panel(desk: Desk) -> El {
    let now = move || (now(desk), desk.i18n.get_locale());
    let part = switch(now, move |(now, locale)| {
        let live = *desk.table.live.get_untracked();
        if live && now != Now::Quiet {
            focus_panel();
        }
        part(desk, locale, now)
    });
    // What is told of the last round is not for whoever chooses for the next.
    let telling = move || desk.is_telling() || desk.hand_of().is_none();
    let told = el("div.bk-told").attr("hidden", move || !telling()).child(story(desk)).child(dice(desk));
    el("section.bk-panel").label(key::panel_label).on_key(one_press).child(told).child(part)
}

fn now(desk: Desk) -> Now {
    let view = desk.table.view.get();
    let live = *desk.table.live.get();
    if desk.is_telling() {
        let shown = desk.shown.get();
        return Now::Telling(shown.beats + 1 < view.story.len());
    }
    if let Some(seat) = desk.hand_of() {
        return Now::Choose(seat);
    }
    match &view.prompt {
        Prompt::Over => Now::Over,
        _ if !live => Now::Quiet,
        Prompt::Choosing if desk.gathered.get() => Now::GoOn(view.round),
        _ if !*desk.table.acting.get() => Now::Quiet,
        Prompt::Steering { by, distance, reach } => {
            Now::Steer { by: *by, distance: *distance, reach: reach.clone() }
        }
        Prompt::Deciding { by, wreck, slot, options, .. } => {
            Now::Decide { by: *by, wreck: *wreck, slot: *slot, options: options.clone() }
        }
        Prompt::Picking { by, from, .. } => Now::Pick { by: *by, from: from.clone() },
        Prompt::Putting { from, drawn: Some(drawn), .. } => {
            Now::Put { from: *from, drawn: drawn.iter().copied().collect() }
        }
        Prompt::Agreeing { by } => Now::Agree(*by),
        _ => Now::Quiet,
    }
}

/// The sentences on the screen, the newest below.
fn story(desk: Desk) -> View {
    let lines = move || {
        let (Shown { beats, from, .. }, view) = (desk.shown.get(), desk.table.view.get());
        let (locale, names) = (desk.i18n.get_locale(), desk.table.names());
        let line = |index: usize| {
            let beat = view.story.get(index)?;
            let text = words::tell(locale, names, &view, &beat.sea, &beat.event);
            Some((view.round_told(), index, words::about(&beat.event), text))
        };
        (from..beats).filter_map(line).collect::<Vec<_>>()
    };
    let key = |line: &(u16, usize, Option<Seat>, String)| {
        fnv(&[&line.0.to_le_bytes(), &line.1.to_le_bytes(), line.3.as_bytes()])
    };
    let line = move |(_, _, about, text): (u16, usize, Option<Seat>, String)| {
        let players = desk.table.players;
        let who = about.and_then(|seat| players.get(seat.index()));
        el("li").child(who.map(mark)).child(el("span").text(text))
    };
    let list = el("ol.bk-story").attr("tabindex", "0").label(key::panel_label).child(each(lines, key, line));
    let scrolled = list.stored::<Element>();
    watch(move || {
        desk.shown.get();
        let element = scrolled.get_untracked();
        next_frame(Box::new(move || {
            // The newest sentence from its beginning.
            if let Some(last) = element.last_element_child() {
                let top = last.get_bounding_client_rect().top() - element.get_bounding_client_rect().top();
                element.set_scroll_top(element.scroll_top() + top as i32);
            }
        }));
    });
    list.into()
}

fn part(desk: Desk, locale: Locale, now: Now) -> View {
    match now {
        Now::Telling(more) => telling(desk, more),
        Now::GoOn(round) => {
            let label = fill(locale.word(key::go_on), &[("n", &round.to_string())]);
            let go_on = picture_button(icon::PLAY, label, move || desk.let_go());
            el("div.bk-ways").child(go_on.act("go-on").class("primary")).into()
        }
        Now::Choose(seat) => hand::hand(desk, locale, seat),
        Now::Steer { by, distance, reach } => {
            let actions: Vec<Action> = reach.into_iter().map(Action::Steer).collect();
            asked(
                desk,
                by,
                fill(locale.word(key::asked_steer), &[("n", &distance.to_string())]),
                plain(desk, locale, by, actions, false),
            )
        }
        Now::Decide { by, wreck, slot, options } => {
            let own = desk.table.view.get_untracked().sea.diver(by).bag;
            let ways = action_choices(&options, own);
            let parts: View = ways
                .into_iter()
                .enumerate()
                .map(|(index, way)| choice(desk, locale, by, index == 0, way))
                .collect();
            let pass = one(desk, locale, by, Action::Pass).class("quiet");
            asked(desk, by, words::asked(locale, wreck, slot, &options), [parts, pass.into()].into())
        }
        Now::Pick { by, from } => {
            let actions: Vec<Action> = from.into_iter().map(Action::Pocket).chain([Action::Pass]).collect();
            asked(desk, by, locale.word(key::asked_pick).to_owned(), plain(desk, locale, by, actions, true))
        }
        Now::Put { from, drawn } => hand::drawn(desk, locale, from, drawn),
        Now::Agree(by) => {
            let answers = plain(desk, locale, by, vec![Action::Agree, Action::Refuse], false);
            asked(desk, by, locale.word(key::asked_draw).to_owned(), answers)
        }
        Now::Over => over(desk, locale),
        Now::Quiet => View::from(None::<El>),
    }
}

/// On to the next beat, which comes by itself where nobody is in a hurry.
fn telling(desk: Desk, more: bool) -> View {
    let next = button(key::next, move || desk.next()).act("next").class("primary");
    let skip = more.then(|| button(key::skip, move || desk.skip()).act("skip").class("quiet"));
    el("div.bk-ways").child(next).child(skip).into()
}

/// Who is asked for what, and the ways to answer.
fn asked(desk: Desk, by: Seat, what: String, ways: View) -> View {
    let players = desk.table.players;
    let head = players.get(by.index()).map(|player| {
        el("p.bk-asked")
            .child(mark(player))
            .child(el("span").child(el("strong").child(bdi(&player.name))).text(" ").text(what))
    });
    View::from([View::from(head), el("div.bk-ways").child(ways).into()])
}

fn one(desk: Desk, locale: Locale, by: Seat, action: Action) -> El {
    let view = desk.table.view.get_untracked();
    let label = words::action(locale, desk.table.names(), &view, by, &action);
    let act = match action {
        Action::Pass => "pass",
        Action::Agree => "agree",
        Action::Refuse => "refuse",
        Action::Rob(_) => "rob",
        Action::Steer(_) => "steer",
        _ => "way",
    };
    button(label, move || desk.play(action.clone())).act(act)
}

/// A button each; `pass`: the last one is to decline.
fn plain(desk: Desk, locale: Locale, by: Seat, actions: Vec<Action>, pass: bool) -> View {
    let last = actions.len() - 1;
    let button = |(index, action): (usize, Action)| {
        let button = one(desk, locale, by, action);
        match index {
            0 => button.class("primary"),
            _ if pass && index == last => button.class("quiet"),
            _ => button,
        }
    };
    actions.into_iter().enumerate().map(button).collect()
}

fn choice(desk: Desk, locale: Locale, by: Seat, first: bool, way: ActionChoice) -> El {
    let main = move |button: El| if first { button.class("primary") } else { button };
    match way {
        ActionChoice::Single(action) => main(one(desk, locale, by, action)),
        ActionChoice::Bank(most) => {
            let action = Action::Bank;
            Sum { label: key::how_much, least: 1, most, begin: most, same: None, action }
                .field(desk, by, main)
        }
        ActionChoice::Share { both, own } => {
            let (begin, action) = (if own > 0 { 0 } else { both }, Action::Share);
            Sum { label: key::share_label, least: 0, most: both, begin, same: Some(own), action }
                .field(desk, by, main)
        }
    }
}

/// An amount, and the button that moves it.
struct Sum {
    label: Word,
    least: Gold,
    most: Gold,
    begin: Gold,
    /// The amount that would change nothing.
    same: Option<Gold>,
    action: fn(Gold) -> Action,
}

impl Sum {
    /// `main` marks the button where it is the first.
    fn field(self, desk: Desk, by: Seat, main: impl Fn(El) -> El) -> El {
        let Sum { label, least, most, begin, same, action } = self;
        let amount = State::new(u32::from(begin));
        let text = move || {
            let view = desk.table.view.get();
            words::action(
                desk.i18n.get_locale(),
                desk.table.names(),
                &view,
                by,
                &action(amount.get() as Gold),
            )
        };
        let same = move || same.is_some_and(|same| amount.get() == u32::from(same));
        let press = move || desk.play(action(amount.get_untracked() as Gold));
        let button = main(button(text, press).act("way").disabled(same));
        let range = Range { min: least.into(), max: most.into(), step: 1, unit: "".into() };
        let many = (most > least)
            .then(|| stepper("amount", label, None, range, move || amount.get(), move |n| amount.set(n)));
        el("div.bk-sum").child(many).child(button)
    }
}

/// How the end came about: who brought home what, and when.
fn over(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let players = desk.table.players;
    let names = desk.table.names();
    let row = |side: usize| {
        let of_side = |seat: &Seat| view.sea.side(*seat) == side;
        let seats: Seats = Seat::all(view.seats).filter(of_side).collect();
        let deposits = view.deposits.iter().filter(|deposit| seats.contains(deposit.seat));
        let parts: Vec<String> = deposits
            .map(|deposit| {
                let (n, gold) = (deposit.round.to_string(), deposit.gold.to_string());
                fill(locale.word(key::deposit), &[("n", &n), ("gold", &gold)])
            })
            .collect();
        let text =
            if parts.is_empty() { locale.word(key::no_deposit).to_owned() } else { parts.join(" · ") };
        let won = view.winners.iter().any(|seat| seats.contains(*seat));
        let marks: View = seats.iter().filter_map(|seat| players.get(seat.index())).map(mark).collect();
        el("li.bk-deposits")
            .class_when("bk-won", move || won)
            .child(marks)
            .child(
                el("span.bk-deposit-words")
                    .child(el("strong").text(words::list(names, seats)))
                    .child(el("small").text(text)),
            )
            .child(
                el("span.bk-vault")
                    .html(art::sign("chest"))
                    .child(el("b").text(view.sea.vaults[side].to_string())),
            )
    };
    // The fullest first.
    let mut sides: Vec<usize> = (0..view.sea.vaults.len()).collect();
    sides.sort_by_key(|side| std::cmp::Reverse(view.sea.vaults[*side]));
    let rows: View = sides.into_iter().map(row).collect();
    let title = el("h3").text(locale.word(key::how_it_came));
    el("div.bk-over").child(title).child(el("ul").child(rows)).into()
}
