//! The rules page of a game: the rules digest in players' words, with the game's own pictures.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{Button, LinkButton, icon};
use crate::{
    app::{
        components::focus::{Focus, come_to, focus},
        contexts::{
            navigation::{Route, use_navigation},
            use_i18n,
        },
        i18n::{
            Language, Text, common,
            rules::{self, Example, Line, Mark, Section},
            t,
        },
    },
    words::{
        offered::{self, OfferedExample},
        search::{Place, entries},
    },
};

/// The rules of a game.
pub struct Rules {
    /// The game's name in addresses.
    pub slug: &'static str,
    pub page: &'static rules::Page,
    /// Draws the tables and pictures of a section; `()` for most.
    pub pictures: fn(&'static Section) -> AnyView,
}

impl Rules {
    /// The section that contains this sentence.
    pub fn section_of(&self, sentence: Text) -> Option<&'static Section> {
        self.page.sections.iter().find(|section| section.has(sentence))
    }

    /// Returns the table text or caption with this name.
    fn text_of(&self, name: &str, language: &Language) -> Option<String> {
        let mut all = entries(language, self.slug, self.page).into_iter();
        all.find_map(|entry| matches!(entry.place, Place::Page(own) if own == name).then_some(entry.text))
    }

    /// Returns the sentence with this name.
    fn sentence(&self, name: &str) -> Option<Text> {
        let mut all = self.page.sections.iter().flat_map(|section| section.lines);
        all.find_map(|(_, sentence)| (sentence.name() == name).then_some(*sentence))
    }
}

/// The rules of a game, opened at a section or a sentence if given.
#[component]
pub fn RulesPage(
    rules: &'static Rules,
    /// The id of a section, or the name of a sentence.
    at: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let Rules { slug, page, pictures } = *rules;
    let rules::Page { lead, short, sections, .. } = *page;
    let lit = at.as_deref().and_then(|name| rules.sentence(name));
    let beside = at.as_deref().filter(|_| lit.is_none());
    let beside = beside.and_then(|name| rules.text_of(name, &i18n.language_untracked()));
    let shown = use_navigation().before().filter(|before| matches!(before, Route::Example(..)));
    // Waits for the next frame, when the page is rendered.
    request_animation_frame(move || {
        let section = at.and_then(|id| document().get_element_by_id(&format!("rules-{id}")));
        if let Some(section) = section {
            section.scroll_into_view();
        } else if let Some(text) = beside {
            highlight(&text);
        }
        // After an example, the focus returns to the link that opened it.
        if let Some(example) = shown {
            focus(Focus::link(&example.href()));
        }
    });
    let used = |mark: Mark| sections.iter().flat_map(|section| section.lines).any(|line| line.0 == mark);
    let legend = Mark::ALL.into_iter().filter(|mark| used(*mark)).map(|mark| {
        view! {
            <li>
                <Tag mark />
                {t!(i18n, mark.meaning())}
            </li>
        }
    });
    let in_short = short.iter().map(|(mark, text)| {
        view! {
            <li>
                <Tag mark=*mark />
                {t!(i18n, *text)}
            </li>
        }
    });
    let contents = sections.iter().map(move |section| {
        view! {
            <li>
                <a href=format!("#/rules/{slug}/{}", section.id)>{t!(i18n, section.title)}</a>
            </li>
        }
    });
    let chapters = sections.iter().map(|section| {
        view! {
            <section class="rules-section" id=format!("rules-{}", section.id)>
                <h2>{t!(i18n, section.title)}</h2>
                <Sentences section lit />
                <Examples slug section=section.id />
                {pictures(section)}
                <WorkedExamples section />
            </section>
        }
    });
    view! {
        <article class="rules-page">
            <Contents>{contents.collect_view()}</Contents>
            <p class="rules-lead">{t!(i18n, lead)}</p>
            <section class="card rules-short">
                <h2>{t!(i18n, common::rules_short)}</h2>
                <ol>{in_short.collect_view()}</ol>
            </section>
            <ul class="rules-legend">{legend.collect_view()}</ul>
            {chapters.collect_view()}
        </article>
    }
}

/// The links to all sections: behind a button that stays in reach, or in a column on a wide screen.
#[component]
fn Contents(children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let open = RwSignal::new(false);
    view! {
        <nav
            class="rules-contents"
            aria-label=t!(i18n, common::rules_contents)
            data-open=move || open.get().then_some("")
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    open.set(false);
                }
            }
        >
            <Button
                icon=icon::LOG
                label=t!(i18n, common::rules_contents)
                on_press=move || open.update(|open| *open = !*open)
                act="contents"
                attr:aria-expanded=move || open.get().to_string()
            />
            <ul on:click=move |_| open.set(false)>{children()}</ul>
        </nav>
    }
}

