#!/usr/bin/env bash
# The linker of the web build, see dist.sh; rustc tells its kind by the name. It takes away the exports of
# wasm-streams, which leptos brings and nobody calls: only here can their code go, for once linked, the
# table of functions holds on to it.
set -euo pipefail

args=()
for arg; do
  if [[ $arg =~ ^(__wbg_|__wbindgen_describe_)?intounderlying ]]; then
    unset "args[${#args[@]}-1]" # The --export before it.
  else
    args+=("$arg")
  fi
done
# rustc puts the folder of its own linker on PATH.
exec rust-lld "${args[@]}"
