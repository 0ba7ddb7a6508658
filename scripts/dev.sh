#!/usr/bin/env bash
# Builds for development, serves on http://localhost:8080/ and builds anew on every change: nothing is shrunk, and no
# service worker keeps what was there before.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_build_tools
# NO_COLOR: trunk takes only true or false where other programs take 1.
exec env -u NO_COLOR trunk serve
