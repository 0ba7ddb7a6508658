//! An evening as a picture: its scoreboard and its matches.

use leptos::prelude::*;

use super::{scoreboard::decimal, shown::ShownEvening};
use crate::{
    app::{
        I18n,
        components::{ButtonAppearance, PictureButton, picture_foot},
        contexts::use_i18n,
        i18n::{common, evenings, history},
        platform::{
            device,
            picture::{Card, Row, SharePicture},
        },
        screens::{
            noted_picture::{shown, winners_called},
            saves::summary::title,
        },
    },
    history::scoreboard::Score,
    saves::{evenings::Scale, results::MatchResult},
    scenes::picture::{MOST_CARDS, MOST_ROWS},
};

/// Shares or saves the picture of an evening.
#[component]
pub(super) fn EveningPicture(
    evening: ShownEvening,
    scores: Memo<Vec<Score>>,
    #[prop(optional)] appearance: ButtonAppearance,
) -> impl IntoView {
    let i18n = use_i18n();
    let picture = move || contents(i18n, evening, &scores.read());
    view! { <PictureButton picture act="evening-picture" appearance /> }
}

/// The best players, and the latest matches in the order in which they were played.
fn contents(i18n: I18n, evening: ShownEvening, scores: &[Score]) -> SharePicture {
    let results = evening.results.read();
    let scale = evening.note.read().scale;
    let date = (!evening.note.read().name.is_empty()).then(|| evening.date(i18n));
    let best = &scores[..scores.len().min(MOST_CARDS)];
    let (shown, of) = (best.len(), scores.len());
    let cut = (shown < of).then(|| i18n.say(evenings::PictureBest { shown, of }));
    let latest = &results[results.len().saturating_sub(MOST_ROWS)..];
    let (shown, of) = (latest.len(), results.len());
    let heading = match shown < of {
        true => i18n.say(evenings::PictureLatest { shown, of }),
        false => i18n.say(evenings::match_by_match),
    };
    let ended = results.last().map_or_else(device::now, |last| last.ended);
    SharePicture {
        file: format!("bar-a-jeux-{}", device::file_date(ended)),
        title: evening.name(i18n),
        lead: i18n.language().facts(date.into_iter().chain(cut)),
        cards: best.iter().map(|score| card(i18n, score, scale)).collect(),
        heading,
        rows: latest.iter().map(|result| row(i18n, result)).collect(),
        foot: picture_foot(i18n, ended),
        ..SharePicture::default()
    }
}

fn card(i18n: I18n, score: &Score, scale: Scale) -> Card {
    let (won, played) = (score.won, score.lines.len());
    let n = score.points.tenths() as f64 / 10.0;
    let tally = match scale {
        Scale::None => i18n.say(evenings::PictureWins { won, played }),
        Scale::Places | Scale::Wins => {
            i18n.say(evenings::PicturePoints { n, points: decimal(i18n, score.points), won, played })
        }
    };
    Card {
        place: i18n.say(common::PlaceN { n: score.rank }),
        player: shown(i18n, &score.player),
        tally,
        first: score.rank == 1 && played > 0,
    }
}

/// The game and the winners of a match.
fn row(i18n: I18n, result: &MatchResult) -> Row {
    let names = winners_called(i18n, result);
    let text = if names.is_empty() { i18n.say(history::picture_drawn) } else { i18n.language().list(names) };
    Row { label: title(i18n, &result.game), text }
}