/// Highlights the first table cell, caption, heading or paragraph with exactly this text, and scrolls to it.
fn highlight(text: &str) {
    const SPOTS: &str = ".rules-page :is(p, li, h3, figcaption, caption, th, td)";
    let Ok(spots) = document().query_selector_all(SPOTS) else { return };
    let spots: Vec<Element> = (0..spots.length()).filter_map(|at| spots.get(at)?.dyn_into().ok()).collect();
    let said = |spot: &Element| spot.text_content().unwrap_or_default();
    let alone = spots.iter().find(|spot| said(spot).trim() == text.trim());
    // The text may follow its mark.
    let spot = alone.or_else(|| spots.iter().find(|spot| said(spot).trim().ends_with(text.trim())));
    if let Some(spot) = spot {
        // These calls cannot fail.
        let _ = spot.class_list().add_1("rules-lit");
        let _ = spot.set_attribute("tabindex", "-1");
        come_to(spot.clone());
    }
}

/// The worked examples of a section, without pictures.
#[component]
fn WorkedExamples(section: &'static Section) -> impl IntoView {
    let i18n = use_i18n();
    let example = move |(title, lines): &'static Example| {
        view! {
            <h3>{t!(i18n, *title)}</h3>
            {lines.iter().map(|line| view! { <p>{t!(i18n, *line)}</p> }).collect_view()}
        }
    };
    section.examples.iter().map(example).collect_view()
}

/// Links to a section's examples on the board.
#[component]
fn Examples(slug: &'static str, section: &'static str) -> impl IntoView {
    let examples = offered::of_section(slug, section).map(|example| view! { <ExampleLink example /> });
    let examples = examples.collect_view();
    (!examples.is_empty()).then(|| view! { <div class="row rules-examples">{examples}</div> })
}

/// A link to an example.
#[component]
fn ExampleLink(example: &'static OfferedExample) -> impl IntoView {
    let i18n = use_i18n();
    let OfferedExample { game, section, id, title } = *example;
    let label = move || i18n.say(common::ExampleShow { title: i18n.say(title) });
    let route = Route::Example(game.to_owned(), section.to_owned(), id.to_owned());
    view! { <LinkButton icon=icon::PLAY label href=route.href() act="example" /> }
}

/// The sentences of a section, with the requested sentence highlighted.
#[component]
pub fn Sentences(
    section: &'static Section,
    /// The highlighted sentence, in this section or elsewhere.
    lit: Option<Text>,
) -> impl IntoView {
    section.lines.iter().map(|line| view! { <Sentence line=*line lit=lit == Some(line.1) /> }).collect_view()
}

/// A rule sentence. A ruling is folded behind its mark, unless it limits the sentence before it.
#[component]
fn Sentence(line: Line, lit: bool) -> impl IntoView {
    let (mark, text) = line;
    if mark.is_folded() {
        view! {
            <details class="rules-ruling" open=lit>
                <summary>
                    <Tag mark />
                </summary>
                <p>
                    <SentenceText text lit />
                </p>
            </details>
        }
        .into_any()
    } else {
        view! {
            <p>
                <Tag mark />
                <SentenceText text lit />
            </p>
        }
        .into_any()
    }
}

/// The text of a sentence. A highlighted sentence scrolls into view and takes the focus, so that screen readers read it
/// first.
#[component]
fn SentenceText(text: Text, lit: bool) -> impl IntoView {
    let i18n = use_i18n();
    if lit {
        view! {
            <mark class="rules-lit" tabindex="-1" data-rule=text.name() use:come_to>
                {t!(i18n, text)}
            </mark>
        }
        .into_any()
    } else {
        t!(i18n, text).into_any()
    }
}

/// Marks a sentence that is not in the rulebook or not always played.
#[component]
fn Tag(mark: Mark) -> impl IntoView {
    let i18n = use_i18n();
    let (name, text) = match mark {
        Mark::Book => return None,
        Mark::Outside => ("outside", common::mark_outside),
        Mark::Ruling | Mark::Limit => ("ruling", common::mark_ruling),
        Mark::Ours => ("ours", common::mark_ours),
        Mark::Variant => ("variant", common::mark_variant),
        Mark::Setting => ("setting", common::mark_setting),
    };
    Some(view! {
        <span class="rules-tag" data-tag=name>
            {t!(i18n, text)}
        </span>
        " "
    })
}

/// Pictures in a column, or side by side on a wide screen.
#[component]
pub fn Figures(children: Children) -> impl IntoView {
    view! { <div class="rules-figures">{children()}</div> }
}

/// Up to five small related pictures, always side by side.
#[component]
pub fn FigureRow(children: Children) -> impl IntoView {
    view! { <div class="rules-row">{children()}</div> }
}

/// A picture with its caption.
#[component]
pub fn Figure(
    #[prop(into)] caption: Signal<String>,
    /// Whether the pictured action is allowed, or wins; `None` if the picture is not about that.
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

/// A table with a caption and column heads; its children are `<tbody>` elements.
#[component]
pub fn RulesTable(
    /// More CSS classes.
    #[prop(optional)]
    class: &'static str,
    caption: Text,
    columns: &'static [Text],
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
