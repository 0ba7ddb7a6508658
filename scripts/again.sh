#!/usr/bin/env bash
# Builds dist/, then the same sources in another folder, and compares every byte. Run it before a release.
set -euo pipefail
source "$(dirname "$0")/common.sh"

bash scripts/dist.sh
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
tar -c --exclude=./target --exclude=./dist --exclude=./.git . | tar -x -C "$again"
say "The same sources in $again"
# Both builds share wasm-opt's cache: equal inputs are not shrunk again.
BAR_BINARYEN_CACHE=${CARGO_TARGET_DIR:-$root/target}/binaryen-cache \
  env -u CARGO_TARGET_DIR bash "$again/scripts/dist.sh" >/dev/null
diff -r dist "$again/dist" || fail "two builds of the same sources differ"
say "Both builds are the same"
