#!/usr/bin/env bash
# Builds the app and an empty Leptos page with the same tools, measures both (measure.mjs), and the speed of the bots
# (think.mjs). AGAINST=DIR: another build to compare with. RUNS=3: fewer runs.
set -euo pipefail
source "$(dirname "$0")/common.sh"

[[ -z ${AGAINST:-} || -f $AGAINST/index.html ]] || fail "there is no build in $AGAINST"
bash scripts/dist.sh
need_browsers chromium
need_npm lighthouse "$lighthouse_version"
say "Building the empty page"
(
  cd benches/empty-page
  cargo fetch --locked --quiet
  CARGO_TARGET_DIR=$root/target env -u NO_COLOR RUST_BACKTRACE=0 trunk --log warn build --release --offline --locked
)
say "Measuring"
CHROME_PATH=$(command -v chromium) node scripts/measure.mjs
node scripts/think.mjs dist
