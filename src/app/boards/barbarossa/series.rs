//! The question mark: questions with their answers, guesses with their owners' decisions (BB-3.6, BB-4.3).

use leptos::prelude::*;

use super::{
    controller::use_controller,
    controls::{CurseButton, Title},
    notes::Knowledge,
    objects::{Another, OnStand, Warning, Which},
    words,
    workpiece::Careful,
};
use crate::{
    app::{
        components::{
            Button, IconButton, Primary, Quiet, TextField,
            focus::{Focus, focus_next},
            icon,
        },
        contexts::use_i18n,
        i18n::{barbarossa as key, sentences, t},
        lexicon::titled,
    },
    games::barbarossa::{
        Action, Answer, Fault, Prompt, Refusal, Riddle, Series, Target, Verdict,
        note::MAX_QUESTION,
        word::{MAX_WRITTEN, check_guess},
    },
    kernel::Seat,
};

/// The choice of the object to ask about.
#[component]
pub(super) fn Questions(by: Seat, series: Series) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let (title, line, pick, end) = match series {
        Series::First => (key::series_one, key::series_one_line, key::pick_ask, key::series_end_one),
        Series::Second => (key::series_two, key::series_two_line, key::pick_either, key::series_end_two),
    };
    let name = controller.session.name(by);
    let text = move || titled(&i18n.language(), &name, &i18n.say(title));
    let no_letters = controller.session.view.with_untracked(|view| view.config.no_letters);
    let picked = Memo::new(move |_| controller.picked.get());
    let enough = move || controller.play(Action::Enough);
    let guess = move || {
        let riddle = picked.get().filter(|_| series == Series::Second)?;
        let barred = controller.session.view.with(|view| view.why_not(by, riddle).is_some());
        let go = move || controller.play(Action::Try(riddle));
        (!barred).then(|| view! { <Button label=t!(i18n, key::do_guess) on_press=go act="try" /> })
    };
    view! {
        <Title seat=by text />
        <Show when=move || picked.get().is_none()>
            <p class="help-text">{t!(i18n, line)}</p>
        </Show>
        {no_letters.then(|| view! { <p class="help-text">{t!(i18n, key::remind_letters)}</p> })}
        <Show when=move || picked.get().is_none()>
            <p class="bb-call">{t!(i18n, pick)}</p>
        </Show>
        {move || picked.get().map(|riddle| view! { <QuestionAbout by riddle /> })}
        <div class="bb-buttons">
            <CurseButton />
            {guess}
            <Button label=t!(i18n, end) on_press=enough act="enough" appearance=Quiet />
        </div>
    }
}

/// The question about the picked object: it is spoken aloud, and the answer is entered at once.
#[component]
fn QuestionAbout(by: Seat, riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    controller.session.open_sheet("question");
    let owner = controller.session.name(riddle.owner);
    // The player may write the question down before the answer is tapped.
    let (question, writes) = (RwSignal::new(String::new()), RwSignal::new(false));
    let write = move || {
        writes.update(|writes| *writes = !*writes);
        if writes.get_untracked() {
            focus_next(Focus::act("question"));
        }
    };
    let aloud = move || i18n.say(key::AskAloud { name: &*owner });
    view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Which riddle>
                    <Another riddle />
                    <IconButton
                        icon=icon::PEN
                        label=t!(i18n, key::write_question)
                        on_press=write
                        act="write-question"
                    />
                </Which>
                <Warning by riddle />
                <p class="bb-call">{aloud}</p>
                <Show when=move || writes.get()>
                    <TextField
                        act="question"
                        label=t!(i18n, key::question_line)
                        longest=MAX_QUESTION as u32
                        value=question
                    />
                </Show>
                <AnswerButtons on_answer=move |answer| {
                    controller.ask(riddle, question.get_untracked().trim().to_owned(), answer);
                    question.set(String::new());
                } />
            </div>
        </div>
    }
}

