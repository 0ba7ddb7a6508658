#!/usr/bin/env bash
# Attacks the rules and the saves: each target of fuzz/ states one law, and libFuzzer mutates the inputs of fuzz/corpus/
# to find one that breaks it.
#
#   fuzz.sh             half a minute in all, from a fixed seed and the corpus alone: a part of `make test`
#   MINUTES=10 fuzz.sh  that long in all, from a random seed; inputs that reach new code stay in target/fuzz/found
#   fuzz.sh grow        puts the smallest set of inputs with the same coverage into fuzz/corpus
#   fuzz.sh TARGET FILE runs one input again
set -euo pipefail
source "$(dirname "$0")/common.sh"
need_rust
need_cxx

# libFuzzer is guided by the code that an input reaches and by comparisons; the stable compiler adds these counters too.
# There is no sanitizer, since there is no unsafe code to watch.
flags="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
  -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares"
host=$(rustc -vV | sed -n 's/^host: //p')
built=target/fuzz/$host/release
# With an explicit target, the flags do not apply to build scripts.
RUSTFLAGS=$flags cargo build --quiet --release --locked --manifest-path fuzz/Cargo.toml --target-dir target/fuzz \
  --target "$host" --bins
targets=$(cd fuzz/targets && ls ./*.rs | sed 's|^\./||; s|\.rs$||')

# An input that takes ten seconds is a fault too.
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

# These targets play a whole match for each input, and get twice the time.
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
  # A short run keeps no inputs: the next one begins from the same corpus.
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
