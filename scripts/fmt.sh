#!/usr/bin/env bash
# Formats views by leptosfmt, all other Rust by rustfmt, which leaves views alone, and style sheets by Prettier.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_basics
need_crate leptosfmt "$leptosfmt_version" leptosfmt
need_npm prettier "$prettier_version"
leptosfmt --quiet src/app
cargo fmt
cargo fmt --manifest-path fuzz/Cargo.toml
prettier --log-level warn --write 'style/*.css' 'src/app/**/*.css'
