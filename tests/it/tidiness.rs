//! Rules about the repo itself.
