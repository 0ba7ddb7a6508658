#!/usr/bin/env bash
# Draws the PNG icons from public/icons/icon.svg with Chromium. Run by hand after changing the drawing;
# the results are committed, so no build needs this.
set -euo pipefail
source "$(dirname "$0")/common.sh"

svg=$root/public/icons/icon.svg
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# draw NAME SIZE SCALE BACKGROUND: the drawing at SCALE per cent of a square of SIZE pixels.
draw() {
  # The masks of phones cut round shapes out, so those icons run to the edge and leave the corners square.
  sed 's/ rx="112"//' "$svg" >"$work/square.svg"
  local source=$svg
  [[ $4 == none ]] || source=$work/square.svg
  cat >"$work/page.html" <<HTML
<!doctype html><style>html,body{margin:0;background:${4/none/transparent};overflow:hidden}
img{position:absolute;width:$(($2 * $3 / 100))px;height:$(($2 * $3 / 100))px;left:$(($2 * (100 - $3) / 200))px;top:$(($2 * (100 - $3) / 200))px}</style>
<img src="file://$source">
HTML
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
    --user-data-dir="$work/profile" --default-background-color=00000000 --force-device-scale-factor=1 \
    --window-size="$2,$2" --screenshot="$root/public/icons/$1.png" "file://$work/page.html" 2>/dev/null
  say "public/icons/$1.png"
}

draw icon-192 192 100 none
draw icon-512 512 100 none
draw apple-touch-icon 180 100 '#14233c'
draw maskable-512 512 100 '#14233c'
