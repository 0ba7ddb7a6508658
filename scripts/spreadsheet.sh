#!/usr/bin/env bash
# Has LibreOffice open the table of results as a workbook and write it again, and compares every cell.
# Not a part of `make test`: LibreOffice is too large to install for it.
set -euo pipefail
source "$(dirname "$0")/common.sh"

command -v soffice >/dev/null ||
  fail "LibreOffice is missing: install it (Debian: apt-get install --no-install-recommends libreoffice-calc)."
need_basics
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
example() { cargo run --profile test --locked --no-default-features --quiet --example spreadsheet -- "$@"; }
# Comma, double quotes, UTF-8, and when writing: cells as shown, as few quotes as possible.
csv=44,34,76
office() {
  soffice "-env:UserInstallation=file://$work/profile" --headless "$@" >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; fail "LibreOffice failed"; }
}

example >"$work/results.csv"
office "--infilter=CSV:$csv,1" --convert-to xlsx --outdir "$work" "$work/results.csv"
office --convert-to "csv:Text - txt - csv (StarCalc):$csv,1,,0,false,true" --outdir "$work/back" "$work/results.xlsx"
[[ -s $work/back/results.csv ]] || { cat "$work/log" >&2; fail "LibreOffice wrote no table"; }
say "The table of results through LibreOffice"
example "$work/back/results.csv"
