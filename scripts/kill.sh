#!/usr/bin/env bash
# Kills a browser in the middle of matches, TIMES times, and tells what was lost.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_browsers chromium
bash scripts/dist.sh
say "Killing Chromium ${TIMES:-100} times"
export BAR_DIST=$root/dist TIMES=${TIMES:-100}
cargo test --locked --no-default-features --features browser-tests --test browser -- --nocapture kills::
