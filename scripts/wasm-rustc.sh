#!/usr/bin/env bash
# The compiler of the web build, see dist.sh: for WebAssembly it takes BAR_TARGET, a description of the target like its
# own but for one thing.
set -euo pipefail

args=()
for arg; do
  if [[ $arg == wasm32-unknown-unknown ]]; then
    args+=("$BAR_TARGET" -Zunstable-options)
  else
    args+=("$arg")
  fi
done
exec "${args[@]}"
