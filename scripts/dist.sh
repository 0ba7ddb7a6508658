#!/usr/bin/env bash
# Builds dist/: the folder to upload. The same sources give the same bytes, in any folder, on any day.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_build_tools
say "Building dist/"
mkdir -p public/screenshots

# The standard library as it comes is built for speed and with all the words of panics; built anew it is
# smaller by a tenth of the app. This needs unstable switches, see docs/decisions/0008-own-standard-library.md.
toolchain=$(rustc --print sysroot)
if RUSTC_BOOTSTRAP=1 rustc -Zunstable-options -Cpanic=immediate-abort --print cfg >/dev/null 2>&1; then
  if [[ ! -f $toolchain/lib/rustlib/src/rust/library/Cargo.lock ]]; then
    say "Adding the sources of the standard library to Rust"
    rustup component add rust-src
  fi
  export RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
  flags=(-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none)
else
  say "This Rust ($(rustc --version)) cannot build its own standard library: the app will be larger"
  flags=()
fi
cargo fetch --locked --quiet --target wasm32-unknown-unknown

# Messages carry source paths; the builder's home folder has no place in them. The last that fits wins.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
flags+=("--remap-path-prefix=$root=." "--remap-path-prefix=$cargo_home=cargo" "--remap-path-prefix=$toolchain=rust")
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
