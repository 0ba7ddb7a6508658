#!/usr/bin/env bash
# Cuts the two open fonts down to the letters of English and French and puts them into public/fonts.
# Run by hand when a character is missing; the results are committed. Needs Python 3 with venv.
set -euo pipefail
source "$(dirname "$0")/common.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-audit --no-fund --prefix "$work" @fontsource/young-serif@5.3.0 @fontsource-variable/nunito-sans@5.3.0
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet fonttools brotli

letters=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+02C6,U+02DC,U+2009,U+2010-2015,U+2018-201E
letters+=,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215

# cut PACKAGE FILE NAME
cut() {
  "$work/venv/bin/pyftsubset" "$work/node_modules/$1/files/$2" --unicodes="$letters" --flavor=woff2 \
    --layout-features=kern,liga,locl,mark,mkmk,ccmp,lnum,tnum --output-file="public/fonts/$3.woff2"
  cp "$work/node_modules/$1/LICENSE" "public/fonts/$3-OFL.txt"
  say "public/fonts/$3.woff2"
}

cut @fontsource/young-serif young-serif-latin-400-normal.woff2 bar-display
cut @fontsource-variable/nunito-sans nunito-sans-latin-wght-normal.woff2 bar-text

# Young Serif has old-style figures, which go below the line. Its lining figures replace the digits here, since the
# shorthand `font` of a style rule resets `font-variant-numeric: lining-nums`.
"$work/venv/bin/python" - public/fonts/bar-display.woff2 <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
features = [record.Feature for record in font['GSUB'].table.FeatureList.FeatureRecord if record.FeatureTag == 'lnum']
lookups = [font['GSUB'].table.LookupList.Lookup[index] for feature in features for index in feature.LookupListIndex]
lining = {old: new for lookup in lookups for table in lookup.SubTable for old, new in table.mapping.items()}
for table in font['cmap'].tables:
    table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}
font.save(sys.argv[1])
PYTHON
