#!/usr/bin/env bash
# Builds dist/: the folder to upload. The same sources give the same bytes, in any folder, on any day.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_basics
need_wasm_target
cargo fetch --locked --quiet --target wasm32-unknown-unknown

# Panic messages contain source paths, which must not name the builder's home folder. The last matching prefix wins.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
toolchain=$(rustc --print sysroot)
# These replace the flags of .cargo/config.toml.
flags=("--cfg=erase_components" "--remap-path-prefix=$root=." "--remap-path-prefix=$cargo_home=cargo" "--remap-path-prefix=$toolchain=rust")
for index in "$cargo_home"/registry/src/*; do
  flags+=("--remap-path-prefix=$index=crates")
done
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; printf '%s' "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
unset RUSTFLAGS

# While missing tools are built, the crates are compiled too: trunk then finds them done.
if ! have_build_tools; then
  say "Compiling the app beside the tools"
  cargo build --quiet --locked --release --target wasm32-unknown-unknown --bin app &
  compiling=$!
  need_build_tools
  wait "$compiling"
fi

# The wasm-bindgen of scripts/wrappers writes the parts here, and scripts/parts.mjs reads them.
export BAR_PARTS=${CARGO_TARGET_DIR:-$root/target}/parts

say "Building dist/"
# NO_COLOR: trunk accepts only true or false, other programs use 1.
env -u NO_COLOR RUST_BACKTRACE=0 PATH="$root/scripts/wrappers:$PATH" trunk --log warn build --release --offline --locked
if grep -rlaF -e "$root/" -e "$HOME/" dist; then
  fail "these files name a folder of this machine: another machine would build other bytes"
fi
node scripts/size.mjs dist
