//! A small game with secrets, only for tests.
