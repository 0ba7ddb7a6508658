#!/usr/bin/env bash
# Builds dist/ twice, packs it as target/bar-a-jeux-VERSION.zip and writes the archive's hash beside it. The same sources
# give the same archive.
set -euo pipefail
source "$(dirname "$0")/common.sh"

command -v zip >/dev/null || fail "zip is missing: apt-get install zip, or your system's package, and run this again."
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
grep -q "^## \[$version\]" CHANGELOG.md || fail "CHANGELOG.md has no section for $version."
bash scripts/reproduce.sh

archive=$root/target/bar-a-jeux-$version.zip
rm -f "$archive"
mkdir -p target
# An archive holds times and an order; both are fixed here.
find dist -exec touch -d '2000-01-01T00:00:00Z' {} +
(cd dist && find . -type f | LC_ALL=C sort | TZ=UTC zip -qX "$archive" -@)
(cd target && sha256sum "$(basename "$archive")" | tee "$archive.sha256")
say "$archive is the folder to unpack on a host"
