#!/usr/bin/env bash
# Attacks the rules and the saves: each target of fuzz/ states one law, and inputs that mutate those of fuzz/corpus/ look
# for one that breaks it.
#
#   fuzz.sh             half a minute in all, from a fixed seed and the corpus alone: a part of `make test`
#   MINUTES=10 fuzz.sh  so long in all, from a seed of its own; whatever reaches new code stays in target/fuzz/found
#   fuzz.sh grow        puts the least of that which reaches as much into fuzz/corpus
#   fuzz.sh TARGET FILE one input again
set -euo pipefail
source "$(dirname "$0")/common.sh"
need_rust
need_cxx

# libFuzzer guides itself by the code that an input reaches and by what was compared: counters that a stable compiler
# puts in as well. No sanitizer: there is no unsafe code here to watch.
flags="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
  -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares"
host=$(rustc -vV | sed -n 's/^host: //p')
built=target/fuzz/$host/release
# With a target named, build scripts are left alone by the flags.
RUSTFLAGS=$flags cargo build --quiet --release --locked --manifest-path fuzz/Cargo.toml --target-dir target/fuzz \
  --target "$host" --bins
targets=$(cd fuzz/targets && ls ./*.rs | sed 's|^\./||; s|\.rs$||')

# A text that takes ten seconds is a fault as well.
limits=(-timeout=10 -rss_limit_mb=2048 -max_len=8192 -dict=fuzz/words.dict -print_final_stats=1)

case ${1:-} in
  '') ;;
  grow)
    for target in $targets; do
      mkdir -p "target/fuzz/found/$target" "fuzz/corpus/$target"
      least=$(mktemp -d)
      "$built/$target" -merge=1 -max_len=2048 "$least" "fuzz/corpus/$target" "target/fuzz/found/$target" 2>/dev/null
      rm -r "fuzz/corpus/$target"
      mv "$least" "fuzz/corpus/$target"
      chmod 755 "fuzz/corpus/$target"
    done
    du -sh fuzz/corpus
    exit
    ;;
  *) exec "$built/$1" "$2" ;;
esac

# Twice as long where a whole match is played for each input.
slow=' courses imports saves steps '
shares=$(($(wc -w <<<"$targets") + $(wc -w <<<"$slow")))
if [[ -n ${MINUTES:-} ]]; then
  share=$((MINUTES * 60 / shares)) seed=0
else
  share=$((30 / shares)) seed=1
fi
for target in $targets; do
  each=$share
  [[ $slow != *" $target "* ]] || each=$((2 * share))
  found=target/fuzz/found/$target
  # Without time to spare nothing is kept: the next run begins as this one did.
  [[ -n ${MINUTES:-} ]] || found=$(mktemp -d)
  mkdir -p "$found"
  log=target/fuzz/$target.log
  if ! "$built/$target" -seed=$seed -max_total_time=$each "${limits[@]}" -artifact_prefix="target/fuzz/$target-" \
    "$found" "fuzz/corpus/$target" >"$log" 2>&1; then
    grep -E 'panicked at|ERROR: libFuzzer' -A 3 "$log" >&2 || tail -n 20 "$log" >&2
    input=$(sed -n 's/.*Test unit written to \(.*\)/\1/p' "$log" | tail -n 1)
    fail "the law of fuzz/targets/$target.rs is broken; once more with this input: bash scripts/fuzz.sh $target $input"
  fi
  inputs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  printf '%-10s %10s inputs\n' "$target" "$inputs"
done
