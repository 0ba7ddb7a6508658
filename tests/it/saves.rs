//! Saves: what is written, what can be read again, and what is kept when it cannot.
