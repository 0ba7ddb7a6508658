//! What happened, one line a step, each leading to its moment.

use leptos::{html, prelude::*};

use super::Mark;
use crate::table::player::Player;

/// One step in words.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Counted from 1: the moment after this step.
    pub number: usize,
    /// Who made it; nobody for what the table dealt.
    pub by: Option<Player>,
    pub text: String,
}

#[component]
pub fn Log(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    /// The moment on the screen.
    #[prop(into)]
    shown: Signal<usize>,
    #[prop(into)] on_pick: Callback<usize>,
    #[prop(into)] empty: Signal<String>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    // The newest line is the one to see.
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <Show when=move || lines.with(Vec::is_empty)>
            <p class="hint log-empty">{move || empty.get()}</p>
        </Show>
        <ol class="log" node_ref=list>
            <For each=move || lines.get() key=|line| (line.number, line.text.clone()) let:line>
                <li>
                    <button type="button" class="log-line" data-step=line.number.to_string()
                        aria-current=move || (shown.get() == line.number).then_some("step")
                        on:click=move |_| on_pick.run(line.number)>
                        <span class="log-number">{line.number}</span>
                        {line.by.map(|player| {
                            let name = player.name.clone();
                            view! { <Mark player/><span class="sr">{name}": "</span> }
                        })}
                        <span class="log-text">{line.text}</span>
                    </button>
                </li>
            </For>
        </ol>
    }
    .into_any()
}
