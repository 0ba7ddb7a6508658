//! One match: steps, undo, replay, branches and endings.