/// A question that waits for its answer, for instance after an undo. The owner answers aloud for all.
#[component]
pub(super) fn AnswerPanel(riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let owner = session.name(riddle.owner);
    let text = move || i18n.say(key::AnswerOf { name: &*owner });
    let question = session.view.with_untracked(|view| match &view.prompt {
        Prompt::Answering { question, .. } => question.clone(),
        _ => String::new(),
    });
    let hint = move || {
        let language = i18n.language();
        let object = words::object(&language, &session.names(), riddle);
        let object = if question.is_empty() { object } else { titled(&language, &object, &question) };
        sentences([language.sentence(&object), language.say(key::answer_true)])
    };
    view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Title seat=riddle.owner text />
                <p class="help-text">{hint}</p>
                <AnswerButtons on_answer=move |answer| controller.play(Action::Answer(answer)) />
            </div>
        </div>
    }
}

/// The four answers as large buttons.
#[component]
fn AnswerButtons(#[prop(into)] on_answer: Callback<Answer>) -> impl IntoView {
    let i18n = use_i18n();
    let answer = |answer: Answer| {
        let label = move || words::answer(&i18n.language(), answer);
        let say = move || on_answer.run(answer);
        view! { <Button label on_press=say act=answer.name() class="bb-answer" /> }
    };
    view! { <div class="bb-answers">{Answer::ALL.map(answer).collect_view()}</div> }
}

/// A guess is written down, beside the player's notes.
#[component]
pub(super) fn Guessing(seat: Seat, riddle: Riddle) -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let text = RwSignal::new(String::new());
    let said: RwSignal<Option<Fault>> = RwSignal::new(None);
    Effect::new(move |_| {
        text.track();
        said.set(None);
    });
    let pass = move || {
        let now = text.get_untracked().trim().to_owned();
        match check_guess(&now) {
            Ok(()) => controller.play(Action::Guess(now)),
            Err(fault) => said.set(Some(fault)),
        }
    };
    let owner = session.name(riddle.owner);
    let label = move || i18n.say(key::GuessPass { name: &*owner });
    let note = session.view.with_untracked(|view| view.note(seat, riddle).to_owned());
    let note = (!note.is_empty()).then(|| {
        let line = move || titled(&i18n.language(), &i18n.say(key::note_label), &note);
        view! { <p class="bb-tried">{line}</p> }
    });
    view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Which riddle />
                <Knowledge seat riddle />
                {note}
                <TextField
                    act="guess"
                    name=Target::Guess.to_string()
                    label=t!(i18n, key::guess_what)
                    longest=MAX_WRITTEN as u32
                    value=text
                    on_enter=pass
                />
                <Careful fault=Signal::derive(move || said.get().map(Refusal::Word)) />
                <div class="bb-buttons">
                    <Button label on_press=pass icon=icon::CHECK act="pass" appearance=Primary />
                </div>
            </div>
        </div>
    }
}

/// The owner sees word and guess, and decides.
#[component]
pub(super) fn Judging() -> impl IntoView {
    let (i18n, controller) = (use_i18n(), use_controller());
    let session = controller.session;
    let view = session.view.get_untracked();
    let Prompt::Judging { by, riddle } = view.prompt else { return None };
    let guess = view.guess()?.to_owned();
    let (word, name) = (view.word(riddle).unwrap_or_default().to_owned(), session.name(by));
    let line = move || i18n.say(key::DecideLine { word: &*word, name: &*name, guess: &*guess });
    let judge = move |verdict: Verdict| move || controller.play(Action::Judge(verdict));
    let (right, wrong) = (judge(Verdict::Right), judge(Verdict::Wrong));
    Some(view! {
        <div class="bb-sheet">
            <OnStand riddle />
            <div class="bb-words">
                <Title seat=riddle.owner text=t!(i18n, key::decide_title) />
                <Which riddle />
                <p class="bb-decide">{line}</p>
                <p class="help-text">{t!(i18n, key::decide_hint)}</p>
                <div class="bb-answers">
                    <Button
                        label=t!(i18n, key::decide_yes)
                        on_press=right
                        act="judge-yes"
                        class="bb-answer"
                    />
                    <Button label=t!(i18n, key::decide_no) on_press=wrong act="judge-no" class="bb-answer" />
                </div>
            </div>
        </div>
    })
}
