#!/usr/bin/env bash
# Browser tests of dist/. `scripts/browser.sh [NAME...]`: only those whose names contain one of these, `firefox::axe` for
# instance. ENGINES="chromium firefox webkit" says in which browsers. Pictures of failures lie in BAR_SHOTS, which is
# bar-a-jeux-shots in the system's temporary folder where it is not said.
set -euo pipefail
source "$(dirname "$0")/common.sh"

engines=${ENGINES:-chromium firefox webkit}
need_browsers "$engines"
[[ -f dist/index.html ]] || fail "there is no dist/: run \`make dist\` first"
names=("$@")
if ((${#names[@]} == 0)); then
  for engine in $engines; do names+=("$engine::"); done
  # Those that kill browsers and take pictures know one of them.
  if [[ $engines == *chromium* ]]; then names+=(kills:: pictures::); fi
fi
# A proxy has nothing to do with drivers and servers on this machine.
export NO_PROXY=127.0.0.1,localhost no_proxy=127.0.0.1,localhost
BAR_AXE=$cache/npm/node_modules/axe-core/axe.min.js
MINIBROWSER=$(webkit_browser)
export BAR_AXE MINIBROWSER
cargo test --locked --no-default-features --features browser-tests --test browser -- --nocapture "${names[@]}"
