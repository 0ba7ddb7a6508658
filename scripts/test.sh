#!/usr/bin/env bash
# Everything that must hold before a release. `scripts/test.sh quick` leaves out the web build and the browsers. Fast
# checks come first, and each step uses the results of the compilation before it. The web build, which keeps one core
# busy for minutes, and clippy run in parallel to the rest.
set -euo pipefail
source "$(dirname "$0")/common.sh"
quick=${1:-}
began=$SECONDS

if [[ $quick == quick ]]; then
  need_basics
else
  engines=${ENGINES:-chromium firefox webkit}
  need_build_tools
  need_test_tools "$engines"
fi

say "Formatting"
cargo fmt --check
cargo fmt --check --manifest-path fuzz/Cargo.toml
if [[ $quick != quick ]]; then
  # Views, which rustfmt leaves alone.
  leptosfmt --quiet --check src/app || fail "run \`make fmt\`"
  prettier --log-level warn --check 'style/*.css' 'src/app/**/*.css' || fail "run \`make fmt\`"
fi

say "No web crate below the app layer"
cargo fetch --locked --quiet
# Here, so that a forgotten lock file is told in the first minute.
cargo fetch --locked --quiet --manifest-path fuzz/Cargo.toml
tree=$(cargo tree --locked --no-default-features -e normal,dev --prefix none)
if grep -E '^(leptos[a-z0-9_-]*|wasm-bindgen[a-z0-9-]*|web-sys|js-sys|gloo[a-z-]*) ' <<<"$tree"; then
  fail "these crates must not be in the tree without the feature \`web\`"
fi

# Fails over the size budget and on warnings: of the app for wasm, of the rest for this machine.
build_and_lint() {
  bash scripts/dist.sh
  say "Clippy"
  cargo clippy --locked --lib --bins --target wasm32-unknown-unknown --quiet -- -D warnings
  cargo clippy --locked --no-default-features --features bots --bin bots --target wasm32-unknown-unknown --quiet -- -D warnings
  cargo clippy --locked --no-default-features --features browser-tests --all-targets --quiet -- -D warnings
}

if [[ $quick != quick ]]; then
  work=$(mktemp -d)
  trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
  say "The web build and clippy, beside all that follows"
  (build_and_lint) >"$work/log" 2>&1 &
  web_build=$!
fi

say "Native tests"
cargo test --locked --no-default-features --quiet

say "Random matches of every game, with any number of players and all options"
cargo run --profile test --locked --no-default-features --quiet --example simulate -- all --matches 400

if [[ $quick != quick ]]; then
  say "Licences, duplicate versions and sources of the packages"
  # Advisories are left out: they need a database from outside, and the same sources must give the same answer.
  "$cache/cargo/bin/cargo-deny" --offline --locked --log-level warn check licenses bans sources
fi

if [[ $quick == quick ]]; then
  say "Clippy"
  cargo clippy --locked --no-default-features --all-targets --quiet -- -D warnings
  say "Quick tests passed in $((SECONDS - began)) s"
  exit
fi

say "Half a minute of attacks on the rules and the saves"
bash scripts/fuzz.sh

say "Compiling the browser tests"
cargo test --locked --no-default-features --features browser-tests --test browser --no-run --quiet

say "Results of the web build and clippy"
wait "$web_build" || { cat "$work/log" >&2; exit 1; }
cat "$work/log"

say "Browser tests: $engines"
ENGINES=$engines bash scripts/browser.sh

say "All tests passed in $((SECONDS - began)) s"
