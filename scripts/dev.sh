#!/usr/bin/env bash
# Builds for development, serves on http://localhost:8080/ and rebuilds on every change, without shrinking and without a
# service worker that would keep an older build.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_build_tools
# NO_COLOR: trunk accepts only true or false, other programs use 1.
exec env -u NO_COLOR trunk serve
