//! Pictures and names of the tools and of the starting shapes.

use crate::{
    app::{
        components::icon::Icon,
        i18n::{Text, barbarossa as key},
    },
    games::barbarossa::clay::Tool,
};

/// The picture and the texts of a tool.
#[derive(Copy, Clone)]
pub(super) struct ToolName {
    pub(super) icon: Icon,
    pub(super) name: Text,
    /// The effect of the tool.
    pub(super) line: Text,
}

const fn tool(icon: Icon, name: Text, line: Text) -> ToolName {
    ToolName { icon, name, line }
}

/// The tools, in the order of the kit.
pub(super) const TOOLS: [ToolName; 15] = [
    tool("#bb-add", key::tool_add, key::tool_add_line),
    tool("#bb-carve", key::tool_carve, key::tool_carve_line),
    tool("#bb-smooth", key::tool_smooth, key::tool_smooth_line),
    tool("#bb-pull", key::tool_pull, key::tool_pull_line),
    tool("#bb-flatten", key::tool_flatten, key::tool_flatten_line),
    tool("#bb-poke", key::tool_poke, key::tool_poke_line),
    tool("#bb-blob", key::tool_lump, key::tool_lump_line),
    tool("#bb-pinch", key::tool_pinch, key::tool_pinch_line),
    tool("#bb-move", key::tool_move, key::tool_move_line),
    tool("#bb-cut", key::tool_cut, key::tool_cut_line),
    tool("#bb-scratch", key::tool_scratch, key::tool_scratch_line),
    tool("#bb-dots", key::tool_dots, key::tool_dots_line),
    tool("#bb-lines", key::tool_lines, key::tool_lines_line),
    tool("#bb-weave", key::tool_weave, key::tool_weave_line),
    tool("#bb-tip", key::tool_tip, key::tool_tip_line),
];

/// The starting shapes.
pub(super) const STARTS: [(Tool, Icon, Text); 6] = [
    (Tool::Ball, "#bb-ball", key::start_ball),
    (Tool::Bar, "#bb-bar", key::start_bar),
    (Tool::Cone, "#bb-cone", key::start_cone),
    (Tool::Slab, "#bb-upright", key::start_slab),
    (Tool::LyingSlab, "#bb-slab", key::start_lying),
    (Tool::Nothing, "#bb-none", key::start_nothing),
];

/// The ways to turn the whole object, each by the size that stands for its axis.
pub(super) const TIPS: [(u8, Icon, Text); 3] =
    [(1, "#bb-tip", key::tip_forward), (3, "#bb-tip-side", key::tip_aside), (2, "#bb-orbit", key::tip_round)];
