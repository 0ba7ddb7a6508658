//! The pictures and words of the tools, and of the shapes to begin with.

use crate::{
    app::{
        components::icon::Icon,
        i18n::{Text, barbarossa as key},
    },
    games::barbarossa::clay::Tool,
};

/// How a tool is shown.
#[derive(Copy, Clone)]
pub(super) struct ToolName {
    pub(super) icon: Icon,
    pub(super) name: Text,
    /// What it does.
    pub(super) line: Text,
}

const fn tool(icon: Icon, name: Text, line: Text) -> ToolName {
    ToolName { icon, name, line }
}

/// The tools, in the order of those of the kit.
pub(super) const TOOLS: [ToolName; 7] = [
    tool("#bb-add", key::tool_add, key::tool_add_line),
    tool("#bb-carve", key::tool_carve, key::tool_carve_line),
    tool("#bb-smooth", key::tool_smooth, key::tool_smooth_line),
    tool("#bb-pull", key::tool_pull, key::tool_pull_line),
    tool("#bb-flatten", key::tool_flatten, key::tool_flatten_line),
    tool("#bb-poke", key::tool_poke, key::tool_poke_line),
    tool("#bb-blob", key::tool_lump, key::tool_lump_line),
];

/// What one can begin with.
pub(super) const STARTS: [(Tool, Icon, Text); 4] = [
    (Tool::Ball, "#bb-ball", key::start_ball),
    (Tool::Bar, "#bb-bar", key::start_bar),
    (Tool::Slab, "#bb-slab", key::start_slab),
    (Tool::Nothing, "#bb-none", key::start_nothing),
];
