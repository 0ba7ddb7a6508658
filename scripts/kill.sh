#!/usr/bin/env bash
# Kills a browser in the middle of matches, TIMES times, and reports the losses.
set -euo pipefail
source "$(dirname "$0")/common.sh"

bash scripts/dist.sh
say "Killing Chromium ${TIMES:-100} times"
ENGINES=chromium TIMES=${TIMES:-100} bash scripts/browser.sh kills::
