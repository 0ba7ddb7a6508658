//! Components, boards, screens.
