#!/usr/bin/env bash
# Random matches of every game, with any number of players and all options, each law checked at every step.
# TIMES is the number of matches of each game.
set -euo pipefail
source "$(dirname "$0")/common.sh"

need_basics
say "Random matches: ${TIMES:=100000} of each game"
cargo run --profile bots --locked --no-default-features --quiet --example simulate -- all --matches "$TIMES"
