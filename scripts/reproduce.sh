#!/usr/bin/env bash
# Builds dist/, then the same sources in another folder, and compares every byte. Run it before a release.
set -euo pipefail
source "$(dirname "$0")/common.sh"

bash scripts/dist.sh
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
tar -c --exclude=./target --exclude=./dist --exclude=./.git . | tar -x -C "$copy"
say "The same sources in $copy"
# Both builds share wasm-opt's cache: equal inputs are not shrunk again.
BAR_BINARYEN_CACHE=${CARGO_TARGET_DIR:-$root/target}/binaryen-cache \
  env -u CARGO_TARGET_DIR bash "$copy/scripts/dist.sh" >/dev/null
diff -r dist "$copy/dist" || fail "two builds of the same sources differ"
say "Both builds are the same"
