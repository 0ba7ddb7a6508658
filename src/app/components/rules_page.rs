//! The rules page of a game: what the digest says, in the players' words, with the game's own pictures.

use leptos::prelude::*;

use crate::app::{
    contexts::{app, use_i18n},
    dom::{View, el, next_frame},
    i18n::{Locale, Word, common},
    lexicon::{t, w},
};

/// Where a sentence comes from.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Mark {
    /// The rulebook. It has no mark on the page.
    Book,
    /// Lacking in the rulebook's text, found elsewhere.
    Outside,
    /// The rulebook is silent or unclear.
    Ruling,
    /// Lacking in the rulebook's text, found nowhere, made by us.
    Ours,
    Variant,
    Setting,
}

impl Mark {
    const ALL: [Mark; 6] =
        [Mark::Book, Mark::Outside, Mark::Ruling, Mark::Ours, Mark::Variant, Mark::Setting];

    /// What it means.
    fn meaning(self) -> Word {
        match self {
            Mark::Book => w!(mark_book_line),
            Mark::Outside => w!(mark_outside_line),
            Mark::Ruling => w!(mark_ruling_line),
            Mark::Ours => w!(mark_ours_line),
            Mark::Variant => w!(mark_variant_line),
            Mark::Setting => w!(mark_setting_line),
        }
    }
}

/// A sentence and its origin.
pub type Line = (Mark, Word);

/// A part of the page under a heading, which a link can lead to.
pub struct Section {
    pub id: &'static str,
    pub title: Word,
    pub lines: &'static [Line],
}

/// A section out of the words of one namespace: its id, its title, then its sentences with their marks.
macro_rules! section {
    ($words:ident, $id:literal, $title:ident, [$($mark:ident $key:ident),* $(,)?]) => {
        $crate::app::components::rules_page::Section {
            id: $id,
            title: $words::$title,
            lines: &[$(($crate::app::components::rules_page::Mark::$mark, $words::$key)),*],
        }
    };
}
pub(crate) use section;

/// All that a game says about its rules.
pub struct Rules {
    /// The game's name in addresses.
    pub slug: &'static str,
    /// What the game is about, before everything else.
    pub lead: Word,
    pub sections: &'static [Section],
    /// What is drawn below the sentences of the section with this id, as HTML; nothing for most.
    pub pictures: fn(Locale, &str) -> String,
}

/// The rules of a game, opened at a section where one is named.
#[component]
pub fn RulesPage(
    /// The game's name in addresses.
    slug: &'static str,
    /// What the game is about, before everything else.
    lead: Word,
    sections: &'static [Section],
    /// What is drawn below the sentences of the section with this id; `()` for most.
    pictures: fn(&str) -> AnyView,
    /// The id of the section to be opened at.
    at: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    // As soon as it is on the page.
    request_animation_frame(move || {
        let section = at.and_then(|id| document().get_element_by_id(&format!("rules-{id}")));
        if let Some(section) = section {
            section.scroll_into_view();
        }
    });
    let used = |mark: Mark| sections.iter().flat_map(|section| section.lines).any(|line| line.0 == mark);
    let legend = Mark::ALL.into_iter().filter(|mark| used(*mark)).map(|mark| {
        view! {
            <li>
                <Tag mark/>
                {t!(i18n, mark.meaning())}
            </li>
        }
    });
    let contents = sections.iter().map(|section| {
        view! {
            <li>
                <a href=format!("#/rules/{slug}/{}", section.id)>{t!(i18n, section.title)}</a>
            </li>
        }
    });
    let chapters = sections.iter().map(|section| {
        let sentences = section.lines.iter().map(|(mark, text)| {
            view! {
                <p>
                    <Tag mark=*mark/>
                    {t!(i18n, *text)}
                </p>
            }
        });
        view! {
            <section class="rules-section" id=format!("rules-{}", section.id)>
                <h2>{t!(i18n, section.title)}</h2>
                {sentences.collect_view()}
                {pictures(section.id)}
            </section>
        }
    });
    view! {
        <article class="rules-page">
            <p class="rules-lead">{t!(i18n, lead)}</p>
            <ul class="rules-legend">{legend.collect_view()}</ul>
            <nav aria-label=t!(i18n, common::rules_contents)>
                <ul class="rules-contents">{contents.collect_view()}</ul>
            </nav>
            {chapters.collect_view()}
        </article>
    }
}

/// Marks what is not in the rulebook, or not always played.
#[component]
fn Tag(mark: Mark) -> impl IntoView {
    let i18n = use_i18n();
    let (name, text) = match mark {
        Mark::Book => return None,
        Mark::Outside => ("outside", common::mark_outside),
        Mark::Ruling => ("ruling", common::mark_ruling),
        Mark::Ours => ("ours", common::mark_ours),
        Mark::Variant => ("variant", common::mark_variant),
        Mark::Setting => ("setting", common::mark_setting),
    };
    Some(view! {
        <span class="rules-tag" data-tag=name>{t!(i18n, text)}</span>
        " "
    })
}

