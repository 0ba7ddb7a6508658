#!/usr/bin/env bash
# Builds dist/: the folder to upload. The same sources give the same bytes, in any folder, on any day.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_build_tools
say "Building dist/"
cargo fetch --locked --quiet
mkdir -p public/screenshots

# Panic messages carry source paths; the builder's home folder has no place in them. The last that fits wins.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
rustc=${RUSTC:-rustc}
flags=(
  "--remap-path-prefix=$root=."
  "--remap-path-prefix=$cargo_home=cargo"
  # Where the component rust-src is installed, the standard library's paths lead into it; elsewhere they read so.
  "--remap-path-prefix=$("$rustc" --print sysroot)/lib/rustlib/src/rust=/rustc/$("$rustc" -vV | sed -n 's/^commit-hash: //p')"
  # Components hide their views' types from each other: a tenth less wasm.
  --cfg erase_components
)
for index in "$cargo_home"/registry/src/*; do
  flags+=("--remap-path-prefix=$index=crates")
done
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; printf '%s' "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
unset RUSTFLAGS

# The mode is lost where the sources came as an archive.
[[ -x scripts/wasm-ld.sh ]] || chmod +x scripts/wasm-ld.sh
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$root/scripts/wasm-ld.sh

# NO_COLOR: trunk takes only true or false where other programs take 1.
env -u NO_COLOR RUST_BACKTRACE=0 trunk --log warn build --offline --locked
node scripts/size.mjs dist
