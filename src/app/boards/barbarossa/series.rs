//! The question mark: questions and their answers, guesses and what owners say to them (BB-3.6, BB-4.3).

use super::{curses, desk::Desk, letters, notes, objects, panel};
use crate::{
    app::{
        components::{button, icon, text_field},
        dom::{El, View, el, switch, watch, when},
        i18n::{Locale, barbarossa as key},
        lexicon::{fill, titled},
        state::State,
    },
    games::barbarossa::{
        Action, Answer, Prompt, Riddle, Series, Verdict,
        word::{MAX_WRITTEN, check_guess},
    },
    kernel::Seat,
};
use leptos::prelude::*;

pub(super) fn asking(desk: Desk, locale: Locale, by: Seat, series: Series) -> View {
    let (title, line, pick, end) = match series {
        Series::First => (key::series_one, key::series_one_line, key::pick_ask, key::series_end_one),
        Series::Second => (key::series_two, key::series_two_line, key::pick_either, key::series_end_two),
    };
    let text = titled(locale, desk.table.name(by), locale.word(title));
    let config = desk.table.view.get_untracked().config.clone();
    let reminder = config.no_letters.then(|| el("p.hint").text(locale.word(key::remind_letters)));
    let chosen = switch(
        move || (desk.picked.get(), desk.i18n.get_locale()),
        move |(picked, locale)| Some(ways(desk, locale, by, series, picked?)),
    );
    let none = move || desk.picked.get().is_none();
    let enough = button(locale.word(end), move || desk.play(Action::Enough)).act("enough").class("quiet");
    View::from([
        panel::title(desk, by, text).into(),
        el("p.hint").text(locale.word(line)).into(),
        View::from(reminder),
        when(none, move || el("p.bb-call").text(pick)),
        chosen,
        el("div.bb-buttons").child([curses::button(desk), enough]).into(),
    ])
}

/// What can be done about the object that is picked.
fn ways(desk: Desk, locale: Locale, by: Seat, series: Series, riddle: Riddle) -> View {
    let owner = desk.table.name(riddle.owner);
    let warning = letters::series_warning(desk, locale, by, riddle);
    let barred = desk.table.view.get_untracked().why_not(by, riddle).is_some();
    let ask = fill(locale.word(key::do_ask), &[("name", owner)]);
    let ask = panel::main_button(icon::PLAY, ask, "ask", move || desk.play(Action::Ask(riddle)));
    let guess = (series == Series::Second && !barred)
        .then(|| button(locale.word(key::do_guess), move || desk.play(Action::Try(riddle))).act("try"));
    View::from([
        objects::which(desk, locale, riddle).into(),
        View::from(warning),
        el("div.bb-buttons").child(ask).child(guess).into(),
    ])
}

/// Four large buttons: the owner says it aloud, and everybody hears it.
pub(super) fn answering(desk: Desk, locale: Locale, riddle: Riddle) -> View {
    let text = fill(locale.word(key::answer_of), &[("name", desk.table.name(riddle.owner))]);
    let answer = |answer: Answer| {
        let label = super::words::answer(locale, answer);
        button(label, move || desk.play(Action::Answer(answer))).act(answer.name()).class("bb-answer")
    };
    View::from([
        panel::title(desk, riddle.owner, text),
        el("p.hint")
            .text([&*objects::name(desk, locale, riddle), ". ", locale.word(key::answer_true)].concat()),
        el("div.bb-answers").child(Answer::ALL.map(answer)),
    ])
}

/// A guess is written down, with all one knows beside it.
pub(super) fn guessing(desk: Desk, locale: Locale, seat: Seat, riddle: Riddle) -> View {
    let text = State::new(String::new());
    let said = State::new(None);
    watch(move || {
        text.get();
        said.set(None);
    });
    let pass = move || {
        let now = text.get_untracked();
        match check_guess(&now) {
            Ok(()) => desk.play(Action::Guess(now)),
            Err(fault) => said.set(Some(fault)),
        }
    };
    let fault = move || said.get().map(|fault| super::words::fault(desk.i18n.get_locale(), fault));
    let label = fill(locale.word(key::guess_pass), &[("name", desk.table.name(riddle.owner))]);
    let view = desk.table.view.get_untracked();
    View::from([
        objects::which(desk, locale, riddle).into(),
        View::from(view.object(riddle).map(|shown| el("div.bb-large").child(objects::figure(desk, shown)))),
        notes::knowledge(desk, locale, seat, riddle),
        text_field("guess", key::guess_what, None, MAX_WRITTEN as u32, text, pass).into(),
        el("p.bb-careful")
            .attr("role", "alert")
            .attr("hidden", move || said.get().is_none())
            .text(fault)
            .into(),
        el("div.bb-buttons").child(panel::main_button(icon::CHECK, label, "pass", pass)).into(),
    ])
}

/// The owner sees word and guess, and decides.
pub(super) fn judging(desk: Desk, locale: Locale) -> View {
    let view = desk.table.view.get_untracked();
    let (Prompt::Judging { by, riddle }, Some(guess)) = (&view.prompt, view.guess()) else {
        return View::from(None::<El>);
    };
    let word = view.word(*riddle).unwrap_or_default();
    let gaps = [("word", word), ("name", desk.table.name(*by)), ("guess", guess)];
    let yes = button(locale.word(key::decide_yes), move || desk.play(Action::Judge(Verdict::Right)))
        .act("judge-yes");
    let no =
        button(locale.word(key::decide_no), move || desk.play(Action::Judge(Verdict::Wrong))).act("judge-no");
    View::from([
        panel::title(desk, riddle.owner, locale.word(key::decide_title).to_owned()),
        objects::which(desk, locale, *riddle),
        el("p.bb-decide").text(fill(locale.word(key::decide_line), &gaps)),
        el("p.hint").text(locale.word(key::decide_hint)),
        el("div.bb-buttons").child([yes.class("bb-answer"), no.class("bb-answer")]),
    ])
}