/// Pictures below one another, or beside one another where there is room.
#[component]
pub fn Figures(children: Children) -> impl IntoView {
    view! { <div class="rules-figures">{children()}</div> }
}

/// Up to five small pictures that belong together, always side by side.
#[component]
pub fn FigureRow(children: Children) -> impl IntoView {
    view! { <div class="rules-row">{children()}</div> }
}

/// A picture, and what it shows.
#[component]
pub fn Figure(
    #[prop(into)] caption: Signal<String>,
    /// Whether what it shows is allowed, or wins, where it is about that.
    #[prop(optional_no_strip)]
    allowed: Option<bool>,
    children: Children,
) -> impl IntoView {
    let verdict = match allowed {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    };
    view! {
        <figure class="rules-figure" data-verdict=verdict>
            {children()}
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// A table with its caption and the heads of its columns; its children are its `<tbody>`s.
#[component]
pub fn RulesTable(
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    caption: Word,
    columns: &'static [Word],
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let heads = columns.iter().map(|column| view! { <th scope="col">{t!(i18n, *column)}</th> });
    view! {
        <table class=format!("rules-table {class}").trim_end().to_owned()>
            <caption>{t!(i18n, caption)}</caption>
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            {children()}
        </table>
    }
}

/// The page, opened at a section where one is named.
pub fn rules_page(rules: &'static Rules, at: Option<String>) -> View {
    let i18n = app().i18n;
    let go = move || {
        let section = at.and_then(|id| document().get_element_by_id(&["rules-", &id].concat()));
        if let Some(section) = section {
            section.scroll_into_view();
        }
    };
    // As soon as it is on the page.
    next_frame(Box::new(go));
    el("article.rules-page").html(move || page(i18n.get_locale(), rules)).into()
}

/// The whole page. It is made of our own words and pictures alone, and has nothing to press but links.
fn page(locale: Locale, rules: &Rules) -> String {
    let mut out = String::new();
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| out.push_str(part));
    put(&["<p class='rules-lead'>", locale.word(rules.lead), "</p><ul class='rules-legend'>"]);
    let used =
        |mark: Mark| rules.sections.iter().flat_map(|section| section.lines).any(|line| line.0 == mark);
    for mark in Mark::ALL.into_iter().filter(|mark| used(*mark)) {
        put(&["<li>", &tag(locale, mark), locale.word(mark.meaning()), "</li>"]);
    }
    put(&["</ul><nav aria-label='"]);
    put(&[locale.word(w!(rules_contents)), "'><ul class='rules-contents'>"]);
    for section in rules.sections {
        put(&["<li><a href='#/rules/", rules.slug, "/", section.id, "'>"]);
        put(&[locale.word(section.title), "</a></li>"]);
    }
    put(&["</ul></nav>"]);
    for section in rules.sections {
        put(&["<section class='rules-section' id='rules-", section.id, "'><h2>"]);
        put(&[locale.word(section.title), "</h2>"]);
        for (mark, text) in section.lines {
            put(&["<p>", &tag(locale, *mark), locale.word(*text), "</p>"]);
        }
        put(&[&(rules.pictures)(locale, section.id), "</section>"]);
    }
    out
}

/// Marks what is not in the rulebook, or not always played.
fn tag(locale: Locale, mark: Mark) -> String {
    let (name, text) = match mark {
        Mark::Book => return String::new(),
        Mark::Outside => ("outside", w!(mark_outside)),
        Mark::Ruling => ("ruling", w!(mark_ruling)),
        Mark::Ours => ("ours", w!(mark_ours)),
        Mark::Variant => ("variant", w!(mark_variant)),
        Mark::Setting => ("setting", w!(mark_setting)),
    };
    ["<span class='rules-tag' data-tag='", name, "'>", locale.word(text), "</span> "].concat()
}

/// Pictures below one another, or beside one another where there is room.
pub fn figures(inside: &str) -> String {
    ["<div class='rules-figures'>", inside, "</div>"].concat()
}

/// Up to five small pictures that belong together, always side by side.
pub fn row(inside: &str) -> String {
    ["<div class='rules-row'>", inside, "</div>"].concat()
}

/// A table with its caption and the heads of its columns; `body` is its `<tbody>`s.
pub fn rules_table(locale: Locale, class: &str, caption: Word, columns: &[Word], body: &str) -> String {
    let head = |column: &Word| ["<th scope='col'>", locale.word(*column), "</th>"].concat();
    let heads: String = columns.iter().map(head).collect();
    let caption = ["<table class='rules-table ", class, "'><caption>", locale.word(caption)];
    caption.concat() + &["</caption><thead><tr>", &heads, "</tr></thead>", body, "</table>"].concat()
}

/// A picture, what it shows, and whether that is allowed (or wins), where it is about that.
pub fn figure(picture: &str, caption: &str, allowed: Option<bool>) -> String {
    let verdict = match allowed {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    };
    let parts =
        ["<figure class='rules-figure' data-verdict='", verdict, "'>", picture, "<figcaption>", caption];
    parts.concat() + "</figcaption></figure>"
}
