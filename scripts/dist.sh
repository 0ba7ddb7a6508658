#!/usr/bin/env bash
# Builds dist/: the folder to upload. The same sources give the same bytes, in any folder, on any day.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_build_tools
say "Building dist/"
cargo fetch --locked --quiet
mkdir -p public/screenshots

# Panic messages carry source paths; the builder's home folder has no place in them.
flags=(
  "--remap-path-prefix=$root=."
  "--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
  # Components hide their views' types from each other: a tenth less wasm.
  --cfg erase_components
)
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; printf '%s' "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
unset RUSTFLAGS

# NO_COLOR: trunk takes only true or false where other programs take 1.
env -u NO_COLOR RUST_BACKTRACE=0 trunk --log warn build --offline --locked
node scripts/size.mjs dist
