//! What the app asks of a game beyond its rules: a picture, options, words, sounds.

use leptos::prelude::*;

use super::{
    I18n,
    aid::AidPart,
    components::rules_page::Rules,
    guidance::Guidance,
    i18n::{Text, rules::Passage},
    keys::KeyGroup,
    log_item::LogItem,
    platform::sounds::Sound,
    sketch::Sketch,
    suggestion::Suggestion,
};
use crate::{
    kernel::{Seat, Seats, StepOf},
    table::{handover::Turn, matches::Ending, playback::Staging, player::Player, report::StepReport},
};

/// What lies beside a seat for all to see.
#[derive(Clone, PartialEq, Debug)]
pub struct Beside {
    pub sketch: Sketch,
    /// The same for whoever does not see it.
    pub words: String,
}

/// A game that can be played on the screen.
///
/// All functions that take an [`I18n`] track the language, so that a closure around them follows a
/// change of it at once.
pub trait GameUi:
    Staging<
        View: Send + Sync,
        Config: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Refusal: Send + Sync,
        Event: Send + Sync,
    > + Send
    + Sync
{
    fn title(i18n: I18n) -> String;

    /// One line under the title.
    fn tagline(i18n: I18n) -> String;

    /// For how many, for how long, from what age: "2 players · 20–45 min · 8+".
    fn facts(i18n: I18n) -> String;

    /// Options of the first set-up, before any match.
    fn first_options() -> Self::Config {
        Self::Config::default()
    }

    /// Controls for the match's options, each with a line that explains its effect. Shows `config` and changes it only
    /// for a player, so that a reopened set-up keeps its choices.
    fn options(config: RwSignal<Self::Config>, players: RwSignal<Vec<Player>>) -> AnyView;

    /// By how many it is mostly played: so many seats a set-up begins with.
    const USUAL: u8 = *Self::PLAYERS.start();

    /// There are positions with one move to find.
    const PROBLEMS: bool = false;

    /// What these options are called where they have a name, and the line that says what they are.
    fn house_rules(i18n: I18n, config: &Self::Config) -> (String, String);

    /// Whether anything is hidden from anybody: then a curtain falls between two turns.
    const SECRETS: bool = false;

    /// Whether the board itself shows who sits where and whose turn it is.
    const SEATED: bool = false;

    /// What its rules page says.
    const RULES: &'static Rules;

    /// What is to be done now and what the game wants, in a few words for people who have not read the rules. Nothing
    /// in it is only for the eyes of somebody who does not look.
    fn guidance(i18n: I18n, view: &Self::View) -> Guidance;

    /// The section of the rules that matters now.
    fn rules_section(_view: &Self::View) -> Option<&'static str> {
        None
    }

    /// A seat's side in the game ("White"), where it has one.
    fn role(_i18n: I18n, _seat: u8) -> Option<String> {
        None
    }

    /// What one seat has left, and what was agreed for it alone: it lies beside it.
    fn beside(_i18n: I18n, _view: &Self::View, _seat: u8) -> Option<Beside> {
        None
    }

    /// The options of a rematch, where everybody moves on by one seat: what belongs to a player goes with them.
    fn moved_on(config: Self::Config) -> Self::Config {
        config
    }

    /// What the game expects now, as a short line under the name ("places a Barragoon, 2 left").
    fn duty(_i18n: I18n, _view: &Self::View) -> Option<String> {
        None
    }

    /// The position as a text, where a match can be started from it.
    fn position(_view: &Self::View) -> Option<String> {
        None
    }

    /// Whether the latest step finished a turn: only then does a clock give its increment.
    fn turn_over(_view: &Self::View) -> bool {
        true
    }

    /// How these seats, who are to act, come to the device.
    fn turn(_view: &Self::View, seats: Seats) -> Turn {
        seats.into()
    }

    /// Who may look along with this seat: somebody who plays on its side and may know all it knows.
    fn mate(_view: &Self::View, _seat: Seat) -> Option<Seat> {
        None
    }

    /// The headline above the board, where it is not whose turn it is. `watched`: everybody still looks at the latest
    /// events.
    fn headline(_i18n: I18n, _view: &Self::View, _watched: bool) -> Option<String> {
        None
    }

    /// What matters now to whoever opens what is theirs, as sentences to be heard. Others may hear them: there is nothing
    /// in them that not everybody may know.
    fn matters(_i18n: I18n, _names: &[String], _view: &Self::View) -> String {
        String::new()
    }

    /// The card to keep beside the board, for so many players with these options: nothing that not everybody may know.
    fn aid(i18n: I18n, config: &Self::Config, seats: u8) -> Vec<AidPart>;

    /// The keys that its board has beside those that all of the app has.
    fn keys(_i18n: I18n) -> Vec<KeyGroup> {
        Vec::new()
    }

    /// The lines of a step in the log: its events, one a line, or the step itself in notation.
    fn log_items(i18n: I18n, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem>;

    /// The heading that the lines of a step stand under ("Round 3"), where the game goes by rounds.
    fn log_heading(_i18n: I18n, _report: &StepReport<'_, Self>) -> Option<String> {
        None
    }

    /// What the log is called where only what is counted is left of it, in a game that marks such lines
    /// ([`LogKind::Ledger`](super::log_item::LogKind::Ledger)): then it can be narrowed down, to one player too.
    fn ledger(_i18n: I18n) -> Option<String> {
        None
    }

    /// A small picture beside the line of a step.
    fn log_sketch(_report: &StepReport<'_, Self>) -> Option<Sketch> {
        None
    }

    /// A step as one sentence to be heard, before whose turn it is; empty where its events tell.
    fn spoken(_i18n: I18n, _names: &[String], _report: &StepReport<'_, Self>) -> String {
        String::new()
    }

    /// The events of a step as they are heard, instead of [`GameUi::spoken`] and whose turn it is.
    fn heard(_i18n: I18n, _names: &[String], _report: &StepReport<'_, Self>) -> Option<String> {
        None
    }

    /// The sentence of an event that the table reads, see [`Gate::Read`](crate::table::playback::Gate::Read).
    fn tell(_i18n: I18n, _names: &[String], _after: &Self::View, _event: &Self::Event) -> String {
        String::new()
    }

    /// What is lost where the table takes this step back, as a sentence, where there is something to say.
    fn taken_back(_i18n: I18n, _names: &[String], _step: &StepOf<Self>) -> Option<String> {
        None
    }

    /// Who is making something on the screen that is not in the match yet: it is not to be lost by what is taken back.
    fn maker(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// What a step leaves in the making where it is taken back, as the text of a draft. `own`: what whoever made it
    /// sees before it; `kept`: the draft that is there already.
    fn draft(_own: &Self::View, _step: &StepOf<Self>, _kept: Option<&str>) -> Option<String> {
        None
    }

    /// Why not, with the rule.
    fn refusal(i18n: I18n, refusal: &Self::Refusal) -> String;

    /// The sentence of its rules page by which this is refused; nothing where no rule does, but what the app can read or
    /// keep.
    fn passage(refusal: &Self::Refusal) -> Option<Text>;

    /// The same, to be shown.
    fn rule(refusal: &Self::Refusal) -> Option<Passage> {
        Self::passage(refusal).map(|sentence| Passage { game: Self::SLUG, sentence })
    }

    /// How it ended, as one sentence.
    fn ending(i18n: I18n, names: &[String], view: &Self::View, ending: &Ending) -> String;

    /// What a seat has at the end, in words: `counted` are the numbers of [`Game::tally`], and none where a result was
    /// noted without them.
    fn tally_line(i18n: I18n, seat: u8, counted: &[i32]) -> Option<String>;

    /// The side that a seat played for, by the same numbers, where some win together.
    fn side(_counted: &[i32]) -> Option<usize> {
        None
    }

    /// Nothing that is counted tells who is ahead: a bot's estimate does, of how well the first of two seats stands.
    const ESTIMATED: bool = false;

    /// What the line of who was ahead shows.
    fn figures_title(i18n: I18n) -> String;

    /// How a number of this line is written: a figure, see [`Game::figures`], or an estimate.
    fn figure(_i18n: I18n, number: i32) -> String {
        number.to_string()
    }

    /// What a decision cost, as a sentence, by what the best one and the one that was made were worth to a bot.
    fn cost(_i18n: I18n, _best: i32, _made: i32) -> String {
        String::new()
    }

    /// What its review has beside that.
    fn reviewed(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }

    /// What there is to look back at once it is over, beside the places: nothing is hidden any more.
    fn afterwards(_view: &Self::View, _players: &[Player]) -> Option<AnyView> {
        None
    }

    /// Whether somebody may be told under everybody's eyes what they could do: where nothing that only they know has a part
    /// in it.
    fn advised_openly(_view: &Self::View) -> bool {
        false
    }

    /// What this seat could do, for whoever looks with this view: of a game that bots play.
    fn suggestion(
        _i18n: I18n,
        _names: &[String],
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Suggestion {
        Suggestion::default()
    }

    /// The sound of a step.
    fn sound(report: &StepReport<'_, Self>) -> Sound;
}
