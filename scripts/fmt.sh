#!/usr/bin/env bash
# Formats the code: views by leptosfmt, all else by rustfmt, which leaves them alone.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_rust
need_crate leptosfmt "$leptosfmt_version" leptosfmt
leptosfmt --quiet src/app
cargo fmt
cargo fmt --manifest-path fuzz/Cargo.toml
