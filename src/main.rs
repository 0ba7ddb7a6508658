//! Mounts the app, and does nothing else.

fn main() {
    bar_a_jeux::app::start();
}
