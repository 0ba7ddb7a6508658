//! Has the crate rebuilt when a translation changes: the macro that reads them cannot say so itself.

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build.rs");
}
