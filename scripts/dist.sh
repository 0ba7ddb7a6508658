#!/usr/bin/env bash
# Builds dist/: the folder to upload. The same sources give the same bytes, in any folder, on any day.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_basics
need_wasm_target
cargo fetch --locked --quiet --target wasm32-unknown-unknown

# Messages carry source paths; the builder's home folder has no place in them. The last that fits wins.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
toolchain=$(rustc --print sysroot)
# As in .cargo/config.toml, which these replace.
flags=("--cfg=erase_components" "--remap-path-prefix=$root=." "--remap-path-prefix=$cargo_home=cargo" "--remap-path-prefix=$toolchain=rust")
for index in "$cargo_home"/registry/src/*; do
  flags+=("--remap-path-prefix=$index=crates")
done
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; printf '%s' "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
unset RUSTFLAGS

# Where tools are still to be built, the crates are compiled meanwhile: what trunk is then asked for is there.
if ! have_build_tools; then
  say "Compiling the app beside the tools"
  cargo build --quiet --locked --release --target wasm32-unknown-unknown --bin app &
  compiling=$!
  need_build_tools
  wait "$compiling"
fi

# Where wasm-bindgen of scripts/wrappers leaves the parts, and scripts/parts.mjs finds them.
export BAR_PARTS=${CARGO_TARGET_DIR:-$root/target}/parts

say "Building dist/"
# NO_COLOR: trunk takes only true or false where other programs take 1.
env -u NO_COLOR RUST_BACKTRACE=0 PATH="$root/scripts/wrappers:$PATH" trunk --log warn build --release --offline --locked
if grep -rlaF -e "$root/" -e "$HOME/" dist; then
  fail "these files name a folder of this machine: another machine would build other bytes"
fi
node scripts/size.mjs dist
