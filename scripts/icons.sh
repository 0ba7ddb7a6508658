#!/usr/bin/env bash
# Draws the PNG icons from public/icons/icon.svg with Chromium. Run by hand after changing the drawing;
# the results are committed, so no build needs this.
set -euo pipefail
source "$(dirname "$0")/common.sh"

svg=$root/public/icons/icon.svg
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The system rounds the corners of this icon itself.
sed 's/ rx="112"//' "$svg" >"$work/square.svg"
# A mask may cut everything but the middle away, so sky and sea extend around the drawing.
sed -e 's/viewBox="0 0 512 512"/viewBox="-48 -48 608 608"/' \
  -e 's/<rect width="512" height="512" rx="112"/<rect x="-48" y="-48" width="608" height="608"/' \
  -e 's/<rect width="512" height="262"/<rect x="-48" y="-48" width="608" height="310"/' \
  -e 's/<rect y="258" width="512" height="254"/<rect x="-48" y="258" width="608" height="302"/' "$svg" >"$work/wide.svg"

# draw NAME SIZE DRAWING
draw() {
  cat >"$work/page.html" <<HTML
<!doctype html><style>html,body{margin:0;overflow:hidden}img{display:block;width:$2px;height:$2px}</style>
<img src="file://$3">
HTML
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
    --user-data-dir="$work/profile" --default-background-color=00000000 --force-device-scale-factor=1 \
    --window-size="$2,$2" --screenshot="$root/public/icons/$1.png" "file://$work/page.html" 2>/dev/null
  say "public/icons/$1.png"
}

draw icon-192 192 "$svg"
draw icon-512 512 "$svg"
draw apple-touch-icon 180 "$work/square.svg"
draw maskable-512 512 "$work/wide.svg"
