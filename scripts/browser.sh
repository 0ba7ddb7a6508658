#!/usr/bin/env bash
# Browser tests of dist/. `scripts/browser.sh [NAME...]` runs those whose names contain one of these, for instance
# `firefox::axe`. ENGINES="chromium firefox webkit" selects browsers. Pictures of failures go to BAR_SHOTS, by default
# bar-a-jeux-shots in the system's temporary folder.
set -euo pipefail
source "$(dirname "$0")/common.sh"

engines=${ENGINES:-chromium firefox webkit}
need_browsers "$engines"
[[ -f dist/index.html ]] || fail "there is no dist/: run \`make dist\` first"
names=("$@")
if ((${#names[@]} == 0)); then
  for engine in $engines; do names+=("$engine::"); done
  # The tests that kill browsers and take pictures use Chromium only.
  if [[ $engines == *chromium* ]]; then names+=(kills:: pictures::); fi
fi
# Drivers and servers on this machine must not go through a proxy.
export NO_PROXY=127.0.0.1,localhost no_proxy=127.0.0.1,localhost
BAR_AXE=$cache/npm/node_modules/axe-core/axe.min.js
MINIBROWSER=$(webkit_browser)
export BAR_AXE MINIBROWSER
cargo test --locked --no-default-features --features browser-tests --test browser -- --nocapture "${names[@]}"
