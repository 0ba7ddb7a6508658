//! The set-up screen.

use leptos::prelude::*;

use super::{
    clock_choice::ClockChoice,
    draft::{Draft, keep_draft, load_draft},
    handing_card::HandingCard,
    hints_choice::HintsChoice,
    lesson_offer::{LessonOffer, has_newcomer, note_offered},
    options_fold::OptionsFold,
    seating::provide_seating,
    seats_card::SeatsCard,
};
use crate::app::{
    components::{Button, Cover, LinkButton, Page, Primary, Quiet, RuleLink, Unsaved, icon},
    contexts::{
        navigation::{Route, use_navigation},
        saves::use_saves,
        use_i18n,
    },
    games::LoadedGame,
    i18n::{common, shelf, t},
    refusal_message::RefusalMessage,
};

/// The set-up screen.
#[component]
pub fn Setup(game: LoadedGame) -> impl IntoView {
    let (i18n, saves, navigation) = (use_i18n(), use_saves(), use_navigation());
    let draft = load_draft(saves, game.slug);
    let seating = provide_seating(game, &draft);
    // The offer and the lesson link lead to the same place, so only one is shown.
    let newcomer = has_newcomer(game);
    let form = StoredValue::new((game.module.options)(seating.players));
    if !draft.config.is_empty() {
        form.with_value(|form| form.load(&draft.config));
    }
    let clock = ClockChoice::new(draft.clock, draft.idle_clock);
    let hints = HintsChoice::new(draft.hints, draft.idle_hints);
    let wrong = RwSignal::new(None::<RefusalMessage>);
    let keep = move || {
        let players = seating.players.get_untracked();
        let config = form.with_value(|form| form.json());
        let draft = Draft {
            players,
            config,
            clock: clock.agreed(),
            hints: hints.agreed(),
            idle_clock: Some(clock.setting.get_untracked()),
            idle_hints: hints.chosen(),
        };
        keep_draft(&draft, saves, game.slug);
    };
    Effect::new(move |before: Option<()>| {
        form.with_value(|form| form.track());
        seating.players.track();
        clock.track();
        hints.track();
        // A change may have fixed the fault, so its message is cleared.
        wrong.set(None);
        // Stored at each change, so that a player who leaves to look something up finds the form unchanged.
        if before.is_some() {
            untrack(keep);
        }
    });
    let start = move || {
        let players = seating.players.get_untracked();
        note_offered(saves, game.slug, &players);
        keep();
        let may_ask = untrack(|| hints.seats(&players));
        match form.with_value(|form| form.start(players, clock.agreed(), may_ask)) {
            Ok(id) => navigation.replace(Route::Play(id)),
            Err(refusal) => wrong.set(Some(refusal)),
        }
    };
    let title = move || i18n.say(common::SetupTitle { game: i18n.say(game.title) });
    view! {
        <Page name="setup" title>
            <Unsaved />
            <div class="setup-about">
                <Cover slug=game.slug class="setup-art" />
                <p>{t!(i18n, game.tagline)}</p>
                <span class="row">
                    <Show when=move || !newcomer.get()>
                        <LinkButton
                            icon=icon::LEARN
                            label=t!(i18n, common::learn)
                            href=Route::Minute(game.slug.to_owned()).href()
                            act="learn"
                            appearance=Quiet
                        />
                    </Show>
                    {game
                        .problems
                        .then(|| {
                            view! {
                                <LinkButton
                                    icon=icon::PUZZLE
                                    label=t!(i18n, shelf::problems)
                                    href=Route::Problems.href()
                                    act="problems"
                                    appearance=Quiet
                                />
                            }
                        })}
                </span>
                <LessonOffer game newcomer />
            </div>
            <div class="setup">
                <SeatsCard />
                <OptionsFold slug=game.slug form clock hints />
                {game.secrets.then(|| view! { <HandingCard /> })}
            </div>
            <div class="setup-start">
                <p class="wrong" role="alert">
                    {move || wrong.get().map(|refusal| refusal.words)}
                </p>
                {move || wrong.get()?.rule.map(|rule| view! { <RuleLink rule /> })}
                <Button
                    icon=icon::PLAY
                    label=t!(i18n, common::start)
                    on_press=start
                    act="start"
                    appearance=Primary
                    class="large"
                />
            </div>
        </Page>
    }
}
