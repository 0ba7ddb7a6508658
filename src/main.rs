//! Mounts the app.

fn main() {
    bar_a_jeux::app::start();
}
