//! Barragoon on one device.

use crate::{
    app::game_ui::HotSeat,
    games::barragoon::{Barragoon, phase::Prompt, view::View},
};

impl HotSeat for Barragoon {
    fn turn_over(view: &View) -> bool {
        matches!(view.prompt, Prompt::Move { .. } | Prompt::Over(_)) && view.touched.is_nothing()
    }
}
